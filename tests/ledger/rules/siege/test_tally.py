"""What a siege is scored by: typed on a line, or in a file of a shorter form."""

from __future__ import annotations

import pytest

from commands.texts.siege.listed import meant
from ledger.rules.siege import tally
from ledger.rules.siege.score import Section, score
from ledger.rules.siege.tally import Tally, inline
from ledger.rules.siege.tally_file import differing, read
from tests.ledger.rules.siege.vectors import refusal, state


@pytest.mark.parametrize(
    ("text", "sections"),
    [
        ("wall=attacker", [Section("wall", 1, 0)]),
        ("tower=defender", [Section("tower", 0, 1)]),
        ("gate=contested", [Section("gate", 1, 1)]),
        ("wall=destroyed", [Section("wall", destroyed=True)]),
        ("wall=3:1", [Section("wall", 3, 1)]),
        ("walls = 3 : 1 ", [Section("wall", 3, 1)]),
        ("wall=3:1:destroyed", [Section("wall", 3, 1, destroyed=True)]),
        ("4*wall=1:0", [Section("wall", 1, 0, many=4)]),
        ("2×walls=destroyed", [Section("wall", destroyed=True, many=2)]),
        ("2*tower=1:1:destroyed", [Section("tower", 1, 1, destroyed=True, many=2)]),
        ("courtyard=0:2,gate=1:0", [Section("courtyard", 0, 2), Section("gate", 1)]),
        ("10000*wall=10000:0", [Section("wall", 10_000, 0, many=10_000)]),
    ],
)
def test_a_line_means_sections(text, sections):
    """A number, a kind, and who is there."""
    assert inline(text, meant) == Tally(tuple(sections), {}, {})


def test_a_line_may_have_points():
    """The attacker's are first."""
    found = inline("points=50:150,wall=1:0", meant)
    assert found.points == {"attacker": 50, "defender": 150}
    assert found.sections == (Section("wall", 1, 0),)


@pytest.mark.rule("SIEGE-VP-02", "SIEGE-VP-03", "SIEGE-VP-05")
@pytest.mark.parametrize(
    ("part", "key", "about", "rule"),
    [
        ("moat=1:0", "unknown_section_kind", "moat", "SIEGE-VP-02"),
        ("2*moat=1:0", "unknown_section_kind", "moat", "SIEGE-VP-02"),
        ("courtyard=destroyed", "courtyard_fell", None, "SIEGE-VP-05"),
        ("wall=-1:2", "stands_below", None, "SIEGE-VP-03"),
        ("wall=1", "section_spec", None, "SIEGE-VP-03"),
        ("wall", "section_spec", None, "SIEGE-VP-03"),
        ("wall=x", "section_spec", None, "SIEGE-VP-03"),
        ("0*wall=1:0", "section_spec", None, "SIEGE-VP-03"),
        ("x*wall=1:0", "section_spec", None, "SIEGE-VP-03"),
        ("10001*wall=1:0", "section_spec", None, "SIEGE-VP-03"),
        ("wall=10001:0", "section_spec", None, "SIEGE-VP-03"),
        ("wall=x:destroyed", "section_spec", None, "SIEGE-VP-03"),
        ("points=5", None, None, "SIEGE-VP-02"),
        ("=1:0", "section_spec", None, "SIEGE-VP-03"),
    ],
)
def test_a_part_that_means_nothing(part, key, about, rule):
    """All such parts are told, with what is wrong; the first has the rule."""
    told = refusal(inline, f"wall=1:0, {part} ,tower=?", meant)
    assert told[:3] == ("usage", "siege.sections", rule)
    first, second = told[3]["findings"]
    if key:
        found = first.code, first.about, first.rule
        assert found == (f"siege.{key}", about or part, rule)
    assert (second.code, second.about) == ("siege.section_spec", "tower=?")


def test_two_numbers_with_a_colon():
    """Anything else is no pair."""
    assert tally.pair_of(" 3 : 0 ") == (3, 0)
    for word in ("3", "3:", ":3", "3:x", "3:1:2", "-1:2", "3,1"):
        assert tally.pair_of(word) is None


def test_whose_general_died_and_when():
    """A turn is at least one."""
    roles = {"Nains": "attacker"}
    assert tally.general(" Nains : 6 ", roles.get) == ("attacker", 6)
    assert tally.general("Nains:1", roles.get) == ("attacker", 1)
    for word in ("Nains", "Nains:0", "Nains:x", "Empire:6", "Nains:", "6"):
        told = refusal(tally.general, word, roles.get)
        assert told == ("usage", "siege.general_spec", None, {"word": word})


def sheet(**page):
    """The content of a file without faults."""
    found, faults = read(page, meant)
    assert faults == []
    return found


def told(**page):
    """The faults of a file: place, code, rule."""
    _, faults = read(page, meant)
    return [(path, one.code, one.rule) for path, one in faults]


@pytest.mark.parametrize(
    ("table", "section"),
    [
        ({"kind": "walls"}, Section("wall")),
        ({"kind": "wall", "attackers": 2, "defenders": 1}, Section("wall", 2, 1)),
        ({"kind": "wall", "control": "2:1"}, Section("wall", 2, 1)),
        ({"kind": "wall", "control": "attacker"}, Section("wall", 1, 0)),
        ({"kind": "wall", "control": "destroyed"}, Section("wall", destroyed=True)),
        ({"kind": "wall", "state": "destroyed"}, Section("wall", destroyed=True)),
        ({"kind": "wall", "state": "standing"}, Section("wall")),
        ({"kind": "wall", "destroyed": True}, Section("wall", destroyed=True)),
        ({"kind": "wall", "destroyed": False}, Section("wall")),
        ({"kind": "wall", "destroyed": 1}, Section("wall", destroyed=True)),
        ({"kind": "wall", "destroyed": 0}, Section("wall")),
        ({"kind": "wall", "count": 3, "name": "M"}, Section("wall", many=3, name="M")),
        (
            {"kind": "gate", "stands": {"attacker": 2, "defender": 3}},
            Section("gate", 2, 3),
        ),
    ],
)
def test_a_section_of_a_file(table, section):
    """Who is there, how many there are, and whether it stands."""
    assert sheet(section=[table]).sections == (section,)


def test_a_file_may_hold_one_section_only():
    """Then its words are at the top."""
    found = sheet(section="wall", attacker_stands=2, defender_stands=1)
    assert found.sections == (Section("wall", 2, 1),)
    assert sheet(section="wall", destroyed=True).sections[0].destroyed


def test_a_file_may_count_what_each_side_holds():
    """None of a kind is no section."""
    found = sheet(
        attacker_controls={"wall": 2, "gate": 0},
        defender_controls={"tower": 1},
        contested={"gate": 1},
        destroyed={"wall": 3},
    )
    assert found.sections == (
        Section("wall", 1, 0, many=2),
        Section("tower", 0, 1),
        Section("gate", 1, 1),
        Section("wall", destroyed=True, many=3),
    )


def test_a_file_may_have_points_instead_of_sections():
    """With sections, they are what it expects."""
    assert sheet(attacker_points=0, defender_points=50).points == {
        "attacker": 0,
        "defender": 50,
    }
    bare = sheet(attacker_vp=100, defender_vp=0, winner="attacker")
    assert bare.points == {"attacker": 100, "defender": 0}
    assert bare.claims == {"winner": "attacker"}
    full = sheet(attacker_vp=100, attacker_controls={"wall": 1})
    assert (full.points, full.claims) == ({}, {"attacker_vp": 100})
    assert sheet(attacker_points=7).points == {"attacker": 7}


@pytest.mark.rule("SIEGE-VP-06")
def test_when_generals_died():
    """By side, for the only side, or in the table of a side; never in turn nought."""
    assert sheet(generals={"attacker": 6, "defender": 7}).died == {
        "attacker": 6,
        "defender": 7,
    }
    assert sheet(role="defender", general_turn=6).died == {"defender": 6}
    assert sheet(side="defender", general_turn=6).died == {"defender": 6}
    assert sheet(general_turn=6).died == {}
    nains = {"name": "Nains", "role": "attacker", "general_died": 3}
    rest = {"name": "Empire", "role": "defender", "general_died": 0}
    position = sheet(game="siege", side=[nains, rest])
    assert position.died == {"attacker": 3}
    named = sheet(game="siege", side=[nains, rest], generals={"nains": 5})
    assert named.died == {"attacker": 5}


@pytest.mark.rule("SIEGE-VP-05", "SIEGE-VP-03")
def test_what_is_wrong_with_a_score_file():
    """Each fault has its place."""
    assert told(section=[{"attackers": 1}]) == [
        (("section", 0), "position.missing", None)
    ]
    yard = {"kind": "courtyard", "destroyed": True}
    fell = ("section", 0), "siege.courtyard_fell", "SIEGE-VP-05"
    assert told(section=[yard]) == [fell]
    (fault,) = told(generals={"Orques": 3})
    assert fault == (("generals", "Orques"), "unknown_name.side", "SIEGE-VP-03")
    (fault,) = told(section=[{"kind": "wall", "control": "x"}])
    assert fault[0] == ("section", 0, "control")
    (fault,) = told(section=[{"kind": "moat"}])
    assert fault[0] == ("section", 0, "kind")


def test_what_a_file_expected_in_vain():
    """Only what differs is told."""
    came = score(state(), [Section("wall", 1), Section("gate", 1, 1)], {})
    claims = {"attacker_vp": 50, "defender_vp": 10, "winner": "defender"}
    notes = differing(claims | {"points_to": "nobody"}, came)
    assert [one["facts"] for one in notes] == [
        {"claim": "defender_vp", "said": "10", "found": "0"},
        {"claim": "winner", "said": "defender", "found": "attacker"},
    ]
    assert {one["key"] for one in notes} == {"siege.claim"}
    one = score(state(), [Section("wall", 1)], {})
    assert differing({"points_to": "attacker"}, one) == []
    tie = score(state(siege_vp_tie="neither"), [Section("wall")], {})
    assert differing({"winner": "nobody", "points_to": "nobody"}, tie) == []
