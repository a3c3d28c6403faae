"""Questions of one game to a campaign of another: told at once, never answered from it."""

from __future__ import annotations

import pytest

from ledger.grammar import Question
from ledger.grammar.listing import every
from ledger.rules import games
from tests.face import ask, intendant

# What a question must be given.
WORDS = dict.fromkeys(("fief can", "fief ways", "medfan odds income"), ("Anne",))
# The face asks them in its own way; the others of its need no campaign.
OF_THE_FACE = ("fief tree", "medfan odds income")
DICE = "1 1"  # the objectives of a battle


def questions(game):
    """What may be asked of the campaigns of a game, and of no others."""
    return [
        path
        for path, record in every().items()
        if path.partition(" ")[0] == game
        and isinstance(record, Question)
        and (record.use or path in OF_THE_FACE)
        and not record.free
    ]


def answer(path):
    """Why a question is not answered; nothing where it is."""
    said = intendant(*path.split(), *WORDS.get(path, ()), "--json")
    return said.refusal["message"] if said.status else None


@pytest.mark.parametrize("game", games())
def test_a_question_of_another_game_is_refused(here, game):
    """Each says which game is played; those of its own game are answered."""
    ask("new", "c.db", "--game", game, "--players", "Anne,Bruno")
    told = {
        path: answer(path)
        for other in games()
        if other != game
        for path in questions(other)
    }
    wanted = {
        path: f"this campaign plays {game}, not {path.split()[0]}" for path in told
    }
    assert wanted == told
    own = {path: answer(path) for path in questions(game) if path != "fief ways"}
    assert dict.fromkeys(own) == own


def test_a_battle_and_a_siege_are_both_called_scenario(medfan):
    """What a siege knows of it is not looked up in the battles of others."""
    ask("medfan", "prepare", "Ana", "Bo", "--scenario", "witch_hunt", "--dice", DICE)
    said = intendant("siege", "status", "--json")
    assert said.refusal["message"] == "this campaign plays medfan, not siege"


@pytest.mark.parametrize("words", [(), ("--attacker", "killed=3")])
def test_the_scenario_of_a_siege_is_no_battle(siege, words):
    """Nobody has won it by the count of a battle."""
    said = intendant("medfan", "score", *words, "-c", "c.db", "--json")
    assert said.refusal["message"] == "no battle is prepared"


def test_the_land_of_another_game_is_no_land_of_med_fan(table):
    """Whose territories they are is asked of the campaign; without it any will do."""
    words = ("medfan", "odds", "territory", "--json")
    said = intendant(*words, "--for", "Anne")
    assert said.refusal["message"] == "this campaign plays free, not medfan"
    assert intendant(*words).status == 0
