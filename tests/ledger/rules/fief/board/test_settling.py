"""Who chooses first, and what each player puts on the board."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change, Transfer
from ledger.questions import Missing
from ledger.rules.fief.board.settling import home, laid, length, roll, settle, unseen
from ledger.rules.game import warning
from ledger.state import CAMPAIGN
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    at,
    do,
    lord,
    person,
    position,
    refusal,
    refused,
    village,
)

BOURG, VAUX, ARNAUD = at("Bourg"), at("Vaux"), lord("Arnaud")


def start(more="", **head):
    """A table before the first turn."""
    return position(more, turn=1, phase="cards", **head)


def told(state, rule, *args, **more):
    """The facts of a refusal."""
    return refusal(do, state, rule, *args, **more).facts


# The order ------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-SETUP-02")
def test_each_throw_is_told_with_its_total():
    """Three dice for each player, in the order of the seats."""
    outcome = do(start(), roll, dice=[1, 2, 3, 6, 6, 6, 4, 4, 4])
    assert outcome.result == {
        "order": [BRUNO, CHLOE, ANNE],
        "throws": [
            {"player": ANNE, "faces": [1, 2, 3], "total": 6},
            {"player": BRUNO, "faces": [6, 6, 6], "total": 18},
            {"player": CHLOE, "faces": [4, 4, 4], "total": 12},
        ],
    }
    assert outcome.effects == [
        Change(BRUNO, "chose", None, 1),
        Change(CHLOE, "chose", None, 2),
        Change(ANNE, "chose", None, 3),
    ]


@pytest.mark.ruling("FIEF-AMB-07")
def test_two_who_tie_below_the_highest_roll_for_their_places():
    """The highest keeps the first place."""
    faces = [1, 1, 1, 6, 6, 6, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert do(start(), roll, dice=faces).result["order"] == [BRUNO, CHLOE, ANNE]


@pytest.mark.rule("FIEF-SETUP-02")
def test_nobody_rolls_once_somebody_has_chosen():
    """The refusal names the first who has."""
    state = start()
    do(state, settle, "Bruno", "Bourg", "Arnaud")
    do(state, settle, "Anne", "Vaux", "Blanche")
    assert told(state, roll) == {"player": ANNE}


# A village ------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-SETUP-03", "FIEF-SETUP-05", "FIEF-SETUP-08", "FIEF-TURN-04")
def test_all_that_a_settler_puts_on_the_board():
    """The first one is the first player; each effect has its rule."""
    outcome = do(start(), settle, "Bruno", "Bourg", "Arnaud")
    why, card = Because("FIEF-SETUP-08", BOURG), Because("FIEF-SETUP-07", ARNAUD)
    heap, series = f"{BOURG}/{BRUNO}", f"stock/{BRUNO}"
    assert outcome.effects == [
        Change(BRUNO, "village", None, BOURG),
        Change(BOURG, "owner", None, BRUNO, why),
        Transfer("castle", 1, "stock", BOURG, why),
        Transfer("v1", 5, series, heap, why),
        Transfer("v3", 1, series, heap, why),
        Change(ARNAUD, "player", None, BRUNO, card),
        Change(ARNAUD, "at", None, BOURG, card),
        Transfer("card", 1, "deck", "table", card),
        Change(BRUNO, "chose", None, 1),
        Change(CAMPAIGN, "first_player", ANNE, BRUNO, Because("FIEF-TURN-04", BRUNO)),
    ]
    assert outcome.result == {
        "player": BRUNO,
        "village": BOURG,
        "lord": ARNAUD,
        "castle": 1,
        "troops": {"v1": 5, "v3": 1},
        "first_player": BRUNO,
        "next": CHLOE,
    }


@pytest.mark.rule("FIEF-SETUP-02", "FIEF-SETUP-04")
def test_the_next_to_choose_is_told():
    """Those without a place in the order come after those who have one."""
    state = start()
    do(state, roll, dice=[1, 2, 3, 6, 6, 6, 4, 4, 4])
    done = do(state, settle, "Bruno", "Bourg", "Arnaud")
    assert (done.result["next"], done.result["first_player"]) == (CHLOE, BRUNO)
    assert [one for one in done.effects if getattr(one, "field", "") == "chose"] == []
    last = do(state, settle, "Chloé", "Vaux", "Blanche").result
    assert (last["next"], last["first_player"]) == (ANNE, BRUNO)


@pytest.mark.rule("FIEF-SETUP-02")
def test_whose_turn_it_is_to_choose_is_told_to_the_others():
    """The referee may let somebody choose before."""
    state = start()
    do(state, roll, dice=[1, 2, 3, 6, 6, 6, 4, 4, 4])
    words = (settle, "Anne", "Bourg", "Arnaud")
    assert told(state, *words) == {"player": ANNE, "first": BRUNO}
    do(state, *words, ruled=True)
    do(state, settle, "Bruno", "Vaux", "Blanche")


@pytest.mark.rule("FIEF-SETUP-03")
@pytest.mark.parametrize(
    ("more", "who"),
    [
        (village("Bourg", "Chloé"), CHLOE),
        (village("Bourg", None, "Chloé.v1=1 Bruno.v1=1"), BRUNO),
        (village("Bourg", "Chloé", "Bruno.v1=1"), CHLOE),
    ],
)
def test_a_village_is_taken_by_its_owner_or_by_those_who_are_there(more, who):
    """The refusal names who has it, and no ruling helps."""
    state = start(more)
    words = (settle, "Anne", "Bourg", "Arnaud")
    assert told(state, *words, ruled=True) == {"village": BOURG, "player": who}
    assert refused(state, *words)[1] == "fief.village_taken"


@pytest.mark.rule("FIEF-SETUP-03")
def test_nobody_settles_twice():
    """The refusal tells the village; one with lords on the board is settled, too."""
    state = start()
    do(state, settle, "Anne", "Bourg", "Arnaud")
    words = (settle, "Anne", "Vaux", "Blanche")
    assert told(state, *words, ruled=True) == {"player": ANNE, "village": BOURG}
    other = start(person("Arnaud", "Anne", "Bourg"))
    assert told(other, *words) == {"player": ANNE, "village": None}
    done = position(village("Lac", "Anne"), turn=1, phase="cards")
    do(done, *words)


# The first lord -------------------------------------------------------------------------


@pytest.mark.rule("FIEF-SETUP-06")
@pytest.mark.ruling("FIEF-AMB-08")
def test_a_lord_who_is_gone_cannot_be_the_first():
    """The refusal names the player, if there is one; a drawn lord is an unseen one."""
    state = start()
    do(state, settle, "Bruno", "Vaux", "Arnaud")
    state.put(lord("Blanche"), "discarded", 1)
    words = (settle, "Anne", "Bourg")
    assert told(state, *words, "Arnaud") == {"lord": ARNAUD, "owner": BRUNO}
    assert told(state, *words, "Blanche") == {"lord": lord("Blanche"), "owner": ""}
    assert [unseen(state, lord(n)) for n in ("Arnaud", "Blanche", "Charles")] == [
        False,
        False,
        True,
    ]
    assert do(state, *words, dice=[1]).result["lord"] == lord("Charles")
    with pytest.raises(Missing) as caught:
        do(position("", house={"setup.first_lord": "choice"}), *words)
    assert caught.value.question.key == "lord"


@pytest.mark.rule("FIEF-SETUP-07")
def test_a_first_lord_is_a_card_on_the_table_where_hands_are_counted():
    """Elsewhere the table looks after its cards."""
    for house, cards in (("counted", 1), ("untracked", 0)):
        state = start(house={"cards.hands": house})
        effects = laid(state, ANNE, ARNAUD, BOURG)
        assert len([e for e in effects if isinstance(e, Transfer)]) == cards


# The length -----------------------------------------------------------------------------

POINTS = {"variant.points": True}


@pytest.mark.rule("FIEF-SETUP-12")
@pytest.mark.parametrize("turns", [10, 15, 20, 25])
def test_a_length_is_one_of_four(turns):
    """What was agreed before is told, and a change is noted."""
    state = start(house=POINTS)
    first = do(state, length, turns)
    assert first.result == {"turns": turns, "before": None}
    assert (first.warnings, state.get(CAMPAIGN, "length")) == ([], turns)
    said = refusal(do, state, length, turns)
    assert (said.key, said.rule) == ("fief.length_same", "FIEF-SETUP-12")
    assert said.facts == {"count": turns}
    other = 10 if turns != 10 else 25
    again = do(state, length, other)
    assert again.result == {"turns": other, "before": turns}
    rule = "FIEF-SETUP-12"
    assert again.warnings == [warning("fief.length_changed", rule=rule, count=turns)]


@pytest.mark.rule("FIEF-SETUP-12")
def test_where_and_when_a_length_is_agreed():
    """In the points game, before the second turn; the referee may overrule both."""
    options = ["10", "15", "20", "25"]
    state = start(house=POINTS)
    assert told(state, length, 11) == {"count": 11, "options": options}
    late = position("", turn=2, house=POINTS)
    assert told(late, length, 10) == {"turn": 2}
    assert refused(late, length, 10)[1] == "fief.length_late"
    do(late, length, 10, ruled=True)
    plain = start()
    assert refused(plain, length, 10)[1] == "fief.no_points_game"
    do(plain, length, 10, ruled=True)
    assert (late.get(CAMPAIGN, "length"), plain.get(CAMPAIGN, "length")) == (10, 10)


@pytest.mark.rule("FIEF-SETUP-03")
def test_a_home_is_a_village_of_the_board():
    """Without a board there is none, which is told before anything else."""
    assert home(start(), "bourg") == BOURG
    assert refusal(home, start(), "Nowhere").facts["kind"] == "territory"
    bare = start()
    bare.put(CAMPAIGN, "villages", ())
    said = refusal(home, bare, "Bourg")
    assert (said.key, said.rule) == ("fief.no_map", "FIEF-SETUP-03")
    assert refusal(do, bare.copy(), settle, "Anne", "Bourg").key == "fief.no_map"
