"""The whole report as facts: everything that pages, tables and pictures show."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.reading.holdings import title_rows
from ledger.reading.log import facts, thrown
from ledger.reading.report.battles import battles
from ledger.reading.report.holders import Followed, borne, lands, owned, titles
from ledger.reading.report.money import Money
from ledger.reading.report.places import Owners, places
from ledger.reading.report.timeline import Past, Turn, turns_of, watched
from ledger.reading.status import standings
from ledger.reading.treasury import Secrets, unit
from ledger.record import NamedTuple
from ledger.rules import game_named
from ledger.store import entries, rows
from ledger.store.chapters import Chapters
from ledger.store.entries import LIVE
from ledger.store.tables import first_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from ledger.journal import Entry
    from ledger.state import State
    from ledger.store.book import Book
    from ledger.store.chapters import Turned


class Asked(NamedTuple):
    """What a report is to show.

    Attributes:
        first: the turn it begins with, None for the first; a bare number is a turn of
            the current scenario or battle, a pair one of an older one.
            last: the turn it ends with, None for the current one.
        undone: whether acts that were taken back are shown, too.
        full: whether the chronicle has the clerk's lines, too.
        viewer: the player it is made for, who may not know everything.
        opened: whether closed purses are opened.
        maps: whether each turn has a map of its own.
    """

    first: Turned | None = None
    last: Turned | None = None
    undone: bool = False
    full: bool = False
    viewer: str | None = None
    opened: bool = False
    maps: bool = False


class Report:
    """A report before its sentences are chosen.

    Long parts are read while it is written, from the same moment as the rest.

    Attributes:
        facts: all of it as plain facts, except the chronicle.
        turns: those that its chronicle covers.
        state: the current state, for today's names.
        to_now: whether it covers the campaign up to this moment.
    """

    def __init__(self, book: Book, asked: Asked) -> None:
        self.book, self.undone, self.full = book, asked.undone, asked.full
        self.opened = asked.opened
        self.state = now = rows.state_of(book)
        self.secrets = Secrets(book, asked.viewer, hide=False, opened=asked.opened)
        chapters = Chapters(book)
        whole = turns_of(book, chapters)
        if whole[-1].moment != (chapters.now, now.turn):
            # It has begun, but nothing has happened in it yet.
            end = whole[-1].last
            whole.append(Turn(chapters.now, now.turn, end + 1, end, 0))
        first, last = _bounds(asked, whole, chapters)
        chosen = [turn for turn in whole if first <= turn.moment <= last]
        upto = whole[: whole.index(chosen[-1]) + 1]
        self.to_now = len(upto) == len(whole)
        self.turns = [
            turn
            for turn in (
                turns_of(book, chapters, undone=True) if asked.undone else chosen
            )
            if first <= turn.moment <= last and turn.size
        ]
        seq, hashed = rows.head(book)
        self.facts: dict[str, Any] = {
            "game": now.game,
            "unit": unit(book),
            "head": None if self.secrets.closed else hashed,
            "entries": seq,
            "turns": {"first": first[1], "last": last[1], "now": now.turn},
            "chapters": {"first": first[0], "last": last[0], "now": chapters.now},
            "viewer": self._viewer(),
            "players": [now.name(player) for player in now.seats],
            **self._pass(chosen, upto),
            "maps": asked.maps,
        }

    def _viewer(self) -> str | None:
        viewer = self.secrets.viewer
        return self.state.name(viewer) if viewer else None

    def _pass(self, chosen: list[Turn], upto: list[Turn]) -> dict[str, Any]:
        """Everything that is found by going through the campaign once."""
        book, secrets = self.book, self.secrets
        game = game_named(self.state.game)
        moments = frozenset(turn.moment for turn in chosen)
        money = Money(moments)
        owners = Owners(moments, first_names(book, "territory"), game)
        held = Followed(book, self.state, owned(game))
        honours = Followed(book, self.state, borne)
        past = Past(book, self.state)
        watched(past, upto, money, owners, held, honours)
        then = past.state
        return {
            "honours": title_rows(then),
            "standings": standings(then, game, secrets),
            "chronicle": (),
            "battles": battles(book, chosen, self.state, secrets),
            "money": money.facts(then, lambda account: not secrets.hides(account)),
            "territories": lands(held.spans, then),
            "titles": titles(honours.spans, then),
            "map": places(owners, then),
        }

    def acts(self, turn: Turn) -> Iterator[Entry]:
        """The entries of a turn that are shown, in order."""
        which = "seq BETWEEN ? AND ?" + ("" if self.undone else f" AND {LIVE}")
        several = entries.each(self.book, which, (turn.first, turn.last))
        return map(self.secrets.veil, several)

    def act(self, seq: int) -> Entry:
        """One of the entries that are shown."""
        return self.secrets.veil(entries.by_number(self.book, [seq])[0])

    def secrets_in(self, then: State) -> Secrets:
        """Who may know what of a past state: what was closed then stays closed."""
        viewer = self.facts["viewer"]
        return Secrets(self.book, viewer, hide=False, opened=self.opened, then=then)

    def line(self, entry: Entry) -> dict[str, Any]:
        """What is shown of an entry, with dice; its sentence is chosen elsewhere."""
        return {
            **facts(entry),
            "ruling": entry.ruling,
            "remark": entry.remark,
            "throws": [thrown(throw, self.state) for throw in entry.throws],
        }


def _bounds(
    asked: Asked, whole: Sequence[Turn], chapters: Chapters
) -> tuple[tuple[int, int], tuple[int, int]]:
    """The first and last turns of the report; refused if there are none."""
    moments = {turn.moment for turn in whole}
    least, most = min(moments), max(moments)
    first = least if asked.first is None else chapters.meant(asked.first)
    last = most if asked.last is None else chapters.meant(asked.last)
    for one in (first, last):
        if one not in moments:
            facts = {
                "turn": chapters.turn_label(*one),
                "now": chapters.turn_label(*most),
            }
            raise Refused("unknown_name", "report.no_turn", **facts)
    if first > last:
        facts = {
            "first": chapters.turn_label(*first),
            "last": chapters.turn_label(*last),
        }
        raise Refused("unknown_name", "report.backwards", **facts)
    return first, last
