"""Words of sieges: the sections, and what batters them."""

from __future__ import annotations

from commands.texts.marks import N_
from commands.texts.siege.words import BATTERING, SECTIONS, STATES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from commands.texts import Words
    from ledger.state import State

ACTS: dict[str, str] = {
    "siege section": N_("{section}: {what}"),
    "siege section.new": N_("{section} is put up: {what}"),
    "siege section.destroyed": N_("{section} falls{what}"),
    "siege wall": N_("The fortress is put up: {what}"),
    "siege batter.breach": N_(
        "{unit} {unit:batters|batter} {section}: a breach{losses}"
    ),
    "siege batter.held": N_("{unit} {unit:batters|batter} {section}: it holds{losses}"),
    "siege batter.off": N_(
        "{unit} {unit:batters|batter} {section}: the attempt is off{losses}"
    ),
    "siege oil": N_("Oil or rocks from {section}{what}"),
    "siege clear": N_(
        "{unit} {unit:attacks|attack} {attacked} {attacked:earthwork|earthworks} {side:of}: "
        "{destroyed} destroyed"
    ),
}
REASONS: dict[str, str] = {}
THROWS: dict[str, str] = {}
CHOICES: dict[str, str] = {"battering": N_("how the battering ended")}
OPTIONS: dict[str, str] = BATTERING
THINGS: dict[str, str] = {
    "state": N_("state"),
    "fell": N_("turn of its fall"),
    "attackers": N_("stands of the besiegers"),
    "defenders": N_("stands of the besieged"),
    "oil": N_("oil on it"),
    "capacity": N_("room for stands"),
    "face": N_("face that can be attacked"),
    "battered": N_("turn of its attempt to batter"),
    "stand_hits": N_("hits that cost a stand"),
    "hits": N_("hit points"),
}
REFUSALS: dict[str, str | tuple[str, str]] = {
    "unknown_name.section": (
        N_("no section is called “{name}”"),
        N_("`siege section NAME --kind KIND` puts one up; `siege wall` several"),
    ),
    "name_taken.section": N_("a section is called “{name}” already"),
    "siege.section_kind": N_("“{name}” is no kind of section"),
    "siege.section_state": N_("“{name}” says nothing of a section’s state"),
    "siege.battering": N_("“{name}” is no end of a battering"),
    "siege.new_section": (
        N_("no section is called “{name}”; a new one needs --kind"),
        N_("--kind wall|tower|gate|courtyard"),
    ),
    "siege.section_is": N_("{section} is there already: {section_kind}"),
    "siege.control": (
        N_("“{word}” does not say who is there"),
        N_("stands of the besiegers, a colon, stands of the besieged: 2:3"),
    ),
    "siege.no_tower": (
        N_("{section} is no tower"),
        N_("a gate is one only where the players have agreed on it"),
    ),
    "siege.courtyard": N_("{section} is a courtyard: it cannot be destroyed"),
    "siege.fell": (
        N_("{section} fell in turn {turn:plain}"),
        N_("`siege section NAME --state standing` if it stands after all"),
    ),
    "siege.many_sections": N_("at most {most} sections of a kind at once"),
    "siege.built": (
        N_("the fortress stands already"),
        N_("--walls N, --towers N, --gates N, --courtyards N: so many more"),
    ),
    "siege.no_sections": (
        N_("no section is to be put up"),
        N_("--walls N, --towers N, --gates N, --courtyards N; or none of them"),
    ),
    "siege.not_now": (
        N_("{unit} cannot batter in the opponent’s turn"),
        N_("`phase next` when it is the turn {side:of}"),
    ),
    "siege.battered": (
        N_("{unit} {unit:has|have} battered in turn {turn:plain} already"),
        N_("once in a game turn"),
    ),
    "siege.no_ram": (
        N_("{unit} {unit:has|have} no ram"),
        N_("`siege give UNIT ram`, or portable_ram"),
    ),
    "siege.nothing": N_("there is nothing to batter at {section}"),
    "siege.stopped": (
        N_("{unit} lost a stand or {unit:its|their} ram: the attempt is off"),
        N_("--result off"),
    ),
    "siege.uncovered": (
        N_("a portable ram has no hit points of its own"),
        N_("--hits N: hits on the unit that carries it"),
    ),
    "siege.stand_hits": (
        N_("how many hits cost {name} a stand is not known"),
        N_("`siege unit SIDE NAME --stand-hits N` says it; or --result off"),
    ),
    "siege.no_oil": (
        N_("{section} has no oil and no rocks"),
        N_("`siege place SIDE boiling_oil --on SECTION`"),
    ),
    "siege.oil_flyers": N_(
        "{unit} {unit:flies|fly}: oil cannot be used against {unit:it|them}"
    ),
    "siege.oil_result": N_("{number} is no result: 1 to {most}"),
    "siege.not_infantry": N_(
        "only infantry clears earthworks away, and {unit} {unit:is|are}: {unit_type}"
    ),
    "siege.few_stands": N_(
        "{unit} {unit:has|have} {have} {have:stand|stands}, not {need}"
    ),
    "siege.few_earthworks": (
        N_(
            "{side:subject} {side:has|have} placed {have} {have:earthwork|earthworks}, not {need}"
        ),
        N_("`siege place SIDE earthwork --count N`"),
    ),
    "siege.attacks": (
        N_("“{word}” is not the attacks of stands, 1 to {most} each"),
        N_("3,3 at two sections; 3+3 at one"),
    ),
}
WARNINGS: dict[str, str] = {
    "siege.crowded": N_(
        "{section} has room for {capacity} {capacity:stand|stands}, not for {stands}"
    ),
    "siege.small_tower": N_(
        "{section} counts as a wall section: a tower’s base is at least "
        "{wide} × {deep} mm; unless the players agree otherwise"
    ),
}
FINDINGS: dict[str, str] = {}


def _section(words: Words, facts: dict[str, Any], _: State) -> dict[str, Any]:
    """What a section is, and who is there."""
    told = [words.say(SECTIONS[facts["kind"]])] if facts["new"] else []
    if facts["state"] != "destroyed":
        told.append(words.say(STATES[facts["state"]]))
    there = facts["attackers"], facts["defenders"]
    if any(there):
        told.append(words.say("stands {a}:{b}", a=there[0], b=there[1]))
    if facts["capacity"]:
        told.append(words.say("room for {room}", room=facts["capacity"]))
    if facts["face"]:
        told.append(words.say("face: {face}", face=facts["face"]))
    what = ", ".join(told)
    fell = _which(facts) == "destroyed"
    return {"what": f" ({what})" if fell and what else what}


def _wall(words: Words, facts: dict[str, Any], _: State) -> dict[str, Any]:
    """How many sections of each kind."""
    told = []
    if facts["walls"]:
        told.append(words.say("{n} {n:wall section|wall sections}", n=facts["walls"]))
    if facts["towers"]:
        told.append(words.say("{n} {n:tower|towers}", n=facts["towers"]))
    if facts["gates"]:
        told.append(words.say("{n} {n:gate|gates}", n=facts["gates"]))
    if facts["courtyards"]:
        told.append(words.say("{n} {n:courtyard|courtyards}", n=facts["courtyards"]))
    return {"what": ", ".join(told)}


def _batter(words: Words, facts: dict[str, Any], _: State) -> dict[str, Any]:
    """What the defenders did to the unit and to its ram."""
    told = []
    if facts["lost"]:
        told.append(words.say("{lost} {lost:stand|stands} lost", lost=facts["lost"]))
    if facts["ram_hits"]:
        told.append(
            words.say("hit points left on the ram: {left}", left=facts["hits_left"])
        )
    return {"losses": f" ({', '.join(told)})" if told else ""}


def _oil(words: Words, facts: dict[str, Any], _: State) -> dict[str, Any]:
    """Whom it meets, and what it does."""
    told = []
    if facts["against"]:
        told.append(words.say("against {unit}", unit=facts["against"]))
    if facts["number"]:
        told.append(words.say("result {number}", number=facts["number"]))
    if facts["text"]:
        told.append(str(facts["text"]))
    return {"what": words.colon + ", ".join(told) if told else ""}


def _which(facts: dict[str, Any]) -> str:
    """Whether a section is new, or has fallen."""
    if facts["new"]:
        return "new"
    return "destroyed" if facts["state"] == "destroyed" else ""


# Which of several sentences tells an entry, and what only words can say of its facts.
VARIANTS: dict[str, Callable[[dict[str, Any]], str]] = {
    "siege section": _which,
    "siege batter": lambda facts: str(facts["outcome"]),
}
TOLD: dict[str, Callable[[Words, dict[str, Any], State], dict[str, Any]]] = {
    "siege section": _section,
    "siege wall": _wall,
    "siege batter": _batter,
    "siege oil": _oil,
}
