"""A campaign stepped through: after every act, all that a page shows of it.

The state is folded forward once, whatever the length of the journal. Unlike the rest of
a report it holds what was taken back later, until it was: it is what `status --at` and
`treasury --at` show, with everything called as it is now.
"""

from __future__ import annotations

from ledger.errors import Refusal
from ledger.loading import load
from ledger.reading.holdings import territories_of, title_rows
from ledger.reading.report.places import Places
from ledger.reading.report.timeline import Past
from ledger.reading.status import status_of
from ledger.reading.treasury import Secrets, treasury_of, unit
from ledger.record import NamedTuple
from ledger.rules import game_named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator
    from typing import Any

    from ledger.journal import Entry
    from ledger.reading.report.report import Report
    from ledger.reading.report.timeline import Turn
    from ledger.state import State

    Answering = Callable[["Moment"], Any]


class Moment(NamedTuple):
    """A moment of the campaign.

    Attributes:
        entry: the entry after which it is.
        state: its state, which the next moment will change.
        secrets: who may know what of it.
    """

    entry: int
    state: State
    secrets: Secrets


class Frame(NamedTuple):
    """What there is to show after an entry.

    Attributes:
        turn: the turn of the entry.
        entry: the entry itself.
        answers: what was asked, by the path of the question.
        places: the map with its owners; None where there are no territories.
    """

    turn: Turn
    entry: Entry
    answers: dict[str, Any]
    places: dict[str, Any] | None


class Replay:
    """The frames of a report's acts, in order, with the answers to some questions."""

    def __init__(self, report: Report, asked: Collection[str]) -> None:
        self.report, self.book = report, report.book
        self.unit = unit(report.book)
        self.places = Places()
        game = game_named(report.state.game)
        every: dict[str, Answering] = {
            "status": self._status,
            "treasury": self._treasury,
            "territory list": lambda moment: territories_of(moment.state),
            "title list": lambda moment: {"titles": title_rows(moment.state)},
        }
        for path, use in game.replays:
            if path in asked:
                every[path] = load(use)(report.book, report.state)
        self.asked = {path: how for path, how in every.items() if path in asked}

    def frames(self) -> Iterator[Frame]:
        """One frame after the other."""
        past = Past(self.book, self.report.state, undone=True)
        for turn in self.report.turns:
            for entry in self.report.acts(turn):
                past.go_to(entry.seq)
                moment = Moment(
                    entry.seq, past.state, self.report.secrets_in(past.state)
                )
                places = self.places.of(past.state)
                yield Frame(turn, entry, self._answers(moment), places)

    def _answers(self, moment: Moment) -> dict[str, Any]:
        """What is asked at a moment; what has no answer then is left out."""
        answers = {}
        for path, answer in self.asked.items():
            try:
                answers[path] = answer(moment)
            except Refusal:
                continue
        return answers

    def _status(self, moment: Moment) -> dict[str, Any]:
        game = game_named(moment.state.game)
        around = {
            "drafts": [],
            "entries": moment.entry,
            "unit": self.unit,
            "at": moment.entry,
            "about": None,
            "told": "glance",
        }
        return status_of(moment.state, game, moment.secrets, around)

    def _treasury(self, moment: Moment) -> Any:  # noqa: ANN401 - as the question has it
        return treasury_of(moment.state, moment.secrets, self.unit)
