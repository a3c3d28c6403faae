"""A list is checked: what it costs, what is wrong, what the table should know."""

from __future__ import annotations

import pytest

from commands.texts.siege.listed import meant
from ledger.rules.siege.checking import checked
from ledger.rules.siege.lists import Buyer
from ledger.rules.siege.listunits import minmax
from tests.ledger.rules.siege.vectors import refusal, state

BESIEGER = {"side": "attacker", "points": 2000}


def check(*units, known=None, house=(), **page):
    """The checked side of a list of besiegers, and its faults."""
    data = (BESIEGER if known is None else {}) | page
    data |= {"unit": list(units)} if units else {}
    (side,), faults = checked(state(**dict(house)), data, meant, known)
    return side, [(path, one.code, one.rule, dict(one.facts)) for path, one in faults]


def notes(*units, **page):
    """The warnings of a list without faults: key, rule, facts."""
    side, faults = check(*units, **page)
    assert faults == []
    return [(one["key"], one["rule"], one["facts"]) for one in side.warnings]


def unit(name="Haches", kind="infantry", stands=3, **more):
    """A unit of a list."""
    found = {"name": name, "type": kind, "stands": stands, **more}
    return {key: value for key, value in found.items() if value is not None}


@pytest.mark.rule("SIEGE-BUDGET-11", "SIEGE-BUDGET-15")
def test_all_is_known_of_a_list():
    """What it costs, and what is lost of the allowance."""
    side, faults = check(equipment={"ladders": 3, "mangonel": 1, "ram": 0}, spent=1900)
    assert faults == []
    assert side.pieces == {"ladders": 3, "mangonel": 1}
    found = side.allowance, side.spent, side.artillery, side.army_spent, side.wasted
    assert found == (500, 95, 80, 1900, 405)
    over, _ = check(equipment={"ladders": 101})
    assert (over.spent, over.wasted) == (505, 0)


@pytest.mark.rule("SIEGE-LIST-10", "SIEGE-LADDER-05")
def test_what_units_carry_is_counted():
    """Each of several units needs its own; what is named must be enough."""
    three = unit(count=2, equipment=["ladders"])
    side, faults = check(three, unit("B", stands=4, equipment=["ladders"]))
    assert (side.pieces, faults) == ({"ladders": 10}, [])
    assert check(three, equipment={"ladders": 6})[1] == []
    side, faults = check(three, equipment={"ladders": 5})
    facts = {"piece": "ladders", "need": 6, "have": 5}
    place = ("equipment", "ladders")
    assert faults == [(place, "siege.carried_more", "SIEGE-LIST-10", facts)]
    assert side.pieces == {"ladders": 5}
    _, faults = check(unit(stands=None, equipment=["ladders"]))
    facts = {"unit": "Haches", "piece": "ladders"}
    untold = ("unit", 0), "siege.stands_untold", "SIEGE-LADDER-05", facts
    assert faults == [untold]
    assert check(unit(stands=None, equipment=["ram"]))[1] == []


@pytest.mark.rule("SIEGE-LADDER-06", "SIEGE-LIST-14")
@pytest.mark.parametrize(
    ("items", "rule"),
    [
        (["ladders"], "SIEGE-LADDER-06"),
        (["portable_ram"], "SIEGE-LIST-14"),
        (["ram"], None),
    ],
)
def test_a_unit_whose_type_nobody_told(items, rule):
    """Only equipment of infantry depends on it."""
    told = ("siege.type_untold", rule, {"unit": "Haches", "piece": items})
    assert notes(unit(kind=None, equipment=items)) == ([told] if rule else [])


@pytest.mark.rule("SIEGE-LIST-10", "SIEGE-LADDER-02")
def test_what_no_unit_has():
    """Only a list that has units tells whose each piece is."""
    bought = {"ram": 1, "ladders": 3, "mantlets": 1}
    assert notes(equipment=bought) == []
    told = "siege.unassigned", "SIEGE-LIST-10"
    mounted = unit(kind="cavalry")
    found = notes(mounted, equipment=bought)
    assert found == [(*told, {"piece": ["ladders", "ram"]})]
    found = notes(unit(equipment=["ram"]), equipment=bought)
    assert found == [(*told, {"piece": ["ladders"]})]


@pytest.mark.rule("SIEGE-LADDER-02")
def test_infantry_that_cannot_get_up_a_wall():
    """Ladders or a siege tower help, and only besiegers of a wall need them."""
    told = [("siege.no_way_up", "SIEGE-LADDER-02", {})]
    assert notes(unit()) == told
    assert notes(unit(equipment=["ladders"])) == []
    assert notes(unit(equipment=["siege_tower"])) == []
    assert notes(unit(kind="cavalry")) == []
    assert notes(unit(), side="defender", points=1000) == []
    assert notes(unit(), scenario=1, points=1500) == []
    assert notes(unit(equipment=["ram"])) == told


@pytest.mark.rule("SIEGE-BUDGET-14", "SIEGE-BUDGET-13")
def test_what_the_army_costs():
    """The sum of its units, or what the file says; magic items are paid, too."""
    priced = unit(cost=100, count=2, magic=15, kind="cavalry")
    assert check(priced)[0].army_spent == 215
    assert check(priced, spent=215)[0].warnings == []
    side, _ = check(priced, spent=300)
    assert side.army_spent == 300
    differs = [one["facts"] for one in side.warnings]
    assert differs == [{"said": 300, "added": 215}]
    assert check(unit(kind="cavalry"))[0].army_spent is None
    assert check(unit(kind="cavalry"), spent=9)[0].army_spent == 9
    assert check(spent=2000)[1] == []
    facts = {"spent": 2001, "most": 2000}
    fault = ("spent",), "siege.over_army", "SIEGE-BUDGET-14", facts
    assert check(spent=2001)[1] == [fault]
    _, faults = check(unit(cost=2001, kind="cavalry"))
    assert faults == [((), *fault[1:])]


@pytest.mark.rule("SIEGE-BUDGET-08")
@pytest.mark.parametrize(
    ("count", "limits", "fault"),
    [
        (2, "1/2", None),
        (4, "1/2", None),
        (1, "1/2", ("siege.below_min", {"least": 2})),
        (5, "1/2", ("siege.above_max", {"most": 4})),
        (9, "1/-", None),
        (1, "-/2", None),
    ],
)
def test_how_many_units_of_a_sort(count, limits, fault):
    """Two thousand points have the Min and the Max twice; several lines add up."""
    facts = {"unit": "Haches", "count": count}
    rule = "SIEGE-BUDGET-08"
    expected = [(("unit", 0), fault[0], rule, facts | fault[1])] if fault else []
    one = unit(kind="cavalry", count=count, minmax=limits)
    assert check(one)[1] == expected
    if count > 1:
        lines = one | {"count": count - 1}, unit("HACHES", "cavalry")
        assert check(*lines)[1] == expected
        # The strictest limits of several lines hold.
        turned = check(lines[1], lines[0])[1]
        assert [one[1] for one in turned] == [one[1] for one in expected]


def test_what_a_file_expected():
    """Only what differs is told; words as the file has them."""
    page = {"equipment": {"ram": 1}, "spend": 10, "wasted": 490, "ok": True}
    assert notes(**page) == []
    told = notes(**(page | {"spend": 11, "ok": False}))
    assert [facts for _, _, facts in told] == [
        {"claim": "spend", "said": "11", "found": "10"},
        {"claim": "ok", "said": "false", "found": "true"},
    ]


def test_many_warnings_are_told_in_part():
    """A last one says how many more there are."""
    untold = [unit(f"U{n}", None, equipment=["ram", "mantlets"]) for n in range(60)]
    side, _ = check(*untold)
    last = side.warnings[-1]
    assert last["key"] == "siege.more_notes"
    assert len(side.warnings) - 1 + last["facts"]["more"] == 60
    few, _ = check(*untold[: len(side.warnings) - 1])
    assert {one["key"] for one in few.warnings} == {"siege.combined"}


def test_a_campaign_knows_more_than_the_file():
    """The file must not say anything else."""
    known = Buyer("attacker", "siege", 2000, "Nains", spent=1500)
    side, faults = check(known=known, equipment={"ram": 1})
    assert (side.army.buyer, faults) == (known, [])
    assert check(known=known, people="Orques", spent=1600)[0].army.buyer == (
        known._replace(people="Orques", spent=1600)
    )
    same = {"side": "attacker", "points": 2000, "scenario": "siege"}
    assert check(known=known, **same)[1] == []
    _, faults = check(known=known, side="defender", points=1000, scenario=3)
    assert faults == [
        (("side",), "siege.other_role", None, {"known": "attacker"}),
        (("scenario",), "siege.other_code", None, {"known": "siege"}),
        (("points",), "siege.other_points", None, {"known": 2000}),
    ]


@pytest.mark.parametrize(
    ("page", "missing", "buyer"),
    [
        ({}, ["side", "points"], None),
        ({"side": "attacker"}, ["points"], None),
        ({"points": 2000}, ["side"], None),
        ({"scenario": 3}, ["side"], None),
        ({"scenario": 3, "side": "defender"}, [], ("defender", "braken_keep", 1000)),
        ({"scenario": "2"}, [], ("attacker", "help", 1000)),
        ({"scenario": 2, "side": "defender"}, [], ("defender", "help", 450)),
        (
            {"scenario": 1, "side": "attacker", "points": 9},
            [],
            ("attacker", "watchtower", 9),
        ),
    ],
)
def test_what_a_file_must_say(page, missing, buyer):
    """The scenario may say the rest."""
    (side,), faults = checked(state(), page, meant)
    told = [(one.code, one.about) for _, one in faults]
    assert told == [("position.missing", key) for key in missing]
    assert (side.army.buyer and side.army.buyer[:3]) == buyer


def test_a_list_of_nobody_tells_what_is_wrong_for_everybody():
    """Oil is only wrong for the besiegers."""
    (side,), faults = checked(state(), {"equipment": {"ram": 1, "mangonel": 1}}, meant)
    assert {one.code for _, one in faults} == {"position.missing"}
    assert (side.spent, side.artillery, side.allowance) == (90, 80, 0)
    page = {"side": "attacker", "equipment": {"boiling_oil": 1, "ram": 1}}
    _, faults = checked(state(), page, meant)
    codes = [(path, one.code) for path, one in faults]
    oil = ("equipment", "boiling_oil"), "siege.only_defender"
    assert codes == [((), "position.missing"), oil]


def test_units_of_both_sides_in_one_file():
    """Each says whose it is; one that does not, or a stranger's, is a fault."""
    sides = [
        {"name": "Nains", "role": "attacker", "points": 2000},
        {"name": "Empire", "role": "defender", "points": 1000},
    ]

    def read(*units, known=None):
        page = {"side": sides, "unit": list(units)}
        return checked(state(), page, meant, known)

    mine = unit(side="Nains"), unit("Garde", side="defender")
    armies, faults = read(*mine)
    names = [[one.name for one in side.army.units] for side in armies]
    assert (names, faults) == ([["Haches"], ["Garde"]], [])
    assert [one.army.opponent_points for one in armies] == [1000, 2000]
    _, faults = read(unit(), unit(side="Orques"))
    assert [(path, one.code) for path, one in faults] == [
        (("unit", 0), "position.missing"),
        (("unit", 1, "side"), "unknown_name.side"),
    ]
    (only,), _ = read(known=Buyer("defender", "siege", 1000))
    assert only.army.path == ("side", 1)


@pytest.mark.parametrize(
    ("equipment", "pieces", "fault"),
    [
        (["ram", "ram", "mantlets"], {"ram": 2, "mantlets": 1}, None),
        ([{"name": "ram", "count": 3}], {"ram": 3}, None),
        ([{"item": "ram"}], {"ram": 1}, None),
        ([{"count": 3}], {}, ("equipment", 0)),
        (["moat"], {}, ("equipment", 0)),
    ],
)
def test_pieces_may_be_a_list(equipment, pieces, fault):
    """Names, or tables with a number."""
    side, faults = check(equipment=equipment)
    assert side.pieces == pieces
    assert [path[:2] for path, *_ in faults] == ([fault] if fault else [])


def test_where_pieces_are_does_not_matter():
    """Those on the table and those lost were bought as well."""
    heaps = {"equipment": {"ram": 1}, "artillery": {"mangonel": 1}}
    side, _ = check(**heaps, placed={"ram": 2}, destroyed={"ram": 1})
    assert side.pieces == {"ram": 4, "mangonel": 1}


def test_units_of_which_only_the_equipment_is_given():
    """They are not listed themselves."""
    side, faults = check(ladders_on_units_of=[3, 4], one_unit_with=["ram", "mantlets"])
    assert (side.pieces, faults) == ({"ladders": 7, "ram": 1, "mantlets": 1}, [])
    assert [one.listed for one in side.army.units] == [False] * 3
    assert [one.stands for one in side.army.units] == [3, 4, 1]
    bad, faults = check(ladders_on_units_of=["x", 4])
    assert (bad.pieces, len(faults)) == ({"ladders": 4}, 1)


def test_a_unit_has_a_name_or_a_type():
    """What else is not given has its usual value."""
    side, faults = check({"type": "cavalry"})
    (found,) = side.army.units
    assert (found.name, faults) == ("cavalry", [])
    assert found[3:] == (None, 1, None, 0, None, (), 0, True)
    assert check({"stands": 3})[1][0][:2] == (("unit", 0), "position.missing")
    (full,) = check(unit(count=2, cost=9, min=1, max=3, magic=True, kind="cavalry"))[
        0
    ].army.units
    assert full[3:] == (3, 2, 9, 1, 3, (), 1, True)


def test_a_min_and_a_max():
    """A line means none; anything else is no such pair."""
    found = [minmax(word) for word in ("2/4", " 1 / - ", "−/3", "-/-", "0/999999")]
    assert found == [(2, 4), (1, None), (0, 3), (0, None), (0, 999_999)]
    for word in ("2", "2/", "/4", "a/b", "1/1000000", "1/2/3"):
        told = refusal(minmax, word)
        assert told == ("usage", "siege.minmax", None, {"about": word})
    _, faults = check(unit(minmax="x", kind="cavalry"))
    assert [fault[:2] for fault in faults] == [(("unit", 0, "minmax"), "siege.minmax")]
