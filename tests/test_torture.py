"""`make torture` forgets no test that tries to break the program, and no result."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tools import torture

HOME = Path(__file__).resolve().parent.parent
MARK = re.compile(r"pytest\.mark\.(?:deep|long)")  # looks further in a deep run
HERE = {"python": "3.11.7", "cores": 2}


def outcome(kind, deep=1, **done):
    """What came of a kind."""
    return torture.Outcome(kind, deep, 7, Counter(passed=3), Counter(done), 1.6)


def test_every_kind_names_tests_that_are_there():
    """A test that has another name by now would never be run."""
    named = [name for names in torture.KINDS.values() for name in names]
    assert [name for name in named if not (HOME / name).exists()] == []


@pytest.mark.parametrize("folder", ["trouble", "league", "laws"])
def test_every_test_that_breaks_things_is_of_one_kind(folder):
    """Those of the folders whose tests do nothing else."""
    named = Counter(name for names in torture.KINDS.values() for name in names)
    files = sorted((HOME / "tests" / folder).glob("test_*.py"))
    found = [
        named[f"tests/{folder}/{file.name}"] + named[f"tests/{folder}"]
        for file in files
    ]
    assert found == [1] * len(files)
    assert len(files) > 10


def test_each_module_with_deep_tests_belongs_to_a_kind():
    """What every run does not try is tried by `make torture DEEP=5`."""
    places = {HOME / place for names in torture.KINDS.values() for place in names}
    deep = {
        file
        for file in (HOME / "tests").rglob("test_*.py")
        if MARK.search(file.read_text("utf-8"))
    }
    assert len(deep) > 20
    assert sorted(file for file in deep if not places & {file, *file.parents}) == []


def test_a_kind_may_be_tried_deeper_than_others():
    """`kills:20 power` with --deep 5."""
    assert torture.depths(["kills:20", "power"], 5) == {"kills": 20, "power": 5}


@pytest.mark.parametrize("word", ["kill", "kills:0", "kills:x", "kills:-1", "kills:"])
def test_a_word_that_names_no_kind_is_refused(word):
    """Nothing is tried then."""
    with pytest.raises(ValueError, match=r"choose from|is a number"):
        torture.depths([word], 1)


def test_a_run_of_one_kind_keeps_the_results_of_the_others():
    """Each with its own depth and seed, in the order of the kinds."""
    one = torture.merged({}, HERE, outcome("power", cuts=5))
    two = torture.merged(one, HERE, outcome("kills", 20, killed=9))
    three = torture.merged(two, HERE, outcome("power", 3, cuts=8))
    assert three["machine"] == HERE
    assert [
        (kind["kind"], kind["deep"], kind["seed"], kind["done"], kind["seconds"])
        for kind in three["kinds"]
    ] == [("kills", 20, 7, {"killed": 9}, 2), ("power", 3, 7, {"cuts": 8}, 2)]


def test_each_kind_keeps_its_own_day():
    """What another run found on another day is no newer for it."""
    one = torture.merged({}, {**HERE, "date": "2026-11-25"}, outcome("power"))
    two = torture.merged(one, {**HERE, "date": "2026-11-26"}, outcome("kills"))
    assert two["machine"]["date"] == "2026-11-26"
    assert [(kind["kind"], kind["date"]) for kind in two["kinds"]] == [
        ("kills", "2026-11-26"),
        ("power", "2026-11-25"),
    ]


def test_what_another_machine_has_found_is_left_out():
    """A table of both would be of neither."""
    one = torture.merged({}, {**HERE, "cores": 64}, outcome("power"))
    two = torture.merged(one, HERE, outcome("kills"))
    assert [kind["kind"] for kind in two["kinds"]] == ["kills"]


def test_what_broke_is_counted():
    """Tests that failed, and those that could not begin."""
    one = outcome("kills")._replace(ended=Counter(passed=1, failed=2, error=1))
    assert torture.merged({}, HERE, one)["kinds"][0]["broken"] == 3


@pytest.fixture
def results(tmp_path, monkeypatch):
    """What another run has found."""
    monkeypatch.setattr(torture, "RESULTS", tmp_path / "build" / "torture.json")
    torture.keep(outcome("kills", 20, killed=9))
    return torture.RESULTS


def ended(monkeypatch, status, said):
    """Every run of pytest ends with this status, and says this."""
    done = subprocess.CompletedProcess([], status, said, "")
    monkeypatch.setattr(torture.subprocess, "run", lambda *_, **__: done)


@pytest.mark.parametrize("word", ["--deep=0", "--deep=-3", "--jobs=x", "kills:"])
def test_what_cannot_be_tried_leaves_the_results(results, monkeypatch, capsys, word):
    """It is refused in words, and no kind is told that it broke."""
    before = results.read_bytes()
    ended(monkeypatch, 4, "")
    with pytest.raises(SystemExit) as refused:
        torture.main([word])

    said = capsys.readouterr()
    assert (refused.value.code, said.out) == (2, "")
    assert "is no whole number from" in said.err
    assert results.read_bytes() == before


@pytest.mark.parametrize(
    ("status", "said", "told", "result"),
    [
        (4, "", "0 tests; they COULD NOT BE RUN", 1),
        (-9, "", "0 tests; they COULD NOT BE RUN", 1),
        (5, "no tests ran in 0.1s", "0 tests; nothing was tried", 0),
        (0, "3 skipped in 0.1s", "0 tests, 3 not run; nothing was tried", 0),
    ],
)
def test_where_no_test_ran_nothing_is_kept(
    results, monkeypatch, capsys, status, said, told, result
):
    """What was found before stays, and nobody is told that something broke."""
    before = results.read_bytes()
    ended(monkeypatch, status, said)

    assert torture.main(["kills"]) == result
    assert told in capsys.readouterr().out
    assert results.read_bytes() == before


@pytest.mark.parametrize(
    ("status", "said", "told"),
    [
        (1, "1 failed, 4 passed in 0.1s", "4 tests; 1 BROKEN"),
        (2, "1 error in 0.1s", "0 tests; 1 BROKEN"),
        (3, "4 passed in 0.1s", "4 tests; 1 BROKEN"),
    ],
)
def test_what_broke_is_told_and_kept(results, monkeypatch, capsys, status, said, told):
    """So is a run that did not come to its end."""
    ended(monkeypatch, status, said)

    assert torture.main(["kills"]) == 1
    assert told in capsys.readouterr().out
    assert '"broken": 1' in results.read_text("utf-8")


@pytest.mark.parametrize("jobs", [0, 1])
def test_each_run_counts_what_it_does_to_the_program(jobs, tmp_path):
    """In one process or several, before the last line; its file goes when it ends."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(jobs)]
    env = {name: text for name, text in os.environ.items() if name != "INTENDANT_TALLY"}
    ran = subprocess.run(
        [
            *command,
            "tests/trouble/test_foreign.py",
            "-k",
            "deletes_a_file and restored",
        ],
        env={**env, "TMPDIR": str(tmp_path)},
        cwd=HOME,
        capture_output=True,
        text=True,
        check=True,
    )
    *_, head, line, last = ran.stdout.splitlines()

    assert " what was tried, and how often " in head
    assert re.fullmatch(r" +1  hostile campaigns", line)
    assert re.match(r"\d+ passed", last)
    assert list(tmp_path.glob("*.tally")) == []
