"""The user's own folder."""

from __future__ import annotations

import os

import pytest

from ledger.home import state_folder


@pytest.mark.parametrize("unset", [None, ""])
def test_what_is_kept_lies_where_the_system_keeps_such_things(monkeypatch, unset):
    """`XDG_STATE_HOME` says where; if it says nothing, in the user's home."""
    monkeypatch.setenv("XDG_STATE_HOME", "kept")
    assert state_folder("a", "b") == os.path.join("kept", "intendant", "a", "b")
    assert state_folder() == os.path.join("kept", "intendant")

    if unset is None:
        monkeypatch.delenv("XDG_STATE_HOME")
    else:
        monkeypatch.setenv("XDG_STATE_HOME", unset)
    home = os.path.expanduser("~/.local/state")
    assert state_folder("a") == os.path.join(home, "intendant", "a")
