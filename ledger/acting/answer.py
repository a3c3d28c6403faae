"""The options of a command, what its rule decides on, and the answer."""

from __future__ import annotations

from ledger.record import Facts, Generic, NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import Any

    from ledger.journal import Entry
    from ledger.rules.common.ids import Entering
    from ledger.rules.game import Game
    from ledger.state import State
    from ledger.table import Table

DICE_WORDS = frozenset({"ask", "throw", "new"})


def as_typed(_vocabulary: str, word: str) -> str:
    """A word that is already a code."""
    return word


class Options(NamedTuple):
    """The options given with a command.

    Attributes:
        dice: typed faces, or "ask", "throw", "new"; None: as the campaign says.
        seed: makes rolled dice repeatable.
        used: how much of the seed's stream the act has already spent.
        choices: what was chosen with the command, by key.
        dry_run: show what would be written, and write nothing.
        exact: a dry run is refused whatever the act itself would be refused for; else it
        may look ahead.
        ruling: why the referee overrules a refusal by a rule.
        once: a key that lets the act be written only once.
        terminal: whether somebody is at a terminal.
        asks: whether that person can be asked.
        meant: gives the code of a word in a file, by its vocabulary.
    """

    dice: str | None = None
    seed: int | None = None
    used: int = 0
    choices: Mapping[str, str] = {}
    dry_run: bool = False
    exact: bool = False
    ruling: str | None = None
    once: str | None = None
    terminal: bool = False
    asks: bool = False
    meant: Callable[[str, str], str] = as_typed


class Scene(NamedTuple):
    """What a rule decides on.

    Attributes:
        state: the current state of the campaign.
        table: the table that answers questions.
        game: the game being played.
        entry: the number that the entry will have.
        unused: whether an id has never been used.
        moved: the movements of money since a player's coins agreed with the book.
        forecast: whether the result is only shown, without overruling anything.
        meant: gives the code of a word in a file, by its vocabulary.
        words: the words of the act as they were typed.
        genesis: gives the hash of the campaign's first entry.
        taken: gives the hashes of the lines that such acts have taken over and that
            count; none of them where a key of one's own says to do it anew.
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
    genesis: Callable[[], str] = str
    taken: Callable[[], Iterable[str]] = tuple

    @property
    def entering(self) -> Entering:
        """The function that makes the ids of new things."""
        from ledger.rules.common.ids import Entering

        return Entering(self.entry, self.unused)


class Answer(NamedTuple, Generic[Facts]):
    """The result of a command.

    Attributes:
        result: the facts, with the names shown now.
        entry: the entry that was written (or would be); None where there is none.
        warnings: what the table should know, as facts with ids.
        state: the state after it.
        written: whether the entry is now in the journal.
    """

    result: Facts
    entry: Entry | None
    warnings: list[dict[str, Any]]
    state: State
    written: bool = False
