"""Pages as bytes, each made once for all who may see the same."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from functools import cache, cached_property, partial
from threading import Lock

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from commands.reports.html import bare, equip, raised
from commands.resources import template
from commands.texts import Words
from commands.texts import page as texts
from commands.web.sections import page
from commands.web.slips import Slip
from ledger.reading.report.places import Places
from ledger.record import NamedTuple
from ledger.store.book import Book
from ledger.store.rows import state_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from commands.reports.document import Document, Part, Section

PATIENCE = 2.0  # seconds to wait for a writer
MOST_KEPT, MOST_SECTIONS = 256, 1024


class Drawn(NamedTuple):
    """A part of a document that is HTML already."""

    html: Markup


class Made(NamedTuple):
    """A page as it is sent.

    Attributes:
        body: its bytes.
        tag: changes whenever they do.
    """

    body: bytes
    tag: str


class Pages:
    """The pages of a campaign, made when they are asked for, and kept until it changes."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._lock = Lock()
        self._version = 0
        self._kept: dict[tuple[object, ...], Made] = {}
        self._sections: dict[tuple[object, ...], Section] = {}
        # One at a time: threads that read a file by turns hold each other up.
        self._making = Lock()
        self._places = Places()
        self._templates = templates()

    def changed(self) -> None:
        """The campaign has changed: all pages must be made anew."""
        with self._lock:
            self._version += 1
            self._kept.clear()

    def live(self, viewer: str | None, lang: str) -> Made:
        """The part of the page that follows the campaign."""
        return self._of(("live", viewer, lang), lambda: self._live(viewer, lang))

    def whole(self, viewer: str | None, lang: str) -> Made:
        """The whole page, which also works without a script."""
        live = self.live(viewer, lang).body.decode()
        words = Words(lang)
        page = self._templates.get_template("page.html.j2")
        return made(
            page.render(
                live=live,
                words=words,
                texts=texts,
                lang=lang,
                at=datetime.now(UTC).isoformat(timespec="seconds"),
                cards=self._has_cards,
            )
        )

    @cached_property
    def _has_cards(self) -> bool:
        """Whether the game has reference cards."""
        from ledger.reading.cards import games

        with Book(self.path, patience=PATIENCE) as book:
            return state_of(book).game in games()

    def cards(self, lang: str) -> Made:
        """The reference cards of the game."""
        return self._of(("cards", lang), lambda: self._cards(lang))

    def _of(self, key: tuple[object, ...], make: Callable[[], str]) -> Made:
        """A page that is kept, or made by one of those who ask; the others wait."""
        if (kept := self._kept.get(key)) is not None:
            return kept
        with self._making:
            if (kept := self._kept.get(key)) is not None:
                return kept
            version = self._version
            page = made(make())
            with self._lock:
                # What was read before a change must not be kept after it.
                if version == self._version and len(self._kept) < MOST_KEPT:
                    self._kept[key] = page
            return page

    def _live(self, viewer: str | None, lang: str) -> str:
        with Book(self.path, patience=PATIENCE) as book:
            words = Words(lang)
            words.book = book
            kept = partial(self._section, viewer, lang)
            document = page(book, words, viewer, kept, self._places)
            live = self._templates.get_template("live.html.j2")
            return live.render(document=document)

    def _section(
        self, viewer: str | None, lang: str, about: object, make: Callable[[], Section]
    ) -> Section:
        """A section that is told for good: it is made and drawn once."""
        key = viewer, lang, about
        section = self._sections.get(key)
        if section is None:
            section = make()
            drawn = map(self._templates.filters["shown"], section.parts)
            # On the page alone, a part may be HTML already.
            parts: Any = (Drawn(Markup("\n").join(drawn)),)
            section = section._replace(parts=parts)
            if len(self._sections) >= MOST_SECTIONS:
                self._sections.clear()
            self._sections[key] = section
        return section

    def _cards(self, lang: str) -> str:
        with Book(self.path, patience=PATIENCE) as book:
            words = Words(lang)
            words.book = book
            document = _cards(book, words)
            sheet = self._templates.get_template("cards.html.j2")
            return sheet.render(document=document, words=words, texts=texts, lang=lang)


def _cards(book: Book, words: Words) -> Document:
    from commands.cards.document import document
    from commands.texts.cards import in_full
    from ledger.reading.cards import cards, games

    state = state_of(book)
    dealt = cards(state).values() if state.game in games() else ()
    return document([in_full(one, words) for one in dealt], words)


def made(text: str) -> Made:
    """A text as bytes, with a tag."""
    body = text.encode()
    return Made(body, hashlib.sha256(body).hexdigest()[:16])


@cache
def templates() -> Environment:
    """The templates of the page, which escape everything from the table."""
    made = Environment(
        loader=FileSystemLoader([template("page"), template("report")]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    equip(made)
    shown = bare(made.filters["shown"])  # their style is in a file of its own

    def shown_here(part: Part | Slip | Drawn) -> Markup:
        if isinstance(part, Drawn):
            return part.html
        if isinstance(part, Slip):
            slip: Markup = made.get_template("slip.html.j2").module.slip(part)  # type: ignore[attr-defined]
            return slip
        return Markup(shown(part))  # noqa: S704 - made by macros that escape

    made.filters["shown"] = shown_here
    made.filters["raised"] = raised
    return made
