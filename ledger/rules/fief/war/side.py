"""One side of a battle on the board: who fights together, and where each is."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import lords_at, stands
from ledger.rules.fief.war.mustering import mustered

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from ledger.rules.fief.war.customs import Customs
    from ledger.rules.fief.war.force import Force
    from ledger.state import State


class Side(NamedTuple):
    """One side of a battle on the board, which may be the rebels of a revolt.

    Attributes:
        name: "attacker" or "defender".
        players: those who fight together, starting with the first.
        posts: where each of them is, as player and place.
        customs: the house rules of the battle.
        idle: by account, the mercenaries who have already fought (TAC-AMB-60).
        meek: the women who do not fight, whatever happens to them meanwhile (AMB-137).
    """

    name: str
    players: tuple[str, ...]
    posts: tuple[tuple[str, str], ...]
    customs: Customs
    idle: Mapping[str, int] = {}
    meek: frozenset[str] = frozenset()

    def places(self, player: str) -> list[str]:
        """The places of one of its players."""
        return [place for who, place in self.posts if who == player]

    def alone(self, player: str) -> Side:
        """The part of the side that is one player's."""
        posts = tuple(post for post in self.posts if post[0] == player)
        return self._replace(players=(player,), posts=posts)

    def without(self, player: str) -> Side:
        """The side without one of its players."""
        posts = tuple(post for post in self.posts if post[0] != player)
        left = tuple(p for p in self.players if p != player)
        return self._replace(players=left, posts=posts)

    def lords(self, state: State) -> list[str]:
        """Its free lords, including women who do not fight."""
        return [
            lord for who, place in self.posts for lord in lords_at(state, place, who)
        ]

    def fighters(self, state: State) -> list[str]:
        """Its lords who fight (FIEF-FIGHT-05)."""
        here = self.lords(state)
        return [x for x in here if x not in self.meek and lords.fights(state, x)]

    def force(self, state: State) -> Force:
        """Its force in the battle (FIEF-FIGHT-04, -05, -30)."""
        return mustered(state, self)

    def left(self, state: State) -> list[str]:
        """Its players who still have a free counter there."""
        return [
            player
            for player in self.players
            if any(stands(state, place, player) for place in self.places(player))
        ]
