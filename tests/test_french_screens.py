"""French screens of a sample campaign show no codes and no English words."""

from __future__ import annotations

import shutil

import pytest

from commands import show
from commands.fitting import narrowed
from tests import evenings
from tests.face import at_terminal, intendant
from tests.lexicon import leaks
from tests.screens import WRONG, Sample

CAMPAIGNS = evenings.CAMPAIGNS
# Those that are played in French.
FRENCH = [
    folder
    for folder in CAMPAIGNS
    if 'language = "fr"' in (folder / "rules.toml").read_text("utf-8")
]
# The first sample of each game: there, the texts of the rules are shown as well.
SAMPLES = [
    pytest.param(folder, folder == evenings.of_game(game)[0], id=folder.name)
    for folder, game in zip(CAMPAIGNS, evenings.GAMES, strict=True)
]


@pytest.fixture
def unbroken(monkeypatch):
    """Tables are as wide as their cells, so that no word is broken."""
    monkeypatch.setattr(show, "narrowed", lambda grid, _: narrowed(grid, None))


def asked_for(*words):
    """What a command says to somebody who only presses Enter, then types nonsense."""
    return at_terminal(*words, lines=["", WRONG])


def found(calls, names=(), say=intendant):
    """The faults of French screens, by the calls that show them."""
    screens = {}
    for words in calls:
        screen = say(*words, "--lang", "fr")
        screens.setdefault(screen.out + screen.err, " ".join(words))
    wrong = {line: leaks(screen, names) for screen, line in screens.items()}
    assert wrong
    return {line: codes for line, codes in wrong.items() if codes}


@pytest.fixture
def sample(folder, here):
    """A sample campaign after its evening, in the current folder."""
    shutil.copytree(evenings.played(folder).parent, here, dirs_exist_ok=True)
    return Sample(next(here.glob("*.db")), evenings.share(folder))


@pytest.mark.long
@pytest.mark.deep
@pytest.mark.parametrize(("folder", "first"), SAMPLES)
@pytest.mark.usefixtures("unbroken")
def test_no_screen_of_a_sample_shows_a_code_or_an_english_word(first, sample):
    """Every question is checked, about things and entries of each kind, with each option.

    Every run asks each question of a game in one of its campaigns, about some things; a
    deep one in all of them, about each thing and entry.
    """
    assert found(sample.questions(book=first), sample.names()) == {}


@pytest.mark.deep
@pytest.mark.parametrize("folder", CAMPAIGNS, ids=lambda folder: folder.name)
@pytest.mark.usefixtures("unbroken")
def test_no_act_of_a_sample_answers_in_codes_or_in_english(sample):
    """Each act is tried, and refused with each of its words wrong."""
    assert found(sample.tried(), sample.names()) == {}


@pytest.mark.long
@pytest.mark.deep
@pytest.mark.parametrize("folder", CAMPAIGNS, ids=lambda folder: folder.name)
@pytest.mark.usefixtures("unbroken")
def test_nothing_is_asked_for_in_codes_or_in_english(sample):
    """Each command is given nothing: it asks for its words, and offers some."""
    assert found(sample.bare(), sample.names(), say=asked_for) == {}


@pytest.mark.parametrize("folder", FRENCH, ids=lambda folder: folder.name)
def test_an_evening_is_told_without_codes_or_english(folder, sample):
    """What each act of the evening answered."""
    told = evenings.ANSWERS[folder.name]
    assert [leaks(one, sample.names()) for one in told] == [[] for _ in told]


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
        "La règle FIEF-BUY-06 et fief.points.escrow (vrai)",
        "Options : défenseur, attaquant",
    ],
)
def test_what_is_typed_in_both_languages_is_no_english(screen):
    """Commands, options, rules and the keys of house rules do not count as English."""
    assert leaks(screen) == []


@pytest.mark.usefixtures("unbroken", "here")
def test_a_sentence_that_nobody_has_translated_is_seen(monkeypatch):
    """An untranslated sentence on a screen of a campaign is noticed."""
    intendant("new", "c.db", "--players", "Anne,Bruno")
    calls = [["treasury"], ["log"]]
    assert found(calls, ["Anne", "Bruno"]) == {}

    monkeypatch.setattr("commands.texts.french.in_french", lambda text: text)
    assert "purse" in found(calls, ["Anne", "Bruno"])["treasury"]
