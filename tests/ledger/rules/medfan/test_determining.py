"""Unknown territories become known: their kinds and names."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from ledger.effects import Transfer
from ledger.errors import Misuse, Refused
from ledger.questions import Missing
from ledger.rules.medfan.audit import audit
from ledger.rules.medfan.determining import determine
from ledger.rules.medfan.finding import need_unknown, unknown_land
from ledger.rules.medfan.land import kinds_of, rolled_capability, take
from ledger.state import State
from ledger.table import Table

ANA, BO = "player:Ana", "player:Bo"
UNIQUES = ("mercenary_camp", "tavern", "training_ground", "labyrinth")
WHERE, SECOND = "territory:unknown 1", "territory:unknown 2"


def campaign(*owned, hoard=0):
    """Ana owns territories of these kinds; two are unknown."""
    state = State()
    state.put("campaign", "game", "medfan")
    for player in (ANA, BO):
        state.put(player, "name", player.partition(":")[2])
    state.put("campaign", "seats", (ANA, BO))
    for number, kind in enumerate(owned, 1):
        territory = f"territory:Land {number}"
        state.put(territory, "name", f"Land {number}")
        state.put(territory, "owner", ANA)
        state.put(territory, "capability", kind)
        state.put(territory, "acquired", number)
    for number in (1, 2):
        state.put(f"territory:unknown {number}", "unknown", 1)
    if hoard:
        state.add(ANA, "money", hoard)
    return state


def house(state, key, literal):
    """Sets a house rule."""
    state.put("rules", f"medfan.house_rules.{key}", literal)
    return state


def rolled(state, dice, territory=WHERE, player=ANA, **more):
    """The facts of a territory after it was determined, and the notes."""
    table = Table(typed=[list(dice)], choices=more.pop("choices", {}))
    effects, told = determine(
        state, table, territory, player, name=more.pop("name", "Vaux"), **more
    )
    table.close()
    state.apply(effects)
    return state.facts[territory], told


VECTORS = [
    ([4, 2], [], "prosperous_holding"),
    ([2, 6], [], "refugee_camp"),
    ([1, 3], [], "training_ground"),
    ([1, 3, 6], ["training_ground"], "house_of_healers"),
    ([1, 5, 1], ["council_of_archmages"], "mercenary_camp"),
    ([1, 5, 5, 2], ["military_academy"], "tavern"),
    ([1, 4, 1], [*UNIQUES, "military_academy", "house_of_healers"], "casino"),
    (
        [1, 1, 1, 6, 6],
        [*UNIQUES, "council_of_archmages", "house_of_healers"],
        "wasteland",
    ),
]


@pytest.mark.rule("MED-TERR-06", "MED-TERR-12", "MED-TERR-13", "MED-TERR-16")
@pytest.mark.rule("MED-TERR-19", "MED-TERR-11", "MED-TERR-14")
@pytest.mark.parametrize(("dice", "owned", "kind"), VECTORS)
def test_the_tables_give_what_the_player_has_not(dice, owned, kind):
    """By the vectors, owned uniques are rerolled; with all owned, the general table."""
    facts, told = rolled(campaign(*owned), dice)
    assert kind == facts["capability"] == told["id"]


@pytest.mark.rule("MED-TERR-11", "MED-TERR-13")
def test_the_general_table_names_the_one_that_is_thrown_on():
    """One is unique, two and three are rare, the rest common."""
    found = {
        general: rolled_capability(Table(typed=[[general, 1]]), ANA, ())[0]
        for general in range(1, 7)
    }
    assert list(found.values()) == [
        "unique",
        "rare",
        "rare",
        "common",
        "common",
        "common",
    ]


@pytest.mark.rule("MED-TERR-11")
def test_the_chances_are_those_of_two_dice():
    """A player without uniques has a sixth, a third and a half of 36 pairs."""
    pairs = product(range(1, 7), repeat=2)
    found = Counter(
        rolled_capability(
            Table(typed=[list(pair)], choices={"capability": "military_academy"}),
            ANA,
            (),
        )[0]
        for pair in pairs
    )
    assert dict(found) == {"unique": 6, "rare": 12, "common": 18}


@pytest.mark.rule("MED-TERR-15")
@pytest.mark.parametrize("kind", ["council_of_archmages", "military_academy"])
def test_on_a_five_the_player_chooses_council_or_academy(kind):
    """The choice is asked for if it is missing."""
    choices = {"capability": kind, "council": "one_more_hero_may_be_mage"}
    if kind == "military_academy":
        del choices["council"]
    facts, _ = rolled(campaign(), [1, 5], choices=choices)
    assert kind == facts["capability"]
    with pytest.raises(Missing):
        rolled(campaign(), [1, 5])


@pytest.mark.rule("MED-TERR-25")
@pytest.mark.ruling("MED-AMB-TERR-1")
def test_who_gets_a_council_chooses_its_benefit():
    """The benefit is fixed while the Council has an owner; otherwise there is none."""
    choices = {
        "capability": "council_of_archmages",
        "council": "three_more_spells_per_mage",
    }
    facts, told = rolled(campaign(), [1, 5], choices=choices)
    assert "three_more_spells_per_mage" == facts["council"] == told["council"]
    choices = {"capability": "council_of_archmages"}
    facts, _ = rolled(campaign(), [1, 5], player=None, choices=choices)
    assert "council" not in facts


@pytest.mark.rule("MED-TERR-14")
def test_only_the_uniques_of_the_one_who_throws_count():
    """Bo may find a kind that Ana owns."""
    facts, _ = rolled(campaign("tavern"), [1, 2], player=BO)
    assert facts["capability"] == "tavern"


@pytest.mark.rule("MED-TERR-46")
def test_a_unique_just_found_counts_as_owned_for_the_next_one():
    """The vector has two territories that are captured together."""
    state = campaign()
    dice = {WHERE: [1, 3], "territory:unknown 2": [1, 3, 6]}
    for name, (territory, faces) in zip(("Vaux", "Bourg"), dice.items(), strict=True):
        state.apply(take(state, territory, ANA))
        rolled(state, faces, territory, name=name)
    kinds = [state.get(territory, "capability") for territory in dice]
    assert kinds == ["training_ground", "house_of_healers"]


@pytest.mark.rule("MED-TERR-34", "MED-INC-09", "MED-TERR-44")
@pytest.mark.parametrize(("dice", "gain"), [([3, 4, 5, 6], 180), ([1, 1, 1, 1], 40)])
def test_a_treasure_is_paid_once_and_leaves_a_poor_holding(dice, gain):
    """Four dice are multiplied by ten; four equal faces mean nothing special."""
    state = campaign()
    facts, told = rolled(state, [2, 3, *dice])
    assert gain == state.balance(ANA, "money") == told["treasure"]
    assert (facts["capability"], facts["name"]) == ("poor_holding", "Vaux")
    assert (told["id"], told["becomes"]) == ("treasure_cache", "poor_holding")


def test_a_treasure_that_nobody_discovers_is_nobodys():
    """No dice are rolled for it."""
    state = campaign()
    facts, told = rolled(state, [2, 3], player=None)
    assert (facts["capability"], told["treasure"]) == ("poor_holding", 0)
    assert state.balances == {}


@pytest.mark.ruling("MED-AMB-INC-11")
def test_a_treasure_is_scaled_as_all_gains_are_rounding_up():
    """Half of 130 is 65; a third of it is 44."""
    for literal, gain in (("[1,2]", 65), ("[1,3]", 44)):
        state = house(campaign(), "gain_scale", literal)
        rolled(state, [2, 3, 3, 4, 5, 1])
        assert gain == state.balance(ANA, "money")


@pytest.mark.ruling("MED-AMB-INC-4")
def test_the_holding_left_by_a_treasure_may_wait_for_its_first_income():
    """By a house rule it is not in use in the phase of its discovery."""
    state = campaign()
    state.put("campaign", "battles", 3)
    facts, _ = rolled(state, [2, 3, 1, 1, 1, 1])
    assert "blocked" not in facts
    state = house(campaign(), "cache_pays_poor_same_phase", "false")
    state.put("campaign", "battles", 3)
    facts, _ = rolled(state, [2, 3, 1, 1, 1, 1])
    assert facts["blocked"] == 3


@pytest.mark.rule("MED-TERR-08")
def test_nothing_is_determined_twice():
    """A known territory is refused, and no die is rolled."""
    with pytest.raises(Refused) as refused:
        rolled(campaign("casino"), [], "territory:Land 1")
    assert (refused.value.key, refused.value.rule) == ("medfan.known", "MED-TERR-08")
    with pytest.raises(Refused) as none_left:
        need_unknown(State())
    assert none_left.value.rule == "MED-TERR-08"


@pytest.mark.rule("MED-TERR-06", "MED-NAME-04", "MED-TERR-07")
def test_the_name_is_set_with_the_capability_and_stays():
    """The id stays, too; a new owner changes neither name nor capability."""
    state = campaign()
    state.apply(take(state, WHERE, ANA))
    facts, told = rolled(state, [4, 1])
    assert (facts["name"], facts["capability"]) == ("Vaux", "casino")
    assert (told["name"], told["territory"]) == ("Vaux", WHERE)
    assert "unknown" not in facts
    for owner in (BO, None):
        state.apply(take(state, WHERE, owner))
        assert (facts["name"], facts["capability"]) == ("Vaux", "casino")


@pytest.mark.rule("MED-TERR-10", "MED-TERR-09")
def test_captured_and_determined_it_is_known_and_owned():
    """An unknown one with an owner is a fault until it is determined."""
    state = campaign()
    state.apply(take(state, WHERE, ANA))
    assert [f.code for f in audit(state)] == ["audit.unknown_owned"]
    rolled(state, [4, 1])
    assert list(audit(state)) == []


@pytest.mark.rule("MED-TERR-10")
@pytest.mark.parametrize(
    ("word", "found"), [("1", WHERE), ("2", SECOND), ("territory:unknown 2", SECOND)]
)
def test_an_unknown_territory_is_meant_by_its_order(word, found):
    """The territory has no name yet, but a number or an id, within limits."""
    state = campaign("casino")
    for wrong in ("0", "3"):
        with pytest.raises(Refused) as refused:
            unknown_land(state, wrong, {})
        assert refused.value.key == "unknown_name.hidden"

    assert found == unknown_land(state, word, {})
    state.put(found, "unknown", None)
    state.put(found, "name", "Vaux")
    for name in ("vaux", found):
        with pytest.raises(Refused) as refused:
            unknown_land(state, name, {})
        known = ("medfan.known", found)
        assert known == (refused.value.key, refused.value.facts["territory"])


@pytest.mark.rule("MED-TERR-03")
@pytest.mark.ruling("MED-AMB-TERR-6")
def test_of_two_rolls_one_is_kept_and_named():
    """Both are complete; equal ones leave no choice."""
    dice = [4, 1, 2, 1]
    facts, _ = rolled(campaign(), dice, rolls=2, choices={"keep": "blood_altar"})
    assert (facts["capability"], facts["name"]) == ("blood_altar", "Vaux")
    facts, _ = rolled(campaign(), [4, 3, 5, 4], rolls=2)
    assert facts["capability"] == "holding"
    with pytest.raises(Missing):
        rolled(campaign(), dice, rolls=2)


@pytest.mark.rule("MED-NAME-12")
def test_a_name_is_drawn_where_none_is_given():
    """There is a die for the noun, for the number, and for each qualifier."""
    facts, _ = rolled(campaign(), [4, 1, 12, 1, 37], name=None)
    assert facts["name"] == "Black Forest"
    state = campaign()
    state.put("rules", "campaign.language", '"fr"')
    facts, _ = rolled(state, [4, 1, 12, 1, 37], name=None)
    assert facts["name"] == "Forêt noire"


@pytest.mark.rule("MED-NAME-12")
def test_a_name_can_be_drawn_with_dice_of_six_alone():
    """Three are for the noun (1 2 6 is the twelfth), three for the qualifier."""
    dice = [4, 1, 1, 2, 6, 1, 2, 1, 1]
    facts, _ = rolled(campaign(), dice, name=None, by_dice=True)
    assert facts["name"] == "Black Forest"


@pytest.mark.rule("MED-NAME-14")
def test_a_drawn_name_that_is_taken_is_drawn_again():
    """Word order and language do not matter."""
    for taken in ("Black Forest", "Forêt noire"):
        state = campaign("casino")
        state.put("territory:Land 1", "name", taken)
        facts, _ = rolled(state, [4, 1, 12, 1, 37, 8, 1, 38], name=None)
        assert facts["name"] == "White Mountain"


@pytest.mark.rule("MED-NAME-14")
@pytest.mark.parametrize("name", ["Forêt du loup et du corbeau", "forêt noire"])
def test_a_name_given_by_hand_repeats_no_other(name):
    """The same words in another order are the same name."""
    state = campaign("casino", "tavern")
    state.put("territory:Land 1", "name", "Forêt du corbeau et du loup")
    state.put("territory:Land 2", "name", "Forêt noire")
    with pytest.raises(Refused) as refused:
        rolled(state, [4, 1], name=name)
    assert refused.value.code == "name_taken"
    facts, _ = rolled(state, [4, 1], name="Forêt du loup")  # a name that nobody has
    assert facts["name"] == "Forêt du loup"


def test_a_name_given_by_hand_must_be_one():
    """As for every name, digits alone and special characters are refused."""
    with pytest.raises(Misuse):
        rolled(campaign(), [4, 1], name="A:B")


@pytest.mark.rule("MED-NAME-21")
def test_what_jars_in_a_name_of_typed_dice_stands_and_is_told():
    """A great little keep is an example."""
    _, told = rolled(campaign(), [4, 1, 32, 4, 1, 2], name=None)
    assert [w["key"] for w in told["warnings"]] == ["names.contradictory"]
    _, told = rolled(campaign(), [4, 1, 12, 1, 37], name=None)
    assert "warnings" not in told


def test_a_treasure_names_its_rule_and_its_place():
    """The transfer comes from the bank, because of MED-INC-09."""
    state = campaign()
    table = Table(typed=[[2, 3, 1, 2, 3, 4]])
    effects, _ = determine(state, table, WHERE, ANA, name="Vaux")
    (paid,) = [e for e in effects if isinstance(e, Transfer)]
    assert tuple(paid) == ("money", 100, "bank", ANA, ("MED-INC-09", WHERE))


@pytest.mark.rule("MED-TERR-12", "MED-TERR-14")
@pytest.mark.ruling("MED-AMB-TERR-5")
def test_what_is_owned_now_counts_even_while_pillage_blocks_it():
    """The Tavern is blocked and still owned; the Labyrinth was lost."""
    state = State()
    state.put("campaign", "battles", 3)
    for kind, owner in (("tavern", "player:Ana"), ("labyrinth", None)):
        state.put(f"territory:{kind}", "capability", kind)
        state.put(f"territory:{kind}", "owner", owner)
        state.put(f"territory:{kind}", "blocked", 3)
    assert kinds_of(state, "player:Ana") == ["tavern"]
