"""The colour of each player: one place decides it, for every picture of a campaign."""

from __future__ import annotations

from commands.pictures.canvas import COLOURS, STROKES
from ledger.store.rows import names_of
from ledger.store.tables import joined

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from commands.texts import Words

NOBODY = "nobody"  # the class of what belongs to no player
EMPTY = "empty"  # the class of what nobody has


class Colours:
    """Colours by name, in the order in which the players joined.

    Whoever leaves keeps a colour, so that no other changes.
    """

    def __init__(self, words: Words) -> None:
        self.numbers: dict[str, int] = {}
        if words.book is not None:
            names = names_of(words.book, "player")
            for number, player in enumerate(joined(words.book)):
                self.numbers[names.get(player, player)] = number

    def fill(self, name: str) -> str:
        """The class of an area."""
        return f"c{self._number(name) % COLOURS}"

    def line(self, name: str) -> tuple[str, str]:
        """The class of a line, and its dashes, which differ where colours repeat."""
        number = self._number(name)
        stroke = STROKES[(number + number // COLOURS) % len(STROKES)]
        return f"l{number % COLOURS}", stroke

    def side(self, names: Sequence[str]) -> str:
        """The class of a side: that of its first player; rebels are nobody's."""
        first = next((name for name in names if name in self.numbers), None)
        return NOBODY if first is None else self.fill(first)

    def _number(self, name: str) -> int:
        """The number of a player; a name that nobody knows gets the next one."""
        return self.numbers.setdefault(name, len(self.numbers))
