"""A journal for hledger.

Characters that mean something to hledger are written as in URLs (%3B for a semicolon),
and so is a % before two such digits: names and sentences can be read back.
"""

from __future__ import annotations

import re
import unicodedata

from ledger.reading.exports import story
from ledger.reading.exports.accounts import Chart
from ledger.reading.exports.calendar import calendar
from ledger.rules.common.facts import MONEY
from ledger.store.chapters import Chapters

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.reading.exports.accounts import Account, Speech
    from ledger.reading.exports.story import Asked, Booked
    from ledger.store.book import Book

# A % that could be mistaken for one of ours; two spaces end a name.
AMBIGUOUS = re.compile(r"%(?=[0-9A-Fa-f]{2})")
DOUBLE = re.compile(r"(?<= ) |^ | $")
PAUSE = re.compile(r"\s*;(?=\s)")  # between two parts of a sentence
BARE = re.compile(r"[a-z]+")  # commodities that need no quotes


def escaped(text: str, signs: str) -> str:
    """A text with these characters escaped, and all invisible ones."""
    text = AMBIGUOUS.sub("%25", text)
    if text.isascii() and text.isprintable() and not any(s in text for s in signs):
        return text
    return "".join(_hidden(c) if c in signs or _unseen(c) else c for c in text)


def _unseen(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "CZ" and sign not in " \u00a0\u202f"


def _hidden(sign: str) -> str:
    return "".join(f"%{byte:02X}" for byte in sign.encode())


def part(text: str) -> str:
    """A name as part of an account."""
    return DOUBLE.sub("%20", escaped(text, ";:\u00a0\u202f"))


def sentence(text: str) -> str:
    """A sentence as the description of a transaction, which a semicolon would end."""
    return escaped(PAUSE.sub(" –", text), ";")


def payee_of(text: str) -> str:
    """A name as the payee of a transaction, which a bar would end."""
    return escaped(text, ";|")


def name(text: str) -> str:
    """A name as the value of an account's tag, which a comma would end."""
    return escaped(text, ",")


def value(text: str) -> str:
    """The value of a transaction's tag, in which brackets could hold a date."""
    return escaped(text, ",[]")


def commodity(what: str) -> str:
    """A commodity, in quotes unless it is plain letters."""
    return what if BARE.fullmatch(what) else f'"{escaped(what, chr(34) + ";")}"'


def phrase(text: str) -> str:
    """Words of ours as part of an account, with plain spaces."""
    return part(" ".join(text.split()))


def path(account: Account) -> str:
    """The full name of an account."""
    below = (*map(part, account.names), *map(phrase, account.causes))
    return ":".join((account.root, *below))


def currencies(chart: Chart) -> dict[str, str]:
    """How each commodity is written: money by its unit, if that is one word."""
    known = {what: commodity(what) for what in chart.whats}
    unit = chart.speech.unit
    if unit.isalpha() and unit not in known.values():
        known[MONEY] = unit
    return known


def lines(book: Book, speech: Speech, asked: Asked) -> Iterator[str]:
    """The journal, line by line."""
    chart = Chart(book, speech, counters=asked.counters)
    days = calendar(book, real=asked.real, first=asked.first)
    units = currencies(chart)
    paths: dict[Account, str] = {}
    yield f"; {sentence(speech.title)}\n"
    for unit in units.values():
        yield f"commodity {unit}\n"
    for id_, account in chart.purses.items():
        paths[account] = path(account)
        tags = f"id:{name(id_)}, name:{name(chart.name(id_))}"
        yield f"account {paths[account]}  ; {tags}\n"
    chapters = Chapters(book)
    for booked in story.story(book, chart, days, live=asked.live):
        yield "\n"
        postings = booked.share.postings
        for account, _ in postings:
            if account not in paths:  # a cause, which nobody knows before
                paths[account] = path(account)
                yield f"account {paths[account]}\n"
        yield _heading(booked, chart)
        words = story.words_of(booked, chapters)
        tags = ", ".join(f"{key}:{value(str(what))}" for key, what in words.items())
        yield f"    ; {tags}\n"
        for (account, what), amount in postings.items():
            yield f"    {paths[account]}  {amount} {units[what]}\n"
    held = list(chart.balances())
    if held:
        yield f"\n{days.last} {sentence(speech.now)}\n"
    for id_, what, amount in held:  # asserted by postings that move nothing
        here, unit = paths[chart.purses[id_]], units[what]
        yield f"    {here}  0 {unit} = {amount} {unit}\n"


def _heading(booked: Booked, chart: Chart) -> str:
    """Day, number, whose purse it is, and sentence."""
    entry, whose = booked.entry, booked.share.whose
    status = "" if entry.undone_by is None else " !"
    payee = f"{payee_of(chart.name(whose))} | " if whose else ""
    description = sentence(chart.speech.tell(entry))
    return f"{booked.day}{status} ({entry.seq}) {payee}{description}\n"
