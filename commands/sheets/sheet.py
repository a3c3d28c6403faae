"""The turn sheet as facts: the rest of a turn, with room for what will be typed."""

from __future__ import annotations

import tomllib

from commands.resources import template
from commands.sheets.cells import cells, help_of
from commands.texts.paper import NEXT
from commands.texts.reference import moments
from ledger.reading.status import status
from ledger.record import NamedTuple
from ledger.rules import game_named, settings
from ledger.store import rows
from ledger.store.entries import entries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from commands.texts import Words
    from ledger.state import State
    from ledger.store.book import Book

EACH = "each"  # a part for each phase of a turn
FREE = 12  # rows for anything that the sheet does not name
THINGS = {"players": "player", "heroes": "hero", "sides": "side"}


class SheetContext(NamedTuple):
    """What a sheet is made for.

    Attributes:
        state: the present state of the campaign.
        layout: the layout of the game's sheets.
        values: the house rules in force.
        done: the commands that were given and not undone.
        fought: whether a fight is under way.
        words: the language.
    """

    state: State
    layout: Mapping[str, Any]
    values: Mapping[str, Any]
    done: frozenset[str]
    fought: bool
    words: Words

    @classmethod
    def at(cls, book: Book, words: Words) -> SheetContext:
        """The context for the present state of a campaign."""
        state = rows.state_of(book)
        with open(template("paper", f"{state.game}.toml"), "rb") as file:
            layout = tomllib.load(file)
        until = {part["until"] for part in _layers(layout) if "until" in part}
        done = frozenset(kind for kind in until if _given(book, kind))
        values = settings.in_force(state)
        return cls(
            state, layout, values, done, game_named(state.game).under_way(state), words
        )

    def wants(self, part: Mapping[str, Any]) -> bool:
        """Whether a part or a line of the layout is still of use."""
        if part.get("until") in self.done or ("open" in part and self.fought):
            return False
        return "where" not in part or self.values[part["where"]] == part["is"]

    def names(self) -> dict[str, list[str]]:
        """The names of each kind of thing for which there may be prepared lines."""
        seats = list(map(self.state.name, self.state.seats))
        things = {
            kind: sorted(self.state.named(kind).values()) for kind in ("hero", "side")
        }
        return {"player": seats, **things}


def turn_sheet(book: Book, words: Words) -> dict[str, Any]:
    """The current turn: the state, and phase by phase the commands to come."""
    with book.reading():
        context = SheetContext.at(book, words)
        standing = status(book, full=True)
    parts = [part for part in _parts(context) if part["lines"]]
    return {
        "turn": context.state.turn,
        "game": context.state.game,
        "standing": standing,
        "parts": parts,
        "free": FREE,
    }


def line_of(context: SheetContext, line: Mapping[str, Any]) -> dict[str, Any]:
    """A command with its cells, and its rows, filled as far as possible."""
    names, many = context.names(), line.get("rows", 1)
    command = line["command"]
    row = cells(command, line.get("with", ()), names, context.words.lang)
    filled = [""] * many if isinstance(many, int) else names[THINGS[many]]
    blank = [""] * max(len(row) - 1, 0)
    return {
        "command": command,
        "does": help_of(command, context.words.lang).does,
        "cells": [{**cell._asdict(), "head": cell.head} for cell in row],
        "rows": [[first, *blank][: len(row)] for first in filled],
    }


def _parts(context: SheetContext) -> Iterator[dict[str, Any]]:
    """The parts in order, from the current phase to the end of the turn."""
    phases = game_named(context.state.game).phases(context.state)
    now = phases.index(context.state.phase) if context.state.phase in phases else 0
    for part in filter(context.wants, context.layout["part"]):
        if "moment" in part:
            moment = moments(context.state.game)[part["moment"]]
            yield _part(context, part, part["moment"], context.words.say(moment))
        elif part["phase"] == EACH:
            for phase in phases[now:]:
                yield _part(context, part, phase, context.words.phase(phase), phases)
            if not phases:
                part_made = _part(context, part, None, context.words.say("the turn"))
                steps = context.layout.get("steps", ())
                part_made["lines"] += [_clock(context, step) for step in steps]
                yield part_made
        elif part["phase"] in phases[now:]:
            phase = part["phase"]
            yield _part(context, part, phase, context.words.phase(phase), phases)
    if not phases and context.layout.get("ends", True):
        title = context.words.say("end of the turn")
        yield {"phase": None, "title": title, "lines": [_clock(context, "turn")]}


def _part(
    context: SheetContext,
    part: Mapping[str, Any],
    phase: str | None,
    title: str,
    phases: Sequence[str] = (),
) -> dict[str, Any]:
    lines = [line_of(context, line) for line in filter(context.wants, part["lines"])]
    if phase in phases:
        lines.append(_clock(context, "turn" if phase == phases[-1] else "phase"))
    return {"phase": phase, "title": title, "lines": lines}


def _clock(context: SheetContext, command: str) -> dict[str, Any]:
    """The line that ends a phase or the turn."""
    line = line_of(context, {"command": command, "with": context.layout["clock"]})
    step, *more = line["cells"]
    does = context.words.say(NEXT[command])
    rows = [row[1:] for row in line["rows"]]
    return {
        "command": f"{command} {step['label']}",
        "does": does,
        "cells": more,
        "rows": rows,
    }


def _layers(layout: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    for part in (*layout["part"], *layout["roll"]):
        yield part
        yield from part.get("lines", ())


def _given(book: Book, kind: str) -> bool:
    """Whether a command has been given and not been undone."""
    given = entries(book, "kind = ?", (kind,))
    return any(entry.undone_by is None for entry in given)
