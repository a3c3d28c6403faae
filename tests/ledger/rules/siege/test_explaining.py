"""What follows from the record: points, hits, who places, who has won."""

from __future__ import annotations

import pytest

from ledger.rules.siege import finding
from ledger.rules.siege.explaining import explains
from ledger.state import CAMPAIGN
from tests.ledger.rules.siege.vectors import (
    EMPIRE,
    HACHES,
    NAINS,
    WALL,
    field,
    refusal,
    state,
)

HELD = [(WALL, "attackers", 2), (WALL, "defenders", 1)]
RESTS = [(WALL, key) for key in ("state", "attackers", "defenders")]


def told(known, subject):
    """Each conclusion: its key, its value, its rule, its facts."""
    found = explains(known, subject)
    return [(one[0], one[2], one[3], one[4]) for one in found]


@pytest.mark.rule("SIEGE-VP-02", "SIEGE-VP-03")
def test_the_points_of_a_section_and_of_its_side():
    """They rest on who is there and whether it stands."""
    known = field(facts=HELD)
    (worth,) = explains(known, WALL)
    facts = {"attackers": 2, "defenders": 1, "side": NAINS}
    assert worth[:6] == ("brings.more", "brings", 50, "SIEGE-VP-03", facts, RESTS)
    both, line = explains(known, NAINS)
    assert both[:6] == ("score", "score", 50, "SIEGE-VP-02", {"side": NAINS}, RESTS)
    facts = {"section": WALL}
    assert line[:5] == ("score.section", "score", 50, "SIEGE-VP-03", facts)
    assert list(line[5]) == RESTS[1:]
    score = ("score", 0, "SIEGE-VP-02", {"side": EMPIRE})
    assert told(known, EMPIRE) == [score]
    empty = {"attackers": 0, "defenders": 0, "side": None}
    assert told(field(), WALL) == [("brings.empty", 0, "SIEGE-VP-10", empty)]
    assert told(field("watchtower", facts=HELD), WALL) == []
    assert told(field("watchtower", facts=HELD), NAINS) == []
    assert told(known, HACHES) == []
    assert told(field(facts=[(EMPIRE, "role", None)]), EMPIRE) == []


@pytest.mark.rule("SIEGE-LIST-15")
def test_machines_that_were_not_hit_have_all_their_hits():
    """Those of which something is recorded are not among them."""
    held = [(NAINS, "ram", 2), (NAINS, "ladders", 3), (NAINS, "trebuchet", 1)]
    machine = "machine:Nains.ram.1"
    hit = [(machine, "side", NAINS), (machine, "item", "ram"), (machine, "number", 1)]
    _, *rest = told(field(facts=hit, held=held), NAINS)
    rest.sort(key=lambda one: one[1])
    assert rest == [
        ("untouched", hits, "SIEGE-LIST-15", {"piece": item, "many": 1})
        for item, hits in (("ram", 3), ("trebuchet", 4))
    ]


@pytest.mark.rule("SIEGE-SCN2-05")
def test_the_bonus_rests_on_the_race():
    """Only the besiegers have one."""
    record = [("scenario:watchtower", "code", "watchtower")]
    record.append(("scenario:watchtower", "role", "attacker"))
    known = field("help", facts=record)
    (found,) = explains(known, NAINS)
    assert found[:5] == ("bonus", "bonus", 100, "SIEGE-SCN2-05", {})
    assert list(found[5]) == [("scenario:watchtower", "winner")]
    assert explains(known, EMPIRE) == []


@pytest.mark.rule("SIEGE-LEN-05", "SIEGE-LEN-07", "SIEGE-LEN-08")
def test_what_a_siege_has_to_come():
    """Who places next, the first roll, what the die must show, who has won."""
    roll = ("first_roll", 6, "SIEGE-LEN-08", {"turn": 6})
    assert told(field(turn=5), CAMPAIGN) == [roll]
    needed = ("needed", 4, "SIEGE-LEN-05", {"turn": 7})
    assert told(field(turn=7), CAMPAIGN) == [roll, needed]
    held = [(EMPIRE, "earthwork", 1)]
    each = ("places.each", EMPIRE, "SIEGE-SCN3-12", {"side": EMPIRE})
    assert told(field(held=held), CAMPAIGN) == [each, roll]
    first = ("places.first", EMPIRE, "SIEGE-EARTH-06", {"side": EMPIRE})
    assert told(field("siege", held=held), CAMPAIGN) == [first]
    dead = field("siege", facts=[(EMPIRE, "general_died", 1)])
    reason = {"reason": "general_early"}
    assert told(dead, CAMPAIGN) == [("decided", NAINS, "SIEGE-VP-06", reason)]
    record = [("scenario:help", "code", "help"), ("scenario:help", "role", "defender")]
    (sooner,) = explains(field(facts=record), CAMPAIGN)
    facts = {"turn": 5}
    expected = ("first_roll.sooner", "first_roll", 5, "SIEGE-LEN-07", facts)
    assert sooner[:5] == expected
    assert list(sooner[5]) == [("scenario:help", "winner")]


@pytest.mark.rule("SIEGE-GEN-04")
def test_the_next_scenario_follows():
    """Before the first, and between two of them; nothing is known of sides yet."""
    first = ("next", "watchtower", "SIEGE-GEN-04", {})
    assert told(state(), CAMPAIGN) == [first]
    assert told(state(), NAINS) == []
    ended = [(CAMPAIGN, "ended", 1), ("scenario:help", "code", "help")]
    after = field("help", facts=ended)
    assert told(after, CAMPAIGN) == [("next", "braken_keep", "SIEGE-GEN-04", {})]


@pytest.mark.parametrize("word", ["3", "3:1:2", "x:1", "-1:2", "1234567:0", ":", ""])
def test_stands_of_both_sides_are_two_numbers(word):
    """With a colon between them."""
    assert finding.control(state(), " 3 : 999 ", {}) == (3, 999)
    assert finding.control(state(), "1000:0", {}) == (1000, 0)
    bad = refusal(finding.control, state(), word, {})
    assert bad == ("usage", "siege.control", "SIEGE-VP-03", {"word": word})
    many = refusal(finding.control, state(), "0:1001", {})
    assert many == ("usage", "siege.stands", None, {"most": 1000})


@pytest.mark.parametrize(
    ("text", "word"), [("0", "0"), ("3, 101", "101"), ("3+x", "3+x"), ("3,,2", "")]
)
def test_attacks_are_numbers_for_each_section(text, word):
    """From one to a hundred, for each stand."""
    assert finding.attacks(state(), "1, 100+2", {}) == [[1], [100, 2]]
    bad = refusal(finding.attacks, state(), text, {})
    assert bad == ("usage", "siege.attacks", None, {"word": word, "most": 100})


@pytest.mark.parametrize(
    ("find", "word", "key", "kind", "near"),
    [
        (finding.piece, "rem", "item", "piece", "ram"),
        (finding.unit_type, "infantri", "type", "unit_type", "infantry"),
        (finding.section_kind, "gat", "section_kind", "section_kind", "gate"),
        (
            finding.section_state,
            "standin",
            "section_state",
            "section_state",
            "standing",
        ),
        (finding.battering, "brech", "battering", "battering", "breach"),
    ],
)
def test_a_word_of_the_rules_or_the_nearest(find, word, key, kind, near):
    """Where nothing is near, all are told."""
    assert find(state(), near, {}) == near
    code, found, rule, facts = refusal(find, state(), word, {})
    assert (code, found, rule) == ("unknown_name", f"siege.{key}", None)
    assert (facts["kind"], facts["name"]) == (kind, word)
    assert near in facts["near"]
    assert near in refusal(find, state(), "xyzzy", {})[3]["near"]


def test_things_of_a_siege_by_their_names():
    """Before a scenario nothing is there, and that is told instead."""
    known = field()
    found = [
        *(finding.side(known, word, {}) for word in ("attacker", "nains", "Empire")),
        finding.unit(known, "haches", {}),
        finding.section(known, "wall 1", {}),
    ]
    assert found == [NAINS, NAINS, EMPIRE, HACHES, WALL]
    told = refusal(finding.unit, known, "Orcs", {})
    assert told[:3] == ("unknown_name", "siege.unit", None)
    told = refusal(finding.section, known, "Wall 9", {})
    assert (told[0], told[2]) == ("unknown_name", "SIEGE-WALL-17")
    for find in (finding.side, finding.unit, finding.section):
        told = refusal(find, state(), "x", {})
        assert told[:3] == ("out_of_phase", "siege.none", "SIEGE-GEN-04")
    assert refusal(finding.gate, known, "x", {})[2] == "SIEGE-WALL-03"
