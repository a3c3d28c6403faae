"""Files of every form that is read, changed at random after their grammar: read or refused."""

from __future__ import annotations

import json
import os
import re
import tomllib
from pathlib import Path

import pytest
import tomlkit

from tests.commands import sampled
from tests.effort import chance, examples, tally
from tests.evil_names import EVIL
from tests.face import ask, intendant
from tests.laws.test_each_kind import SAMPLES
from tests.laws.test_strange_journals import STRANGE, places
from tests.trouble.program import varied

pytestmark = pytest.mark.deep

HERE = Path(__file__).resolve().parent.parent
UNSEEN = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")
CSV = """\
who;for;in;out
Anne;wood;5,00;
Bruno;"a ""fine"" horse";;3
Chloé;;3;
"""
SCRIPT = """\
# an evening
pay bank Anne 12 --for "a horse"
title grant Regent Bruno
undo
roll 2d6 --seed 3
note 'that is all'
"""
POSITIONS = {
    f"position of {path.stem}": path.read_text("utf-8")
    for path in sorted((HERE / "fixtures" / "positions").glob("*.toml"))
}
# How each form is read; `{}` is the file.
READ = {
    **dict.fromkeys(POSITIONS, "new x.db --from {}"),
    "house rules": "new x.db --rules {}",
    "house rules of a campaign": "rules load {}",
    "map": "fief map check {}",
    "list of a siege": "siege load Nains {} -c s.db",
    "journal": "import {} -o x.db",
    "table": "import csv {}",
    "script": "run {}",
    "script, line by line": "run {} --keep-going",
    "campaign": "status -c {}",
}
OURS = {"c.db", "s.db", "file"}
TREES = {*POSITIONS, "house rules", "house rules of a campaign", "map"}
TREES |= {"list of a siege"}
VALUES = (
    *(value for value in STRANGE if value is not None),
    *(float("inf"), float("nan"), -(2**63), "x" * 3000, [[[[]]]], {"a": {"b": []}}),
    *("Anne", "bank", "player:Anne", 7, "next"),
)
PIECES = (
    *("[", "]", "[[", "]]", "{", "}", "=", '"', '"""', "'", "#", ",", ";", ":", "."),
    *(
        "\n",
        "\r\n",
        "\t",
        "\x00",
        "\ufeff",
        "\u202e",
        "\\",
        "\\u0000",
        "--",
        "-c",
        "0x",
    ),
    *("1e999", "-0", "true", "1979-05-27", "$(id)", "{{7*7}}", "=1+1", "`id`"),
)


@pytest.fixture(scope="module")
def texts(tmp_path_factory) -> dict[str, str]:
    """A good file of each form."""
    folder = tmp_path_factory.mktemp("formats")
    path, made = varied(folder / "c.db"), str(folder / "made")
    found = {**POSITIONS, "table": CSV, "script": SCRIPT}
    for form, words in (
        ("house rules", ("rules", "export", "-o", made, "-c", path)),
        ("journal", ("export", "json", "-o", made, "-c", path)),
        ("map", ("fief", "map", "new", made, "--sample")),
    ):
        ask(*words)
        found[form] = Path(made).read_text("utf-8")
        os.unlink(made)
    found["house rules of a campaign"] = found["house rules"]
    found["script, line by line"] = SCRIPT
    found["list of a siege"] = str(SAMPLES["siege load"][1][1])
    found["campaign"] = Path(path).read_bytes().decode("latin-1")
    return found


def grown(text: str, rng) -> str:
    """A TOML document of which some things are other things."""
    tree = tomllib.loads(text)
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        found = list(places(tree))
        if not found:
            break
        *outer, last = rng.choice(found)
        part = tree
        for key in outer:
            part = part[key]
        _changed(part, last, rng)
    return tomlkit.dumps(tree)


def _changed(part, key, rng) -> None:
    """One thing of a tree is gone, another, of another name, or there twice."""
    how = rng.randrange(6)
    if how == 0:
        del part[key]
    elif how == 1 and isinstance(part, dict):
        part[rng.choice(EVIL).encode(errors="replace").decode()] = part.pop(key)
    elif how == 2 and isinstance(part, list):
        part.insert(0, part[key])
    elif how == 3:
        part[key] = [part[key]]
    elif how == 4:
        part[key] = rng.choice(EVIL).encode(errors="replace").decode()
    else:
        part[key] = rng.choice(VALUES)


def spoiled(text: str, rng) -> str:
    """A text with pieces of any grammar, with lines that are gone, or cut short."""
    for _ in range(rng.choice((1, 1, 2, 4))):
        at, lines = rng.randrange(len(text) + 1), text.split("\n")
        how = rng.randrange(5)
        if how == 0:
            text = text[:at]
        elif how == 1:
            text = text[:at] + text[at + rng.randrange(1, 9) :]
        elif how == 2:
            rng.shuffle(lines)
            text = "\n".join(lines)
        elif how == 3:
            text = "\n".join((*lines, *rng.choices(lines, k=3)))
        else:
            text = text[:at] + rng.choice(PIECES) + text[at:]
    return text


def written(text: str, form: str) -> list[str]:
    """The words of a call that reads a file of this form, which is written."""
    encoding = "latin-1" if form == "campaign" else "utf-8"
    Path("file").write_bytes(text.encode(encoding, errors="replace"))
    return [word.format("file") for word in READ[form].split()]


def begun(form: str) -> None:
    """The campaigns in which a file is read."""
    varied("c.db")
    if "s.db" in READ[form]:
        sampled.played("siege load", "s.db")


@pytest.mark.parametrize("form", READ)
def test_a_file_that_nobody_has_changed_is_read(here, texts, form):
    """The harness works: all that is refused below is so for what was changed."""
    begun(form)
    said = intendant(*written(texts[form], form), "--json")
    assert (said.status, said.err) == (0, "")


@pytest.mark.parametrize("form", READ)
def test_a_file_of_any_form_is_read_or_refused(here, texts, form):
    """A refusal makes no file; what is read makes a campaign that is whole."""
    rng = chance(f"files: {form}")
    begun(form)
    before = Path("c.db").read_bytes()
    for turn in range(examples(16)):
        Path("c.db").write_bytes(before)
        tree = form in TREES and turn % 4
        text = grown(texts[form], rng) if tree else spoiled(texts[form], rng)
        words = written(text, form)
        lang = ("en", "fr")[turn % 2]
        said = intendant(*words, "--lang", lang, *["--json"] * (turn // 2 % 2))
        tally("files after their grammar")
        assert said.status in (0, 1, 2, 3), said
        told = said.out + said.err
        assert "Traceback" not in told
        assert [line for line in told.split("\n") if UNSEEN.search(line)] == []
        kept(said.status, before)


def kept(status: int, before: bytes) -> None:
    """Nothing is there by halves after an answer or a refusal."""
    made = os.path.exists("x.db")
    if status and made:
        raise AssertionError("refused, but made")
    if made:
        said = intendant("verify", "-c", "x.db", "--json")
        assert json.loads(said.out)["ok"], said
        assert intendant("export", "position", "-c", "x.db").status == 0
        os.unlink("x.db")
    if Path("c.db").read_bytes() != before:
        assert ask("verify", "-c", "c.db")["ok"]
    assert [name for name in os.listdir() if name not in OURS] == []
