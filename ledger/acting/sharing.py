"""A campaign is shared with a hub, joined from one, or goes its own way again."""

from __future__ import annotations

import os
from functools import partial

from ledger import wire
from ledger.acting.answer import Answer
from ledger.acting.auditing import in_play
from ledger.errors import FileTrouble, Misuse, Refused
from ledger.league.address import checked_url, effective, shown
from ledger.league.hub import Hub, Link
from ledger.league.keys import keep_key
from ledger.league.pulling import add, pull
from ledger.league.shared import (
    Head,
    Shared,
    forget,
    identity,
    is_shared,
    keep,
    own,
    place,
)
from ledger.store import copying, rows
from ledger.store.transactions import Alone
from ledger.store.verify import verify
from ledger.store.walk import texts_after
from ledger.wire import GENESIS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from ledger.store.book import Book

TOGETHER = 500  # entries of one append
OUTCOME = 11  # where the text of an entry has what came of it
READERS = frozenset({"owner", "assistant", "reader"})


def share(book: Book, url: str, name: str, key: str | None) -> Answer[Any]:
    """Puts the journal on the hub, from where others can join.

    If it was stopped in the middle, it goes on where it stopped.
    """
    url = checked_url(url)
    if is_shared(book.path):
        raise Refused("exists", "league.shared", file=place(book.path))
    with Hub(url, key).checked() as hub, Alone(book):
        after = hub.head(name)
        if after is None:
            hub.begin(name)
            after = Head(0, GENESIS)
        elif after.seq and _hash_of(book, after.seq) != after.hash:
            raise Refused("exists", "league.exists", campaign=name)
        one = Shared(url, name, os.urandom(8).hex(), *after)
        for links in _batches(book, one, after.seq):
            answer = hub.append(name, after, links)
            if not answer.written:
                raise Refused("exists", "league.exists", campaign=name)
            after = Head(answer.seq, answer.hash)
        one = one._replace(at=identity(book.path), role=hub.role(name))
        keep(book.path, one.level(after))
        hub.tell(name)
    _remember(url, key)
    result = {
        "hub": shown(url),
        "campaign": name,
        "entries": after.seq,
        "head": after.hash,
    }
    return Answer(result, None, [], rows.state_of(book))


def _hash_of(book: Book, seq: int) -> str | None:
    from ledger.store.entries import hash_of

    return hash_of(book, seq)


def _batches(book: Book, one: Shared, after: int) -> Iterator[Sequence[Link]]:
    links: list[Link] = []
    for seq, hashed, text in texts_after(book, after):
        links.append(Link(seq, hashed, one.ticket(hashed), text))
        if len(links) == TOGETHER:
            yield links
            links = []
    if links:
        yield links


def join(url: str, name: str, file: str, key: str | None) -> Answer[Any]:
    """Makes a whole copy of a shared campaign, which goes on with the others."""
    from ledger.store.book import Book

    url = checked_url(url)
    with Hub(url, key).checked() as hub:
        one, audit = _copied(hub, url, name, file)
        role = hub.role(name)
    keep(file, one._replace(at=identity(file), role=role))
    _remember(url, key)
    with Book(file) as book:
        result: dict[str, Any] = {"file": file, "hub": shown(url), "campaign": name}
        result |= {"entries": one.seq, "head": one.hash}
        return Answer(result, None, in_play(audit), rows.state_of(book))


def _copied(hub: Hub, url: str, name: str, file: str) -> tuple[Shared, dict[str, Any]]:
    """Makes a file of a campaign's whole journal, and checks it."""
    from ledger.rules import game_named
    from ledger.rules.common.audit import UNDECLARED
    from ledger.rules.settings import could_be

    audit: dict[str, Any] = {}
    links = _pulled(hub, name)
    first = next(links)
    played = game_named(_game(first))
    one = Shared(url, name, os.urandom(8).hex(), 0, GENESIS)

    def fill(book: Book) -> None:
        nonlocal audit, one
        prev, seq = add(book, first, GENESIS), 1
        for link in links:
            prev, seq = add(book, link, prev), link.seq
        one = one._replace(seq=seq, hash=prev)
        fits = partial(could_be, played.name)
        audit = verify(book, played.audit, fits=fits, views=played.views())
        wrong = [f for f in audit["findings"] if f.code in UNDECLARED]
        if wrong or audit["damaged"]:
            raise Misuse("usage", "file.faults", findings=wrong or audit["findings"])

    copying.create(file, fill, views=played.views())
    return one, audit


def mirror(hub: Hub, name: str, file: str) -> None:
    """Brings a copy for reading up to the hub's head; makes it where there is none.

    It is made anew where the hub's journal is another one now: restored from a backup.
    """
    from ledger.store.book import Book

    if os.path.exists(file):
        try:
            with Book(file, write=True) as book:
                pull(book, hub, Shared(hub.url, name, "", *rows.head(book)))
        except FileTrouble as trouble:
            if trouble.key != "league.rewritten" and trouble.code != "damaged":
                raise
            os.unlink(file)
        else:
            return
    _copied(hub, hub.url, name, file)


def _pulled(hub: Hub, name: str) -> Iterator[Link]:
    """The whole journal of a campaign that this key may read."""
    role = hub.role(name)
    if role == "player":
        raise Refused("rule", "league.player", campaign=name)
    head = hub.head(name)
    if head is None or role not in READERS:
        known = [one for one, *_ in hub.campaigns()]
        raise Refused("unknown_name", "league.unknown", campaign=name, known=known)
    if not head.seq:
        raise Refused("unknown_name", "league.empty", campaign=name)
    return hub.pull(name, 0)


def _game(first: Link) -> str:
    try:
        return str(wire.loads(wire.loads(first.body)[OUTCOME])["game"])
    except (ValueError, LookupError, TypeError):
        raise FileTrouble("league", "league.entry", entry=1) from None


def _remember(url: str, key: str | None) -> None:
    """Keeps a key that was given for this address."""
    if key:
        keep_key(effective(url), key)


def leave(book: Book) -> Answer[Any]:
    """Shares the campaign no longer: this copy goes on by itself."""
    one = required(book)
    forget(book.path)
    if book.upstream is not None:
        book.upstream.close()
        book.upstream = None
    state = rows.state_of(book)
    return Answer({"hub": shown(one.url), "campaign": one.campaign}, None, [], state)


def standing(book: Book, key: str | None) -> Answer[Any]:
    """How the campaign is shared, how far it is apart, and whether the hub answers.

    A key that the hub accepts is kept.
    """
    from ledger.league.connecting import Away

    one, here = required(book), Head(*rows.head(book))
    there, why = None, ""
    try:
        with Hub(one.url, key).checked() as hub:
            there = hub.head(one.campaign)
            role = hub.role(one.campaign)
        _remember(one.url, key)
        if role != one.role:
            keep(book.path, one._replace(role=role))
    except Away as away:
        why = away.why
    result: dict[str, Any] = {"hub": shown(one.url), "campaign": one.campaign}
    result |= {"entries": here.seq, "head": here.hash, "why": why}
    result |= {"there": there.seq if there else None, "away": bool(why)}
    result["apart"] = here.seq - one.seq if one.away else 0
    return Answer(result, None, [], rows.state_of(book))


def required(book: Book) -> Shared:
    """How the campaign is shared; refused where it is not."""
    one = own(book.path)
    if one is None:
        raise Refused("rule", "league.unshared", file=book.path)
    return one.now(rows.head(book))
