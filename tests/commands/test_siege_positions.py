"""A campaign that begins in the middle of a siege."""

from __future__ import annotations

import pytest

from tests.commands.siege_table import done
from tests.face import ask, intendant

# As the rules of position files show it.
SHOWN = """\
game = "siege"
scenario = 3
turn = 4
[[side]]
name = "Nains"
role = "attacker"
points = 2000
equipment = { ram = 2, trebuchet = 1 }
[[section]]
name = "Mur 1"
kind = "wall"
state = "standing"
stands = { Nains = 0, Empire = 2 }
"""
EMPIRE = """\
[[side]]
name = "Empire"
role = "defender"
"""


def begun(here, text):
    """A campaign from a position."""
    (here / "p.toml").write_text(text, "utf-8")
    return intendant("new", "c.db", "--from", "p.toml", "--json")


def faults(here, text):
    """The lines of all faults, with their messages."""
    answer = begun(here, text)
    assert answer.status == 2, answer.out
    return answer.refusal["message"]


@pytest.mark.rule("SIEGE-LIST-15", "SIEGE-WALL-17", "SIEGE-SCN3-05")
def test_what_is_not_told_is_as_the_scenario_has_it(here):
    """Points, first turn, gate and remaining allowance are filled in."""
    assert begun(here, SHOWN + EMPIRE).status == 0
    found = ask("siege", "status")
    assert [found[key] for key in ("turn", "phase", "first", "gate")] == [
        4,
        "attacker",
        "Nains",
        "tower",
    ]
    told = [(side["points"], side["allowance"]) for side in found["sides"]]
    assert told == [(2000, 500 - 20 - 120), (1000, 250)]
    assert [side["score"] for side in found["sides"]] == [0, 50]
    assert ask("verify")["ok"]


def test_a_side_that_only_stands_on_a_wall_is_the_other_one(here):
    """The other side's points are those of the scenario."""
    assert begun(here, SHOWN).status == 0
    sides = ask("siege", "status")["sides"]
    assert [(side["name"], side["points"]) for side in sides] == [
        ("Nains", 2000),
        ("Empire", 1000),
    ]


def test_every_fault_is_told_at_once_with_its_line(here):
    """Unknown words get the nearest ones; numbers, sides and keys are checked."""
    text = (
        SHOWN.replace("scenario = 3", "scenario = 9")
        .replace('"attacker"', '"atacker"')
        .replace("trebuchet = 1", "trebucet = 1")
        .replace('"wall"', '"wal"')
        .replace("Empire = 2", "Orcs = 2")
    )
    text += 'colour = "grey"\n[[unit]]\nname = "Axes"\ntype = "foot"\n'
    message = faults(here, text)
    for line in (2, 6, 8, 11, 13, 14, 15, 17):
        assert f"line {line}:" in message, (line, message)
    for near in ("attacker", "trebuchet", "wall"):
        assert f"did you mean {near}" in message


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (SHOWN.replace(", Empire = 2", ""), "defender"),
        (SHOWN + EMPIRE + EMPIRE.replace("Empire", "Orcs"), "defender"),
        (SHOWN.replace("ram = 2", "ram = 60") + EMPIRE, "720"),
        (SHOWN + EMPIRE + "equipment = { mangonel = 1 }\n", "mangonel"),
        (SHOWN + EMPIRE + '[[machine]]\nside = "Nains"\nitem = "ram"\nhits = 9\n', "9"),
        ('game = "siege"\ngate = "hole"\n', "hole"),
        ('game = "siege"\nscenario = 3\nsection = ["Mur"]\n', "section"),
    ],
)
def test_what_cannot_be_is_refused(here, text, part):
    """One side of each role, affordable pieces and open lists are required."""
    message = faults(here, text)
    assert part in message
    lines = [line.partition(":")[2] for line in message.splitlines()[1:]]
    assert len(set(lines)) == len(lines)  # each fault is reported once


FULL = (
    SHOWN
    + EMPIRE
    + """\
people = "Empire"
general = "Anders"
placed = { earthwork = 2, boiling_oil = 1 }
destroyed = { earthwork = 1 }
[[section]]
name = "Tour 1"
kind = "tower"
state = "destroyed"
fell = 3
capacity = 4
face = "nord"
oil = 1
[[unit]]
name = "Haches"
side = "Nains"
type = "infantry"
stands = 3
stand_hits = 3
hits = 1
battered = 3
[[machine]]
side = "Nains"
item = "trebuchet"
hits = 2
[[machine]]
side = "Nains"
item = "ram"
number = 2
unit = "Haches"
[[played]]
scenario = 1
winner = "Nains"
why = "broken"
turns = 5
[[played]]
scenario = 2
winner = "Empire"
why = "message"
turns = 4
"""
)


def carried_on(here):
    """The position of a campaign: written, read, and written again."""
    first = ask("export", "position")["toml"]
    (here / "again.toml").write_text(first, "utf-8")
    ask("new", "again.db", "--from", "again.toml")
    second = ask("export", "position", "-c", "again.db")["toml"]
    assert ask("verify", "-c", "again.db")["ok"]
    (here / "again.db").unlink()
    return first, second


def test_a_machine_without_hits_left_is_carried_on_as_destroyed(here):
    """Where nothing is said of its hits, it has all of them."""
    ram = '[[machine]]\nside = "Nains"\nitem = "ram"\n'
    for hits, more in ((0, "hits = 0\n"), (3, "")):
        assert begun(here, SHOWN + EMPIRE + ram + more).status == 0
        first, second = carried_on(here)
        assert f"hits = {hits}\n" in second
        assert first == second
        (here / "c.db").unlink()


def test_a_full_position_is_carried_on_as_it_was(here):
    """The export is the same again; past results count."""
    assert begun(here, FULL).status == 0
    first, second = carried_on(here)
    assert first == second
    found = ask("siege", "status")
    assert found["sides"][1]["allowance"] == 250 - 3 * 15 - 5
    assert [one["left"] for one in found["machines"]] == [2, 3] or [
        one["left"] for one in found["machines"]
    ] == [3, 2]
    told = ask("siege", "campaign")["scenarios"]
    assert [one["winner"] for one in told] == ["Nains", "Empire", None]
    assert told[2]["changes"][0]["turn"] == 5


@pytest.mark.parametrize("number", [1, 2])
def test_the_other_scenarios_are_carried_on_too(here, number):
    """Units in the watchtower or off the table are included."""
    ask("new", "c.db", "--game", "siege")
    done(f"siege start {number} --attacker Nains --first Empire")
    done("siege unit Empire Archers --type cavalry --stands 3")
    done("siege hold Archers --stands 2" if number == 1 else "siege off 2 --general")
    done("phase next")
    first, second = carried_on(here)
    assert first == second


def test_pieces_that_nobody_may_have_are_all_told(here):
    """If no allowance is given, the pieces must be valid as in a list."""
    (here / "p.toml").write_text(
        'game = "siege"\nscenario = 3\n[[side]]\nname = "Elfes"\nrole = "attacker"\n'
        'points = 2000\npeople = "Elfes"\nequipment = { boiling_oil = 1, bombard = 3 }\n'
        '[[side]]\nname = "Empire"\nrole = "defender"\npoints = 1000\n'
        "equipment = { mangonel = 1, earthwork = 20 }\n"
    )
    said = intendant("new", "c.db", "--from", "p.toml", "--json")
    lines = said.refusal["message"].splitlines()[1:]
    assert [line.strip() for line in lines] == [
        "line 8: boiling oil or thrown rocks: only for the defender",
        "line 8: bombard: never for Elves",
        (
            "line 8: the artillery comes to 270 points: more than half of the 500 "
            "points for equipment"
        ),
        "line 8: bombard: 3 is too many; at most 2",
        (
            "line 13: mangonel: this list (siege artillery) is closed to the defender "
            "here (The siege of Braken Keep)"
        ),
        "line 13: Empire’s pieces cost 380 points, but only 250 are available",
    ]
    assert not (here / "c.db").exists()


def test_an_allowance_that_is_told_is_the_one_that_is_left(here):
    """The cost of the pieces does not matter: the table knows the price paid."""
    (here / "p.toml").write_text(
        'game = "siege"\nscenario = 3\n[[side]]\nname = "Nains"\nrole = "attacker"\n'
        "points = 2000\nallowance = 75\nequipment = { ram = 1 }\n"
        '[[side]]\nname = "Empire"\nrole = "defender"\npoints = 1000\n'
    )
    ask("new", "c.db", "--from", "p.toml")
    left = {one["side"]: one["left"] for one in ask("siege", "pieces")["sides"]}
    assert left == {"Nains": 75, "Empire": 250}
