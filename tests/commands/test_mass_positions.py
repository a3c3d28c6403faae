"""A battle that begins in the middle."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant

POSITION = """\
game = "mass"
turn = 2
attacker = "Montaigne"
[[side]]
name = "Montaigne"
men = 3000
fortification = 1
raises = 2
general = { name = "Léon", wits = 3, strategy = 4 }
[[hero]]
name = "Rodrigo"
side = "Montaigne"
wits = 3
tactics = 2
command = 1
unit = "cavalry"
commission = true
"""
MORE = """\
[[side]]
name = "Eisen"
men = 100
fortification = 3
prepared = true
steward = { name = "Hans", wits = 2, logistics = 3 }
[[side.general]]
name = "Zita"
wits = 2
strategy = 2
[[side.general]]
name = "Anton"
wits = 2
strategy = 2
galvanize = 1
[[hero]]
name = "Léon"
side = "Eisen"
wits = 1
tactics = 1
champion = true
"""


def begun(here, text):
    """A campaign from a position."""
    (here / "p.toml").write_text(text, "utf-8")
    return intendant("new", "c.db", "--from", "p.toml", "--json")


def test_a_side_with_its_general_and_a_hero(here):
    """As a table writes it that has played a turn."""
    assert begun(here, POSITION).status == 0
    found = ask("mass", "armies")
    assert (found["turn"], found["attacker"]) == (2, "Montaigne")
    (side,) = found["sides"]
    assert (side["men"], side["fortification"], side["raises"]) == (3000, 1, 2)
    assert [g["name"] for g in side["generals"]] == ["Léon"]
    assert side["heroes"][0]["commission"] is True


def test_it_is_written_as_it_was_read(here):
    """And read again it gives the same battle; the first general commands."""
    assert begun(here, POSITION + MORE).status == 0
    first = ask("mass", "armies")
    commands = [(g["name"], g["commands"]) for g in first["sides"][0]["generals"]]
    assert commands == [("Anton", False), ("Zita", True)]
    text = ask("export", "position")["toml"]
    assert "[[fact]]" not in text
    assert "[[holding]]" not in text
    (here / "again.toml").write_text(text, "utf-8")
    ask("new", "d.db", "--from", "again.toml")
    assert ask("mass", "armies", "-c", "d.db") == first
    assert ask("export", "position", "-c", "d.db")["toml"] == text


@pytest.mark.parametrize(
    ("line", "wrong", "told"),
    [
        ("men = 3000", 'men = "many"', "men"),
        ("fortification = 1", "fortification = 0", "fortification"),
        ('attacker = "Montaigne"', 'attacker = "Eisen"', "Eisen"),
        ('side = "Montaigne"', 'side = "Montagne"', "Montagne"),
        ('side = "Montaigne"', "", "side"),
        ('unit = "cavalry"', 'unit = "navy"', "navy"),
        ("commission = true", "commission = 1", "commission"),
        ("command = 1", "commander = 1", "commander"),
        ("wits = 3, strategy", "wit = 3, strategy", "wit"),
        ("{ name", "[1] #", "general"),
        ("turn = 2", "turn = 0", "turn"),
    ],
)
def test_every_fault_is_told_with_its_line(here, line, wrong, told):
    """Nothing is begun."""
    assert line in POSITION
    said = begun(here, POSITION.replace(line, wrong, 1))
    assert said.status in (1, 2, 3)
    assert told in said.refusal["message"]
    assert not (here / "c.db").exists()


def test_three_sides_are_a_fault(here):
    """A battle has two."""
    third = '[[side]]\nname = "Ussura"\n'
    said = begun(here, POSITION + MORE + third)
    assert "two sides" in said.refusal["message"]
