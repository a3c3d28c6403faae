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
# "FIEF-WIN-01", "WIN-01" among those who know which game it is, and "-04" after it, or
# "to -04", which names those between as well.
NUMBER = r"\d\d\d?\b"
NAMED = re.compile(
    rf"(?<![\w-])((?:[A-Z]+\d?-)+)({NUMBER})((?:(?:, | and | to )-{NUMBER})*)"
)


class Rule(NamedTuple):
    """A numbered rule.

    Attributes:
        id: its number, "FIEF-WIN-01".
        game: whose it is; the extension of Fief counts as one, "tac".
        home: the folder of that game among the rules.
        reminder: whether it is only told on a reference card.
    """

    id: str
    game: str
    home: str
    reminder: bool


@cache
def numbered() -> dict[str, Rule]:
    """All of them, and the rulings between them, in printed order."""
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
    """All that can be drawn; what a ruling says is the ruling's own."""
    return {key: rule for key, rule in numbered().items() if "-AMB-" not in key}


@cache
def _series(home: str) -> tuple[str, ...]:
    """What the numbers of a game begin with; those of any, where none is at home."""
    at_home = [rule for rule in rules().values() if home in {"", rule.home}]
    return tuple(dict.fromkeys(rule.id.partition("-")[0] for rule in at_home))


def named(text: str, home: str = "") -> Iterator[str]:
    """The rules and rulings of a text; short numbers are those of the game at home."""
    for match in NAMED.finditer(text):
        for number in _numbers(match[2], match[3]):
            word = match[1] + number
            tried = [word, *(f"{one}-{word}" for one in _series(home))]
            yield from [one for one in tried if one in numbered()][:1]


def _numbers(first: str, more: str) -> list[str]:
    """The numbers of a list, and all those from one to another."""
    numbers = [first]
    for word, number in re.findall(rf"(,| and| to) -({NUMBER})", more):
        start = int(numbers[-1]) + 1 if word == " to" else int(number)
        width = len(number)
        numbers += [f"{one:0{width}}" for one in range(start, int(number) + 1)]
    return numbers
