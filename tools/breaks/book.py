"""The numbered rules, and how code and comments name them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parents[2]
GAMES = {"tactics": "tac"}
# "FIEF-WIN-01", or "WIN-01" where the game is known; then perhaps "-04", or "to -04",
# which includes the numbers in between.
NUMBER = r"\d\d\d?\b"
NAMED = re.compile(
    rf"(?<![\w-])((?:[A-Z]+\d?-)+)({NUMBER})((?:(?:, | and | to )-{NUMBER})*)"
)


class Rule(NamedTuple):
    """A numbered rule.

    Attributes:
        id: its number, "FIEF-WIN-01".
        game: the game it belongs to; the extension of Fief counts as one, "tac".
        home: the folder of that game among the rules.
        reminder: whether it appears only on a reference card.
    """

    id: str
    game: str
    home: str
    reminder: bool


@cache
def numbered() -> dict[str, Rule]:
    """All rules and rulings by number, in printed order."""
    rules = {}
    for file in sorted((HERE / "ledger" / "rules").glob("*/reference/*.toml")):
        game = GAMES.get(file.stem, file.stem)
        for key, facts in tomllib.loads(file.read_text("utf-8")).items():
            if key != "about":
                reminder = facts.get("reminder", False)
                rules[key] = Rule(key, game, file.parts[-3], reminder)
    return rules


@cache
def rules() -> dict[str, Rule]:
    """All rules that can be drawn; rulings are left out."""
    return {key: rule for key, rule in numbered().items() if "-AMB-" not in key}


@cache
def _series(home: str) -> tuple[str, ...]:
    """The prefixes of a game's rule numbers, or of all games' if `home` is empty."""
    at_home = [rule for rule in rules().values() if home in {"", rule.home}]
    return tuple(dict.fromkeys(rule.id.partition("-")[0] for rule in at_home))


def named(text: str, home: str = "") -> Iterator[str]:
    """The rules and rulings a text names; short numbers are those of `home`'s game."""
    for match in NAMED.finditer(text):
        for number in _numbers(match[2], match[3]):
            word = match[1] + number
            tried = [word, *(f"{one}-{word}" for one in _series(home))]
            yield from [one for one in tried if one in numbered()][:1]


def _numbers(first: str, more: str) -> list[str]:
    """The numbers of a list, ranges written out."""
    numbers = [first]
    for word, number in re.findall(rf"(,| and| to) -({NUMBER})", more):
        start = int(numbers[-1]) + 1 if word == " to" else int(number)
        width = len(number)
        numbers += [f"{one:0{width}}" for one in range(start, int(number) + 1)]
    return numbers
