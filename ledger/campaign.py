"""The face for Python scripts: one object, the same words as on the command line.

Example:
    with Campaign.open("evening.db") as campaign:
        campaign.pay("bank", "Anne", 40, remark="spoils")
        campaign.fief.buy("Anne", "soldier", at="Bourg", count=3)
        campaign.fief.can("Anne")
"""

from __future__ import annotations

from contextlib import contextmanager
from functools import partial

from ledger.acting import acts, branching, copies, files, use_case
from ledger.acting.answer import Options
from ledger.acting.doing import bound
from ledger.acting.recorder import Recorder
from ledger.flow import whole
from ledger.grammar import CHOOSE, Act, Question, named
from ledger.grammar.listing import below, every
from ledger.loading import load
from ledger.naming import near
from ledger.reading import holdings, log
from ledger.reading.played import state_played
from ledger.state import USUAL
from ledger.store.book import Book
from ledger.store.rows import state_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any, Self

    from ledger.calls import Calls
    from ledger.grammar import Record
    from ledger.state import State
else:
    Calls = object  # every act and question, for editors: `ledger/calls.pyi`

# Commands that may also be called by a single word.
SHORT = {
    "grant": "title grant",
    "revoke": "title revoke",
    "add_territory": "territory add",
    "claim": "territory claim",
    "release": "territory release",
    "add_player": "players add",
    "rename_player": "players rename",
    "retire_player": "players retire",
    "next_turn": "turn",
    "next_phase": "phase",
    "set_rule": "rules set",
}


class Campaign(Calls):
    """An open campaign.

    Its acts and questions are those of the command line, by the same words:
    `intendant fief buy` is `campaign.fief.buy`, or `campaign.do("fief buy", ...)`; of
    a question, `campaign.ask`. Positional words are given in their order, options by
    name; what the command line reads from words (numbers, codes in either language)
    is given as a plain value. Every act takes the options of its command
    (`dice`, `seed`, `choices`, `dry_run`, `ruling`, `once`), writes one durable
    entry and returns the facts that `--json` would print. A refusal is raised as
    `ledger.errors.Refusal`.
    """

    def __init__(self, book: Book) -> None:
        self._book = book
        self._present: State | None = None

    @classmethod
    def new(cls, file: str, game: str = USUAL, players: Sequence[str] = ()) -> Self:
        """Begins a campaign in a new file."""
        files.new(file, game, players)
        return cls.open(file)

    @classmethod
    def open(cls, file: str) -> Self:
        """Opens a campaign."""
        return cls(Book(file, write=True))

    def close(self) -> None:
        """Closes the file."""
        self._book.close()

    def __enter__(self) -> Self:
        """The campaign itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Closes the file."""
        self.close()

    @contextmanager
    def together(self) -> Iterator[Self]:
        """All acts inside `with campaign.together():` are written, or none.

        Where others have written into a shared campaign meanwhile, `Overtaken` is raised;
        their acts are here then, and the same may be tried again.
        """
        with self._book.writing():
            self._present = state_of(self._book)
            try:
                yield self
            finally:
                self._present = None

    # Acts and questions -----------------------------------------------------------

    def do(self, path: str, /, *words: Any, **values: Any) -> dict[str, Any]:
        """Carries out an act: `campaign.do("fief lend", "Anne", "Bruno", 300)`."""
        act = named(path)
        if not isinstance(act, Act) or not act.use:
            raise LookupError(_unknown(path, acts()))
        options = {name: values.pop(name) for name in options_of(act) if name in values}
        args = _given(act, words, values)
        recorder = Recorder(self._book, Options(**options), present=self._present)
        return use_case(act)(recorder, **args).result

    def ask(self, path: str, /, *words: Any, **values: Any) -> dict[str, Any]:
        """Answers a question: `campaign.ask("treasury", "Anne")`."""
        question = named(path)
        if not isinstance(question, Question) or not question.use:
            raise LookupError(_unknown(path, questions()))
        args = _given(question, words, values)
        book, game = self._book, path.partition(" ")[0]
        asked = state_played(book, game) if question.free else book
        answer: dict[str, Any] = whole(load(question.use)(asked, **args))
        return answer

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - a call or a group
            """An act, a question, or the commands that begin with a word."""
            return _below(self, SHORT.get(name, name))

    def __dir__(self) -> list[str]:
        """Also lists every act, question and group."""
        return sorted({*super().__dir__(), *SHORT, *_callable("")})

    # Only for scripts -------------------------------------------------------------

    def titles(self) -> list[dict[str, Any]]:
        """All titles with their holders."""
        answer: list[dict[str, Any]] = holdings.titles(self._book)["titles"]
        return answer

    def territories(self) -> list[dict[str, Any]]:
        """All territories with their owners."""
        answer: list[dict[str, Any]] = holdings.territories(self._book)["territories"]
        return answer

    def entries(self, last: int | None = None) -> list[dict[str, Any]]:
        """The journal, oldest entry first, with outcomes and effects."""
        listed, state = log.log(self._book, last)
        return [{**log.facts(e), **log.in_full(e, state)} for e in listed]

    def backup(self, file: str) -> dict[str, Any]:
        """Copies the campaign, and checks the copy."""
        return copies.backup(self._book, file).result

    def fork(self, file: str, at: int | None = None) -> dict[str, Any]:
        """Makes a branch of the campaign as it is now, or as it was after an entry."""
        return branching.fork(self._book, file, at).result


class Group:
    """The commands that begin with the same words, such as `campaign.fief`."""

    def __init__(self, campaign: Campaign, path: str) -> None:
        self._campaign = campaign
        self._path = path

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - a call or a group
        """An act, a question, or a group within."""
        return _below(self._campaign, f"{self._path} {name}")

    def __dir__(self) -> list[str]:
        """The words that may follow."""
        return _callable(self._path)


def _below(campaign: Campaign, path: str) -> Any:  # noqa: ANN401 - a call or a group
    """The call or group at a path; words reserved by Python end in "_"."""
    group, _, last = path.rpartition(" ")
    if last.startswith("_"):  # nobody means a command by it
        raise AttributeError(path)
    path = path.removesuffix("_")
    record = named(path)
    if record and record.use:
        call = campaign.do if isinstance(record, Act) else campaign.ask
        return partial(call, path)
    if below(path):
        return Group(campaign, path)
    raise AttributeError(_unknown(last, _callable(group), group))


def _callable(path: str) -> list[str]:
    """The words that may follow a path, without those of commands for a screen only."""
    records = ((one, named(f"{path} {one}".strip())) for one in below(path))
    return [
        one
        for one, record in records
        if record is None or record.use or below(f"{path} {one}".strip())
    ]


def _unknown(word: str, known: Iterable[str], within: str = "") -> str:
    """The message that a word is not a command, with the nearest one."""
    likely = near(word, known, most=1)
    here = f"{within}: " if within else ""
    asked = f" (did you mean {likely[0]}?)" if likely else ""
    return f"{here}nothing is called {word}{asked}"


def questions() -> list[str]:
    """All that can be asked."""
    records = every().items()
    return [path for path, one in records if isinstance(one, Question) and one.use]


def options_of(act: Act) -> list[str]:
    """The options of an act that a script may give, as the recorder calls them."""
    shared = [word for word in act.takes if word.name in Options._fields]
    return [word.name for word in shared] + ["choices"] * (CHOOSE in act.takes)


def _given(
    record: Record, words: Sequence[Any], by_name: dict[str, Any]
) -> dict[str, Any]:
    """The value given for each word.

    A word that may be given several times takes all the values from its place on.
    """
    places = [word.many for word in record.words if not word.flags]
    several = places.index(True) if True in places else len(words)
    if several < len(words):
        words = [*words[:several], list(words[several:])]
    besides = options_of(record) if isinstance(record, Act) else ()
    args = bound(record, words, by_name, besides)
    missing = [
        one.name for one in record.words if one.required and args[one.name] is None
    ]
    if missing:
        raise TypeError(f"{record.path}: {' and '.join(missing)} must be said")
    return args
