"""Words of sieges: what is bought, given and placed."""

from __future__ import annotations

from commands.texts.marks import N_
from commands.texts.siege.words import ITEMS, TYPES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from commands.texts import Words
    from ledger.state import State

ACTS: dict[str, str] = {
    "siege buy": N_("{side}: {piece} for {cost} points, {left} left"),
    "siege buy.unit": N_("{side}: {piece} {unit:to}, for {cost} points, {left} left"),
    "siege load": N_("{side}: a whole list for {cost} points, {left} left ({bought})"),
    "siege unit": N_("{unit} ({side}): {what}"),
    "siege unit.new": N_("{unit} {unit:takes|take} the field for {side}: {what}"),
    "siege give": N_("{unit} {unit:takes|take}: {piece}"),
    "siege drop": N_("{unit} {unit:leaves|leave} behind: {piece}"),
    "siege place": N_("{side} {side:places|place}: {piece}; {left} still to place"),
    "siege place.on": N_(
        "{side} {side:places|place}: {piece}, on {section}; {left} still to place"
    ),
    "siege hit": N_(
        "{side}: {piece}, {hits} {hits:hit|hits}, {left} {left:hit point|hit points} left"
    ),
    "siege hit.destroyed": N_(
        "{side} {side:loses|lose}: {piece} ({hits} {hits:hit|hits})"
    ),
}
REASONS: dict[str, str] = {}
THROWS: dict[str, str] = {}
CHOICES: dict[str, str] = {
    "machine": N_("which of several machines, by its number"),
}
OPTIONS: dict[str, str] = {}
THINGS: dict[str, str] = {
    **ITEMS,
    "type": N_("type"),
    "stands": N_("stands"),
    "equipment": N_("equipment"),
    "item": N_("piece"),
    "number": N_("piece number"),
}
REFUSALS: dict[str, str | tuple[str, str]] = {
    "siege.item": N_("“{name}” is no siege equipment"),
    "siege.unit": (
        N_("no unit is called “{name}”"),
        N_("`siege unit SIDE NAME --type T --stands N` enters one"),
    ),
    "siege.type": N_("“{name}” is no sort of unit"),
    "name_taken.unit": N_("a unit is called “{name}” already"),
    "siege.lacking": N_("{name} is new, and something is missing: {flags}"),
    "siege.stands": N_("at most {most} stands"),
    "siege.stock": (
        N_("{side:subject} {side:has|have} {have} of these, not {need}: {piece}"),
        N_("`siege buy SIDE ITEM --count N` buys some"),
    ),
    "siege.faults": N_("{count} {count:fault|faults}:"),
    "siege.list_faults": N_("{count} {count:fault|faults} in the list:"),
    "siege.allowance": (
        N_(
            "{side:subject} {side:has|have} {have} points left for equipment, not {need}"
        ),
        N_("{lack} more would be needed; `undo` takes a purchase back"),
    ),
    "siege.many_pieces": N_("at most {most} pieces of one item"),
    "siege.needs": (
        N_("this unit needs {count} of these: {piece}"),
        N_("without --count it gets as many"),
    ),
    "siege.other_unit": N_("{unit} {unit:is|are} on the other side, not with {side}"),
    "siege.no_stands": (
        N_("{unit} {unit:has|have} no stands left"),
        N_("`siege unit SIDE NAME --stands N` says how many it has"),
    ),
    "siege.has_it": N_("{unit} {unit:has|have} this already: {piece}"),
    "siege.has_not": N_("{unit} {unit:has|have} no such thing: {piece}"),
    "siege.no_number": N_("these are not numbered one by one: {piece}"),
    "siege.machine": (
        N_(
            "{side:subject} {side:has|have} no such piece to use: {piece} {number:plain}"
        ),
        N_("there are: {numbers:or}"),
    ),
    "siege.no_machine": (
        N_("{side:subject} {side:has|have} no such piece to use: {piece}"),
        N_("`siege buy SIDE ITEM` buys one; `siege pieces` shows what there is"),
    ),
    "siege.no_hits": N_("this has no hit points to lose: {piece}"),
    "siege.with_unit": (
        N_("this goes with a unit: {piece}"),
        N_("`siege give UNIT ITEM`"),
    ),
    "siege.late": (
        N_(
            "this is placed before the armies, not in the middle of the battle: {piece}"
        ),
        N_("`--ruling` records that the players allow it"),
    ),
    "siege.not_on": N_("only oil is placed on a section, not this: {piece}"),
    "siege.oil_where": (
        N_("oil is for one section"),
        N_("--on SECTION says which"),
    ),
    "siege.no_wall": N_("{section} has no walls from which anything is poured"),
    "siege.one_list": (
        N_("the list has several sides, or none"),
        N_("one side's list at a time"),
    ),
    "siege.many_units": N_("at most {most} units in a list"),
}
WARNINGS: dict[str, str] = {
    "siege.place_turn": N_(
        "the sides place one piece each in turn, and it is for {other} to place"
    ),
    "siege.place_first": N_("{other} {other:places|place} first, and all of it"),
    "siege.place_one": N_("the sides place one piece each in turn: next is {other}"),
    "siege.oil_twice": N_(
        "{section} has oil already, and one marker is enough for the whole game"
    ),
}
FINDINGS: dict[str, str] = {}


def counted(words: Words, item: str, count: int) -> str:
    """Pieces with their number: 3 × ladders."""
    name = words.say(ITEMS[item])
    return f"{words.number(count)} × {name}" if count > 1 else name


def _one(words: Words, facts: dict[str, Any], _: State) -> dict[str, Any]:
    """A piece with its number, or several."""
    said = counted(words, facts["item"], facts.get("count") or 1)
    number = facts.get("number")
    return {"piece": f"{said} {number}" if number else said}


def _list(words: Words, facts: dict[str, Any], _: State) -> dict[str, Any]:
    """All that a list has bought."""
    bought = (counted(words, item, n) for item, n in facts["pieces"].items())
    return {"bought": ", ".join(bought) or "–"}


def _unit(words: Words, facts: dict[str, Any], _: State) -> dict[str, Any]:
    """What a unit is, and what it has."""
    stands = facts["stands"]
    told = [words.say(TYPES[facts["type"]])] if facts["type"] in TYPES else []
    told.append(words.say("{stands} {stands:stand|stands}", stands=stands))
    told += [words.say(ITEMS[item]) for item in facts["equipment"]]
    return {"what": ", ".join(told)}


def _flag(fact: str, more: str) -> Callable[[dict[str, Any]], str]:
    """The sentence that fits where there is a fact."""
    return lambda facts: more if facts.get(fact) else ""


# Which of several sentences tells an entry, and what only words can say of its facts.
VARIANTS: dict[str, Callable[[dict[str, Any]], str]] = {
    "siege buy": _flag("unit", "unit"),
    "siege unit": _flag("new", "new"),
    "siege place": _flag("section", "on"),
    "siege hit": _flag("destroyed", "destroyed"),
}
TOLD: dict[str, Callable[[Words, dict[str, Any], State], dict[str, Any]]] = {
    "siege buy": _one,
    "siege load": _list,
    "siege unit": _unit,
    "siege give": _one,
    "siege drop": _one,
    "siege place": _one,
    "siege hit": _one,
}
