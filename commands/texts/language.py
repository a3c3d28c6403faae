"""One language: its sentences, numbers and punctuation."""

from __future__ import annotations

from commands.fitting import safe
from commands.texts.phrases import filled, grouped, listed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from commands.blocks import Line
    from ledger.store.book import Book

CLOSED = "···"  # shown for a sum in a purse that is kept closed


class Language:
    """English or French, and the campaign whose ids have names."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.book: Book | None = None

    def say(self, text: str, /, **facts: Any) -> str:
        """A text in this language, with facts put in."""
        return filled(self.translated(text), facts, self.lang)

    def line(self, text: str, style: str = "", /, **facts: Any) -> Line:
        """A text as a line of a screen."""
        from commands.blocks import Line

        return Line(self.say(text, **facts), style)

    def word(self, text: str | None, code: str) -> str:
        """The text for a code; a code without one is returned as it is.

        The content of a file is never treated as a sentence to insert facts into.
        """
        return self.say(text) if text else safe(code)

    def translated(self, text: str) -> str:
        """A text in this language, without facts put in."""
        if self.lang != "fr":
            return text
        from commands.texts.french import in_french

        return in_french(text)

    @property
    def colon(self) -> str:
        """A colon in the style of the language, with the space after it."""
        return "\u00a0: " if self.lang == "fr" else ": "

    @property
    def semicolon(self) -> str:
        """A semicolon in the style of the language, with the space after it."""
        return "\u202f; " if self.lang == "fr" else "; "

    def number(self, number: int | None) -> str:
        """A number with separated thousands; a row of dots for a sum kept closed."""
        return CLOSED if number is None else grouped(number, self.lang)

    def signed(self, number: int) -> str:
        """A gain or a loss, with its sign."""
        return f"+{self.number(number)}" if number > 0 else self.number(number)

    def decimal(self, number: float, digits: int = 1) -> str:
        """A number with this many digits after the point or comma."""
        text = f"{number:,.{digits}f}".replace("-", "−")
        if self.lang == "fr":
            text = text.replace(",", "\u202f").replace(".", ",")
        return text

    def percent(self, chance: float) -> str:
        """A chance in the style of the language: 85.6%, 85,6 %."""
        text = self.decimal(chance * 100)
        if chance and text == self.decimal(0):
            text = f"< {self.decimal(0.1)}"
        elif text == self.decimal(100) and chance < 1 - 1e-12:
            text = f"> {self.decimal(99.9)}"
        return f"{text}\u00a0%" if self.lang == "fr" else f"{text}%"

    def listed(self, words: Sequence[str]) -> str:
        """Words joined as a list: "a, b and c"."""
        return listed(list(words), self.lang)
