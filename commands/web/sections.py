"""What the page shows of a campaign to one viewer, as a document of sections.

All of it is read at one moment. Nothing here goes through the whole journal: the page
of a long campaign is made as quickly as that of a short one.
"""

from __future__ import annotations

from functools import partial

from commands import output
from commands.asking import ask
from commands.reports.acts import told
from commands.reports.battles import battle as fought
from commands.reports.battles import headed
from commands.reports.document import Document, Section
from commands.reports.glimpse import filled, glimpsed
from commands.reports.lands import now as map_now
from commands.reports.sections import asked, of_game
from commands.texts import page as texts
from commands.web.slips import slips
from ledger.errors import Refusal
from ledger.reading.report.battles import battle, latest
from ledger.reading.treasury import Secrets, unit
from ledger.store import entries
from ledger.store.rows import state_of
from ledger.wire import dumps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from commands.reports.document import Part
    from commands.texts import Words
    from ledger.journal import Entry
    from ledger.reading.report.places import Places
    from ledger.store.book import Book

    Keep = Callable[[object, Callable[[], Section]], Section]

ACTS = 20  # of the latest acts
BATTLES = 5  # of the latest battles


def page(
    book: Book, words: Words, viewer: str | None, kept: Keep, places: Places
) -> Document:
    """The page of a campaign for a player (by id), or of what lies open on the table.

    `kept` gives a section that was made before with the same key, or makes it, and
    `places` the map, which is laid out once.
    """
    with book.reading():
        return Page(book, words, viewer, kept, places).document()


class Page:
    """Makes the sections of one page."""

    def __init__(
        self, book: Book, words: Words, viewer: str | None, kept: Keep, places: Places
    ) -> None:
        self.book, self.words, self.kept, self.places = book, words, kept, places
        self.state = state_of(book)
        # What is over is told as it was, unless something, or the coin, gets another name.
        every = map(self.state.name, self.state.facts)
        self.names = (unit(book), *every)
        self.player = viewer
        self.viewer = self.state.name(viewer) if viewer else None
        # What one player keeps from the others is kept from the open table, too.
        self.seen = {"viewer": self.viewer, "hide": viewer is None, "all_": False}
        self.secrets = Secrets(book, self.viewer, hide=viewer is None, opened=False)

    def document(self) -> Document:
        """All sections that are not empty."""
        _, (status, *_) = ask("status", self.seen, self.words, self.book)
        title = self.words.game(self.state.game)
        about = self.viewer or self.words.say(texts.OPEN_TABLE)
        sections = (
            Section("now", self.words.say(texts.NOW), tuple(self._now(status))),
            self._section("sealed", slips(self.state, self.words, self.player)),
            self._section("acts", self._acts()),
            *self._own(),
            *self._map(),
            self._section("money", self._question("treasury")),
            self._section("lands", self._question(self.words.face.board)),
            self._section("titles", self._question("title list")),
            *self._battles(),
        )
        kept = tuple(one for one in sections if one.parts or one.under)
        return Document(self.words.lang, title, about, kept, style="page")

    def _section(self, name: str, parts: Iterator[Any]) -> Section:
        return Section(name, self.words.say(texts.SECTIONS[name]), tuple(parts))

    # Now ------------------------------------------------------------------------

    def _now(self, status: dict[str, Any]) -> Iterator[Part]:
        """The turn, what is due, and a line for each player or side."""
        return glimpsed(status, self.words)

    # The screens of questions ---------------------------------------------------

    def _question(self, path: str) -> Iterator[Part]:
        """The screen of a question; nothing where it has nothing to show."""
        try:
            blocks, _ = output.screen(*ask(path, self.seen, self.words, self.book))
        except Refusal:
            return
        yield from filled(blocks)

    def _own(self) -> Iterator[Section]:
        """The sections of the game's own: families, armies, scenarios."""
        answers = asked(self.book, self.state.game, self.seen)
        for name, answer in answers.items():
            seen = name, dumps(answer), self.names
            yield self.kept(seen, partial(self._of_game, name, answer))

    def _of_game(self, name: str, answer: dict[str, Any]) -> Section:
        ((_, parts),) = of_game({name: answer}, self.words)
        title = self.words.known("SECTIONS", name) or name
        return Section(name, self.words.say(title), tuple(parts))

    # Acts, the map, battles -----------------------------------------------------

    def _acts(self) -> Iterator[Part]:
        """The latest acts with their dice, the newest first."""
        latest_acts = list(entries.matching(self.book, last=ACTS))
        for act in reversed(latest_acts):
            seen = "act", act.seq, act.undone_by, self.secrets.closed, self.names
            yield from self.kept(seen, partial(self._act, act)).parts

    def _act(self, act: Entry) -> Section:
        line = told(self.words, self.secrets.veil(act), self.state)
        return Section("act", "", (line,))

    def _map(self) -> Iterator[Section]:
        places = self.places.of(self.state)
        if places is not None:
            players = [self.state.name(player) for player in self.state.seats]
            drawn = partial(map_now, places, players, self.words)
            seen = "map", dumps([places, players])
            yield self.kept(seen, lambda: self._section("map", iter([drawn()])))

    def _battles(self) -> Iterator[Section]:
        """The latest battles round by round with their chances, the newest first."""
        battles = latest(self.book, self.state.game, BATTLES)
        if battles:
            yield Section("battles", self.words.say(texts.SECTIONS["battles"]), ())
        for seq in battles:
            seen = seq, self.secrets.closed, self.names
            yield self.kept(seen, partial(self._battle, seq))

    def _battle(self, seq: int) -> Section:
        facts, entry = battle(self.book, seq, self.state, self.secrets)
        parts = (
            told(self.words, entry, self.state),
            *fought(facts, entry, self.state, self.words),
        )
        title = headed(facts, self.state, self.words)
        return Section("battle", title, parts, under=True)
