"""Files that tools make: written, compared, deleted."""

from __future__ import annotations

import pytest

from tools import made


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder with three files: one correct, one out of date, one no longer made."""
    monkeypatch.setattr(made, "HERE", tmp_path)
    for name, text in {"same": "é\n", "old": "before\n", "gone": "once\n"}.items():
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def kept(folder):
    """The exit status of a tool that makes these files."""
    wanted = {folder / "same": "é\n", folder / "old": "now\n", folder / "new": b"\xff"}
    return made.keep(wanted, folder.glob("[go]*"))


def held(folder):
    """The contents of the folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_what_has_changed_is_written_and_what_is_no_longer_made_is_gone(
    folder, monkeypatch
):
    """A file that stays the same keeps its time: nothing is written."""
    monkeypatch.setattr("sys.argv", ["tool"])
    before = (folder / "same").stat().st_mtime_ns
    assert kept(folder) == 0
    assert held(folder) == {"same": "é\n".encode(), "old": b"now\n", "new": b"\xff"}
    assert (folder / "same").stat().st_mtime_ns == before


def test_a_check_names_each_file_that_is_out_of_date_and_writes_nothing(
    folder, monkeypatch, capsys
):
    """A check names files that differ, are missing, or should not be there."""
    monkeypatch.setattr("sys.argv", ["tool", "--check"])
    before = held(folder)
    assert kept(folder) == 1
    told = [f"{name} is out of date: make tree" for name in ("gone", "new", "old")]
    assert capsys.readouterr().err.splitlines() == told
    assert held(folder) == before
