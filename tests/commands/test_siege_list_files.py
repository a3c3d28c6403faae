"""List files: begun with comments, odd ones, and those that stop a script."""

from __future__ import annotations

import pytest

from tests.commands.test_siege_lists import WRONG, check
from tests.face import ask, intendant

__all__ = ["check"]


@pytest.mark.parametrize("side", ["attacker", "defender"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_list_to_begin_with(here, side, lang):
    """It is in order as it stands; an existing file stays."""
    words = ("siege", "list", "--side", side, "--lang", lang)
    assert ask(*words, "-o", "l.toml") == {"side": side, "file": "l.toml"}
    assert ask(*words)["toml"] == (here / "l.toml").read_text("utf-8")
    checked = intendant("siege", "check", "l.toml", "--json")
    assert (checked.status, checked.json["warnings"]) == (0, [])
    assert checked.json["result"]["sides"][0]["role"] == side
    said = intendant(*words, "-o", "l.toml", "--json")
    assert (said.status, said.refusal["code"]) == (1, "exists")
    assert intendant(*words, "-o", "l.toml", "--force").status == 0
    assert all(len(line) <= 88 for line in ask(*words)["toml"].splitlines())


def test_whose_list_to_begin_with(here):
    """In words of either language."""
    assert ask("siege", "list", "--side", "défenseur")["side"] == "defender"
    said = intendant("siege", "list", "--side", "nobody", "--json")
    assert (said.status, said.refusal["code"]) == (1, "unknown_name")


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("", [("position.missing", None)]),
        ('side = "attacker"\n', [("position.missing", None)]),
        (
            'side = "who"\npoints = 2000\n',
            [("siege.unknown_army_role", "SIEGE-LIST-02")],
        ),
        ("side = 3\npoints = 2000\n", [("position.text", None)]),
        ("side = [1]\n", [("position.tables", None)]),
        ('side = "attacker"\npoints = 2000\narmy = 1\n', [("siege.said_twice", None)]),
        ('side = "attacker"\npoints = -1\n', [("position.number", None)]),
        ('side = "attacker"\npoints = true\n', [("position.number", None)]),
        (
            'side = "attacker"\npoints = 2000\nbuys = 3\n',
            [("position.table", None)],
        ),
        (
            'side = "attacker"\npoints = 2000\nbuys = { ram = 1.5 }\n',
            [("position.number", "SIEGE-LIST-16")],
        ),
        (
            'side = "attacker"\npoints = 2000\nscenario = 4\n',
            [("siege.unknown_siege", "SIEGE-GEN-04")],
        ),
        (
            'side = "attacker"\npoints = 2000\nunit = "A"\n',
            [("position.tables", None)],
        ),
        (
            'side = "attacker"\npoints = 2000\nwon_before = "no"\n',
            [("position.flag", None)],
        ),
        (
            'side = "attacker"\npoints = 2000\n[[unit]]\nstands = 3\n',
            [("position.missing", None)],
        ),
        (
            'side = "attacker"\npoints = 2000\n[[unit]]\nname = "A"\ntype = "ship"\n',
            [("siege.unknown_list_type", "SIEGE-LADDER-06")],
        ),
    ],
)
def test_odd_files(check, text, faults):
    """Whatever stands there, it is told what is wrong, and by which rule."""
    found = check(text)["result"]["faults"]
    assert [(fault["code"], fault["rule"]) for fault in found] == faults


def test_files_that_cannot_be_read(here):
    """No file, no TOML: as everywhere."""
    said = intendant("siege", "check", "none.toml", "--json")
    assert said.status in (2, 3)
    assert said.out == ""
    (here / "bad.toml").write_text("side = \n")
    said = intendant("siege", "check", "bad.toml", "--json")
    assert (said.status, said.refusal["code"]) == (2, "usage")


def test_a_faulty_list_stops_a_script(here):
    """All or nothing; with --keep-going it is told, and the rest goes on."""
    (here / "list.toml").write_text(WRONG, "utf-8")
    (here / "s.txt").write_text("siege check list.toml\nsiege fortress 1000\n")
    said = intendant("run", "s.txt", "--json")
    assert (said.status, said.out, said.refusal["rule"]) == (
        1,
        "",
        said.refusal["rule"],
    )
    assert said.refusal["message"].startswith("12 faults in the list:")
    said = intendant("run", "s.txt", "--json", "--keep-going")
    assert said.status == 1
    assert [line[:11] for line in said.out.splitlines()] == [
        '{"ok":false',
        '{"ok":true,',
    ]
