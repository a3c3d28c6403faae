"""Folders that we make: all of their files or none; the old one stays until then."""

from __future__ import annotations

import os

import pytest

from ledger.errors import FileTrouble
from ledger.reading.exports.csv_tables import files
from ledger.store import making
from tests.effort import DEEP, chance
from tests.face import ask, intendant
from tests.spreadsheet import read
from tests.trouble.program import drafted_bytes, started, until, varied
from tests.trouble.test_disk_full import room
from tests.trouble.test_kill import kill

pytestmark = pytest.mark.deep


def tables_of(folder):
    """Every file of a folder with its bytes."""
    return {name: (folder / name).read_bytes() for name in os.listdir(folder)}


@pytest.mark.parametrize("size", [0, 600])
@pytest.mark.parametrize("force", [[], ["--force"]], ids=["new", "again"])
def test_a_folder_without_room_is_not_made_at_all(tmp_path, size, force):
    """Exit 3, `disk_full`, and an old folder is unchanged; with room it works."""
    path, made = varied(tmp_path / "c.db"), tmp_path / "made"
    words = ["export", "csv", "-o", str(made), *force, "-c", path, "--json"]
    if force:
        ask(*words[:-1])
        ask("pay", "bank", "Anne", "1", "-c", path)
    before = tables_of(made) if force else None
    with room(size):
        said = intendant(*words)
    assert (said.status, said.refusal["code"]) == (3, "disk_full")
    assert sorted(os.listdir(tmp_path)) == ["c.db", *["made"] * bool(force)]
    assert before == (tables_of(made) if force else None)
    assert intendant(*words).status == 0


def test_the_old_folder_comes_back_where_the_new_one_cannot_come(tmp_path, monkeypatch):
    """The system refuses the second of two renames, and the old folder is restored."""
    made = tmp_path / "made"
    made.mkdir()
    (made / "a.csv").write_text("old")
    real = os.rename

    def rename(old: str, new: str) -> None:
        if new == str(made) and os.path.exists(os.path.join(old, "b.csv")):
            raise PermissionError(13, "no")
        real(old, new)

    def fill(path: str) -> None:
        with open(os.path.join(path, "b.csv"), "w", encoding="utf-8") as file:
            file.write("new")

    monkeypatch.setattr(os, "rename", rename)
    with pytest.raises(FileTrouble):
        making.make_folder(str(made), fill, ["a.csv", "b.csv"], force=True)

    assert tables_of(made) == {"a.csv": b"old"}
    assert os.listdir(tmp_path) == ["made"]


def test_a_folder_is_on_the_disk_before_it_has_its_name(tmp_path, monkeypatch):
    """Its files, and their names in it; a power cut leaves no torn folder either."""
    written, named, rename = [], [], os.rename

    def note(old: str, new: str) -> None:
        kept = [old, *(os.path.join(old, name) for name in os.listdir(old))]
        named.append({os.stat(path).st_ino for path in kept} - set(written))
        rename(old, new)

    def fill(path: str) -> None:
        for name in ("a.csv", "b.csv"):
            with open(os.path.join(path, name), "w", encoding="utf-8") as file:
                file.write("new")

    monkeypatch.setattr(os, "fsync", lambda at: written.append(os.fstat(at).st_ino))
    monkeypatch.setattr(os, "rename", note)
    making.make_folder(str(tmp_path / "made"), fill, [], force=False)

    assert named == [set()]
    assert os.stat(tmp_path).st_ino in written


def test_an_export_that_is_killed_leaves_no_torn_folder(tmp_path):
    """Kill -9 while tables are written leaves all of them under the name, or none."""
    path, made = varied(tmp_path / "c.db"), tmp_path / "made"
    lines = tmp_path / "s.txt"
    lines.write_text("pay bank Anne 1\n" * 3000)
    assert intendant("run", str(lines), "-c", path, "--json").status == 0
    entries = ask("verify", "-c", path)["entries"]
    words = ["export", "csv", "-o", str(made), "--force", "-c", path, "--json"]
    assert intendant(*words).status == 0
    rng, size = chance("killed export csv"), sum(map(len, tables_of(made).values()))
    for _ in range(8 * DEEP):
        call, part = started(*words), rng.random() * size
        until(lambda part=part: drafted_bytes(str(tmp_path)) >= part, call)
        kill(call)
        if made.exists():
            assert set(os.listdir(made)) == files("free")
            assert len(read(made / "entries.csv")[1]) == entries
    for leftover in tmp_path.iterdir():
        if leftover.name not in ("c.db", "s.txt", "made"):
            assert leftover.name.startswith(".")
    assert intendant(*words).status == 0
