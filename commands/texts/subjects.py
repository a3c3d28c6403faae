"""Ids in refusals and findings, as the names that people know."""

from __future__ import annotations

from commands.texts import refusals, registry

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.texts import Words
    from ledger.store.book import Book

# Kinds of things whose ids may be among the suggestions.
THINGS_NAMED = frozenset(
    {"player", "lord", "territory", "region", "diocese", "title", "figure"}
)
# Facts of refusals and findings that hold ids.
IDS = frozenset(
    {
        *("about", "account", "figure", "holder", "options"),
        *("owner", "player", "first", "territory", "title", "titles"),
        *("capital", "captor", "diocese", "holding", "lord", "region", "village"),
        *("side", "hero", "opponent", "unit", "section", "leader"),
        *("other", "players", "spouse", "ally", "lords", "elected", "royals"),
    }
)


def text_of(words: Words, sort: str, key: str) -> Any:  # noqa: ANN401 - each table has its own
    """The text for a key; the game that is played goes before all others."""
    return registry.first("refusing", sort, key, words.played)


def told_of(words: Words, key: str, value: Any) -> Any:  # noqa: ANN401 - facts are of any type
    """The name of an id; anything typed stays as it was."""
    if isinstance(value, list) and text_of(words, "PHRASED", key):
        return [told_of(words, key, one) for one in value]
    if isinstance(value, str):
        text = registry.phrase(key, value, words.played)
        if text:
            return words.say(text)
    thing = words.known("THINGS", value) if key == "what" and value else None
    if thing:
        return words.say(thing)
    # One key may hold an id in one refusal and a number in another.
    known = key in IDS or text_of(words, "IDS", key)
    if not known or not isinstance(value, (str, list, tuple)):
        return value
    if isinstance(value, (list, tuple)):
        return [name_of(words, one) for one in value]
    return name_of(words, value)


def title(code: str, words: Words) -> str:
    """What a title of the game that is played is called."""
    return likely_of(words, code, "title")


def likely_of(words: Words, one: str, sort: str | None) -> str:
    """A suggestion: a word as it is typed, or the name of one of `THINGS_NAMED`."""
    text = registry.phrase(sort, one, words.played) if sort else None
    if text:
        return words.say(text)
    kind, colon, _ = one.partition(":")
    if not colon or not (kind in THINGS_NAMED or text_of(words, "IDS", kind)):
        return one
    return name_of(words, one.partition("/")[0])


def name_of(words: Words, subject: str) -> str:
    """The present name of an id; without a campaign, the name it contains."""
    if subject in refusals.SUBJECTS:
        return words.say(refusals.SUBJECTS[subject])
    kind, colon, name = subject.partition(":")
    if not (colon and name and kind.isalpha() and kind.islower()):
        return subject
    shown = _shown_name(words.book, subject)
    if shown:
        return shown
    unnamed = words.face.part(words, subject)
    return _meant_name(words.book, subject, name) if unnamed == subject else unnamed


def _meant_name(book: Book | None, subject: str, name: str) -> str:
    """The name of a thing not made yet, without a number that distinguishes its id."""
    from ledger.errors import Refusal
    from ledger.store.entries import first_use

    older, number, _ = subject.rpartition("#")
    if book is None or not number:
        return name
    try:
        return name if first_use(book, older) else name.rpartition("#")[0]
    except Refusal:
        return name


def _shown_name(book: Book | None, subject: str) -> str | None:
    if book is None:
        return None
    from ledger.errors import Refusal
    from ledger.store.rows import fact

    try:
        name = fact(book, subject, "name")
    except Refusal:
        return None
    return name if isinstance(name, str) else None
