"""Words for sieges: the sections, and what batters them."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.siege.words import BATTERING, SECTIONS, STATES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.texts import Words
    from commands.texts.telling import Tellers
    from commands.texts.variants import Variants
    from ledger.state import State

ACTS: Texts = {
    "siege section": "{section}: {what}",
    "siege section.new": "{section} is set up: {what}",
    "siege section.destroyed": "{section} falls{what}",
    "siege wall": "The fortress is set up: {what}",
    "siege batter.breach": "{unit} {unit:batters|batter} {section}: a breach{losses}",
    "siege batter.held": "{unit} {unit:batters|batter} {section}: the section holds{losses}",
    "siege batter.off": "{unit} {unit:batters|batter} {section}: the attempt is called off{losses}",
    "siege oil": "Oil or rocks from {section}{what}",
    "siege clear": (
        "{unit} {unit:attacks|attack} {attacked} of {side:’s} earthworks: {destroyed} destroyed"
    ),
}
# Numbers of sections, by kind.
MANY: Texts = {
    "walls": "{n} {n:wall section|wall sections}",
    "towers": "{n} {n:tower|towers}",
    "gates": "{n} {n:gate|gates}",
    "courtyards": "{n} {n:courtyard|courtyards}",
}
CHOICES: Texts = {"battering": "how the battering ended"}
OPTIONS: dict[str, str] = BATTERING
THINGS: Texts = {
    "state": "state",
    "fell": "turn in which the section fell",
    "attackers": "stands of the attacker",
    "defenders": "stands of the defender",
    "oil": "oil on the section",
    "capacity": "room for stands",
    "face": "face that can be attacked",
    "battered": "turn of the battering attempt",
    "stand_hits": "hits that cost a stand",
    "hits": "hit points",
}
REFUSALS: Texts = {
    "unknown_name.section": "no section is called “{name}”",
    "unknown_name.section.hint": "`siege section NAME --kind KIND` sets up a section; `siege wall` sets up several",
    "name_taken.section": "there is already a section called “{name}”",
    "siege.section_kind": "“{name}” is not a kind of section",
    "siege.section_state": "“{name}” is not a state of a section",
    "siege.battering": "“{name}” is not an outcome of battering",
    "siege.new_section": "no section is called “{name}”; a new one needs --kind",
    "siege.new_section.hint": "--kind wall|tower|gate|courtyard",
    "siege.section_is": "{section} already exists: {section_kind}",
    "siege.control": "“{word}” does not say who is there",
    "siege.control.hint": "stands of the attacker, a colon, stands of the defender: 2:3",
    "siege.no_tower": "{section} is not a tower",
    "siege.no_tower.hint": "a gate counts as a tower only if the players have agreed to this",
    "siege.courtyard": "{section} is a courtyard: it cannot be destroyed",
    "siege.fell": "{section} fell in turn {turn:plain}",
    "siege.fell.hint": "`siege section NAME --state standing` if the section is standing after all",
    "siege.many_sections": "at most {most} sections of one kind at once",
    "siege.built": "the fortress is already set up",
    "siege.built.hint": "--walls N, --towers N, --gates N, --courtyards N add that many sections",
    "siege.no_sections": "there is no section to set up",
    "siege.no_sections.hint": "--walls N, --towers N, --gates N, --courtyards N; or none of these options",
    "siege.not_now": "{unit} cannot batter in the opponent’s turn",
    "siege.not_now.hint": "type `phase next` once it is {side:’s} turn",
    "siege.battered": "{unit} {unit:has|have} already battered in turn {turn:plain}",
    "siege.battered.hint": "a unit may batter only once per game turn",
    "siege.no_ram": "{unit} {unit:has|have} no ram",
    "siege.no_ram.hint": "`siege give UNIT ram`, or `siege give UNIT 'portable ram'`",
    "siege.nothing": "{section}: there is nothing to batter",
    "siege.stopped": "{unit} lost a stand or {unit:its|their} ram: the attempt is called off",
    "siege.stopped.hint": "--result off",
    "siege.uncovered": "a portable ram has no hit points of its own",
    "siege.uncovered.hint": "--hits N: hits on the unit that carries it",
    "siege.stand_hits": "it is not known how many hits cost {name} a stand",
    "siege.stand_hits.hint": "`siege unit SIDE NAME --stand-hits N` gives this number; alternatively, --result off",
    "siege.no_oil": "{section} has no oil and no rocks",
    "siege.no_oil.hint": "`siege place SIDE oil --on SECTION`",
    "siege.oil_flyers": "{unit} {unit:flies|fly}: oil cannot be used against {unit:it|them}",
    "siege.oil_result": "{number} is not a result: 1 to {most}",
    "siege.not_infantry": "{unit}: only infantry may clear away earthworks, not {unit_type}",
    "siege.few_stands": "{unit} {unit:has|have} {have} {have:stand|stands}, not {need}",
    "siege.few_earthworks": "{side:subject} {side:has|have} placed {have} {have:earthwork|earthworks}, not {need}",
    "siege.few_earthworks.hint": "`siege place SIDE earthwork --count N`",
    "siege.attacks": "“{word}” does not give the attacks of the stands, 1 to {most} each",
    "siege.attacks.hint": "3,3 on two sections; 3+3 on one",
}
WARNINGS: Texts = {
    "siege.crowded": "{section} has room for {capacity} {capacity:stand|stands}, not for {stands}",
    "siege.small_tower": (
        "unless the players agree otherwise, {section} counts as a wall section: a tower’s base must be at least {wide} × {deep} mm"
    ),
}


def _section(words: Words, facts: dict[str, Any], _: State) -> dict[str, Any]:
    """The details of a section, and who is there."""
    parts = [words.say(SECTIONS[facts["kind"]])] if facts["new"] else []
    if facts["state"] != "destroyed":
        parts.append(words.say(STATES[facts["state"]]))
    there = facts["attackers"], facts["defenders"]
    if any(there):
        parts.append(words.say("stands {a}:{b}", a=there[0], b=there[1]))
    if facts["capacity"]:
        parts.append(words.say("room for {room}", room=facts["capacity"]))
    if facts["face"]:
        parts.append(words.say("face: {face}", face=facts["face"]))
    what = ", ".join(parts)
    fell = _which(facts) == "destroyed"
    return {"what": f" ({what})" if fell and what else what}


def _wall(words: Words, facts: dict[str, Any], _: State) -> dict[str, Any]:
    """The number of sections of each kind."""
    kinds = (
        words.say(text, n=facts[kind]) for kind, text in MANY.items() if facts[kind]
    )
    return {"what": ", ".join(kinds)}


def _batter(words: Words, facts: dict[str, Any], _: State) -> dict[str, Any]:
    """What the defenders did to the unit and to its ram."""
    losses = []
    if facts["lost"]:
        losses.append(words.say("{lost} {lost:stand|stands} lost", lost=facts["lost"]))
    if facts["ram_hits"]:
        losses.append(
            words.say("hit points left on the ram: {left}", left=facts["hits_left"])
        )
    return {"losses": f" ({', '.join(losses)})" if losses else ""}


def _oil(words: Words, facts: dict[str, Any], _: State) -> dict[str, Any]:
    """Whom the oil hits, and its effect."""
    parts = []
    if facts["against"]:
        parts.append(words.say("against {unit}", unit=facts["against"]))
    if facts["number"]:
        parts.append(words.say("result {number}", number=facts["number"]))
    if facts["text"]:
        parts.append(str(facts["text"]))
    return {"what": words.colon + ", ".join(parts) if parts else ""}


def _which(facts: Mapping[str, Any]) -> str:
    """The variant for a section: whether it is new, or has fallen."""
    if facts["new"]:
        return "new"
    return "destroyed" if facts["state"] == "destroyed" else ""


# The variants of sentences for entries, and the facts that need words.
VARIANTS: Variants = {
    "siege section": _which,
    "siege batter": lambda facts: str(facts["outcome"]),
}
TOLD: Tellers = {
    "siege section": _section,
    "siege wall": _wall,
    "siege batter": _batter,
    "siege oil": _oil,
}
