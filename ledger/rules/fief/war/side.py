"""One side of a battle on the board: who fights together, and where each stands."""

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
    """One side of a battle on the board; the rebels of a revolt are one, too.

    Attributes:
        name: "attacker" or "defender".
        players: who fights together, the first of them first.
        posts: where each of them stands, as player and place.
        customs: the house rules that the battle goes by.
        idle: by account, the mercenaries who have fought before (TAC-AMB-60).
        meek: the women who do not fight, whatever becomes of them meanwhile (AMB-137).
    """

    name: str
    players: tuple[str, ...]
    posts: tuple[tuple[str, str], ...]
    customs: Customs
    idle: Mapping[str, int] = {}
    meek: frozenset[str] = frozenset()

    def places(self, player: str) -> list[str]:
        """Where one of its players stands."""
        return [place for who, place in self.posts if who == player]

    def alone(self, player: str) -> Side:
        """The part of one of its players."""
        posts = tuple(post for post in self.posts if post[0] == player)
        return self._replace(players=(player,), posts=posts)

    def without(self, player: str) -> Side:
        """The side without one of its players."""
        posts = tuple(post for post in self.posts if post[0] != player)
        left = tuple(p for p in self.players if p != player)
        return self._replace(players=left, posts=posts)

    def lords(self, state: State) -> list[str]:
        """Its free lords, women who do not fight among them."""
        return [
            lord for who, place in self.posts for lord in lords_at(state, place, who)
        ]

    def fighters(self, state: State) -> list[str]:
        """Its lords who fight (FIEF-FIGHT-05)."""
        here = self.lords(state)
        return [x for x in here if x not in self.meek and lords.fights(state, x)]

    def force(self, state: State) -> Force:
        """What it has in the battle (FIEF-FIGHT-04, -05, -30)."""
        return mustered(state, self)

    def left(self, state: State) -> list[str]:
        """Its players of whom a free counter is still there."""
        return [
            player
            for player in self.players
            if any(stands(state, place, player) for place in self.places(player))
        ]
