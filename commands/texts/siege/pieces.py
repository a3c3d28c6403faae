"""Words for sieges: what is bought, given and placed."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.siege.words import ITEMS, TYPES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.texts import Words
    from commands.texts.telling import Tellers
    from commands.texts.variants import Variants
    from ledger.state import State

ACTS: Texts = {
    "siege buy": "{side}: {piece} for {cost} {cost:point|points}, {left} left",
    "siege buy.unit": "{side}: {piece} for {unit} at {cost} {cost:point|points}, {left} left",
    "siege load": "{side}: a complete list for {cost} {cost:point|points}, {left} left ({bought})",
    "siege unit": "{unit} ({side}): {what}",
    "siege unit.new": "{unit} {unit:takes|take} the field for {side}: {what}",
    "siege give": "{unit} {unit:takes|take}: {piece}",
    "siege drop": "{unit} {unit:leaves|leave} behind: {piece}",
    "siege place": "{side} {side:places|place}: {piece}; {left} still to place",
    "siege place.on": "{side} {side:places|place}: {piece}, on {section}; {left} still to place",
    "siege hit": "{side}: {piece}, {hits} {hits:hit|hits}, {left} {left:hit point|hit points} left",
    "siege hit.destroyed": "{side} {side:loses|lose}: {piece} ({hits} {hits:hit|hits})",
}
CHOICES: Texts = {
    "machine": "which of several machines, by its number",
}
THINGS: Texts = {
    **ITEMS,
    "type": "type",
    "stands": "stands",
    "equipment": "equipment",
    "item": "piece",
    "number": "piece number",
}
REFUSALS: Texts = {
    "siege.item": "“{name}” is not siege equipment",
    "siege.unit": "no unit is called “{name}”",
    "siege.unit.hint": "`siege unit SIDE NAME --type T --stands N` adds a unit",
    "siege.type": "“{name}” is not a type of unit",
    "name_taken.unit": "there is already a unit called “{name}”",
    "siege.lacking": "{name} is new; still missing: {flags}",
    "siege.stands": "at most {most} stands",
    "siege.stock": "{side:subject} {side:has|have} only {have} of these, not {need}: {piece}",
    "siege.stock.hint": "`siege buy SIDE ITEM --count N` buys more of an item",
    "siege.faults": "{count} {count:error|errors}:",
    "siege.list_faults": "{count} {count:error|errors} in the list:",
    "siege.allowance": "{side:subject} {side:has|have} {have} {have:point|points} left for equipment, not {need}",
    "siege.allowance.hint": "{lack} more {lack:is|are} needed; `undo` takes a purchase back",
    "siege.many_pieces": "at most {most} of the same item",
    "siege.needs": "this unit needs {count} of these: {piece}",
    "siege.needs.hint": "without --count the unit gets the number it needs",
    "siege.other_unit": "{unit} {unit:belongs|belong} to the other side, not {side:to}",
    "siege.no_stands": "{unit} {unit:has|have} no stands left",
    "siege.no_stands.hint": "`siege unit SIDE NAME --stands N` says how many the unit has",
    "siege.has_it": "{unit} already {unit:has|have} this: {piece}",
    "siege.has_not": "{unit} {unit:does|do} not have this: {piece}",
    "siege.no_number": "these are not numbered: {piece}",
    "siege.machine": "{side:subject} {side:has|have} no usable piece with this number: {piece} {number:plain}",
    "siege.machine.hint": "choose {numbers:or}",
    "siege.no_machine": "{side:subject} {side:has|have} none of these to use: {piece}",
    "siege.no_machine.hint": "`siege buy SIDE ITEM` buys a piece; `siege pieces` shows what there is",
    "siege.no_hits": "this has no hit points to lose: {piece}",
    "siege.with_unit": "this must be given to a unit: {piece}",
    "siege.with_unit.hint": "`siege give UNIT ITEM`",
    "siege.late": "this must be placed before the armies are, not in the middle of the battle: {piece}",
    "siege.late.hint": "`--ruling` records that the players allow an exception",
    "siege.not_on": "only oil may be placed on a section, not this: {piece}",
    "siege.oil_where": "oil must be placed on a section",
    "siege.oil_where.hint": "--on SECTION names the section",
    "siege.no_wall": "{section} has no walls to pour anything from",
    "siege.one_list": "the list must be for one side, not for several or none",
    "siege.one_list.hint": "give one side’s list at a time",
    "siege.many_units": "at most {most} units in a list",
}
WARNINGS: Texts = {
    "siege.place_turn": "the sides place one piece each in turn, and {other} {other:is|are} next",
    "siege.place_first": "{other} must place everything first",
    "siege.place_one": "the sides place one piece each in turn: {other} {other:is|are} next",
    "siege.oil_twice": "{section} already has oil, and one marker is enough for the whole game",
}


def counted(words: Words, item: str, count: int) -> str:
    """Pieces with their number: 3 × ladders."""
    name = words.say(ITEMS[item])
    return f"{words.number(count)} × {name}" if count > 1 else name


def _one(words: Words, facts: dict[str, Any], _: State) -> dict[str, Any]:
    """A piece with its number, or several."""
    piece = counted(words, facts["item"], facts.get("count") or 1)
    number = facts.get("number")
    return {"piece": f"{piece} {number}" if number else piece}


def _list(words: Words, facts: dict[str, Any], _: State) -> dict[str, Any]:
    """Everything bought with a list."""
    bought = (counted(words, item, n) for item, n in facts["pieces"].items())
    return {"bought": ", ".join(bought) or "–"}


def _unit(words: Words, facts: dict[str, Any], _: State) -> dict[str, Any]:
    """The type and equipment of a unit."""
    stands = facts["stands"]
    parts = [words.say(TYPES[facts["type"]])] if facts["type"] in TYPES else []
    parts.append(words.say("{stands} {stands:stand|stands}", stands=stands))
    parts += [words.say(ITEMS[item]) for item in facts["equipment"]]
    return {"what": ", ".join(parts)}


# The variants of sentences for entries, and the facts that need words.
VARIANTS: Variants = {
    "siege buy": (("unit", "unit"),),
    "siege unit": (("new", "new"),),
    "siege place": (("section", "on"),),
    "siege hit": (("destroyed", "destroyed"),),
}
TOLD: Tellers = {
    "siege buy": _one,
    "siege load": _list,
    "siege unit": _unit,
    "siege give": _one,
    "siege drop": _one,
    "siege place": _one,
    "siege hit": _one,
}
