"""Breaks of what a reference card says of a rule that only the table can follow.

Which of its lines is about the rule, nobody needs to know: all of them are broken in the
same way, and one of the tests of the rule reads the right one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from typing import Any

import tomlkit

from tools.breaks.book import HERE, Rule
from tools.breaks.ways import Break

LANGUAGES = ("en", "fr")


def breaks(rule: Rule) -> Iterator[Break]:
    """Every line says what the next one should, or loses one of its halves."""
    layout = HERE / "ledger" / "rules" / rule.home / "cards.toml"
    for card, told in tomllib.loads(layout.read_text("utf-8")).items():
        if rule.id in told["rules"]:
            for lang in LANGUAGES:
                for new in (_next, _first_half, _second_half):
                    yield _break(f"templates/cards/{rule.home}.{lang}.toml", card, new)


def _next(lines: list[str], at: int) -> str:
    """The line after it."""
    return lines[(at + 1) % len(lines)]


def _first_half(lines: list[str], at: int) -> str:
    """What remains without its end."""
    words = lines[at].split(" ")
    return " ".join(words[: max(len(words) // 2, 1)])


def _second_half(lines: list[str], at: int) -> str:
    """What remains without its beginning."""
    words = lines[at].split(" ")
    return " ".join(words[len(words) // 2 :])


def _break(file: str, card: str, change: Callable[[list[str], int], str]) -> Break:
    def broken() -> str:
        document = tomlkit.parse((HERE / file).read_text("utf-8"))
        said: Any = document[card]
        keys = [key for key, value in said.items() if isinstance(value, list)]
        lines = [str(said[key][-1]) for key in keys]
        for at, key in enumerate(keys):
            said[key][-1] = change(lines, at)
        return tomlkit.dumps(document)

    name = change.__name__.strip("_").replace("_", " ")
    return Break(file, 0, card, "each line", name, broken)
