"""`make demo`: one evening, shown in the language of the person watching."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import pytest

from commands.texts import Words
from tools import demo, samples

HOME = Path(__file__).resolve().parent.parent
COLUMNS = 80
MOST_LINES = 120
LOCALES = {"en": "C.UTF-8", "fr": "fr_FR.UTF-8"}
MADE = {"__pycache__", ".git", ".hypothesis", ".mypy_cache", ".ruff_cache"}
CALL = [sys.executable, "-m", "tools.demo"]
STEPS = [step for game in demo.EVENING for step in game.steps]


class Seen(NamedTuple):
    """The output of the demonstration.

    Attributes:
        lang: the language in which it was asked for.
        text: the whole output.
        changed: the files of the checkout that it changed.
    """

    lang: str
    text: str
    changed: set[Path]

    @property
    def page(self) -> Path:
        """The page that it names."""
        (where,) = re.findall(r"file://\S+", self.text)
        return Path(unquote(urlsplit(where).path))

    @property
    def last(self) -> list[str]:
        """The commands that it ends with."""
        return [line.strip() for line in self.text.splitlines()[-3:]]


def play(**env: str) -> subprocess.CompletedProcess[str]:
    """Runs the demonstration as the Makefile does."""
    return subprocess.run(
        CALL,
        cwd=HOME,
        env={**os.environ, **env},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        encoding="utf-8",
    )


def files() -> dict[Path, int]:
    """When each file of the checkout was written."""
    found = {}
    for folder, below, names in os.walk(HOME):
        below[:] = set(below) - MADE - {".venv"}
        for name in names:
            file = Path(folder, name)
            found[file] = file.stat().st_mtime_ns
    return found


@pytest.fixture(scope="module", params=LOCALES)
def seen(request):
    """The demonstration, run once in each language."""
    before = files()
    said = play(LC_ALL=LOCALES[request.param])
    assert (said.returncode, said.stderr) == (0, "")
    after = files()
    changed = {f for f in before | after if before.get(f) != after.get(f)}
    return Seen(request.param, said.stdout, changed)


def rows(line: str) -> int:
    """How many rows of the screen a line fills."""
    return max(1, -(-len(line) // COLUMNS))


def test_it_is_short(seen):
    """The demonstration takes at most 120 rows of 80 columns, apart from its paths."""
    lines = [
        line.replace(str(seen.page.parent.parent), "/tmp/intendant-12345678")  # noqa: S108 - as it is elsewhere
        for line in seen.text.splitlines()
    ]

    assert sum(map(rows, lines)) <= MOST_LINES


def test_each_step_is_told_with_its_why_in_that_language(seen):
    """A one-row explanation is shown above the commands of each step."""
    words = Words(seen.lang)
    told = [line for line in seen.text.splitlines() if line.startswith("# ")]

    assert told == [f"# {words.say(step.why)}" for step in STEPS]
    assert max(map(len, told)) <= COLUMNS


def test_each_command_is_shown_as_it_can_be_typed(seen):
    """With its continuations joined, each line shown is the command that was called."""
    whole = seen.text.replace(" \\\n    ", " ")
    typed = [
        line.removeprefix("$ intendant ")
        for line in whole.splitlines()
        if line.startswith("$ intendant ")
    ]

    assert typed == [line for step in STEPS for line in step.typed]
    assert max(len(line) for line in seen.text.splitlines() if line[:1] == "$") <= 80


def test_it_shows_what_is_promised(seen):
    """The output has income, odds, typed dice, an undo, a why and drawn names."""
    told = {
        "en": (
            "the income of turn 3 has now been paid",
            "FIEF-INC-13     +100  Valmorin ← bank",
            "Taken back: entry",
            "the attacker wins    30.4%",
            "Charles falls",
            "Iron Mines (Mercenary Camp)",
        ),
        "fr": (
            "les revenus du tour 3 viennent d’être versés",
            "FIEF-INC-13     +100  Valmorin ← banque",
            "Annulation de l’écriture",
            "l’attaquant l’emporte         30,4\xa0%",
            "Charles périt",
            "Mines de fer (Camp Mercenaire)",
        ),
    }

    assert [text for text in told[seen.lang] if text not in seen.text] == []


def test_the_page_is_there_and_whole(seen):
    """The report is one HTML page in the chosen language, and tells of the evening."""
    page = seen.page.read_text("utf-8")

    assert page.lower().startswith("<!doctype html>")
    assert f'lang="{seen.lang}"' in page
    assert "Othon" in page
    assert page.rstrip().endswith("</html>")


def test_the_last_commands_can_be_pasted(seen):
    """Each of the last commands works when it is pasted in the project's folder."""
    for line in seen.last:
        said = subprocess.run(  # noqa: S602 - pasted as it stands
            line,
            shell=True,
            cwd=HOME,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            encoding="utf-8",
        )
        assert (said.returncode, said.stderr) == (0, ""), line

    assert [line.split()[1] for line in seen.last] == ["shell", "fief", "new"]


def test_nothing_is_written_into_the_checkout(seen):
    """The demonstration is played in another folder, and names it."""
    folder = seen.page.parent.parent

    assert [f for f in seen.changed if f.suffix in {".db", ".html", ".toml"}] == []
    assert not folder.is_relative_to(HOME)
    assert seen.text.splitlines()[0].endswith(str(folder))


def test_intendant_lang_goes_before_the_locale():
    """INTENDANT_LANG takes precedence over the locale, as everywhere in the program."""
    with subprocess.Popen(
        CALL,
        cwd=HOME,
        env={**os.environ, "LC_ALL": "C.UTF-8", "INTENDANT_LANG": "fr"},
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as playing:
        first = playing.stdout.readline()
        playing.kill()  # the rest is as in the evenings above

    assert first.startswith("Une soirée à deux tables.")


def test_a_command_that_is_refused_ends_it(monkeypatch, capsys):
    """A refusal ends the demonstration, with its line, message and own status."""
    first, *_ = demo.EVENING
    step = demo.Step("x", ("pay Dreux Personne 5",))
    monkeypatch.setattr(demo, "EVENING", [first._replace(steps=(step,))])

    assert demo.demo() == 1
    assert "pay Dreux Personne 5\nerror: " in capsys.readouterr().err


def test_all_plays_every_sample():
    """`make demo` plays the evening, `make demo ALL=1` all samples."""
    made = {
        words: subprocess.run(
            ["make", "--no-print-directory", "-n", "demo", *words],
            cwd=HOME,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()[-1]
        for words in [(), ("ALL=1",)]
    }

    assert made[()].endswith(" -m tools.demo")
    assert made["ALL=1",].endswith(" -m tools.samples")


def test_samples_are_played_where_somebody_sits(monkeypatch, capsys):
    """Samples show their lines, ask nothing, and leave folder and keyboard alone."""
    here, keyboard = Path.cwd(), sys.stdin
    one = samples.CAMPAIGNS / "merchant-lords"
    monkeypatch.setattr(samples, "folders", lambda: [one])
    asked = []
    real = samples.main
    monkeypatch.setattr(
        samples, "main", lambda words: asked.append(sys.stdin.isatty()) or real(words)
    )

    assert samples.play_all() == 0
    shown = re.findall(r"^\$ intendant (.*)", capsys.readouterr().out, re.MULTILINE)
    lines = [*samples.evening(one), *samples.screens(one)]
    assert shown == [line.removeprefix(samples.REFUSED) for line in lines]
    assert (Path.cwd(), sys.stdin) == (here, keyboard)
    assert set(asked) == {False}
