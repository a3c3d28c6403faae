"""A picture that follows the file at a second terminal: redrawn after anybody's act."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
from pathlib import Path

import pytest

from tests.face import ask
from tests.trouble.terminal import CTRL_C, CTRL_D, Terminal

APPEARS, LEAVES = "\x1b[?1049h", "\x1b[?1049l"


@pytest.fixture
def campaign(here):
    """A campaign of two."""
    ask("new", "c.db", "--game", "free", "--players", "Anne,Bruno")
    return str(here / "c.db")


@pytest.fixture
def board(campaign):
    """The board of this campaign, when it is first drawn."""
    with Terminal("board", "--lang", "en") as terminal:
        shown = terminal.until("\x1b[J")
        assert (APPEARS in shown, "latest actions" in shown) == (True, True)
        yield terminal


def test_it_is_drawn_anew_at_each_act(board):
    """The board is redrawn whoever has written, and after undos."""
    ask("pay", "bank", "Anne", "40", "--for", "bread")
    assert "Anne       40" in board.until("bread")
    ask("undo")
    assert "Anne        0" in board.until("Taken back")


def test_it_is_drawn_anew_where_the_window_changes(board):
    """The board is redrawn in the new size, and anything longer is cut."""
    ask("note", "a very long story " * 6)
    assert "[2] a very long story" in board.until("\x1b[J")
    board.resize(30)
    assert "[2] a very long story a very…" in board.until("\x1b[J")


@pytest.mark.parametrize("key", ["q", "Q", CTRL_C, CTRL_D])
def test_a_key_ends_it(board, key):
    """A key ends the board, and leaves the terminal as it was before."""
    board.press(key) if key in "qQ" else board.type(key)
    assert board.ended() == 0
    assert LEAVES in board.output
    assert board.echoes


def test_who_is_told_to_end_leaves_the_terminal_as_it_was(board):
    """On a signal the usual screen is back, with a cursor, and shows what is typed."""
    board.process.send_signal(signal.SIGTERM)
    assert board.ended() == -signal.SIGTERM, board.output
    assert LEAVES in board.output
    assert board.echoes


def test_another_key_does_nothing(board):
    """Any other key leaves the board following."""
    board.press("x")
    ask("note", "still here")
    board.until("still here")


def test_it_survives_the_file_being_replaced(board, campaign):
    """The file may be replaced by another as long, or be gone for a moment."""
    shutil.copy(campaign, "copy.db")
    os.remove(campaign)
    board.until("c.db")
    ask("note", "in the copy", "-c", "copy.db")
    os.replace("copy.db", campaign)
    board.until("in the copy")


def test_it_survives_the_file_being_locked(board, campaign):
    """The board reports the lock, and draws the campaign as soon as it can be read."""
    other = sqlite3.connect(campaign, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    os.utime(campaign)
    board.until("written by another program")
    other.execute("COMMIT")
    other.close()
    board.until("latest actions")


def test_it_survives_a_file_that_is_none(board, campaign):
    """The board reports the fault until there is a campaign again."""
    os.rename(campaign, "kept.db")
    Path("new.db").write_bytes(b"no campaign at all")
    os.replace("new.db", campaign)
    board.until("c.db")
    os.replace("kept.db", campaign)
    board.until("latest actions")


def test_who_looks_on_keeps_nobody_from_writing(board, campaign):
    """No lock is held between two pictures."""
    other = sqlite3.connect(campaign, isolation_level=None, timeout=5)
    other.execute("BEGIN EXCLUSIVE")
    assert other.in_transaction
    other.execute("ROLLBACK")
    other.close()


@pytest.mark.parametrize("words", [("--as", "Zoé"), ("-c", "none.db")])
def test_what_is_refused_is_refused_at_once(campaign, words):
    """No other screen appears before the refusal."""
    with Terminal("board", "--lang", "en", *words) as terminal:
        assert terminal.ended() in (1, 3)
    assert ("error: " in terminal.output, APPEARS in terminal.output) == (True, False)
