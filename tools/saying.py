"""How the page of results says things, in English and in French."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from commands.texts import Words
from tools.digits import digits

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    Facts = Mapping[str, Any]

SAID: Facts = tomllib.loads(Path(__file__).with_name("results.toml").read_text("utf-8"))
LANGUAGES = ("en", "fr")
NONE = "–"


class Saying:
    """One language, with the words of the page."""

    def __init__(self, lang: str) -> None:
        self.words, self.number = Words(lang), LANGUAGES.index(lang)

    def say(self, key: str, **facts: object) -> str:
        """A sentence of the page."""
        return self.chosen(SAID["words"][key]).format(**facts)

    def chosen(self, both: Sequence[str]) -> str:
        """What is said in this language, of both."""
        return both[self.number]

    def named(self, table: Facts, name: str) -> str:
        """What is English by itself, in this language."""
        return name if self.words.lang == "en" else str(table[name])

    def share(self, value: float, missed: float | None = None) -> str:
        """A share in percent, with as many digits as say that it misses an aim."""
        percent, words = 100 * value, self.words
        aim = None if missed is None else 100 * missed
        exact = words.decimal(percent, digits(percent, 1, aim))
        return words.percent(value).replace(words.decimal(percent), exact)

    def machine(self, found: Facts) -> str:
        """What it was found on, and when: on one day, or from one to another."""
        days = {one.get("date") for one in found.get("kinds", ())}
        days = {*days, found.get("since")} - {None}
        when = found["machine"]["date"]
        if days and min(days) < when:
            when = self.say("days", first=min(days), last=when)
        return self.say("machine", **{**found["machine"], "date": when})


def tabled(heads: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> str:
    """A table, whose first column is words, or so many, and the others numbers."""
    across = [*["---"] * words, *["---:"] * (len(heads) - words)]
    lines = [heads, across, *rows]
    return "\n".join(f"| {' | '.join(line)} |".replace("|  |", "| |") for line in lines)


def coded(text: str) -> str:
    """A piece of code, for a cell of a table."""
    marks = "``" if "`" in text else "`"
    return f"{marks}{text}{marks}".replace("|", "\\|")
