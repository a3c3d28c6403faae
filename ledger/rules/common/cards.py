"""What a game puts on its reference cards: tables, and figures in between words.

A game lays its cards out in `cards.toml`, and makes their tables and figures in
`cards.py`: of the compiled tables and the house rules in force, so that no number is
written twice. Words stand in `templates/cards/`.
"""

from __future__ import annotations

from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, TypeAlias

    # A number, a word by its code, or more.
    Cell: TypeAlias = "int | str | Added | Plain | Phrase"


class Added(NamedTuple):
    """A number that is added: it is shown with its sign.

    Attributes:
        number: how much.
    """

    number: int


class Plain(NamedTuple):
    """Letters or figures that are the same in every language.

    Attributes:
        text: how they are written.
    """

    text: str


class Phrase(NamedTuple):
    """A cell of several parts, put together by words.

    Attributes:
        code: which words.
        facts: what they name.
    """

    code: str
    facts: dict[str, Any]


class Codes(NamedTuple):
    """Several words in a text, by their codes.

    Attributes:
        codes: the codes.
    """

    codes: tuple[str, ...]

    def __bool__(self) -> bool:
        """Whether there is any."""
        return bool(self.codes)


class Rows(NamedTuple):
    """A table.

    Attributes:
        heads: what stands above the columns.
        rows: the rows.
    """

    heads: Sequence[Cell]
    rows: Sequence[Sequence[Cell]]
