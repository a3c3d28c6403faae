"""Files that we make: for their owner alone, whole, and never over another."""

from __future__ import annotations

import os
import shutil

import pytest

from ledger.store import making
from tests.effort import DEEP, chance
from tests.face import intendant
from tests.trouble.program import (
    drafted_bytes,
    ended,
    python,
    started,
    until,
    varied,
    whole,
)
from tests.trouble.test_disk_full import FILES, HERE, words_of
from tests.trouble.test_disk_full import (
    _folder as _folder,  # noqa: PLC0414 - a fixture
)
from tests.trouble.test_disk_full import folder as folder  # noqa: PLC0414 - a fixture
from tests.trouble.test_kill import kill

pytestmark = pytest.mark.deep

# The number of entries in a copy of the large campaign; a branch adds one of its own.
WHOLE = {"backup": 1512, "fork": 1513, "fork --at": 5}
# This script is killed in the middle of writing.
NAIVE = """
import os, signal, sys
with open(sys.argv[1], "w") as file:
    for n in range(4000):
        if n == 2000:
            os.kill(os.getpid(), signal.SIGKILL)
        file.write("all is well\\n" * 100)
"""


@pytest.fixture
def anybody():
    """A shell in which new files are open to everybody."""
    mask = os.umask(0)
    yield
    os.umask(mask)


def mode(path: object) -> int:
    """The permissions of a file."""
    return os.stat(str(path)).st_mode & 0o777


@pytest.mark.parametrize("naming", ["link", "replace"])
def test_a_file_is_on_the_disk_before_it_has_its_name(tmp_path, monkeypatch, naming):
    """Then its name is; a power cut leaves a whole file or none."""
    written, named, name = [], [], getattr(os, naming)
    place = str(tmp_path / "made")

    def note(old: str, new: str) -> None:
        named.append(os.stat(old).st_ino in written)
        name(old, new)

    def fill(path: str) -> None:
        with open(path, "w", encoding="utf-8") as file:
            file.write("new")

    monkeypatch.setattr(os, "fsync", lambda at: written.append(os.fstat(at).st_ino))
    monkeypatch.setattr(os, naming, note)
    if naming == "link":
        making.make_file(place, fill)
    else:
        making.replace_file(place, fill, place)

    assert named == [True]
    assert os.stat(tmp_path).st_ino in written


@pytest.mark.parametrize("name", FILES)
def test_a_new_file_is_for_its_owner_alone(folder, anybody, name):
    """0600, even where the system would let everybody read the file."""
    given = [] if name in HERE else ["-c", str(folder / "c.db")]
    said = intendant(*words_of(FILES[name], folder), *given, "--json")
    assert said.status == 0
    assert mode(folder / "made") == 0o600
    if "--force" in said.out or not name.startswith(("export", "rules")):
        return
    (folder / "made").chmod(0o644)
    words = words_of(FILES[name], folder)
    assert intendant(*words, *given, "--force", "--json").status == 0
    assert mode(folder / "made") == 0o600


def test_a_journal_and_an_act_change_no_rights(tmp_path, anybody):
    """A campaign keeps the permissions that its owner has given it."""
    path = varied(tmp_path / "c.db")
    assert mode(path) == 0o600
    os.chmod(path, 0o640)
    assert intendant("pay", "bank", "Anne", "1", "-c", path).status == 0
    assert mode(path) == 0o640


@pytest.fixture(scope="module")
def _large(tmp_path_factory):
    """A campaign whose copies take a while, made once."""
    folder = tmp_path_factory.mktemp("large")
    path = varied(folder / "c.db")
    lines = f"note {'x' * 900}\n" * 1500
    assert intendant("run", "-", "-c", path, "--json", stdin=lines).status == 0
    return path


@pytest.fixture
def large(tmp_path, _large):
    """A copy of the large campaign."""
    return str(shutil.copy(_large, tmp_path / "c.db"))


@pytest.mark.parametrize("name", ["backup", "export json", "fork", "fork --at"])
def test_a_copy_that_is_killed_leaves_no_torn_file(tmp_path, large, name):
    """Kill -9 while a copy is made leaves all of it under its name, or nothing."""
    rng = chance(f"killed {name}")
    made, old = tmp_path / "made", b"the old one\n"
    words = words_of(FILES[name], tmp_path)
    assert intendant(*words, "-c", large, "--json").status == 0
    good, size = set(), made.stat().st_size
    for turn in range(4 * DEEP):
        force = ["--force"] if name == "export json" and turn % 2 else []
        made.write_bytes(old) if force else made.unlink(missing_ok=True)
        call = started(*words, *force, "-c", large, "--json")
        part = rng.random() * size
        until(lambda part=part: drafted_bytes(str(tmp_path)) >= part, call)
        kill(call)
        if not made.exists():
            assert not force
        elif name in WHOLE:
            assert whole(str(made)) == WHOLE[name]
        elif made.read_bytes() != old:
            good.add(made.read_bytes())
    assert all(text.endswith(b"]}\n") for text in good)
    assert len(good) <= 1
    made.unlink(missing_ok=True)
    for leftover in tmp_path.iterdir():  # the leftovers never look like a campaign
        if leftover.name not in ("c.db", "s.txt"):
            assert leftover.name.startswith(".")
    assert intendant(*words, "-c", large, "--json").status == 0


def test_a_file_that_is_simply_written_is_torn_by_a_kill(tmp_path):
    """The harness works: at some moment a plain write is not a whole file."""
    path = tmp_path / "made"
    assert ended(python(NAIVE, str(path))) == (-9, "", "")
    assert 0 < path.stat().st_size < 4_800_000
