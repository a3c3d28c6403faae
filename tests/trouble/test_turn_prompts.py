"""A battle turn at a terminal: who is held where, unseen tactics, then the dice."""

from __future__ import annotations

import pytest

from tests.begun import begun
from tests.commands.conftest import FOUGHT
from tests.commands.test_mass_turn import TACTICS, turn
from tests.face import ask
from tests.trouble.terminal import CTRL_C, Terminal

CALL = ("mass", "turn", "--dice", "ask", "--lang", "en", "-c", "c.db")
PROMPT = ">"


@pytest.fixture
def held(here):
    """A second turn, in which Rodrigo must stay at the Front."""
    begun(FOUGHT)
    ask("rules", "set", "mass.personal.damage", "ask")
    turn(dice="6 6")
    ask("mass", "opportunity", "Rodrigo", "POU")
    return here


def at_tactics(terminal: Terminal) -> str:
    """Karl's level is chosen; the output up to the first tactic."""
    said = terminal.until(PROMPT)
    terminal.type("1")
    return said + terminal.until(PROMPT)


@pytest.mark.rule("MASS-TACT-01")
@pytest.mark.rule("MASS-OPP-POU-01")
def test_tactics_are_typed_unseen_and_shown_together(held):
    """Tactics are typed by number or name; a wrong one is not shown either."""
    with Terminal(*CALL) as terminal:
        said = at_tactics(terminal)
        assert "Rodrigo  Front, forced: Push them back! (MASS-OPP-POU-01)" in said
        assert "Eisen: which tactic (nobody sees it):" in said
        for typed in ("lance", "reconnaissance"):
            terminal.type(typed)
            said = terminal.until(PROMPT)
            assert typed not in said
            assert ("not one of the answers" in said) == (typed == "lance")
        terminal.type("2")
        said = terminal.until("): ")
        assert said.index("Reconnaissance") < said.index("Charge")
        assert "Otto rolls 3d10 (Wits + Strategy, keep 2)" in said
        terminal.press("777")
        said = terminal.until("): ")
        assert "tactics  +10 (MASS-TACT-06)" in said
        assert "Léon rolls 3d10" in said
        terminal.press("772")
        said = terminal.until("): ")
        assert "Montaigne wins the turn" in said
        assert "Karl rolls 1d10 (personal roll)" in said
        terminal.press("2")
        assert "Rodrigo rolls 1d10" in terminal.until("): ")
        terminal.press("2")
        terminal.until("Enter = 1 >")
        terminal.type("")
        assert terminal.ended() == 0
    newest = ask("log", "--last", "1")["entries"][0]["seq"]
    rolls = ask("show", str(newest))["outcome"]["rolls"]
    assert [roll["tactic"] for roll in rolls] == ["REC", "CHA"]


def test_a_turn_that_is_stopped_at_its_tactics_goes_on_there(held):
    """The first side's tactic is kept, but the draft does not show it."""
    with Terminal(*CALL) as terminal:
        at_tactics(terminal)
        terminal.type("4")
        terminal.until(PROMPT)
        terminal.type(CTRL_C)
        assert terminal.ended() == 130
    assert len(ask("status")["drafts"]) == 1
    assert "FLA" not in str(ask("status"))
    with Terminal("resume", "--lang", "en", "-c", "c.db") as terminal:
        assert "Montaigne: which tactic (nobody sees it)" in terminal.until(PROMPT)
        terminal.type("1")
        terminal.until("): ")
        terminal.kill()


def test_tactics_may_be_told_beforehand(held):
    """Tactics collected on two slips of paper are typed, and nobody is asked."""
    with Terminal(*CALL, *TACTICS) as terminal:
        terminal.until(PROMPT)
        terminal.type("1")
        assert "which tactic" not in terminal.until("rolls 3d10")
        terminal.kill()
