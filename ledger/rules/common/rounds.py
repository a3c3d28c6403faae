"""The rounds of sealed answers as they lie in a state."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.common.seals import found
from ledger.rules.topic import Answer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State

KIND = "sealed"


class Seal(NamedTuple):
    """What one player has put into a round.

    Attributes:
        player: who, as an id.
        hash: the commitment; "" while there is none.
        value: what was opened, as a code; None while it is sealed.
        code: the salt it was sealed with; "" while it is sealed.
    """

    player: str
    hash: str
    value: str | None
    code: str


class Round(NamedTuple):
    """One round.

    Attributes:
        id: its id.
        number: its number.
        topic: a topic of the game, or the players' own words.
        answers: the answers in own words among which is chosen, if there are such.
        under: the hash under which its answers are sealed.
        turn: the turn in which it was asked for.
        closed: whether nothing more may be put in.
        seals: what each has put in, in the order in which they were asked.
    """

    id: str
    number: int
    topic: str
    answers: tuple[str, ...]
    under: str
    turn: int
    closed: bool
    seals: tuple[Seal, ...]

    @property
    def asked(self) -> list[str]:
        """Those who are asked."""
        return [one.player for one in self.seals]

    @property
    def awaited(self) -> list[str]:
        """Those who have put in nothing yet."""
        return [one.player for one in self.seals if not one.hash]

    @property
    def unopened(self) -> list[str]:
        """Those whose answer is in and still sealed."""
        return [s.player for s in self.seals if s.hash and s.value is None]

    @property
    def opened(self) -> list[Answer]:
        """What has been opened."""
        return [
            Answer(one.player, one.value) for one in self.seals if one.value is not None
        ]

    def of(self, player: str) -> Seal | None:
        """What a player has put in; None for somebody who is not asked."""
        return next((one for one in self.seals if one.player == player), None)


def place(id_: str, player: str) -> str:
    """Where the answer of a player lies."""
    return f"{id_}/{player}"


def key(player: str) -> str:
    """A player as hashes name them: the first name, whatever came after.

    >>> key("player:Anne")
    'Anne'
    """
    return player.partition(":")[2]


def ids(state: State) -> list[str]:
    """The ids of all rounds, oldest first."""
    own = [one for one in state.facts.of(KIND) if "/" not in one]
    return sorted(own, key=lambda one: int(key(one)))


def rounds(state: State) -> list[Round]:
    """All rounds, oldest first."""
    return [read(state, id_) for id_ in ids(state)]


def read(state: State, id_: str) -> Round:
    """One round."""
    return Round(
        id_,
        int(key(id_)),
        state.text(id_, "topic") or "",
        state.words(id_, "answers"),
        state.text(id_, "under") or "",
        state.number(id_, "turn"),
        state.get(id_, "closed") is not None,
        tuple(_seal(state, id_, player) for player in state.words(id_, "asked")),
    )


def _seal(state: State, id_: str, player: str) -> Seal:
    at = place(id_, player)
    return Seal(
        player,
        state.text(at, "hash") or "",
        state.text(at, "value"),
        state.text(at, "code") or "",
    )


def true(one: Round, seal: Seal) -> bool:
    """Whether what was opened is what had been sealed."""
    values = () if seal.value is None else (seal.value,)
    owner = key(seal.player)
    return found(seal.hash, one.under, one.number, owner, seal.code, values) is not None
