"""Questions of one game in a campaign of another are refused at once."""

from __future__ import annotations

import pytest

from ledger.grammar import Question
from ledger.grammar.listing import every
from ledger.rules import games
from tests.face import ask, intendant

# Words that a question requires.
WORDS = dict.fromkeys(("fief can", "fief ways", "medfan odds income"), ("Anne",))
# The face asks them differently; the others of the game need no campaign.
OF_THE_FACE = ("fief tree", "medfan odds income")
DICE = "1 1"  # the objectives of a battle


def questions(game):
    """Questions that are only for the campaigns of a game."""
    return [
        path
        for path, record in every().items()
        if path.partition(" ")[0] == game
        and isinstance(record, Question)
        and (record.use or path in OF_THE_FACE)
        and not record.free
    ]


def answer(path):
    """The reason why a question is refused; nothing if it is answered."""
    said = intendant(*path.split(), *WORDS.get(path, ()), "--json")
    return said.refusal["message"] if said.status else None


@pytest.mark.parametrize("game", games())
def test_a_question_of_another_game_is_refused(here, game):
    """The refusal names the game; the game's own questions are answered."""
    ask("new", "c.db", "--game", game, "--players", "Anne,Bruno")
    told = {
        path: answer(path)
        for other in games()
        if other != game
        for path in questions(other)
    }
    wanted = {
        path: f"this campaign’s game is {game}, not {path.split()[0]}" for path in told
    }
    assert wanted == told
    own = {path: answer(path) for path in questions(game) if path != "fief ways"}
    assert dict.fromkeys(own) == own


@pytest.mark.parametrize(
    "line",
    [
        *("fief done Anne", "fief income", "fief buy Anne soldier"),
        *("medfan income", "mass turn", "siege end", "fief rebels march Anne"),
    ],
)
def test_an_act_of_another_game_is_refused_for_that(here, line):
    """Not for a phase, a box or an army that this game does not have; nothing is written."""
    ask("new", "c.db", "--game", "free", "--players", "Anne,Bruno")
    said = intendant(*line.split(), "--json")
    game = line.split()[0]
    wanted = f"this campaign’s game is free, not {game}"
    assert (said.status, said.refusal["message"]) == (1, wanted)
    assert ask("status")["entries"] == 1
    assert ask("mass", "roll", "2", "1", "--dice", "3 4")["total"] == 4


def test_a_battle_and_a_siege_are_both_called_scenario(medfan):
    """A siege's scenario is not looked up among those of battles."""
    ask("medfan", "prepare", "Ana", "Bo", "--scenario", "witch_hunt", "--dice", DICE)
    said = intendant("siege", "status", "--json")
    assert said.refusal["message"] == "this campaign’s game is medfan, not siege"


@pytest.mark.parametrize("words", [(), ("--attacker", "killed=3")])
def test_the_scenario_of_a_siege_is_no_battle(siege, words):
    """Nobody has won it by the count of a battle."""
    said = intendant("medfan", "score", *words, "-c", "c.db", "--json")
    assert said.refusal["message"] == "no battle is prepared"


def test_the_land_of_another_game_is_no_land_of_med_fan(table):
    """The campaign knows whose they are; without it, any will do."""
    words = ("medfan", "odds", "territory", "--json")
    said = intendant(*words, "--for", "Anne")
    assert said.refusal["message"] == "this campaign’s game is free, not medfan"
    assert intendant(*words).status == 0
