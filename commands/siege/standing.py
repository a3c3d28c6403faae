"""How a siege stands, line by line: for `siege status` and for `status`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.show import Cells, Line, Table
from commands.siege.campaign_screens import count, points_table
from commands.texts.siege.reckoning import COUNTED
from commands.texts.siege.words import ITEMS, ROLES, SCENARIOS, SECTIONS, STATES

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words


def lines(siege: dict[str, Any], words: Words) -> list[Block]:
    """The scenario, both sides, the sections, machines that were hit, breaches."""
    if siege["scenario"] is None:
        return [Line(words.say("No scenario has begun yet."))]
    title = words.say(SCENARIOS[siege["scenario"]])
    if siege["winner"]:
        title = words.say(
            "{title}: victory {side:of}", title=title, side=siege["winner"]
        )
    elif not siege["running"]:
        title = words.say("{title}: nobody has won", title=title)
    blocks: list[Block] = [Line(title), _sides(siege, words), *_equipment(siege, words)]
    if siege["points"]:
        blocks.append(points_table(siege["points"], words))
        counted = words.say(COUNTED[siege["stands_counted"]])
        blocks.append(Line(counted, "hint"))
    elif siege["sections"]:
        blocks.append(_sections(siege, words))
    blocks += _machines(siege, words)
    if siege["breaches"]:
        told = [
            words.say("{section} (turn {turn:plain})", **one)
            for one in siege["breaches"]
        ]
        blocks.append(Line(words.say("breaches: {told}", told=told)))
    return [*blocks, *_progress(siege, words)]


def _sides(siege: dict[str, Any], words: Words) -> Table:
    """Both sides; a column that says nothing of either is left out."""
    sides = siege["sides"]
    buys = any(side["allowance"] or side["equipment"] for side in sides)
    columns = [
        (words.say("side"), [side["name"] for side in sides]),
        (words.say("role"), [words.say(ROLES[side["role"]]) for side in sides]),
        (">" + words.say("army"), [count(side["points"], words) for side in sides]),
        (">" + words.say("score"), [count(side["score"], words) for side in sides]),
        (
            ">" + words.say("equipment left"),
            [words.number(side["allowance"]) if buys else "" for side in sides],
        ),
        (words.say("general"), [_general(side, words) for side in sides]),
    ]
    shown = [column for column in columns if any(column[1])]
    rows = zip(*(cells for _, cells in shown), strict=True)
    return Table(tuple(head for head, _ in shown), tuple(Cells(row) for row in rows))


def _general(side: dict[str, Any], words: Words) -> str:
    told = [side["general"]] if side["general"] else []
    if side["general_died"]:
        told.append(words.say("dead, turn {turn:plain}", turn=side["general_died"]))
    if side["broken"]:
        told.append(words.say("withdrawn, turn {turn:plain}", turn=side["broken"]))
    return ", ".join(told)


def _equipment(siege: dict[str, Any], words: Words) -> list[Block]:
    rows = tuple(
        Cells(
            (
                side["name"],
                words.say(ITEMS[one["item"]]),
                words.number(one["bought"]),
                words.number(one["placed"]),
                words.number(one["destroyed"]),
            )
        )
        for side in siege["sides"]
        for one in side["equipment"]
    )
    heads = (
        words.say("side"),
        words.say("equipment"),
        ">" + words.say("not placed"),
        ">" + words.say("placed"),
        ">" + words.say("lost"),
    )
    return [Table(heads, rows)] if rows else []


def _sections(siege: dict[str, Any], words: Words) -> Table:
    """The sections where nobody counts points."""
    heads = (words.say("section"), words.say("kind"), words.say("state"))
    rows = tuple(
        Cells(
            (
                one["section"],
                words.say(SECTIONS[one["kind"]]),
                words.say(STATES[one["state"]]),
            )
        )
        for one in siege["sections"]
    )
    return Table(heads, rows)


def _machines(siege: dict[str, Any], words: Words) -> list[Block]:
    """Machines that were hit, or that a unit serves."""
    rows = tuple(
        Cells(
            (
                f"{words.say(ITEMS[one['item']])} {one['number']}",
                one["side"],
                words.number(one["left"]),
                one["unit"] or "",
            )
        )
        for one in siege["machines"]
    )
    heads = (
        words.say("machine"),
        words.say("side"),
        ">" + words.say("hit points left"),
        words.say("unit"),
    )
    return [Table(heads, rows)] if rows else []


def _progress(siege: dict[str, Any], words: Words) -> list[Block]:
    """The watchtower, who got through, the die for the end."""
    found: list[Block] = []
    tower, off = siege["watchtower"], siege["off"]
    if tower and tower["unit"]:
        text = words.say(
            "in the watchtower: {unit}, {stands} {stands:stand|stands}, for {held} of "
            "{turns} turns of players",
            **{key: tower[key] for key in ("unit", "stands", "held", "turns")},
        )
        found.append(Line(text))
    if off and (off["stands"] or off["general"]):
        text = words.say(
            "{stands} of {needed} stands are off the table",
            stands=off["stands"],
            needed=off["needed"],
        )
        if off["general"]:
            text = words.say("{told}, and the general", told=text)
        found.append(Line(text))
    if siege["roll_needed"]:
        text = words.say(
            "the die that ends the siege after this turn: {needed:plain}+",
            needed=siege["roll_needed"],
        )
        found.append(Line(text))
    return found
