"""Words of the table: figures of an army, rows of the tables, prices."""

from __future__ import annotations

import pytest

from ledger.errors import Refusal
from ledger.rules.medfan import finding
from ledger.rules.medfan.land import CAPABILITIES
from tests.ledger.rules.medfan.armies import facts_of, refusal
from tests.ledger.rules.medfan.battlefield import (
    ANA,
    BO,
    campaign,
    figure,
    hidden,
    land,
)

ITS = {"player": ANA}


@pytest.fixture
def state():
    """Ana has Axa, Bo has Bob; Ana's Old is gone for good."""
    made = campaign()
    figure(made, ANA, "Axa")
    figure(made, ANA, "Old", retired=1)
    figure(made, BO, "Bob")
    return made


@pytest.mark.parametrize(
    ("find", "rule"),
    [
        (finding.figure, "MED-ARMY-02"),
        (finding.learner, "MED-ADV-01"),
        (finding.mage, "MED-ARMY-13"),
        (finding.general, "MED-ARMY-17"),
    ],
)
def test_a_figure_is_one_of_the_players_army(state, find, rule):
    """That of another army, or of none, is told apart from an unknown one."""
    assert find(state, "axa", ITS) == "figure:Ana.Axa"
    assert refusal(find, state, "Bob", ITS) == ("rule", "medfan.other_army", rule)
    told = {"figure": "figure:Bo.Bob", "player": ANA, "owner": BO}
    assert told == facts_of(find, state, "bob", ITS)
    gone = ("rule", "medfan.figure_gone", "MED-SURV-10")
    assert gone == refusal(find, state, "Old", ITS)
    assert facts_of(find, state, "old", ITS) == {"figure": "figure:Ana.Old"}
    assert refusal(find, state, "Zoe", ITS)[0] == "unknown_name"


def test_a_winner_is_a_player_or_a_draw(state):
    """Both languages have a word for a draw."""
    words = ("Ana", "draw", " NUL ")
    found = [finding.winner(state, word, {}) for word in words]
    assert found == [ANA, "draw", "draw"]
    assert refusal(finding.winner, state, "Zoe", {})[0] == "unknown_name"


def test_a_fighter_is_named_with_the_player(state):
    """Neither part may be missing."""
    assert finding.fighter(state, "Bo: Bob ", {}) == "figure:Bo.Bob"
    for word in ("Bo", "Bo:", ":Bob", " :Bob"):
        said = refusal(finding.fighter, state, word, {})
        assert said == ("usage", "medfan.of_player", None)
        assert facts_of(finding.fighter, state, word, {}) == {"word": word}


def test_an_aim_is_named_with_the_player(state):
    """The objective stands last; neither part may be missing."""
    assert finding.aim(state, "Bo: Raid ", {}) == (BO, "raid")
    for word in ("raid", "Bo:", ":raid", "Bo: "):
        assert refusal(finding.aim, state, word, {})[1] == "medfan.of_player"
        assert facts_of(finding.aim, state, word, {}) == {"word": word}


@pytest.mark.rule("MED-OBJ-02")
def test_an_unknown_objective_is_refused_with_those_there_are(state):
    """The nearest are named apart."""
    assert finding.objective(state, "All or Nothing") == "all_or_nothing"
    told = facts_of(finding.objective, state, "raad")
    assert (told["near"], len(told["known"]), told["known"][0]) == (
        ["raid"],
        6,
        "expansion",
    )
    assert (told["kind"], told["name"]) == ("objective", "raad")


@pytest.mark.parametrize(
    ("find", "good", "code", "key"),
    [
        (finding.step_after, ["spoils", "income"], None, "medfan.step_unknown"),
        (finding.figure_kind, ["hero", "troop"], None, "medfan.kind"),
        (finding.better, ["score", "ability"], None, "medfan.improvement_kind"),
        (finding.item, ["Magic Armour"], ["magic_armour"], "medfan.item"),
        (finding.stat, ["Life", "defence"], ["life", "defence"], "medfan.stat"),
        (finding.roles, ["Mage,chief"], [["mage", "chief"]], "medfan.no_role"),
        (
            finding.benefit,
            ["One more hero may be mage"],
            ["one_more_hero_may_be_mage"],
            "medfan.benefit",
        ),
    ],
)
def test_a_word_of_a_short_table_is_refused_with_all_there_are(
    state, find, good, code, key
):
    """A known one is given as the tables write it."""
    assert (code or good) == [find(state, word, {}) for word in good]
    assert refusal(find, state, "zzz", {}) == ("usage", key, None)
    told = facts_of(find, state, "zzz", {})
    assert (told["word"], told["near"]) == ("zzz", [])
    assert len(told["known"]) >= 2


def test_a_characteristic_may_be_left_to_the_die(state):
    """Only where that is asked."""
    assert finding.stat_or_die(state, "Die", {}) == "die"
    assert finding.stat_or_die(state, "melee", {}) == "melee"
    assert refusal(finding.stat_or_die, state, "dies", {})[1] == "medfan.stat"
    assert refusal(finding.stat, state, "die", {})[1] == "medfan.stat"


@pytest.mark.rule("MED-BATTLE-02")
@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("1", "pitched_battle"),
        ("12", "loot"),
        ("Cursed Gem", "cursed_gem"),
        ("0", None),
        ("13", None),
        ("١", None),
        ("", None),
    ],
)
def test_a_scenario_has_a_number_from_one_to_twelve(state, word, found):
    """Or its own word."""
    if found:
        assert found == finding.scenario(state, word)
    else:
        assert refusal(finding.scenario, state, word)[0] == "unknown_name"
        assert len(facts_of(finding.scenario, state, word)["known"]) == 12


def test_a_kind_of_territory_is_known_or_refused_with_all(state):
    """Near ones first; the word typed is told, in whichever language it was."""
    assert finding.capability(state, "casino") == "casino"
    told = facts_of(finding.capability, state, "cassino")
    assert told["near"] == ["casino"]
    assert told["known"] == sorted(CAPABILITIES)

    def meant(vocabulary, word):
        return {("capability", "taverne"): "tavern"}.get((vocabulary, word), word)

    assert finding.land("taverne", meant) == "tavern"
    assert facts_of(finding.land, "tavernes", meant)["name"] == "tavernes"


# Unknown territories --------------------------------------------------------------


@pytest.mark.rule("MED-TERR-08")
def test_an_unknown_territory_is_meant_by_its_place_or_its_id():
    """Places count from one, ids keep their numbers."""
    state = campaign()
    hidden(state, 3)
    del state.facts["territory:unknown 1"]
    second, third = "territory:unknown 2", "territory:unknown 3"
    words = ("1", "2", "Unknown 2", "territory:unknown 3")
    found = [finding.unknown_land(state, word, {}) for word in words]
    assert found == [second, third, second, third]
    for word in ("0", "3", "unknown 1"):
        said = refusal(finding.unknown_land, state, word, {})
        assert said == ("unknown_name", "unknown_name.hidden", None)
    told = facts_of(finding.unknown_land, state, "unknown 22", {})
    assert (told["kind"], told["name"], told["hidden"]) == (
        "territory",
        "unknown 22",
        "unknown 22",
    )
    assert second in told["near"]


@pytest.mark.rule("MED-TERR-08")
def test_a_known_territory_is_not_determined_again():
    """By its name or its id; without unknown ones there is nothing to determine."""
    state = campaign()
    none = ("out_of_stock", "medfan.none_unknown", "MED-TERR-08")
    assert none == refusal(finding.unknown_land, state, "1", {})
    assert none == refusal(finding.need_unknown, state)
    (place,) = land(state, ANA, "casino")
    state.put(place, "name", "Vaux")
    hidden(state, 1)
    for word in ("vaux", "t01", "territory:T01"):
        said = refusal(finding.unknown_land, state, word, {})
        assert said == ("rule", "medfan.known", "MED-TERR-08")
        told = facts_of(finding.unknown_land, state, word, {})
        assert told == {"territory": place}


# Their own words ------------------------------------------------------------------


def test_a_spell_is_called_as_the_players_like(state):
    """Without needless spaces."""
    assert finding.spell(state, "  Boule  de feu ", {}) == "Boule de feu"


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("Axa=1", ("Axa", 1)),
        ("A=b= 12 ", ("A=b", 12)),
        (f"Axa={10**12}", ("Axa", 10**12)),
        ("Axa=0", None),
        (f"Axa={10**12 + 1}", None),
        ("Axa=", None),
        ("Axa=-3", None),
        ("Axa=٣", None),
        ("Axa=" + "0" * 20, None),
        ("Axa=" + "0" * 18 + "7", ("Axa", 7)),
        ("Axa=" + "0" * 19 + "7", None),
    ],
)
def test_one_more_figure_has_a_price(state, word, found):
    """A whole number, from one to a million millions."""
    if found:
        assert found == finding.priced(state, word, {})
        return
    with pytest.raises(Refusal) as caught:
        finding.priced(state, word, {})
    assert (caught.value.status, caught.value.code) == (2, "bad_amount")
    assert caught.value.facts == {"amount": word.partition("=")[2]}
