"""The words of the books for programs of plain-text accounting."""

from __future__ import annotations

import os
from functools import cache

from commands.texts import reference, telling
from commands.texts.why import kind, places, thing
from ledger.reading.exports.accounts import Speech, capital
from ledger.reading.reference import books
from ledger.rules.common.settings import word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.texts import Words
    from ledger.journal import Entry
    from ledger.state import State
    from ledger.store.book import Book


def speech(words: Words, book: Book, state: State) -> Speech:
    """What the books of a campaign say, in these words."""
    known = places(state.game)

    @cache
    def titles() -> dict[str, str]:
        texts = (reference.rule_texts(one, words.lang) for one in books(state.game))
        return {rule: text["title"] for one in texts for rule, text in one.items()}

    latest: tuple[Entry | None, str] = None, ""

    def tell(entry: Entry) -> str:
        """The sentence of an entry, made once for all purses that it concerns."""
        nonlocal latest
        if entry is not latest[0]:
            latest = entry, telling.sentence(words, entry, state)
        return latest[1]

    return Speech(
        title=os.path.splitext(os.path.basename(book.path))[0],
        lang=words.lang,
        tell=tell,
        cause=lambda act: capital(words.word(words.known("REASONS", act), act)),
        rule=lambda rule: titles().get(rule, rule),
        place=lambda part: words.word(known.get(part), part),
        sort=lambda sort: kind(words, sort),
        thing=lambda what: thing(words, what),
        unit=words.unit(word(state, f"{state.game}.money.unit") or "coins"),
        turn=lambda turn: words.say("Turn {turn:plain}", turn=turn),
        opening=words.say("Opening balances"),
        now=words.say("Current balances"),
    )
