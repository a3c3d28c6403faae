"""The screens of equipment and of the fortress."""

from __future__ import annotations

from commands.blocks import Line
from commands.columns import Column, figure, table
from commands.history import act_screen, below_act
from commands.texts.marks import N_
from commands.texts.siege.reckoning import ENDED
from commands.texts.siege.words import ITEMS, ROLES, SECTIONS, TYPES, state

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.acting.answer import Answer
    from ledger.shapes.siege.field import Battered, Cleared, Sections
    from ledger.shapes.siege.pieces import Pieces, Placed, Side


def placed_screen(result: Placed, words: Words, answer: Answer) -> list[Block]:
    """What was placed, and who places next."""
    blocks = act_screen(result, words, answer)
    if result.get("next") and answer.written:
        blocks.append(words.line(NEXT, "hint", side=result["next"]))
    return blocks


@below_act("advance_cm")
def battered_screen(result: Battered, words: Words, _: object) -> Iterator[Block]:
    """How the battering ended, and how far the unit may advance through a breach."""
    if result["advance_cm"]:
        yield words.line(
            "{unit} may leave the ram and advance through the breach, up to {cm} cm",
            "hint",
            unit=result["unit"],
            cm=result["advance_cm"],
        )


@below_act("lines")
def cleared_screen(result: Cleared, words: Words, _: object) -> Iterator[Block]:
    """The result for each section that was attacked, with its dice."""
    for line in result["lines"]:
        faces = " ".join(map(str, line["faces"]))
        yield Line(f"{faces}{words.colon}{words.say(ENDED[line['destroyed']])}", "hint")


# Pieces -------------------------------------------------------------------------------


def machine(one: dict[str, Any], words: Words) -> str:
    """A machine by its kind and number."""
    return f"{words.say(ITEMS[one['item']])} {one['number']}"


def _hits(left: int, words: Words) -> str:
    return words.number(left) if left else words.say("out of use")


def _items(items: list[str], words: Words) -> str:
    return ", ".join(words.say(ITEMS[item]) for item in items)


NEXT = N_("next side to place a piece: {side}")
PIECES = {
    "pieces": (
        Column("equipment", "item", ITEMS),
        figure("not placed", "held"),
        figure("placed", "placed"),
        figure("lost", "destroyed"),
    ),
    "machines": (
        Column("machine", machine),
        figure("hit points left", "hits", _hits),
        Column("armour", "armour"),
        Column("unit", "unit"),
    ),
    "units": (
        Column("unit", "name"),
        Column("type", "type", lambda kind, words: words.say(TYPES.get(kind, ""))),
        figure("stands", "stands"),
        Column("equipment", "equipment", _items),
    ),
}


def pieces_screen(result: Pieces, words: Words, _: object) -> list[Block]:
    """What each side has bought, placed and lost; its machines, its units."""
    blocks: list[Block] = []
    for side in result["sides"]:
        blocks += _side(side, words)
    if result["next"]:
        blocks.append(words.line(NEXT, "hint", side=result["next"]))
    return blocks or [words.line("No scenario has begun")]


def _side(side: Side, words: Words) -> Iterator[Block]:
    role = words.say(ROLES[side["role"]])
    left = words.say("{left} {left:point|points} left", left=side["left"])
    parts = f"{role}, {left}"
    yield Line(f"{side['side']}{words.colon}{parts}", "heading")
    facts: Mapping[str, Any] = side
    for key, columns in PIECES.items():
        if facts[key]:
            yield table(columns, facts[key], words)


# Sections -----------------------------------------------------------------------------


def _state(section: dict[str, Any], words: Words) -> str:
    if section["fell"]:
        return words.say("fell in turn {turn:plain}", turn=section["fell"])
    return state(section, words)


def _more(section: dict[str, Any], words: Words) -> str:
    """The room in a tower, the face that can be attacked, and the oil."""
    parts = []
    if section["capacity"]:
        parts.append(words.say("room for {room}", room=section["capacity"]))
    if section["face"]:
        parts.append(words.say("face: {face}", face=section["face"]))
    if section["oil"]:
        parts.append(words.say("{n} × oil", n=section["oil"]))
    return ", ".join(parts)


SECTION = (
    Column("section", "section"),
    Column("kind", "kind", SECTIONS),
    Column("state", _state),
    figure("stands", lambda one, _: f"{one['attackers']}:{one['defenders']}"),
    Column("", _more),
)


def sections_screen(result: Sections, words: Words, _: object) -> list[Block]:
    """The sections, who is in them, and when any of them fell."""
    if not result["sections"]:
        return [words.line("No section has been set up: `siege wall`")]
    footer = words.line(
        "stands: the attacker’s before the colon, the defender’s after it", "hint"
    )
    return [table(SECTION, result["sections"], words), footer]
