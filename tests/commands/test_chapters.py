"""Scenarios and battles restart their turns: a turn is always one of these."""

from __future__ import annotations

import csv
import re

import pytest

from tests.commands.siege_table import done
from tests.commands.test_mass_turn import quick, turn
from tests.face import ask, intendant

__all__ = ["quick"]  # a fixture


@pytest.fixture
def race(here):
    """Turn 1 of the race for the watchtower; Anne has been paid in it."""
    ask("new", "c.db", "--game", "siege", "--players", "Anne,Bruno")
    done("siege start 1 --attacker Nains --defender Empire --first Nains")
    done("pay bank Anne 10")


@pytest.fixture
def followed(race):
    """Two turns of the race, which nobody wins, and the next scenario's first turn."""
    done("turn next")
    done("pay bank Anne 5")
    done("siege end --winner Nains")
    done("siege start 2 --attacker Nains --defender Empire --first Empire")
    done("pay bank Anne 100")
    done("turn next")


def how(*words):
    """Whether an act's dice were rolled for it, or kept from an earlier act."""
    ask(*words)
    last = ask("log", "--last", "1")["entries"][0]
    return [throw["how"] for throw in ask("show", str(last["seq"]))["throws"]]


# Dice ------------------------------------------------------------------------------


def test_dice_of_an_undone_throw_are_not_used_in_the_next_scenario(race):
    """The first turn of another scenario is another occasion."""
    ask("roll", "3d6", "--dice", "1 2 3")
    ask("undo")
    done("siege end --winner Nains")
    done("siege start 2 --attacker Nains --defender Empire --first Empire")

    assert how("roll", "3d6", "--seed", "1") == ["seeded"]


def test_dice_of_an_undone_throw_are_used_again_in_the_same_scenario(followed):
    """Dice are used again even if the whole scenario was undone, and begun again."""
    ask("undo")  # it is the first turn again
    ask("roll", "1d6", "--dice", "5")
    ask("undo")
    begun = ask("log", "--kind", "siege start")["entries"][-1]["seq"]
    ask("undo", "--to", str(begun - 1))
    done("siege start 2 --attacker Nains --defender Empire --first Empire")

    assert how("roll", "1d6", "--seed", "1") == ["kept"]


def test_a_draw_for_the_first_turn_is_kept_over_an_undo(race):
    """The dice of an opening act belong to the turn in which it was done."""
    done("siege end --winner Nains")
    again = "siege start 2 --attacker Nains --defender Empire"
    done(f"{again} --dice 2")
    ask("undo")

    assert how(*again.split(), "--seed", "1") == ["kept"]


def test_dice_of_an_undone_throw_are_not_used_in_the_next_battle(quick):
    """The same holds in mass combat, where all battles begin with turn 1."""
    ask("roll", "3d6", "--dice", "1 2 3")
    ask("undo")
    turn(dice="6 6")
    ask("mass", "opportunity", "Rodrigo", "none")
    ask("mass", "end", "--winner", "Montaigne")
    ask("mass", "start", "Eisen")

    assert how("roll", "3d6", "--seed", "1") == ["seeded"]


# Turns as arguments ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turn", "money"),
    [("1", 115), ("2", 115), ("2.1", 115), ("1.1", 10), ("1.2", 15)],
)
def test_treasury_tells_a_turn_of_the_scenario_that_is_played(followed, turn, money):
    """A bare number means the current scenario; a number and a point, an older one."""
    ask("pay", "bank", "Bruno", "1")
    found = ask("treasury", "Anne", "--turn", turn)

    assert money == found["accounts"][0]["money"]


@pytest.mark.parametrize("turn", ["3", "1.3", "3.1", "0.1"])
def test_treasury_refuses_a_turn_that_no_scenario_had(followed, turn):
    """The refusal names the current turn and its scenario."""
    said = intendant("treasury", "--turn", turn)

    shown = turn if "." in turn else f"2.{turn}"
    told = f"error: nothing shows how turn {shown} ended\nhint: it is turn 2.2 now\n"
    assert (1, told) == (said.status, said.err)


def test_the_log_of_a_turn_is_that_of_one_scenario(followed):
    """The same turn of another scenario is left out."""
    kinds = {
        turn: [e["kind"] for e in ask("log", "--turn", turn)["entries"]]
        for turn in ("1", "1.1", "1.2")
    }

    assert kinds == {
        "1": ["siege start", "pay", "turn"],
        "1.1": ["new", "siege start", "pay", "turn"],
        "1.2": ["pay", "siege end"],
    }


def test_lists_name_a_turn_with_its_scenario(followed):
    """A turn is shown as it is asked for; with a single scenario it has no name."""
    shown = [line.split()[1] for line in intendant("log").out.splitlines()[1:]]
    lines = intendant("statement", "Anne").out.splitlines()[2:]
    entries = ask("log")["entries"]

    assert shown == ["1.1"] * 4 + ["1.2"] * 2 + ["2.1"] * 3
    assert [line.split()[1] for line in lines] == ["1.1", "1.2", "2.1"]
    assert [e["chapter"] for e in entries] == [1] * 6 + [2] * 3
    assert [e["chapter"] for e in ask("statement", "Anne")["lines"]] == [1, 1, 2]


def test_since_tells_two_first_turns_apart(race):
    """Each turn is under a heading of its own."""
    ask("roll", "1d6", "--for", "Bruno", "--dice", "1")
    done("siege end --winner Nains")
    done("siege start 2 --attacker Nains --defender Empire --first Empire")
    said = intendant("since", "--player", "Bruno").out

    assert [line for line in said.splitlines() if line.startswith("turn")] == [
        "turn 1.1",
        "turn 2.1",
    ]


# Reports and exports -------------------------------------------------------------------


def test_a_report_groups_its_turns_by_scenario(followed):
    """Two first turns in succession are two groups."""
    said = intendant("report").out
    found = ask("report")

    told = ["Turn 1.1", "Turn 1.2", "Turn 2.1"]
    assert told == re.findall(r"^Turn \d\.\d$", said, re.MULTILINE)
    assert "turns 1.1 to 2.2" in said
    assert [(turn["chapter"], turn["turn"]) for turn in found["chronicle"]] == [
        (1, 1),
        (1, 2),
        (2, 1),
    ]
    assert (
        found["money"]["chapters"],
        found["money"]["turns"],
    ) == ([1, 1, 2, 2], [1, 2, 1, 2])


@pytest.mark.parametrize(
    ("turns", "told"),
    [
        ("1", ["2.1"]),
        ("1.1", ["1.1"]),
        ("1.2..1", ["1.2", "2.1"]),
        ("..1.2", ["1.1", "1.2"]),
        ("1.2..", ["1.2", "2.1"]),
    ],
)
def test_a_report_tells_the_turns_of_the_scenario_that_was_asked_for(
    followed, turns, told
):
    """A bare number is a turn of the current scenario."""
    found = ask("report", "--turn", turns)["chronicle"]

    assert told == [f"{turn['chapter']}.{turn['turn']}" for turn in found]


@pytest.mark.parametrize(
    ("turns", "complaint"),
    [
        ("1.3", "there is no turn 1.3 to report on"),
        ("1..1.1", "turn 2.1 comes after turn 1.1"),
    ],
)
def test_a_report_refuses_turns_that_no_scenario_had(followed, turns, complaint):
    """The refusal names the turns as they are asked for."""
    said = intendant("report", "--turn", turns)

    assert (1, f"error: {complaint}") == (said.status, said.err.splitlines()[0])


def test_tables_tell_what_lay_where_as_each_turn_of_each_scenario_ended(followed):
    """A turn of one scenario is not mixed up with that of another."""
    ask("export", "csv", "-o", "tables")
    with open("tables/balances.csv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))

    assert [
        (row["chapter"], row["turn"], int(row["amount"]))
        for row in rows
        if row["account"] == "Anne"
    ] == [("1", "1", 10), ("1", "2", 15), ("2", "1", 115), ("2", "2", 115)]


def test_books_go_on_from_one_scenario_to_the_next(followed):
    """A turn is told with its scenario, and the days follow one another."""
    text = ask("export", "beancount", "--first-day", "1190-03-01")["text"]

    assert re.findall(r'(\S+) event "turn" "(.*)"', text) == [
        ("1190-03-01", "Turn 1.1"),
        ("1190-03-02", "Turn 1.2"),
        ("1190-03-03", "Turn 2.1"),
        ("1190-03-04", "Turn 2.2"),
    ]
    paid = re.findall(r'^(\S+) \* "Anne".*\n.*\n  turn: (.*)$', text, re.MULTILINE)
    assert paid == [
        ("1190-03-01", '"1.1"'),
        ("1190-03-02", '"1.2"'),
        ("1190-03-03", '"2.1"'),
    ]
