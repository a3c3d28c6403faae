"""Phase 4: moves, and the rebels' march."""

from __future__ import annotations

from commands.blocks import Line
from commands.columns import Column, figure, table
from commands.fief.pieces import pieces, who
from commands.history import below_act
from commands.texts.fief import moving as texts
from commands.texts.fief.telling import besides, wasted
from commands.texts.marks import N_
from ledger.rules.fief.forces import points

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.fief import Clock
    from ledger.shapes.fief.movement import Done, Marched, Moved, Stacks, Ways
    from ledger.shapes.fief.shared import Settled


@below_act()
def moved(result: Moved, words: Words, _: object) -> Iterator[Block]:
    """A move in one sentence, and what followed from it."""
    if result.get("guards"):
        yield words.line(texts.GUARDED)
    yield from aftermath(result, words)


@below_act()
def marched(result: Marched, words: Words, _: object) -> Iterator[Block]:
    """The rebels' march, what they destroyed, and what followed from it."""
    for destroyed in result.get("destroyed", ()):
        lost = wasted(words, destroyed)
        yield words.line(texts.DESTROYED, village=destroyed["village"], lost=lost)
    for village in result.get("capitals", ()):
        yield words.line(texts.SET_ASIDE, village=village)
    yield from aftermath(result, words)


@below_act()
def done(result: Done, words: Words, _: object) -> Iterator[Block]:
    """Who has finished, and what this brought about for others."""
    return aftermath(result, words)


def aftermath(result: Settled | Done | Clock, words: Words) -> Iterator[Block]:
    """What changed hands and who is free because others came or went."""
    for change in result.get("taken", ()):
        yield words.line(texts.TAKEN, **change)
    for lord in result.get("freed", ()):
        yield words.line(texts.FREED, lord=lord)


def clock(result: Clock, words: Words) -> list[Block]:
    """What the armies did at the end of a phase or a turn."""
    if not (result.get("captured") or result.get("taken")):
        return []
    return [*map(Line, besides(words, {**result})), *aftermath(result, words)]


def stacks_screen(result: Stacks, words: Words, _: object) -> list[Block]:
    """A line for each player at each place."""
    band = result["rebels"]
    stacks: list[Mapping[str, Any]] = [*result["stacks"]]
    if band:
        stacks.append({**band, "player": words.say("rebels"), "lords": ()})
    if not stacks:
        return [words.line("nobody is on the board")]
    return [table(STACKS, stacks, words)]


def _where(stack: dict[str, Any], words: Words) -> str:
    if stack["entrance_from"] is None:
        return str(stack["village"])
    return words.say(
        "{village}, entrance from {origin}",
        village=stack["village"],
        origin=stack["entrance_from"],
    )


def _counted(stack: dict[str, Any], words: Words) -> str:
    """The points of a stack and the counters that make them up, unless it is hidden."""
    if stack["counters"] is None:
        return words.say("hidden")
    parts = [f"{words.number(stack['points'])} ({pieces(stack['counters'], words)})"]
    for held in (stack.get("guards") or {}).values():
        text = words.say("{points} {points:guard|guards}", points=points(held))
        parts.append(f"{text} ({pieces(held, words)})")
    return ", ".join(parts if stack["counters"] else parts[1:]) or "–"


def _who(stack: dict[str, Any], _: Words) -> str:
    """The lords, with captives in brackets."""
    return ", ".join((*stack["lords"], *(f"({one})" for one in stack["captives"])))


STACKS = (
    Column("where", _where),
    Column("player", "player"),
    Column("lords", _who),
    figure("soldiers", _counted),
)
WAYS = (
    Column("village", "village"),
    figure("roads", "steps"),
    Column("permission", "asks", who),
    Column("remark", "weather", {True: N_("bad weather"), False: ""}),
)


def ways_screen(result: Ways, words: Words, _: object) -> list[Block]:
    """The villages in reach, the nearest first."""
    if not result["roads"]:
        return [words.line(texts.WARNINGS["fief.no_roads"], "hint")]
    if not result["ways"]:
        return [words.line("{lord} cannot move this turn", lord=result["lord"])]
    facts = {"lord": result["lord"], "village": result["at"]}
    return [
        table(WAYS, result["ways"], words, words.say("{lord}, from {village}", **facts))
    ]
