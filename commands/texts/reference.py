"""What the rules of the games say, in our own words, read when needed."""

from __future__ import annotations

import tomllib
from functools import cache

from commands.resources import template
from commands.texts import registry
from commands.texts.marks import N_

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

# Where a rule is in print, if that is not a line.
SHEET = "FS"
SOURCES: dict[str, str] = {SHEET: N_("summary sheet")}


def moments(game: str) -> Mapping[str, str]:
    """The moments at which a game's rules are needed, in the order of play."""
    return registry.table("MOMENTS", game)


def rule_texts(book: str, lang: str) -> dict[str, dict[str, str]]:
    """The texts of each rule and ruling of a book: title, text, default, instead."""
    return _load(book, lang)[1]


def areas(book: str, lang: str) -> dict[str, str]:
    """The titles of the chapters of a book."""
    return _load(book, lang)[0]


@cache
def _load(book: str, lang: str) -> tuple[dict[str, Any], dict[str, Any]]:
    with open(template("reference", f"{book}.{lang}.toml"), "rb") as file:
        texts = tomllib.load(file)
    return texts.pop("areas"), texts
