"""Choices: what acts may ask somebody to choose, and what may be chosen beforehand."""

from __future__ import annotations

from ledger.grammar import Act, games, home
from ledger.grammar.words import Kind

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.grammar import Record


class Choice:
    """A choice that an act may ask for; it may be made beforehand: `--choose at=Bourg`.

    Attributes:
        name: what is chosen.
        kind: the kind of the answer.
        of: the kind of thing it is chosen for, where the act may ask more than once;
            the thing's name may follow a dot (`owner.Vaux=Anne`).
    """

    __slots__ = ("kind", "name", "of")

    def __init__(self, name: str, kind: Kind, of: Kind | None = None) -> None:
        self.name = name
        self.kind = kind
        self.of = of


# Whether an act goes ahead although something is lost by it.
GO_ON = Choice("go_on", Kind("going on", "code.going_on"))


def choices(record: Record, game: str | None) -> list[Choice]:
    """The choices that an act may ask for while this game is played.

    An act that lists none, or belongs to no game, may lead to any choice of the game.
    """
    own = list(record.choices) if isinstance(record, Act) else []
    if own and record.path.partition(" ")[0] == home(record.path).partition(".")[0]:
        return own
    return list(dict.fromkeys([*own, *all_choices(game)]))


def all_choices(game: str | None) -> list[Choice]:
    """The choices in the acts of a game or of all games, including acts of no game."""
    from ledger.grammar.listing import every

    others = set(games()) - {game} if game else set()
    choices = [
        choice
        for path, act in every().items()
        if isinstance(act, Act) and path.partition(" ")[0] not in others
        for choice in act.choices
    ]
    return list(dict.fromkeys(choices))
