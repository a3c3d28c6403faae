"""A lord drawn by hand is typed by name at a terminal; a number is the die's face."""

from __future__ import annotations

import pytest

from tests.face import ask, at_terminal, intendant
from tests.trouble.terminal import CTRL_C, Terminal

SETTLE = ("fief", "settle", "Anne", "Bourg", "--lang", "en", "-c")
POSITION = """\
game = "fief"
players = ["Anne", "Bruno", "Chloé"]
[[region]]
name = "Rouge"
villages = ["Bourg", "Vaux", "Pré"]
[[village]]
name = "Bourg"
[[village]]
name = "Vaux"
[[village]]
name = "Pré"
"""


@pytest.fixture
def realm(tmp_path):
    """A realm before the first lords are drawn."""
    (tmp_path / "r.toml").write_text(POSITION, "utf-8")
    file = str(tmp_path / "r.db")
    assert intendant("new", file, "--from", str(tmp_path / "r.toml")).status == 0
    intendant("rules", "set", "fief.setup.first_lord", "draw", "-c", file)
    return file


def thrown(file):
    """The lord that was chosen, and the roll that stands for this lord."""
    seq = ask("log", "--last", "1", "-c", file)["entries"][0]["seq"]
    entry = ask("show", str(seq), "-c", file)
    (throw,) = entry["throws"]
    return entry["outcome"]["lord"], throw


@pytest.mark.parametrize(
    ("keys", "lord", "face"),
    [("gau", "Gauvain", None), ("Charles", "Charles", 3), ("3", "Charles", 3)],
)
def test_a_first_lord_is_drawn_by_name(realm, keys, lord, face):
    """A beginning, the whole name or the face may be typed; the die is recorded."""
    with Terminal(*SETTLE, realm, "--dice", "ask") as terminal:
        listed = terminal.until("Enter = the program draws at random >")
        assert "Anne: the first lord (1d" in listed
        assert f"{lord} " in listed or f"{lord}\n" in listed
        terminal.type(keys)
        assert terminal.ended() == 0
    found, throw = thrown(realm)
    assert found == lord
    assert throw["how"] == "typed"
    if face:
        assert throw["faces"] == [face]
    ask("undo", "-c", realm)
    faces = " ".join(map(str, throw["faces"]))
    again = ask("fief", "settle", "Anne", "Bourg", "--dice", faces, "-c", realm)
    assert again["lord"] == lord


def test_enter_leaves_it_to_the_program(realm):
    """The same seed gives the same lord as without asking; the roll is recorded."""
    alone = at_terminal(*SETTLE, realm, "--dice", "ask", lines=[""])
    assert alone.status == 0, alone.err
    lord, throw = thrown(realm)
    assert throw["how"] == "thrown"
    assert lord in alone.out


@pytest.mark.parametrize("wrong", ["0", "99", "Zoé", "x y"])
def test_who_is_not_there_cannot_be_drawn(realm, wrong):
    """A face that the die lacks, or an unknown name, is refused and asked again."""
    with Terminal(*SETTLE, realm, "--dice", "ask") as terminal:
        terminal.until(" >")
        terminal.type(wrong)
        terminal.until("error")
        terminal.until(" >")
        terminal.type(CTRL_C)
        assert terminal.ended() == 130


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_die_that_nobody_has_may_be_left_to_the_program(tmp_path, monkeypatch, lang):
    """A die of 41 or 130 faces is rolled by the program; a number is accepted, too."""
    monkeypatch.chdir(tmp_path)
    throw = "names", "--qualifiers", "1", "--dice", "ask", "--lang", lang
    told = at_terminal(*throw, lines=["12", "999", ""])
    assert told.status == 0, told.err
    assert "1d41" in told.err
    assert told.err.count("1d130") == 2
