"""What the rules of the games say, in our own words; read when asked for."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from commands.resources import template
from commands.texts.fief import board
from commands.texts.marks import N_, Texts

LANGUAGES = ("en", "fr")

# When a rule is needed, in each game.
PHASES: dict[str, Texts] = {
    "medfan": {
        "setup": "before the campaign",
        "before": "before the battle",
        "battle": "in the battle",
        "spoils": "spoils of the battle",
        "survival": "survival",
        "territories": "territories",
        "income": "income",
        "spending": "spending",
        "end": "end of the campaign",
    },
    "fief": {
        "setup": "setting up",
        "turn_start": "start of the turn",
        **board.PHASES,
        "end_of_turn": "end of the turn",
        "always": "always",
    },
    "mass": {
        "preparation": "before the first battle turn",
        "engagement": "choice of engagements",
        "strategy": "strategy rolls",
        "personal": "personal rolls",
        "opportunities": "heroic opportunities",
        "volley": "volley fire",
        "end_of_turn": "end of the turn",
        "end": "end of the battle",
        "always": "always",
    },
    "siege": {
        "before": "before the battle",
        "deployment": "deployment",
        "movement": "movement and charges",
        "shooting": "shooting",
        "battering": "battering",
        "wall": "assault on a wall",
        "tower": "assault on a tower",
        "breach": "in a breach",
        "flyers": "with flyers",
        "earthworks": "at the earthworks",
        "turn_end": "end of the game turn",
        "end": "end of the battle",
        "campaign": "between two scenarios",
        "always": "always",
    },
}
# Where a rule stands in print, where that is no line.
SHEET = "FS"
SOURCES: dict[str, str] = {SHEET: N_("summary sheet")}


def said(book: str, lang: str) -> dict[str, dict[str, str]]:
    """What each rule and ruling of a book says: title, text, default, instead."""
    return _told(book, lang)[1]


def areas(book: str, lang: str) -> dict[str, str]:
    """What the chapters of a book are about."""
    return _told(book, lang)[0]


@cache
def _told(book: str, lang: str) -> tuple[dict[str, Any], dict[str, Any]]:
    with open(template("reference", f"{book}.{lang}.toml"), "rb") as file:
        told = tomllib.load(file)
    return told.pop("areas"), told
