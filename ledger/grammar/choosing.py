"""Choices: what acts may ask somebody to choose, and may be told beforehand."""

from __future__ import annotations

from ledger.grammar import Act, games, home
from ledger.grammar.words import Kind

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.grammar import Record


class Choice:
    """What an act may ask somebody to choose, and may be told with it: `--choose at=Bourg`.

    Attributes:
        name: what is chosen.
        kind: the kind of the answer.
        of: the kind of what it is chosen for, should the act ask more than once: its
            name may stand behind a dot (`owner.Vaux=Anne`).
    """

    __slots__ = ("kind", "name", "of")

    def __init__(self, name: str, kind: Kind, of: Kind | None = None) -> None:
        self.name = name
        self.kind = kind
        self.of = of


# Whether an act is done although something is lost by it.
GO_ON = Choice("go_on", Kind("going on", "code.going_on"))


def choices(record: Record, game: str | None) -> list[Choice]:
    """What may be chosen in an act while this game is played.

    One that names none, or is no game's own, may bring about any choice of the game.
    """
    own = list(record.choices) if isinstance(record, Act) else []
    if own and record.path.partition(" ")[0] == home(record.path).partition(".")[0]:
        return own
    return list(dict.fromkeys([*own, *all_choices(game)]))


def all_choices(game: str | None) -> list[Choice]:
    """What may be chosen in the acts of a game, or of all games; those of any game, too."""
    from ledger.grammar.listing import every

    others = set(games()) - {game} if game else set()
    choices = [
        choice
        for path, act in every().items()
        if isinstance(act, Act) and path.partition(" ")[0] not in others
        for choice in act.choices
    ]
    return list(dict.fromkeys(choices))
