"""Power cuts at every system call: nothing acknowledged is lost, nothing is torn."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter

import pytest

from tests.effort import DEEP, chance, examples, tally
from tests.face import ask, intendant
from tests.trouble.disk import Disk, Step, traced
from tests.trouble.program import campaign, judged, not_run

pytestmark = pytest.mark.deep

WRITER = """
import os, sys
from ledger import Campaign
with Campaign.open(sys.argv[1]) as campaign:
    def said(seq):
        os.write(1, b"%d\\n" % seq)
    seq, part = 3, int(sys.argv[3])
    for n in range(int(sys.argv[2])):
        campaign.pay("bank", "Anne", n + 1, remark="x" * (900 - 200 * (part % 5)))
        said(seq := seq + 1)
        campaign.undo()
        said(seq := seq + 1)
        campaign.roll("2d6", seed=n)
        said(seq := seq + 1)
"""
# The same writer with weaker promises from SQLite: the harness must find losses.
WEAK = """
import ledger.store.book as book
book.settle_for_writing = lambda c: c.execute("PRAGMA synchronous = {mode}")
"""


@pytest.fixture(scope="module", autouse=True)
def strace():
    """Tracing exists only on Linux, and is not always allowed."""
    try:
        subprocess.run(["strace", "-o", os.devnull, "true"], check=True)
    except (OSError, subprocess.CalledProcessError):
        not_run("strace is missing or forbidden")


def steps_of(folder: str, words: list[str]) -> tuple[Disk, list[Step]]:
    """The disk before a program runs, and the steps of the program."""
    disk = Disk(folder)
    return disk, traced(words, folder)


def outcomes(
    folder, quick: str, script: str, rounds: int, images: int, part: int = 0
) -> Counter[str]:
    """How many of the images that power cuts leave are whole, lossy or damaged.

    Many cuts leave exactly the same files: each image is judged once.
    """
    rng = chance(f"power cut {part}")
    path = campaign(folder / "c.db", acts=2)
    words = [sys.executable, "-c", script, path, str(rounds), str(part)]
    disk, steps = steps_of(str(folder), words)
    found: Counter[str] = Counter()
    image, newest = os.path.join(quick, "image"), 3
    known: dict[object, list[str]] = {}
    for step in [*steps, Step("end", "")]:
        for n in range(images):
            how = Disk.HOWS[n] if n < len(Disk.HOWS) else rng.choice(Disk.HOWS)
            left = disk.cut(rng, how)
            seen = newest, *sorted(left.items())
            if seen not in known:
                lay(image, left)
                known[seen] = judged(os.path.join(image, "c.db"), newest)
            faults = known[seen]
            found[faults[0].partition(":")[0] if faults else "whole"] += 1
            if faults and found.total() - found["whole"] < 4:
                print(step.call, os.path.basename(step.path), how, newest, faults)
        if step.call == "say":
            newest = int(step.data)
        else:
            disk.take(step)
    assert newest == 3 + 3 * rounds
    return found


def lay(folder: str, files: dict[str, bytes]) -> None:
    """Writes the files of an image into an empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    os.mkdir(folder)
    for name, data in files.items():
        with open(os.path.join(folder, name), "wb") as file:
            file.write(data)


@pytest.fixture
def folder(tmp_path):
    """An empty folder."""
    made = tmp_path / "disk"
    made.mkdir()
    return made


@pytest.fixture
def quick():
    """A place for images that need not outlive the test: in memory if possible."""
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None  # noqa: S108
    with tempfile.TemporaryDirectory(prefix="intendant-", dir=memory) as made:
        yield made


@pytest.mark.parametrize("part", range(examples(1)))
def test_a_power_cut_loses_nothing_acknowledged(folder, quick, part):
    """None is lost and none damaged, whatever the disk forgets."""
    found = outcomes(folder, quick, WRITER, rounds=2, images=6, part=part)
    print(dict(found))
    tally("disks after a power cut", found.total())
    assert list(found) == ["whole"]


@pytest.mark.parametrize("mode", ["FULL", "OFF"])
def test_weaker_promises_are_found_out(folder, quick, mode):
    """The harness works: SQLite's default loses acknowledged entries."""
    script = WEAK.format(mode=mode) + WRITER
    found = outcomes(folder, quick, script, rounds=1, images=5)
    print(dict(found))
    assert found["lost"] > 0


COPIES = {
    "backup": ("backup", "{}/copy"),
    "fork": ("fork", "{}/copy"),
    "fork at": ("fork", "{}/copy", "--at", "9"),
    "export": ("export", "json", "-o", "{}/copy"),
    "export again": ("export", "json", "-o", "{}/old", "--force"),
    "rules": ("rules", "export", "-o", "{}/copy"),
    "new": ("new", "{}/copy", "--players", "Anne,Bruno"),
}


@pytest.mark.parametrize("name", COPIES)
def test_a_cut_leaves_a_copy_whole_or_not_at_all(folder, name):
    """Under the final name there is the new file, the old file, or nothing."""
    rng = chance(f"power cut in {name}")
    path = campaign(folder / "c.db", acts=30)
    (folder / "old").write_text("the old one\n")
    words = [word.format(folder) for word in COPIES[name]]
    given = [] if words[0] == "new" else ["-c", path]
    command = [sys.executable, "-m", "commands", *words, *given, "--json"]
    disk, steps = steps_of(str(folder), command)
    target = "old" if name == "export again" else "copy"
    good = {(folder / target).read_bytes(), b"the old one\n"}
    told, cuts = False, 0
    for step in steps:
        for how in Disk.HOWS * DEEP:
            left = disk.cut(rng, how).get(target)
            cuts += 1
            if told or left is not None:
                assert left in good, (step.call, step.path, how)
        if step.call == "say":
            told = True
            good = {(folder / target).read_bytes()}
        else:
            disk.take(step)
    tally("disks after a power cut", cuts)
    assert told


def test_a_file_that_is_not_synced_may_be_torn(folder):
    """The harness works: a file written without a sync is found torn."""
    rng = chance("power cut in a plain write")
    script = (
        "import os, sys\n"
        "with open(sys.argv[1], 'w') as file:\n"
        "    file.write('all is well\\n' * 4000)\n"
        "os.write(1, b'done')\n"
    )
    words = [sys.executable, "-c", script, str(folder / "copy")]
    disk, steps = steps_of(str(folder), words)
    seen = set()
    for step in steps:
        disk.take(step)
        for how in Disk.HOWS:
            seen.add(disk.cut(rng, how).get("copy"))
    assert len(seen) > 2


def test_an_image_of_everything_is_the_file_itself(folder):
    """The model and the disk agree on what was really written."""
    path = campaign(folder / "c.db")
    words = [sys.executable, "-m", "commands", "pay", "bank", "Anne", "3", "-c", path]
    disk, steps = steps_of(str(folder), [*words, "--json"])
    for step in steps:
        disk.take(step)
    rng = chance("everything")
    assert disk.cut(rng, "all") == {"c.db": (folder / "c.db").read_bytes()}
    assert disk.cut(rng, "none") == disk.cut(rng, "all")
    assert intendant("verify", "-c", path).status == 0
    assert ask("treasury", "-c", path)["bank"] == -3
