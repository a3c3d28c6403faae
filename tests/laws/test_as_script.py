"""`log --as-script`: whatever was done, `run` does it again with the same content."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ledger.acting import acts
from tests import evenings
from tests.face import ask, intendant
from tests.laws.beginning import begun_for
from tests.laws.test_each_kind import SAMPLES

BY_HAND = {"drop": "a script has no drafts"}


def again(file, folder):
    """The script of a campaign, run in another that begins alike; both contents."""
    folder = folder / "again"
    folder.mkdir()
    told = ask("log", "--as-script", "--all", "-c", file)
    names = ("s.txt", "b.toml", "r.toml", "o.db")
    script, begun, rules, other = (str(folder / name) for name in names)
    ask("export", "position", "--at", "1", "-o", begun, "-c", file)
    ask("rules", "export", "--at", "1", "-o", rules, "-c", file)
    ask("new", other, "--from", begun, "--rules", rules)
    (folder / "s.txt").write_text("\n".join(told["script"]) + "\n", "utf-8")
    said = intendant("run", script, "-c", other, "--json")
    assert said.status == 0, (said.out[-600:], said.err, told["script"])
    found = ask("log", "--as-script", "--all", "-c", other)
    return told, found


def said_again(file, folder):
    """The script of any campaign does the same again."""
    Path(folder).mkdir()
    told, found = again(file, Path(folder))
    assert found["content"] == told["content"]


@pytest.mark.parametrize("kind", sorted({*acts()} - {*BY_HAND}))
def test_each_act_is_done_again_by_its_line(tmp_path, kind):
    """A line holds an act's dice, choices and ruling, and the texts it was given."""
    evening = begun_for(kind, str(tmp_path / "c.db"))
    prepare, words = SAMPLES[kind]
    prepare(evening)
    evening.act(kind, *words)
    evening.close()

    told, found = again(evening.file, tmp_path)

    assert found["content"] == told["content"]


@pytest.mark.parametrize("folder", evenings.CAMPAIGNS, ids=lambda one: one.name)
def test_a_whole_evening_is_played_again(tmp_path, folder):
    """Each sample is played again to its end."""
    file = str(tmp_path / "c.db")
    shutil.copy(evenings.played(folder), file)

    told, found = again(file, tmp_path)

    assert found["content"] == told["content"]
