"""Output that is longer than the screen goes through the pager, as in git."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from tests.face import ask, intendant
from tests.trouble.program import PROGRAM
from tests.trouble.terminal import CTRL_C, Terminal

MANY = 60
LAST = f"pays {MANY}\N{NO-BREAK SPACE}coins"
HINT = "shorter: --last, --turn, --player or --kind"


@pytest.fixture
def campaign(here):
    """A campaign with a settled language and unit of money."""
    ask("new", "c.db", "--game", "free", "--players", "Anne,Bruno")
    return here


@pytest.fixture
def long(campaign):
    """A journal that is longer than the screen."""
    lines = (f"pay bank Anne {n}" for n in range(1, MANY + 1))
    assert intendant("run", "-", stdin="\n".join(lines)).status == 0
    return campaign


@pytest.fixture
def endless(campaign):
    """A journal so long that nobody waits for its end."""
    lines = (f"note {n}" for n in range(2_100))
    assert intendant("run", "-", stdin="\n".join(lines)).status == 0
    return campaign


@pytest.fixture
def marked(long):
    """A pager that prints its input, and reports when it is left."""
    program = long / "mine"
    program.write_text("#!/bin/sh\necho PAGED $1 LESS=$LESS\ncat\necho LEFT\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return {"INTENDANT_PAGER": f"{program} 'two words'"}


def told(*words, env):
    """The output of a call at a terminal, and its status."""
    with Terminal(*words, env=env) as terminal:
        status = terminal.ended()
    return terminal.output, status


def test_a_long_answer_is_read_in_the_pager(marked):
    """All of it is paged, with its colours; below is a hint how to shorten the list."""
    said, status = told("log", env={**marked, "NO_COLOR": None})
    assert "PAGED two words LESS=FRX" in said
    assert (LAST in said, "\x1b[1m" in said, status) == (True, True, 0)
    assert said.index(LAST) < said.index("LEFT") < said.index(HINT)


def test_what_fits_the_screen_is_not(marked):
    """Short lists, acts, scripts, pipes and JSON are not paged."""
    Path("s.txt").write_text("log\n", "utf-8")
    for words in (
        ("log", "--last", "3"),
        ("pay", "bank", "Anne", "1"),
        ("run", "s.txt"),
        ("log", "--json"),
    ):
        said, status = told(*words, env=marked)
        assert ("PAGED" in said, "shorter" in said, status) == (False, False, 0)


def test_an_act_needs_no_pager(marked):
    """However many lines its dice take."""
    words = "roll", "100d1000", "--seed", "3"
    with Terminal(*words, env=marked, columns=20, rows=10) as terminal:
        status = terminal.ended()
    assert terminal.output.count("\n") > 10
    assert ("PAGED" in terminal.output, status) == (False, 0)


def test_help_is_an_answer_too(marked):
    """The program's help is longer than a screen, that of `drop` is not."""
    assert "PAGED" in told("--help", env=marked)[0]
    assert "PAGED" not in told("drop", "--help", env=marked)[0]


@pytest.mark.parametrize(
    "env",
    [
        {"INTENDANT_PAGER": "cat", "PAGER": "./mine"},
        {"INTENDANT_PAGER": "", "PAGER": "./mine"},
        {"INTENDANT_PAGER": "no-such-pager"},
        {"PAGER": "./mine", "TERM": "dumb"},
    ],
)
def test_without_a_pager_it_is_printed(marked, env):
    """With paging off, no pager or a dumb terminal, everything is printed."""
    said, status = told("log", env={"INTENDANT_PAGER": None, **env})
    assert (LAST in said, "PAGED" in said, status) == (True, False, 0)
    assert HINT in said


def test_anybodys_pager_serves_where_there_is_none_of_ours(marked):
    """`PAGER` is used, with the options of the reader's own less."""
    env = {"INTENDANT_PAGER": None, "PAGER": "./mine", "LESS": "R"}
    assert "LESS=R\n" in told("log", env=env)[0]


def test_the_usual_pager_can_be_left_early(long):
    """Leaving it is no error, and the terminal is as it was."""
    env = {"INTENDANT_PAGER": None, "PAGER": None, "TERM": "xterm"}
    with Terminal("log", env=env) as terminal:
        terminal.until(":")
        terminal.press("q")
        assert terminal.ended() == 0
    assert LAST not in terminal.output


def test_a_pager_that_ends_at_once_is_no_error(long):
    """The rest that it did not read does not matter."""
    assert told("log", env={"INTENDANT_PAGER": "true"})[1] == 0


def test_ctrl_c_is_the_pagers(long):
    """The program ends when its pager does, and not before."""
    # A shell that waits for a line would sleep through a signal that comes just before.
    waits = "trap 'echo HELD; exit' INT; cat >/dev/null; echo READY; while sleep 1; do :; done"
    with Terminal("log", env={"INTENDANT_PAGER": waits}) as terminal:
        terminal.until("READY")
        terminal.type(CTRL_C)
        terminal.until("HELD")
        assert terminal.ended() == 0
    assert "stopped" not in terminal.output


def test_a_very_long_journal_too(endless, marked):
    """The journal goes into the pager as it is made."""
    said, status = told("log", env=marked)
    assert ("PAGED" in said, "2099" in said, HINT in said, status) == (*[True] * 3, 0)


def test_whoever_leaves_a_very_long_journal_waits_for_no_more(endless):
    """The beginning is shown while the rest is made; leaving is no error."""
    env = {"INTENDANT_PAGER": "head -3"}
    said, status = told("log", env=env)
    assert ("what happened" in said, "2099" in said, status) == (True, False, 0)
    assert HINT in said


def test_others_may_write_while_a_very_long_journal_is_read(endless):
    """All of it has been read by then, and the file is free."""
    write = f"{' '.join(PROGRAM)} pay bank Anne 1 --json -c c.db"
    said, status = told("log", env={"INTENDANT_PAGER": f"cat >/dev/null; {write}"})
    assert ('"ok":true' in said, status) == (True, 0)
    assert ask("treasury", "Anne")["accounts"][0]["money"] == 1


def test_at_the_open_prompt_too(long, tmp_path):
    """At the open prompt the pager is used, too, and the next prompt follows."""
    env = {"INTENDANT_PAGER": "echo PAGED; cat", "PROMPT_TOOLKIT_NO_CPR": "1"}
    env |= {"TERM": "xterm", "XDG_STATE_HOME": str(tmp_path / "state")}
    with Terminal("shell", "--lang", "en", env=env) as terminal:
        for line in ("l", "log"):
            terminal.until("▶")
            terminal.type(line, end="\r")
            assert "PAGED" in terminal.until(LAST)
            terminal.until(HINT)
        terminal.until("▶")
