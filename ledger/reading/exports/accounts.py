"""The accounts of the books: purses, and what makes them fuller and emptier.

Each purse is an asset. What comes into it from anywhere else is its income, what leaves
it its expense, by act and by rule; so a payment between two players is an expense of
one and an income of the other. What is there when the campaign begins is neither. Bank
and world are endless, and thus no accounts for money.

Counters (all that adds up, and is not money) move between assets and equity: there,
bank and world are accounts, too.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain, count

from ledger.effects import Transfer
from ledger.record import NamedTuple
from ledger.rules.common.facts import MONEY
from ledger.state import BANK, WORLD, kind_of
from ledger.store import tables

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from ledger.journal import Entry
    from ledger.store.book import Book

    Postings = dict[tuple["Account", str], int]

BEGINNING = "new"  # the act whose money was there before anybody played
ASSETS = "Assets"
COUNTERS = ""  # whose they are, the accounts say
PLAYER = "player"
SOURCES = frozenset({BANK, WORLD})
LEVELS = re.compile(r"\s*:\s+")  # what a title has before a colon is a level of its own


class Speech(NamedTuple):
    """The words of the books, in the language at hand.

    Attributes:
        title: what the books are called.
        lang: the language.
        tell: the sentence of an entry.
        cause: what an act is called as a cause of income and expenses.
        rule: the title of a numbered rule.
        place: an account, or a part of one, that is no thing with a name.
        sort: a sort of thing ("player").
        thing: a commodity.
        unit: what the coins are called.
        turn: a turn.
        opening: what the account is called of all that was there at the beginning.
        now: what the check of balances at the end is called.
    """

    title: str
    lang: str
    tell: Callable[[Entry], str]
    cause: Callable[[str], str]
    rule: Callable[[str], str]
    place: Callable[[str], str]
    sort: Callable[[str], str]
    thing: Callable[[str], str]
    unit: str
    turn: Callable[[str], str]
    opening: str
    now: str


class Account(NamedTuple):
    """An account of the books.

    Attributes:
        root: the account at the top ("Assets").
        names: the steps below that are called by a name, which must not be lost.
        causes: the steps below these that are words of ours.
    """

    root: str
    names: tuple[str, ...] = ()
    causes: tuple[str, ...] = ()


class Share(NamedTuple):
    """What an act means for one purse, or for all that is not money.

    Attributes:
        whose: the purse; "" for counters.
        postings: what is added to each account; together nothing.
        rules: the rules behind it, each once.
    """

    whose: str
    postings: Postings
    rules: tuple[str, ...]

    def turned(self) -> Share:
        """The same with all signs turned round."""
        postings = {key: -amount for key, amount in self.postings.items()}
        return self._replace(postings=postings)


class Chart:
    """The chart of accounts of a campaign.

    Attributes:
        whats: the commodities that are booked.
        purses: the account of the books for each of the journal.
    """

    def __init__(self, book: Book, speech: Speech, *, counters: bool) -> None:
        self.speech = speech
        self.book = book
        self.known = tables.names(book)
        self.whats = {MONEY: None}
        used: dict[str, None] = {}
        for account, what, _ in tables.rows(book, tables.BALANCES):
            if what == MONEY and account not in SOURCES:
                used[account] = None
            elif what != MONEY and counters:
                self.whats[what] = used[account] = None
        self.purses = _purses(used, self)
        self.opening = Account("Equity", (), (speech.opening,))
        self._causes: dict[tuple[str, bool, str, str | None], Account] = {}

    def name(self, account: str) -> str:
        """The whole account as people read it: "Thierry · set aside"."""
        return " · ".join(map(self.called, _parts(account)))

    def called(self, part: str) -> str:
        """A part of an account as people read it; a thing without a name by its id."""
        _, colon, own = part.partition(":")
        return self.known.get(part) or (own if colon else self.speech.place(part))

    def shares(self, kind: str, effects: Iterable[object]) -> Iterator[Share]:
        """What an act of this kind means for each purse, and for the counters.

        An account to which nothing is added in the end is left out.
        """
        sums: dict[str, Postings] = {}
        rules: dict[str, dict[str, None]] = {}
        for one in effects:
            if not isinstance(one, Transfer) or one.what not in self.whats:
                continue
            for account, amount in (one.target, one.amount), (one.source, -one.amount):
                money = one.what == MONEY
                if money and account in SOURCES:
                    continue
                whose = account if money else COUNTERS
                added = sums.setdefault(whose, Counter())
                added[self.purses[account], one.what] += amount
                if money:
                    cause = self._cause(account, amount > 0, kind, one.because.rule)
                    added[cause, MONEY] -= amount
                if one.because.rule:
                    rules.setdefault(whose, {})[one.because.rule] = None
        for whose, added in sums.items():
            postings = {key: amount for key, amount in added.items() if amount}
            if postings:
                yield Share(whose, postings, tuple(rules.get(whose, ())))

    def balances(self) -> Iterator[tuple[str, str, int]]:
        """What lies on each account now: not added up here, but as the file has it."""
        for account, what, amount in tables.rows(self.book, tables.BALANCES):
            if what in self.whats and not (what == MONEY and account in SOURCES):
                yield account, what, amount

    def _cause(self, account: str, gains: bool, kind: str, rule: str | None) -> Account:
        """The income or the expense of a purse."""
        if kind == BEGINNING:
            return self.opening
        key = account, gains, kind, rule
        if key not in self._causes:
            steps = LEVELS.split(self.speech.rule(rule)) if rule else []
            causes = [self.speech.cause(kind), *map(capital, filter(None, steps))]
            root = "Income" if gains else "Expenses"
            names = self.purses[account].names
            self._causes[key] = Account(root, names, tuple(causes))
        return self._causes[key]


def capital(text: str) -> str:
    """A text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def _parts(account: str) -> list[str]:
    """The parts of an account: players, then other things, then what has no name."""
    parts = account.split("/")
    return sorted(parts, key=lambda part: (":" not in part, kind_of(part) != PLAYER))


def _purses(used: Iterable[str], chart: Chart) -> dict[str, Account]:
    """The account of the books for each of the journal, no two the same."""
    ordered = {one: _parts(one) for one in used}
    labels = _labels([part for parts in ordered.values() for part in parts], chart)
    purses: dict[str, Account] = {}
    for one, parts in ordered.items():
        root = "Equity" if one in SOURCES else ASSETS
        account = Account(root, tuple(labels[part] for part in parts))
        if account in purses.values():  # the same parts in another order
            account = account._replace(names=(*account.names, one))
        purses[one] = account
    return purses


def _labels(parts: Iterable[str], chart: Chart) -> dict[str, str]:
    """A label for each part of an account, so that no two have the same.

    A name that another thing of the kind has, or had, gives way to the id; players come
    first, so that their purses are called the same whatever else is booked.
    """
    bearers = Counter((kind_of(one), name) for one, name in chart.known.items())
    labels: dict[str, str] = {}
    taken: set[str] = set()
    for part in sorted(dict.fromkeys(parts), key=lambda part: kind_of(part) != PLAYER):
        kind, colon, own = part.partition(":")
        label = chart.called(part)
        if not colon:
            own, label = kind, capital(label)
        elif bearers[kind, label] > 1 or (
            label != own and f"{kind}:{label}" in chart.known
        ):
            label = own
        likely = chain((label, own), _numbered(f"{own} {chart.speech.sort(kind)}"))
        labels[part] = next(one for one in likely if one not in taken)
        taken.add(labels[part])
    return labels


def _numbered(label: str) -> Iterator[str]:
    """A label, and the same with a number after it."""
    return chain((label,), (f"{label} {n}" for n in count(2)))
