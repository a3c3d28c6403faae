"""One key for each face: what ends a roll, and what happens to slips and wrong keys."""

from __future__ import annotations

import signal

import pytest

from tests.face import ask
from tests.trouble.program import varied, whole
from tests.trouble.terminal import CTRL_C, Terminal
from tests.trouble.test_prompts import faces

BACK, ENTER, ESCAPE = "\x7f", "\r", "\x1b"
ROLL = ("roll", "4d6!", "--dice", "ask", "--lang", "en")


@pytest.fixture
def path(tmp_path):
    """A campaign."""
    return varied(tmp_path / "c.db")


def pressed(path: str, *bursts: str, **more: object) -> str:
    """The output of the roll with these keys, each group at a prompt of its own."""
    said = ""
    with Terminal(*ROLL, "-c", path, **more) as terminal:  # type: ignore[arg-type]
        for burst in bursts:
            said += terminal.until("): ")
            terminal.press(burst)
        assert terminal.ended() == 0
        return said + terminal.output


def test_a_throw_ends_by_itself_with_its_last_face(path):
    """Digits suffice, without Enter; the exploding dice are asked for at once."""
    pressed(path, "5661", "62", "3")
    assert faces(path) == [5, 6, 6, 1, 6, 2, 3]


def test_backspace_takes_the_last_face_back(path):
    """Ctrl-U takes back all faces typed for this roll."""
    pressed(path, f"5{BACK}44{BACK}\x15531{BACK}21")
    assert faces(path) == [5, 3, 2, 1]


def test_backspace_at_the_next_prompt_goes_back_to_the_throw_before(path):
    """The last face ends the roll, but a slip in it can still be mended."""
    pressed(path, "5461", BACK, "2", "3")
    assert faces(path) == [5, 4, 6, 2, 3]
    assert ask("status", "-c", path)["drafts"] == []
    assert whole(path) == 13


def test_backspace_where_nothing_was_answered_rings_the_bell(path):
    """There is no answer before the first."""
    assert "\a" in pressed(path, f"{BACK}{BACK}5421")
    assert faces(path) == [5, 4, 2, 1]


def test_a_wrong_key_is_passed_over_with_one_hint(path):
    """The bell rings each time; the message comes once a prompt, not at every key."""
    with Terminal(*ROLL, "-c", path) as terminal:
        terminal.until("): ")
        terminal.press("5x")
        told = terminal.until("Backspace")
        assert "“x” is not a face" in told
        terminal.until("): 5 ")
        terminal.press("y0é421")
        assert terminal.ended() == 0
        assert terminal.output.count("\a") == 3
        assert "error" not in terminal.output
    assert faces(path) == [5, 4, 2, 1]


@pytest.mark.parametrize("key", ["\x1b[A", "\x1b[3~", "\x1bOP", "\x1b[1;5C", ESCAPE])
def test_a_key_that_sends_several_signs_is_one_wrong_key(path, key):
    """Delete sends a 3 that nobody typed, among other characters."""
    with Terminal(*ROLL, "-c", path) as terminal:
        terminal.until("): ")
        terminal.press("5")
        terminal.until("5 ")
        terminal.type(key, end="")
        terminal.until("error")
        terminal.until("): 5 ")
        terminal.press("421")
        assert terminal.ended() == 0
    assert faces(path) == [5, 4, 2, 1]


def test_enter_before_the_last_face_tells_how_many_are_missing(path):
    """Faces that are already typed stay."""
    with Terminal(*ROLL, "-c", path) as terminal:
        terminal.until("): ")
        terminal.press(f"54{ENTER}")
        assert "2 faces were typed" in terminal.until("): 5 4 ")
        terminal.press("21")
        assert terminal.ended() == 0
    assert faces(path) == [5, 4, 2, 1]


def test_too_many_faces_at_once_are_asked_for_again(path):
    """Only the person typing knows which of them is the one too many."""
    with Terminal(*ROLL, "-c", path) as terminal:
        terminal.until("): ")
        terminal.type("54211", end="")
        terminal.until("1 face too many: 4 are enough")
        terminal.until("): ")
        terminal.type("5 4, 2/1")  # as in --dice, with an Enter that is not needed
        assert terminal.ended() == 0
    assert faces(path) == [5, 4, 2, 1]


def test_stopped_amid_a_throw_its_first_faces_are_kept(path):
    """The first faces are shown when the roll is resumed, and can be taken back."""
    with Terminal(*ROLL, "-c", path) as terminal:
        terminal.until("): ")
        terminal.press("56")
        terminal.until("5 6")
        terminal.type(CTRL_C)
        terminal.until("resume")
        assert terminal.ended() == 130
        assert terminal.echoes
    with Terminal("resume", "-c", path, "--lang", "en") as terminal:
        terminal.until("): 5 6 ")
        terminal.press(f"{BACK}421")
        assert terminal.ended() == 0
    assert faces(path) == [5, 4, 2, 1]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_who_is_told_to_end_leaves_the_terminal_as_it_was(path, number):
    """Otherwise the shell would not show what is typed."""
    with Terminal(*ROLL, "-c", path) as terminal:
        terminal.until("): ")
        terminal.press("5")
        terminal.until("5 ")
        assert not terminal.echoes
        terminal.process.send_signal(number)
        assert terminal.ended() in (130, -signal.SIGTERM)
        assert terminal.echoes


def test_ctrl_c_twice_is_as_good_as_once(path):
    """The second comes while the first is handled: a draft is left, no traceback."""
    with Terminal(*ROLL, "-c", path) as terminal:
        terminal.until("): ")
        terminal.press("5661")
        terminal.until("): ")
        terminal.type(CTRL_C + CTRL_C, end="")
        assert terminal.ended() in (130, -signal.SIGINT)
        assert "Traceback" not in terminal.output
        assert terminal.echoes
    assert len(ask("status", "-c", path)["drafts"]) == 1


@pytest.mark.parametrize("columns", [40, 12])
@pytest.mark.parametrize("term", ["dumb", "xterm", ""])
def test_a_narrow_or_dumb_terminal_shows_what_is_left(path, columns, term):
    """Where the cursor cannot go back, the faces are printed again."""
    env = {"TERM": term, "NO_COLOR": "1"}
    said = pressed(path, f"53{BACK}241", columns=columns, env=env)
    assert faces(path) == [5, 2, 4, 1]
    assert "\x1b" not in said


def test_a_window_that_changes_its_size_disturbs_nobody(path):
    """Neither the roll nor the faces typed so far are disturbed."""
    with Terminal(*ROLL, "-c", path) as terminal:
        terminal.until("): ")
        terminal.press("54")
        terminal.until("5 4 ")
        terminal.resize(30)
        terminal.process.send_signal(signal.SIGWINCH)
        terminal.press("21")
        assert terminal.ended() == 0
    assert faces(path) == [5, 4, 2, 1]


def test_who_was_sent_to_the_background_goes_on_with_keys(path):
    """Ctrl-Z and `fg` work, even if the shell has used the terminal in between."""
    with Terminal(*ROLL, "-c", path) as terminal:
        terminal.until("): ")
        terminal.press("54")
        terminal.until("5 4")
        terminal.process.send_signal(signal.SIGSTOP)
        terminal.echo()
        terminal.process.send_signal(signal.SIGCONT)
        terminal.until_silent()
        terminal.press("21")
        assert terminal.ended() == 0
    assert faces(path) == [5, 4, 2, 1]


def test_a_die_with_faces_of_two_digits_is_typed_as_a_line(path):
    """One key could not distinguish 1 from 12; the ten of a d10 is typed as 0."""
    with Terminal("roll", "2d20", "--dice", "ask", "-c", path) as terminal:
        terminal.until(": ")
        terminal.type("12 7")
        assert terminal.ended() == 0
    assert faces(path) == [12, 7]
    with Terminal("roll", "2d10", "--dice", "ask", "-c", path) as terminal:
        terminal.until(": ")
        terminal.press("07")
        assert terminal.ended() == 0
    assert faces(path) == [10, 7]
