"""Resolvers that name somebody in a campaign know the campaign in the folder."""

from __future__ import annotations

import pytest

from tests.commands.siege_table import done
from tests.face import ask, intendant


@pytest.fixture
def medfan(here):
    """Anne and Bruno, in the folder's only campaign; no battle goes beyond turn 5."""
    ask("new", "c.db", "--game", "medfan", "--players", "Anne,Bruno")


def test_who_throws_for_the_length_is_found_without_c(medfan):
    """The player's name is shown as with -c, and nobody else's."""
    call = ("medfan", "length", "--turn", "5", "--dice", "6")
    asked = ask(*call[:-2], "--who", "anne", "--dry-run", "--dice", "ask")
    assert asked["questions"][0]["who"] == "Anne"
    assert ask(*call, "--who", "Anne")["ends"] is True
    assert ask(*call, "--who", "Anne", "-c", "c.db")["ends"] is True
    refused = intendant(*call, "--who", "Chloé", "--json").refusal
    assert refused["code"] == "unknown_name"


def test_a_file_of_house_rules_takes_the_place_of_those_of_the_campaign(medfan, here):
    """The people are the campaign's, and the rules are the file's."""
    ask("rules", "set", "medfan.house_rules.length_roll_when", "end_of_turn")
    rules = "[medfan.house_rules]\nlength_roll_when = 'after_initiative'\n"
    (here / "r.toml").write_text(rules, "utf-8")
    call = ("medfan", "length", "--turn", "5", "--who", "Anne", "--dice", "6")
    by_campaign, by_file = ask(*call), ask(*call, "--rules", "r.toml")
    assert (by_campaign["when"], by_file["when"]) == ("end_of_turn", "after_initiative")


def test_house_rules_of_a_campaign_that_is_not_spoken_of_do_not_count(medfan):
    """A call that names nobody uses only the printed rules."""
    with_name = ask("medfan", "length", "--turn", "5", "--dice", "6", "--who", "Anne")
    without = ask("medfan", "length", "--turn", "5", "--dice", "6")
    assert with_name == without


def test_a_siege_of_which_nothing_is_typed_is_the_one_in_the_folder(here):
    """The siege's sections are scored as with -c; typed ones need no campaign."""
    ask("new", "c.db", "--game", "siege")
    done("siege start 3 --attacker Nains --defender Empire --gate tower")
    done("siege section Wall_1 --kind wall --control 3:0")
    found = ask("siege", "score")
    assert found == ask("siege", "score", "-c", "c.db")
    assert found["winner"] == "attacker"
    assert ask("siege", "score", "wall=0:1")["winner"] == "defender"


@pytest.fixture
def siege(here):
    """The dwarves before the Empire's keep, in the folder's only campaign."""
    ask("new", "c.db", "--game", "siege")
    done("siege start 3 --attacker Nains --defender Empire --gate tower")


@pytest.mark.parametrize("sections", [(), ("wall=1:0",)])
@pytest.mark.parametrize("there", [(), ("-c", "c.db")])
@pytest.mark.parametrize(
    ("side", "role"),
    [("nains", "attacker"), ("Empire", "defender"), ("besieged", "defender")],
)
def test_sides_of_the_siege_are_called_by_their_names(
    siege, side, role, sections, there
):
    """Generals may be named, and not only roles, whatever else is typed."""
    found = ask("siege", "score", *sections, "--general", f"{side}:5", *there)
    assert [one for one in found["generals"].items() if one[1]] == [(role, 5)]


def test_whoever_holds_a_section_is_called_by_name(siege):
    """A holder is named, or given by the role; so is the side that begins a list."""
    assert ask("siege", "score", "2*wall=Nains,gate=empire") == ask(
        "siege", "score", "2*wall=attacker,gate=defender"
    )
    assert ask("siege", "list", "--side", "Empire")["side"] == "defender"


@pytest.mark.parametrize(
    "words",
    [
        ("score", "--general", "Nain:5"),
        ("score", "wall=1:0", "--general", "Nain:5"),
        ("list", "--side", "Nain"),
    ],
)
def test_a_side_that_nobody_knows_is_refused_with_those_that_there_are(siege, words):
    """The nearest one is given, in either language."""
    found = intendant("siege", *words, "--json").refusal
    assert (found["code"], found["hint"]) == ("unknown_name", "did you mean Nains?")
    assert "vouliez-vous dire Nains" in intendant("siege", *words, "--lang", "fr").err


def test_a_side_that_is_like_no_other_is_refused_with_all(siege):
    """There are two sides, besides besieger and besieged as names."""
    found = intendant("siege", "score", "--general", "Orques:5", "--json").refusal
    assert found["hint"] == "possible: Empire or Nains"


@pytest.mark.parametrize("word", ["Nains:5", "Nains", "attacker:0", "attacker", ":4"])
def test_without_a_campaign_a_general_has_a_role_and_a_turn(here, word):
    """The given values count; nothing is guessed."""
    found = intendant("siege", "score", "--general", word, "--json").refusal
    assert (found["code"], found["hint"]) == ("usage", "attacker:6, defender:4")


@pytest.mark.rule("SIEGE-SCN1-16", "SIEGE-SCN2-15")
@pytest.mark.parametrize(
    ("scenario", "rule"), [(1, "SIEGE-SCN1-16"), (2, "SIEGE-SCN2-15"), (3, None)]
)
def test_a_scenario_that_is_not_won_by_points_says_so(here, scenario, rule):
    """Points are those of the current one; typed sections are scored without a note."""
    ask("new", "c.db", "--game", "siege")
    done(f"siege start {scenario} --first attacker")
    for sections, told in (((), [rule] if rule else []), (("wall=1:0",), [])):
        found = intendant("siege", "score", *sections, "--json").json["warnings"]
        assert [warning["rule"] for warning in found] == told


def test_without_a_campaign_nothing_is_scored(here):
    """The refusal says what is missing, as before."""
    assert intendant("siege", "score", "--json").refusal["code"] == "usage"
