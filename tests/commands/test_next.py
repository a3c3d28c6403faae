"""`next`: the acts a phase still needs, the players, and whether it can end."""

from __future__ import annotations

import pytest

from tests.begun import begun
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import text
from tests.ledger.rules.fief.test_passing import BEFORE, HELD

BATTLE = "fief battle Bourg --attacker Anne --defender Bruno"


def acts():
    """The progress of each player or side."""
    return {one["name"]: one["acts"] for one in ask("next")["players"]}


@pytest.fixture
def siege(here):
    """Anne is before Bourg, which Bruno holds, in the combat phase."""
    begun(text(HELD + BEFORE, phase="combat"))


def test_who_acts_and_who_has_acted(siege):
    """Players come in the order of the turn, with those who were passed over."""
    before = acts()
    ask("fief", "done", "Anne")
    after = acts()
    ask("fief", "done", "Chloé")

    assert before == {"Anne": "to_act", "Bruno": "waits", "Chloé": "waits"}
    assert after == {"Anne": "finished", "Bruno": "to_act", "Chloé": "waits"}
    assert acts() == {"Anne": "finished", "Bruno": "passed", "Chloé": "finished"}


def test_what_is_lost_with_the_phase_is_told_with_its_command(siege):
    """An unfought battle is shown: the phase cannot end without a loss."""
    found = ask("next")
    (due,) = found["due"]
    out = intendant("next", "--lang", "en").out

    assert (due["command"], due["lost"], found["ends"]) == (BATTLE, True, False)
    assert found["command"] == "phase next"
    assert f"`{BATTLE}`" in " ".join(out.split())
    assert "with `phase next`, everything left undone is lost" in out


def test_what_the_clock_does_by_itself_is_not_lost(here):
    """An income that nobody asks for is paid as the phase ends."""
    begun(text(HELD, phase="income"))
    found = ask("next")

    assert [(one["code"], one["lost"]) for one in found["due"]] == [("income", False)]
    assert found["ends"] is True
    assert "when that is done: `phase next`" in intendant("next", "--lang", "en").out


@pytest.mark.parametrize(
    ("lang", "waiting", "over"),
    [
        (
            "en",
            "still to act: Bruno and Chloé",
            "nothing is left to do; the phase can end",
        ),
        (
            "fr",
            "Bruno et Chloé n’ont pas encore joué",
            "il ne reste rien à faire\u202f; la phase peut se terminer",
        ),
    ],
)
def test_when_nothing_is_left_the_phase_can_end(here, lang, waiting, over):
    """Players who have not acted are named; after them nothing is left."""
    begun(text(HELD, phase="purchases"))
    ask("fief", "done", "Anne")
    first = intendant("next", "--lang", lang).out.replace("\xa0", " ")
    for name in ("Bruno", "Chloé"):
        ask("fief", "done", name)
    last = intendant("next", "--lang", lang).out

    assert waiting in first
    assert over in last
    assert f"`phase {'next' if lang == 'en' else 'suivant'}`" in last


@pytest.mark.parametrize(
    ("game", "words", "command"),
    [
        ("free", ("--players", "Anne,Bo"), "turn next"),
        ("medfan", ("--players", "Anne,Bo"), "turn next"),
        ("mass", (), None),
        ("siege", (), None),
    ],
)
def test_every_game_says_what_comes_next(here, game, words, command):
    """If no clock runs, nothing needs to be typed to go on."""
    intendant("new", "c.db", "--game", game, *words)
    found = ask("next")

    assert found["command"] == command
    assert all(one["command"] for one in found["due"])
    assert intendant("next").status == 0


def test_in_a_siege_the_sides_take_turns(here):
    """The first turn belongs to the side that has it."""
    intendant("new", "s.db", "--game", "siege")
    ask("siege", "start", "1", "--first", "defender", "--attacker", "Nains")
    before = acts()
    ask("phase", "next")

    assert sorted(before.values()) == ["to_act", "waits"]
    assert acts()["Nains"] == "to_act"


def test_asking_writes_nothing(siege):
    """`next` is a question."""
    ask("next")

    assert ask("status")["entries"] == 1
