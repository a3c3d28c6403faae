"""French screens of a sample campaign show no codes and no English words."""

from __future__ import annotations

import shutil
import tomllib

import pytest

from commands import show
from commands.fitting import narrowed
from tests import evenings
from tests.face import intendant
from tests.lexicon import leaks
from tests.screens import Sample
from tools import samples

CAMPAIGNS = samples.folders()
GAMES = [
    tomllib.loads((folder / "begin.toml").read_text("utf-8"))["game"]
    for folder in CAMPAIGNS
]
# The first sample of each game: there, the texts of the rules are shown as well.
SAMPLES = [
    pytest.param(folder, GAMES.index(game) == at, id=folder.name)
    for at, (folder, game) in enumerate(zip(CAMPAIGNS, GAMES, strict=True))
]


@pytest.fixture
def unbroken(monkeypatch):
    """Tables are as wide as their cells, so that no word is broken."""
    monkeypatch.setattr(show, "narrowed", lambda grid, _: narrowed(grid, None))


def found(calls, names=()):
    """The faults of French screens, by the calls that show them."""
    screens = {" ".join(words): intendant(*words, "--lang", "fr") for words in calls}
    wrong = {
        line: leaks(screen.out + screen.err, names) for line, screen in screens.items()
    }
    assert screens
    return {line: codes for line, codes in wrong.items() if codes}


@pytest.mark.parametrize(("folder", "first"), SAMPLES)
@pytest.mark.usefixtures("unbroken")
def test_no_screen_of_a_sample_shows_a_code_or_an_english_word(folder, first, here):
    """Every question is checked, about each thing and entry, with each option."""
    shutil.copytree(evenings.played(folder).parent, here, dirs_exist_ok=True)
    sample = Sample(next(here.glob("*.db")))

    assert found(sample.questions(book=first), sample.names()) == {}


@pytest.mark.parametrize(
    ("screen", "wrong"),
    [
        ("Le scénario est holding_ground", ["holding_ground"]),
        ("opportunity:hero:Inès : 2", ["opportunity:hero", "opportunity", "hero"]),
        ("attaquant ou defender", ["defender"]),
        ("À la fin du tour, the turn ends.", ["the", "turn", "ends"]),
        ("Reste à rendre : castle", ["castle"]),
    ],
)
def test_a_code_or_an_english_word_is_seen(screen, wrong):
    """Codes of the rules are noticed, and words that have another form in French."""
    assert leaks(screen) == wrong


@pytest.mark.parametrize(
    "screen",
    [
        "conseil : `fief buy JOUEUR moulin --at VILLAGE` ou --lang fr",
        "La règle FIEF-BUY-06 et fief.points.escrow (true)",
        "Options : défenseur, attaquant",
    ],
)
def test_what_is_typed_in_both_languages_is_no_english(screen):
    """Commands, options, rules, house rules and values do not count as English."""
    assert leaks(screen) == []


@pytest.mark.usefixtures("unbroken", "here")
def test_a_sentence_that_nobody_has_translated_is_seen(monkeypatch):
    """An untranslated sentence on a screen of a campaign is noticed."""
    intendant("new", "c.db", "--players", "Anne,Bruno")
    calls = [["treasury"], ["log"]]
    assert found(calls, ["Anne", "Bruno"]) == {}

    monkeypatch.setattr("commands.texts.french.in_french", lambda text: text)
    assert "purse" in found(calls, ["Anne", "Bruno"])["treasury"]
