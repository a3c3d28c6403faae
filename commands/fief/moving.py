"""Phase 4: moves, and the rebels' march."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Line, Table
from commands.fief.pieces import pieces
from commands.history import act_screen
from commands.texts.fief import moving as texts
from commands.texts.fief.telling import wasted
from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.forces import points

if TYPE_CHECKING:
    from collections.abc import Iterator

    from commands.blocks import Block
    from commands.texts import Words


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
