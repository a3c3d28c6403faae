"""A shared campaign's way to the hub: each entry goes there first, and then to the file.

Where the hub cannot take it, the entry stays here: the file goes on as a branch, whose
beginning the file beside it names, until its entries fit the hub's head again.
"""

from __future__ import annotations

import time
from contextlib import suppress

from ledger.errors import FileTrouble, Overtaken, Refused
from ledger.league.address import shown
from ledger.league.connecting import Away
from ledger.league.hub import Hub, Link
from ledger.league.pulling import Came, pull
from ledger.league.shared import Head, keep, own
from ledger.store import entries, rows
from ledger.store.walk import texts_after
from ledger.wire import GENESIS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from ledger.league.shared import Shared
    from ledger.store.book import Book

READER = "reader"
RETRY = 30.0  # seconds for which a hub that was away is not asked again


class Upstream:
    """What a book asks when a transaction ends.

    Attributes:
        hub: the connection, kept from act to act.
        sent: whether the entries of the last transaction went to the hub.
        came: what others had written when it was last overtaken.
        ticket_of: the hash of the entry of a branch that is done again now.
    """

    def __init__(self, book: Book) -> None:
        self.book = book
        self.one: Shared = self._read()
        self.hub = Hub(self.one.url)
        self.hub.knows = True
        self.sent = False
        self.came = Came([], [])
        self.ticket_of: str | None = None

    def _read(self) -> Shared:
        one = own(self.book.path)
        if one is None:
            raise FileTrouble("damaged", "league.file", file=self.book.path)
        return one

    def close(self) -> None:
        """Closes the connection."""
        self.hub.close()

    # At the end of a transaction ---------------------------------------------------------

    def share(self, added: Sequence[tuple[int, str, str]]) -> None:
        """Sends new entries (number, hash, text) before they are committed.

        Raises `Overtaken` where others have written meanwhile: nothing is committed,
        and all is to be decided again.
        """
        first = added[0][0]
        kept, self.sent = self._read(), False
        if kept.role == READER:  # refused although the hub may be away
            raise Refused("rule", "league.forbidden", hub=shown(kept.url))
        self.one = kept.now(self._head_before(first))
        if self.one is not kept:
            keep(self.book.path, self.one)
        base = self.one.head if self.one.away else self._head_before(first)
        if _lately(self.one):
            return
        links = [self._link(*each) for each in (*self._unshared(base, first), *added)]
        try:
            self._send(base, links, first)
        except Away as away:
            self._apart(base, away)

    def _send(self, base: Head, links: Sequence[Link], first: int) -> None:
        campaign = self.one.campaign
        answer = self.hub.append(campaign, base, links)
        if answer.written:
            self.sent = True
            return
        if links[0].seq < first:
            # A branch: perhaps the hub holds its beginning, whose answer was lost.
            held = self._held(links, answer.seq, answer.hash)
            if held:
                rest = [one for one in links if one.seq > held.seq]
                if self.hub.append(campaign, held, rest).written:
                    self.sent = True
                    return
            raise Away("apart", shown(self.one.url))
        raise Overtaken(campaign=campaign, entry=answer.seq)

    def _held(self, links: Sequence[Link], seq: int, hashed: str) -> Head | None:
        """The hub's head, if it is one of these entries, and not another's twin of it."""
        here = [one.hash for one in links if (one.seq, one.hash) == (seq, hashed)]
        same = [ticket for one in here for ticket in self.one.tickets(one)]
        there = self.hub.tickets(self.one.campaign, same) if same else {}
        return Head(seq, hashed) if there else None

    def committed(self) -> None:
        """After the commit: what had been apart is no longer, and others are told."""
        if not self.sent:
            return
        if self.one.away:
            self.one = self.one.level(self.one.head)
            with suppress(FileTrouble):  # the hub will tell what it holds
                keep(self.book.path, self.one)
        self.hub.tell(self.one.campaign)

    def _apart(self, base: Head, away: Away) -> None:
        now = self.one._replace(**base._asdict(), away=time.time(), why=away.why)
        keep(self.book.path, now)
        self.one = now

    def _head_before(self, first: int) -> Head:
        """The entry before the first new one: everything up to it is at the hub."""
        return Head(first - 1, entries.hash_of(self.book, first - 1) or GENESIS)

    def _unshared(self, base: Head, first: int) -> Iterable[tuple[int, str, str]]:
        """The entries of a branch: after the last shared one, before the new ones."""
        return texts_after(self.book, base.seq, first - 1)

    def _link(self, seq: int, hashed: str, text: str) -> Link:
        return Link(seq, hashed, self.one.ticket(self.ticket_of or hashed), text)

    # Catching up -------------------------------------------------------------------------

    def catch_up(self) -> bool:
        """Brings the file up to the hub's head; `came` says what was new.

        Nothing comes, and nothing fails, where the hub is away.
        """
        self.came = Came([], [])
        one = self._read().now(rows.head(self.book))
        if not _lately(one):
            with suppress(Away):
                self.came = pull(self.book, self.hub, one)
        return bool(self.came.all)

    # For answers -------------------------------------------------------------------------

    def facts(self) -> dict[str, Any] | None:
        """How far the file is apart from the hub; None where it is not."""
        one = self._read().now(rows.head(self.book))
        if not one.away:
            return None
        count = rows.head(self.book)[0] - one.seq
        facts = {
            "hub": shown(one.url),
            "count": count,
            "entry": one.seq,
            "why": one.why,
        }
        return facts if count else None


def _lately(one: Shared) -> bool:
    """Whether the hub was away just now; a clock may have been set back since."""
    return bool(one.away) and 0 <= time.time() - one.away < RETRY
