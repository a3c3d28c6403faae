"""The linked scenarios and their records; the order of sections; who has won."""

from __future__ import annotations

import pytest

from ledger.rules.siege import campaign, points, scenarios
from ledger.rules.siege.contest import contest
from ledger.rules.siege.lists import (
    Buyer,
    item_refusals,
    offered,
    sum_refusals,
    unit_refusals,
)
from ledger.rules.siege.score import Section, score
from ledger.state import CAMPAIGN
from tests.ledger.rules.siege.vectors import EMPIRE, NAINS, WALL, field, refusal, state


def played(*codes, at=None, **more):
    """A campaign in which these were played, in this order."""
    known = at or state()
    for number, code in enumerate(codes, 1):
        record = f"scenario:{code}#{number}"
        for key, value in {"code": code, "played": number, **more}.items():
            known.put(record, key, value)
    return known


@pytest.mark.rule("SIEGE-GEN-04")
@pytest.mark.parametrize(
    ("codes", "following"),
    [
        ((), "watchtower"),
        (("siege",), "watchtower"),
        (("watchtower",), "help"),
        (("watchtower", "help"), "braken_keep"),
        (("help", "watchtower"), "braken_keep"),
        (("help", "siege"), "braken_keep"),
        (("braken_keep",), None),
        (("braken_keep", "watchtower"), None),
    ],
)
def test_the_scenario_that_comes_next(codes, following):
    """It is the one after the last that was played; none while one is running."""
    assert campaign.following(played(*codes)) == following
    assert campaign.following(played(*codes, at=field("siege"))) is None


def test_the_last_result_of_a_scenario_counts():
    """Records are in order of play, not of name."""
    many = [*["siege"] * 9, "help", "siege"]
    known = played(*many)
    assert [known.number(one, "played") for one in scenarios.records(known)] == list(
        range(1, 12)
    )
    assert scenarios.record(known, "siege") == "scenario:siege#11"
    assert scenarios.record(known, "watchtower") is None
    known.put("scenario:siege#11", "role", "defender")
    known.put("scenario:siege#1", "role", "attacker")
    assert scenarios.won(known, "siege") == "defender"
    assert scenarios.won(known, "watchtower") is None


def test_a_row_of_the_campaign():
    """A scenario is open, running or played; points are told where they count."""
    facts = {"winner": NAINS, "role": "attacker", "why": "points", "turns": 8}
    known = played("braken_keep", attacker=150, at=field("help"), **facts)
    first, second, third = campaign.linked(known)
    nothing = dict.fromkeys(("winner", "role", "why", "turns", "attacker", "defender"))
    head = {"scenario": "watchtower", "number": 1, "status": "open", "changes": []}
    assert first == head | nothing
    assert (second["status"], second["turns"]) == ("running", None)
    changes = third.pop("changes")
    assert [one["what"] for one in changes] == ["length"]
    head = {"scenario": "braken_keep", "number": 3, "status": "played"}
    assert third == head | facts | {"attacker": 150, "defender": 0}
    race = campaign.linked(played("watchtower", attacker=1, **facts))[0]
    assert (race["turns"], race["attacker"], race["defender"]) == (8, None, None)


def test_other_sieges_have_rows_of_their_own():
    """Those played, then the one that is running, though it be a linked one again."""

    def rows(known):
        return [(one["scenario"], one["status"]) for one in campaign.others(known)]

    assert rows(played("siege", "help")) == [("siege", "played")]
    assert rows(played("help", at=field("siege"))) == [("siege", "running")]
    assert rows(field("help")) == []
    again = played("siege", "help", at=field("help"))
    assert rows(again) == [("siege", "played"), ("help", "running")]


@pytest.mark.rule("SIEGE-SCN2-05")
@pytest.mark.parametrize(
    ("role", "bonus", "lists"),
    [("attacker", 100, ("earthworks",)), ("defender", 0, ()), (None, 0, ())],
)
def test_what_the_race_changes(role, bonus, lists):
    """The bonus and the list of earthworks go together, for the besiegers."""
    known = played("watchtower", role=role) if role else state()
    assert campaign.bonus(known, "help") == bonus
    assert campaign.bonus(known, "siege") == 0
    assert campaign.carried(known, "help") == [
        {
            "what": "earthworks",
            "rule": "SIEGE-SCN2-05",
            "from": "watchtower",
            "played": role is not None,
            "points": bonus,
            "most": 100,
        }
    ]
    assert tuple(scenarios.open_lists(known, "attacker", "help")) == lists
    assert tuple(scenarios.open_lists(known, "defender", "help")) == ()
    assert offered(known, "attacker", "help") == (["earthwork"] if lists else [])


def test_who_is_who():
    """Sides by role, the attacker first; one of an earlier scenario has none."""
    known = field(facts=[("side:Orques", "name", "Les Orques")])
    assert scenarios.sides(known) == [NAINS, EMPIRE]
    assert scenarios.role(known, "side:Orques") is None
    assert scenarios.of_role(known, "defender") == EMPIRE
    assert scenarios.order(known) == ("attacker", "defender")
    known.put(CAMPAIGN, "first", EMPIRE)
    assert scenarios.order(known) == ("defender", "attacker")
    known.put(CAMPAIGN, "first", None)
    assert scenarios.order(known) == ()
    shown = {NAINS: "Les Nains", EMPIRE: "Empire"}
    assert scenarios.side_named("nains", shown) == NAINS
    assert refusal(scenarios.side_named, "x", shown)[0] == "unknown_name"
    both = {"side:a": "Les Nains", "side:b": "Nains"}
    assert scenarios.side_named("Nains", both) == "side:b"


def test_sections_are_in_order_of_kind_and_number():
    """Ten comes after nine; a name without a number goes by its letters."""
    facts = []
    for name, kind in (
        *(("Wall 10", "wall"), ("Wall 9", "wall"), ("Aile", "wall"), ("Wall", "wall")),
        *(("Tower 1", "tower"), ("Yard", "courtyard"), ("Gate", "gate")),
    ):
        facts += [(f"section:{name}", "name", name), (f"section:{name}", "kind", kind)]
    known = field(facts=facts)
    names = [known.name(one) for one in points.in_order(known)]
    walls = ["Aile", "Wall", "Wall 1", "Wall 9", "Wall 10"]
    assert names == [*walls, "Tower 1", "Gate", "Yard"]
    fallen = [
        (WALL, "state", "destroyed"),
        (WALL, "attackers", 2),
        (WALL, "kind", None),
    ]
    (found,) = points.sections(field(facts=fallen))
    assert found == Section("wall", 2, 0, destroyed=True, name=WALL)
    dead = field(facts=[(EMPIRE, "general_died", 3)])
    assert points.died(dead) == {"attacker": 0, "defender": 3}


def test_a_siege_as_statistics_see_it():
    """There is a winner only after its end."""
    facts = [(CAMPAIGN, "winner", NAINS)]
    going, over = field(facts=facts), field(facts=[*facts, (CAMPAIGN, "ended", 1)])
    assert list(contest(going))[:4] == ["side", [NAINS, EMPIRE], False, []]
    assert list(contest(over))[:4] == ["side", [NAINS, EMPIRE], True, [NAINS]]


@pytest.mark.rule("SIEGE-VP-03", "SIEGE-VP-04", "SIEGE-VP-07")
def test_all_is_told_of_a_score():
    """Line by line; points from elsewhere are added."""
    walls = Section("wall", 2, 1, many=3, name="W")
    found = score(
        state(), [walls, Section("gate", 1, 1)], {"attacker": 8}, {"defender": 5}
    )
    first, second = found.pop("lines")
    assert found == {
        "attacker": 150,
        "defender": 5,
        "winner": "attacker",
        "why": "points",
        "rule": "SIEGE-VP-07",
        "generals": {"attacker": 8, "defender": None},
    }
    assert first == {
        "name": "W",
        "kind": "wall",
        "count": 3,
        "attackers": 2,
        "defenders": 1,
        "to": "attacker",
        "points": 150,
        "why": "more",
        "rule": "SIEGE-VP-03",
    }
    assert (second["to"], second["points"], second["why"]) == (None, 0, "equal")


def told(refusals):
    """The keys and facts of refusals."""
    return [(one.code, one.key, one.facts) for one in refusals]


def test_what_a_refused_purchase_tells():
    """The items, the numbers, the list, the people."""
    buyer = Buyer("attacker", "siege", 2000, "Elfes")
    found = told(item_refusals(state(), buyer, "bombard"))
    facts = {"piece": "bombard", "people": "elves"}
    assert found == [("rule", "siege.people_never", facts)]
    found = told(sum_refusals(state(), buyer, {"trebuchet": 3, "ram": 20}))
    assert found == [
        ("rule", "siege.over_allowance", {"spent": 560, "most": 500}),
        ("rule", "siege.over_artillery", {"spent": 360, "allowance": 500}),
        ("rule", "siege.too_many", {"piece": "trebuchet", "count": 3, "most": 2}),
    ]
    keep = Buyer("defender", "braken_keep", 1000)
    closed = {"piece": "mangonel", "list": "siege_artillery", "siege": "braken_keep"}
    found = told(item_refusals(state(), keep, "mangonel"))
    assert found == [("rule", "siege.list_closed", closed | {"army_role": "defender"})]
    race = Buyer("attacker", "watchtower", 1500)
    (work,) = told(item_refusals(state(), race, "earthwork"))
    assert work[1] == "siege.no_earthworks"


def test_what_a_refused_load_tells():
    """Everything besides ladders is named, once."""
    carried = ("ladders", "ram", "mantlets", "ram")
    (found,) = told(unit_refusals(state(), "N", None, carried))
    facts = {"unit": "N", "piece": ["ram", "mantlets"]}
    assert found == ("rule", "siege.ladders_alone", facts)
    refuse = state(combine_equipment="refuse")
    (found,) = told(unit_refusals(refuse, "N", "infantry", carried[1:]))
    assert found == ("rule", "siege.combined", facts)
    (found,) = told(unit_refusals(state(), "N", "cavalry", ("ladders",)))
    facts = {"unit": "N", "piece": "ladders", "unit_type": "cavalry"}
    assert found == ("rule", "siege.infantry_only", facts)
    (found,) = told(unit_refusals(state(), "N", None, ("boiling_oil",)))
    assert found == ("rule", "siege.not_carried", {"unit": "N", "piece": "boiling_oil"})
