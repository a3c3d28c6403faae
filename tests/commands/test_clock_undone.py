"""`phase next` and `turn next` past due acts: warnings for scripts, both languages."""

from __future__ import annotations

import pytest

from tests.begun import begun
from tests.commands.siege_table import warned
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import text
from tests.ledger.rules.fief.test_passing import BEFORE, HELD

CALL = "fief battle Bourg --attacker Anne --defender Bruno"


@pytest.fixture
def siege(here):
    """Anne is before Bourg, which Bruno holds, in the combat phase."""
    begun(text(HELD + BEFORE, phase="combat"))
    return here


def left(*words):
    """The sentences about acts that a call left undone."""
    told = intendant(*words, "--json").json["warnings"]
    return [one["message"] for one in told if one["code"] == "clock.undone"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            f"left undone: Anne at the entrance to Bourg, from Vaux: a battle is due – `{CALL}`",
        ),
        (
            "fr",
            (
                "ce qui n’a pas été fait : Anne à l’entrée de Bourg, venant de Vaux : un combat est "
                f"à livrer – `{CALL}`"
            ),
        ),
    ],
)
def test_the_battle_passed_over_is_named_with_its_command(siege, lang, said):
    """The warning has the command of the battle, including its names."""
    (told,) = left("phase", "next", "--lang", lang, "--dry-run")
    assert said == told.replace("\u202f", " ").replace("\xa0", " ")
    assert ask(*CALL.split(), "--seed", "1")["village"] == "Bourg"


@pytest.mark.parametrize("player", ["Anne", "Bruno"])
def test_fief_can_begins_with_the_battle_that_is_due(siege, player):
    """The line to type is shown to the attacker and to the defender."""
    out = intendant("fief", "can", player, "--lang", "en").out
    first = out.split("1  ")[1].split("2  ")[0]
    assert " ".join(first.split()) == (
        f"Anne at the entrance to Bourg, from Vaux: a battle is due `{CALL}`"
    )
    (due,) = ask("fief", "can", player)["due"]
    assert (due["code"], due["defenders"]) == ("assault", ["Bruno"])
    assert ask("fief", "can", "Chloé")["due"] == []


def test_scripts_are_asked_nothing_and_may_say_stay(siege):
    """`stay` writes nothing; without it the clock goes on."""
    said = intendant("phase", "next", "--choose", "go_on=stay", "--json")
    assert (said.status, said.refusal["rule"]) == (1, "FIEF-MOVE-19")
    assert len(ask("log")["entries"]) == 1
    assert ask("phase", "next")["phase"] == "negotiations"


def test_a_prepared_battle_of_med_fan_is_named_when_the_turn_ends(medfan):
    """Like the aftermath of a battle, it stays due beyond the turn."""
    ask("medfan", "prepare", "Ana", "Bo", "--seed", "1")
    (told,) = left("turn", "next", "--lang", "en")
    assert told.startswith("left undone: Ana and Bo are about to fight")


def test_a_battle_turn_that_nobody_has_fought_is_named(mass):
    """The turn is named before the fight begins, and during it."""
    assert "left undone: who starts the fight – `mass start …`" in left(
        "turn", "next", "--lang", "en"
    )


def test_purchases_and_places_before_a_siege_are_named_with_its_first_turn(here):
    """Unspent money, pieces still to be placed and undeclared walls are named."""
    ask("new", "c.db", "--game", "siege")
    ask(
        "siege",
        "start",
        "3",
        "--attacker",
        "Nains",
        "--defender",
        "Empire",
        "--gate",
        "tower",
    )
    assert warned("phase next") == []
    assert set(warned("phase next")) == {"clock.undone"}
    assert warned("phase next") == []
