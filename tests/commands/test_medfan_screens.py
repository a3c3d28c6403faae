"""Screens of the Med-Fan campaign: rolls, territories, missing options."""

from __future__ import annotations

import pytest

from tests.begun import begun
from tests.face import ask, intendant

POSITION = """\
game = "medfan"
players = ["Ana", "Bo"]
[[territory]]
name = "Tripot"
owner = "Bo"
capability = "casino"
"""
THROWS = [
    (("capability",), "1d6"),
    (("scenario",), "1d12"),
    (("scenario", "--two-dice"), "2d6"),
    (("improvement",), "1d6"),
    (("objective",), "1d6"),
    (("survival", "2"), "1d6"),
    (("length", "--turn", "5"), "1d6"),
]


@pytest.fixture
def land(here):
    """Two players, one territory."""
    begun(POSITION)


@pytest.mark.parametrize(("words", "die"), THROWS)
def test_a_dry_run_of_a_throw_tells_what_is_to_be_thrown(here, words, die):
    """Screen and script show the dice to come; nothing is rolled."""
    said = intendant("medfan", *words, "--dry-run")
    assert (said.status, said.out.split(" (")[0]) == (0, f"still to roll: {die}")
    (question,) = ask("medfan", *words, "--dry-run")["questions"]
    assert die == f"{question['count']}{question['die']}"


def test_a_recorded_throw_that_is_tried_says_what_would_be_written(land):
    """The dry run shows the entry; with a key it is written once."""
    words = ("medfan", "survival", "1", "--dice", "4", "--record")
    assert intendant(*words, "--dry-run").out.startswith("would be written: Survival")
    assert len(ask("log")["entries"]) == 1
    intendant(*words, "--once", "k")
    again = intendant(*words, "--once", "k").out
    assert again.startswith("already written: Survival")
    assert len(ask("log")["entries"]) == 2


@pytest.mark.parametrize(("lang", "sort"), [("fr", "capacité rare"), ("en", "a rare")])
def test_a_throw_for_a_territory_says_how_rare_it_is(here, lang, sort):
    """The rarity is in the language of the answer."""
    said = intendant("medfan", "capability", "--dice", "2 5", "--lang", lang)
    assert sort in said.out


def test_a_territory_is_shown_by_what_its_kind_is_called(land):
    """Scripts get the code; in other games the table's own word is shown."""
    assert "(Casino)" in intendant("territory", "show", "Tripot").out
    assert ask("territory", "list")["territories"][0]["kind"] == "casino"
    ask("new", "free.db", "--game", "free", "--players", "Ana")
    ask("territory", "add", "Vaux", "--kind", "tavern", "-c", "free.db")
    shown = intendant("territory", "show", "Vaux", "-c", "free.db", "--lang", "fr")
    assert "(tavern)" in shown.out


def test_an_option_that_is_missing_is_called_by_its_name(land):
    """The name is shown, not its placeholder."""
    said = intendant("medfan", "recruit", "Ana", "Zed", "--kind", "hero")
    assert said.err.startswith("error: --cost is missing\n")


def test_status_has_no_column_for_titles_that_nobody_has(medfan):
    """The column comes back with the first title."""
    heads = intendant("status").out.splitlines()[1].split()
    assert "titles" not in heads
    assert "territories" in heads
    ask("title", "grant", "Marshal", "Ana")
    assert "titles" in intendant("status").out.splitlines()[1].split()
