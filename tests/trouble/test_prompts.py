"""Prompts at a terminal: one per roll, stopped in every way, and resumed."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant
from tests.trouble.program import judged, varied, whole
from tests.trouble.terminal import CTRL_C, CTRL_D, Terminal

ROLL = ("roll", "4d6!", "--dice", "ask")
# The typed faces: two sixes explode, and one of the new dice again.
ANSWERS = ("5661", "6 2", "3")
FACES = [5, 6, 6, 1, 6, 2, 3]


@pytest.fixture
def path(tmp_path):
    """A campaign."""
    return varied(tmp_path / "c.db")


def prompted(terminal: Terminal) -> str:
    """The text of the next prompt."""
    return terminal.until(": ")


def last(path: str) -> dict:
    """The newest entry in full."""
    newest = ask("log", "--last", "1", "-c", path)["entries"][0]["seq"]
    return ask("show", str(newest), "-c", path)


def faces(path: str) -> list[int]:
    """The faces of the newest entry."""
    return [face for throw in last(path)["throws"] for face in throw["faces"]]


def test_a_roll_is_asked_for_throw_by_throw(path):
    """There is one prompt per roll: first the pool, then the exploding dice."""
    with Terminal(*ROLL, "-c", path) as terminal:
        asked = []
        for answer in ANSWERS:
            asked.append(prompted(terminal))
            terminal.type(answer)
        assert terminal.ended() == 0
    assert [("4" in asked[0]), ("2" in asked[1]), ("d6" in asked[2])] == [True] * 3
    assert last(path)["kind"] == "roll"
    assert faces(path) == FACES
    assert {t["how"] for t in last(path)["throws"]} == {"typed"}
    assert ask("status", "-c", path)["drafts"] == []


def test_impossible_faces_are_asked_for_again(path):
    """In a typed line, a wrong number of faces, a wrong face or a word is refused."""
    with Terminal(*ROLL, "-c", path, env={"INTENDANT_KEYS": "line"}) as terminal:
        for wrong in ("5", "5 3 6 1 2", "5 3 7 1", "5 3 0 1", "five", "5371", ""):
            prompted(terminal)
            terminal.type(wrong)
            terminal.until("error")
        prompted(terminal)
        terminal.type("5,3,4/1")
        assert terminal.ended() == 0
    assert faces(path) == [5, 3, 4, 1]


@pytest.mark.parametrize("answered", range(4))
def test_a_roll_killed_at_a_prompt_is_taken_up_again(path, answered):
    """After kill -9 at any prompt, `resume` asks only for the rest."""
    with Terminal(*ROLL, "-c", path) as terminal:
        for answer in ANSWERS[:answered]:
            prompted(terminal)
            terminal.type(answer)
        if answered < len(ANSWERS):
            prompted(terminal)
            terminal.kill()
        else:
            assert terminal.ended() == 0
    assert judged(path, 12) == []
    drafts = ask("status", "-c", path)["drafts"]
    if answered in (0, len(ANSWERS)):
        assert drafts == []  # nothing was answered yet; or the act is done
        return
    assert [draft["kind"] for draft in drafts] == ["roll"]
    with Terminal("resume", "-c", path) as terminal:
        for answer in ANSWERS[answered:]:
            prompted(terminal)
            terminal.type(answer)
        assert terminal.ended() == 0
    assert faces(path) == FACES
    assert ask("status", "-c", path)["drafts"] == []
    assert whole(path) == 13


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
@pytest.mark.parametrize("answered", range(3))
def test_a_roll_stopped_at_a_prompt_is_kept_as_a_draft(path, key, answered):
    """Ctrl-C or end of input gives exit 130 and a draft that `resume` carries on."""
    with Terminal(*ROLL, "-c", path) as terminal:
        for answer in ANSWERS[:answered]:
            prompted(terminal)
            terminal.type(answer)
        prompted(terminal)
        terminal.type(key)
        assert terminal.ended() == 130
        assert "Traceback" not in terminal.output
        assert ("resume" in terminal.output) == bool(answered)
    assert whole(path) == 12
    if not answered:
        assert ask("status", "-c", path)["drafts"] == []
        return
    (draft,) = ask("status", "-c", path)["drafts"]
    rest = " ".join(ANSWERS[answered:]).replace("5661", "5 6 6 1")
    ask("resume", str(draft["id"]), "--dice", rest, "-c", path)
    assert faces(path) == FACES
    assert ask("status", "-c", path)["drafts"] == []


def test_a_draft_that_is_dropped_keeps_its_dice(path):
    """Stopping is not a secret way to reroll."""
    with Terminal(*ROLL, "-c", path) as terminal:
        prompted(terminal)
        terminal.type(ANSWERS[0])
        prompted(terminal)
        terminal.type(CTRL_C)
        assert terminal.ended() == 130
    ask("drop", "-c", path)
    assert last(path)["kind"] == "drop"
    assert faces(path) == [5, 6, 6, 1]
    assert ask("status", "-c", path)["drafts"] == []


def test_others_may_write_while_somebody_thinks(path):
    """No lock is held while a person is asked."""
    with Terminal(*ROLL, "-c", path) as terminal:
        prompted(terminal)
        ask("pay", "bank", "Anne", "1", "-c", path)
        terminal.type("5341")
        assert terminal.ended() == 0
    assert faces(path) == [5, 3, 4, 1]
    assert whole(path) == 14


def test_nobody_is_asked_where_nobody_sits(path):
    """Without a terminal, a missing roll is refused, not waited for."""
    said = intendant("roll", "4d6!", "--dice", "5 3", "-c", path)
    assert said.status == 2
    assert whole(path) == 12
