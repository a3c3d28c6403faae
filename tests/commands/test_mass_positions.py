"""A battle whose campaign begins in the middle of it."""

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
    """The table has played a turn before it writes the position."""
    assert begun(here, POSITION).status == 0
    found = ask("mass", "armies")
    assert (found["turn"], found["attacker"]) == (2, "Montaigne")
    (side,) = found["sides"]
    assert (side["men"], side["fortification"], side["raises"]) == (3000, 1, 2)
    assert [g["name"] for g in side["generals"]] == ["Léon"]
    assert side["heroes"][0]["commission"] is True


def test_it_is_written_as_it_was_read(here):
    """When read again it gives the same battle, commanded by the first general."""
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
    """No campaign is made."""
    assert line in POSITION
    said = begun(here, POSITION.replace(line, wrong, 1))
    assert said.status in (1, 2, 3)
    assert told in said.refusal["message"]
    assert not (here / "c.db").exists()


def test_three_sides_are_a_fault(here):
    """A battle has two sides."""
    third = '[[side]]\nname = "Ussura"\n'
    said = begun(here, POSITION + MORE + third)
    assert "two sides" in said.refusal["message"]


RUNNING = """\
fought = 2
run = 1
run_of = "Montaigne"
[[side]]
name = "Montaigne"
men = 3000
tactic = "MAR"
banner_lost = true
general = { name = "Léon", wits = 3, strategy = 4 }
[[side.coming]]
hero = "Rodrigo"
code = "TEN"
turn = 3
value = 3
[[side.coming]]
hero = "a stranger"
code = "DUE"
turn = 2
value = -3
[[side]]
name = "Eisen"
men = 100
[[hero]]
name = "Rodrigo"
side = "Montaigne"
wits = 3
tactics = 2
score = 7
apart = 2
reputation = -4
stood = "front"
fell = true
offered = true
duel = ["Karl", "somebody else"]
opportunity = [
    { code = "MES", won = 1, level = "engaged", tally = 1 },
    { code = "INF", won = 1, level = "engaged", waits = true },
]
[hero.now]
level = "disengaged"
total = -1
bare = 0
damage = 4
hits = 2
[[hero]]
name = "Karl"
side = "Eisen"
wits = 3
tactics = 2
out = true
gone = true
"""
STILL = POSITION.split("[[side]]", maxsplit=1)[0] + RUNNING


@pytest.mark.parametrize("word", ["hero", "code", "turn", "value"])
def test_what_comes_is_told_in_full(here, word):
    """A modifier of a strategy roll that lacks a word is a fault."""
    first, coming, rest = STILL.partition("[[side.coming]]\n")
    lines = rest.splitlines(keepends=True)
    lines = [ln for ln in lines[:4] if not ln.startswith(word)] + lines[4:]
    said = begun(here, first + coming + "".join(lines))
    assert word in said.refusal["message"]


def test_a_battle_in_the_middle_of_a_turn(here):
    """Effects, due things, duels and scores have words of their own."""
    assert begun(here, STILL).status == 0
    found = ask("mass", "status")
    assert [one["opponent"] for one in found["duels"]] == ["Karl", "somebody else"]
    hero = next(one for one in found["heroes"] if one["name"] == "Rodrigo")
    assert [one["code"] for one in hero["running"]] == ["INF", "MES"]
    assert (hero["score"], hero["apart"], hero["reputation"]) == (7, 2, -4)
    assert [one["coming"] for one in found["sides"]] == [0, 28]
    assert (found["streak"]["turns"], found["unsettled"][0]["hero"]) == (1, "Rodrigo")
    text = ask("export", "position")["toml"]
    assert "[[fact]]" not in text
    assert "[[holding]]" not in text
    (here / "again.toml").write_text(text, "utf-8")
    ask("new", "d.db", "--from", "again.toml")
    assert ask("mass", "status", "-c", "d.db") == found
    assert ask("export", "position", "-c", "d.db")["toml"] == text


@pytest.mark.parametrize(
    ("line", "wrong", "told"),
    [
        ("fought = 2", 'fought = "two"', "fought"),
        ('run_of = "Montaigne"', 'run_of = "Eissen"', "Eissen"),
        ('tactic = "MAR"', 'tactic = "MARS"', "MAR"),
        ("banner_lost = true", "banner_lost = 1", "banner_lost"),
        ('code = "TEN"', 'code = "BAN"', "BAN"),
        ("turn = 3\n", "", "turn"),
        ("turn = 3\nvalue", "turn = 0\nvalue", "number from 1 to"),
        ("value = 3", "worth = 3", "worth"),
        ('code = "MES"', 'code = "MESS"', "MES"),
        ("won = 1, level", "won = 0, level", "won"),
        ('level = "engaged", tally', 'level = "engages", tally', "engaged"),
        ('level = "disengaged"', 'level = "away"', "away"),
        ("total = -1", 'total = "low"', "total"),
        ("damage = 4", "damages = 4", "damages"),
        ('stood = "front"', 'stood = "behind"', "behind"),
        ("score = 7", "score = -7", "score"),
        ('duel = ["Karl", "somebody else"]', 'duel = "Karl"', "duel"),
        ('"somebody else"', "7", "duel"),
        ("waits = true", "waits = 1", "waits"),
    ],
)
def test_every_fault_of_a_fight_is_told(here, line, wrong, told):
    """Every word about effects and due things is checked."""
    assert line in STILL
    said = begun(here, STILL.replace(line, wrong, 1))
    assert said.status in (1, 2, 3)
    assert told in said.refusal["message"]
    assert not (here / "c.db").exists()


@pytest.mark.parametrize(
    ("of", "field", "value"),
    [
        ("opportunity:hero:Rodrigo/BAN/1", "code", '"BANN"'),
        ("opportunity:hero:Rodrigo/BAN/1", "won", "1"),
        ("line:side:Eisen/hero:Karl/TEN/3", "code", '"MAG"'),
        ("line:side:Eisen/hero:Karl/TEN/3", "value", "3"),
        ("duel:hero:Karl/hero:Rodrigo", "opponent", '"hero:Rodrigo"'),
        ("hero:Karl", "level", '"nowhere"'),
    ],
)
def test_half_a_thing_is_a_fault(here, of, field, value):
    """An incomplete thing is a fault even when a bare fact adds it."""
    more = f'[[fact]]\nof = "{of}"\nfield = "{field}"\nvalue = {value}\n'
    said = begun(here, STILL + more)
    assert said.status != 0
    assert not (here / "c.db").exists()
