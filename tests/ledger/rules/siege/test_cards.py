"""The numbers on the cards of a siege; bases of towers, lengths, sizes."""

from __future__ import annotations

import pytest

from ledger.rules.siege import cards, length, towers
from ledger.rules.siege.earthworks import attack, attacked
from ledger.rules.siege.fortress import fortress
from ledger.rules.siege.odds import expected, turns
from tests.ledger.rules.siege.vectors import dice, refusal, state

OWN = {
    "linked": {"bonus": 100, "sections": 6, "price": 90, "needed": 6},
    "watchtower": {
        "dwarfs": 1500,
        "empire": 1000,
        "apart": 80,
        "clear": 20,
        "stands": 2,
    },
    "help": {
        "dwarfs": 1000,
        "bonus": 100,
        "knights": 3,
        "least": 1,
        "most": 3,
        "points": 450,
        "apart": 80,
        "stands": 3,
        "turn_limit": 0,
    },
    "braken_keep": {
        "dwarfs": 2000,
        "empire": 1000,
        "clear": 30,
        "outside": 15,
        "beyond": 60,
        "away": 75,
    },
}


@pytest.mark.parametrize("card", OWN)
def test_the_numbers_of_a_scenario(card):
    """They come before those of every siege."""
    found = cards.figures(state(), card)
    assert {key: found[key] for key in OWN[card]} == OWN[card]
    limited = state(scenario2_turn_limit=6)
    assert cards.figures(limited, "help")["turn_limit"] == 6


def test_the_numbers_of_every_siege():
    """Budgets, lengths, sizes, towers."""
    found = cards.figures(state(), "walls")
    told = {
        "step": 1000,
        "percent": 25,
        "round_to": 5,
        "slice": 500,
        "walls": 6,
        "towers": 1,
        "gates": 1,
        "hit": 6,
        "die": 6,
        "ends_on": 11,
        "first": 6,
        "first_with_help": 5,
        "early": 6,
        "certain": 10,
        "base": 40,
        "on_base": 2,
        "holds": 4,
        "advance": 20,
        "ladders": 5,
        "most": 1,
        "own_oil": False,
    }
    assert {key: found[key] for key in told} == told
    assert "dwarfs" not in found
    assert cards.figures(state(oil_table=["a"]), "walls")["own_oil"] is True


def test_the_tables():
    """Four totals, five turns, the parts of a fortress, the players' oil."""
    rows = cards.budgets(state()).rows
    numbers = [row[:4] for row in rows]
    assert numbers == [
        (1000, 250, 500, 125),
        (2000, 500, 1000, 250),
        (3000, 750, 1500, 375),
        (4000, 1000, 2000, 500),
    ]
    times = [tuple(row[4].facts.values()) for row in rows]
    assert times == [(0, 1), (1, 1), (1, 2), (2, 2)]
    rolls = cards.rolls(state())
    assert list(rolls.heads) == ["turn", 5, 6, 7, 8, 9, 10]
    (faces,) = rolls.rows
    assert (faces[0], faces[-1]) == ("die", "certain")
    shown = [(face.code, face.facts["n"]) for face in faces[1:-1]]
    least = [("at_least", n) for n in (5, 4, 3, 2)]
    assert shown == [("only", 6), *least]
    assert [list(row) for row in cards.points(state()).rows] == [[50, 150, 100, 200]]
    assert list(cards.oil(state(oil_table=["a", "b"])).rows) == [(1, "a"), (2, "b")]
    items = {row[0]: row[2:] for row in cards.items(state()).rows}
    assert items["trebuchet"][0] == 120
    assert items["trebuchet"][2:] == (4, "0", "0/6")
    assert items["ladders"][2:] == ("", "", "")


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("40x40", (40, 40)),
        (" 60 × 40 ", (60, 40)),
        ("1*10000", (1, 10_000)),
        ("2X3", (2, 3)),
    ],
)
def test_a_base_as_it_is_typed(word, base):
    """In millimetres, up to ten metres."""
    assert towers.base_of(word) == base


@pytest.mark.parametrize(
    "word",
    ["40", "40x", "x40", "0x40", "40x0", "10001x4", "4x10001", "axb", "4x4x4", "-4x4"],
)
def test_what_is_no_base(word):
    """The word is told."""
    told = refusal(towers.base_of, word)
    assert told == ("usage", "siege.base", None, {"word": word})


@pytest.mark.rule("SIEGE-LEN-04", "SIEGE-LEN-05")
@pytest.mark.parametrize(
    ("turn", "face", "total", "ends"),
    [(6, 4, 10, False), (6, 5, 11, True), (10, 1, 11, True)],
)
def test_all_is_told_of_a_roll(turn, face, total, ends):
    """From the first roll on."""
    out = length.length(dice(face), turn)
    assert out.asked == {"turn": turn, "first": 6}
    assert out.result == {
        "turn": turn,
        "from": 6,
        "face": face,
        "total": total,
        "needed": 11 - turn,
        "ends": ends,
    }
    assert out.warnings == []


@pytest.mark.rule("SIEGE-LEN-04")
def test_a_roll_that_comes_too_early():
    """It has no effect, and there is a note."""
    out = length.length(dice(6), 5)
    early = {"turn": 5, "from": 6, "face": 6}
    nothing = {"total": None, "needed": None, "ends": False}
    assert out.result == early | nothing
    (note,) = out.warnings
    told = note["key"], note["rule"], note["facts"]
    assert told == ("siege.early_roll", "SIEGE-LEN-04", {"first": 6})
    assert length.length(dice(), 5).result["face"] is None
    assert length.length(dice(6), 5, 5).result["ends"]
    assert [length.checked(turn) for turn in (None, 1, 10)] == [6, 1, 10]
    for turn in (0, 11):
        told = refusal(length.checked, turn)
        assert told == ("usage", "siege.first_roll", None, {"turn": turn, "most": 10})


def test_how_long_a_game_lasts_on_average():
    """It begins with the fifth turn, or with the first roll if that is earlier."""
    usual = turns(6)
    assert (usual[0].turn, usual[0].needed, usual[0].ends) == (5, None, 0)
    assert (usual[-1].turn, usual[-1].over) == (10, 1)
    assert sum(one.here for one in usual) == 1
    early = turns(3)
    assert (early[0].turn, early[0].needed, early[0].here) == (3, 8, 0)
    assert expected(turns(10)) == 10
    assert expected(usual) == sum(one.turn * one.here for one in usual)


def test_attacks_on_earthworks():
    """One for each typed face, from one to a hundred."""
    out = attack(state(), dice(1, 6), None)
    assert out.asked == {"attacks": 2}
    assert out.result == {"attacks": 2, "faces": [1, 6], "destroyed": True}
    assert attack(state(), dice(5), 1).result["destroyed"] is False
    for number in (0, 101):
        told = refusal(attacked, state(), dice(6), number)
        assert told == ("usage", "siege.attacks_number", None, {"most": 100})
    assert attacked(state(), dice(*[1] * 100), 100)["destroyed"] is False


@pytest.mark.rule("SIEGE-SCN3-02", "SIEGE-VP-02")
def test_what_a_fortress_is_worth():
    """Part by part, and in all."""
    found, _ = fortress(1000)
    lines = [tuple(line.values()) for line in found["lines"]]
    assert lines == [
        ("wall", 12, 50, 600),
        ("tower", 2, 150, 300),
        ("gate", 1, 100, 100),
        ("courtyard", 1, 200, 200),
    ]
    assert (found["points"], found["total_points"]) == (1000, 1200)
    _, (note,) = fortress(400)
    told = note["key"], note["facts"]
    assert told == ("siege.small_fortress", {"points": 400, "each": 500})
