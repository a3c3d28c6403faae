"""The preferred language, found without loading any of its words."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.store.book import Book

LANGUAGES = ("en", "fr")


def preferred(lang: str | None) -> str:
    """The preferred language: by option, by environment, or by the locale."""
    for word in (lang, os.environ.get("INTENDANT_LANG")):
        if word in LANGUAGES:
            return str(word)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        word = os.environ.get(name)
        if word:
            return "fr" if word.startswith("fr") else "en"
    return "en"


def asked_for(lang: str | None) -> bool:
    """Whether a language was asked for, which overrides the campaign's own."""
    return lang in LANGUAGES or os.environ.get("INTENDANT_LANG") in LANGUAGES


def spoken(lang: str | None, book: Book | None) -> str:
    """The language to answer in; the campaign's own goes before the locale's."""
    return preferred(lang if asked_for(lang) else _own(book))


def found_here(campaign: str | None) -> str | None:
    """The language of the campaign that is named or found, unless one was asked for.

    Commands that need no campaign are answered in its language, too.
    """
    if os.environ.get("INTENDANT_LANG") in LANGUAGES:
        return None
    from commands.finding import find_campaign
    from ledger.errors import Refusal
    from ledger.store.book import Book

    try:
        with Book(find_campaign(campaign), patience=0) as book:
            return _own(book)
    except (Refusal, ValueError):
        return None


def _own(book: Book | None) -> str | None:
    if book is None:
        return None
    from ledger.errors import Refusal
    from ledger.store.rows import fact

    try:
        literal = fact(book, "rules", "campaign.language")
    except (Refusal, ValueError):
        return None
    return str(literal).strip('"') if literal else None
