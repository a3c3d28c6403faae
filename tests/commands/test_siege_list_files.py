"""List files: made with comments, odd ones, and those that stop a script."""

from __future__ import annotations

import pytest

from tests.commands.test_siege_lists import WRONG, check
from tests.face import ask, intendant

__all__ = ["check"]
LISTED = "SIEGE-LIST-03"


@pytest.mark.parametrize("side", ["attacker", "defender"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_list_to_begin_with(here, side, lang):
    """The new file is valid as it is; an existing file stays."""
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
    """The side is given in words of either language."""
    assert ask("siege", "list", "--side", "défenseur")["side"] == "defender"
    said = intendant("siege", "list", "--side", "nobody", "--json")
    assert (said.status, said.refusal["code"]) == (1, "unknown_name")


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("", [("position.missing", None), ("position.missing", None)]),
        ('side = "attacker"\n', [("position.missing", None)]),
        ("scenario = 1\n", [("position.missing", None)]),
        (
            "scenario = 4\n",
            [("siege.unknown_siege", "SIEGE-GEN-04"), ("position.missing", None)],
        ),
        (
            'side = "who"\n',
            [("siege.unknown_army_role", "SIEGE-LIST-02"), ("position.missing", None)],
        ),
        (
            'side = "attacker"\nscenario = 4\nbuys = { boiling_oil = 1, ram = 1 }\n',
            [("siege.unknown_siege", "SIEGE-GEN-04"), ("siege.only_defender", LISTED)],
        ),
        (
            'side = "attacker"\nbuys = { boiling_oil = 1, ram = 1 }\n',
            [("position.missing", None), ("siege.only_defender", LISTED)],
        ),
        ("points = -1\n", [("position.number", None), ("position.missing", None)]),
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
    """For any content, the fault is reported with its rule."""
    found = check(text)["result"]["faults"]
    assert [(fault["code"], fault["rule"]) for fault in found] == faults


def test_files_that_cannot_be_read(here):
    """Missing files and wrong TOML are refused as everywhere."""
    said = intendant("siege", "check", "none.toml", "--json")
    assert said.status in (2, 3)
    assert said.out == ""
    (here / "bad.toml").write_text("side = \n")
    said = intendant("siege", "check", "bad.toml", "--json")
    assert (said.status, said.refusal["code"]) == (2, "usage")


def test_a_faulty_list_stops_a_script(here):
    """All or nothing; with --keep-going it is reported, and the rest goes on."""
    (here / "list.toml").write_text(WRONG, "utf-8")
    (here / "s.txt").write_text("siege check list.toml\nsiege fortress 1000\n")
    said = intendant("run", "s.txt", "--json")
    assert (said.status, said.out, said.refusal["rule"]) == (
        1,
        "",
        said.refusal["rule"],
    )
    assert said.refusal["message"].startswith("12 errors in the list:")
    said = intendant("run", "s.txt", "--json", "--keep-going")
    assert said.status == 1
    assert [line[:11] for line in said.out.splitlines()] == [
        '{"ok":false',
        '{"ok":true,',
    ]


@pytest.mark.rule("SIEGE-LIST-01")
def test_artillery_may_have_a_table_of_its_own(check):
    """There are two lists, and a file may keep them separate."""
    answer = check(
        'side = "attacker"\narmy = 2000\n[equipment]\nram = 1\n[artillery]\n'
        "trebuchet = 1\n"
    )
    assert answer["result"]["spent"] == 130
    assert answer["result"]["sides"][0]["artillery"] == 120


def test_a_wrong_count_has_its_own_line(check):
    """The fault has the line of the number, not of its table."""
    answer = check(
        'side = "attacker"\narmy = 2000\n[[equipment]]\nitem = "ram"\ncount = -2\n'
    )
    (fault,) = answer["result"]["faults"]
    assert (fault["line"], fault["rule"]) == (5, "SIEGE-LIST-16")
    assert "count" in fault["text"]


@pytest.mark.parametrize(
    ("side", "scenario", "item", "rules"),
    [
        ("defender", 1, "ram", ["SIEGE-LIST-04", "SIEGE-SCN1-03"]),
        ("attacker", 1, "boiling_oil", ["SIEGE-LIST-03", "SIEGE-SCN1-03"]),
        ("defender", 2, "ladders", ["SIEGE-LIST-04", "SIEGE-SCN2-03"]),
        ("attacker", 3, "boiling_oil", ["SIEGE-LIST-03"]),
    ],
)
def test_where_nothing_is_open_that_is_said_as_well(check, side, scenario, item, rules):
    """The hint does not offer the other side things that neither may buy."""
    answer = check(
        f'side = "{side}"\nscenario = {scenario}\npoints = 450\nbuys = {{ {item} = 1 }}\n'
    )
    assert [fault["rule"] for fault in answer["result"]["faults"]] == rules


@pytest.mark.rule("SIEGE-LIST-04")
def test_what_a_unit_may_not_carry_is_told_where_the_unit_stands(check):
    """The line is not that of the first unit, nor the head of the list."""
    answer = check(
        'side = "defender"\narmy = 2000\n[[unit]]\nname = "A"\ntype = "infantry"\n'
        'stands = 3\n[[unit]]\nname = "B"\ntype = "infantry"\nstands = 3\n'
        'equipment = ["ladders"]\n'
    )
    told = [(one["line"], one["rule"]) for one in answer["result"]["faults"]]
    assert told == [(7, "SIEGE-LIST-04")]


@pytest.mark.rule("SIEGE-LADDER-05")
def test_ladders_are_for_a_whole_number_of_stands(check):
    """The rule of the ladders refuses a negative number of stands."""
    answer = check('side = "attacker"\narmy = 2000\nladders_on_units_of = [3, -3]\n')
    (fault,) = answer["result"]["faults"]
    assert (fault["line"], fault["rule"]) == (3, "SIEGE-LADDER-05")


@pytest.mark.rule("SIEGE-LADDER-05")
def test_ladders_of_a_unit_whose_stands_nobody_told(check):
    """One stand is paid for, but the list is invalid: the stands must be given."""
    answer = check(
        'side = "attacker"\narmy = 2000\n[[unit]]\nname = "A"\ntype = "infantry"\n'
        'equipment = ["ladders"]\n'
    )
    assert answer["result"]["spent"] == 5
    assert [one["rule"] for one in answer["result"]["faults"]] == ["SIEGE-LADDER-05"]
