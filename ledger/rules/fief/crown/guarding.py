"""Royal guards: who gets one, beside whom it stands, and when it goes home.

The base game gives a king twenty points and a queen ten. Where the guard of the Tactical
extension is played, sovereigns instead exchange soldiers beside them for guardsmen, who
become plain soldiers again when they are left without a sovereign.

Guards that are due to a captive wait at the treasurer (FIEF-AMB-129).
"""

from __future__ import annotations

from ledger.effects import Because, Effect, moved
from ledger.rules.fief.crown.guardsmen import revert, swap
from ledger.rules.fief.facts import GUARDS, KING, WAITING
from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import counters, guarded, points, series
from ledger.rules.fief.house import plays, tactic
from ledger.rules.game import warning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.rules.fief.crown.ceremony import Ceremony
    from ledger.state import State
    from ledger.table import Table

GIVEN = {"king": "FIEF-GUARD-01", "queen": "FIEF-GUARD-08"}
HOME = {"king": "FIEF-GUARD-04", "queen": "FIEF-GUARD-10"}


def base_guard(state: State) -> bool:
    """Whether sovereigns have the guard of the base game (TAC-AMB-16)."""
    return not (plays(state, "guard") and tactic(state, "guard.replaces_base"))


def receive(ceremony: Ceremony, table: Table | None, name: str) -> None:
    """Gives an elected king or new queen a guard (FIEF-GUARD-01, -07, -08)."""
    lord = guarded(ceremony.state, name)
    if lord is None:
        return
    guard: dict[str, int] = {}
    if base_guard(ceremony.state):
        guard |= _given(ceremony, name, lord)
    if plays(ceremony.state, "guard"):
        guard |= swap(ceremony, table, name)
    waits = bool(guard) and not lords.is_free(ceremony.state, lord)
    facts = {"lord": lord, "counters": guard, "points": points(guard), "waits": waits}
    ceremony.tell(**{f"{name}_guard": facts})


def _given(ceremony: Ceremony, name: str, lord: str) -> dict[str, int]:
    """All counters of this guard that the treasurer has, free of charge."""
    because = Because(GIVEN[name], lord)
    free = counters(ceremony.state, series(name))
    account = _beside(ceremony.state, name, lord)
    for kind, count in free.items():
        ceremony.do(moved(kind, count, series(name), account, because))
    return free


def _beside(state: State, name: str, lord: str) -> str:
    """The account beside a sovereign; a captive's is at the treasurer's (AMB-129)."""
    return GUARDS[name] if lords.is_free(state, lord) else WAITING[name]


# When a crown passes on -------------------------------------------------------------


def attend(ceremony: Ceremony, name: str) -> None:
    """Sends a guard at once to its new sovereign, wherever that is (AMB-109, -129)."""
    lord = guarded(ceremony.state, name)
    if lord is None:
        return
    here = _beside(ceremony.state, name, lord)
    there = WAITING[name] if here == GUARDS[name] else GUARDS[name]
    due = counters(ceremony.state, there)
    because = Because("FIEF-AMB-129", lord)
    for kind, count in due.items():
        ceremony.do(moved(kind, count, there, here, because))
    if due:
        key = "fief.guard_waits" if here == WAITING[name] else "fief.guard_attends"
        facts = {"lord": lord, "points": points(due)}
        ceremony.warnings.append(warning(key, rule="FIEF-AMB-129", **facts))


def due_to(state: State, lord: str) -> list[Effect]:
    """Puts the guards that waited for a captive beside the freed lord."""
    effects: list[Effect] = []
    for name, account in WAITING.items():
        if guarded(state, name) == lord:
            because = Because("FIEF-AMB-129", lord)
            for kind, count in counters(state, account).items():
                effects += moved(kind, count, account, GUARDS[name], because)
    return effects


def go_home(
    ceremony: Ceremony, name: str, rule: str | None = None, back: str | None = None
) -> None:
    """Sends a guard without a sovereign to the treasurer (FIEF-GUARD-04, -10).

    Guardsmen of the extension become plain soldiers first, so this comes before the
    crown leaves the lord beside whom they stand.
    """
    revert(ceremony, name, back)
    because = Because(rule or HOME[name])
    gone = 0
    for account in (GUARDS[name], WAITING[name]):
        left = counters(ceremony.state, account)
        gone += points(left)
        for kind, count in left.items():
            ceremony.do(moved(kind, count, account, series(name), because))
    if gone:
        ceremony.tell(**{f"{name}_guard_home": gone})


def at_death(ceremony: Ceremony, name: str, *, heir: bool) -> None:
    """What becomes of a guard when its sovereign dies.

    A king's guard passes on if there is a prince, or if a house rule lets the regent
    keep it (FIEF-GUARD-04, -05, AMB-64); guardsmen of the extension do so only if a
    further house rule allows it (TAC-AMB-20).
    """
    if name != KING or not heir:
        go_home(ceremony, name)
    elif not tactic(ceremony.state, "guard.regent_inherits"):
        revert(ceremony, name)


def held_back(state: State) -> list[dict[str, Any]]:
    """The guards that wait for a captive, each with its points."""
    waiting = {name: points(counters(state, heap)) for name, heap in WAITING.items()}
    return [
        {"guard": name, "lord": guarded(state, name), "points": worth}
        for name, worth in waiting.items()
        if worth
    ]
