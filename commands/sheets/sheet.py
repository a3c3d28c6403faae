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


class Desk(NamedTuple):
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
    def at(cls, book: Book, words: Words) -> Desk:
        """The desk of a campaign as it stands."""
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
        desk = Desk.at(book, words)
        standing = status(book, full=True)
    parts = [part for part in _parts(desk) if part["lines"]]
    return {
        "turn": desk.state.turn,
        "game": desk.state.game,
        "standing": standing,
        "parts": parts,
        "free": FREE,
    }


def line_of(desk: Desk, line: Mapping[str, Any]) -> dict[str, Any]:
    """A command with its cells, and its rows as far as they can be filled already."""
    names, many = desk.names(), line.get("rows", 1)
    command = line["command"]
    row = cells(command, line.get("with", ()), names, desk.words.lang)
    filled = [""] * many if isinstance(many, int) else names[THINGS[many]]
    blank = [""] * max(len(row) - 1, 0)
    return {
        "command": command,
        "does": help_of(command, desk.words.lang).does,
        "cells": [{**cell._asdict(), "head": cell.head} for cell in row],
        "rows": [[first, *blank][: len(row)] for first in filled],
    }


def _parts(desk: Desk) -> Iterator[dict[str, Any]]:
    """The parts in order, from the phase that is running on; then the turn ends."""
    phases = game_named(desk.state.game).phases(desk.state)
    now = phases.index(desk.state.phase) if desk.state.phase in phases else 0
    for part in filter(desk.wants, desk.layout["part"]):
        if "moment" in part:
            moment = moments(desk.state.game)[part["moment"]]
            yield _part(desk, part, part["moment"], desk.words.say(moment))
        elif part["phase"] == EACH:
            for phase in phases[now:]:
                yield _part(desk, part, phase, desk.words.phase(phase), phases)
            if not phases:
                part_made = _part(desk, part, None, desk.words.say("the turn"))
                steps = desk.layout.get("steps", ())
                part_made["lines"] += [_clock(desk, step) for step in steps]
                yield part_made
        elif part["phase"] in phases[now:]:
            phase = part["phase"]
            yield _part(desk, part, phase, desk.words.phase(phase), phases)
    if not phases and desk.layout.get("ends", True):
        title = desk.words.say("end of the turn")
        yield {"phase": None, "title": title, "lines": [_clock(desk, "turn")]}


def _part(
    desk: Desk,
    part: Mapping[str, Any],
    phase: str | None,
    title: str,
    phases: Sequence[str] = (),
) -> dict[str, Any]:
    lines = [line_of(desk, line) for line in filter(desk.wants, part["lines"])]
    if phase in phases:
        lines.append(_clock(desk, "turn" if phase == phases[-1] else "phase"))
    return {"phase": phase, "title": title, "lines": lines}


def _clock(desk: Desk, command: str) -> dict[str, Any]:
    """The end of a phase, or of the turn."""
    line = line_of(desk, {"command": command, "with": desk.layout["clock"]})
    step, *more = line["cells"]
    does = desk.words.say(NEXT[command])
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
