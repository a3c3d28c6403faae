"""A journal for hledger.

Characters that mean something to hledger are written as in URLs (%3B for a semicolon),
and so is a % before two such digits: names and sentences can be read back.
"""

from __future__ import annotations

import re
import unicodedata

from ledger.reading.exports import story
from ledger.reading.exports.story import Checked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.reading.exports.story import Account, Posted, Speech
    from ledger.store.book import Book

# A % that could be mistaken for one of ours; two spaces end a name.
AMBIGUOUS = re.compile(r"%(?=[0-9A-Fa-f]{2})")
DOUBLE = re.compile(r"(?<= ) |^ | $")
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
    """A sentence as the description of a transaction."""
    return escaped(text, ";")


def name(text: str) -> str:
    """A name as the value of an account's tag, which a comma would end."""
    return escaped(text, ",")


def value(text: str) -> str:
    """The value of a transaction's tag, in which brackets could hold a date."""
    return escaped(text, ",[]")


def commodity(what: str) -> str:
    """A commodity, in quotes unless it is plain letters."""
    return what if BARE.fullmatch(what) else f'"{escaped(what, chr(34) + ";")}"'


def path(account: Account) -> str:
    """The full name of an account."""
    return ":".join([account.root, *map(part, account.parts)])


def lines(book: Book, speech: Speech, *, live: bool) -> Iterator[str]:
    """The journal, line by line; `live` leaves out undone entries and the undos."""
    used, whats = story.accounts(book)
    for what in whats:
        yield f"commodity {commodity(what)}\n"
    paths = {}
    for account in used:
        paths[account.id] = path(account)
        tags = f"id:{name(account.id)}, name:{name(account.name)}"
        yield f"account {paths[account.id]}  ; {tags}\n"
    for line in story.story(book, live=live):
        if isinstance(line, Checked):
            yield from _check(line, speech, paths)
        else:
            yield from _transaction(line, speech, paths)


def _transaction(
    posted: Posted, speech: Speech, paths: dict[str, str]
) -> Iterator[str]:
    entry = posted.entry
    title = sentence(speech.tell(entry))
    tags = [
        f"{key}:{value(str(what))}"
        for key, what in story.words_of(entry).items()
        if what is not None
    ]
    status = "" if entry.undone_by is None else " !"
    yield f"\n{posted.day}{status} ({entry.seq}) {title}\n    ; {', '.join(tags)}\n"
    for one in posted.transfers:
        because = f"  ; rule:{value(one.because.rule)}" if one.because.rule else ""
        unit = commodity(one.what)
        yield f"    {paths[one.target]}  {one.amount} {unit}{because}\n"
        yield f"    {paths[one.source]}  -{one.amount} {unit}\n"


def _check(checked: Checked, speech: Speech, paths: dict[str, str]) -> Iterator[str]:
    """The balances, asserted by postings that move nothing."""
    if not checked.held:
        return
    title = speech.now if checked.turn is None else speech.ended(checked.turn)
    yield f"\n{checked.day} {sentence(title)}\n"
    for (account, what), amount in checked.held.items():
        unit = commodity(what)
        yield f"    {paths[account]}  0 {unit} = {amount} {unit}\n"
