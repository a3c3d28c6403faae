"""The words of a SPEC: "soldiers=8,lords=2,darc" is a force; reports all faults."""

from __future__ import annotations

from ledger.errors import Misuse, Refused
from ledger.journal import Finding
from ledger.naming import Likely
from ledger.rules.fief.war.force import Force, body
from ledger.rules.fief.war.mercenaries import led
from ledger.rules.fief.war.tables import ARCHERS, BOMBARDS, GUARD, MERCENARIES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.fief.war.customs import Customs

MOST = 1000  # points of one side
PLAYERS = 6
# The module of the extension a word belongs to; knights and sergeants have none.
MODULE = {
    "knights": "",
    "sergeants": "",
    "archers": "archers",
    "bombards": "bombards",
    "guard": "guard",
    "guard_knights": "guard",
    "mercenaries": "mercenaries",
}
# How many counters there are of a kind, and the rule behind it.
BOX = {
    "darc": (1, "FIEF-CARD-25"),
    "archers": (ARCHERS["per_player"] * PLAYERS, "TAC-GEN-02"),
    "bombards": (BOMBARDS["per_player"] * PLAYERS, "TAC-GEN-02"),
    "guard": (GUARD["sergeants"], "TAC-GUARD-01"),
    "guard_knights": (GUARD["knights"], "TAC-GUARD-01"),
    "mercenaries": (MERCENARIES["counters"], "TAC-MERC-01"),
}


def forces(attacker: str, defender: str, customs: Customs) -> dict[str, Force]:
    """The two forces of a battle; a refusal has every fault of their SPECs."""
    by_side, faults = {}, []
    for side, spec in (("attacker", attacker), ("defender", defender)):
        force, wrong = read(spec, side, customs)
        faults += wrong or _judged(force, side, customs)
        by_side[side] = force
    faults += [] if faults else _beyond_the_box(by_side)
    if not faults:
        return by_side
    ruled = [fault.rule for fault in faults]
    if all(ruled):
        raise Refused("rule", "fief.spec", rule=ruled[0], findings=faults)
    raise Misuse("usage", "fief.spec", findings=faults)


def read(spec: str, side: str, customs: Customs) -> tuple[Force, list[Finding]]:
    """A force from its words, and their faults."""
    counts: dict[str, int] = {}
    faults = []
    for word in filter(None, (part.strip() for part in spec.split(","))):
        key, equals, amount = (part.strip() for part in word.partition("="))
        facts: tuple[tuple[str, str | int], ...] = (("side", side), ("word", word))
        if key not in Force._fields:
            likely = Likely(key, Force._fields, Force._fields)
            faults.append(Finding("fief.spec_word", key, (*facts, ("near", likely))))
        elif key in counts:
            faults.append(Finding("fief.spec_twice", key, facts))
        elif not equals and key == "darc":
            counts[key] = 1
        elif not (amount.isascii() and amount.isdigit() and len(amount) < 7):
            faults.append(Finding("fief.spec_number", key, facts))
        else:
            counts[key] = int(amount)
            faults += _switched_off(key, facts, customs)
    return Force(**counts), faults


def _switched_off(
    key: str, facts: tuple[tuple[str, str | int], ...], customs: Customs
) -> list[Finding]:
    """Faults: words of the extension where it, or their module, is not played."""
    if key not in MODULE:
        return []
    if not customs.tactics:
        return [Finding("fief.spec_tactics", key, facts)]
    module = MODULE[key]
    if module and not customs.plays(module):
        about = (*facts, ("setting", f"tactics.modules.{module}"))
        return [Finding("fief.spec_module", key, about, rule="TAC-GEN-10")]
    return []


def _judged(force: Force, side: str, customs: Customs) -> list[Finding]:
    """Faults: what no side can have."""
    facts: tuple[tuple[str, str | int], ...] = (("side", side), ("most", MOST))
    faults = []
    if body(force) > MOST:
        faults.append(Finding("fief.spec_most", side, facts))
    if not body(force) and not force.women:
        faults.append(Finding("fief.spec_nobody", side, facts, rule="FIEF-FIGHT-01"))
    if force.royal and customs.plays("guard") and customs.tactic("guard.replaces_base"):
        faults.append(Finding("fief.spec_royal", side, facts, rule="TAC-AMB-16"))
    if force.mercenaries and not led(force, customs):
        faults.append(Finding("fief.spec_unled", side, facts, rule="TAC-MERC-17"))
    if force.darc and customs.later:
        faults.append(Finding("fief.spec_later", side, facts, rule="FIEF-CARD-28"))
    return faults


def _beyond_the_box(sides: dict[str, Force]) -> list[Finding]:
    """Faults: more counters on both sides together than there are."""
    faults = []
    for key, (most, rule) in BOX.items():
        count = sum(getattr(force, key) for force in sides.values())
        if count > most:
            facts = (("count", count), ("most", most))
            faults.append(Finding("fief.spec_box", key, facts, rule=rule))
    return faults
