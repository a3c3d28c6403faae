"""`fief battle` without sides means the battle that is due."""

from __future__ import annotations

import pytest

from tests.begun import begun
from tests.commands.test_fief_revolt import BOARD, CARD
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import person, text, village
from tests.ledger.rules.fief.test_passing import BEFORE, HELD
from tests.ledger.rules.fief.war.board import comer, waiting

CALL = ("fief", "battle")
SECOND = (
    village("Lac", "Bruno", "Bruno.v1=2")
    + waiting("Lac", "Mont", "Chloé.v1=3")
    + comer("Henry", "Chloé", "Lac", "Mont")
)


def refused(*words):
    """The refusal of a call, with its hint."""
    said = intendant(*CALL, *words, "--json", "--seed", "1", "--lang", "en")
    assert said.status == 2, said.out + said.err
    return said.refusal["message"], said.refusal["hint"]


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("Bourg",),
        ("--attacker", "Anne"),
        ("Bourg", "--defender", "Bruno"),
        ("Bourg", "--attacker", "Anne", "--defender", "Bruno"),
    ],
)
def test_what_is_not_said_is_that_of_the_battle_that_is_due(here, words):
    """The entry has the village and both sides, whatever was typed."""
    begun(text(HELD + BEFORE, phase="combat"))
    told = ask(*CALL, *words, "--seed", "3")
    asked = ask("show", str(ask("status")["entries"]))["asked"]

    assert (told["village"], told["attackers"], told["defenders"]) == (
        "Bourg",
        ["Anne"],
        ["Bruno"],
    )
    assert asked["attackers"] == ["Anne"]


def test_of_two_that_are_due_one_must_be_named(here):
    """Each is named with the line that fights it; the village is enough."""
    begun(text(HELD + BEFORE + SECOND, phase="combat"))
    bourg = "`fief battle Bourg --attacker Anne --defender Bruno`"
    lac = "`fief battle Lac --attacker Chloé --defender Bruno`"

    message, hint = refused()
    assert message == "these words match several battles that are due"
    assert (bourg in hint, lac in hint) == (True, True)
    assert refused("Vaux") == (
        "no battle that is due matches these words",
        f"due now: {bourg} · {lac}",
    )
    assert ask(*CALL, "Lac", "--dry-run", "--seed", "1")["attackers"] == ["Chloé"]


def test_where_none_is_due_the_sides_must_be_said(here):
    """A player beside another may attack, but must say whom."""
    begun(text(HELD + person("Arnaud", "Anne", "Bourg"), phase="combat"))
    message, hint = refused("Bourg", "--attacker", "Anne")

    assert message.startswith("no battle is due")
    assert "--attacker PLAYER --defender PLAYER" in hint


def test_the_rebels_are_a_side_that_is_filled_in(here):
    """The rebels' fight comes before all others; their leader rolls for them."""
    begun(text(BOARD, phase="cards", money={"Bruno": 1200}))
    ask(*CARD)
    told = ask(*CALL, "--seed", "2")

    assert (told["attackers"], told["defenders"]) == (["rebels"], ["Bruno"])


def test_the_odds_of_a_village_are_those_of_who_stands_there(here):
    """The forces, the walls and the ground come from the board, not from the call."""
    begun(text(HELD + BEFORE, phase="movement"))
    spec = ("--attacker", "soldiers=4,lords=1", "--defender", "soldiers=3,lords=1")
    typed = ask("fief", "odds", *spec, "--site", "castle")
    told = ask("fief", "odds", "Bourg")

    assert {key: told[key] for key in typed} == typed
    assert (told["village"], told["attackers"]) == ("Bourg", ["Anne"])
    assert ask("fief", "odds") == told
    assert (
        "Bourg: Anne (5 points) against Bruno (4 points)"
        in intendant("fief", "odds", "--lang", "en").out
    )


def test_the_odds_of_who_might_attack_need_their_sides(here):
    """With no battle due, the odds need both sides; no question writes anything."""
    begun(text(HELD + person("Arnaud", "Anne", "Bourg"), phase="income"))
    said = intendant("fief", "odds", "Bourg", "--json")
    told = ask(
        *("fief", "odds", "Bourg", "--attacker", "Anne", "--defender", "Bruno"),
        "--inside",
    )

    assert (said.status, said.refusal["code"]) == (2, "usage")
    assert told["strength"]["attacker"]["points"] == 1
    assert ask("status")["entries"] == 1


def test_odds_without_a_campaign_need_both_sides(here):
    """The refusal gives the right call."""
    said = intendant("fief", "odds", "--attacker", "soldiers=3", "--lang", "en")

    assert said.status == 2
    assert "both sides or, in a campaign, the village" in said.err
    assert "--defender soldiers=5" in said.err
