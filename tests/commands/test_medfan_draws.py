"""Draws of territories: the meaning of each number, and names for captured ones."""

from __future__ import annotations

import pytest

from commands.texts import Words
from commands.texts.questions import asked
from ledger.dice import d
from ledger.questions import RollQuestion
from ledger.state import State
from tests.begun import begun
from tests.face import ask, intendant

POSITION = """\
game = "medfan"
players = ["Ana", "Bo"]
[money]
Ana = 50
[[territory]]
name = "Zinc"
owner = "Bo"
capability = "holding"
[[territory]]
name = "Autel"
owner = "Bo"
capability = "volcanic_mine"
[[territory]]
name = "Ville libre"
capability = "tavern"
[[territory]]
name = "Bois"
capability = "holding"
[[territory]]
unknown = 11
[[figure]]
name = "Axa"
player = "Ana"
kind = "troop"
cost = 10
"""
SIDES = ("--winner", "Ana", "--attacker", "Ana", "--defender", "Bo")
AFTER = ("medfan", "after", *SIDES)


@pytest.fixture
def land(here):
    """Two known territories without an owner, eleven unknown ones."""
    begun(POSITION)


def aims(aim):
    """The objectives for which Ana fights."""
    return ("--objective", f"Ana:{aim}")


def test_what_may_be_drawn_is_numbered_as_people_see_it(land):
    """Known names come first, then unknown ones as `medfan determine` numbers them."""
    refused = intendant(*AFTER, *aims("expansion"), "--dice", "ask", "--json").refusal
    unknown = [f"unknown territory {number}" for number in range(1, 12)]
    assert refused["code"] == "missing_dice"
    assert refused["options"] == ["Bois", "Ville libre", *unknown]
    assert "1 Bois; 2 Ville libre; 3 unknown territory 1; 4" in refused["hint"]


def test_a_players_territories_are_numbered_as_they_came(land):
    """The order is not by name: Zinc was there before Autel."""
    words = (*AFTER, *aims("invasion"), "--dry-run")
    (question,) = ask(*words)["questions"]
    assert question["among"] == ["Zinc", "Autel"]
    assert "1d2 (a random draw): 1 Zinc; 2 Autel" in intendant(*words).out
    told = ask(*AFTER, *aims("invasion"), "--dice", "1", "--until", "territories")
    assert [line["territory"] for line in told["territories"]] == ["Zinc"]


def test_a_prompt_lists_what_each_number_means():
    """Below the question there is one line for each number."""
    among = ("Zinc", "unknown:2")
    question = RollQuestion("player:Ana", "draw", d(2), 1, None, among)
    said = asked(Words("fr"), question, State()).prompt.replace("\xa0", " ")
    assert said == (
        "Ana : tirage au sort (1d2) :\n  1. Zinc\n  2. territoire inconnu n° 2\n"
        "Entrée = le programme tire au sort >"
    )


def test_a_prompt_says_whose_figure_throws_and_which_mine_pays():
    """Several players may have a Spearman 1 or a mine."""
    state = State()
    state.put("player:Ana", "name", "Ana")
    state.put("figure:Ana.Axa", "name", "Axa")
    state.put("figure:Ana.Axa", "player", "player:Ana")
    fallen = RollQuestion("figure:Ana.Axa", "survival", d(6), 1)
    mine = RollQuestion("player:Ana", "income.volcanic_mine", d(6), 2, "Autel")
    assert asked(Words("en"), fallen, state).prompt.startswith("Axa (Ana) rolls 1d6")
    assert asked(Words("en"), mine, state).prompt == (
        "Ana rolls 2d6 (Volcanic Mine, Autel):"
    )


def test_whose_dice_are_missing_is_told_without_a_terminal(land):
    """A figure's player is named, and the territory of an income."""
    fallen = (*AFTER, *aims("raid"), "--dead", "Ana:Axa", "--dice")
    said = intendant(*fallen, "ask").err
    assert "1d6 (Axa (Ana): survival, low is good)" in said
    said = intendant("medfan", "income", "--dice", "ask").err
    assert "2d6 (Bo: Volcanic Mine, Autel)" in said
    intendant(*fallen, "4")
    assert "Axa (Ana)  survival" in intendant("show", "2").out


def test_what_is_captured_is_named_by_hand_or_by_dice(land):
    """Names work as in `join` and `determine`, in order of capture."""
    won = (*AFTER, *aims("expansion"), "--until", "territories")
    named = ("--name", "Hauts du Loup", "--by-dice")
    told = ask(*won, *named, "--dice", "3 3 | 4 1 | 4 3 | 1 4 2 | 2 | 1 3 5")
    first, second = (line["name"] for line in told["territories"])
    assert first == "Hauts du Loup"
    assert first != second
    dice = [throw["die"] for throw in ask("show", "2")["throws"]]
    assert dice == ["d13", "d12", *["d6"] * 7]


def test_a_name_too_many_is_refused(land):
    """A third name shows that the captures were miscounted."""
    won = (*AFTER, *aims("raid"), "--dice", "")
    refused = intendant(*won, "--name", "Nulle part", "--json").refusal
    assert refused["code"] == "usage"
    assert "Nulle part is left" in refused["message"]
    assert len(ask("log")["entries"]) == 1
