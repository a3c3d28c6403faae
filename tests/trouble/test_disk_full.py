"""A full disk: a clear refusal, nothing half written, nothing lost."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
from contextlib import contextmanager

import pytest

from tests.effort import tally
from tests.face import ask, intendant
from tests.trouble.program import drafted, head, judged, not_run, varied, whole

MOST = 2000  # notes: more than fit on any disk here
SIZES = (0, 512, 4096, 20_000)
ACTS = {
    "pay": "pay bank Anne 1",
    "count": "count Anne 4",
    "correct": "correct money Anne 9 --for counted",
    "title grant": "title grant Regent Bruno",
    "title revoke": "title revoke Warden",
    "territory add": "territory add Bourg",
    "territory claim": "territory claim Vaux Chloé",
    "territory release": "territory release Vaux",
    "players add": "players add Denis",
    "players rename": "players rename Anne Anna",
    "players retire": "players retire Chloé",
    "turn": "turn next",
    "roll": "roll 3d6 --seed 4",
    "note": "note again",
    "undo": "undo 5",
    "redo": "redo 6",
    "rules set": "rules set campaign.language fr",
    "rules load": "rules load {folder}/house.toml",
    "run": "run {folder}/script.txt",
    "drop": "drop 1",
    "resume": "resume 1 --dice 4",
}
FILES = {
    "new": "new {made} --players Anne,Bruno",
    "new from a backup": "new {made} --from {folder}/backup.db",
    "new from a position": "new {made} --from {folder}/position.toml",
    "backup": "backup {made}",
    "fork": "fork {made}",
    "fork --at": "fork {made} --at 4",
    "export json": "export json -o {made}",
    "export position": "export position -o {made}",
    "export hledger": "export hledger -o {made}",
    "export beancount": "export beancount -o {made}",
    "rules export": "rules export -o {made}",
    "import": "import {folder}/journal.json -o {made}",
}
HERE = {"new", "new from a backup", "new from a position", "import"}


@contextmanager
def room(size: int):
    """Limits the size of any file, as if the disk were full."""
    most = resource.getrlimit(resource.RLIMIT_FSIZE)
    # A module imported meanwhile must not be cut off in Python's cache.
    cached, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, most[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, most)
        sys.dont_write_bytecode = cached


@pytest.fixture(scope="module")
def _folder(tmp_path_factory):
    """A folder with a campaign, a draft in it, and files of every sort, made once."""
    made = tmp_path_factory.mktemp("full")
    path = drafted(varied(made / "c.db"))
    given = ["-c", path]
    (made / "house.toml").write_text('[campaign]\nlanguage = "fr"\n')
    (made / "script.txt").write_text("pay bank Anne 1\nnote x\n" * 40)
    ask("export", "position", "-o", str(made / "position.toml"), *given)
    ask("export", "json", "-o", str(made / "journal.json"), *given)
    ask("backup", str(made / "backup.db"), *given)
    return made


@pytest.fixture
def folder(tmp_path, _folder):
    """A copy of the folder."""
    return shutil.copytree(_folder, tmp_path, dirs_exist_ok=True)


def words_of(call: str, folder: object) -> list[str]:
    """The words of a call, with its files filled in."""
    made = f"{folder}/made"
    return [word.format(folder=folder, made=made) for word in call.split()]


def files_of(folder: object) -> dict[str, bytes]:
    """Every file of a folder with its bytes."""
    found = {}
    for name in os.listdir(folder):
        with open(os.path.join(str(folder), name), "rb") as file:
            found[name] = file.read()
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ACTS)
def test_an_act_without_room_is_refused_and_leaves_nothing(folder, name, size):
    """Exit 3, `disk_full`, and the same journal as before; with room it works."""
    path = str(folder / "c.db")
    before, words = head(path), words_of(ACTS[name], folder)
    with room(size):
        said = intendant(*words, "-c", path, "--json")
    tally("full disks")
    assert said.status == 3, said
    assert said.refusal["code"] == "disk_full"
    assert said.out == ""
    assert judged(path, before[0], more=0) == []
    assert head(path) == before
    assert intendant(*words, "-c", path, "--json").status == 0


@pytest.mark.parametrize("size", [0, 32])
@pytest.mark.parametrize("name", FILES)
def test_a_file_without_room_is_not_made_at_all(folder, name, size):
    """Exit 3, `disk_full`, and the folder is unchanged; with room it works."""
    words = words_of(FILES[name], folder)
    given = [] if name in HERE else ["-c", str(folder / "c.db")]
    before = files_of(folder)
    with room(size):
        said = intendant(*words, *given, "--json")
    tally("full disks")
    assert (said.status, said.out) == (3, ""), said
    assert said.refusal["code"] == "disk_full"
    assert files_of(folder) == before
    assert intendant(*words, *given, "--json").status == 0


@pytest.mark.parametrize("name", ["export json", "export position", "rules export"])
def test_an_export_without_room_keeps_the_file_that_it_would_replace(folder, name):
    """With or without `--force`, the old file stays until the new one is complete."""
    (folder / "made").write_text("the old one\n")
    before = files_of(folder)
    words = words_of(FILES[name], folder)
    with room(32):
        said = intendant(*words, "--force", "-c", str(folder / "c.db"), "--json")
    assert (said.status, said.refusal["code"]) == (3, "disk_full")
    assert files_of(folder) == before


@pytest.mark.parametrize("more", [0, 4096, 16_384, 65_536])
def test_a_file_that_fills_up_keeps_all_that_was_acknowledged(tmp_path, more):
    """Of payments until the disk is full, each that was answered is kept."""
    path = varied(tmp_path / "c.db")
    newest = head(path)[0]
    with room(os.path.getsize(path) + more):
        for _ in range(MOST):
            said = intendant("note", "x" * 900, "-c", path, "--json")
            if said.status:
                break
            newest = said.json["entry"]
        assert (said.status, said.refusal["code"]) == (3, "disk_full")
        assert judged(path, newest, more=0) == []
    assert judged(path, newest, more=0) == []
    assert ask("pay", "bank", "Anne", "1", "-c", path)["amount"] == 1


def test_people_are_told_what_to_do(folder):
    """The message says what happened, that nothing is lost, and what would help."""
    with room(0):
        said = intendant("pay", "bank", "Anne", "1", "-c", str(folder / "c.db"))
    assert said.status == 3
    assert said.err.splitlines()[0].startswith("error: ")
    assert said.err.splitlines()[1].startswith("hint: ")


@pytest.fixture
def stick(tmp_path):
    """A memory stick of 256 kB."""
    place = tmp_path / "stick"
    place.mkdir()
    words = ["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", str(place)]
    try:
        subprocess.run(words, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        not_run("mount is missing or forbidden")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


def test_a_memory_stick_that_fills_up_keeps_all_that_was_acknowledged(stick):
    """The same holds on a disk that is really full."""
    path = varied(stick / "c.db")
    newest = head(path)[0]
    for _ in range(MOST):
        said = intendant("note", "x" * 900, "-c", path, "--json")
        if said.status:
            break
        newest = said.json["entry"]
    assert (said.status, said.refusal["code"]) == (3, "disk_full")
    assert judged(path, newest, more=0) == []
    for words in (["backup", "b.db"], ["export", "json", "-o", "j"]):
        made = f"{stick}/{words.pop()}"
        said = intendant(*words, made, "-c", path, "--json")
        assert (said.status, said.refusal["code"]) == (3, "disk_full"), words
    assert os.listdir(stick) == ["c.db"]


def test_a_damaged_campaign_on_a_full_disk_is_not_taken_for_whole(folder):
    """The harness works: `judged` does find half-written entries."""
    path = str(folder / "c.db")
    newest = whole(path)
    with open(path, "r+b") as file:
        file.seek(os.path.getsize(path) - 4096)
        file.write(bytes(4096))
    assert judged(path, newest, more=0) != []
