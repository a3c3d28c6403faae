"""The choice of an opportunity: by the game master, by a draw, by a table."""

from __future__ import annotations

import pytest

from ledger.questions import Missing
from ledger.rules.mass.opportunities.choosing import chosen, faces
from ledger.rules.mass.opportunities.windows import CODES
from ledger.rules.settings import default
from ledger.table import Table
from tests.ledger.rules.mass.opportunities.field import (
    BARE,
    RODRIGO,
    after,
    falls,
    field,
    stands,
    takes,
)
from tests.ledger.rules.mass.vectors import dice, state


@pytest.mark.rule("MASS-OPP-GEN-02")
@pytest.mark.ruling("MASS-AMB-22")
def test_the_game_master_picks():
    """The game master is asked, and picks among the legal ones only."""
    battle = stands(field(montaigne=False))
    table = Table(choices={"opportunity": "DUE"})
    assert chosen(BARE, table, battle, RODRIGO) == "DUE"
    with pytest.raises(Missing) as asked:
        chosen(BARE, dice(), battle, RODRIGO, "opportunity.Rodrigo")
    assert asked.value.question.key == "opportunity.Rodrigo"
    assert asked.value.question.options == tuple(c for c in CODES if c != "MAG")


@pytest.mark.rule("MASS-OPP-GEN-02")
@pytest.mark.ruling("MASS-AMB-22")
def test_an_even_draw_among_the_legal_ones():
    """The die has as many sides as there are legal ones."""
    house = state(opp__choose="uniform")
    table = dice(13)
    assert chosen(house, table, stands(field(montaigne=False)), RODRIGO) == "MES"
    assert [throw.die for throw in table.throws] == ["d13"]
    only = state(opp__choose="uniform", opp__when_ko=True)
    assert chosen(only, dice(), falls(stands(field())), RODRIGO) == "INF"


@pytest.mark.rule("MASS-OPP-GEN-02")
@pytest.mark.ruling("MASS-AMB-22")
def test_a_d10_on_the_first_ten():
    """The die is rolled again while it shows one that is not legal."""
    house = state(opp__choose="d10")
    battle = stands(after(takes(field(), "BAN")))
    assert chosen(house, dice(9), battle, RODRIGO) == "DUE"
    table = dice(2, 2, 10)
    assert chosen(house, table, battle, RODRIGO) == "CAV"
    assert [throw.die for throw in table.throws] == ["d10"] * 3
    assert len(faces(house, "d10", ())) == 10


@pytest.mark.rule("MASS-OPP-GEN-02")
@pytest.mark.ruling("MASS-AMB-22")
def test_a_table_of_ones_own():
    """Each has a number of faces; if none is legal there is none."""
    assert set(default("mass", "mass.opp.table")) == set(CODES)
    house = state(opp__choose="table", opp__table={"MES": 1, "INF": 3, "MAG": 2})
    assert faces(house, "table", ()) == ("INF",) * 3 + ("MAG",) * 2 + ("MES",)
    table = dice(5, 4)
    battle = stands(field(montaigne=False))
    assert chosen(house, dice(5, 6), battle, RODRIGO) == "MES"
    assert chosen(house, table, stands(field()), RODRIGO) == "MAG"
    assert [throw.die for throw in table.throws] == ["d6"]
    mages = state(opp__choose="table", opp__table={"MAG": 4})
    assert chosen(mages, dice(), battle, RODRIGO) is None
    assert chosen(mages, dice(), stands(field()), RODRIGO) == "MAG"


@pytest.mark.parametrize("how", ["gm", "uniform", "d10", "table"])
def test_who_has_fallen_receives_none(how):
    """No die is rolled, and nobody is asked."""
    battle = falls(stands(field()))
    assert chosen(state(opp__choose=how), dice(), battle, RODRIGO) is None
