"""Words that mean things, choices among things, and rolls in dice notation."""

from __future__ import annotations

import pytest

from ledger import dice
from ledger.effects import Transfer
from ledger.questions import Sheet, SheetLine
from ledger.rules.common import contest
from ledger.rules.common.cards import Codes
from ledger.rules.common.finding import (
    own_words,
    phase,
    player,
    purse,
    somebody,
    territory,
)
from ledger.rules.common.notes import note
from ledger.rules.common.picking import agrees, pick, pick_or_none
from ledger.rules.common.rolling import roll
from ledger.state import BANK
from ledger.table import Table
from tests.ledger.rules.common.tables import (
    ANNE,
    BRUNO,
    CHLOE,
    FREE,
    SEATS,
    asked,
    refusal,
    seated,
)


def test_own_words_are_on_one_line():
    """An empty text stays empty."""
    assert own_words(seated(), "  two\nlines ") == "two lines"
    assert own_words(seated(), "") == ""


def test_things_are_meant_by_their_names():
    """The bank has two; a purse is the bank's or a player's."""
    state = seated()
    state.put("territory:Vaux", "name", "Vaux")
    state.put("side:Reds", "name", "Reds")
    state.put("hero:Hal", "name", "Hal")
    assert player(state, "bruno") == BRUNO
    assert territory(state, "VAUX") == "territory:Vaux"
    assert refusal(player, state, "Vaux").key == "unknown_name.player"
    assert refusal(territory, state, "Anne").key == "unknown_name.territory"
    assert [purse(state, one) for one in ("Bank", "BANQUE", "anne")] == [
        BANK,
        BANK,
        ANNE,
    ]
    assert refusal(purse, state, "Vaux").key == "unknown_name.player"
    words = ("anne", "reds", "hal")
    assert [somebody(state, one) for one in words] == [ANNE, "side:Reds", "hero:Hal"]
    assert refusal(somebody, state, "Vaux").key == "unknown_name.player"


def test_a_phase_is_one_of_the_game_or_any_word():
    """Where a house rule names phases, other words are refused with the nearest."""
    assert phase(seated(), " high  noon ") == "high noon"
    state = seated(clock__phases=["spring", "winter"])
    assert phase(state, "winter") == "winter"
    refused = refusal(phase, state, "wintre")
    assert (refused.code, refused.key) == ("unknown_name", "unknown_name.phase")
    assert refused.facts["near"] == ["winter"]
    assert refused.facts["known"] == ["spring", "winter"]


def test_a_thing_is_chosen_by_its_name():
    """The rule gets its id; the proposal is shown by its name, too."""
    state = seated()
    table = Table(choices={"heir": "bruno"})
    assert pick(state, table, "heir", SEATS) == BRUNO
    assert table.chosen == {"heir": "Bruno"}
    sheet = Sheet(SheetLine("heir"))
    more = {"rule": "R1", "who": ANNE, "sheet": lambda: sheet}
    question = asked(pick, state, Table(), "heir", SEATS, proposed=CHLOE, **more)
    assert (question.key, question.options) == ("heir", ("Anne", "Bruno", "Chloé"))
    assert (question.proposed, question.rule, question.who) == ("Chloé", "R1", ANNE)
    assert question.sheet() == sheet
    assert asked(pick, state, Table(), "heir", SEATS).proposed is None


def test_the_only_thing_needs_no_choice_but_may_be_named():
    """Another name is refused."""
    state = seated()
    table = Table(choices={"heir": "Anne"})
    assert pick(state, table, "heir", [ANNE]) == ANNE
    table.close()
    assert pick(state, Table(), "heir", [ANNE]) == ANNE
    wrong = Table(choices={"heir": "Bruno"})
    assert refusal(pick, state, wrong, "heir", [ANNE]).key.startswith("choice")


def test_nothing_may_be_chosen_where_there_is_a_word_for_it():
    """The word is the act's own."""
    state = seated()
    some = (None, ANNE, BRUNO)
    table = Table(choices={"heir": "none"})
    assert pick_or_none(state, table, "heir", some) is None
    table = Table(choices={"heir": "nobody"})
    assert pick_or_none(state, table, "heir", some, none="nobody") is None
    table = Table(choices={"heir": "Bruno"})
    assert pick_or_none(state, table, "heir", some) == BRUNO
    question = asked(pick_or_none, state, Table(), "heir", some, who=ANNE)
    assert (question.options, question.who) == (("none", "Anne", "Bruno"), ANNE)


@pytest.mark.parametrize(("word", "agreed"), [("granted", True), ("refused", False)])
def test_a_player_consents_or_not(word, agreed):
    """The choice has the name of the player who is asked."""
    table = Table(choices={"leave.Bruno": word})
    assert agrees(seated(), table, "leave", BRUNO) is agreed
    question = asked(agrees, seated(), Table(), "leave", BRUNO)
    assert (question.key, question.who) == ("leave.Bruno", BRUNO)
    assert question.options == ("granted", "refused")


def rolled(expression, typed):
    """A roll whose faces are typed, and the table."""
    table = Table(typed=dice.typed(typed))
    outcome = roll(table, expression, ANNE)
    table.close()
    return outcome, table


def test_each_pool_of_a_roll_counts_with_its_sign():
    """Constants, too; the faces are told in the order in which they fell."""
    outcome, table = rolled("2d6-1d4+3", "5 2 4")
    assert outcome.asked == {"expression": "2d6-1d4+3", "who": ANNE}
    assert outcome.result == {
        "expression": "2d6-1d4+3",
        "faces": [5, 2, 4],
        "total": 6,
        "terms": [
            {"dice": [[5], [2]], "value": 7},
            {"dice": [[4]], "value": -4},
            {"dice": [], "value": 3},
        ],
    }
    assert [(one.who, one.why, one.die) for one in table.throws] == [
        (ANNE, "roll", "d6"),
        (ANNE, "roll", "d4"),
    ]


def test_dice_that_explode_are_rolled_again_until_none_does():
    """All of a pool first, then those that show the highest face, together."""
    outcome, table = rolled("3d6!", "6 2 6 6 1 3")
    assert outcome.result["faces"] == [6, 2, 6, 6, 1, 3]
    assert outcome.result["terms"] == [{"dice": [[6, 6, 3], [2], [6, 1]], "value": 24}]
    assert outcome.result["total"] == 24
    assert [(one.why, one.faces) for one in table.throws] == [
        ("roll", (6, 2, 6)),
        ("explode", (6, 1)),
        ("explode", (3,)),
    ]


@pytest.mark.parametrize(
    ("expression", "total"), [("4d6kh3", 14), ("4d6kl2", 3), ("4d6", 15), ("4d6kh1", 6)]
)
def test_only_the_highest_or_lowest_dice_may_count(expression, total):
    """All are told."""
    outcome, _ = rolled(expression, "6 1 5 3" if total != 3 else "6 1 5 2")
    assert outcome.result["total"] == total
    assert len(outcome.result["faces"]) == 4


def test_a_remark_does_nothing():
    """There is nothing but its words, which the entry has."""
    assert note()[:3] == ({}, {}, ())


def test_a_free_game_begins_with_what_its_house_rules_name():
    """The starting sum for each, if there is one, and the phases."""
    state = seated(money__start=25, clock__phases=["spring", "war"])
    given = [Transfer("money", 25, BANK, ANNE), Transfer("money", 25, BANK, BRUNO)]
    assert FREE.begin(state, [ANNE, BRUNO]) == given
    assert FREE.phases(state) == ("spring", "war")
    assert FREE.begin(seated(), [ANNE]) == []
    assert FREE.phases(seated()) == ()


def test_several_words_of_a_card_may_be_none():
    """Then there is nothing to print."""
    assert Codes(("a",))
    assert not Codes(())


def test_a_game_without_an_end_is_played_by_those_who_sit_there():
    """Nobody has won, there are no points, and nobody can tell who was lucky."""
    found = contest.usual(seated())
    assert (found.kind, found.parties, found.over) == ("player", SEATS, False)
    assert (found.winners, found.points) == ((), {})
    assert contest.no_lots(None) == contest.Lots({}, {})
