"""The territory step, line by line: dice, owners, rules, warnings."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Transfer
from ledger.questions import Missing
from ledger.rules.medfan import objectives
from ledger.rules.medfan.land import owned_by
from ledger.rules.medfan.objectives import Spread
from ledger.rules.medfan.roster import MAGES, SPELLS
from tests.ledger.rules.medfan.battlefield import (
    ANA,
    BO,
    CY,
    campaign,
    hidden,
    land,
    money,
    owners,
    rich,
    table,
)


def fought(state, answers, winner, loser=None, called=(), **more):
    """The territory step after Ana has beaten Bo with these objectives."""
    state.put(ANA, "objective", winner)
    state.put(BO, "objective", loser)
    spread = Spread(state, answers, called, **more)
    spread.carry_out(ANA, BO)
    answers.close()
    return spread


@pytest.mark.rule("MED-OBJ-02")
@pytest.mark.parametrize(
    ("face", "rule"),
    [
        (1, "MED-OBJ-05"),
        (2, "MED-OBJ-06"),
        (3, "MED-OBJ-07"),
        (4, "MED-OBJ-09"),
        (5, "MED-OBJ-10"),
        (6, "MED-OBJ-13"),
    ],
)
def test_an_objective_that_is_rolled_has_its_rule(face, rule):
    """The die is the player's, if there is one."""
    told = objectives.resolve(table(face))
    assert (told.asked, told.result["roll"], told.result["rule"]) == ({}, face, rule)
    answers = table(face)
    assert objectives.rolled(answers, ANA) == (face, told.result["id"])
    assert [(t.who, t.why) for t in answers.throws] == [(ANA, "objective")]


@pytest.mark.rule("MED-OBJ-05", "MED-TERR-46")
def test_unknown_captures_get_the_names_that_were_called():
    """In order of capture; a further one is drawn, by dice if that is wanted."""
    state = campaign()
    first, second = hidden(state, 2)
    spread = fought(
        state, table(4, 3, 4, 4), "expansion", called=["Vaux", "Bourg", "Arc"]
    )
    assert spread.called == ["Arc"]
    assert [line["territory"] for line in spread.lines] == [first, second]
    assert spread.lines[0] == {
        "what": "won",
        "territory": first,
        "capability": "holding",
        "from": None,
        "to": ANA,
        "rule": "MED-OBJ-05",
        "category": "common",
        "id": "holding",
        "becomes": None,
        "treasure": 0,
        "name": "Vaux",
        "determined": True,
    }
    assert spread.state.name(second) == "Bourg"
    assert state.get(first, "owner") is None
    whys = [e.because for e in spread.effects if getattr(e, "field", "") == "owner"]
    assert whys == [Because("MED-OBJ-05", first), Because("MED-OBJ-05", second)]
    assert spread.warnings == []
    small = campaign()
    hidden(small, 1)
    drawn = fought(small, table(4, 1, 1, 2, 6, 1, 2, 1, 1), "expansion", by_dice=True)
    assert drawn.lines[0]["name"] == "Black Forest"


@pytest.mark.rule("MED-OBJ-04", "MED-OBJ-09")
def test_what_is_lost_stays_unknown_or_known():
    """A territory that is drawn at random is told with those it was drawn from."""
    state = campaign()
    places = land(state, BO, "tavern", "casino", "holding", "wasteland")
    for faces, among in (
        ((), ("T01", "T02", "T03", "T04")),
        ((2,), ("T01", "T03", "T04")),
        ((2, 1), ("T03", "T04")),
    ):
        with pytest.raises(Missing) as asked:
            fought(state, table(*faces), "raid")
        question = asked.value.question
        assert (question.who, question.why, question.among) == (ANA, "draw", among)
        assert question.die.name == f"d{len(among)}"
    spread = fought(state, table(2, 1, 2), "raid")
    assert owners(spread.state, places) == [None, None, BO, None]
    line = spread.lines[0]
    assert line == {
        "what": "vacated",
        "territory": places[1],
        "capability": "casino",
        "from": BO,
        "to": None,
        "rule": "MED-OBJ-09",
    }


@pytest.mark.ruling("MED-AMB-OBJ-3")
@pytest.mark.parametrize(
    ("objective", "owned", "key", "rule", "player", "wanted", "found"),
    [
        ("expansion", 0, "short_supply", "MED-OBJ-05", ANA, 2, 0),
        ("invasion", 0, "short_supply", "MED-OBJ-06", ANA, 1, 0),
        ("all_or_nothing", 1, "short_supply", "MED-OBJ-07", ANA, 2, 1),
        ("raid", 2, "short_loss", "MED-OBJ-09", BO, 3, 2),
        ("destruction", 0, "nothing_stands", "MED-OBJ-13", BO, 1, 0),
    ],
)
def test_too_little_is_told_with_its_rule(
    objective, owned, key, rule, player, wanted, found
):
    """Exactly as many as wanted are no shortage."""
    state = campaign()
    land(state, BO, *["tavern"] * owned)
    (told,) = fought(state, table(), objective).warnings
    assert (told["key"], told["rule"]) == (f"medfan.{key}", rule)
    assert told["facts"] == {"player": player, "wanted": wanted, "found": found}
    enough = campaign()
    land(enough, None if objective == "expansion" else BO, *["tavern"] * wanted)
    assert fought(enough, table(), objective).warnings == []


@pytest.mark.rule("MED-OBJ-10", "MED-OBJ-12")
def test_a_pillage_has_a_line_for_the_money_and_one_for_the_block():
    """The territory is marked with the number of the battle."""
    state = rich(campaign(), BO, 50)
    state.put("campaign", "battles", 3)
    _, place = land(state, BO, "holding", "casino")
    answers = table(1, 3, pillage="T02")
    spread = fought(state, answers, "pillage")
    assert [(t.who, t.why) for t in answers.throws] == [(ANA, "pillage")]
    assert spread.lines == [
        {
            "what": "pillage",
            "from": BO,
            "to": ANA,
            "dice": [1, 3],
            "wanted": 40,
            "amount": 40,
            "rule": "MED-OBJ-10",
        },
        {
            "what": "block",
            "territory": place,
            "capability": "casino",
            "from": BO,
            "to": BO,
            "rule": "MED-OBJ-12",
        },
    ]
    coins, mark = spread.effects
    assert isinstance(coins, Transfer)
    assert coins.because == Because("MED-OBJ-10", BO)
    assert (mark.after, mark.because) == (3, Because("MED-OBJ-12", place))
    with pytest.raises(Missing) as asked:
        fought(state, table(1, 3), "pillage")
    assert asked.value.question.who == ANA


@pytest.mark.rule("MED-OBJ-11")
def test_a_pillage_of_an_empty_hoard_takes_nothing():
    """Even of one that is below zero by a correction."""
    state = campaign()
    state.add(BO, "money", -5)
    spread = fought(state, table(1, 3), "pillage")
    assert spread.lines[0]["amount"] == 0
    assert money(spread.state, ANA, BO) == [0, -5]
    assert len(spread.lines) == 1


@pytest.mark.rule("MED-OBJ-13")
def test_a_destruction_has_a_line_with_before_and_after():
    """And its reason; a Council is asked for no benefit."""
    state = campaign()
    (place,) = land(state, BO, "casino")
    spread = fought(state, table(), "destruction")
    assert spread.lines == [
        {
            "what": "destruction",
            "territory": place,
            "capability": "refugee_camp",
            "from": BO,
            "to": BO,
            "rule": "MED-OBJ-13",
            "was": "casino",
            "becomes": "refugee_camp",
        }
    ]
    (change,) = spread.effects
    assert change.because == Because("MED-OBJ-13", place)


@pytest.mark.rule("MED-OBJ-01")
def test_without_an_objective_there_is_a_warning_and_nothing_else():
    """It names the winner; the loser's cost is due all the same."""
    state = campaign()
    (place,) = land(state, BO, "tavern")
    spread = fought(state, table(), None, "all_or_nothing")
    (told,) = spread.warnings
    assert (told["key"], told["rule"]) == ("medfan.no_objective", "MED-OBJ-01")
    assert told["facts"] == {"player": ANA}
    assert owned_by(spread.state, ANA) == [place]
    assert [line["what"] for line in spread.lines] == ["given"]


@pytest.mark.rule("MED-TERR-47", "MED-TERR-18")
def test_a_council_that_changes_hands_is_told_with_its_benefit():
    """That of a Council already owned; else it is chosen. Given away, too."""
    state = campaign()
    (council,) = land(state, BO, "council_of_archmages")
    state.put(council, "council", MAGES)
    spread = fought(state, table(council=SPELLS), "invasion")
    assert spread.lines[0]["council"] == SPELLS
    assert spread.state.get(council, "council") == SPELLS
    state = campaign()
    (council,) = land(state, BO, "council_of_archmages")
    state.put(council, "council", MAGES)
    vacated = fought(state, table(), "raid")
    assert "council" not in vacated.lines[0]
    assert vacated.state.get(council, "council") is None


@pytest.mark.ruling("MED-AMB-OBJ-5")
def test_by_house_rule_nothing_of_ones_own_is_stolen():
    """All others' territories are drawn from, in seat order."""
    state = campaign("Ana", "Bo", "Cy", occupied_whose="any_player")
    mine, theirs, his = (land(state, p, "tavern")[0] for p in (ANA, CY, BO))
    spread = fought(state, table(), "all_or_nothing")
    assert owners(spread.state, (mine, theirs, his)) == [ANA, ANA, ANA]
    assert [line["territory"] for line in spread.lines] == [his, theirs]
