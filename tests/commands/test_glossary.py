"""The glossary: each game has one word for each thing, in each language."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from commands import manual
from commands.texts import Words
from ledger.rules import games
from tools import catalogue

TEMPLATES = Path(__file__).resolve().parents[2] / "templates"
GLOSSARY = tomllib.loads((TEMPLATES / "glossary.toml").read_text("utf-8"))
GAMES = ("fief", "tactics", "medfan", "siege", "mass")


@cache
def catalogued():
    """Each sentence of the program with its game, in both languages."""
    french = Words("fr")
    return [
        (_game(files[0]), {"en": text, "fr": french.translated(text)})
        for text, files in catalogue.sentences().items()
    ]


def _game(file):
    parts = file.removesuffix(".py").split("/")
    return next((game for game in GAMES if game in parts), "all")


@cache
def texts(game, lang):
    """All texts of a game for people: sentences, help, cards and reference."""
    found = [said[lang] for of, said in catalogued() if game in (of, "all")]
    for path, page in manual.pages(lang).items():
        if game == "all" or path.split(" ")[0] == game:
            found.append(" ".join(page.split()))
    for folder in ("cards", "reference", "siege"):
        for file in sorted((TEMPLATES / folder).glob(f"*.{lang}.toml")):
            if game in ("all", file.name.split(".")[0], folder):
                found += re.findall(r'"((?:[^"\\]|\\.)*)"', file.read_text("utf-8"))
    return [re.sub(r"`[^`]*`|\{[^}]*\}|--\w+|[A-Z][A-Z_-]+", "…", one) for one in found]


def terms():
    """Each entry of the glossary."""
    return [(game, term) for game, known in GLOSSARY.items() for term in known]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_retired_word_is_left(lang):
    """Each thing has one word: its earlier words appear nowhere any more."""
    left = [
        (game, word, text)
        for game, term in terms()
        for word in term.get("retired", {}).get(lang, [])
        for text in texts(game, lang)
        if re.search(rf"\b{re.escape(word)}\b", text, re.IGNORECASE)
    ]
    assert left == []


@pytest.mark.parametrize(("game", "term"), terms())
def test_the_word_of_the_glossary_is_the_one_that_is_said(game, term):
    """An entry that no screen, card or rule uses helps nobody."""
    for lang in ("en", "fr"):
        stem = re.escape(term[lang].rstrip("es"))
        assert any(re.search(stem, one, re.IGNORECASE) for one in texts(game, lang)), (
            lang
        )


def test_every_entry_says_the_same_things():
    """English, French and the source's word are given; old words have a language."""
    for game, term in terms():
        assert game in {*games(), "all"}
        assert {"en", "fr", "source"} <= {*term} <= {"en", "fr", "source", "retired"}
        assert {*term.get("retired", {})} <= {"en", "fr"}
