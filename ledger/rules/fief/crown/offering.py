"""What may be done about the throne, for `fief can` and a phase's reminders."""

from __future__ import annotations

from ledger.rules.fief.crown.crowning import consecrators, enough, waits
from ledger.rules.fief.crown.guardsmen import late_faults, most
from ledger.rules.fief.crown.legacies import unsettled
from ledger.rules.fief.crown.voting import (
    PHASE,
    ballot_faults,
    candidates,
    entitled,
    is_vacant,
)
from ledger.rules.fief.facts import GUARDS
from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import counters, guarded
from ledger.rules.fief.house import plays, tactic
from ledger.rules.fief.may import Lack, May
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.errors import Refused
    from ledger.state import State


def possible(state: State, player: str) -> Iterator[May]:
    """Votes for each candidate, the coronation, and who could consecrate."""
    if is_vacant(state):
        yield from _votes(state, player)
    elected = waits(state)
    if elected:
        everybody = consecrators(state)
        few: list[Lack | Refused] = [one for one in (unsettled(state),) if one]
        if not enough(state, everybody):
            few.append(Lack("clergy", "FIEF-CROWN-01"))
        may = May(PHASE, "crown", "FIEF-CROWN-01", None, elected, missing=tuple(few))
        yield may._replace(by=tuple(everybody))
    own = tuple(consecrators(state, player))
    if own and is_vacant(state):
        alone = enough(state, own)
        rule = "FIEF-CROWN-02" if alone else "FIEF-CROWN-03"
        yield May(PHASE, "consecrate", rule, None, elected, by=own)
    yield from _guards(state, player)


def _votes(state: State, player: str) -> Iterator[May]:
    """One line for each lord who may be elected (FIEF-VOTE-02, -05)."""
    voters = tuple(entitled(state, player))
    lacking: list[Lack | Refused] = [*ballot_faults(state)]
    if not lacking and not voters:
        lacking = [Lack("voter", "FIEF-VOTE-04")]
    for lord in candidates(state):
        may = May(PHASE, "elect", "FIEF-VOTE-05", None, lord, by=voters)
        most_votes = 0 if lacking else len(voters)
        yield may._replace(most=most_votes, missing=tuple(lacking))


def _guards(state: State, player: str) -> Iterator[May]:
    """Guardsmen whom a sovereign may take later, where a house rule allows it."""
    if not (plays(state, "guard") and tactic(state, "guard.late_swap")):
        return
    for name in GUARDS:
        lord = guarded(state, name)
        if lord is None or lords.owner(state, lord) != player:
            continue
        room = sum(most(state, name).values())
        faults = tuple(late_faults(state, name, lord))
        if room or faults:
            may = May(None, "guard", "TAC-AMB-18", None, lord, missing=faults)
            yield may._replace(most=0 if faults else room)


# What the table must not forget ---------------------------------------------------------


def due_in_talks(state: State) -> Iterator[dict[str, Any]]:
    """Reminders that a vacant throne may be filled, and an elected lord crowned."""
    elected = waits(state)
    if elected:
        yield {"code": "coronation", "rule": "FIEF-VOTE-10", "lord": elected}
    elif is_vacant(state) and state.get(CAMPAIGN, "ballot") != state.turn:
        eligible = candidates(state)
        yield {"code": "election", "rule": "FIEF-VOTE-01", "candidates": eligible}


def due_on_the_way(state: State) -> Iterator[dict[str, Any]]:
    """Reminders that royal guards stay beside sovereigns (FIEF-GUARD-02, -09)."""
    for name, account in GUARDS.items():
        lord = guarded(state, name)
        if lord and counters(state, account):
            rule = "FIEF-GUARD-02" if name == "king" else "FIEF-GUARD-09"
            yield {"code": "guards", "rule": rule, "lord": lord, "guard": name}
