"""A ledger for beancount, and so for Fava.

There, account names have only letters, digits and hyphens, and begin with a capital or
a digit. So a space between such characters becomes a hyphen, any other character its
number between hyphens (L--27-Épervier), and X--- goes before other first characters.
"""

from __future__ import annotations

import unicodedata
from datetime import date, timedelta

from ledger.reading.exports import story
from ledger.reading.exports.story import Checked
from ledger.rules.common.facts import MONEY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.reading.exports.story import Account, Held, Posted, Speech
    from ledger.store.book import Book

BEFORE = "X---"  # goes before a name that cannot begin an account's name
BEGINS = frozenset({"Lu", "Nd"})
LETTERS = BEGINS | {"Ll", "Lt", "Lm", "Lo"}
UNSEEN = frozenset({"Cc", "Cs", "Zl", "Zp"})


def part(name: str) -> str:
    """A name as part of an account."""
    written = []
    for at, sign in enumerate(name):
        following = name[at + 1 : at + 2]
        if _plain(sign):
            written.append(sign)
        elif sign == " " and following and _plain(following):
            written.append("-")
        else:
            written.append(f"--{ord(sign):X}-")
    encoded = "".join(written)
    return (
        encoded
        if unicodedata.category(encoded[:1] or "-") in BEGINS
        else BEFORE + encoded
    )


def _plain(sign: str) -> bool:
    return unicodedata.category(sign) in LETTERS


def commodity(what: str) -> str:
    """A commodity, written as a currency."""
    return "".join(c.upper() if c.isascii() and c.isalnum() else "_" for c in what)


def quoted(text: str) -> str:
    """A text in quotes, with no invisible characters in it."""
    seen = (" " if unicodedata.category(c) in UNSEEN else c for c in text)
    return '"' + "".join(seen).replace("\\", "\\\\").replace('"', '\\"') + '"'


def path(account: Account) -> str:
    """The full name of an account."""
    return ":".join([account.root, *map(part, account.parts)])


def lines(book: Book, speech: Speech, *, live: bool) -> Iterator[str]:
    """The ledger, line by line; `live` leaves out undone entries and the undos."""
    used, whats = story.accounts(book)
    paths = {account.id: path(account) for account in used}
    sums = Sums(paths)
    first = next(story.entries(book)).at[:10]
    yield f'option "operating_currency" "{commodity(MONEY)}"\n'
    for what in whats:
        yield f"{first} commodity {commodity(what)}\n"
    for account in used:
        yield f"{first} open {paths[account.id]}\n  id: {quoted(account.id)}\n"
        yield f"  name: {quoted(account.name)}\n"
    day = first
    for line in story.story(book, live=live):
        if line.day > day:
            yield from _balances(day, sums.stated())
            day = line.day
        if not isinstance(line, Checked):
            sums.add(line)
            yield from _transaction(line, speech, paths)
        elif line.turn is None:
            yield f"\n; {quoted(speech.now)}"
            yield from _balances(day, sums.of(line.held))
        else:
            yield f'\n{day} event "turn" {quoted(speech.ended(line.turn))}\n'


def _transaction(
    posted: Posted, speech: Speech, paths: dict[str, str]
) -> Iterator[str]:
    entry = posted.entry
    flag = "*" if entry.undone_by is None else "!"
    yield f"\n{posted.day} {flag} {quoted(speech.tell(entry))} ^entry-{entry.seq}\n"
    for key, what in (("entry", entry.seq), *story.words_of(entry).items()):
        if what is not None:
            shown = quoted(what) if isinstance(what, str) else what
            yield f"  {key}: {shown}\n"
    for one in posted.transfers:
        unit = commodity(one.what)
        yield f"  {paths[one.target]}  {one.amount} {unit}\n"
        if one.because.rule:
            yield f"    rule: {quoted(one.because.rule)}\n"
        yield f"  {paths[one.source]}  -{one.amount} {unit}\n"


def _balances(day: str, held: Held) -> Iterator[str]:
    """The balances at the end of a day: beancount checks before the next day begins."""
    after = date.fromisoformat(day) + timedelta(days=1)
    yield "\n"
    for (account, what), amount in sorted(held.items()):
        yield f"{after} balance {account}  {amount} {commodity(what)}\n"


class Sums:
    """Balances of accounts with all below them, as beancount compares them."""

    def __init__(self, paths: dict[str, str]) -> None:
        opened = set(paths.values())
        self.above = {}
        for account, own in paths.items():
            steps = own.split(":")
            starts = (":".join(steps[:n]) for n in range(2, len(steps) + 1))
            self.above[account] = [start for start in starts if start in opened]
        self.held: Held = {}
        self.touched: set[tuple[str, str]] = set()

    def add(self, posted: Posted) -> None:
        """Adds what an entry moved."""
        for one in posted.transfers:
            for account, amount in (
                (one.source, -one.amount),
                (one.target, one.amount),
            ):
                for above in self.above[account]:
                    key = above, one.what
                    self.held[key] = self.held.get(key, 0) + amount
                    self.touched.add(key)

    def stated(self) -> Held:
        """The balances of the accounts touched since they were last stated."""
        sums = {key: self.held[key] for key in self.touched}
        self.touched.clear()
        return sums

    def of(self, held: Held) -> Held:
        """The same sums, from the balance of each account alone."""
        sums: Held = {}
        for (account, what), amount in held.items():
            for above in self.above[account]:
                sums[above, what] = sums.get((above, what), 0) + amount
        return sums
