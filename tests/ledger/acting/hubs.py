"""A hub in this process: it keeps journals as the one on PostgreSQL does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Self

import pytest

from ledger import wire
from ledger.acting import act_named
from ledger.acting.answer import Answer, Options
from ledger.acting.recorder import Recorder
from ledger.acting.rejoining import Misfit
from ledger.errors import Refusal, Refused
from ledger.league.connecting import Away
from ledger.league.hub import Appended, Link
from ledger.league.shared import Head, identity, shared
from ledger.reading.verify import verify
from ledger.store import rows
from ledger.store.book import Book
from ledger.store.walk import texts_after
from ledger.wire import GENESIS
from tests.laws.evening import Evening

URL = "postgresql://host.example/league"
NAME = "evening"
ONCE = 7  # where the text of an entry has the key of a script


class Hub:
    """A hub that keeps journals for whoever asks; called as its class, it is itself.

    Attributes:
        journals: the entries of each campaign.
        away: why it does not answer; "" while it does.
        opens: what the key may do in a campaign.
        told: the campaigns that others were told about.
        asked: the addresses and keys with which it was called.
        sizes: how many entries each append brought.
        again: the numbers of those that were brought once more.
        losing: how many answers to an append are lost.
        before: what happens before the next append, once.
        meanwhile: what happens before the next pull, once.
    """

    url = URL

    def __init__(self) -> None:
        self.journals: dict[str, list[Link]] = {}
        self.away = ""
        self.opens = "owner"
        self.told: list[str] = []
        self.asked: list[tuple[str, str | None]] = []
        self.sizes: list[int] = []
        self.again: list[list[int]] = []
        self.losing = 0
        self.before: Any = None
        self.meanwhile: Any = None

    def __call__(self, url: str, key: str | None = None) -> Self:
        """A connection; all of them are this one."""
        self.asked.append((url, key))
        return self

    def checked(self) -> Self:
        """Itself, if it answers."""
        self._answer()
        return self

    def _answer(self) -> None:
        if self.away:
            raise Away(self.away)

    def __enter__(self) -> Self:
        """Nothing is connected."""
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing is closed."""

    def close(self) -> None:
        """Nothing is closed."""

    def begin(self, name: str) -> None:
        """Begins a journal."""
        if name in self.journals:
            raise Refused("exists", "league.exists", campaign=name)
        self.journals[name] = []

    def head(self, name: str) -> Head | None:
        """The newest entry."""
        self._answer()
        if name not in self.journals:
            return None
        links = self.journals[name]
        return Head(*links[-1][:2]) if links else Head(0, GENESIS)

    def append(self, name: str, after: Head, links: Sequence[Link]) -> Appended:
        """Adds entries after the head that is expected, all or none."""
        self._answer()
        if self.before:
            before, self.before = self.before, None
            before()
        head, here = self.head(name), self.journals[name]
        assert head is not None
        keys = {_key(one) for one in here} - {None}
        if tuple(after) == head and not keys & {_key(one) for one in links}:
            self.sizes.append(len(links))
            here.extend(links)
            if self.losing:
                self.losing -= 1
                raise Away("lost")
            return Appended(True, *here[-1][:2])
        last = links[-1]
        there = [(one.seq, one.ticket, one.hash) for one in here]
        known = (last.seq, last.ticket, last.hash) in there
        if known:
            self.again.append([one.seq for one in links])
        return Appended(known, *head)

    def pull(self, name: str, after: int) -> Iterator[Link]:
        """The entries after one."""
        if self.meanwhile:
            meanwhile, self.meanwhile = self.meanwhile, None
            meanwhile()
        return iter([link for link in self.journals[name] if link.seq > after])

    def hash_of(self, name: str, seq: int) -> str | None:
        """The hash of one entry."""
        return next((one.hash for one in self.journals[name] if one.seq == seq), None)

    def tickets(self, name: str, asked: Sequence[str]) -> dict[str, int]:
        """Which of these tickets are in."""
        return {
            one.ticket: one.seq for one in self.journals[name] if one.ticket in asked
        }

    def role(self, _: str) -> str:
        """What the key may do."""
        return self.opens

    def campaigns(self) -> list[tuple[str, int, str]]:
        """The campaigns with their heads."""
        return [(name, *(self.head(name) or (0, ""))) for name in self.journals]

    def tell(self, name: str) -> None:
        """Others are told."""
        self.told.append(name)


def _key(link: Link) -> str | None:
    key: str | None = wire.loads(link.body)[ONCE]
    return key


def links_of(book: Book) -> list[Link]:
    """The entries of a campaign, as another copy sends them."""
    return [
        Link(seq, one, f"other:{one}", text) for seq, one, text in texts_after(book, 0)
    ]


def refused(kind: type[Refusal], call: Any, *words: Any) -> tuple[str, str, Any]:
    """The code, the sentence and the facts of a refusal of exactly this kind."""
    with pytest.raises(kind) as raised:
        call(*words)
    assert type(raised.value) is kind
    return raised.value.code, raised.value.key, raised.value.facts


def acted(book: Book, kind: str, *words: Any, **options: Any) -> Answer[Any]:
    """Carries out one act in a campaign."""
    done: Answer[Any] = act_named(kind)(Recorder(book, Options(**options)), *words)
    return done


def alone(hub: Hub, evening: Evening, *acts: tuple[Any, ...]) -> None:
    """Carries out acts while the hub is away."""
    hub.away = "unreachable"
    for act in acts:
        evening.act(*act)
    hub.away = ""


class Decide:
    """Somebody who answers what is asked, and remembers it."""

    def __init__(self, *replies: Any, meanwhile: Any = None) -> None:
        self.replies = list(replies)
        self.meanwhile = meanwhile  # what happens before the first answer
        self.asked: list[tuple[int, str | None, tuple[str, ...]]] = []

    def __call__(self, misfit: Misfit, made: Book) -> Any:
        """The next answer."""
        refusal = misfit.refusal and misfit.refusal.code
        self.asked.append((misfit.entry.seq, refusal, misfit.options))
        self.misfit, self.head = misfit, rows.head(made)
        if self.meanwhile:
            meanwhile, self.meanwhile = self.meanwhile, None
            meanwhile()
        return self.replies.pop(0)


def agree(hub: Hub, evening: Evening, many: int) -> None:
    """Sees that file, hub and the file beside it have the same newest entry."""
    one = shared(evening.file)
    assert evening.head == hub.head(NAME) == one.head
    assert (one.away, one.next_seq, one.next_hash) == (0, 0, "")
    assert one.at == identity(evening.file)
    assert evening.head[0] == many
    assert verify(evening.book)["ok"]
