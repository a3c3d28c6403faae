"""The plague: what it takes from whom, and who survives it."""

from __future__ import annotations

import pytest

from ledger.rules.fief.cards.plague import Severity, crowded, is_zone, severity
from tests.ledger.rules.fief.cards_table import ANNE, BRUNO, CHLOE, cards, keys, play
from tests.ledger.rules.fief.positions import at, do, effect, holding, person, position
from tests.ledger.rules.fief.positions import village as told_village

MONT, LAC, GUE = "territory:Mont", "territory:Lac", "territory:Gué"
CHARLES, ERIC = "lord:Charles", "lord:Eric"


@pytest.mark.rule("FIEF-VAR-12")
@pytest.mark.parametrize(
    ("count", "dies_on", "loss"),
    [
        (0, 1, (0, 1)), (1, 1, (0, 1)), (2, 1, (0, 1)),
        (3, 2, (1, 3)), (7, 2, (1, 3)),
        (8, 3, (1, 2)), (13, 3, (1, 2)),
        (14, 4, (2, 3)), (40, 4, (2, 3)),
    ],
)  # fmt: skip
def test_how_hard_it_strikes_a_crowd(count, dies_on, loss):
    """By the number of counters together."""
    assert crowded(count) == Severity(dies_on, loss)


@pytest.mark.rule("FIEF-CARD-56", "FIEF-VAR-12")
def test_a_share_is_rounded_down():
    """Two thirds of four are two."""
    assert [Severity(4, (2, 3)).of(n) for n in range(5)] == [0, 0, 1, 2, 2]
    assert [Severity(3, (1, 2)).of(n) for n in (0, 1, 2, 3)] == [0, 0, 1, 1]
    assert Severity(1, (0, 1)).of(9) == 0


@pytest.mark.rule("FIEF-VAR-10", "FIEF-VAR-12")
def test_in_a_crowd_all_players_counters_are_counted():
    """Bruno's three soldiers and his two lords in Mont, and two of Chloé's before it."""
    state = cards(house={"variant.crowded_plague": True})
    assert severity(state, MONT) == Severity(2, (1, 3))
    state.add(f"{MONT}/{LAC}/{CHLOE}", "v1", 3)
    assert severity(state, MONT) == Severity(3, (1, 2))
    assert severity(cards(), MONT) == Severity(3, (1, 2))
    assert severity(cards(), GUE) == Severity(3, (1, 2))


# A region that is struck ----------------------------------------------------------------


@pytest.mark.rule("FIEF-CARD-55", "FIEF-CARD-56", "FIEF-CARD-57")
def test_all_is_told_of_a_region_that_is_struck():
    """Village by village: what each player had, lost and has left."""
    state = cards()
    struck = play(state, "Anne", "plague", on="Vert", dice="4 3")
    told = dict(struck.result)
    (death,) = told.pop("deaths")
    assert (death["lord"], death["cause"], death["at"]) == (ERIC, "plague", MONT)
    assert told == {
        "player": ANNE,
        "card": "plague",
        "on": "region:Vert",
        "losses": [
            {"village": MONT, "player": BRUNO, "had": 3, "removed": 1, "left": 2},
            {"village": LAC, "player": CHLOE, "had": 2, "removed": 1, "left": 1},
        ],
        "saved": [CHARLES],
    }
    assert keys(struck) == []
    lost = [one for one in struck.effects if getattr(one, "what", "") == "v1"]
    assert [(one.amount, one.source, one.target, one.because) for one in lost] == [
        (1, f"{MONT}/{BRUNO}", f"stock/{BRUNO}", ("FIEF-CARD-56", MONT)),
        (1, f"{LAC}/{CHLOE}", f"stock/{CHLOE}", ("FIEF-CARD-56", LAC)),
    ]


@pytest.mark.ruling("FIEF-AMB-29")
def test_the_change_that_was_made_is_told():
    """Of Bruno's three one point goes: two ones come back for it."""
    villages = {"Mont": {"owner": "Bruno", "troops": {"Bruno": {"v3": 1}}}}
    state = cards(villages, {})
    (row,) = play(state, "Anne", "plague", on="Vert").result["losses"]
    assert row == {
        "village": MONT,
        "player": BRUNO,
        "had": 3,
        "removed": 1,
        "left": 2,
        "change": [{"given": {"v3": 1}, "back": {"v1": 2}}],
    }


@pytest.mark.ruling("FIEF-AMB-30")
def test_those_before_a_village_are_struck_with_those_in_it():
    """Anne's soldiers at the entrance of Mont and in it are halved together."""
    villages = {"Mont": {"troops": {"Anne": {"v1": 1}, "Bruno": {"v1": 1}}}}
    people = {
        "Eric": {"player": "Bruno", "at": "Mont"},
        "Arnaud": {"player": "Anne", "at": "Mont", "from": "Lac"},
    }
    state = cards(villages, people)
    state.add(f"{MONT}/{LAC}/{ANNE}", "v1", 1)
    state.add(f"stock/{ANNE}", "v1", -1)
    struck = play(state, "Chloé", "plague", on="Vert", dice="3 4")
    assert [(r["player"], r["had"], r["removed"]) for r in struck.result["losses"]] == [
        (ANNE, 2, 1),
        (BRUNO, 1, 0),
    ]
    # The lords throw in the order of the seats, and not of their names.
    assert struck.result["saved"] == [ERIC]
    assert [one["lord"] for one in struck.result["deaths"]] == ["lord:Arnaud"]


@pytest.mark.rule("FIEF-CARD-57")
def test_lords_throw_in_the_order_of_the_seats():
    """Anne's Othon throws before Bruno's Charles, and captives throw for their own."""
    people = {
        "Charles": {"player": "Bruno", "at": "Mont"},
        "Othon": {"player": "Anne", "at": "Mont", "prisoner_of": "Bruno"},
        "Arnaud": {"player": "Chloé", "at": "Lac"},
        "Blanche": {"player": "Chloé", "at": "Bourg"},
    }
    state = cards({}, people)
    struck = play(state, "Anne", "plague", on="Vert", dice="5 2 6")
    assert struck.result["saved"] == ["lord:Othon", "lord:Arnaud"]
    assert [one["lord"] for one in struck.result["deaths"]] == [CHARLES]


def stirred(**house):
    """Chloé's rebels, nine points of them, are in Mont."""
    text = effect("revolt", player="Chloé", at="Mont") + holding("rebels", "v3", 3)
    return position(text, phase="cards", house=house)


@pytest.mark.ruling("FIEF-AMB-30")
@pytest.mark.parametrize(("strikes", "left"), [(True, 5), (False, 9)])
def test_rebels_die_as_soldiers_do_where_the_house_says_so(strikes, left):
    """Only where they are; elsewhere nobody is struck."""
    from ledger.rules.fief.cards.playing import play as plays
    from ledger.rules.fief.forces import counters, points

    state = stirred(**{"plague.rebels": strikes})
    struck = do(state, plays, "Anne", "plague", on="Bleu").result["losses"]
    assert points(counters(state, "rebels")) == left
    assert [(row["player"], row["had"]) for row in struck] == (
        [("rebels", 9)] if strikes else []
    )
    other = stirred(**{"plague.rebels": strikes})
    assert do(other, plays, "Anne", "plague", on="Rouge").result["losses"] == []
    assert points(counters(other, "rebels")) == 9


@pytest.mark.ruling("FIEF-AMB-29")
@pytest.mark.parametrize(
    ("unit", "row"),
    [
        ("points", {"had": 11, "removed": 5, "left": 6}),
        ("counters", {"had": 4, "removed": 2, "left": 2}),
    ],
)
def test_points_or_counters_are_halved_as_the_house_says(unit, row):
    """Of counters the smallest go first."""
    from ledger.rules.fief.cards.playing import play as plays
    from ledger.rules.fief.forces import counters

    state = position(
        told_village("Lac", "Anne", "Anne.v1=2 Anne.v3=1 Anne.v6=1"),
        phase="cards",
        house={"plague.unit": unit},
    )
    (found,) = do(state, plays, "Bruno", "plague", on="Bleu").result["losses"]
    assert {key: found[key] for key in row} == row
    if unit == "counters":
        assert counters(state, f"{at('Lac')}/{ANNE}") == {"v3": 1, "v6": 1}


@pytest.mark.ruling("FIEF-AMB-30")
def test_a_kings_guard_is_struck_before_or_without_his_soldiers():
    """The guards of a king without soldiers die alone, if guards do at all."""
    from ledger.rules.fief.cards.playing import play as plays

    text = person("Arnaud", "Anne", "Lac", king=True)
    for strikes, lost in ((True, [4]), (False, [])):
        state = position(text, phase="cards", house={"plague.guards": strikes})
        state.add("guard/king", "v1", 8)
        struck = do(state, plays, "Bruno", "plague", on="Bleu", dice=[6]).result
        assert [row["removed"] for row in struck["losses"]] == lost


@pytest.mark.ruling("TAC-AMB-33")
def test_a_zone_is_one_for_the_turn_in_which_it_was_struck():
    """Before the first turn there is none."""
    state = position("")
    assert is_zone(state, "region:Rouge") is False
    state.put("region:Rouge", "plague", state.turn)
    assert is_zone(state, "region:Rouge") is True
    state.put("campaign", "turn", 0)
    state.put("region:Rouge", "plague", None)
    assert is_zone(state, "region:Rouge") is False
