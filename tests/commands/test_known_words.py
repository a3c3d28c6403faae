"""Words that are known from the current battle need not be typed."""

from __future__ import annotations

import pytest

from tests.begun import begun
from tests.commands.test_medfan_told import POSITION
from tests.face import ask, at_terminal, intendant


@pytest.fixture
def prepared(here):
    """Ana and Bo are about to fight for the cursed gem."""
    begun(POSITION)
    words = "--scenario", "5", "--objective", "Ana:raid", "--objective", "Bo:raid"
    ask("medfan", "prepare", "Ana", "Bo", *words)
    return here


@pytest.mark.parametrize(
    "more",
    [
        (),
        ("--attacker", "Ana"),
        ("--defender", "Bo"),
        ("--attacker", "Ana", "--defender", "Bo"),
    ],
)
def test_who_fought_is_known_of_the_battle_that_was_prepared(prepared, more):
    """Only people know the winner."""
    after = ("medfan", "after", "--winner", "Bo", "--until", "spoils")
    told = ask(*after, *more, "--seed", "3")

    assert (told["attacker"], told["defender"], told["winner"]) == ("Ana", "Bo", "Bo")


@pytest.mark.parametrize(
    ("fallen", "dead"), [("1", ["Axa"]), ("", []), ("Ana:Axa", ["Axa"])]
)
def test_who_won_and_who_fell_is_asked_of_those_who_fought(prepared, fallen, dead):
    """Nobody else is offered; figures are numbered, and none may have fallen."""
    ask("players", "add", "Cy")
    words = ("medfan", "after", "--until", "spoils", "--seed", "3", "--lang", "en")
    told = at_terminal(*words, lines=("2", fallen))

    assert "Who won the battle:\n  1. Ana\n  2. Bo\n  3. draw\n" in told.err
    assert "(several at once, e.g. 1 2 · Enter: none):\n  1. Ana:Axa\n" in told.err
    assert told.status == 0
    asked = ask("show", "4")["asked"]
    assert (asked["winner"], asked["dead"]) == ("Bo", dead)


def test_sides_may_be_said_the_other_way_round(prepared):
    """The player who is said to be attacked does not attack."""
    after = ("medfan", "after", "--winner", "Bo", "--until", "spoils", "--seed", "3")
    told = ask(*after, "--defender", "Ana")

    assert (told["attacker"], told["defender"]) == ("Bo", "Ana")


def test_without_a_prepared_battle_all_three_are_said(here):
    """Without a prepared battle, all three words are needed."""
    begun(POSITION)
    said = intendant("medfan", "after", "--winner", "Bo", "--json", "--lang", "en")

    assert (said.status, said.refusal["code"]) == (2, "usage")
    assert "--winner, --attacker, --defender" in said.refusal["hint"]


def test_the_card_is_that_of_the_scenario_that_was_prepared(prepared):
    """A name or number gives the card of any other scenario."""
    assert ask("medfan", "card")["id"] == "cursed_gem"
    assert ask("medfan", "card", "1")["number"] == 1


def test_without_a_battle_a_card_is_named(here):
    """The name is needed without a prepared battle, and without a campaign."""
    bare = intendant("medfan", "card", "--json")
    begun(POSITION)
    said = intendant("medfan", "card", "--json")

    assert (bare.status, said.status) == (1, 1)
    assert said.refusal["rule"] == "MED-BATTLE-01"


def test_the_turn_of_a_siege_is_known(here):
    """Nothing is written unless requested; otherwise the turn must be given."""
    intendant("new", "s.db", "--game", "siege")
    early = intendant("siege", "length", "--json")
    ask("siege", "start", "3", "--gate", "tower")
    ask("turn", "next")
    told = ask("siege", "length")

    assert (early.status, early.refusal["rule"]) == (1, "SIEGE-GEN-04")
    assert (told["turn"], told["ends"]) == (2, False)
    assert ask("siege", "length", "--turn", "6", "--dice", "5")["ends"] is True


def test_the_turn_of_a_battle_follows_those_that_were_recorded(here):
    """The first roll is in turn 1, then come the next; only recorded ones count."""
    begun(POSITION)
    aims = "--objective", "Ana:raid", "--objective", "Bo:raid"
    ask("medfan", "prepare", "Ana", "Bo", "--scenario", "5", *aims, "--variable")
    first = ask("medfan", "length", "--dice", "1")
    recorded = ask("medfan", "length", "--record", "--dice", "1")
    ask("undo")
    again = ask("medfan", "length", "--record", "--dice", "1")
    after = ask("medfan", "length", "--dice", "1")

    assert [one["turn"] for one in (first, recorded, again, after)] == [5, 5, 5, 6]
    assert ask("medfan", "length", "--turn", "5", "--dice", "1")["turn"] == 5
    ask("medfan", "length", "--record", "--dice", "1")
    assert ask("medfan", "length")["ends"] is True  # turn 7, without a roll
    ask("medfan", "prepare", "Ana", "Bo", "--scenario", "5", *aims, "--variable")
    assert ask("medfan", "length", "--dice", "1")["turn"] == 5
    assert ask("verify")["ok"]


def test_a_battle_of_six_turns_ends_with_its_sixth(prepared):
    """No die is rolled for its end."""
    told = ask("medfan", "length")

    assert (told["turn"], told["roll"], told["ends"]) == (6, None, True)


def test_without_a_battle_the_turn_of_it_is_said(here):
    """The turn is needed without a prepared battle, and without a campaign."""
    bare = intendant("medfan", "length", "--json")
    begun(POSITION)
    said = intendant("medfan", "length", "--json")

    assert (bare.status, said.refusal["rule"]) == (1, "MED-BATTLE-01")
