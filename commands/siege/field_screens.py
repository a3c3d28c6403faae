"""The screens of equipment and of the fortress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.history import act_screen
from commands.show import Cells, Line, Table
from commands.texts.siege.words import ITEMS, ROLES, SECTIONS, STATES, TYPES

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words


def placed_screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """What was placed, and who places next."""
    blocks = act_screen(result, words, answer)
    if result.get("next") and answer.written:
        text = words.say("next to place: {side}", side=result["next"])
        blocks.append(Line(text, "hint"))
    return blocks


def battered_screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """How the battering ended, and how far the unit may advance through a breach."""
    blocks = act_screen(result, words, answer)
    if result.get("advance_cm"):
        text = words.say(
            "{unit} may leave the ram and advance through the breach, {cm} cm at most",
            unit=result["unit"],
            cm=result["advance_cm"],
        )
        blocks.append(Line(text, "hint"))
    return blocks


def cleared_screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """Each section that was attacked, with its dice."""
    blocks = act_screen(result, words, answer)
    for line in result.get("lines", ()):
        told = (
            words.say("The earthworks are destroyed")
            if line["destroyed"]
            else words.say("The earthworks stand")
        )
        faces = " ".join(map(str, line["faces"]))
        blocks.append(Line(f"{faces}{words.colon}{told}", "hint"))
    return blocks


def pieces_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """What each side has bought, placed and lost; its machines, its units."""
    blocks: list[Block] = []
    for side in result["sides"]:
        blocks += _side(side, words)
    if result["next"]:
        text = words.say("next to place: {side}", side=result["next"])
        blocks.append(Line(text, "hint"))
    return blocks or [Line(words.say("No scenario has begun."))]


def _side(side: dict[str, Any], words: Words) -> list[Block]:
    role = words.say(ROLES[side["role"]]) if side["role"] else ""
    left = words.say("{left} {left:point|points} left", left=side["left"])
    parts = ", ".join(part for part in (role, left) if part)
    blocks: list[Block] = [Line(f"{side['side']}{words.colon}{parts}", "heading")]
    tables = (_pieces(side, words), _machines(side, words), _units(side, words))
    return [*blocks, *(table for table in tables if table.rows)]


def _pieces(side: dict[str, Any], words: Words) -> Table:
    rows = tuple(
        Cells(
            (
                words.say(ITEMS[piece["item"]]),
                *(words.number(piece[key]) for key in ("held", "placed", "destroyed")),
            )
        )
        for piece in side["pieces"]
    )
    places = (words.say("not placed"), words.say("placed"), words.say("lost"))
    return Table((words.say("equipment"), *(">" + place for place in places)), rows)


def _machines(side: dict[str, Any], words: Words) -> Table:
    rows = tuple(
        Cells(
            (
                f"{words.say(ITEMS[machine['item']])} {machine['number']}",
                _hits(machine["hits"], words),
                machine["armour"],
                machine["unit"] or "",
            )
        )
        for machine in side["machines"]
    )
    heads = (words.say("machine"), ">" + words.say("hit points left"))
    return Table((*heads, words.say("armour"), words.say("unit")), rows)


def _hits(left: int, words: Words) -> str:
    return words.number(left) if left else words.say("out of use")


def _units(side: dict[str, Any], words: Words) -> Table:
    rows = tuple(
        Cells(
            (
                unit["name"],
                words.say(TYPES[unit["type"]]) if unit["type"] in TYPES else "",
                words.number(unit["stands"]),
                ", ".join(words.say(ITEMS[item]) for item in unit["equipment"]),
            )
        )
        for unit in side["units"]
    )
    heads = (words.say("unit"), words.say("type"), ">" + words.say("stands"))
    return Table((*heads, words.say("equipment")), rows)


def sections_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The sections, who is there, and when those fell that have fallen."""
    if not result["sections"]:
        return [Line(words.say("No section has been put up: `siege wall`."))]
    rows = tuple(
        Cells(
            (
                section["section"],
                words.say(SECTIONS[section["kind"]]),
                _state(section, words),
                f"{section['attackers']}:{section['defenders']}",
                _more(section, words),
            )
        )
        for section in result["sections"]
    )
    heads = (words.say("section"), words.say("kind"), words.say("state"))
    told = words.say(
        "stands: of the besiegers before the colon, of the besieged behind"
    )
    table = Table((*heads, ">" + words.say("stands"), ""), rows)
    return [table, Line(told, "hint")]


def _state(section: dict[str, Any], words: Words) -> str:
    if section["fell"]:
        return words.say("fell in turn {turn:plain}", turn=section["fell"])
    return words.say(STATES[section["state"]])


def _more(section: dict[str, Any], words: Words) -> str:
    """The room in a tower, the side by which it can be attacked, the oil."""
    told = []
    if section["capacity"]:
        told.append(words.say("room for {room}", room=section["capacity"]))
    if section["face"]:
        told.append(words.say("face: {face}", face=section["face"]))
    if section["oil"]:
        told.append(words.say("{n} × oil", n=section["oil"]))
    return ", ".join(told)
