"""The state of a siege, line by line, for `siege status` and for `status`."""

from __future__ import annotations

from commands.blocks import Line
from commands.columns import Column, count, figure, table
from commands.due import status_lines
from commands.siege.field_screens import machine
from commands.siege.points import POINTS
from commands.texts.siege.reckoning import COUNTED
from commands.texts.siege.words import ITEMS, ROLES, SCENARIOS, SECTIONS, state

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.siege.campaign import Status


def general(side: Mapping[str, Any], words: Words) -> str:
    """The general of a side, and what became of him."""
    parts = [side["general"]] if side["general"] else []
    if side["general_died"]:
        parts.append(words.say("dead, turn {turn:plain}", turn=side["general_died"]))
    if side["broken"]:
        parts.append(words.say("withdrawn, turn {turn:plain}", turn=side["broken"]))
    return ", ".join(parts)


# Columns that are empty for both sides are left out.
SIDES = (
    Column("side", "name", spare=True),
    Column("role", "role", ROLES, spare=True),
    figure("army", "points", count, spare=True),
    figure("score", "score", count, spare=True),
    figure("equipment points left", "left", count, spare=True),
    Column("general", general, spare=True),
)
EQUIPMENT = (
    Column("side", "side"),
    Column("equipment", "item", ITEMS),
    figure("not placed", "bought"),
    figure("placed", "placed"),
    figure("lost", "destroyed"),
)
# The sections if points are not counted.
SECTION = (
    Column("section", "section"),
    Column("kind", "kind", SECTIONS),
    Column("state", state),
)
# Machines that were hit, or that a unit serves.
MACHINES = (
    Column("machine", machine),
    Column("side", "side"),
    figure("hit points left", "left"),
    Column("unit", "unit"),
)


def in_status(result: dict[str, Any], words: Words, blocks: list[Block]) -> list[Block]:
    """The siege, below the clock and any players."""
    above = blocks[: 1 + bool(result["players"])]
    return status_lines(result, words, [*above, *lines(result["siege"], words)])


def lines(siege: Status, words: Words) -> list[Block]:
    """The scenario, both sides, the sections, machines that were hit, breaches."""
    if siege["scenario"] is None:
        return [words.line("No scenario has begun yet")]
    title = words.say(SCENARIOS[siege["scenario"]])
    return [*_lines(siege, title, words), *_progress(siege, words)]


def _lines(siege: Status, title: str, words: Words) -> Iterator[Block]:
    if siege["winner"]:
        yield words.line(
            "{title}: victory for {side}", title=title, side=siege["winner"]
        )
    elif not siege["running"]:
        yield words.line("{title}: nobody has won", title=title)
    else:
        yield Line(title)
    sides = siege["sides"]
    buys = any(side["allowance"] or side["equipment"] for side in sides)
    left = [{**side, "left": side["allowance"] if buys else None} for side in sides]
    yield table(SIDES, left, words)
    bought = [
        {**one, "side": side["name"]} for side in sides for one in side["equipment"]
    ]
    if bought:
        yield table(EQUIPMENT, bought, words)
    if siege["points"]:
        yield table(POINTS, siege["points"], words)
        if siege["stands_counted"]:
            yield words.line(COUNTED[siege["stands_counted"]], "hint")
    elif siege["sections"]:
        yield table(SECTION, siege["sections"], words)
    if siege["machines"]:
        yield table(MACHINES, siege["machines"], words)
    if siege["breaches"]:
        breaches = [
            words.say("{section} (turn {turn:plain})", **one)
            for one in siege["breaches"]
        ]
        yield words.line("breaches: {told}", told=breaches)


def _progress(siege: Status, words: Words) -> Iterator[Block]:
    """The watchtower, who got through, the die for the end."""
    tower, off = siege["watchtower"], siege["off"]
    if tower and tower["unit"]:
        yield words.line(
            "in the watchtower: {unit}, {stands} {stands:stand|stands}, for {held} of {turns} {turns:player turn|player turns}",
            **tower,
        )
    if off and (off["stands"] or off["general"]):
        sentence = words.say(
            "{stands} of the {needed} stands needed are off the table", **off
        )
        if off["general"]:
            sentence = words.say("{told}, and the general", told=sentence)
        yield Line(sentence)
    if siege["roll_needed"]:
        yield words.line(
            "the siege ends after this turn on a roll of {needed}+",
            needed=siege["roll_needed"],
        )
