"""Choosing at a terminal: by Up and Down, number or beginning; and what `?` shows."""

from __future__ import annotations

import pytest

from tests.face import ask
from tests.trouble.program import varied
from tests.trouble.terminal import CTRL_C, CTRL_D, Terminal

UP, DOWN, BACK, ENTER = "\x1b[A", "\x1b[B", "\x7f", "\r"
LINE = {"INTENDANT_KEYS": "line"}


@pytest.fixture
def path(tmp_path):
    """A campaign of Anne, Bruno and Chloé."""
    return varied(tmp_path / "c.db")


def answered(path: str, keys: str, **more: object) -> str:
    """The payee of a payment by the bank, chosen with these keys."""
    words = "pay", "bank", "--lang", "en", "-c", path
    with Terminal(*words, **more) as terminal:  # type: ignore[arg-type]
        terminal.until("> ")
        terminal.press(keys)
        terminal.until("coins: ")
        terminal.type("3")
        assert terminal.ended() == 0
    last = ask("log", "--last", "1", "-c", path)["entries"][0]["seq"]
    to: str = ask("show", str(last), "-c", path)["asked"]["to"]
    return to


@pytest.mark.parametrize(
    ("keys", "meant"),
    [
        (f"{DOWN}{ENTER}", "Anne"),
        (f"{DOWN}{DOWN}{ENTER}", "Bruno"),
        (f"{DOWN}{DOWN}{UP}{ENTER}", "Anne"),
        (f"{UP}{UP}{ENTER}", "Bruno"),
        (f"\x1bOB{ENTER}", "Anne"),
        (f"\t\t{ENTER}", "Bruno"),
        (f"2{ENTER}", "Bruno"),
        (f"ch{ENTER}", "Chloé"),
        (f"b{DOWN}{ENTER}", "Bruno"),
        (f"é{BACK}{BACK}an{ENTER}", "Anne"),
        (f"{DOWN}{BACK}br{ENTER}", "Bruno"),
        (f"{DOWN}chl{ENTER}", "Chloé"),
        (f"xyz\x15an{ENTER}", "Anne"),
        (f"b{DOWN}{DOWN}{DOWN}{ENTER}", "Bruno"),
    ],
)
def test_one_of_several_is_chosen_by_keys(path, keys, meant):
    """Enter takes the choice shown in the line; the list goes round at its ends."""
    assert answered(path, keys) == meant


def test_where_the_terminal_gives_no_keys_a_line_is_read(path):
    """A number or a beginning is typed, as ever."""
    assert answered(path, f"3{ENTER}", env=LINE) == "Chloé"
    assert answered(path, f"br{ENTER}", env=LINE) == "Bruno"


@pytest.mark.parametrize("env", [{}, LINE])
@pytest.mark.parametrize(
    ("wrong", "told"), [("zz", "called “zz”"), ("b", "b"), ("", "cannot be empty")]
)
def test_what_means_nothing_is_told_and_asked_again(path, env, wrong, told):
    """An unknown name, an ambiguous beginning and an empty line are asked again."""
    with Terminal("pay", "bank", "--lang", "en", "-c", path, env=env) as terminal:
        terminal.until("> ")
        terminal.type(wrong)
        assert told in terminal.until("bank: who receives:")
        terminal.until("> ")
        terminal.type(CTRL_C)
        assert terminal.ended() == 130
        assert terminal.echoes


@pytest.mark.parametrize("env", [{}, LINE])
@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "Ctrl-C stops."), ("fr", "Ctrl-C interrompt.")],
)
def test_a_question_mark_tells_what_the_question_is_about(path, env, lang, told):
    """`?` explains a choice, a line or dice; then the question is repeated."""
    with Terminal("pay", "bank", "--lang", lang, "-c", path, env=env) as terminal:
        terminal.until("> ")
        terminal.type("?")
        terminal.until(told)
        terminal.until("> ")
        terminal.type("Anne")
        terminal.until(": ")
        terminal.type("?")
        terminal.until(told)
        terminal.until(": ")
        terminal.type(CTRL_D)
        assert terminal.ended() == 130
    dice = "roll", "4d6", "--dice", "ask", "--lang", lang, "-c", path
    with Terminal(*dice, env=env) as terminal:
        terminal.until(": ")
        terminal.press("?" if not env else "?\n")
        terminal.until(told)
        terminal.until(": ")
        terminal.type("5421")
        assert terminal.ended() == 0
