"""The battles that a player may fight, for `fief can`: due ones come first."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.rules.fief.board.places import entrances, villages
from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.forces import present, villages_with
from ledger.rules.fief.may import May
from ledger.rules.fief.movement.rebels import band_at, fight_due
from ledger.rules.fief.war import assaults
from ledger.rules.fief.war.situation import situated
from ledger.state import CAMPAIGN
from ledger.table import Table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ledger.state import State

PHASE = "combat"


def due(state: State, player: str) -> Iterator[May]:
    """Battles that must be fought: with rebels, and by those who forced a way."""
    owed = fight_due(state)
    leads = state.get(CAMPAIGN, "revolt") == player
    if owed and (leads or player in owed[1]):
        rule = "FIEF-REVOLT-06" if state.phase == "cards" else "FIEF-AMB-69"
        may = May(state.phase, "battle", rule, None, owed[0])
        yield may._replace(attackers=(REBELS,), defenders=tuple(owed[1]))
    for one in assaults.due(state):
        for own, others in _sides(one):
            if player in own:
                may = May(PHASE, "battle", assaults.RULE, None, one.village)
                missing = _faults(state, one.village, one.players, one.defenders)
                yield may._replace(
                    against=others,
                    attackers=one.players,
                    defenders=one.defenders,
                    missing=missing,
                )


def possible(state: State, player: str) -> Iterator[May]:
    """Others whom a player may attack where both are (FIEF-FIGHT-01)."""
    own = villages_with(state, player)
    for village in villages(state):
        here = _there(state, village) if village in own else []
        if player not in here:
            continue
        owed = _owed(state, village, player)
        for other in here:
            if other in owed:
                continue
            missing = _faults(state, village, [player], [other])
            may = May(PHASE, "battle", "FIEF-FIGHT-01", None, village)
            against = (other,)
            yield may._replace(
                against=against, attackers=(player,), defenders=against, missing=missing
            )


def open_to(state: State, player: str, besides: str | None = None) -> bool:
    """Whether a player has anybody to attack, other than in one village."""
    fights = (*due(state, player), *possible(state, player))
    return any(not may.missing and may.where != besides for may in fights)


def _owed(state: State, village: str, player: str) -> set[str]:
    """A player and the opponents to be fought in a village, who are listed before."""
    enemies = {player}
    for one in assaults.before(state, village):
        for own, others in _sides(one):
            if player in own and one.defenders:
                enemies.update(others)
    fight = fight_due(state)
    return enemies | {REBELS} if fight and player in fight[1] else enemies


def _sides(one: assaults.Assault) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Each side of a battle that is due, with the other."""
    yield one.players, one.defenders
    yield one.defenders, one.players


def _there(state: State, village: str) -> list[str]:
    """The players in a village or before it, in seat order; then the rebels."""
    places = (village, *entrances(state, village))
    here = {player for place in places for player in present(state, place)}
    rebels = [REBELS] if band_at(state) == village else []
    return [*(player for player in state.seats if player in here), *rebels]


def _faults(
    state: State, village: str, attackers: Sequence[str], defenders: Sequence[str]
) -> tuple[Refused, ...]:
    """The refusals that such a battle would meet in its phase."""
    then = state
    if state.phase != PHASE:
        then = state.copy()
        then.put(CAMPAIGN, "phase", PHASE)
    try:
        situated(then, Table(), village, attackers, defenders)
    except Refused as fault:
        return (fault,)
    return ()
