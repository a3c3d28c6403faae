"""Asking at a terminal for the words of a command that nobody has said."""

from __future__ import annotations

import re
import sys

from commands.beginnings import whole
from commands.call import Call, parse, patience
from commands.finding import find_campaign
from commands.kinds import parser
from commands.offering import FEW, Here, offered
from commands.shown import shown
from commands.shown.said import called, said
from commands.texts import refusing
from commands.voice import refuse
from ledger.acting.doing import meaning
from ledger.errors import Interrupted, Misuse, Refusal
from ledger.grammar import CAMPAIGN, typed
from ledger.store.book import Book

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from commands.texts import Words
    from ledger.grammar import Record, Word

    Ask = Callable[[Word, list[str]], str]
    Complain = Callable[[Refusal], None]

AFTER = re.compile(r"\s*:\s|\.$")  # what ends the name of a word in what is said of it


def completed(
    record: Record,
    args: dict[str, Any],
    here: Here,
    ask: Ask,
    complain: Complain,
) -> dict[str, Any]:
    """The words of a command, each that must be there asked for until it means something."""
    for word in typed(record):
        while word.required and args.get(word.name) is None:
            try:
                line = ask(word, offered(record, word, args, here))
                args[word.name] = _meant(record, word, line, args, here)
            except Refusal as refusal:
                complain(refusal)
    return args


def _meant(
    record: Record, word: Word, line: str, args: dict[str, Any], here: Here
) -> Any:
    """A line as it is read, if it means something here; several words stand apart."""
    if not line:
        raise Misuse("usage", "text.empty")
    read = parser(word.kind.reads)
    lines = _apart(line) if word.many else [line]
    values = [read(whole(record, word, one, args, here)) for one in lines]
    value = values if word.many else values[0]
    before: dict[str, Any] = {}
    for one in record.words:
        meaning(one, value if one is word else args.get(one.name), here.state, before)
        if one is word:
            break
    return value


def _apart(line: str) -> list[str]:
    """The words of a line; one with spaces stands in quotes, an apostrophe is a letter."""
    from shlex import shlex

    signs = shlex(line, posix=True)
    signs.quotes, signs.commenters, signs.whitespace_split = '"', "", True
    try:
        return list(signs)
    except ValueError:
        raise Misuse("usage", "script.quote", quote='"') from None


def prompt(record: Record, word: Word, offers: Sequence[str], words: Words) -> str:
    """What is asked: what the word is for, and what may be said if that is little."""
    page = shown(record.path)
    told = words.translated(said(word, page).help)
    asked = AFTER.split(told)[0]
    if not asked[:1].isupper():  # it only lists what may be said
        asked = f"{words.translated(called(word, page))} ({asked})"
    elif 0 < len(offers) <= FEW:
        asked = words.say("{asked} ({offers:or})", asked=asked, offers=list(offers))
    return f"{asked}{words.colon}"


def heard(argv: Sequence[str]) -> Call | int:
    """A call after somebody was asked for all that it lacks; the status of a refusal."""
    call = Call(*parse(argv, []))
    try:
        _ask(call)
    except Refusal as refusal:
        return refuse(refusal, call)
    return call


def _ask(call: Call) -> None:
    """The words of a call, typed at its terminal; nothing is kept if somebody stops."""
    from commands.prompting import typed_line
    from commands.show import complain

    record, words = call.record, call.words
    needs = CAMPAIGN in record.takes and not record.free
    campaign = find_campaign(call.common.get("campaign")) if needs else None
    book = Book(campaign, patience=patience()) if campaign else None
    try:
        call.args = completed(
            record,
            call.args,
            Here(book, words),
            lambda word, offers: typed_line(prompt(record, word, offers, words)),
            lambda refusal: complain(*refusing.refused(words, refusal), words),
        )
    except (EOFError, KeyboardInterrupt):
        print(file=sys.stderr)
        raise Interrupted("interrupted", draft=None) from None
    finally:
        if book:
            book.close()
