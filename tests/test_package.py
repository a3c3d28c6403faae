"""The delivery: pinned packages, the built wheel, the project's own files."""

from __future__ import annotations

import ast
import email
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import ledger
from ledger.grammar.listing import below
from tests.face import ask, intendant

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
    """A lock file holds no address, no option and no comment."""
    text = (HOME / "requirements" / f"{lock}.txt").read_text("utf-8")
    odd = [
        line
        for line in text.splitlines()
        if not PINNED.match(line) and not HASH.match(line)
    ]

    assert odd == []


def test_locks_pin_what_the_project_asks_for():
    """Every requirement of the project is pinned, at the same version in both locks."""
    base, dev = pinned("base"), pinned("dev")

    assert names(PROJECT["project"]["dependencies"]) <= set(base)
    assert names(PROJECT["dependency-groups"]["dev"]) <= set(dev)
    assert base == {name: dev[name] for name in base}


def test_typer_stays_below_the_version_that_loads_pydantic():
    """See DECISIONS.md: loading pydantic would double the time of every call."""
    base = pinned("base")

    assert tuple(map(int, base["typer"].split(".")[:2])) < (0, 29)
    assert "pydantic" not in base


def built(target, place, source=HOME):
    """The wheel or source distribution that is built of a folder."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", place]
    subprocess.run(build, cwd=source, check=True, capture_output=True)
    (made,) = place.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel, built of the checkout."""
    return built("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def unpacked(wheel, tmp_path_factory):
    """The files of the wheel in a folder, as an installation has them."""
    folder = tmp_path_factory.mktemp("unpacked")
    with zipfile.ZipFile(wheel) as opened:
        opened.extractall(folder)  # noqa: S202 - it is ours
    return folder


def test_the_wheel_holds_code_templates_and_tables(wheel):
    """The wheel holds everything that the program reads at run time, and no more."""
    with zipfile.ZipFile(wheel) as opened:
        inside = set(opened.namelist())

    assert {
        "intendant_ledger.py",
        "commands/main.py",
        "ledger/grammar/fief/war.py",
        "ledger/campaign.py",
        "ledger/store/schema.sql",
        "ledger/store/views.sql",
        "ledger/rules/common/settings.toml",
        "ledger/rules/free/settings.toml",
        "ledger/templates/help/en.txt",
        "ledger/templates/paper/fief.toml",
        "ledger/templates/report/page.typ",
        "ledger/templates/help/fr.txt",
        "ledger/templates/locale/fr/LC_MESSAGES/intendant.mo",
    } <= inside
    data = f"intendant_ledger-{ledger.__version__}.data"
    assert {"commands", "intendant_ledger.py", "ledger", data} == {
        name.split("/")[0] for name in inside if ".dist-info/" not in name
    }
    assert {
        f"{data}/data/share/man/{lang}man1/intendant.1" for lang in ("", "fr/")
    } <= inside
    schemas = {f"schema/{name}.json" for name in ("answers", "files/fief.map")}
    assert {f"{data}/data/share/intendant/{name}" for name in schemas} <= inside
    assert [name for name in inside if name.endswith((".po", ".pyc"))] == []


def test_the_source_distribution_builds_the_same_wheel(wheel, tmp_path):
    """Of the source distribution the very wheel is built that the checkout gives."""
    with tarfile.open(built("sdist", tmp_path / "sdist")) as opened:
        opened.extractall(tmp_path, filter="data")
    (source,) = tmp_path.glob("intendant_ledger-*")

    again = built("wheel", tmp_path / "again", source)

    assert (again.name, again.read_bytes()) == (wheel.name, wheel.read_bytes())


def test_the_wheel_says_what_it_is(unpacked):
    """Its metadata are whole: name, summary, authors, licence, words, description."""
    (file,) = unpacked.glob("*.dist-info/METADATA")
    told = email.message_from_string(file.read_text("utf-8"))

    assert told["Name"] == "intendant-ledger"
    assert told["Summary"] == PROJECT["project"]["description"]
    assert told["Author"] == "The Intendant project"
    assert (told["License-Expression"], told["License-File"]) == ("MIT", "LICENSE")
    assert told["Requires-Python"] == ">=3.11"
    assert "campaign" in told["Keywords"].split(",")
    natural = [one for one in told.get_all("Classifier") if one.startswith("Natural")]
    assert natural == [f"Natural Language :: {one}" for one in ("English", "French")]
    assert told["Description-Content-Type"] == "text/markdown"
    assert told.get_payload().lstrip().startswith("# Intendant\n")
    assert (told["Home-page"], told["Project-URL"]) == (None, None)


def test_what_an_index_shows_needs_nothing_beside_it():
    """The description has no picture and no link, so none is broken there."""
    text = (HOME / PROJECT["project"]["readme"]).read_text("utf-8")

    assert "## A first evening\n" in text
    assert re.findall(r"!\[|\]\(|<img|^\[[^]]+\]:", text, re.MULTILINE) == []


def test_modules_of_the_same_names_elsewhere_do_no_harm(unpacked, tmp_path):
    """PYTHONPATH may name a folder with `commands` and `ledger` of somebody else."""
    for name in ("commands", "ledger"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("raise SystemExit('alien')")
        (tmp_path / name / "main.py").write_text("raise SystemExit('alien')")
    path = os.pathsep.join(map(str, (tmp_path, unpacked)))
    call = "import sys, intendant_ledger; sys.exit(intendant_ledger.main())"
    for words in (
        ("new", "c.db", "--game", "free", "--players", "Anne"),
        ("treasury", "--json"),
        ("treasury",),
        ("pay", "bank", "Anne", "--help", "--lang", "fr"),
        ("pay", "bank", "Anne", "x"),
    ):
        said = subprocess.run(
            [sys.executable, "-c", call, *words],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        refused = words[-1] == "x"
        assert (said.returncode, "alien" in said.stderr) == (2 * refused, False)
    assert PROJECT["project"]["scripts"] == {"intendant": "intendant_ledger:main"}


# What people are told to install, and what can be had: this folder, and typst.
ASKED = re.compile(
    r"\b(?:pipx?|uv pip|uv tool) (?:install|inject)((?: [\w.'\[\]][\w.'\[\]-]*)+)"
)
INSTALLABLE = {".", "intendant-ledger", "typst"}
SPOKEN = ("README.md", "CONTRIBUTING.md", "docs", "commands", "ledger", "templates")


def told():
    """Every text in which people may be told to install something, by its name."""
    places = [HOME / name for name in SPOKEN]
    files = [file for place in places for file in (place, *place.rglob("*"))]
    for file in files:
        if file.suffix in (".md", ".py", ".po", ".txt", ".toml", ".1", ".j2"):
            yield file.relative_to(HOME).as_posix(), file.read_text("utf-8")


def test_nobody_is_told_to_install_what_belongs_to_others():
    """Hints and guides name this folder, `intendant-ledger` and typst, and nothing else."""
    asked = {
        name: words
        for name, text in told()
        if (words := {word for one in ASKED.findall(text) for word in one.split()})
    }
    assert {*asked} >= {"README.md", "docs/description.md", "docs/fr/howto/paper.md"}
    assert {name: words - INSTALLABLE for name, words in asked.items()} == {
        name: set() for name in asked
    }
    assert [name for name, text in told() if re.search(r"\bintendant\[", text)] == []


@pytest.mark.parametrize(
    ("left", "expected"),
    [
        ("pipx_metadata.json", "pipx inject intendant-ledger-2 typst"),
        ("uv-receipt.toml", "uv pip install --python {python} typst"),
        ("pyvenv.cfg", "{python} -m pip install typst"),
    ],
)
@pytest.mark.parametrize(
    ("lang", "rest"),
    [
        ("en", "; or use --format html and print the page"),
        ("fr", "\u202f; ou bien --format html, puis imprimez la page"),
    ],
)
def test_who_lacks_typst_is_told_the_line_that_installs_it_here(
    here, monkeypatch, left, expected, lang, rest
):
    """The hint is that of pipx, of uv or of the environment's own pip."""
    home = here / "intendant-ledger-2"
    home.mkdir()
    (home / left).touch()
    ask("new", "c.db", "--game", "free", "--players", "Anne")
    monkeypatch.setattr(sys, "prefix", str(home))
    monkeypatch.setattr(sys, "executable", str(home / "my python"))
    monkeypatch.setitem(sys.modules, "typst", None)
    words = ("report", "--format", "pdf", "-o", "r.pdf", "--json", "--lang", lang)

    said = intendant(*words).refusal

    python = f"'{home / 'my python'}'"
    assert said["hint"] == f"`{expected.format(python=python)}`{rest}"


def private_of_typer():
    """What our code takes of Typer that Typer calls private: modules, and names."""
    for folder in ("commands", "ledger", "tools"):
        for file in (HOME / folder).rglob("*.py"):
            text = file.read_text("utf-8")
            for node in ast.walk(ast.parse(text)) if "typer" in text else ():
                if isinstance(node, ast.ImportFrom) and "typer" in str(node.module):
                    for name in node.names:
                        path = f"{node.module}.{name.name}"
                        if "._" in path:
                            yield file.relative_to(HOME).as_posix(), path


def test_what_is_private_of_typer_is_known():
    """Only installing completion uses what Typer may change: these three functions.

    And the scripts that they install ask in the words that `commands/shells.py` reads.
    """
    module = "typer._completion_shared"
    assert sorted(private_of_typer()) == [
        ("commands/completion.py", f"{module}._get_shell_name"),
        ("commands/completion.py", f"{module}.get_completion_script"),
        ("commands/completion.py", f"{module}.install"),
    ]
    scripts = {
        shell: intendant("--show-completion", shell).out
        for shell in ("bash", "zsh", "fish")
    }
    assert {
        shell: sorted(set(re.findall(r"\b(_TYPER_\w+|COMP_\w+)=", script)))
        for shell, script in scripts.items()
    } == {
        "bash": ["COMP_CWORD", "COMP_WORDS"],
        "zsh": ["_TYPER_COMPLETE_ARGS"],
        "fish": ["_TYPER_COMPLETE_ARGS", "_TYPER_COMPLETE_FISH_ACTION"],
    }


def test_the_version_is_the_same_everywhere():
    """The package and the project give the same version."""
    assert PROJECT["project"]["version"] == ledger.__version__


def test_the_integration_script_runs_the_tests_last():
    """`.ci/run` can be called, stops at the first fault, and runs the tests last."""
    script = HOME / ".ci" / "run"
    lines = script.read_text("utf-8").split("\n")

    assert os.access(script, os.X_OK)
    assert "set -euo pipefail" in lines
    assert lines[-2] == "make test"


def test_every_command_stands_in_the_guides():
    """docs/ shows each command in both languages."""
    for lang in ("en", "fr"):
        text = (HOME / "docs" / lang / "commands.md").read_text("utf-8")
        for word in below(""):
            assert f"\n## {word}\n" in text


def test_files_stay_short():
    """No module grows far beyond three hundred lines, except lists of sentences."""
    texts = {
        str(path.relative_to(HOME)): path.read_text("utf-8")
        for folder in ("ledger", "commands", "tools")
        for path in (HOME / folder).rglob("*.py")
        if path.name not in ("refusals.py", "medfan.py", "scenarios.py")
    }
    long = {
        name: text.count("\n")
        for name, text in texts.items()
        if text.count("\n") > 340 and "Generated by" not in text[:200]
    }

    assert long == {}
