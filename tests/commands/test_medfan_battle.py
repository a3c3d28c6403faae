"""Before and at the end of a battle: preparation, the card, the winner."""

from __future__ import annotations

import pytest

from ledger.rules.medfan.scenarios import ROWS
from tests.face import ask, intendant

REMINDERS = ("04", "06", "09", "11", "12", "15", "16", "17", "26", "29", "31")


@pytest.mark.rule("MED-BATTLE-01", "MED-OBJ-01", "MED-OBJ-03")
def test_a_battle_is_prepared_once_and_kept(medfan):
    """Dice choose objectives and scenario; later only changes are given."""
    found = ask("medfan", "prepare", "Ana", "Bo", "--dice", "1 2 12")
    assert (
        found["scenario"],
        found["roll"],
        found["attacker"],
        found["defender"],
    ) == ("loot", 12, "Ana", "Bo")
    aims = [o["objective"] for o in found["objectives"]]
    assert aims == ["expansion", "invasion"]
    again = ask("medfan", "prepare", "Ana", "Bo", "--objective", "Bo:raid")
    assert (again["scenario"], again["roll"]) == ("loot", None)
    assert [o["objective"] for o in again["objectives"]] == ["expansion", "raid"]


@pytest.mark.rule("MED-BATTLE-08", "MED-BATTLE-10")
@pytest.mark.ruling("MED-AMB-BATTLE-2")
def test_in_a_rescue_the_only_side_with_a_hero_attacks(medfan):
    """Bo has no hero; the prisoner is like one of Ana's heroes."""
    words = ("Bo", "Ana", "--scenario", "rescue", "--dice", "1 2")
    found = ask("medfan", "prepare", *words, "--prisoner", "Ysolde")
    assert (
        found["attacker"],
        found["defender"],
        found["prisoner"],
    ) == ("Ana", "Bo", "Ysolde")
    said = intendant("medfan", "prepare", "Ana", "Bo", "--prisoner", "Grik", "--json")
    assert said.status == 1


@pytest.mark.rule("MED-BATTLE-08")
@pytest.mark.ruling("MED-AMB-BATTLE-2")
def test_in_a_rescue_of_two_able_armies_the_dice_decide_who_attacks(medfan):
    """Equal dice are rerolled, and the higher one attacks."""
    ask("medfan", "recruit", "Bo", "Grim", "--cost", "40", "--kind", "hero")
    dice = "1 2 4 3 3 2 5"
    found = ask("medfan", "prepare", "Ana", "Bo", "--dice", dice)
    assert (found["scenario"], found["attacker"]) == ("rescue", "Bo")


@pytest.mark.ruling("MED-AMB-BATTLE-3")
def test_an_unplayable_scenario_is_told_and_may_be_drawn_again(medfan):
    """A playable scenario may not be redrawn, unless the referee rules so."""
    words = ("Bo", "Ana", "--scenario", "rescue", "--attacker", "Bo", "--dice", "1 2")
    said = intendant("medfan", "prepare", *words, "--json")
    assert [w["code"] for w in said.json["warnings"]] == ["medfan.unplayable_again"]
    found = ask("medfan", "prepare", "Bo", "Ana", "--again", "--dice", "11")
    assert found["scenario"] == "terror"
    said = intendant("medfan", "prepare", "Bo", "Ana", "--again", "--json")
    assert (said.status, said.refusal["rule"]) == (1, "MED-AMB-BATTLE-3")


@pytest.mark.ruling("MED-AMB-BATTLE-10", "MED-AMB-OBJ-9")
def test_house_rules_of_the_battle(medfan):
    """A limit of size is shown; secret objectives are not asked for."""
    ask("rules", "set", "medfan.house_rules.battle_size_limit", "50")
    ask("rules", "set", "medfan.house_rules.objective_announced", "secretly")
    said = intendant("medfan", "prepare", "Ana", "Bo", "--dice", "1", "--json")
    assert [w["code"] for w in said.json["warnings"]] == ["medfan.size"]
    assert [o["objective"] for o in said.json["result"]["objectives"]] == [None, None]


@pytest.mark.rule("MED-LENGTH-06")
def test_the_length_is_fixed_before_the_battle(medfan):
    """A prepared battle of six turns needs no roll for its length."""
    ask("medfan", "prepare", "Ana", "Bo", "--dice", "1 2 11")
    found = ask("medfan", "length", "--turn", "5", "-c", "c.db")
    assert found == {"turn": 5, "roll": None, "ends": False}
    ask("medfan", "prepare", "Ana", "Bo", "--variable")
    found = ask("medfan", "length", "--turn", "5", "--dice", "6", "-c", "c.db")
    told = {"turn": 5, "roll": 6, "ends": True, "when": "after_initiative"}
    assert told == found


@pytest.mark.rule("MED-BATTLE-04", "MED-BATTLE-06", "MED-BATTLE-09", "MED-BATTLE-11")
@pytest.mark.rule("MED-BATTLE-12", "MED-BATTLE-15", "MED-BATTLE-16", "MED-BATTLE-17")
@pytest.mark.rule("MED-BATTLE-29", "MED-BATTLE-31")
def test_every_reminder_stands_on_a_card(here):
    """The reminder has its number; all twelve scenarios have cards in two languages."""
    cards = [ask("medfan", "card", name) for name in ROWS]
    shown = {line["rule"] for card in cards for line in card["lines"]}
    assert set() == {f"MED-BATTLE-{n}" for n in REMINDERS} - shown
    assert list(range(1, 13)) == [card["number"] for card in cards]
    assert ask("medfan", "card", "7") == ask("medfan", "card", "Breakthrough")
    assert "20 cm" in intendant("medfan", "card", "loot").out


@pytest.mark.parametrize("name", ROWS)
def test_every_card_says_what_must_be_counted(here, name):
    """The card says what decides the battle: figures, or the place of a gem."""
    parts = [line["part"] for line in ask("medfan", "card", name)["lines"]]
    assert {"count", "win"} <= set(parts)


@pytest.mark.ruling("MED-AMB-BATTLE-7", "MED-AMB-BATTLE-8", "MED-AMB-BATTLE-11")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("sabotage", "each enemy building"),
        ("breakthrough", "the enemy’s edge"),
        ("rescue", "without any ability or item"),
    ],
)
def test_a_card_says_how_its_doubtful_points_are_ruled(here, name, said):
    """The card says whose buildings, which edge, and what the prisoner has."""
    assert any(said in line["text"] for line in ask("medfan", "card", name)["lines"])


@pytest.mark.rule("MED-BATTLE-33", "MED-BATTLE-25")
@pytest.mark.ruling("MED-AMB-BATTLE-5")
def test_the_dead_of_a_campaign_are_counted_by_themselves(medfan):
    """Ana's mage is worth two to Bo; nobody is both killed and wounded."""
    words = ("witch_hunt", "--attacker", "Ana", "--defender", "Bo")
    found = ask("medfan", "score", *words, "--dead", "Ana:Merlin")
    assert (
        found["winner"],
        found["player"],
        found["sides"][1]["score"],
    ) == ("defender", "Bo", "2")
    both = ("--dead", "Ana:Merlin", "--wounded", "Ana:Merlin")
    said = intendant("medfan", "score", *words, *both, "--json")
    assert said.refusal["code"] == "rule"


@pytest.mark.rule("MED-BATTLE-34", "MED-BATTLE-07")
def test_figures_on_the_scenery_decide_who_holds_it(here):
    """There are three pieces, of which one is disputed, and one hill."""
    pieces = ("--piece", "3:1", "--piece", "2:2", "--piece", "4:0")
    found = ask("medfan", "score", "holding_ground", *pieces)
    assert [side["score"] for side in found["sides"]] == ["2", "0"]
    found = ask("medfan", "score", "king_of_the_hill", "--piece", "2:2")
    assert found["winner"] == "draw"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("rescue", "missing_choice"),
        ("rescue --prisoner gone", "usage"),
        ("cursed_gem", "missing_choice"),
        ("terror --attacker failed=x", "bad_amount"),
        ("terror --piece 1:2", "rule"),
        ("zork", "unknown_name"),
        ("holding_ground --piece 12", "usage"),
    ],
)
def test_what_cannot_be_counted_is_refused(here, words, code):
    """The refusal has the possible values."""
    said = intendant("medfan", "score", *words.split(), "--json")
    assert code == said.refusal["code"]


def test_without_a_name_the_prepared_battle_is_scored(medfan):
    """The two sides are the players of the prepared battle."""
    said = intendant("medfan", "score", "--json")
    assert said.refusal["code"] == "out_of_phase"
    ask("medfan", "prepare", "Ana", "Bo", "--dice", "1 2 11")
    found = ask("medfan", "score", "--attacker", "failed=2", "--defender", "failed=1")
    assert (found["winner"], found["player"]) == ("attacker", "Ana")


def test_the_house_rules_of_a_file_count_without_a_campaign(here):
    """A tie is broken if the file says so."""
    text = '[medfan.house_rules]\nbattle_tiebreak = "cost_killed"\n'
    (here / "r.toml").write_text(text, "utf-8")
    words = ("terror", "--attacker", "failed=1,cost=9", "--defender", "failed=1")
    assert ask("medfan", "score", *words)["winner"] == "draw"
    found = ask("medfan", "score", *words, "--rules", "r.toml")
    assert found["winner"] == "attacker"


@pytest.mark.rule("MED-ADV-02", "MED-LENGTH-06")
def test_single_throws_need_no_campaign(here):
    """The answers have the keys fixed by the contract."""
    found = ask("medfan", "scenario", "--dice", "4")
    assert (found["roll"], found["id"], found["name"]) == (4, "rescue", "Rescue")
    found = ask("medfan", "scenario", "--two-dice", "--dice", "4 1")
    assert (found["roll"], found["id"]) == (7, "breakthrough")
    found = ask("medfan", "improvement", "--dice", "2")
    assert (found["roll"], found["id"], found["name"]) == (2, "melee", "Melee")
    said = intendant("medfan", "length", "--turn", "4", "--json")
    assert said.refusal["rule"] == "MED-LENGTH-06"


@pytest.mark.ruling("MED-AMB-SURV-1")
@pytest.mark.parametrize(("absent", "table"), [((), "one"), (("Ana:Ysolde",), "base")])
def test_a_healer_may_be_told_to_have_stayed_away(medfan, absent, table):
    """Ysolde heals Merlin only if she fought."""
    sides = ("--winner", "draw", "--attacker", "Ana", "--defender", "Bo")
    away = [word for name in absent for word in ("--absent", name)]
    words = ("medfan", "after", *sides, "--dead", "Ana:Merlin", *away)
    found = ask(*words, "--until", "survival", "--dice", "1")
    assert found["survival"][0]["table"] == table
