"""What a faulty file costs: twice as many faults, twice as much work, and no more."""

from __future__ import annotations

import sys

import pytest

from ledger.faults import MOST_TOLD
from tests.face import intendant

PLAYERS = 'players = ["Anne", "Bruno"]\n'
NEW = ("new", "n.db", "--from", "f.toml")
# How a file begins, what stands in it again and again, and who reads it.
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
    """How many calls of functions an answer takes."""
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
    """A file with so many faults, or twice as many; how to have it read."""
    head, again, words = FILES[kind]
    text = head + "".join(again.format(n=number) for number in range(many))
    (here / "f.toml").write_text(text, "utf-8")
    return words


@pytest.mark.parametrize("kind", FILES)
def test_twice_as_many_faults_are_twice_the_work(here, kind):
    """The nearest names are looked for and lines found for what is told, once a file."""
    intendant(*written(here, kind, 1), "--json")  # everything is loaded
    few, _ = steps(written(here, kind, 150))
    many, said = steps(written(here, kind, 300))

    assert many < 2.2 * few
    assert said.status in (1, 2)


def test_the_first_faults_are_told_and_how_many_more_there_are(here):
    """In the order of the file; a list that is checked says it as a number, too."""
    said = intendant(*written(here, "rules", MOST_TOLD + 3), "--lang", "en")
    lines = said.err.splitlines()
    answer = intendant(*written(here, "equipment", MOST_TOLD + 1), "--json").json[
        "result"
    ]

    assert lines[0] == f"error: {MOST_TOLD + 3} faults in the file:"
    assert lines[1] == "  line 2: there is no house rule “a0.k”"
    assert lines[-1] == "  and 3 more"
    assert len(lines) == MOST_TOLD + 2
    # Besides the words, the list does not say whose it is.
    assert (len(answer["faults"]), answer["more_faults"]) == (MOST_TOLD, 2)


def test_the_first_notes_of_a_list_are_told_and_how_many_more_there_are(here):
    """As many as faults, where each of many units has something to be said of."""
    units = (
        f'[[unit]]\nname = "U{n}"\nstands = 1\nequipment = ["ladders"]\n'
        for n in range(60)
    )
    (here / "l.toml").write_text('side = "attacker"\npoints = 9000\n' + "".join(units))
    said = intendant("siege", "check", "l.toml", "--lang", "en")
    notes = said.err.splitlines()

    assert len(notes) == MOST_TOLD + 1
    assert notes[0].startswith("note: U0: nothing says whether this is infantry")
    assert notes[-1] == "note: and 10 more"
