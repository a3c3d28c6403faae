"""The personal roll: its die, the modifiers, its row and column."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.questions import Missing
from ledger.rules.mass.personal import (
    ENGAGEMENTS,
    ROWS,
    SITUATIONS,
    Hero,
    cell,
    column,
    personal,
    read,
    row,
    unit_modifier,
)
from ledger.rules.mass.personal import thrown as in_words
from tests.ledger.rules.mass.vectors import dice, examples, state

HERO = Hero(3, 2, "infantry", "engaged", "victory")
# By row: damage dice, reputation, and + for an opportunity.
PRINTED = {
    "1-3": "2 0, 3 0, 4 1, 4 2, 5 3+, 6 4",
    "4-6": "2 0, 2 1, 3 1, 4 2+, 4 4, 5 5",
    "7-9": "1 1, 2 1, 2 2, 3 3, 4 4+, 4 5+",
    "10-11": "1 1, 2 1+, 2 2+, 3 3+, 3 5+, 4 6+",
    "12-14": "0 1+, 1 1+, 2 2, 2 4+, 3 5+, 3 6+",
    "15-17": "0 2, 1 2+, 1 3, 2 4, 2 6+, 3 8+",
    "18+": "0 2+, 0 3, 1 4+, 2 5, 2 7+, 2 10+",
}


def thrown(hero, *faces, **house):
    """The result of a roll."""
    return personal(state(**house), dice(*faces), hero).result


@pytest.mark.rule("MASS-PERS-01")
@pytest.mark.rule("MASS-PERS-03")
@pytest.mark.rule("MASS-PERS-04")
@examples("personal")
def test_the_worked_examples(given, expect):
    """Die, ranks, unit, Command lent and the rest give the total and its cell."""
    hero = Hero(
        given["wits"],
        given["tactics"],
        given["unit"],
        given["engagement"],
        given["situation"],
        given["other"],
        given["lent_command"],
    )
    faces = (given["die"],)
    found = thrown(hero, *faces, personal__explode=False)
    assert expect == {key: found[key] for key in expect}
    assert given["die"] == found["die"]


@pytest.mark.rule("MASS-PERS-09")
@pytest.mark.rule("MASS-PERS-10")
@pytest.mark.rule("MASS-PERS-11")
@pytest.mark.parametrize("name", PRINTED)
def test_every_cell_is_as_printed(name):
    """There are seven rows of six cells."""
    cells = [read(state(), name, number) for number in range(1, 7)]
    told = (
        f"{c['damage_dice']} {c['reputation']}{'+' * c['opportunity']}" for c in cells
    )
    assert PRINTED[name] == ", ".join(told)


@pytest.mark.rule("MASS-PERS-11")
def test_half_of_the_cells_give_an_opportunity():
    """21 of 42 cells do; damage never falls to the right, nor rises downwards."""
    cells = [[read(state(), name, n) for n in range(1, 7)] for name in ROWS]
    assert sum(c["opportunity"] for line in cells for c in line) == 21
    for line in cells:
        damage = [c["damage_dice"] for c in line]
        assert damage == sorted(damage)
    for down in zip(*cells, strict=True):
        damage = [c["damage_dice"] for c in down]
        assert damage == sorted(damage, reverse=True)


@pytest.mark.rule("MASS-PERS-06")
def test_the_rows():
    """The rows are 1-3, 4-6, 7-9, 10-11, 12-14, 15-17, and 18 or more."""
    assert [row(n) for n in (1, 3, 4, 6, 7, 9)] == ["1-3"] * 2 + ["4-6"] * 2 + [
        "7-9"
    ] * 2
    assert [row(n) for n in (10, 11, 12, 14)] == ["10-11"] * 2 + ["12-14"] * 2
    assert [row(n) for n in (15, 17, 18, 90)] == ["15-17"] * 2 + ["18+"] * 2


@pytest.mark.rule("MASS-PERS-07")
@pytest.mark.ruling("MASS-AMB-04")
def test_a_result_below_one_is_in_the_first_row():
    """The result may be as low as possible."""
    assert [row(n) for n in (0, -3, -1000)] == ["1-3"] * 3


@pytest.mark.rule("MASS-PERS-08")
@pytest.mark.ruling("MASS-AMB-02")
def test_the_columns():
    """Level and situation are one step each; a tie when Engaged is column 4."""
    assert [[column(s, e) for e in ENGAGEMENTS] for s in SITUATIONS] == [
        [1, 2, 3, 4],
        [2, 3, 4, 5],
        [3, 4, 5, 6],
    ]
    assert column("tie", "engaged") == 4
    # An unknown situation is refused before a die is rolled.
    with pytest.raises(Refused) as refused:
        thrown(HERO._replace(situation="winning"))
    assert refused.value.code == "unknown_name"


@pytest.mark.rule("MASS-PERS-02")
@pytest.mark.ruling("MASS-AMB-03")
def test_the_die_has_ten_sides_and_explodes():
    """By default a ten is rolled again."""
    found = thrown(HERO, 10, 10, 4)
    assert (found["die"], found["dice"], found["total"]) == (24, [10, 10, 4], 29)
    assert found["row"] == "18+"
    assert thrown(HERO, 10, personal__explode=False)["die"] == 10
    with pytest.raises(Missing):
        thrown(HERO, 10)


@pytest.mark.parametrize(
    ("unit", "modifiers"),
    [
        pytest.param("infantry", [0, 0, 0, 0], marks=pytest.mark.rule("MASS-MOD-12")),
        pytest.param("cavalry", [1, 2, 1, -4], marks=pytest.mark.rule("MASS-MOD-13")),
        pytest.param("artillery", [4, 2, 0, -6], marks=pytest.mark.rule("MASS-MOD-14")),
    ],
)
def test_what_a_unit_adds(unit, modifiers):
    """The bonus depends on the level, from Support to the Front."""
    assert [unit_modifier(state(), unit, e) for e in ENGAGEMENTS] == modifiers


@pytest.mark.rule("MASS-MOD-01")
@pytest.mark.ruling("MASS-AMB-11")
def test_the_unit_changes_the_personal_roll():
    """The bonus is that of the hero's own unit, with a line of its own."""
    hero = HERO._replace(unit="cavalry", engagement="front", modifier=-4, lent=True)
    found = thrown(hero, 9)
    assert found["added"] == {
        "wits": 3,
        "tactics": 2,
        "unit": -4,
        "command": -2,
        "modifier": -4,
    }
    assert found["total"] == 4


@pytest.mark.ruling("MASS-AMB-01")
def test_parts_of_the_rules_can_be_left_out():
    """Without units there is no bonus, without opportunities none is given."""
    hero = HERO._replace(unit="artillery", engagement="front")
    assert thrown(hero, 9, modules__unit_modifier=False)["total"] == 14
    with_them, without = (
        cell(state(modules__opportunities=on), 11, "victory", "engaged")
        for on in (True, False)
    )
    assert (with_them["opportunity"], without["opportunity"]) == (True, False)


@pytest.mark.parametrize(
    ("field", "word", "near"),
    [
        ("engagement", "fromt", "front"),
        ("situation", "victori", "victory"),
        ("unit", "calvary", "cavalry"),
    ],
)
def test_an_unknown_word_is_refused_before_the_die(field, word, near):
    """The refusal suggests the nearest word."""
    with pytest.raises(Refused) as refused:
        thrown(HERO._replace(**{field: word}))
    assert (refused.value.code, refused.value.facts["near"]) == ("unknown_name", [near])


def test_a_hero_in_words():
    """What was given comes back with the roll."""
    words = (3, 2, "tie", "front", "cavalry", 1, True)
    found = in_words(state(), dice(9), *words)
    assert found.asked == {
        "wits": 3,
        "tactics": 2,
        "unit": "cavalry",
        "engagement": "front",
        "situation": "tie",
        "modifier": 1,
        "lent": True,
    }
    assert (found.result["total"], found.result["column"]) == (9, 5)
    assert (found.result["dice"], found.result["die"]) == ([9], 9)
