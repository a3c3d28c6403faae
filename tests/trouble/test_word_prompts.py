"""Missing words are asked for at a real terminal, but never in a script or a pipe."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant
from tests.trouble.program import varied
from tests.trouble.terminal import CTRL_C, Terminal

TOLD = {
    "en": ("Who pays", "no player is called", "bank: who receives", "bank: how much"),
    "fr": (
        "Qui paie",
        "aucun joueur ne s’appelle",
        "bank\u00a0: qui reçoit",
        "bank\u00a0: combien",
    ),
}


@pytest.fixture
def path(tmp_path):
    """A campaign."""
    return varied(tmp_path / "c.db")


@pytest.mark.parametrize("lang", TOLD)
def test_a_payment_is_asked_for_word_by_word(path, lang):
    """Each word is checked at once: an unknown one is reported, and asked for again."""
    who, nobody, whom, much = TOLD[lang]
    with Terminal("pay", "-c", path, "--lang", lang) as terminal:
        terminal.until(who)
        terminal.until("> ")
        terminal.type("Zzz")
        terminal.until(nobody)
        terminal.until(who)
        terminal.until("> ")
        terminal.type("bank")
        terminal.until(whom)
        terminal.until("> ")
        terminal.type("Anne")
        terminal.until(much)
        terminal.until(": ")
        terminal.type("3")
        assert terminal.ended() == 0
    last = ask("log", "--last", "1", "-c", path)["entries"][0]
    assert last["kind"] == "pay"
    assert ask("show", str(last["seq"]), "-c", path)["asked"]["amount"] == 3


def test_ctrl_c_at_a_word_writes_nothing(path):
    """Neither an entry nor a draft is written."""
    before = ask("status", "-c", path)
    with Terminal("pay", "-c", path) as terminal:
        terminal.until("> ")
        terminal.type(CTRL_C)
        assert terminal.ended() == 130
    assert ask("status", "-c", path) == before


def test_a_script_is_never_asked(path):
    """In a script or a pipe, all missing words are named."""
    with Terminal("pay", "-c", path, "--json") as terminal:
        terminal.until("FROM, TO and AMOUNT are missing")
        assert terminal.ended() == 2
    said = intendant("pay", "-c", path, stdin="Anne\n")
    assert (said.status, "FROM, TO and AMOUNT are missing" in said.err) == (2, True)
