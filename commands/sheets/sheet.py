"""The turn sheet as facts: what is left of a turn, with room for all that is typed."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any, NamedTuple

from commands.resources import template
from commands.sheets.cells import cells, help_of
from commands.texts.paper import NEXT
from commands.texts.reference import moments
from ledger.reading.status import status
from ledger.rules import game_named, settings
from ledger.store import rows
from ledger.store.entries import entries

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from commands.texts import Words
    from ledger.state import State
    from ledger.store.book import Book

EACH = "each"  # a part for each phase of a turn
FREE = 12  # rows for whatever the sheet does not name
THINGS = {"players": "player", "heroes": "hero", "sides": "side"}


class SheetContext(NamedTuple):
    """What a sheet is made for.

    Attributes:
        state: how things stand.
        layout: what the sheets of the game hold.
        values: the house rules in force.
        done: the commands that have been given, and stand.
        fought: whether something is in the midst of being fought.
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
        """The context of a campaign as it stands."""
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
        """Whether there is still use for a part, or a line, of the layout."""
        if part.get("until") in self.done or ("open" in part and self.fought):
            return False
        return "where" not in part or self.values[part["where"]] == part["is"]

    def names(self) -> dict[str, list[str]]:
        """The names of each kind of thing that lines may be prepared for."""
        seats = list(map(self.state.name, self.state.seats))
        things = {
            kind: sorted(self.state.named(kind).values()) for kind in ("hero", "side")
        }
        return {"player": seats, **things}


def turn_sheet(book: Book, words: Words) -> dict[str, Any]:
    """The turn that is running: how things stand, and phase by phase what is typed."""
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
    """A command with its cells, and its rows as far as they can be filled already."""
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
    """The parts in order, from the phase that is running on; then the turn ends."""
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
    """The end of a phase, or of the turn."""
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
    """Whether a command has been given, and not been taken back."""
    given = entries(book, "kind = ?", (kind,))
    return any(entry.undone_by is None for entry in given)
