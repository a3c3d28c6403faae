"""Words for sieges: scenarios that begin and end, and what decides them."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.siege.ending import REFUSALS as ENDING
from commands.texts.siege.reckoning import WHY as SCORED
from commands.texts.siege.words import SCENARIOS
from commands.texts.variants import ELSE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.texts import Words
    from commands.texts.telling import Tellers
    from commands.texts.variants import Variants
    from ledger.state import State

ACTS: Texts = {
    "siege start": "{title} begins: {attacker} against {defender}",
    "siege general": "{general} is {side:’s} general",
    "siege general.dead": "{general}, {side:’s} general, dies in turn {died:plain}",
    "siege general.dead_nameless": "{side:subject’s} general dies in turn {died:plain}",
    "siege break": "{side:subject’s} break point is reached in turn {turn:plain}: the army withdraws",
    "siege hold": "In the watchtower: {unit}, {stands} {stands:stand|stands}",
    "siege hold.left": "No longer in the watchtower: {unit}",
    "siege off": "{stands} {stands:stand has|stands have} left the table so far",
    "siege off.general": (
        "{stands} {stands:stand has|stands have} left the table so far, and so has the general"
    ),
    "siege end": "{title}: {winner:the} {winner:wins|win} ({reason})",
    "siege end.nobody": "{title}: nobody has won ({reason})",
}
REASONS: Texts = {
    "siege start": "a scenario begins",
    "siege end": "a scenario ends",
}
THROWS: Texts = {
    "siege.first": "who has the first turn",
}
CHOICES: Texts = {
    "gate": "how the gate is treated",
}
OPTIONS: Texts = {
    "tower": "as a tower",
    "wall": "as a wall section",
}
THINGS: Texts = {
    "allowance": "points for equipment",
    "gate_as": "how the gate is treated",
    "first": "first turn",
    "turn_limit": "turn limit",
    "holding": "stands in the watchtower",
    "held": "turns in the watchtower",
    "off": "stands that have left the table",
    "general_off": "whether the general has left the table",
    "points": "points",
    "spent": "points spent",
    "units": "units",
    "people": "people",
    "general": "general",
    "general_died": "turn of the general’s death",
    "broken": "turn of the break point",
    # For a scenario that was played.
    "code": "scenario",
    "played": "order of play",
    "role": "role",
    "why": "reason",
    "turns": "turns",
    "attacker": "attacker’s points",
    "defender": "defender’s points",
}
# Reasons for a victory.
WHY: Texts = {
    **SCORED,
    "held": "the watchtower was held long enough",
    "general": "the other general is dead",
    "broken": "the other army has reached its break point",
    "message": "the message has got through",
    "not_out": "the message has not got through",
    "agreed": "as agreed at the table",
    "nobody": "nothing was decided",
}
PHASES: Texts = {
    "attacker": "attacker’s turn",
    "defender": "defender’s turn",
}
# What the table must not forget.
DUE: Texts = {
    "siege.next": "next: {siege}",
    "siege.end": "{side:the} {side:wins|win} ({reason})",
    "siege.end_open": "the scenario is decided ({reason})",
    "siege.undecided": "both armies withdraw in the same turn: it is for the players to say who won",
    "siege.roll": "at the end of this turn a die decides: {needed}+ ends the siege",
    "siege.roll_sure": "the siege ends with this turn",
    "siege.last_turn": "this is the last turn agreed",
    "siege.holds": (
        "{unit} must hold the watchtower for {left} more {left:player turn|player turns}"
    ),
    "siege.buy": "points for equipment: {budgets}",
    "siege.place": "{side} {side:places|place} the next piece",
    "siege.wall": "the fortress has no sections yet",
}
# Changes by an earlier result: with points, without, and not played yet.
CHANGED: Texts = {
    "earthworks.open": "{title}: if the attacker wins, {points} {points:point|points} for earthworks",
    "earthworks.none": "{title}: no points for earthworks",
    "earthworks.played": "{title}: the attacker has {points} {points:point|points} for earthworks",
    "length.open": "{title}: if the defender wins, the end may come as early as turn {turn:plain}",
    "length.played": "{title}: the end may come from turn {turn:plain} on",
}
REFUSALS: Texts = {
    **ENDING,
    "siege.scenario": "“{name}” is not a scenario",
    "siege.scenario.hint": "choose {near:or}",
    "siege.role": "“{name}” is neither the attacker nor the defender",
    "siege.none": "no scenario is being played",
    "siege.none.hint": "`siege start SCENARIO` begins a scenario; `siege campaign` shows which one is next",
    "siege.running": "{siege} is being played",
    "siege.running.hint": "`siege end` ends the scenario",
    "siege.played": "{siege} has already been played in this campaign",
    "siege.played.hint": "`siege campaign` shows which scenario is next; --ruling lets you play this one again",
    "siege.later": "{siege} comes before {next_siege}, which has already been played",
    "siege.later.hint": "`siege campaign` shows which scenario is next",
    "siege.two_names": "the two sides cannot both be called “{name}”",
    "siege.two_names.hint": "give the sides different names with --attacker and --defender",
    "siege.lacks_points": "the attacker’s points are missing",
    "siege.lacks_points.hint": "--attacker-points N",
    "siege.points_are": "the attacker must have {points} {points:point|points} in this scenario",
    "siege.points_most": "the defender may have at most {points} {points:point|points} in this scenario",
    "siege.gate": "a gate may be treated as a tower or as a wall section, but not as “{name}”",
    "siege.first": "the first turn must go {side:to}",
    "siege.no_fortress": "there is no fortress in this scenario ({siege}), so there is no gate",
    "siege.no_fortress.hint": "leave out --gate",
    "siege.no_walls": "there is no fortress in this scenario ({siege})",
    "siege.no_turn_limit": "this scenario may not have a turn limit",
    "siege.no_turn_limit.hint": "`siege end` ends the scenario once it is decided",
}
WARNINGS: Texts = {
    "siege.gate_is": (
        "by the house rule, the gate is treated as a {section_kind}; both players must know this (--gate)"
    ),
}
FINDINGS: Texts = {
    "siege.sides": "{army_role:the} must be one side, not {count}",
    "siege.first_side": "one of the sides must have the first turn",
    "siege.of_no_side": "{about} must belong to a side",
    "siege.nobodys_turn": "it must be one side’s turn",
    "siege.no_gate": "say how the gate is to be treated",
    "siege.word": "{about}: {field} cannot be “{value}”",
    "siege.held_by_nobody": "turns in the watchtower cannot be counted when nobody is there",
    "siege.position_paid": "{about:the’s} pieces cost {need} points, but only {have} {have:is|are} available",
    "siege.ended_so": "this is what ended {siege}: undo the end of the scenario first",
    "siege.role_of": "“{about}” has no part in this scenario",
    "siege.hits": "{piece}: {most} hit points at most, not {hits}",
}


VARIANTS: Variants = {
    "siege general": lambda facts: _general(facts) if facts.get("dead") else "",
    "siege hold": (("left", "left"),),
    "siege off": (("general", "general"),),
    "siege end": (("winner", ""), (ELSE, "nobody")),
}


def _general(facts: Mapping[str, Any]) -> str:
    return "dead" if facts.get("general") else "dead_nameless"


def _title(words: Words, code: object) -> str:
    return words.say(SCENARIOS[code]) if code in SCENARIOS else str(code)


def _started(words: Words, facts: dict[str, Any], _state: State) -> dict[str, Any]:
    names = {side["role"]: side["side"] for side in facts["sides"]}
    return {"title": _title(words, facts["scenario"]), **names}


def ended_facts(words: Words, facts: Mapping[str, Any]) -> dict[str, Any]:
    """The title of a scenario that has ended, and the reason for the result."""
    return {
        "title": _title(words, facts["scenario"]),
        "reason": words.say(WHY[facts["why"]]),
    }


TOLD: Tellers = {
    "siege start": _started,
    "siege end": lambda words, facts, _: ended_facts(words, facts),
}


def die(words: Words, thrown: dict[str, Any]) -> str:
    """The die at the end of a game turn, and what was needed."""
    return words.say(
        "the die for the end: {face} + {turn:plain} = {total} ({needed}+ was needed on the die)",
        **{key: thrown[key] for key in ("face", "turn", "total", "needed")},
    )
