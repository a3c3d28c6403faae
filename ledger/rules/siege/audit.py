"""Faults that a siege may have besides those of all games."""

from __future__ import annotations

from ledger.journal import Finding
from ledger.rules.common.audit import unknown_words
from ledger.rules.siege import watchtower
from ledger.rules.siege.campaign import MESSAGE
from ledger.rules.siege.facts import TYPES
from ledger.rules.siege.points import died, points
from ledger.rules.siege.scenarios import (
    ROLES,
    SCENARIOS,
    of_role,
    order,
    other,
    records,
    role,
    value,
)
from ledger.rules.siege.sections import KINDS, STATES
from ledger.rules.siege.tables import ITEMS
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.state import State

# The facts that hold a word of the rules, by kind and field.
WORDS: dict[tuple[str, str], tuple[str, ...]] = {
    ("campaign", "scenario"): tuple(SCENARIOS),
    ("campaign", "gate_as"): ("tower", "wall"),
    ("side", "role"): ROLES,
    ("unit", "type"): TYPES,
    ("section", "kind"): KINDS,
    ("section", "state"): STATES,
    ("scenario", "code"): tuple(SCENARIOS),
    ("scenario", "role"): ROLES,
    ("machine", "item"): tuple(ITEMS),
}


def audit(state: State) -> list[Finding]:
    """Faults: too many or missing sides, unknown words, impossible hits."""
    parts = (_sides, _clock, _words, _holder, _machines, _end)
    return [finding for part in parts for finding in part(state)]


def _sides(state: State) -> Iterator[Finding]:
    """Checks that a scenario has one side of each role, and that one goes first."""
    code = state.text(CAMPAIGN, "scenario")
    for wanted in ROLES:
        sides = [one for one in state.subjects("side") if role(state, one) == wanted]
        if len(sides) > 1 or (code is not None and not sides):
            facts = (("army_role", wanted), ("count", len(sides)))
            yield Finding("siege.sides", CAMPAIGN, facts, rule="SIEGE-GEN-04")
    for unit in state.subjects("unit"):
        if state.get(unit, "side") is None:
            yield Finding("siege.of_no_side", unit)


def _clock(state: State) -> Iterator[Finding]:
    """Checks that a first turn, a current side and the kind of gate are set."""
    code = state.text(CAMPAIGN, "scenario")
    if code not in SCENARIOS:
        return
    phases = order(state)
    if not phases:
        yield Finding("siege.first_side", CAMPAIGN, rule="SIEGE-LEN-03")
    elif state.phase not in phases:
        yield Finding("siege.nobodys_turn", CAMPAIGN, rule="SIEGE-AMB-33")
    if value(code, "siege_rules") and state.get(CAMPAIGN, "gate_as") is None:
        yield Finding("siege.no_gate", CAMPAIGN, rule="SIEGE-WALL-03")


def _words(state: State) -> Iterator[Finding]:
    return unknown_words(state, WORDS, "siege.word")


def _holder(state: State) -> Iterator[Finding]:
    """Checks that turns are counted only while somebody is in the watchtower."""
    if state.get(CAMPAIGN, "held") and not state.get(CAMPAIGN, "holder"):
        yield Finding("siege.held_by_nobody", CAMPAIGN, rule="SIEGE-SCN1-10")


def _machines(state: State) -> Iterator[Finding]:
    """Checks that a machine has no more hits than the lists give it."""
    for subject, facts in state.facts.items():
        item = facts.get("item")
        if not subject.startswith("machine:") or item not in ITEMS:
            continue
        most = ITEMS[item].get("hits", 0)
        hits = state.number(subject, "hits")
        if hits > most:
            facts_told = (("piece", str(item)), ("hits", hits), ("most", most))
            yield Finding("siege.hits", subject, facts_told, rule="SIEGE-LIST-15")


def _end(state: State) -> Iterator[Finding]:
    """Checks that the reasons for a scenario's end stay until the next one begins.

    Otherwise an entry before the end could be taken back by itself, and the record
    would name a dead general who is alive.
    """
    code, last = state.text(CAMPAIGN, "scenario"), records(state)[-1:]
    if not (state.get(CAMPAIGN, "ended") and code in SCENARIOS and last):
        return
    if state.text(last[0], "code") != code:
        return
    if not (_is_so(state, code, last[0]) and _adds_up(state, code, last[0])):
        facts = (("siege", code),)
        yield Finding("siege.ended_so", last[0], facts, rule="SIEGE-GEN-04")


def _is_so(state: State, code: str, record: str) -> bool:
    """Whether what a record names as the decision is still there."""
    why, loser = state.text(record, "why"), other(state.text(record, "role") or "")
    side = of_role(state, loser) or ""
    dead = died(state)
    if why in ("general", "general_early"):
        return bool(dead.get(loser))
    if why == "both_generals":
        return all(dead.values())
    if why == "broken":
        return bool(state.get(side, "broken"))
    if why == "held":
        return watchtower.is_held(state, code)
    if why == MESSAGE:
        out = state.number(CAMPAIGN, "off") >= value(code, "stands_off")
        return out and bool(state.get(CAMPAIGN, "general_off"))
    return True


def _adds_up(state: State, code: str, record: str) -> bool:
    """Whether the sections bring the points of the record."""
    if not (value(code, "score") and state.subjects("section")):
        return True
    score = points(state)
    return all(score[wanted] == state.number(record, wanted) for wanted in ROLES)
