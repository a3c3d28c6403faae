"""Things that register themselves."""

from __future__ import annotations

import os

import pytest

from ledger import dice
from ledger.registering import Naming, folders, named


def package(place, name):
    """A package there."""
    folder = place / name
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("", "utf-8")
    return str(folder)


def test_a_folder_registers_itself_by_being_a_package(tmp_path):
    """All places are searched, each in alphabetical order; other folders are none."""
    one, two = tmp_path / "one", tmp_path / "two"
    siege, fief = package(one, "siege"), package(one, "fief")
    mass = package(two, "mass")
    (one / "empty").mkdir()
    (one / "alone.py").write_text("", "utf-8")

    found = folders([str(one), str(two)])
    assert list(found.items()) == [("fief", fief), ("siege", siege), ("mass", mass)]
    assert os.path.isdir(found["mass"])


def test_each_path_is_searched_only_once(tmp_path):
    """A game that comes later is not there until the program starts again."""
    package(tmp_path, "fief")
    first = folders([str(tmp_path)])
    package(tmp_path, "mass")

    assert folders(iter([str(tmp_path)])) is first
    assert list(first) == ["fief"]


class Rules(Naming):
    """A record of a game."""

    audit = named("ledger.dice:typed")
    score = named()
    fixed = named(len)
    title = "not named"


def test_a_record_names_functions():
    """Where it names none, the usual one is meant, or none."""
    usual = Rules()
    assert (usual.audit, usual.score, usual.fixed) == (dice.typed, None, len)
    own = Rules(audit="ledger.dice:notation", score="ledger.dice:d")
    assert (own.audit, own.score, own.fixed) == (dice.notation, dice.d, len)
    assert own.names == {"audit": "ledger.dice:notation", "score": "ledger.dice:d"}


def test_a_function_is_loaded_when_it_is_first_asked_for_and_kept():
    """One that cannot be loaded is no trouble before."""
    rules = Rules(score="ledger.nothing:score", audit="ledger.dice:d")
    assert "audit" not in vars(rules)
    assert rules.audit is dice.d
    rules.names["audit"] = "ledger.dice:typed"
    assert rules.audit is dice.d is vars(rules)["audit"]
    with pytest.raises(ModuleNotFoundError):
        _ = rules.score


@pytest.mark.parametrize("name", ["titel", "title", "names"])
def test_a_record_names_only_what_its_class_declares(name):
    """The refusal says which name is strange."""
    with pytest.raises(TypeError) as told:
        Rules(audit="ledger.dice:d", **{name: "ledger.dice:d"})
    assert str(told.value) == f"Rules names nothing like ['{name}']"
