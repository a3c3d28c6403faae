"""Words of sieges: scenarios that begin and end, and what decides them."""

from __future__ import annotations

from commands.texts.marks import N_
from commands.texts.siege.ending import REFUSALS as ENDING
from commands.texts.siege.reckoning import WHY as SCORED
from commands.texts.siege.words import SCENARIOS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from commands.texts import Words
    from ledger.state import State

ACTS: dict[str, str] = {
    "siege start": N_("{title} begins: {attacker} against {defender}"),
    "siege general": N_("{general} is the general {side:of}"),
    "siege general.dead": N_("{general}, general {side:of}, dies in turn {died:plain}"),
    "siege general.dead_nameless": N_(
        "The general {side:of} dies in turn {died:plain}"
    ),
    "siege break": N_(
        "The break point {side:of} is reached in turn {turn:plain}: the army withdraws"
    ),
    "siege hold": N_("In the watchtower: {unit}, {stands} {stands:stand|stands}"),
    "siege hold.left": N_("No longer in the watchtower: {unit}"),
    "siege off": N_("{stands} {stands:stand has|stands have} left the table so far"),
    "siege off.general": N_(
        "{stands} {stands:stand has|stands have} left the table so far, "
        "and their general"
    ),
    "siege end": N_("{title}: victory {winner:of} ({reason})"),
    "siege end.nobody": N_("{title}: victory of nobody ({reason})"),
}
REASONS: dict[str, str] = {
    "siege start": N_("a scenario begins"),
    "siege end": N_("a scenario ends"),
}
THROWS: dict[str, str] = {
    "siege.first": N_("who has the first turn"),
}
CHOICES: dict[str, str] = {
    "gate": N_("how the gate is treated"),
}
OPTIONS: dict[str, str] = {
    "tower": N_("as a tower"),
    "wall": N_("as a wall section"),
}
THINGS: dict[str, str] = {
    "allowance": N_("points for equipment"),
    "gate_as": N_("how the gate is treated"),
    "first": N_("first turn"),
    "turn_limit": N_("limit of turns"),
    "holding": N_("stands in the watchtower"),
    "held": N_("turns in the watchtower"),
    "off": N_("stands off the table"),
    "general_off": N_("general off the table"),
    "points": N_("points"),
    "spent": N_("points spent"),
    "units": N_("units"),
    "people": N_("people"),
    "general": N_("general"),
    "general_died": N_("turn of the general’s death"),
    "broken": N_("turn of the break point"),
    # Of a scenario that was played.
    "code": N_("scenario"),
    "played": N_("played as number"),
    "role": N_("role"),
    "why": N_("reason"),
    "turns": N_("turns"),
    "attacker": N_("points of the besieger"),
    "defender": N_("points of the besieged"),
}
# Why somebody has won.
WHY: dict[str, str] = {
    **SCORED,
    "held": N_("the watchtower was held long enough"),
    "general": N_("the other general is dead"),
    "broken": N_("the other army has reached its break point"),
    "message": N_("the message is through"),
    "not_out": N_("the message is not through"),
    "agreed": N_("as the table has agreed"),
    "nobody": N_("nothing was decided"),
}
PHASES: dict[str, str] = {
    "attacker": N_("turn of the besiegers"),
    "defender": N_("turn of the besieged"),
}
# What the table must not forget.
DUE: dict[str, str] = {
    "siege.next": N_("next: {siege} (`siege start {number:plain}`)"),
    "siege.end": N_("victory {side:of} ({reason}): `siege end`"),
    "siege.end_open": N_("it is decided ({reason}): `siege end`"),
    "siege.undecided": N_(
        "both armies withdraw in the same turn: `siege end --winner SIDE` says who won"
    ),
    "siege.roll": N_("at the end of this turn a die decides: {needed:plain}+ ends it"),
    "siege.roll_sure": N_("the siege ends with this turn"),
    "siege.last_turn": N_("this is the last turn that was agreed"),
    "siege.holds": N_(
        "still to be held by {unit}: the watchtower, for {left} "
        "{left:turn of a player|turns of players}"
    ),
    "siege.buy": N_("equipment can be bought: {budgets} (`siege buy`)"),
    "siege.place": N_("the next piece is placed by {side} (`siege place`)"),
    "siege.wall": N_("the fortress has no sections yet: `siege wall`"),
}
# What an earlier result changes: played with and without points, and not played yet.
CHANGED: dict[str, str] = {
    "earthworks.open": N_(
        "{title}: if the besiegers win, {points} points for earthworks"
    ),
    "earthworks.none": N_("{title}: no points for earthworks"),
    "earthworks.played": N_(
        "{title}: the besiegers have {points} points for earthworks"
    ),
    "length.open": N_(
        "{title}: if the besieged win, the end may come in turn {turn:plain}"
    ),
    "length.played": N_("{title}: the end may come from turn {turn:plain} on"),
}
REFUSALS: dict[str, str | tuple[str, str]] = {
    **ENDING,
    "siege.scenario": (
        N_("“{name}” is no scenario"),
        N_("known: {near:or}"),
    ),
    "siege.role": N_("“{name}” is neither the besieger nor the besieged"),
    "siege.none": (
        N_("no scenario is being played"),
        N_("`siege start SCENARIO` begins one; `siege campaign` shows which is next"),
    ),
    "siege.running": (
        N_("{siege} is being played"),
        N_("`siege end` ends it"),
    ),
    "siege.played": (
        N_("{siege} has been played in this campaign"),
        N_("`siege campaign` shows which is next; --ruling lets you play it again"),
    ),
    "siege.later": (
        N_("{siege} comes before {next_siege}, which has been played"),
        N_("`siege campaign` shows which is next"),
    ),
    "siege.two_names": (
        N_("both sides are called “{name}”"),
        N_("--attacker and --defender name them"),
    ),
    "siege.lacks_points": (
        N_("the points of the besiegers are not told"),
        N_("--attacker-points N"),
    ),
    "siege.points_are": N_("the besiegers have {points} points here"),
    "siege.points_most": N_("the besieged have {points} points at most here"),
    "siege.gate": (
        N_("a gate is treated as a tower or as a wall section, not as “{name}”"),
        N_("--gate tower, or --gate wall"),
    ),
    "siege.first": N_("the first turn is {side:of}"),
    "siege.no_fortress": (
        N_("there is no fortress in this scenario ({siege}), and no gate"),
        N_("without --gate"),
    ),
    "siege.no_walls": N_("there is no fortress in this scenario ({siege})"),
    "siege.no_turn_limit": (
        N_("no limit of turns is agreed here"),
        N_("`siege end` ends it when something has decided it"),
    ),
}
WARNINGS: dict[str, str] = {
    "siege.gate_is": N_(
        "the gate is treated as a {section_kind}, by the house rule; both players "
        "must know it (--gate)"
    ),
}
FINDINGS: dict[str, str] = {
    "siege.sides": N_("a siege has one side as {army_role}, not {count}"),
    "siege.first_side": N_("neither side has the first turn"),
    "siege.of_no_side": N_("{about} is a unit of no side"),
    "siege.nobodys_turn": N_("it is the turn of neither side"),
    "siege.no_gate": N_("nobody knows how the gate is treated"),
    "siege.word": N_("{about}: {field} cannot be “{value}”"),
    "siege.held_by_nobody": N_("turns in the watchtower are counted for nobody"),
    "siege.position_paid": N_(
        "the pieces {about:of} cost {need} points, and there are {have}"
    ),
    "siege.ended_so": N_(
        "{siege} has ended by this: its end is to be taken back first"
    ),
    "siege.role_of": N_("“{about}” has no part in this scenario"),
    "siege.hits": N_("{piece}: {most} hit points at most, not {hits}"),
}


def _general(facts: dict[str, Any]) -> str:
    if not facts.get("dead"):
        return ""
    return "dead" if facts.get("general") else "dead_nameless"


VARIANTS: dict[str, Callable[[dict[str, Any]], str]] = {
    "siege general": _general,
    "siege hold": lambda facts: "left" if facts.get("left") else "",
    "siege off": lambda facts: "general" if facts.get("general") else "",
    "siege end": lambda facts: "" if facts.get("winner") else "nobody",
}


def _title(words: Words, code: Any) -> str:
    return words.say(SCENARIOS[code]) if code in SCENARIOS else str(code)


def _started(words: Words, facts: dict[str, Any], _state: State) -> dict[str, Any]:
    names = {side["role"]: side["side"] for side in facts["sides"]}
    return {"title": _title(words, facts["scenario"]), **names}


def ended_facts(words: Words, facts: dict[str, Any]) -> dict[str, Any]:
    """The title of a scenario that has ended, and why somebody has won it."""
    return {
        "title": _title(words, facts["scenario"]),
        "reason": words.say(WHY[facts["why"]]),
    }


TOLD: dict[str, Callable[[Words, dict[str, Any], State], dict[str, Any]]] = {
    "siege start": _started,
    "siege end": lambda words, facts, _: ended_facts(words, facts),
}


def die(words: Words, thrown: dict[str, Any]) -> str:
    """The die at the end of a game turn, and what it had to show."""
    return words.say(
        "the die for the end: {face} + {turn:plain} = {total} (the die had to show {needed:plain}+)",
        **{key: thrown[key] for key in ("face", "turn", "total", "needed")},
    )
