"""The cost of a faulty file: twice as many faults are twice the work, and no more."""

from __future__ import annotations

import sys

import pytest

from ledger.faults import MOST_TOLD
from tests.face import intendant

PLAYERS = 'players = ["Anne", "Bruno"]\n'
NEW = ("new", "n.db", "--from", "f.toml")
# The head of a file, its repeated part, and its reader.
FILES = {
    "keys": ('game = "free"\n', "k{n} = 1\n", NEW),
    "names": ('game = "free"\n' + PLAYERS, '[[territory]]\nname = "T"\n', NEW),
    "owners": (
        'game = "medfan"\n' + PLAYERS,
        '[[territory]]\nname = "T{n}"\nowner = "Z{n}"\ncapability = "c{n}"\n',
        NEW,
    ),
    "money": ('game = "free"\n' + PLAYERS + "[money]\n", "Z{n} = 1\n", NEW),
    "villages": (
        "",
        '[[region]]\nname = "R{n}"\nvillages = ["V{n}"]\n',
        ("fief", "map", "check", "f.toml"),
    ),
    "lords": (
        'game = "fief"\n' + PLAYERS + '[[region]]\nname = "R"\nvillages = ["V"]\n',
        '[[lord]]\nname = "L{n}"\nplayer = "Ann"\nat = "W{n}"\n',
        NEW,
    ),
    "heroes": (
        'game = "mass"\n',
        '[[hero]]\nname = "H{n}"\nside = "S{n}"\nunit = "u{n}"\n',
        NEW,
    ),
    "sections": (
        'game = "siege"\n',
        '[[section]]\nname = "S{n}"\nkind = "k{n}"\nstands = {{ A = 1 }}\n',
        NEW,
    ),
    "rules": ("", "[a{n}]\nk = 1\n", ("new", "n.db", "--game", "fief", "--rules", "f.toml")),
    "list": ("", "x{n} = 1\n", ("siege", "check", "f.toml")),
    "equipment": ("[[side]]\n[side.equipment]\n", "x{n} = 1\n", ("siege", "check", "f.toml")),
    "score": ("", '[[section]]\nkind = "k{n}"\n', ("siege", "score", "f.toml")),
    "map": ("", '[[road]]\nbetween = ["V", "W{n}"]\n', ("fief", "map", "check", "f.toml")),
}  # fmt: skip


def steps(words):
    """The number of function calls that an answer takes."""
    count = 0

    def profile(_frame, event, _argument):
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(profile)
    try:
        said = intendant(*words, "--json")
    finally:
        sys.setprofile(None)
    return count, said


def written(here, kind, many):
    """A file with a number of faults, or twice as many, and how to read it."""
    head, again, words = FILES[kind]
    text = head + "".join(again.format(n=number) for number in range(many))
    (here / "f.toml").write_text(text, "utf-8")
    return words


@pytest.mark.parametrize("kind", FILES)
def test_twice_as_many_faults_are_twice_the_work(here, kind):
    """Nearest names and lines are looked up once per file, for the faults shown."""
    intendant(*written(here, kind, 1), "--json")  # everything is loaded
    few, _ = steps(written(here, kind, 150))
    many, said = steps(written(here, kind, 300))

    assert many < 2.2 * few
    assert said.status in (1, 2)


def test_the_first_faults_are_told_and_how_many_more_there_are(here):
    """Faults come in the order of the file; a checked list gives their number, too."""
    said = intendant(*written(here, "rules", MOST_TOLD + 3), "--lang", "en")
    lines = said.err.splitlines()
    answer = intendant(*written(here, "equipment", MOST_TOLD + 1), "--json").json[
        "result"
    ]

    assert lines[0] == f"error: {MOST_TOLD + 3} errors in the file:"
    assert lines[1] == "  line 2: there is no house rule “a0.k”"
    assert lines[-1] == "  and 3 more"
    assert len(lines) == MOST_TOLD + 2
    # Besides the words, the list names neither its owner nor its points.
    assert (len(answer["faults"]), answer["more_faults"]) == (MOST_TOLD, 3)


def test_the_first_notes_of_a_list_are_told_and_how_many_more_there_are(here):
    """Notes are limited like faults, if each of many units has one."""
    units = (
        f'[[unit]]\nname = "U{n}"\nstands = 1\nequipment = ["ladders"]\n'
        for n in range(60)
    )
    (here / "l.toml").write_text('side = "attacker"\npoints = 9000\n' + "".join(units))
    said = intendant("siege", "check", "l.toml", "--lang", "en")
    notes = said.err.splitlines()

    assert len(notes) == MOST_TOLD + 1
    assert notes[0].startswith("note: U0: nothing says whether the unit is infantry")
    assert notes[-1] == "note: and 10 more"
