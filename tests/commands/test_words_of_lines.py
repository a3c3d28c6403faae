"""Names of games, forms and lines to type are shown in words that can be typed."""

from __future__ import annotations

import shutil

import pytest

from commands.parsers import parser
from commands.texts import Words
from commands.texts.vocabulary import vocabulary
from commands.worded import worded
from ledger.rules import games
from tests.evenings import CAMPAIGNS, played
from tests.face import ask, intendant

HOME = {folder.name: folder for folder in CAMPAIGNS}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_is_called_as_screens_call_it(lang):
    """Each name is read as the game's code, with or without accents."""
    words, read = Words(lang), parser("game")
    shown = {game: words.game(game) for game in games()}

    assert set(vocabulary("game")) == set(games())
    assert {game: read(name) for game, name in shown.items()} == {g: g for g in games()}


@pytest.mark.parametrize(
    ("word", "game"), [("libre", "free"), ("masse", "mass"), ("sieges", "siege")]
)
def test_a_game_has_short_names_too(word, game):
    """People leave out what is understood."""
    assert parser("game")(word) == game


@pytest.mark.parametrize(
    ("lang", "line", "hint"),
    [
        ("fr", ("new", "n.db", "--game", "chess"), "jeu libre, combat de masse"),
        ("fr", ("new", "n.db", "--game", "sige"), "vouliez-vous dire sièges"),
        ("en", ("new", "n.db", "--game", "chess"), "free game, mass combat"),
        ("fr", ("report", "--format", "xyz"), "texte, md, html, pdf, json ou film"),
        ("en", ("report", "--format", "xyz"), "text, md, html, pdf, json or replay"),
        ("fr", ("export", "csv", "x", "--flavour", "xyz"), "simple ou français"),
    ],
)
def test_what_is_unknown_is_answered_by_words_that_are_taken(here, lang, line, hint):
    """No code is listed where the reader's language has a word."""
    shutil.copy(played(HOME["ombreval"]), here / "c.db")
    said = intendant(*line, "--lang", lang)
    assert (said.status, hint in said.err) == (2, True), said.err


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("phase next", "phase suivant"),
        ("correct money Anne 5", "correct argent Anne 5"),
        ("pay Anne Bruno 5", "pay Anne Bruno 5"),
    ],
)
def test_a_line_that_is_offered_has_french_words_where_there_are_any(line, shown):
    """Names of commands stay; in English, nothing changes."""
    assert [worded(Words(lang), line) for lang in ("fr", "en")] == [shown, line]


@pytest.mark.parametrize(
    ("sample", "entry", "lang", "told"),
    [
        ("la-chute-de-braken-keep", "3", "fr", "Les Éclaireurs (unité) : nom"),
        ("la-chute-de-braken-keep", "3", "en", "Les Éclaireurs (unit): name"),
        ("la-chute-de-braken-keep", "52", "fr", "Mur 1 (section) : état"),
        ("trois-bannieres", "3", "fr", "territoire inconnu 4"),
        ("trois-bannieres", "3", "en", "unknown territory 4"),
    ],
)
def test_what_is_gone_is_told_by_its_name_and_kind(here, sample, entry, lang, told):
    """No id of a thing that no longer exists is shown."""
    shutil.copy(played(HOME[sample]), here / "c.db")
    text = intendant("show", entry, "--lang", lang).out.replace("\u00a0", " ")
    assert told in text
    assert [id_ for id_ in ("unit:", "section:", "territory:") if id_ in text] == []


def test_an_unknown_territory_is_typed_as_it_is_shown(here):
    """In either language, or by its id."""
    shutil.copy(played(HOME["trois-bannieres"]), here / "c.db")
    asked = ["territoire inconnu 4", "unknown territory 4", "unknown 4"]
    for name in asked:
        said = intendant("medfan", "determine", name, "--dry-run", "--dice", "roll")
        assert said.status == 0, said.err
    assert intendant("medfan", "determine", "territoire inconnu 7").status == 1


@pytest.mark.parametrize(
    ("lang", "known", "never"),
    [
        (
            "en",
            "Camp is already known; a territory is determined only once",
            "no unknown territory is called “unknown territory 44”",
        ),
        (
            "fr",
            "Camp : ce territoire est déjà connu ; un territoire ne se détermine",
            "aucun territoire inconnu ne s’appelle « territoire inconnu 44 »",
        ),
    ],
)
def test_a_known_territory_is_refused_by_the_name_that_it_has(here, lang, known, never):
    """It keeps its number only until it has a name; another number never had one."""
    shutil.copy(played(HOME["trois-bannieres"]), here / "c.db")
    ask("medfan", "determine", "unknown 4", "--name", "Camp", "--dice", "roll")
    said = {
        word: intendant("medfan", "determine", word, "--lang", lang).err
        for word in (
            "camp",
            "territoire inconnu 4",
            "territory:unknown 4",
            "unknown 44",
        )
    }
    plain = [
        text.replace("\u00a0", " ").replace("\u202f", " ") for text in said.values()
    ]
    assert [known in text for text in plain[:3]] == [True] * 3, plain
    assert never in plain[3]
