"""Corrections in a game of Fief: the things on the table, by their names."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant

SCENE = """
game = "fief"
players = ["Anne", "Bruno"]
phase = "combat"
[[region]]
name = "Rouge"
villages = ["Bourg", "Vaux"]
[[road]]
between = ["Bourg", "Vaux"]
[[village]]
name = "Bourg"
owner = "Anne"
troops = { Anne = { v1 = 2, v3 = 1 }, Bruno = { v1 = 1 } }
[[lord]]
name = "Arnaud"
player = "Anne"
at = "Bourg"
[[lord]]
name = "Blanche"
player = "Bruno"
at = "Bourg"
"""
CORRECT = "correct", "--for", "fallen"


@pytest.fixture(autouse=True)
def scene(here):
    """A table in the middle of a fight, on a board of two villages."""
    (here / "scene.toml").write_text(SCENE, "utf-8")
    ask("new", "fief.db", "--from", "scene.toml")


def correct(*words):
    """The result of a correction."""
    return ask(*CORRECT, *words)


def test_a_captor_is_named_like_any_player():
    """A captor is given by the player's name, or as the rebels."""
    told = correct("lord:Arnaud.captor", "bruno")
    assert (told["before"], told["after"]) == (None, "Bruno")

    assert correct("lord:Arnaud.captor", "rebels")["after"] == "rebels"
    said = intendant(*CORRECT, "lord:Arnaud.captor", "Brnuo", "--json")
    assert said.refusal["code"] == "unknown_name"
    assert "Bruno" in said.refusal["hint"]


def test_the_entry_keeps_what_was_asked_for():
    """The true value is in it, whatever was written before."""
    correct("lord:Arnaud.at", "vaux")
    asked = ask("show", "2")["asked"]
    assert asked == {"what": "lord:Arnaud.at", "value": "Vaux"}


def test_a_place_is_named_like_any_village():
    """A lord's place is a village, or its entrance by its ids."""
    assert correct("lord:Arnaud.at", "vaux")["after"] == "Vaux"
    correct("lord:Arnaud.at", "territory:Bourg/territory:Vaux")
    said = intendant(*CORRECT, "lord:Arnaud.at", "Nowhere", "--json")
    assert said.refusal["code"] == "unknown_name"


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Corrected: soldiers worth 3 (Bourg, Anne), 1 → 0 — fallen"),
        ("fr", "Correction : soldats de 3 (Bourg, Anne), 1 → 0 — fallen"),
    ],
)
def test_the_log_tells_whose_counters_were_corrected(lang, text):
    """The log has the names of place and owner, and no id."""
    correct("v3", "territory:Bourg/player:Anne", "0")

    (entry,) = ask("log", "--last", "1", "--lang", lang)["entries"]
    assert entry["text"].replace("\N{NO-BREAK SPACE}", " ") == text


def test_buildings_are_corrected_by_the_name_of_their_village():
    """`territory:` is not typed; limits of the rules still apply."""
    before = ask("territory", "show", "Bourg")["mills"]
    told = ask("correct", "press", "bourg", "1", "--for", "as it lies there")
    assert (told["what"], told["account"], told["after"]) == ("press", "Bourg", 1)
    assert ask("territory", "show", "Bourg")["mills"] == before
    said = intendant("correct", "mill", "Bourg", "5", "--for", "x", "--json")
    assert (said.status, said.refusal["code"]) == (1, "rule")
    said = intendant("correct", "mill", "Burg", "1", "--for", "x", "--json")
    assert said.refusal["code"] == "unknown_name"
    assert "Bourg" in said.refusal["hint"]


@pytest.mark.parametrize("field", ["lord:Arnaud.at", "campaign.revolt_at"])
def test_people_are_no_place(field):
    """The rebels may hold captives, but nobody can be placed on them."""
    said = intendant(*CORRECT, field, "rebels", "--json")
    assert said.refusal["code"] == "unknown_name"


def test_what_is_set_to_nothing_is_told_with_what_it_was():
    """Only a sum in a closed purse is omitted; a village's old owner is not."""
    ask("correct", "territory:Bourg.owner", "none", "--for", "lost")
    said = intendant("log", "--last", "1").out

    assert "Corrected: Bourg’s owner, Anne → –" in said


def test_what_the_box_has_given_out_is_no_fact_of_the_table():
    """If the box were opened a second time, it would have all its counters again."""
    said = intendant(*CORRECT, "campaign.box", "none", "--json")
    assert said.refusal["message"] == "“campaign.box” cannot be corrected"


@pytest.mark.parametrize(
    ("shown", "value", "what"),
    [
        ("Bourg.propriétaire", "bruno", "territory:Bourg.owner"),
        ("bourg.owner", "aucun", "territory:Bourg.owner"),
        ("argent Anne", "12", "money"),
        ("treasury Bruno", "34", "money"),
        ("moulins Bourg", "1", "mill"),
        ("mills Bourg", "2", "mill"),
    ],
)
def test_what_is_corrected_may_be_said_in_words(shown, value, what):
    """The words of `show` and `why` are accepted, in either language."""
    assert correct(*shown.split(), value)["what"] == what


def test_a_fact_that_a_known_thing_has_not_is_refused_for_itself():
    """The refusal does not claim that nothing is known of Bourg."""
    said = intendant(*CORRECT, "Bourg.colour", "red")
    assert (said.status != 0, "“Bourg.colour” cannot" in said.err) == (True, True)
