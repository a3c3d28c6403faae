"""Players who force a way to a village, and the battle that follows (FIEF-MOVE-19)."""

from __future__ import annotations

from ledger.effects import Because
from ledger.record import NamedTuple
from ledger.rules.fief.board.places import entrances, villages
from ledger.rules.fief.forces import besiegers, present, stands, villages_with
from ledger.rules.fief.movement.passage import askers
from ledger.rules.fief.movement.weather import is_stormy
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ledger.rules.fief.movement.progress import Progress
    from ledger.state import State

RULE = "FIEF-MOVE-19"
# Notes in a village, each a turn and players: those who attacked there and are still
# before it; those whose last lord was shot there (TAC-AMB-40).
FOUGHT, STOPPED = "fought", "stopped"


class Assault(NamedTuple):
    """Players before a village.

    Attributes:
        village: the village.
        place: the entrance where they are.
        players: the players, in seat order.
        defenders: those they have to fight now; empty where no battle is due.
    """

    village: str
    place: str
    players: tuple[str, ...]
    defenders: tuple[str, ...]


def assaults(state: State) -> Iterator[Assault]:
    """All players before villages, in map order."""
    somebody = villages_with(state, *state.seats)
    for village in villages(state):
        if village in somebody:
            yield from before(state, village)


def before(state: State, village: str) -> Iterator[Assault]:
    """All players before this village."""
    for place, players in besiegers(state, village).items():
        held = defenders(state, village, players)
        yield Assault(village, place, tuple(players), tuple(held))


def due(state: State) -> list[Assault]:
    """The battles that have to be fought in the phase of battles."""
    return [one for one in assaults(state) if one.defenders]


def defenders(state: State, village: str, players: Sequence[str]) -> list[str]:
    """Those who refused the way; nobody in bad weather, or if it has been fought out."""
    tired = {*noted(state, village, FOUGHT), *noted(state, village, STOPPED)}
    if is_stormy(state, village) or tired.issuperset(players):
        return []
    inside = askers(state, village, players[0]) or present(state, village)
    return [player for player in inside if player not in players]


def noted(state: State, village: str, field: str) -> list[str]:
    """The players whom a note of this turn names at a village."""
    turn, *players = state.words(village, field) or ("",)
    return players if turn == str(state.turn) else []


def fought_out(progress: Progress, village: str, attackers: Sequence[str]) -> None:
    """Notes that those who attacked, and are still outside, owe no battle there."""
    state = progress.state
    left = [
        player
        for player in attackers
        if any(stands(state, place, player) for place in entrances(state, village))
    ]
    if left:
        known = noted(state, village, FOUGHT)
        words = (str(state.turn), *dict.fromkeys([*known, *left]))
        change = changed(state, village, FOUGHT, words)
        progress.do([change], Because(RULE, village))
