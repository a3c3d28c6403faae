"""Equipment lists: prices, sides, peoples, scenarios, loads of a unit."""

from __future__ import annotations

import pytest

from commands.texts.siege.listed import meant
from ledger.rules.siege import lists
from ledger.rules.siege.checking import checked
from ledger.rules.siege.lists import Buyer
from ledger.rules.siege.tables import ITEMS
from tests.ledger.rules.siege.vectors import examples, state

VERDICTS = ("kind", "spend", "ok", "why", "wasted", "note")
BESIEGER = Buyer("attacker", "siege", 2000)
BESIEGED = Buyer("defender", "siege", 1000)
RULES = {
    "max 1 per step: 2 at 2,000 points": "SIEGE-LIST-08",
    "300 artillery is over 250": "SIEGE-BUDGET-10",
    "Bombard forbidden": "SIEGE-LIST-07",
    "over 500": "SIEGE-BUDGET-11",
    "artillery list not open to the defender in scenario 3": "SIEGE-SCN3-10",
    "170 is over 125": "SIEGE-BUDGET-10",
    "attackers only": "SIEGE-LIST-04",
    "defenders only": "SIEGE-LIST-03",
    "ladders exclude other equipment": "SIEGE-LADDER-04",
    "army points only from the army total": "SIEGE-BUDGET-14",
    "over 100": "SIEGE-SCN2-06",
    "no bonus": "SIEGE-SCN2-05",
}


def check(data, **house):
    """One side of a list, and the rules that it breaks."""
    (side,), faults = checked(state(**house), data, meant)
    return side, [finding.rule for _, finding in faults]


def rules(refusals):
    """The rules by which it is refused."""
    return [refusal.rule for refusal in refusals]


@pytest.mark.rule("SIEGE-LIST-02")
@pytest.mark.rule("SIEGE-LIST-16")
@pytest.mark.rule("SIEGE-BUDGET-11")
@pytest.mark.rule("SIEGE-BUDGET-12")
@pytest.mark.rule("SIEGE-BUDGET-15")
@pytest.mark.rule("SIEGE-BUDGET-18")
@examples("equipment_list")
def test_the_worked_lists(case):
    """Cost, waste and broken rules are given."""
    given = {key: value for key, value in case.items() if key not in VERDICTS}
    side, broken = check(given)
    assert broken == ([] if case["ok"] else [RULES[case["why"]]])
    if "spend" in case:
        assert case["spend"] == side.spent
    if "wasted" in case:
        assert case["wasted"] == side.wasted


@pytest.mark.rule("SIEGE-LIST-16")
@pytest.mark.rule("SIEGE-EARTH-03")
@pytest.mark.rule("SIEGE-LADDER-03")
def test_the_prices():
    """Both lists give them."""
    found = {item: lists.price(item) for item in lists.PIECES}
    assert found == {
        "earthwork": 15,
        "boiling_oil": 5,
        "portable_ram": 5,
        "ladders": 5,
        "charcloie": 5,
        "mantlets": 10,
        "siege_tower": 10,
        "ram": 10,
        "mangonel": 80,
        "bombard": 90,
        "trebuchet": 120,
    }


@pytest.mark.rule("SIEGE-LIST-01")
def test_two_lists_work_alike():
    """Three items are artillery, eight are equipment; all have prices."""
    of = {item: ITEMS[item]["list"] for item in lists.PIECES}
    artillery = [item for item, kind in of.items() if kind == "siege_artillery"]
    assert artillery == ["mangonel", "bombard", "trebuchet"]
    assert len(of) - len(artillery) == 8
    pieces = dict.fromkeys(of, 2)
    assert lists.cost(pieces) == 2 * sum(map(lists.price, of)) == 710
    assert lists.on_artillery(pieces) == 580


@pytest.mark.rule("SIEGE-LIST-03")
@pytest.mark.rule("SIEGE-LIST-04")
@pytest.mark.rule("SIEGE-LIST-05")
@pytest.mark.ruling("SIEGE-AMB-08")
def test_whose_each_item_is():
    """Oil is for the besieged; earthworks and artillery for both; the rest is not."""
    found = {
        item: [
            not lists.item_refusals(state(), buyer, item)
            for buyer in (BESIEGER, BESIEGED)
        ]
        for item in lists.PIECES
    }
    both = {"earthwork", "mangonel", "bombard", "trebuchet"}
    for item, sides in found.items():
        expected = [True, True] if item in both else [item != "boiling_oil"] * 2
        if item not in both:
            expected[1] = item == "boiling_oil"
        assert expected == sides, item
    kinds = {item: ITEMS[item]["list"] for item in lists.PIECES}
    assert kinds["boiling_oil"] == "defender_equipment"
    machines = {item for item, kind in kinds.items() if kind == "siege_machines"}
    assert machines == {i for i in kinds if ITEMS[i].get("hits")} - both


@pytest.mark.rule("SIEGE-LIST-03", "SIEGE-LIST-04")
@pytest.mark.ruling("SIEGE-AMB-09")
def test_machines_for_both_where_the_house_says_so():
    """Then the besieged may have rams, but not portable ones; oil stays theirs."""
    both = state(machines_available_to="both")
    found = [rules(lists.item_refusals(both, BESIEGED, i)) for i in ("ram", "ladders")]
    assert found == [[], ["SIEGE-LIST-04"]]
    oil = lists.item_refusals(both, BESIEGER, "boiling_oil")
    assert rules(oil) == ["SIEGE-LIST-03"]


@pytest.mark.rule("SIEGE-LIST-06")
@pytest.mark.rule("SIEGE-LIST-07")
@pytest.mark.ruling("SIEGE-AMB-39")
@pytest.mark.parametrize(
    ("people", "allowed"),
    [
        *[(people, False) for people in ("Wood Elves", "Hauts-Elfes", "elfes noirs")],
        *[(people, False) for people in ("Bretonnians", "Bretonniens", "BRETONNIE")],
        *[(people, True) for people in ("Nains", "Empire", "Orcs", "Skavens", None)],
    ],
)
def test_bombards_are_not_for_everybody(people, allowed):
    """All other items are."""
    buyer = BESIEGER._replace(people=people)
    refused = {
        item: rules(lists.item_refusals(state(), buyer, item))
        for item in lists.PIECES
        if item != "boiling_oil"
    }
    bombard = refused.pop("bombard")
    assert bombard == ([] if allowed else ["SIEGE-LIST-07"])
    assert not any(refused.values())


@pytest.mark.ruling("SIEGE-AMB-39")
def test_whoever_buys_a_bombard_says_which_people_it_is():
    """Without a people, there is a note."""
    found = [
        lists.people_warnings(
            BESIEGER._replace(people=people), {"bombard": 1, "ram": 1}
        )
        for people in (None, "Nains")
    ]
    assert [[w["rule"] for w in warnings] for warnings in found] == [
        ["SIEGE-LIST-07"],
        [],
    ]


@pytest.mark.rule("SIEGE-LIST-08")
@pytest.mark.ruling("SIEGE-AMB-06")
def test_how_much_artillery_of_a_sort():
    """The number is one for each step of Max, or one in all."""
    one = state(artillery_max_scales=False)
    found = [lists.most(s, BESIEGER, "mangonel") for s in (state(), one)]
    assert found == [2, 1]
    assert lists.most(state(), BESIEGED._replace(points=1250), "trebuchet") == 2
    assert lists.most(state(), BESIEGER, "ram") is None
    many = [{"mangonel": 2}, {"mangonel": 3}, {"ladders": 9}]
    sums = [rules(lists.sum_refusals(state(), BESIEGER, pieces)) for pieces in many]
    assert ["SIEGE-LIST-08" in found for found in sums] == [False, True, False]


@pytest.mark.rule("SIEGE-LIST-02")
@pytest.mark.rule("SIEGE-SCN1-03")
@pytest.mark.rule("SIEGE-SCN3-09")
@pytest.mark.rule("SIEGE-SCN3-10")
@pytest.mark.rule("SIEGE-EARTH-02")
@pytest.mark.parametrize(
    ("role", "code", "item", "rule"),
    [
        ("attacker", "watchtower", "ram", "SIEGE-SCN1-03"),
        ("defender", "watchtower", "boiling_oil", "SIEGE-SCN1-03"),
        ("defender", "watchtower", "earthwork", "SIEGE-EARTH-02"),
        ("attacker", "watchtower", "earthwork", "SIEGE-EARTH-02"),
        ("defender", "help", "earthwork", "SIEGE-EARTH-02"),
        ("defender", "help", "boiling_oil", "SIEGE-SCN2-03"),
        ("attacker", "help", "ram", "SIEGE-SCN2-05"),
        ("attacker", "braken_keep", "boiling_oil", "SIEGE-LIST-03"),
        ("defender", "braken_keep", "trebuchet", "SIEGE-SCN3-10"),
    ],
)
def test_lists_that_a_scenario_closes(role, code, item, rule):
    """Each is closed by its own rule."""
    for won in (False, code != "help"):
        buyer = Buyer(role, code, 1000, won_before=won)
        assert rules(lists.item_refusals(state(), buyer, item)) == [rule]
    assert not lists.item_refusals(state(), Buyer("attacker", "braken_keep", 1), "ram")


@pytest.mark.rule("SIEGE-SCN2-05")
@pytest.mark.rule("SIEGE-SCN2-06")
@pytest.mark.rule("SIEGE-SCN2-17")
def test_the_bonus_buys_earthworks_only():
    """The bonus buys six, and ten points are lost; otherwise nothing can be bought."""
    buyer = Buyer("attacker", "help", 1000, won_before=True)
    for won, key in ((True, "siege.earthworks_only"), (False, "siege.no_bonus")):
        found = lists.item_refusals(state(), buyer._replace(won_before=won), "ram")
        assert [refusal.key for refusal in found] == [key]
    found = [
        rules(lists.item_refusals(state(), buyer, i)) for i in ("earthwork", "ram")
    ]
    assert found == [[], ["SIEGE-SCN2-05"]]
    sums = [rules(lists.sum_refusals(state(), buyer, {"earthwork": n})) for n in (6, 7)]
    assert sums == [[], ["SIEGE-SCN2-06"]]


@pytest.mark.rule("SIEGE-BUDGET-10", "SIEGE-BUDGET-12")
def test_where_no_artillery_may_be_bought_half_of_it_is_no_matter():
    """A closed list is refused without a remark on its price."""
    buyer = Buyer("defender", "braken_keep", 1000)
    trebuchet = {"trebuchet": 2}
    free = state(artillery_max_scales=True)
    found = rules(lists.sum_refusals(free, buyer, trebuchet))
    assert "SIEGE-BUDGET-10" not in found
    both = rules(lists.sum_refusals(free, BESIEGED, trebuchet))
    assert "SIEGE-BUDGET-10" in both


@pytest.mark.rule("SIEGE-BUDGET-12")
def test_an_army_without_points_has_nothing_to_divide():
    """Anything with a price exceeds an allowance of zero."""
    poor = Buyer("attacker", "siege", 0)
    sums = [rules(lists.sum_refusals(state(), poor, {"ladders": n})) for n in (0, 1)]
    assert sums == [[], ["SIEGE-BUDGET-11"]]


@pytest.mark.rule("SIEGE-BUDGET-02")
@pytest.mark.parametrize(("points", "broken"), [(1000, []), (1001, [(2, "points")])])
def test_both_sides_of_one_list_go_together(points, broken):
    """Only the besieged are warned of excess items."""
    sides = [
        {"role": "attacker", "points": 2000},
        {"role": "defender", "points": points},
    ]
    _, faults = checked(state(), {"side": sides}, meant)
    found = [(path[1] + 1, path[2]) for path, finding in faults]
    assert found == broken
    assert {finding.rule for _, finding in faults} <= {"SIEGE-BUDGET-02"}


@pytest.mark.rule("SIEGE-BUDGET-10", "SIEGE-BUDGET-18")
@pytest.mark.parametrize(
    ("points", "pieces", "broken"),
    [
        (1360, {"mangonel": 1, "bombard": 1}, []),
        (1340, {"mangonel": 1, "bombard": 1}, ["SIEGE-BUDGET-10"]),
        (1340, {"mangonel": 1, "ram": 17}, []),
    ],
)
def test_artillery_may_come_to_exactly_half(points, pieces, broken):
    """170 of 340 points are allowed, but not of 335; other items have no such limit."""
    free = state(artillery_max_scales=False)
    buyer = Buyer("attacker", "siege", points)
    found = [r for r in rules(lists.sum_refusals(free, buyer, pieces)) if "BUDGET" in r]
    assert found == broken


# Units -------------------------------------------------------------------------------


@pytest.mark.rule("SIEGE-LADDER-03")
@pytest.mark.rule("SIEGE-LADDER-05")
@pytest.mark.ruling("SIEGE-AMB-13")
def test_what_is_paid_by_the_stand():
    """Ladders always are; a set of mantlets only by a house rule."""
    by_stand = state(equipment_set_covers="stand")
    found = [
        [lists.pieces_for(s, item, 4) for item in ("ladders", "mantlets", "ram")]
        for s in (state(), by_stand)
    ]
    assert found == [[4, 1, 1], [4, 4, 1]]
    costs = [
        lists.price("ladders") * lists.pieces_for(state(), "ladders", n) for n in (3, 4)
    ]
    assert costs == [15, 20]


@pytest.mark.rule("SIEGE-LADDER-04")
@pytest.mark.parametrize(
    "other", ["siege_tower", "portable_ram", "ram", "mantlets", "charcloie"]
)
def test_ladders_go_with_nothing_else(other):
    """The house rule about other pairs does not matter."""
    for way in ("warn", "refuse", "allow"):
        ours = state(combine_equipment=way)
        found = lists.unit_refusals(ours, "Nains", "infantry", ("ladders", other))
        assert rules(found) == ["SIEGE-LADDER-04"]


@pytest.mark.rule("SIEGE-LADDER-06")
@pytest.mark.rule("SIEGE-LIST-14")
@pytest.mark.parametrize("sort", ["cavalry", "artillery", "machine", "flyers"])
def test_only_infantry_carries_ladders_and_portable_rams(sort):
    """Rams and towers have no such restriction."""
    found = [
        rules(lists.unit_refusals(state(), "Nains", kind, (item,)))
        for kind in (sort, "infantry")
        for item in ("ladders", "portable_ram", "ram")
    ]
    assert found == [["SIEGE-LADDER-06"], ["SIEGE-LIST-14"], [], [], [], []]


@pytest.mark.ruling("SIEGE-AMB-14")
def test_two_items_on_one_unit_as_the_house_has_it():
    """The house rule makes it a warning, a refusal, or nothing."""
    pair = ("ram", "mantlets")
    found = [
        (
            rules(
                lists.unit_refusals(state(combine_equipment=way), "N", "infantry", pair)
            ),
            [
                w["rule"]
                for w in lists.unit_warnings(state(combine_equipment=way), "N", pair)
            ],
        )
        for way in ("warn", "refuse", "allow")
    ]
    key = "siege.house_rules.combine_equipment"
    assert found == [([], ["SIEGE-AMB-14"]), ([key], []), ([], [])]


@pytest.mark.rule("SIEGE-LIST-09")
@pytest.mark.rule("SIEGE-LIST-11")
@pytest.mark.rule("SIEGE-LIST-12")
def test_what_no_unit_carries():
    """Oil is on walls, earthworks on the ground, artillery is its own unit."""
    found = [
        rules(lists.unit_refusals(state(), "Nains", "infantry", (item,)))
        for item in ("boiling_oil", "earthwork", "trebuchet")
    ]
    assert found == [["SIEGE-LIST-11"], ["SIEGE-LIST-12"], ["SIEGE-LIST-09"]]
