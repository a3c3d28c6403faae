"""Pensions of king, queen and regent, turn by turn, and the effect of captivity."""

from __future__ import annotations

import pytest

from ledger.rules.fief.treasury.income import income
from tests.ledger.rules.fief.positions import BRUNO, do, person, position
from tests.ledger.rules.fief.test_income import ANNE, CITY, paid, totals

REALM = person("Roland", "Anne", "Vaux", king=True)
REALM += person("Blanche", "Bruno", "Lac", queen=True)


@pytest.mark.rule("FIEF-INC-08", "FIEF-INC-09", "FIEF-CROWN-10")
def test_king_and_queen_have_pensions():
    """The king's player gets 500, and the queen's 300."""
    assert (paid(REALM), paid(REALM, BRUNO)) == (500, 300)


@pytest.mark.rule("FIEF-INC-10", "FIEF-INC-08", "FIEF-REGENCY-02")
@pytest.mark.parametrize("crowns", [{"regent": True}, {"queen": True, "regent": True}])
@pytest.mark.parametrize("king", [True, False])
def test_the_regent_has_both_pensions(crowns, king):
    """TV-REGENCY-DOC-01: she has 800 a turn, the young king's family nothing."""
    text = person("Roland", "Anne", "Vaux", **({"king": True} if king else {}))
    text += person("Blanche", "Bruno", "Lac", **crowns)
    assert (paid(text), paid(text, BRUNO)) == (0, 800)


@pytest.mark.ruling("FIEF-AMB-128")
def test_a_young_queen_has_the_queens_pension_herself():
    """If the king's wife is queen at once, the regent keeps only the 500."""
    text = person("Roland", "Anne", "Vaux", king=True)
    text += person("Blanche", "Bruno", "Lac", regent=True)
    text += person("Jeanne", "Anne", "Lac", queen=True)
    assert (paid(text), paid(text, BRUNO)) == (300, 500)


@pytest.mark.rule("FIEF-REGENCY-10", "FIEF-LORD-12", "FIEF-INC-09")
def test_the_queen_mother_is_paid_while_she_has_the_card():
    """After the minority 500 and 300 are paid; a former queen keeps title and place."""
    text = CITY + person("Roland", "Anne", "Vaux", king=True)
    queen = text + person("Blanche", "Bruno", "Beaujeu", queen=True, titles=["Bleu"])
    assert (paid(queen), paid(queen, BRUNO)) == (500, 300 + 200)  # and her city
    later = text + person("Blanche", "Bruno", "Beaujeu", titles=["Bleu"])
    assert paid(later, BRUNO) == 200


@pytest.mark.rule("FIEF-REGENCY-09", "FIEF-REGENCY-10")
def test_regency_vector():
    """TV-REGENCY-03: mother, king and queen have these payments, turn by turn."""
    mother = {t: {"queen": True, "regent": True} for t in (8, 9, 10)}
    mother |= {t: {"queen": True} for t in (11, 12)} | {13: {}}
    told = []
    for turn, crowns in mother.items():
        text = person("Roland", "Anne", "Vaux", king=True)
        text += person("Blanche", "Bruno", "Lac", **crowns)
        young = {"queen": True} if turn == 13 else {}
        text += person("Jeanne", "Chloé", "Mont", **young)
        told.append(tuple(totals(do(position(text, turn=turn), income)).values()))
    king, mothers, queens = zip(*told, strict=True)
    assert mothers == (800, 800, 800, 300, 300, 0)
    assert king == (0, 0, 0, 500, 500, 500)
    assert queens == (0, 0, 0, 0, 0, 300)


@pytest.mark.rule("FIEF-INC-15", "FIEF-GRACE-10", "FIEF-INC-08", "FIEF-INC-09")
@pytest.mark.ruling("FIEF-AMB-27", "FIEF-AMB-129")
@pytest.mark.parametrize(("aside", "expected"), [(False, 0), (True, 500)])
def test_a_captive_has_no_pension(aside, expected):
    """The pension is lost, or set aside by a house rule; a regent loses 500, too."""
    text = person("Roland", "Anne", "Lac", king=True, prisoner_of="Bruno")
    state = position(text, house={"prisoner.escrow_all": aside})
    assert totals(do(state, income))[ANNE] == 0
    assert state.balance("escrow/lord:Roland", "money") == expected
    text = person("Blanche", "Anne", "Lac", regent=True, prisoner_of="Bruno")
    assert paid(text) == 0
