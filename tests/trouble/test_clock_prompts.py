"""At a terminal, the program asks before an act that would lose something."""

from __future__ import annotations

import pytest

from tests.begun import begun
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import person, text
from tests.ledger.rules.fief.test_passing import BEFORE, HELD
from tests.trouble.terminal import CTRL_C, Terminal


@pytest.mark.parametrize(
    ("typed", "status", "phase"), [("", 1, "combat"), ("1", 0, "negotiations")]
)
def test_a_battle_that_is_due_is_asked_about_and_no_writes_nothing(
    here, typed, status, phase
):
    """Enter writes nothing and leaves no draft; a yes goes on."""
    begun(text(HELD + BEFORE, phase="combat"))
    with Terminal("phase", "next", "--lang", "en", "-c", "c.db") as terminal:
        said = " ".join(terminal.until("Enter = 2 >").split())
        assert "battle is due – `fief battle Bourg --attacker Anne" in said
        terminal.type(typed)
        assert terminal.ended() == status
    now = ask("status")
    assert (now["phase"], now["drafts"]) == (phase, [])


@pytest.mark.rule("FIEF-TURN-02")
@pytest.mark.parametrize(
    ("lang", "said", "typed", "status"),
    [
        ("en", "Anne has not acted in this phase, and loses the turn", "", 1),
        (
            "en",
            "Anne has not acted in this phase, and loses the turn",
            "nonsense",
            None,
        ),
        ("fr", "Anne n’a pas encore agi dans cette phase", "1", 0),
    ],
)
def test_whoever_is_passed_over_by_an_act_is_named_first(
    here, lang, said, typed, status
):
    """Enter waits for that player; wrong answers are repeated; scripts only warn."""
    others = person("Charles", "Bruno", "Bourg") + person("Arnaud", "Anne", "Vaux")
    begun(text(others, phase="movement"))
    call = ("fief", "done", "Bruno", "--lang", lang, "-c", "c.db")
    with Terminal(*call) as terminal:
        lines = [line.strip() for line in terminal.until("2 >").splitlines()]
        assert any(line.startswith(said) for line in lines)
        terminal.type(typed)
        if status is None:
            terminal.until("2 >")
            terminal.type(CTRL_C)
            status = 130
        assert terminal.ended() == status
    passed = status == 0
    assert ask("status")["drafts"] == []
    assert ask("log")["entries"][-1]["kind"] == ("fief done" if passed else "new")
    if not passed:
        told = intendant(*call, "--json").json["warnings"]
        assert [one["code"] for one in told] == ["fief.passes_over"]
