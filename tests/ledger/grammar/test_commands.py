"""What may be typed for each command: scripts rely on it.

`GOLDEN=update .venv/bin/pytest tests/ledger/grammar/test_commands.py` lists it anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ledger.acting import acts
from ledger.grammar import OPEN, Act
from ledger.grammar.listing import every
from ledger.loading import load

LISTED = Path(__file__).with_name("commands.txt")


def word(one):
    """A word as the list has it: [may be left out], many..., (not typed)."""
    text = "/".join(one.flags) or one.name
    text += "..." * one.many
    if one.default is not None and one.default is not False:
        text += f"={one.default!r}"
    text += f" {one.sign}" if one.sign else ""
    text = text if one.offered else f"({text})"
    return text if one.required else f"[{text}]"


def line(record):
    """A command as the list has it: its words, then what is special about it."""
    marks = ["face"] if record.face and record.use else []
    marks += [f"fails {record.fails}"] if record.fails else []
    words = [f"{record.path}:", *map(word, record.words)]
    return " ".join([*words, f"; {', '.join(marks)}" if marks else ""]).strip()


def test_every_command_takes_the_words_that_it_took():
    """Who changes a line of the list breaks scripts; a new command adds one."""
    now = [line(one) for one in every().values()]
    if os.environ.get("GOLDEN") == "update":
        LISTED.write_text("\n".join([*now, ""]), "utf-8")
    assert now == LISTED.read_text("utf-8").splitlines()


def kinds():
    """The kinds of all words, with their parts."""
    words = [word for record in every().values() for word in record.words]
    found = {word.kind for word in words}
    for kind in list(found):
        found |= {part for part in kind.parts if not isinstance(part, str)}
    return found


@pytest.mark.parametrize(
    ("mark", "names"),
    [("keeps", {"remark"}), ("whole", {"tallies", "corrected"})],
)
def test_few_kinds_of_words_are_special(mark, names):
    """A remark is only kept; some lists of words mean one thing."""
    assert {kind.name for kind in kinds() if getattr(kind, mark)} == names


def test_few_words_are_not_typed():
    """The face fills them in."""
    hidden = {
        (record.path, word.name)
        for record in every().values()
        for word in record.words
        if not word.offered
    }
    assert hidden == {("siege start", "asks"), ("siege wall", "words")}


def test_acts_that_a_rule_carries_out_can_be_recorded():
    """An act without a use is the face's alone; undo and redo are no acts."""
    known, recorded = every(), acts()
    none = {path for path, one in known.items() if isinstance(one, Act) and not one.use}
    assert not none & recorded.keys()
    assert all(known[path].face for path in none)
    assert {"undo", "redo"} <= known.keys() - recorded.keys()


@pytest.mark.parametrize(
    ("module", "open_", "closed"),
    [
        (
            "said",
            ("usage", "verify", "turn"),
            {"not_enough": {"have": "kept what account"}},
        ),
        ("fief.said", ("stock", "aim_all"), {"purse": {"money": "purse player"}}),
        ("medfan.said", ("audit", "size"), {"hoard": {"have": "purse player"}}),
        ("siege.said", ("",), {}),
    ],
)
def test_messages_that_reveal_a_purse_are_listed_beside_those_that_do_not(
    module, open_, closed
):
    """Each is looked up in one table."""
    said = load(f"ledger.grammar.{module}").SAID
    assert {key: said[key] for key in open_} == dict.fromkeys(open_, OPEN)
    assert {key: said[key] for key in closed} == closed
    assert OPEN in said.values()
    assert any(said.values()) == (module != "siege.said")
