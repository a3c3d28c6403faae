"""Phase 4: moves, and the rebels' march."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from commands import complete, kinds
from commands.app import group
from commands.declare import RULED, Player, argument, command, option
from commands.fief import app
from commands.fief.pieces import pieces
from commands.history import act_screen
from commands.kinds import fief
from commands.show import Cells, Line, Table
from commands.texts.fief import moving as texts
from commands.texts.fief.telling import wasted
from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.forces import points

if TYPE_CHECKING:
    from collections.abc import Iterator

    from commands.show import Block
    from commands.texts import Words

MOVES = (*RULED, "choose")

rebels = group("fief rebels", "The rebels of a peasant revolt.")
app.add_typer(rebels, name="rebels")

Way = Annotated[
    list[str] | None,
    option(
        "--to",
        kind=kinds.names,
        help="The villages of the way, in order.",
        metavar="A,B",
        autocompletion=complete.territories,
    ),
]


def _lord(flag: str, text: str) -> Any:
    """An option that names a lord."""
    return option(
        flag,
        kind=kinds.text,
        help=text,
        metavar="LORD",
        autocompletion=complete.lords,
    )


def _troops(flag: str, text: str) -> Any:
    """An option that tells counters by their value."""
    return option(
        flag,
        kind=fief.troops,
        help=text,
        metavar="v1=3,archer=1",
        autocompletion=complete.troops,
    )


@command(
    app,
    "move",
    use="ledger.acting.fief.moving:move",
    mode="act",
    screen="commands.fief.moving:screen",
    common=MOVES,
)
def move(  # noqa: PLR0913 - each is a word of the command
    player: Player,
    to: Way = None,
    *,
    lord: Annotated[str | None, _lord("--lord", "Who leads.")] = None,
    others: Annotated[
        list[str] | None,
        _lord("--with", "Another lord who goes along; again for more."),
    ] = None,
    troops: Annotated[
        str | None, _troops("--troops", "The soldiers that go along; or all.")
    ] = None,
    prisoners: Annotated[
        list[str] | None, _lord("--prisoner", "A captive whom they take along.")
    ] = None,
    drop: Annotated[
        str | None,
        _troops("--drop", "Soldiers that stay in the first village of the way."),
    ] = None,
    pick: Annotated[
        str | None,
        _troops("--pick", "Soldiers that join in the first village of the way."),
    ] = None,
    hidden: Annotated[
        bool, typer.Option("--hidden", help="Do not tell how many soldiers go.")
    ] = False,
) -> None:
    """Moves lords along the roads, and with them soldiers and captives.

    A way that comes back to its start goes there and back. VILLAGE:v1=2 drops or picks
    up soldiers in another village of the way than the first.

    Choices, with the village behind the dot: passage.VILLAGE (granted or refused, by
    whose counters stand there), exit.VILLAGE (out of a castle or city), refused.VILLAGE
    (back or force), owner.VILLAGE (who takes a village that is left to several),
    title.REGION (which lord carries a captured title).
    """


@command(
    rebels,
    "march",
    use="ledger.acting.fief.moving:march",
    mode="act",
    screen="commands.fief.moving:screen",
    common=MOVES,
)
def march(player: Player, to: Way = None) -> None:
    """Moves the rebels, all together; the player who controls the revolt does.

    They ask nobody for leave: where somebody stands their march ends, and they fight in
    the phase of battles.

    Choices: owner.VILLAGE (who takes a village that is left to several), title.REGION.
    """


@command(
    app,
    "stacks",
    use="ledger.reading.fief.stacks:stacks",
    mode="read",
    screen="commands.fief.moving:stacks_screen",
)
def stacks(
    player: Annotated[
        str | None,
        typer.Argument(
            metavar="PLAYER",
            parser=kinds.text,
            help="Whose stacks lie open; otherwise everybody's.",
            autocompletion=complete.players,
        ),
    ] = None,
    hidden: Annotated[
        bool, typer.Option("--hidden", help="Hide the soldiers of all stacks.")
    ] = False,
) -> None:
    """Who stands where; soldiers stacked to hide their number stay hidden."""


@command(
    app,
    "ways",
    use="ledger.reading.fief.stacks:ways",
    mode="read",
    screen="commands.fief.moving:ways_screen",
)
def ways(
    lord: Annotated[
        str, argument("LORD", kinds.text, "A lord.", autocompletion=complete.lords)
    ],
) -> None:
    """How far a lord may come yet in this turn, and whose leave it takes."""


def screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """The move in one sentence, and what followed from it."""
    return [*act_screen(result, words, answer), *_followed(result, words)]


def _followed(result: dict[str, Any], words: Words) -> Iterator[Block]:
    if result.get("guards"):
        yield Line(words.say(texts.GUARDED))
    for told in result.get("destroyed", ()):
        lost = wasted(words, told)
        yield Line(words.say(texts.DESTROYED, village=told["village"], lost=lost))
    for village in result.get("capitals", ()):
        yield Line(words.say(texts.SET_ASIDE, village=village))
    yield from aftermath(result, words)


def aftermath(result: dict[str, Any], words: Words) -> Iterator[Block]:
    """Who changed hands and who is free because others came or went."""
    for told in result.get("taken", ()):
        yield Line(words.say(texts.TAKEN, **told))
    for lord in result.get("freed", ()):
        yield Line(words.say(texts.FREED, lord=lord))


def stacks_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """A line for each player at each place."""
    heads = (
        words.say("where"),
        words.say("player"),
        words.say("lords"),
        ">" + words.say("soldiers"),
    )
    rows = [
        Cells(
            (
                _where(told, words),
                told["player"],
                ", ".join((*told["lords"], *(f"({c})" for c in told["captives"]))),
                _counted(told, words),
            )
        )
        for told in result["stacks"]
    ]
    band = result["rebels"]
    if band:
        held = ", ".join(f"({captive})" for captive in band["captives"])
        who = words.say("rebels")
        rows.append(Cells((_where(band, words), who, held, _counted(band, words))))
    if not rows:
        return [Line(words.say("nobody stands on the board"))]
    return [Table(heads, tuple(rows))]


def _where(told: dict[str, Any], words: Words) -> str:
    if told["entrance_from"] is None:
        return str(told["village"])
    return words.say(
        "{village}, entrance from {origin}",
        village=told["village"],
        origin=told["entrance_from"],
    )


def _counted(told: dict[str, Any], words: Words) -> str:
    """The points with the counters that make them up; a stack that is hidden."""
    if told["counters"] is None:
        return words.say("hidden")
    said = [f"{words.number(told['points'])} ({pieces(told['counters'], words, ' ')})"]
    for held in (told.get("guards") or {}).values():
        text = words.say("{points} {points:guard|guards}", points=points(held))
        said.append(f"{text} ({pieces(held, words, ' ')})")
    return ", ".join(said if told["counters"] else said[1:]) or "–"


def ways_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The villages in reach, the nearest first."""
    if not result["roads"]:
        return [Line(words.say(texts.WARNINGS["fief.no_roads"]), "hint")]
    if not result["ways"]:
        return [
            Line(words.say("{lord} goes nowhere in this turn", lord=result["lord"]))
        ]
    heads = (
        words.say("village"),
        ">" + words.say("roads"),
        words.say("asks"),
        words.say("remark"),
    )
    rows = tuple(
        Cells(
            (
                told["village"],
                words.number(told["steps"]),
                ", ".join(
                    words.say("rebels") if a == REBELS else a for a in told["asks"]
                ),
                words.say("bad weather") if told["weather"] else "",
            )
        )
        for told in result["ways"]
    )
    title = words.say(
        "{lord}, from {village}", lord=result["lord"], village=result["at"]
    )
    return [Table(heads, rows, title)]
