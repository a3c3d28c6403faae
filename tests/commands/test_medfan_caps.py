"""The caps of an army cannot be exceeded by a correction, a redo or a position."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant

FIGURE = """\
[[figure]]
name = "{name}"
player = "Anne"
kind = "{kind}"
cost = 40
roles = ["{role}"]
"""


@pytest.fixture
def table(here):
    """Anne and Bruno, with one territory each."""
    ask("new", "c.db", "--game", "medfan", "--players", "Anne,Bruno")
    ask("medfan", "join", "Anne", "--territory", "Vaux", "--dice", "4 3")
    ask("medfan", "join", "Bruno", "--territory", "Bourg", "--dice", "4 3")


def recruit(name: str, role: str, *words: str) -> None:
    """Anne buys a hero."""
    call = "medfan", "recruit", "Anne", name, "--kind", "hero", "--cost", "45"
    ask(*call, "--role", role, *words)


@pytest.mark.parametrize("value", ["none", "0"])
def test_a_figure_is_not_corrected_to_cost_nothing(table, value):
    """Otherwise the position could not be read again."""
    recruit("Axa", "healer")
    what = "correct", "figure:Anne.Axa.cost", value, "--for", "so"
    said = intendant(*what, "--json")
    told = "that is impossible: Axa costs nothing: a figure must cost at least 1"
    assert said.refusal["message"] == told


@pytest.mark.rule("MED-ARMY-18")
def test_a_redone_recruitment_keeps_the_caps(table):
    """Another general has come since: the first cannot be redone beside that one."""
    recruit("Axa", "general")
    ask("undo")
    recruit("Odon", "general")
    said = intendant("redo", "4", "--json")
    assert said.refusal["code"] == "blocked"
    told = "is one “general” too many: an army may have only 1, and"
    assert told in said.refusal["message"]
    assert ask("verify")["ok"]


@pytest.mark.rule("MED-ARMY-18")
def test_a_ruling_stands_in_verify_and_in_a_position(table):
    """Two generals by agreement are accepted here, and in the continued campaign."""
    recruit("Axa", "general")
    recruit("Odon", "general", "--ruling", "so be it")
    assert ask("verify")["ok"]
    said = intendant("export", "position", "-o", "p.toml")
    assert said.status == 0, said.err
    ask("new", "d.db", "--from", "p.toml")
    assert ask("verify", "-c", "d.db")["ok"]


@pytest.mark.rule("MED-ARMY-18")
def test_a_position_beyond_the_caps_is_refused_line_by_line(here):
    """All faults are listed, each with the line of its figure."""
    told = (("A", "hero", "general"), ("B", "hero", "general"), ("C", "troop", "mage"))
    head = 'game = "medfan"\nplayers = ["Anne", "Bruno"]\n'
    page = head + "".join(
        FIGURE.format(name=name, kind=kind, role=role) for name, kind, role in told
    )
    (here / "p.toml").write_text(page, "utf-8")
    said = intendant("new", "c.db", "--from", "p.toml", "--json")
    assert said.refusal["message"].splitlines()[1:] == [
        (
            "  line 9: Anne.B is one “general” too many: an army may have only 1, "
            "and Anne.A already holds this role"
        ),
        "  line 15: Anne.C is a troop, and “mage” is a role for heroes only",
    ]
    assert not (here / "c.db").exists()
