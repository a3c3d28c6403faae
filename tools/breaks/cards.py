"""Breaks of what a reference card says about a rule that only the table can follow.

Nobody needs to know which of its lines is about the rule: all are broken in the same
way, and one of the rule's tests reads the right one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from typing import Any

import tomlkit

from tools.breaks.book import HERE, Rule
from tools.breaks.ways import Break

LANGUAGES = ("en", "fr")
WORDS = "words"  # the table of texts that several cards share


def breaks(rule: Rule) -> Iterator[Break]:
    """Breaks where every line says what the next should, or loses one of its halves."""
    layout = HERE / "ledger" / "rules" / rule.home / "cards.toml"
    for card, facts in tomllib.loads(layout.read_text("utf-8")).items():
        if rule.id in facts["rules"]:
            for lang in LANGUAGES:
                file = f"templates/cards/{rule.home}.{lang}.toml"
                for new in (_next, _first_half, _second_half):
                    yield _break(file, card, facts["pieces"], new)


def _next(lines: list[str], at: int) -> str:
    """The next line."""
    return lines[(at + 1) % len(lines)]


def _first_half(lines: list[str], at: int) -> str:
    """The first half of the line."""
    return _halves(lines[at])[0]


def _second_half(lines: list[str], at: int) -> str:
    """The second half of the line."""
    return _halves(lines[at])[1]


def _halves(line: str) -> tuple[str, str]:
    """Both halves of a line: by words, or by letters if there is only one word."""
    words = line.split(" ")
    middle = len(words) // 2
    at = len(" ".join(words[:middle])) or len(line) // 2
    return line[:at], line[at:].lstrip(" ")


def _break(
    file: str, card: str, pieces: list[Any], change: Callable[[list[str], int], str]
) -> Break:
    def broken() -> str:
        document: Any = tomlkit.parse((HERE / file).read_text("utf-8"))
        pieces_said = [*document[card].values(), *_shared(document, card, pieces)]
        listed = [value for value in pieces_said if isinstance(value, list)]
        lines = [str(value[-1]) for value in listed]
        for at, value in enumerate(listed):
            value[-1] = change(lines, at)
        return tomlkit.dumps(document)

    name = change.__name__.strip("_").replace("_", " ")
    return Break(file, 0, card, "each line", name, broken)


def _shared(document: Any, card: str, pieces: list[Any]) -> Iterator[Any]:
    """The texts of a card that it shares with other cards."""
    words, own = document.get(WORDS, {}), document[card]
    for piece in pieces:
        key = piece.get("text", "") if isinstance(piece, dict) else piece
        if key in words and key not in own:
            yield words[key]
