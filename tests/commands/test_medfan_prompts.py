"""The questions that a player at the table reads."""

from __future__ import annotations

import pytest

from commands.texts import Words
from commands.texts.questions import asked
from ledger.dice import d
from ledger.questions import ChoiceQuestion, RollQuestion
from ledger.state import State
from tests.face import ask, intendant


@pytest.mark.parametrize(
    ("lang", "key", "option", "said"),
    [
        ("en", "council", "one_more_hero_may_be_mage", "Council of Archmages gives:"),
        ("fr", "keep", "tavern", "1. Taverne"),
        ("en", "upkeep.Iron Hills", "refuse", "pay for the Refugee Camp, Iron Hills:"),
        ("fr", "upkeep.Monts de fer", "refuse", "1. ne pas payer"),
        ("en", "camp.2", "Vaux", "given up:\n  1. Vaux"),
    ],
)
def test_a_choice_is_put_in_words(lang, key, option, said):
    """Keys and options are codes; people read their meanings, and may type them."""
    question = ChoiceQuestion(key, (option,))

    assert said in asked(Words(lang), question, State()).prompt.replace("\xa0", " ")


def test_who_only_joins_throws_under_a_name():
    """A player about to join has no name in the journal yet, only an id."""
    question = RollQuestion("player:Aurore", "capability.general", d(6), 1)

    assert asked(Words("en"), question, State()).prompt.startswith("Aurore rolls 1d6")


def test_preparing_shows_sides_and_prisoner_and_a_card_what_score_takes(here):
    """The attacker must be given afterwards; things to count have their own words."""
    ask("new", "c.db", "--game", "medfan")
    for player in ("Anne", "Bruno"):
        ask("medfan", "join", player, "--seed", "1")
        words = player, f"{player}’s hero", "--kind", "hero", "--cost", "50"
        ask("medfan", "recruit", *words)
    words = "--attacker", "Bruno", "--prisoner", "Bruno’s hero", "--seed", "1"
    out = intendant("medfan", "prepare", "Anne", "Bruno", "--scenario", "4", *words).out

    assert out.index("attacker  Bruno") < out.index("defender  Anne")
    assert "the prisoner has the profile of Bruno’s hero" in out
    assert "takes in_zone= and left=" in intendant("medfan", "card", "7").out


def test_what_was_prepared_and_what_score_wants_is_told_in_words(here):
    """A scenario, an objective and a prisoner's fate are codes for scripts only."""
    ask("new", "c.db", "--game", "medfan")
    for player in ("Anne", "Bruno"):
        ask("medfan", "join", player, "--seed", "1")
        words = player, f"{player} I", "--kind", "hero", "--cost", "50"
        ask("medfan", "recruit", *words)
    words = (
        "--scenario",
        "4",
        "--objective",
        "Anne:Raid",
        "--objective",
        "Bruno:Pillage",
    )
    ask("medfan", "prepare", "Anne", "Bruno", *words, "--seed", "1")
    shown = intendant("show", "6", "--lang", "fr").out
    assert "Sauvetage" in shown
    assert "rescue" not in shown
    assert "pillage" not in shown
    hint = intendant("medfan", "score", "--lang", "fr").err
    assert "libre et vivant, sorti de la table, encore en prison ou mort" in hint
