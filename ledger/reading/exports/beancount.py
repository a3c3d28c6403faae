"""A ledger for beancount, and so for Fava.

There, account names have only letters, digits and hyphens, and begin with a capital or
a digit. So a space between such characters becomes a hyphen, a hyphen becomes two, any
other character its number between hyphens (L--27-Épervier), and X--- goes before other
first characters.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from datetime import timedelta

from ledger.reading.exports import story
from ledger.reading.exports.accounts import Chart
from ledger.reading.exports.calendar import calendar
from ledger.rules.common.facts import MONEY
from ledger.store.chapters import Chapters

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import date

    from ledger.reading.exports.accounts import Account, Speech
    from ledger.reading.exports.story import Asked, Booked
    from ledger.store.book import Book

BEFORE = "X---"  # goes before a name that cannot begin an account's name
BEGINS = frozenset({"Lu", "Nd"})
UNIT = re.compile("[A-Z]{2,24}")
NUMBER = re.compile("[0-9A-F]+")
LETTERS = BEGINS | {"Ll", "Lt", "Lm", "Lo"}
# How Fava shows the books: what came in is positive, each turn has its own bar.
FAVA = {
    "default-page": "income_statement/?interval=day",
    "invert-income-liabilities-equity": "true",
}
UNSEEN = frozenset({"Cc", "Cs", "Zl", "Zp"})


def part(name: str) -> str:
    """A name as part of an account."""
    written = []
    for at, sign in enumerate(name):
        within = _plain(name[at + 1 : at + 2])
        if _plain(sign):
            written.append(sign)
        elif sign == " " and within:
            written.append("-")
        elif sign == "-" and within and not _like_a_number(name, at + 1):
            written.append("--")
        else:
            written.append(f"--{ord(sign):X}-")
    return _begun("".join(written))


def _like_a_number(name: str, at: int) -> bool:
    """Whether what follows a hyphen would be read as the number of a character."""
    digits = NUMBER.match(name, at)
    after = name[digits.end() :] if digits else ""
    return after != "" and not _plain(after[0])


def _begun(text: str) -> str:
    """A text with something before it, unless it may begin an account's name."""
    return text if unicodedata.category(text[:1] or "-") in BEGINS else BEFORE + text


def _plain(sign: str) -> bool:
    return sign != "" and unicodedata.category(sign) in LETTERS


def phrase(text: str) -> str:
    """Words of ours as part of an account; nobody needs to read them back."""
    words = "".join(sign if _plain(sign) else " " for sign in text).split()
    return _begun("-".join(words))


def commodity(what: str) -> str:
    """A commodity, written as a currency."""
    return "".join(c.upper() if c.isascii() and c.isalnum() else "_" for c in what)


def currencies(chart: Chart) -> dict[str, str]:
    """The currency of each commodity: for money, its unit without accents, if it can."""
    known = {what: commodity(what) for what in chart.whats}
    plain = unicodedata.normalize("NFKD", chart.speech.unit)
    unit = "".join(c for c in plain if not unicodedata.combining(c)).upper()
    if UNIT.fullmatch(unit) and unit not in known.values():
        known[MONEY] = unit
    return known


def quoted(text: str) -> str:
    """A text in quotes, with no invisible characters in it."""
    seen = (" " if unicodedata.category(c) in UNSEEN else c for c in text)
    return '"' + "".join(seen).replace("\\", "\\\\").replace('"', '\\"') + '"'


def path(account: Account) -> str:
    """The full name of an account."""
    below = (*map(part, account.names), *map(phrase, account.causes))
    return ":".join((account.root, *below))


def lines(book: Book, speech: Speech, asked: Asked) -> Iterator[str]:
    """The ledger, line by line."""
    chart = Chart(book, speech, counters=asked.counters)
    days = calendar(book, real=asked.real, first=asked.first)
    units = currencies(chart)
    paths: dict[Account, str] = {}

    def opened(account: Account) -> str:
        paths[account] = path(account)
        return f"{days.first} open {paths[account]}\n"

    yield from _options(speech, days.first, units[MONEY])
    for what, unit in units.items():
        name = speech.unit if what == MONEY else speech.thing(what)
        yield f"{days.first} commodity {unit}\n  name: {quoted(name)}\n"
    for id_, account in chart.purses.items():
        yield f"{opened(account)}  id: {quoted(id_)}\n"
        yield f"  name: {quoted(chart.name(id_))}\n"
    for day, turn in days.turns():
        yield f'{day} event "turn" {quoted(speech.turn(turn))}\n'
    chapters = Chapters(book)
    for booked in story.story(book, chart, days, live=asked.live):
        yield "\n"
        postings = booked.share.postings
        # A cause is opened where it is first met: nobody knows it before.
        yield from (opened(one) for one, _ in postings if one not in paths)
        yield from _heading(booked, chart)
        yield from _words(story.words_of(booked, chapters))
        for (account, what), amount in postings.items():
            yield f"  {paths[account]}  {amount} {units[what]}\n"
    yield f"\n; {speech.now}\n"
    after = days.last + timedelta(days=1)
    for (here, what), amount in _balances(chart, paths):
        yield f"{after} balance {here}  {amount} {units[what]}\n"


def _options(speech: Speech, first: date, unit: str) -> Iterator[str]:
    """What the other programs are told of how to show the books."""
    yield f'option "title" {quoted(speech.title)}\n'
    yield f'option "operating_currency" "{unit}"\n'
    for name, value in {**FAVA, "language": speech.lang}.items():
        yield f'{first} custom "fava-option" "{name}" "{value}"\n'


def _heading(booked: Booked, chart: Chart) -> Iterator[str]:
    """Day, whose purse it is, sentence, and links to the acts."""
    entry, act = booked.entry, booked.act
    flag = "*" if entry.undone_by is None else "!"
    whose = booked.share.whose
    payee = f"{quoted(chart.name(whose))} " if whose else ""
    links = " ".join(f"^entry-{n}" for n in dict.fromkeys((entry.seq, act.seq)))
    narration = quoted(chart.speech.tell(entry))
    yield f"{booked.day} {flag} {payee}{narration} {links}\n"


def _words(words: dict[str, str | int]) -> Iterator[str]:
    for key, what in words.items():
        yield f"  {key}: {quoted(what) if isinstance(what, str) else what}\n"


def _balances(
    chart: Chart, paths: dict[Account, str]
) -> list[tuple[tuple[str, str], int]]:
    """The balances at the very end, each with those of all accounts below it.

    So beancount compares them, and before the day begins.
    """
    known = set(paths.values())
    sums: Counter[tuple[str, str]] = Counter()
    for id_, what, amount in chart.balances():
        steps = paths[chart.purses[id_]].split(":")
        for many in range(2, len(steps) + 1):
            above = ":".join(steps[:many])
            if above in known:
                sums[above, what] += amount
    return sorted(sums.items())
