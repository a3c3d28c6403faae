"""Who has forced his way to a village, and the battle that follows (FIEF-MOVE-19)."""

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
# Notes of a village, each a turn and players: who attacked there and stands before it
# still; whose last lord was shot there (TAC-AMB-40).
FOUGHT, STOPPED = "fought", "stopped"


class Assault(NamedTuple):
    """Players before a village.

    Attributes:
        village: which village.
        place: the entrance at which they stand.
        players: who they are, in seat order.
        defenders: whom they have to fight now; nobody where no battle is due.
    """

    village: str
    place: str
    players: tuple[str, ...]
    defenders: tuple[str, ...]


def assaults(state: State) -> Iterator[Assault]:
    """All who stand before a village, in map order."""
    somebody = villages_with(state, *state.seats)
    for village in villages(state):
        if village in somebody:
            yield from before(state, village)


def before(state: State, village: str) -> Iterator[Assault]:
    """All who stand before this village."""
    for place, players in besiegers(state, village).items():
        held = defenders(state, village, players)
        yield Assault(village, place, tuple(players), tuple(held))


def due(state: State) -> list[Assault]:
    """The battles that have to be fought in the phase of battles."""
    return [one for one in assaults(state) if one.defenders]


def defenders(state: State, village: str, players: Sequence[str]) -> list[str]:
    """Who refused them the way; nobody in bad weather, or if they have fought it out."""
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
    """Whoever attacked and stands before the village still owes no battle there."""
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
