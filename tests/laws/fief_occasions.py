"""Acts that could come next at a court of Fief, and the one that does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ledger.rules.fief.board.places import regions
from ledger.rules.fief.crown.crowning import waits
from ledger.rules.fief.crown.legacies import pending
from ledger.rules.fief.crown.prince import faults as prince_faults
from ledger.rules.fief.crown.prince import phase as prince_phase
from ledger.rules.fief.crown.voting import candidates, entitled
from ledger.rules.fief.families import lords
from ledger.rules.fief.house import tactic, variant
from ledger.rules.fief.movement.rebels import fight_due
from ledger.rules.fief.turn.order import playing
from ledger.rules.fief.variants import sales
from ledger.state import CAMPAIGN
from tests.laws.fief_courtiers import ACTS, couples, escape, guests, held, met

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random  # noqa: TID251 - given by the test, and seeded

    from ledger.state import State

FEW = 6  # number of lords on the table at which no more are killed


def _due(state: State) -> Iterator[str]:
    """Acts that are possible now, the most usual most often."""
    if len(lords.every(state)) > FEW:
        yield "fief die"
    if sales.due(state):
        yield from ("fief seat",) * 8
    if held(state):
        yield "fief ransom"
        yield from ("fief sell",) * (2 if variant(state, "surrender") else 0)
    late = variant(state, "tactics") and tactic(state, "guard.late_swap")
    if late and lords.office(state, "king"):
        yield "fief guard"
    if fight_due(state):
        yield from ("fief battle",) * 9
    if state.phase == prince_phase(state) and not any(prince_faults(state)):
        yield from ("fief prince",) * 8
    for kind, many in IN_PHASE.get(state.phase or "", _quiet)(state).items():
        yield from (kind,) * many


def _quiet(_: State) -> dict[str, int]:
    return {}


def _cards(_: State) -> dict[str, int]:
    return {"fief card play": 8, "fief deal": 1}


def _purchases(state: State) -> dict[str, int]:
    founds = len(state.subjects("title")) < len(regions(state))
    return {"fief bestow": 1, "fief buy": 1, "fief found": int(founds)}


def _movement(state: State) -> dict[str, int]:
    return {"fief move": 4, "fief captive": min(2, len(guests(state)))}


def _combat(state: State) -> dict[str, int]:
    return {"fief battle": len(met(state))}


def _negotiations(state: State) -> dict[str, int]:
    """Inheritances first; then weddings, a ballot, and this turn's coronation."""
    if pending(state):
        return {"fief inherit": 4}
    voters = sum(len(entitled(state, player)) for player in playing(state))
    ballot = state.number(CAMPAIGN, "ballot") == state.turn
    vacant = lords.office(state, "king") is None and not ballot
    elects = vacant and voters > 2 and bool(candidates(state))
    return {
        "fief marry": min(3, len(couples(state))),
        "fief elect": 4 if elects else 0,
        "fief crown": 6 if waits(state) else 0,
    }


IN_PHASE = {
    "cards": _cards,
    "purchases": _purchases,
    "movement": _movement,
    "combat": _combat,
    "negotiations": _negotiations,
}


def drawn(state: State, chance: Random) -> tuple[str, dict[str, Any]]:
    """The next act: one that is possible, the clock, or any act at all."""
    luck = chance.random()
    if luck < 0.08:
        kind = "phase"
    elif luck < 0.085:
        kind = "turn"
    elif luck < 0.94:
        kind = chance.choice([*_due(state)] or ["phase"])
    else:
        kind = chance.choice([*ACTS])
    if kind == "fief card play" and held(state) and chance.random() < 0.2:
        return kind, escape(state, chance)
    return kind, ACTS[kind](state, chance)
