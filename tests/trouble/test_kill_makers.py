"""kill -9 while a file is made, of any form: under its name is all of it, or what was there."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
from pathlib import Path

import pytest

from tests.effort import chance, examples
from tests.face import ask, intendant
from tests.trouble import kernel
from tests.trouble.program import drafted, varied, whole

pytestmark = pytest.mark.deep

# Typst, which makes PDFs, works in threads, which a child of the tests does not inherit;
# their file is made by the same function as all others.
MAKERS = {
    "new": "new made --players Anne,Bruno",
    "new from a backup": "new made --from backup.db",
    "new from a position": "new made --from position.toml",
    "backup": "backup made",
    "fork": "fork made",
    "fork --at": "fork made --at 4",
    "salvage": "salvage c.db made",
    "import": "import journal.json -o made",
    "export json": "export json -o made",
    "export position": "export position -o made",
    "export hledger": "export hledger -o made",
    "export beancount": "export beancount -o made",
    "export csv": "export csv -o made",
    "export sqlite": "export sqlite -o made",
    "rules export": "rules export -o made",
    "rules card": "rules card MES --game mass -o made",
    "stats": "stats c.db -o made",
    "paper turn": "paper turn -o made",
    "paper rolls": "paper rolls -o made",
    "report in Markdown": "report --format md -o made",
    "report in HTML": "report --format html -o made",
    "report as text": "report --format text -o made",
    "report in JSON": "report --format json -o made",
    "report as a replay": "report --format replay -o made",
}
CAMPAIGNS = {"backup", "fork", "fork --at", "salvage", "import"}
CAMPAIGNS |= {name for name in MAKERS if name.startswith("new")}
ANYWHERE = {"rules card", "stats", "salvage", "import"}
ANYWHERE |= {name for name in MAKERS if name.startswith("new")}
OLD = b"the old one\n"


@pytest.fixture(scope="module")
def _folder(tmp_path_factory):
    """A folder with a campaign, and files of it to make others from, made once."""
    kernel.on_linux()
    made = tmp_path_factory.mktemp("makers")
    path = drafted(varied(made / "c.db"))
    for words in (("export", "position"), ("export", "json")):
        file = {"position": "position.toml", "json": "journal.json"}[words[1]]
        ask(*words, "-o", str(made / file), "-c", path)
    ask("backup", str(made / "backup.db"), "-c", path)
    return made


@pytest.fixture
def folder(here, _folder):
    """A copy of the folder, which is the current one."""
    return shutil.copytree(_folder, here, dirs_exist_ok=True)


def content(path: str = "made") -> dict[str, bytes]:
    """A file, or all files of a folder."""
    if os.path.isdir(path):
        return {one.name: one.read_bytes() for one in Path(path).iterdir()}
    return {"": Path(path).read_bytes()} if os.path.exists(path) else {}


def cleared(before: set[str]) -> None:
    """What has been made since is gone."""
    for name in {*os.listdir()} - before:
        shutil.rmtree(name) if os.path.isdir(name) else os.unlink(name)


def words_of(name: str) -> list[str]:
    """The words of a call that makes a file."""
    given = [] if name in ANYWHERE else ["-c", "c.db"]
    return [*MAKERS[name].split(), *given]


def judged(name: str, good: dict[str, bytes], old: dict[str, bytes]) -> None:
    """Under the name is nothing, what was there before, or all that is to be there."""
    found = content()
    if found and found != old and name in CAMPAIGNS:
        assert whole("made") > 0
    elif found not in ({}, old, good):
        # What tells when it was made is compared without it.
        assert not old or {*found} == {*good}
        assert [len(one) for one in found.values()] == [len(g) for g in good.values()]


@pytest.mark.parametrize("name", MAKERS)
def test_a_killed_maker_leaves_no_torn_file(folder, name):
    """Whichever call of the system is its last; the next maker clears its remains away."""
    rng = chance(f"kills in {name}")
    words, before = words_of(name), {*os.listdir()}
    said = intendant(*words, "--json")
    assert said.status == 0, said.err
    good = content()
    again = name not in CAMPAIGNS
    for _ in range(examples(1)):
        over = again and rng.random() < 0.5
        if not over:
            cleared(before)
        elif name != "export csv":  # a folder is replaced if nothing else is in it
            Path("made").write_bytes(OLD)
        elif not os.path.exists("made"):
            Path("made").mkdir()
        old = content()
        more = ["--force"] if over else []
        calls = CALLS.get((name, over)) or counted(name, [*words, *more], over=over)
        place = rng.choice(kernel.moments(calls))
        ran = kernel.killed_at(
            place,
            lambda more=more: kernel.main([*words, *more, "--json"]),
            "copies and exports killed",
        )
        assert (ran.status, ran.err) == (-signal.SIGKILL, ""), (place, ran.err)
        judged(name, good, old)
        ask("backup", "next.db", "-c", "c.db")
        os.unlink("next.db")
        assert [left for left in os.listdir() if left.startswith(".")] == []
        judged(name, good, old)
    cleared(before)
    assert intendant(*words, "--json").status == 0


CALLS: dict[tuple[str, bool], list[str]] = {}


def counted(name: str, words: list[str], *, over: bool) -> list[str]:
    """The calls of the system that it takes; the folder is as before."""
    with tempfile.TemporaryDirectory() as aside:
        shutil.copytree(".", aside, dirs_exist_ok=True)
        ran = kernel.intendant(*words, "--json")
        assert ran.status == 0, ran.err
        cleared(set())
        shutil.copytree(aside, ".", dirs_exist_ok=True)
    CALLS[name, over] = ran.calls
    return ran.calls
