"""What a game may ask of its players in secret."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.registering import Naming, named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ledger.state import State

NOBODY = "-"  # whoever says this has chosen none of them
MOST_NUMBER = 99_999


class Answer(NamedTuple):
    """What a player has said in a round.

    Attributes:
        player: who, as an id.
        value: what, as a code.
    """

    player: str
    value: str


class Topic(Naming):
    """Something that each player owes in secret, and the act that it is for.

    Attributes:
        act: the path of the act.
        word: the word of the act that takes the answers.
        sign: what stands between who answers and the answer ("Anne=40").
        kind: the kind of the things among which is chosen, as in their ids ("lord").
        vocabulary: the words for the codes among which is chosen ("tactic").
        first: the topic of the first round, where this is a second one.
        second: the topic of the second round, for those who tie.
        values: what may be chosen now; numbers where nothing is named.
        wanted: whether the act is still to come.
        who: whom an answer is for ("the side of this player"), among those asked.
        tied: those who must answer once more.
    """

    def __init__(
        self,
        act: str,
        word: str,
        sign: str = "=",
        *,
        kind: str = "",
        vocabulary: str = "",
        first: str = "",
        second: str = "",
        **names: str,
    ) -> None:
        super().__init__(**names)
        self.act = act
        self.word = word
        self.sign = sign
        self.kind = kind
        self.vocabulary = vocabulary
        self.first = first
        self.second = second

    def meaning(self, value: str) -> str:
        """What a value means: the id of a thing, or the value itself."""
        return f"{self.kind}:{value}" if self.kind and value != NOBODY else value

    values: Callable[[State], Sequence[str]] | None = named()
    wanted: Callable[[State], bool] = named(lambda _: True)
    who: Callable[[State, str, Sequence[str]], str | None] = named(
        lambda _state, player, _asked: player
    )
    tied: Callable[[Sequence[Answer]], list[str]] = named(lambda _: [])
