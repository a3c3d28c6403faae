"""What the rules of the games say, in our own words; read when asked for."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from commands.resources import template
from commands.texts.fief import board
from commands.texts.marks import N_

LANGUAGES = ("en", "fr")

# When a rule is needed, in each game.
PHASES: dict[str, dict[str, str]] = {
    "medfan": {
        "setup": N_("before the campaign"),
        "before": N_("before the battle"),
        "battle": N_("in the battle"),
        "spoils": N_("spoils of the battle"),
        "survival": N_("survival"),
        "territories": N_("territories"),
        "income": N_("income"),
        "spending": N_("spending"),
        "end": N_("end of the campaign"),
    },
    "fief": {
        "setup": N_("setting up"),
        "turn_start": N_("start of the turn"),
        **board.PHASES,
        "end_of_turn": N_("end of the turn"),
        "always": N_("always"),
    },
    "mass": {
        "preparation": N_("before the first battle turn"),
        "engagement": N_("choice of engagements"),
        "strategy": N_("strategy rolls"),
        "personal": N_("personal rolls"),
        "opportunities": N_("heroic opportunities"),
        "volley": N_("volley fire"),
        "end_of_turn": N_("end of the turn"),
        "end": N_("end of the battle"),
        "always": N_("always"),
    },
    "siege": {
        "before": N_("before the battle"),
        "deployment": N_("deployment"),
        "movement": N_("movement and charges"),
        "shooting": N_("shooting"),
        "battering": N_("battering"),
        "wall": N_("assault on a wall"),
        "tower": N_("assault on a tower"),
        "breach": N_("in a breach"),
        "flyers": N_("with flyers"),
        "earthworks": N_("at the earthworks"),
        "turn_end": N_("end of the game turn"),
        "end": N_("end of the battle"),
        "campaign": N_("between two scenarios"),
        "always": N_("always"),
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
