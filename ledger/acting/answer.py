"""What comes along with a command, what a rule decides upon, what comes of it."""

from __future__ import annotations

from ledger.record import Facts, Generic, NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from ledger.journal import Entry
    from ledger.rules.common.ids import Entering
    from ledger.rules.game import Game
    from ledger.state import State
    from ledger.table import Table

DICE_WORDS = frozenset({"ask", "throw", "new"})


def as_typed(_vocabulary: str, word: str) -> str:
    """A word that is a code already."""
    return word


class Options(NamedTuple):
    """What came along with a command.

    Attributes:
        dice: typed faces, or "ask", "throw", "new"; None: as the campaign says.
        seed: makes thrown dice repeatable.
        used: how much of the seed's stream an act has spent before.
        choices: what was chosen with the command, by key.
        dry_run: show what would be written, and write nothing.
        ruling: why the referee overrules a refusal by a rule.
        once: a key that lets the act be written only once.
        terminal: whether somebody sits at a terminal.
        asks: whether that person can be asked.
        meant: the code of a word that stands in a file, by its vocabulary.
    """

    dice: str | None = None
    seed: int | None = None
    used: int = 0
    choices: Mapping[str, str] = {}
    dry_run: bool = False
    ruling: str | None = None
    once: str | None = None
    terminal: bool = False
    asks: bool = False
    meant: Callable[[str, str], str] = as_typed


class Scene(NamedTuple):
    """What a rule decides upon.

    Attributes:
        state: the campaign as it stands.
        table: the table that answers.
        game: which game is played.
        entry: the number that the entry will have.
        unused: whether an id was never used.
        moved: what moved money since a player's coins agreed with the book.
        forecast: whether it is only told what would come of it, and nothing is ruled.
        meant: the code of a word that stands in a file, by its vocabulary.
        words: the words of the act as they were typed.
    """

    state: State
    table: Table
    game: Game
    entry: int
    unused: Callable[[str], bool]
    moved: Callable[[str], Sequence[Any]]
    forecast: bool = False
    meant: Callable[[str, str], str] = as_typed
    words: Mapping[str, Any] = {}

    @property
    def entering(self) -> Entering:
        """What the ids of new things are made of."""
        from ledger.rules.common.ids import Entering

        return Entering(self.entry, self.unused)


class Answer(NamedTuple, Generic[Facts]):
    """What came of a command.

    Attributes:
        result: the facts, with the names shown now.
        entry: the entry that was written (or would be), None where none was.
        warnings: what the table should know, as facts with ids.
        state: the campaign after it.
        written: whether the entry stands in the journal.
    """

    result: Facts
    entry: Entry | None
    warnings: list[dict[str, Any]]
    state: State
    written: bool = False
