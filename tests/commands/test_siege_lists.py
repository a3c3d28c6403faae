"""List files on the command line: read, checked, made."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant

WRONG = """\
side = "besieger"
army = 2000
race = "Wood Elves"
colour = "green"
spent = 2010

[buys]
bombard = 1
mangonel = 3
boiling_oil = 1
rammed = 2
ram = -1

[[unit]]
name = "Warriors"
type = "infantry"
stands = 3
count = 2
min = 2
equipment = ["ladders", "mantlets"]

[[unit]]
name = "Riders"
type = "cavalry"
stands = 3
equipment = ["portable ram"]
magic = "yes"
"""


@pytest.fixture
def check(here):
    """Checks the text of a list: whether it is valid, and its faults."""

    def checked(text, *words):
        (here / "list.toml").write_text(text, "utf-8")
        said = intendant("siege", "check", "list.toml", *words, "--json")
        assert said.err == ""
        assert said.json["ok"] == said.json["result"]["ok"] == (said.status == 0)
        assert said.status == bool(said.json["result"]["faults"])
        return said.json

    return checked


def broken(answer):
    """The rules that a list breaks, each with its line."""
    return [(fault["line"], fault["rule"]) for fault in answer["result"]["faults"]]


def codes(answer):
    """The codes of the warnings."""
    return [warning["code"] for warning in answer["warnings"]]


def test_all_faults_at_once(check):
    """Each has its line and rule; the envelope is complete, the status is 1."""
    answer = check(WRONG)
    assert answer["command"] == "siege check"
    assert sorted(broken(answer), key=str) == sorted(
        [
            (4, None),
            (5, "SIEGE-BUDGET-14"),
            (8, "SIEGE-LIST-07"),
            (10, "SIEGE-LIST-03"),
            (7, "SIEGE-BUDGET-10"),
            (9, "SIEGE-LIST-08"),
            (11, "SIEGE-LIST-16"),
            (12, "SIEGE-LIST-16"),
            (14, "SIEGE-LADDER-04"),
            (14, "SIEGE-BUDGET-08"),
            (22, "SIEGE-LIST-14"),
            (27, None),
        ],
        key=str,
    )
    lines = [line for line, _ in broken(answer)]
    assert lines == sorted(lines)


def test_the_faults_are_told_in_words(here):
    """The nearest names are in the language of the call, with every rule."""
    (here / "list.toml").write_text(WRONG, "utf-8")
    said = intendant("siege", "check", "list.toml")
    assert said.status == 1
    assert "12 errors" in said.out
    assert "“rammed” is not a piece of siege equipment (did you mean" in said.out
    assert (
        "Warriors: ladders may not be combined with other equipment (mantlets)"
        in said.out
    )
    french = intendant("siege", "check", "list.toml", "--lang", "fr").out
    assert "12\xa0erreurs" in french
    assert (
        "huile bouillante ou jets de rochers\xa0: pour le défenseur seulement" in french
    )


@pytest.mark.rule("SIEGE-BUDGET-15")
@pytest.mark.rule("SIEGE-LADDER-05")
def test_a_list_in_order(check):
    """Cost, waste and ladders by stands are shown."""
    answer = check(
        'side = "attacker"\narmy = 2000\nladders_on_units_of = [3, 3, 4]\n'
        "buys = { earthwork = 4, mangonel = 1 }\n"
    )
    result = answer["result"]
    assert (result["spent"], result["wasted"]) == (190, 310)
    assert result["sides"][0]["pieces"] == {
        "ladders": 10,
        "earthwork": 4,
        "mangonel": 1,
    }
    assert result["sides"][0]["artillery_share"] == 250


@pytest.mark.parametrize(
    "text",
    [
        'camp = "Assiégeants"\npoints = 2000\nequipement = { bélier = 2 }\n'.replace(
            "bélier", '"bélier"'
        ),
        'role = "attaquant"\narmy_points = 2000\nbuys = ["ram", "Ram"]\n',
        'side = "attacker"\nlimit = 2000\n[[equipment]]\nitem = "rams"\ncount = 2\n',
        'scenario = "The siege of Braken Keep"\nside = "besieger"\nitems = { ram = 2 }\n',
        'scenario = "3"\nside = "besieger"\nequipment = [{ id = "ram", number = 2 }]\n',
        (
            'side = "attacker"\npoints = 2000\n[[unit]]\nname = "A"\ntype = "infanterie"\n'
            'count = 2\nwith = "bélier"\n'
        ),
        (
            'game = "siege"\nscenario = 3\nturn = 4\n[[side]]\nname = "Nains"\n'
            'role = "attacker"\nequipment = { ram = 2 }\nunits = 12\n[[section]]\n'
            'name = "Mur 1"\nkind = "wall"\n'
        ),
    ],
)
def test_lists_come_from_elsewhere(check, text):
    """Synonyms, either language, tables or lists, and positions are accepted."""
    answer = check(text)
    side = answer["result"]["sides"][0]
    assert (answer["ok"], side["role"], side["points"]) == (True, "attacker", 2000)
    assert (side["pieces"], answer["result"]["spent"]) == ({"ram": 2}, 20)


def test_the_list_of_a_campaign_that_is_running(here, check):
    """A position is a list of both sides; assigned or lost pieces count, too."""
    ask("new", "c.db", "--game", "siege")
    for call in (
        "siege start 3 --attacker Nains --defender Empire --gate tower",
        "siege buy Nains ram --count 3",
        "siege unit Nains Haches --type infantry --stands 3 --with ram",
        "siege hit Nains ram 3 --number 1",
        "export position -o p.toml",
    ):
        ask(*call.split(), "-c", "c.db")
    answer = check((here / "p.toml").read_text("utf-8"))
    besieger, besieged = answer["result"]["sides"]
    assert (besieger["pieces"], besieger["wasted"]) == ({"ram": 3}, 470)
    assert (besieged["pieces"], besieged["wasted"]) == ({}, 250)


def test_both_sides_in_one_file(check):
    """Each is checked, and so is their combination."""
    text = (
        'scenario = 3\n[[side]]\nname = "Nains"\nrole = "attacker"\npoints = 2000\n'
        'equipment = { ram = 1 }\n[[side]]\nname = "Empire"\nrole = "defender"\n'
        "points = 1250\nequipment = { earthwork = 2 }\n"
        '[[unit]]\nside = "Nains"\nname = "A"\ntype = "cavalry"\nstands = 3\n'
        'equipment = ["ladders"]\n'
    )
    answer = check(text)
    assert broken(answer) == [(10, "SIEGE-SCN3-06"), (12, "SIEGE-LADDER-06")]
    result = answer["result"]
    assert [side["spent"] for side in result["sides"]] == [25, 30]
    assert (result["spent"], result["wasted"]) == (55, 475 + 285)
    stranger = text.replace('side = "Nains"', 'side = "Orques"')
    assert (13, None) in broken(check(stranger))


@pytest.mark.rule("SIEGE-BUDGET-13")
@pytest.mark.rule("SIEGE-BUDGET-14")
@pytest.mark.rule("SIEGE-BUDGET-16")
def test_army_and_equipment_are_two_purses(check):
    """Equipment neither counts in the army nor uses its points."""
    units = '[[unit]]\nname = "A"\ncost = 100\ncount = 10\n[equipment]\ntrebuchet = 1\n'
    answer = check('side = "defender"\npoints = 1000\n' + units)
    assert answer["result"]["sides"][0]["army_spent"] == 1000
    assert answer["ok"]
    answer = check('side = "defender"\npoints = 999\n' + units)
    assert broken(answer)[0] == (2, "SIEGE-BUDGET-14") or [
        rule for _, rule in broken(answer)
    ] == ["SIEGE-BUDGET-14"]


def test_a_total_that_does_not_add_up(check):
    """The file's own total is compared, with a warning, not a fault."""
    answer = check(
        'side = "attacker"\narmy = 2000\nspent = 900\nspend = 20\nwasted = 500\nok = true\n'
        'note = "as told"\nbuys = { ram = 2 }\n[[unit]]\nname = "A"\ncost = 100\n'
        'type = "infantry"\nequipment = ["ram"]\n'
    )
    assert codes(answer) == ["siege.spent_differs", "siege.no_way_up", "siege.claim"]
    assert answer["ok"]


@pytest.mark.rule("SIEGE-LIST-10")
def test_what_units_carry_is_bought(check):
    """Too much carried is a fault; pieces that nobody carries give a remark."""
    text = (
        'side = "attacker"\narmy = 2000\nbuys = {{ ram = {rams}, siege_tower = 1 }}\n'
        '[[unit]]\nname = "A"\ntype = "infantry"\ncount = 2\nequipment = ["ram"]\n'
    )
    assert broken(check(text.format(rams=1))) == [(3, "SIEGE-LIST-10")]
    answer = check(text.format(rams=3))
    assert (answer["ok"], codes(answer)) == (True, ["siege.unassigned"])


@pytest.mark.rule("SIEGE-LADDER-05")
def test_ladders_need_the_number_of_stands(check):
    """Ladders also need infantry; without a given type there is a warning."""
    text = (
        'side = "attacker"\narmy = 2000\n[[unit]]\nname = "A"\nequipment = "ladders"\n'
    )
    answer = check(text)
    assert broken(answer) == [(3, "SIEGE-LADDER-05")]
    answer = check(text + "stands = 4\n")
    assert (codes(answer), answer["result"]["spent"]) == (["siege.type_untold"], 20)


@pytest.mark.rule("SIEGE-BUDGET-08")
def test_min_and_max_of_an_army_list(check):
    """Units of one name count together; each side has its own steps."""
    text = (
        'side = "defender"\npoints = 1250\n[[unit]]\nname = "Halberdiers"\n'
        'minmax = "2/4"\ncount = {one}\n[[unit]]\nname = "halberdiers"\ncount = {two}\n'
    )
    assert check(text.format(one=1, two=1))["ok"]
    assert check(text.format(one=4, two=4))["ok"]
    for one, two in ((1, 0), (5, 4)):
        assert broken(check(text.format(one=one, two=two))) == [(3, "SIEGE-BUDGET-08")]
    assert broken(check(text.format(one=2, two=2).replace("2/4", "two")))[0][0] == 5


@pytest.mark.rule("SIEGE-LADDER-02")
@pytest.mark.parametrize(
    ("side", "scenario", "kind", "equipment", "warned"),
    [
        ("attacker", 3, "infantry", "", True),
        ("attacker", 3, "infantry", "ram = 1", True),
        ("attacker", 3, "infantry", "ladders = 3", False),
        ("attacker", 3, "infantry", "siege_tower = 1", False),
        ("attacker", 3, "cavalry", "", False),
        ("attacker", 1, "infantry", "", False),
        ("defender", 3, "infantry", "", False),
    ],
)
def test_infantry_gets_up_a_wall_by_ladders_or_a_siege_tower(
    check, side, scenario, kind, equipment, warned
):
    """Besiegers with neither are warned before they reach the walls."""
    answer = check(
        f'side = "{side}"\nscenario = {scenario}\npoints = 1000\n'
        f"equipment = {{ {equipment} }}\n"
        f'[[unit]]\nname = "Warriors"\ntype = "{kind}"\nstands = 3\n'
    )
    found = [w["rule"] for w in answer["warnings"] if w["code"] == "siege.no_way_up"]
    assert found == ["SIEGE-LADDER-02"] * warned
