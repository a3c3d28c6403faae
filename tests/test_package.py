"""What is delivered: pinned packages, the built wheel, the project's own files."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import ledger
from commands.app import MODULES

HOME = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))
LOCKS = ("base", "dev")
PINNED = re.compile(r"^([a-z0-9-]+)==([^\s;]+)( ; [^\\]+)? \\$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}( \\)?$")


def pinned(lock):
    """The packages of a lock file with their versions."""
    text = (HOME / "requirements" / f"{lock}.txt").read_text("utf-8")
    found = (PINNED.match(line) for line in text.splitlines())
    return {match[1]: match[2] for match in found if match}


def names(requirements):
    """The packages that a list of requirements names."""
    return {re.match(r"[A-Za-z0-9-]+", line)[0].lower() for line in requirements}


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_hold_names_versions_and_hashes_only(lock):
    """No address, no option and no comment stands in a lock file."""
    text = (HOME / "requirements" / f"{lock}.txt").read_text("utf-8")
    odd = [
        line
        for line in text.splitlines()
        if not PINNED.match(line) and not HASH.match(line)
    ]

    assert odd == []


def test_locks_pin_what_the_project_asks_for():
    """Every requirement of the project is pinned, and the same in both locks."""
    base, dev = pinned("base"), pinned("dev")

    assert names(PROJECT["project"]["dependencies"]) <= set(base)
    assert names(PROJECT["dependency-groups"]["dev"]) <= set(dev)
    assert base == {name: dev[name] for name in base}


def test_typer_stays_below_the_version_that_loads_pydantic():
    """See DECISIONS.md: pydantic would double the time of every call."""
    base = pinned("base")

    assert tuple(map(int, base["typer"].split(".")[:2])) < (0, 29)
    assert "pydantic" not in base


def test_the_wheel_holds_code_templates_and_tables(tmp_path):
    """Whatever the program reads at run time is inside, and nothing else."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path]
    subprocess.run(build, cwd=HOME, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as opened:
        inside = set(opened.namelist())

    assert {
        "commands/lane.py",
        "commands/tree.py",
        "ledger/campaign.py",
        "ledger/store/schema.sql",
        "ledger/store/views.sql",
        "ledger/rules/common/settings.toml",
        "ledger/rules/free/settings.toml",
        "ledger/templates/help/en.txt",
        "ledger/templates/help/fr.txt",
        "ledger/templates/locale/fr/LC_MESSAGES/intendant.mo",
    } <= inside
    assert {"commands", "ledger"} == {
        name.split("/")[0] for name in inside if ".dist-info/" not in name
    }


def test_the_version_is_the_same_everywhere():
    """The package and the project tell one version."""
    assert PROJECT["project"]["version"] == ledger.__version__


def test_the_integration_script_runs_the_tests_last():
    """`.ci/run` can be called, stops at the first fault, and ends with the tests."""
    script = HOME / ".ci" / "run"
    lines = script.read_text("utf-8").split("\n")

    assert os.access(script, os.X_OK)
    assert "set -euo pipefail" in lines
    assert lines[-2] == "make test"


def test_every_command_stands_in_the_guides():
    """docs/ shows each command in both languages."""
    for guide in ("commands.md", "commandes.md"):
        text = (HOME / "docs" / guide).read_text("utf-8")
        for words in MODULES.values():
            for word in words:
                assert f"\n## {word}\n" in text


def test_files_stay_short():
    """No module grows far beyond three hundred lines; lists of sentences may."""
    long = {
        str(path.relative_to(HOME)): count
        for folder in ("ledger", "commands", "tools")
        for path in (HOME / folder).rglob("*.py")
        if path.name not in ("tree.py", "refusals.py")
        and (count := path.read_text("utf-8").count("\n")) > 340
    }

    assert long == {}
