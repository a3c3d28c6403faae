"""The open prompt at a real terminal: lines that are wrong, broken off or killed."""

from __future__ import annotations

import os
import signal

import pytest

from tests.begun import begun
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import person, text, village
from tests.trouble.program import varied
from tests.trouble.terminal import CTRL_C, CTRL_D, Terminal

SIGN = "▶"
TERM = {"PROMPT_TOOLKIT_NO_CPR": "1", "TERM": "xterm"}


@pytest.fixture
def path(tmp_path):
    """A campaign."""
    return varied(tmp_path / "c.db")


@pytest.fixture
def shell(path, tmp_path):
    """The prompt, opened for this campaign."""
    env = {**TERM, "XDG_STATE_HOME": str(tmp_path / "state")}
    with Terminal("shell", "-c", path, "--lang", "en", env=env) as terminal:
        terminal.until(SIGN)
        yield terminal


def told(terminal, line, answer):
    """Types a line at the prompt, and waits for the result and the next prompt."""
    terminal.type(line, end="\r")
    found = terminal.until(answer)
    terminal.until(SIGN)
    return found


def payments(path):
    """The sums that were paid, in order."""
    kinds = ask("log", "--kind", "pay", "-c", path)["entries"]
    shown = (ask("show", str(one["seq"]), "-c", path) for one in kinds)
    return [one["asked"]["amount"] for one in shown]


def whole(path):
    """Whether the file is as it should be."""
    return intendant("verify", "-c", path, "--json").status == 0


def test_its_language_is_that_of_its_lines(path, tmp_path):
    """The language is the one chosen at the start, unless a line asks for another."""
    env = {**TERM, "XDG_STATE_HOME": str(tmp_path / "state")}
    with Terminal("shell", "-c", path, "--lang", "fr", env=env) as terminal:
        terminal.until(SIGN)
        told(terminal, "treasury", "banque")
        told(terminal, "treasury --lang en", "bank ")


def test_lines_are_read_one_after_the_other(shell, path):
    """A few keys suffice; the full command is shown, and errors are reported."""
    before = payments(path)
    told(shell, "p an br 3", "→ pay Anne Bruno 3")
    told(shell, "pay Anne Bruno 4", "Anne pays 4")
    told(shell, "p an zz 3", "error")
    told(shell, "zzz", "error")
    told(shell, "t", "bank")
    shell.type(CTRL_D)
    assert shell.ended() == 0
    assert payments(path) == [*before, 3, 4]


def test_what_is_missing_is_asked_for(shell, path):
    """Ctrl-C at a question gives up the line, but not the prompt."""
    shell.type("pay Anne", end="\r")
    shell.until("Anne: who receives")
    shell.type("br", end="\r")
    shell.until("Anne: how much")
    shell.type(CTRL_C)
    shell.until(SIGN)
    told(shell, "p an br 7", "Anne pays 7")
    shell.type("q", end="\r")
    assert shell.ended() == 0
    assert payments(path)[-1] == 7


@pytest.fixture
def buying(tmp_path, monkeypatch):
    """The prompt in the phase of purchases: Anne may buy what costs 300 or less."""
    monkeypatch.chdir(tmp_path)
    held = {"building": "castle", "troops": "Anne.v1=2"}
    board = village("Bourg", "Anne", **held) + person("Arnaud", "Anne", "Bourg")
    begun(text(board, phase="purchases", money={"Anne": 300}))
    env = {**TERM, "XDG_STATE_HOME": str(tmp_path / "state")}
    with Terminal("shell", "-c", "c.db", "--lang", "en", env=env) as terminal:
        terminal.until(SIGN)
        yield terminal


def test_what_may_be_done_now_is_listed_and_what_is_wrong_asked_for_again(buying):
    """The list is for a player; the nearest name is proposed; dearer things go."""
    buying.type("b", end="\r")
    listed = buying.until(">")
    assert "Anne: what is bought:" in listed
    assert "castle" not in listed
    assert listed.index("soldier") < listed.index("mill") < listed.index("press")
    for wrong, near in (
        ("mull", "did you mean mill?"),
        ("xyz", "soldier, mill or press"),
    ):
        buying.type(wrong, end="\r")
        assert f"“{wrong}” is not one of the answers" in buying.until(near)
        buying.until("what is bought:")
        buying.until(">")
    buying.type("mill", end="\r")
    buying.until("Anne buys 1 mill in Bourg for 300")
    buying.until(SIGN)


def test_the_only_thing_that_may_be_done_now_is_not_done_unasked(buying):
    """The only act is listed alone; Ctrl-C leaves the list, and nothing is bought."""
    told(buying, "b press", "Anne buys 1 press")
    buying.type("b", end="\r")
    assert "1. soldier" in buying.until(">")
    buying.type(CTRL_C)
    buying.until(SIGN)
    assert len(ask("log", "--kind", "fief buy")["entries"]) == 1


@pytest.mark.parametrize(("typed", "corrected"), [("", 0), ("1", 1)])
def test_the_only_way_to_mend_a_count_is_asked_about(shell, path, typed, corrected):
    """Enter alone mends nothing, at the open prompt as at any other."""
    shell.type("count Anne=123456 Bruno=654321", end="\r")
    said = shell.until("Which correction applies?")
    ways = said.count("make the ledger match the table")
    shell.type(typed, end="\r")
    shell.until(SIGN)
    shell.type(CTRL_D)
    assert shell.ended() == 0
    found = ask("log", "--kind", "correct", "-c", path)["entries"]
    assert (ways, bool(found)) == (1, bool(corrected))


@pytest.mark.parametrize(
    ("letter", "answer"), [("s", "Turn 2"), ("o", "no answer here")]
)
def test_a_letter_for_an_aside_answers_no_question(shell, path, letter, answer):
    """A letter for an aside neither confirms nor cancels: the question is repeated."""
    told(shell, "p an br 3", "Anne pays 3")
    before = payments(path)
    shell.type("u", end="\r")
    shell.until("Enter = 1 >")
    shell.type(letter, end="\r")
    shell.until(answer)
    shell.until("Enter = 1 >")
    shell.type(CTRL_C)
    shell.until(SIGN)
    assert payments(path) == before
    assert ask("log", "--last", "1", "-c", path)["entries"][0]["kind"] == "pay"


def test_a_board_within_it_leaves_it_open(shell, path):
    """The board opens the file for itself; a key ends it, and the prompt goes on."""
    shell.type("board", end="\r")
    shell.until("latest actions")
    shell.press("q")
    shell.until(SIGN)
    told(shell, "p an br 8", "Anne pays 8")
    assert payments(path)[-1] == 8


def test_ctrl_c_empties_the_line(shell):
    """Text in the line is not carried out."""
    shell.press("pay Anne Bruno 9")
    shell.until("9")
    shell.type(CTRL_C)
    shell.until(SIGN)
    told(shell, "l --last 1", "what happened")
    shell.type(CTRL_D)
    assert shell.ended() == 0


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGKILL, signal.SIGTERM])
def test_a_window_that_is_closed_and_a_kill_leave_the_file_whole(shell, path, number):
    """Finished lines are kept; the line that was being typed has no effect."""
    told(shell, "p an br 3", "Anne pays 3")
    shell.press("pay Anne Bruno 9")
    shell.until("9")
    os.kill(shell.process.pid, number)
    shell.ended()
    assert payments(path)[-1] == 3
    assert whole(path)


def test_a_file_that_another_writes_meanwhile_is_read_again(shell, path):
    """The next answer includes somebody else's payment."""
    told(shell, "p an br 3", "Anne pays 3")
    ask("players", "add", "Zoé", "-c", path)
    told(shell, "p an zo 3", "→ pay Anne Zoé 3")
    shell.type(CTRL_D)
    assert shell.ended() == 0


def test_a_pipe_is_run_as_a_script(path):
    """In a pipe, all lines are carried out or none."""
    before = payments(path)
    said = intendant("shell", "-c", path, stdin="pay Anne Bruno 2\npay Anne Bruno 1\n")
    assert said.status == 0
    said = intendant("shell", "-c", path, stdin="pay Anne Bruno 5\npay Anne Zzz 1\n")
    assert said.status == 1
    assert payments(path) == [*before, 2, 1]


def test_the_program_alone_opens_it_where_one_campaign_lies(
    path, tmp_path, monkeypatch
):
    """With no campaign here, the program shows its manual instead."""
    monkeypatch.chdir(tmp_path)
    env = {**TERM, "XDG_STATE_HOME": str(tmp_path / "state")}
    with Terminal(env=env) as terminal:
        terminal.until(SIGN)
        terminal.type(CTRL_D)
        assert terminal.ended() == 0
    os.rename(path, tmp_path / "c.txt")
    (tmp_path / "empty").mkdir()
    monkeypatch.chdir(tmp_path / "empty")
    with Terminal(env=env) as terminal:
        terminal.until("Usage")
        assert terminal.ended() == 0


def test_there_is_no_prompt_within_the_prompt(shell):
    """The program says so, and the prompt stays."""
    told(shell, "shell", "is already open")
    shell.type(CTRL_D)
    assert shell.ended() == 0
