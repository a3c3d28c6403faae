"""A read-only campaign: reading works, and writing gives the reason why not."""

from __future__ import annotations

import os
import subprocess

import pytest

from tests.face import ask, intendant
from tests.trouble.program import (
    PROGRAM,
    campaign,
    drafted,
    ended,
    not_run,
    process,
    varied,
    whole,
)
from tests.trouble.test_disk_full import ACTS, FILES, HERE, words_of
from tests.trouble.test_kill import make_hot

READS = (
    "treasury",
    "treasury --at 2",
    "status",
    "log",
    "show 2",
    "statement Anne",
    "title list",
    "territory list",
    "players list",
    "rules list",
    "rules show free.money.unit",
    "rules search coins",
    "export json",
    "export position",
    "rules export",
    "verify",
)
NOT_HERE = {"rules load", "run"}


@pytest.fixture
def mounted(tmp_path):
    """A folder with a campaign, remounted read-only."""
    real, place = tmp_path / "real", tmp_path / "place"
    real.mkdir()
    place.mkdir()
    drafted(varied(real / "c.db"))
    try:
        for words in (["--bind", str(real)], ["-o", "remount,ro,bind"]):
            subprocess.run(
                ["mount", *words, str(place)], check=True, capture_output=True
            )
    except (OSError, subprocess.CalledProcessError):
        subprocess.run(["umount", str(place)], check=False, capture_output=True)
        not_run("mount is missing or forbidden")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


@pytest.fixture
def frozen(tmp_path):
    """A folder with a campaign that the system lets nobody change."""
    path = drafted(varied(tmp_path / "c.db"))
    try:
        subprocess.run(["chattr", "+i", path], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        not_run("chattr is missing or forbidden")
    yield tmp_path
    subprocess.run(["chattr", "-i", path], check=True)


@pytest.fixture(params=["mounted", "frozen"])
def place(request):
    """A place where the campaign c.db may only be read."""
    return request.getfixturevalue(request.param)


def test_everything_can_be_read(place):
    """Every reading command answers as usual."""
    path = str(place / "c.db")
    for call in READS:
        said = intendant(*call.split(), "-c", path, "--json")
        assert (said.status, said.err) == (0, ""), call


def test_a_branch_is_made_elsewhere_and_compared(place, tmp_path):
    """`fork` and `diff` only read the campaign."""
    path, branch = str(place / "c.db"), str(tmp_path / "branch")
    assert ask("fork", branch, "-c", path)["entries"] == 13
    assert ask("fork", f"{branch}2", "--at", "4", "-c", path)["entries"] == 5
    ask("pay", "bank", "Anne", "1", "-c", branch)
    assert ask("diff", branch, "-c", path)["same"] is False
    assert ask("diff", path, "-c", branch)["common"] == 12


def test_nothing_can_be_written_and_the_reason_is_told(place):
    """Every act gives exit 3, `read_only`, and a sentence with the reason."""
    path = str(place / "c.db")
    for name, call in ACTS.items():
        if name in NOT_HERE:
            continue
        said = intendant(*words_of(call, place), "-c", path, "--json")
        assert (said.status, said.out) == (3, ""), (name, said)
        assert said.refusal["code"] == "read_only", name
        assert said.refusal["message"] == f"{path} can be read, but not written"
    assert whole(path) == 12


def test_a_script_writes_nothing_either(place):
    """A script writes nothing, whether all at once or line by line."""
    path = str(place / "c.db")
    said = intendant("run", "-", "-c", path, "--json", stdin="pay bank Anne 1\n")
    assert (said.status, said.refusal["code"]) == (3, "read_only")
    words = ["run", "-", "-c", path, "--json", "--keep-going"]
    said = intendant(*words, stdin="treasury\npay bank Anne 1\n")
    assert said.status == 3
    first, second = said.out.splitlines()
    assert '"ok":true' in first
    assert '"read_only"' in second


def test_no_file_is_made_where_nothing_can_be_made(mounted):
    """`new`, `backup` and exports give exit 3, `read_only`, and the system's reason."""
    for name, call in FILES.items():
        if "{folder}" in call:
            continue
        given = [] if name in HERE else ["-c", str(mounted / "c.db")]
        said = intendant(*words_of(call, mounted), *given, "--json")
        assert (said.status, said.out) == (3, ""), (name, said)
        assert said.refusal["code"] == "read_only", name
        assert "on a disk that can only be read" in said.refusal["message"], name


def test_a_hot_journal_that_cannot_be_rolled_back_gives_no_wrong_answer(tmp_path):
    """Reading would need the roll-back: it is refused, rather than half true."""
    real, place = tmp_path / "real", tmp_path / "place"
    real.mkdir()
    place.mkdir()
    path = campaign(real / "c.db", acts=60)
    make_hot(path)
    try:
        for words in (["--bind", str(real)], ["-o", "remount,ro,bind"]):
            subprocess.run(
                ["mount", *words, str(place)], check=True, capture_output=True
            )
    except (OSError, subprocess.CalledProcessError):
        subprocess.run(["umount", str(place)], check=False, capture_output=True)
        not_run("mount is missing or forbidden")
    try:
        for call in ("treasury", "status", "log", "verify"):
            said = intendant(call, "-c", str(place / "c.db"), "--json")
            assert (said.status, said.out) == (3, ""), call
            assert said.refusal["code"] == "read_only"
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)
    assert whole(path) == 61


@pytest.fixture
def bound(tmp_path):
    """The result of a call by a user who, unlike root, is bound by file permissions."""
    drop = "--bounding-set=-dac_override,-dac_read_search"
    words = ["setpriv", drop] if os.geteuid() == 0 else []
    if words:
        probe = tmp_path / "probe"
        probe.touch(mode=0o400)
        write = ["sh", "-c", f"echo x > {probe}"]
        try:
            done = subprocess.run([*words, *write], check=False, capture_output=True)
        except OSError:
            not_run("setpriv is missing")
        if done.returncode == 0:
            not_run("root cannot be bound here")
        probe.unlink()
    return lambda *call: ended(process([*words, *PROGRAM, *call]))


@pytest.mark.parametrize(
    ("file_mode", "folder_mode"), [(0o444, 0o555), (0o644, 0o555), (0o444, 0o755)]
)
def test_somebody_without_the_right_to_write_can_read(
    tmp_path, bound, file_mode, folder_mode
):
    """Neither a file nor its folder's journal can be written, but reading works."""
    path = campaign(tmp_path / "c.db", acts=3)
    os.chmod(path, file_mode)
    os.chmod(tmp_path, folder_mode)
    status, out, err = bound("treasury", "-c", path, "--json")
    assert (status, err) == (0, "")
    assert '"bank":-6' in out
    status, out, err = bound("pay", "bank", "Anne", "1", "-c", path, "--json")
    os.chmod(tmp_path, 0o755)  # noqa: S103 - so that it can be removed
    assert (status, out) == (3, "")
    assert '"read_only"' in err
    assert whole(path) == 4
    assert os.listdir(tmp_path) == ["c.db"]


def test_somebody_without_the_right_to_read_is_told_so(tmp_path, bound):
    """Permission is denied in one line."""
    path = campaign(tmp_path / "c.db")
    os.chmod(path, 0)
    status, out, err = bound("treasury", "-c", path, "--json")
    assert (status, out) == (3, "")
    assert '"read_only"' in err
    assert "not allowed to read or write" in err


def test_a_campaign_turned_writable_again_goes_on(tmp_path):
    """The harness works: the same calls succeed where writing is allowed."""
    path = varied(tmp_path / "c.db")
    assert ask("pay", "bank", "Anne", "1", "-c", path)["amount"] == 1
