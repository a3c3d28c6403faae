"""What others have written: taken from the hub into the file, entry by entry."""

from __future__ import annotations

from ledger import wire
from ledger.errors import UNFIT, FileTrouble, Misuse
from ledger.league.address import shown
from ledger.league.shared import Head
from ledger.record import NamedTuple
from ledger.store import append, rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ledger.league.hub import Hub, Link
    from ledger.league.shared import Shared
    from ledger.store.book import Book

TOGETHER = 500  # entries of one transaction: others may write in between


class Came(NamedTuple):
    """The numbers of what came from the hub.

    Attributes:
        all: of all entries.
        back: of those among them that this copy had sent before it was stopped.
    """

    all: list[int]
    back: list[int]


def pull(book: Book, hub: Hub, one: Shared) -> Came:
    """Adds the entries that only the hub holds.

    A file that is apart from the hub stays as it is. A hub whose journal is not the
    continuation of ours is refused: somebody has rewritten it.
    """
    if one.away and rows.head(book)[0] > one.seq:
        return Came([], [])
    came = Came([], [])
    while True:
        here = Head(*rows.head(book))
        there = hub.head(one.campaign)
        if there is None:
            raise FileTrouble("league", "league.denied", hub=shown(one.url))
        if there == here:
            return came
        if there.seq <= here.seq or hub.hash_of(one.campaign, here.seq) != here.hash:
            raise rewritten(one, here, there)
        links = hub.pull(one.campaign, here.seq)
        while taken := _some(book, links, here):
            came.all.extend(link.seq for link in taken)
            came.back.extend(link.seq for link in taken if one.sent(link.ticket))
            here = Head(*rows.head(book))


def rewritten(one: Shared, here: Head, there: Head) -> FileTrouble:
    """The refusal of a hub's journal that is not the continuation of ours: both heads."""
    facts: dict[str, Any] = {"hub": shown(one.url), "campaign": one.campaign}
    facts |= {"seq": here.seq, "here": here.hash}
    facts |= {"their_seq": there.seq, "there": there.hash}
    return FileTrouble("league", "league.rewritten", **facts)


def _some(book: Book, links: Iterable[Link], here: Head) -> list[Link]:
    """Adds some entries in one transaction; none where the file has moved meanwhile."""
    taken: list[Link] = []
    with book.writing(shared=False):
        if Head(*rows.head(book)) != here:
            return taken
        prev = here.hash
        for link in links:
            prev = add(book, link, prev)
            taken.append(link)
            if len(taken) == TOGETHER:
                break
    return taken


def add(book: Book, link: Link, prev: str) -> str:
    """Adds one entry of the hub, and returns its hash."""
    try:
        before, *columns = wire.loads(link.body)
        effects, throws, marks = columns[13:]
        fits = before == prev and columns[12] == wire.ENTRY_FORMAT
        parts = tuple([tuple(row) for row in part] for part in (effects, throws, marks))
        hashed = append.insert(book, columns[:12], parts, prev) if fits else ""  # type: ignore[arg-type]
    except (*UNFIT, Misuse) as error:
        raise FileTrouble("league", "league.entry", entry=link.seq) from error
    if hashed != link.hash:
        raise FileTrouble("league", "league.entry", entry=link.seq)
    return hashed
