"""Files added up: person by person, game by game, by house rules."""

from __future__ import annotations

import pytest

from ledger.reading.stats.evening import Bout, Evening, Played
from ledger.reading.stats.sums import Person, Sum, same, stats
from ledger.rules.common.contest import Contest, Fight, Lots
from ledger.state import State

ANNE, BRUNO = "player:Anne", "player:Bruno"
D6 = (1, 2, 3, 4, 5, 6)
NOTHING = Lots({}, {})


def state_of(game="medfan", **names):
    """A state in which players have these names."""
    state = State()
    state.put("campaign", "game", game)
    for who, name in ({"Anne": "Anne", "Bruno": "Bruno"} | names).items():
        state.put(f"player:{who}", "name", name)
    return state


def played(*, over=True, winners=(ANNE,), points=None, income=None, bouts=(), **more):
    """A game of Anne and Bruno."""
    contest = Contest("player", [ANNE, BRUNO], over, winners, points or {})
    shown = {"turns": 3, "acts": 10, "seconds": [60, 90, 30], **more}
    return Played(contest, income, bouts, **shown)


def file(
    *games, state=None, rules=(), unit="coins", lots=NOTHING, typed=None, path="f"
):
    """What one file holds."""
    state = state or state_of()
    return Evening(path, ["a"], 0, state, rules, unit, games, lots, typed or {})


def bout(winner, odds=None, *, attackers=(ANNE,), defenders=(BRUNO,)):
    """A battle of these sides."""
    return Bout(Fight({"attacker": attackers, "defender": defenders}, winner), odds)


def told(*files):
    """The sum of all files."""
    return stats(files)["together"]


def people(*files):
    """Those of all files, by name."""
    return {one["name"]: one for one in told(*files)["people"]}


def picked(person, *keys):
    """Some of what is told of a person."""
    return tuple(person[key] for key in keys)


def test_spellings_of_one_name_differ_in_case_alone():
    """However its accents are written."""
    assert same("ANNE") == same("anne")
    assert same("E\u0301lise") == same("Élise") == same("ÉLISE")
    assert same("Élise") != same("Elise")


def test_a_person_who_has_done_nothing_has_no_sums():
    """What adds up is 0; what nobody can tell is left open."""
    assert Person("Anne").told(one_game=True, one_unit=True) == {
        "name": "Anne",
        "kinds": [],
        "games": 0,
        "finished": 0,
        "won": 0,
        "points": None,
        "scored": 0,
        "income": None,
        "opened": 0,
        "battles": 0,
        "battles_won": 0,
        "judged": 0,
        "judged_won": 0,
        "expected": None,
        "luck": None,
    }


def test_games_are_counted_as_played_finished_and_won():
    """A running game is not finished, whoever is ahead."""
    found = people(
        file(played(), played(winners=(ANNE, BRUNO)), played(over=False)),
        file(played(winners=())),
    )
    keys = ("games", "finished", "won", "kinds")

    assert picked(found["Anne"], *keys) == (4, 3, 2, ["player"])
    assert picked(found["Bruno"], *keys) == (4, 3, 1, ["player"])


def test_points_count_once_a_game_is_over():
    """For those who have scored; of several games points are not added up."""
    one = file(played(points={ANNE: 5, BRUNO: 0}), played(points={ANNE: 2}))
    running = file(played(over=False, points={ANNE: 7, BRUNO: 7}))
    found = people(one, running)

    assert picked(found["Anne"], "points", "scored") == (7, 2)
    assert picked(found["Bruno"], "points", "scored") == (0, 1)
    assert picked(people(running)["Anne"], "points", "scored") == (None, 0)
    other = file(played(points={ANNE: 1}), state=state_of("free"))
    assert picked(people(one, other)["Anne"], "points", "scored") == (None, 3)


def test_incomes_are_added_where_purses_are_open():
    """And where all coins are the same."""
    one = file(played(income={ANNE: 100, BRUNO: 0}), played(income={ANNE: 5, BRUNO: 0}))
    shut = file(played())
    found = people(one, shut)

    assert picked(found["Anne"], "income", "opened") == (105, 2)
    assert picked(found["Bruno"], "income", "opened") == (0, 2)
    assert picked(people(shut)["Anne"], "income", "opened") == (None, 0)
    other = file(played(income={ANNE: 1, BRUNO: 1}), unit="pounds")
    assert picked(people(one, other)["Anne"], "income", "opened") == (None, 3)
    game = file(played(income={ANNE: 1, BRUNO: 1}), state=state_of("free"))
    assert picked(people(one, game)["Anne"], "income", "opened") == (None, 3)


def test_battles_are_counted_with_the_chances_of_the_side():
    """Where nobody can tell the chances, a battle is not judged."""
    odds = {"attacker": 0.25, "defender": 0.70004}
    found = people(
        file(
            played(
                bouts=[
                    bout("attacker", odds),
                    bout("defender", odds),
                    bout(None, odds),
                    bout("attacker"),
                    bout("attacker", attackers=(), defenders=(BRUNO,)),
                    bout("attacker", odds, attackers=(ANNE, BRUNO), defenders=()),
                ]
            )
        )
    )
    keys = ("battles", "battles_won", "judged", "judged_won", "expected")

    assert picked(found["Anne"], *keys) == (5, 3, 4, 2, 1.0)
    assert picked(found["Bruno"], *keys) == (6, 2, 4, 2, 2.3501)


def test_luck_is_where_the_dice_of_all_files_lie():
    """Among all sums that they could have shown; a tie counts half."""
    one = file(lots=Lots({ANNE: ({D6: 1}, 5)}, {}))
    other = file(lots=Lots({ANNE: ({D6: 1, (1, 2): 1}, 8)}, {}))

    assert people(one)["Anne"]["luck"] == {
        "dice": 1,
        "sum": 5,
        "expected": 3.5,
        "percentile": 0.75,
    }
    luck = people(one, other)["Anne"]["luck"]
    assert picked(luck, "dice", "sum", "expected") == (3, 13, 8.5)
    assert luck["percentile"] == pytest.approx(69.5 / 72, abs=1e-4)


def test_one_name_is_one_person():
    """As it is first spelled; two names are two, though their ids are the same."""
    found = people(
        file(played()),
        file(played(), state=state_of(Anne="ANNE", Bruno="Ben")),
        file(lots=Lots({BRUNO: ({D6: 1}, 5)}, {}), state=state_of(Bruno="anne")),
    )

    assert {name: one["games"] for name, one in found.items()} == {
        "Anne": 2,
        "Bruno": 1,
        "Ben": 1,
    }
    assert found["Anne"]["luck"]["dice"] == 1


def test_those_who_won_most_come_first():
    """Then those who played most, then in the order of their names."""
    files = (
        file(played(winners=(BRUNO,)), state=state_of(Anne="Zoé")),
        file(played(winners=(ANNE,)), state=state_of(Anne="élise", Bruno="Zoé")),
        file(played(winners=()), state=state_of(Anne="Flore", Bruno="Dora")),
        file(played(winners=(ANNE,)), state=state_of(Anne="Bruno", Bruno="Dora")),
        file(played(winners=()), state=state_of(Anne="Abel", Bruno="Émile")),
    )

    assert list(people(*files)) == [
        *("Bruno", "élise", "Dora", "Zoé", "Abel", "Émile", "Flore"),
    ]


def test_a_sum_tells_how_much_was_played():
    """Files, games, turns, acts and seconds, with the longest turn."""
    found = told(
        file(played(), played(over=False, turns=1, acts=2, seconds=[200])),
        file(),
    )

    assert {key: found[key] for key in list(found)[:10]} == {
        "game": None,
        "rules": None,
        "files": 2,
        "games": 2,
        "finished": 1,
        "turns": 4,
        "acts": 12,
        "seconds": 380,
        "longest": 200,
        "unit": "coins",
    }


def test_a_sum_of_nothing_is_nothing():
    """There is no longest turn, no unit, and nobody."""
    found = Sum().told()

    assert picked(found, "files", "games", "seconds", "longest") == (0, 0, 0, 0)
    assert picked(found, "unit", "people") == (None, [])


def test_coins_have_a_unit_where_it_is_one():
    """Of one game, with one word for them."""
    free = state_of("free")

    assert told(file(), file(unit="pounds"))["unit"] is None
    assert told(file(), file(state=free))["unit"] is None
    assert told(file(unit="pounds"))["unit"] == "pounds"


def test_files_are_added_up_by_game_and_by_house_rules():
    """Each with its own; in the order in which they are first met."""
    strict = [("medfan.strict", True)]
    files = [
        file(played(), path="1"),
        file(played(), rules=strict, path="2"),
        file(played(), state=state_of("free"), path="3"),
        file(played(over=False, winners=()), rules=strict, path="4"),
    ]
    found = stats(files)

    assert [(one["game"], one["rules"], one["files"]) for one in found["games"]] == [
        *(("medfan", None, 3), ("free", None, 1)),
    ]
    key = [{"key": "medfan.strict", "value": True}]
    assert [(one["game"], one["rules"], one["files"]) for one in found["rules"]] == [
        *(("medfan", [], 1), ("medfan", key, 2), ("free", [], 1)),
    ]
    assert found["together"]["files"] == 4
    assert [one["file"] for one in found["files"]] == ["1", "2", "3", "4"]
    assert found["files"][3] == {
        "file": "4",
        "game": "medfan",
        "rules": key,
        "games": [
            {
                "kind": "player",
                "players": ["Anne", "Bruno"],
                "over": False,
                "winners": [],
                "turns": 3,
            }
        ],
    }
    assert found["files"][0]["games"][0]["winners"] == ["Anne"]


def dice_of(*files):
    """The sets of dice that were typed: whose, which, how many, their faces."""
    return [
        (one["player"], one["all"], one["die"], one["dice"], one["faces"])
        for one in stats(files)["dice"]["sets"]
    ]


def test_typed_dice_are_put_together_by_person():
    """Over all files, by the name as it is first spelled, and everybody's together."""
    found = dice_of(
        file(typed={(ANNE, "d4"): {1: 2, 3: 1}, (BRUNO, "d4"): {2: 1}}),
        file(typed={(ANNE, "d4"): {1: 1}}, state=state_of(Anne="ANNE")),
        file(typed={(None, "d4"): {4: 1}}),
    )

    assert found == [
        (None, True, "d4", 6, {"1": 3, "2": 1, "3": 1, "4": 1}),
        ("Anne", False, "d4", 4, {"1": 3, "2": 0, "3": 1, "4": 0}),
        ("Bruno", False, "d4", 1, {"1": 0, "2": 1, "3": 0, "4": 0}),
        (None, False, "d4", 1, {"1": 0, "2": 0, "3": 0, "4": 1}),
    ]


def test_typed_dice_stand_in_the_order_of_names():
    """As in a dictionary, and nobody's last."""
    names = state_of(Anne="Zoé", Bruno="Élise")
    one = {(None, "d4"): {4: 1}, (ANNE, "d4"): {2: 1}, (BRUNO, "d4"): {3: 1}}
    found = dice_of(file(typed=one, state=names), file(typed={(BRUNO, "d4"): {1: 1}}))

    assert [one[0] for one in found if one[3] == 1] == ["Bruno", "Élise", "Zoé", None]


def test_special_dice_have_the_faces_that_their_game_says():
    """Those of one name with different faces are not compared."""
    typed = {(ANNE, "battle"): {0: 1, 2: 1}}
    one = file(typed=typed, lots=Lots({}, {"battle": (0, 0, 1, 2)}))
    same_ = file(lots=Lots({}, {"battle": (0, 0, 1, 2)}))
    other = file(lots=Lots({}, {"battle": (0, 1, 2)}))

    assert dice_of(one, same_) == [
        ("Anne", False, "battle", 2, {"0": 1, "1": 0, "2": 1})
    ]
    assert dice_of(one, other) == []
    assert dice_of() == []
