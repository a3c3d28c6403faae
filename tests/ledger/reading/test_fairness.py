"""Whether the dice on the table roll evenly, for each set that somebody typed in."""

from __future__ import annotations

import pytest

from ledger.questions import Throw
from ledger.reading.fairness import LEVEL, add, counted, fairness, judged
from tests.ledger.reading.written import put, write

ANNE, BRUNO = "player:Anne", "player:Bruno"
EVEN, ONES = dict.fromkeys(range(1, 7), 5), {1: 30}


def rolled(evening, who, *faces, die="d6", how="typed"):
    """Somebody rolls dice."""
    write(evening, throws=[Throw(who, "x", die, faces, how)])


def of(answer):
    """Whose each set is, of what dice, and how many."""
    return [(s["player"], s["die"], s["dice"], s["all"]) for s in answer["sets"]]


def test_dice_are_counted_by_player_and_kind(evening):
    """A figure's are its player's; dice of nobody are nobody's; only typed ones count."""
    put(evening, "figure:Ork", player=ANNE)
    put(evening, "figure:Odd", player=3)
    rolled(evening, ANNE, 1, 2, 2)
    rolled(evening, "figure:Ork", 2, 6)
    rolled(evening, ANNE, 7, die="d8")
    rolled(evening, BRUNO, 4)
    rolled(evening, None, 5)
    rolled(evening, "figure:Odd", 5)
    rolled(evening, BRUNO, 3, how="thrown")
    assert counted(evening.book) == {
        (ANNE, "d6"): {1: 1, 2: 3, 6: 1},
        (ANNE, "d8"): {7: 1},
        (BRUNO, "d6"): {4: 1},
        (None, "d6"): {5: 2},
    }
    assert counted(evening.book, BRUNO) == {(BRUNO, "d6"): {4: 1}}
    assert of(fairness(evening.book)) == [
        (None, "d6", 8, True),
        (ANNE, "d6", 5, False),
        (None, "d6", 2, False),
        (BRUNO, "d6", 1, False),
        (ANNE, "d8", 1, False),
    ]
    assert of(fairness(evening.book, ANNE)) == [
        (ANNE, "d6", 5, False),
        (ANNE, "d8", 1, False),
    ]


def test_nothing_typed_is_nothing_to_say(evening):
    """There is no set at all."""
    assert fairness(evening.book) == {"looked_at": 0, "level": LEVEL, "sets": []}


def test_even_dice_are_usual():
    """Each set has its faces, its chi-square and its chance."""
    assert judged({(ANNE, "d6"): EVEN}) == {
        "looked_at": 1,
        "level": 0.05,
        "sets": [
            {
                "die": "d6",
                "player": ANNE,
                "all": False,
                "dice": 30,
                "least": 30,
                "faces": {str(face): 5 for face in range(1, 7)},
                "statistic": 0.0,
                "freedom": 5,
                "p": 1.0,
                "verdict": "usual",
            }
        ],
    }


def test_too_few_dice_are_not_judged():
    """One die more, and they are."""
    few = {**EVEN, 6: 4}
    (row,) = judged({(ANNE, "d6"): few})["sets"]
    judgement = [row[key] for key in ("statistic", "freedom", "p", "verdict")]
    assert judgement == [None, None, None, "too_few"]
    assert (row["dice"], row["least"], row["faces"]["6"]) == (29, 30, 4)


def test_uneven_dice_are_unusual():
    """Thirty ones in thirty rolls are not by chance."""
    (row,) = judged({(ANNE, "d6"): ONES})["sets"]
    assert (row["statistic"], row["p"], row["verdict"]) == (150.0, 0.0, "unusual")
    assert row["faces"] == {"1": 30, **{str(face): 0 for face in range(2, 7)}}


def test_the_more_sets_there_are_the_rarer_an_unusual_one_is():
    """One chance in a hundred is unusual of one set or two, but not of five or more."""
    odd = {1: 34, 2: 66}
    assert judged({(ANNE, "d2"): odd})["sets"][0]["p"] == 0.0014
    odd = {1: 37, 2: 63}
    (row,) = judged({(ANNE, "d2"): odd})["sets"]
    assert (row["p"], row["verdict"]) == (0.0093, "unusual")
    even = {1: 50, 2: 50}
    for others, verdict in ((1, "unusual"), (5, "usual")):
        sets = {(f"player:{n}", "d2"): even for n in range(others)}
        answer = judged({(ANNE, "d2"): odd, **sets})
        # Everybody's together are one set more.
        assert answer["looked_at"] == others + 2
        verdicts = {one["player"]: one["verdict"] for one in answer["sets"]}
        assert verdicts[ANNE] == verdict
    few = {(f"player:{n}", f"d{n}"): {1: 1} for n in range(20, 60)}
    answer = judged({(ANNE, "d2"): odd, **few})
    assert answer["looked_at"] == 1
    assert answer["sets"][0]["verdict"] == "unusual"


def test_what_is_just_as_rare_as_the_level_is_usual():
    """One in a hundred, of five sets."""
    sets = {(f"player:{n}", "d2"): {1: 50, 2: 50} for n in range(3)}
    answer = judged({(ANNE, "d2"): {1: 38, 2: 64}, **sets})
    (row,) = (one for one in answer["sets"] if one["player"] == ANNE)
    assert (row["p"], answer["looked_at"], row["verdict"]) == (0.01, 5, "usual")


def test_sets_stand_in_order_of_size_kind_and_owner():
    """Everybody's dice come after one player's as many of the same kind."""
    sets = {
        (ANNE, "d8"): {1: 2},
        (BRUNO, "d6"): {1: 2},
        (ANNE, "d6"): {1: 3, 6: 1},
        (None, "d6"): {},
        (None, "d20"): {20: 2},
    }
    assert of(judged(sets)) == [
        (None, "d6", 6, True),
        (ANNE, "d6", 4, False),
        (None, "d20", 2, False),
        (BRUNO, "d6", 2, False),
        (ANNE, "d8", 2, False),
        (None, "d6", 0, False),
    ]
    assert of(judged({(ANNE, "d6"): {1: 3}, (BRUNO, "d6"): {}})) == [
        (ANNE, "d6", 3, False),
        (None, "d6", 3, True),
        (BRUNO, "d6", 0, False),
    ]


@pytest.mark.parametrize("die", ["x6", "d", "d٣", "d12345", "battle", "6", "", "dd6"])
def test_nothing_is_said_about_an_unknown_die(die):
    """Nor about faces that a die does not have."""
    assert judged({(ANNE, die): {1: 2}})["sets"] == []
    assert judged({(ANNE, "d6"): {7: 1}})["sets"] == []


def test_a_die_may_have_a_thousand_sides():
    """Of so many, hardly anybody has rolled enough."""
    (row,) = judged({(ANNE, "d1000"): {1000: 1}})["sets"]
    assert (row["dice"], row["least"], row["verdict"]) == (1, 5000, "too_few")


def test_a_special_die_has_the_faces_that_are_given():
    """A face that it has twice is shown once, and is twice as likely."""
    special = {"battle": (0, 1, 1, 2), "blank": (1, 1), "d6": (2, 4)}
    sets = {(ANNE, "battle"): {0: 5, 1: 10, 2: 5}, (BRUNO, "blank"): {1: 40}}
    first, second = judged(sets, special)["sets"][::-1]
    assert (first["statistic"], first["freedom"], first["p"]) == (0.0, 2, 1.0)
    assert (first["least"], first["faces"]) == (20, {"0": 5, "1": 10, "2": 5})
    assert (second["p"], second["verdict"]) == (None, "too_few")
    assert judged({(ANNE, "d6"): {1: 1}}, special)["sets"] == []
    assert judged({(ANNE, "d6"): {4: 1}}, special)["sets"][0]["faces"]["4"] == 1
    assert judged({(ANNE, "d8"): {1: 1}}, special)["sets"][0]["dice"] == 1


def test_heaps_are_added_up():
    """The dice that are added stay as they are."""
    heap, more = {1: 2}, {1: 1, 3: 4}
    add(heap, more)
    assert (heap, more) == ({1: 3, 3: 4}, {1: 1, 3: 4})
