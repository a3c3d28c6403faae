"""Waiting for typed input: Ctrl-C is heard whenever it comes."""

from __future__ import annotations

import os
import pty
import signal

import pytest

from commands import keys


@pytest.fixture
def typist(monkeypatch):
    """Somebody at a terminal: the end where they type."""
    ours, theirs = pty.openpty()
    with os.fdopen(theirs) as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        yield ours
    os.close(ours)


def test_a_ctrl_c_that_comes_just_before_the_waiting_ends_it(typist, monkeypatch):
    """The handler had run before the waiting began: no read would be ended by it."""
    heard, waits = [], []

    def pressed(number, _):
        heard.append(number)

    def waiting(*args):
        # As if the key were pressed at the last moment; then the wait returns at once,
        # though nothing was typed.
        waits.append(args)
        if len(waits) == 1:
            signal.raise_signal(signal.SIGINT)
        else:
            os.write(typist, b"x\n")
        return select(*args, 60)

    select = keys.select
    monkeypatch.setattr(keys, "select", waiting)
    usual = signal.signal(signal.SIGINT, pressed)
    try:
        keys.attend()
    finally:
        signal.signal(signal.SIGINT, usual)
    assert (heard, len(waits)) == ([signal.SIGINT], 2)
    assert signal.set_wakeup_fd(-1) == -1


def test_nobody_is_waited_for_where_nobody_sits(monkeypatch):
    """Input from a file is there already."""
    with open(os.devnull) as nothing:
        monkeypatch.setattr("sys.stdin", nothing)
        assert keys.attend() is None
