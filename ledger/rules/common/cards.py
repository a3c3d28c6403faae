"""What a game puts on its reference cards: tables, and numbers within texts.

A game lays out its cards in `cards.toml`, and makes their tables and numbers in
`cards.py` from the compiled tables and the house rules in force, so that no number is
written twice. The words are in `templates/cards/`.
"""

from __future__ import annotations

from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, TypeAlias

    # A number, a word by its code, or something composed.
    Cell: TypeAlias = "int | str | Added | Plain | Phrase"


class Added(NamedTuple):
    """A modifier, which is shown with its sign.

    Attributes:
        number: how much.
    """

    number: int


class Plain(NamedTuple):
    """Letters or digits that are the same in every language.

    Attributes:
        text: how they are written.
    """

    text: str


class Phrase(NamedTuple):
    """A cell of several parts, joined by words.

    Attributes:
        code: the code of the words.
        facts: what they mention.
    """

    code: str
    facts: dict[str, Any]


class Codes(NamedTuple):
    """Several words in one text, by their codes.

    Attributes:
        codes: the codes.
    """

    codes: tuple[str, ...]

    def __bool__(self) -> bool:
        """Whether there are any."""
        return bool(self.codes)


class Rows(NamedTuple):
    """A table.

    Attributes:
        heads: the headings of the columns.
        rows: the rows.
    """

    heads: Sequence[Cell]
    rows: Sequence[Sequence[Cell]]
