"""A state that the referee allows beyond the rules is not a fault afterwards."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.rules.fief import GAME
from ledger.rules.fief.cards import playing
from ledger.rules.fief.families import dying, honours
from tests.laws.evening import Evening
from tests.laws.fief import POSITION
from tests.ledger.rules.fief.positions import (
    CORBIE,
    SIGY,
    at,
    do,
    lord,
    person,
    position,
    refused,
    title,
    village,
)

FAMILY = (
    village("Bourg", "Anne", "Anne.v1=2")
    + person("Arnaud", "Anne", "Bourg", bishop="Sigy")
    + person("Jeanne", "Anne", "Bourg")
    + person("Charles", "Anne", "Bourg", cardinal=True)
    + person("Eric", "Bruno", "Bourg", cardinal=True)
    + person("Henry", "Bruno", "Bourg", cardinal=True)
)


@pytest.mark.rule("FIEF-CARD-29", "FIEF-CARD-30")
@pytest.mark.parametrize("name", ["Jeanne", "Arnaud"])
def test_a_bishop_whom_the_referee_allows(name):
    """A woman, or a lord with a see already, is allowed by a ruling or a correction."""
    state = position(FAMILY, phase="cards")
    granted = state.copy()
    told = {"on": "Corbie", "lord": name}
    assert refused(state, playing.play, "Anne", "bishop", **told)[2] in (
        "FIEF-CARD-29",
        "FIEF-CARD-30",
    )
    do(state, playing.play, "Anne", "bishop", ruled=True, **told)
    granted.apply(honours.grant(granted, "Corbie", lord(name)).effects)
    for one in (state, granted):
        assert one.get(CORBIE, "bishop") == lord(name)
        assert GAME.audit(one) == []
        do(one, dying.died, name, "plague")
        assert (one.get(lord(name), "ruled"), one.get(CORBIE, "bishop")) == (None, None)
    assert state.get(SIGY, "bishop") in (None, lord("Arnaud"))


@pytest.mark.parametrize(("hands", "cards"), [("counted", 1), ("untracked", 0)])
def test_a_bishop_of_the_referee_has_the_card_of_his_see(hands, cards):
    """Where hands are counted, one card leaves the draw pile, and lies on the table."""
    state = position(FAMILY, phase="cards", house={"cards.hands": hands})
    before = [state.balance(place, "card") for place in ("deck", "table")]
    state.apply(honours.grant(state, "Corbie", lord("Eric")).effects)
    after = [state.balance(place, "card") for place in ("deck", "table")]
    assert after == [before[0] - cards, before[1] + cards]


@pytest.mark.rule("FIEF-CARD-25")
def test_a_darc_whom_the_referee_allows():
    """Even a man may be allowed."""
    state = position(FAMILY, phase="cards")
    told = refused(state, playing.play, "Anne", "darc", lord="Charles")
    assert told[1:] == ("fief.darc_man", "FIEF-CARD-25")
    do(state, playing.play, "Anne", "darc", lord="Charles", ruled=True)
    assert (state.get(lord("Charles"), "darc"), GAME.audit(state)) == (1, [])


def test_what_the_rules_allow_is_no_exception():
    """Only a ruling marks somebody as allowed beyond the rules."""
    state = position(FAMILY, phase="cards")
    do(state, playing.play, "Anne", "darc", lord="Jeanne")
    do(state, playing.play, "Bruno", "bishop", on="Corbie", lord="Henry")
    assert [state.get(lord(one), "ruled") for one in ("Jeanne", "Henry")] == [None] * 2


def test_a_title_that_would_be_a_fault_is_not_granted(tmp_path):
    """A man cannot be regent, not even by a correction: nothing is written."""
    evening = Evening(str(tmp_path / "e.db"), game="fief", position=POSITION)
    found = evening.refusal(evening.act, "title grant", "regent", "Arnaud")
    assert (found.code, found.key) == ("rule", "act.audit")
    evening.act("title grant", "Corbie", "Isabelle")
    evening.keep_the_laws()
    evening.close()


def test_an_unknown_title_is_told_with_those_there_are():
    """Offices, the fiefs of all regions and the sees of all dioceses may be granted."""
    with pytest.raises(Refused) as caught:
        honours.grant(position(FAMILY), "Pope", lord("Arnaud"))
    known = caught.value.facts["known"]
    assert known[-5:] == ["Rouge", "Bleu", "Noir", "Sigy", "Corbie"]
    assert {"king", "queen", "regent"} < set(known)


@pytest.mark.rule("FIEF-FIEF-06", "FIEF-FIEF-04")
def test_a_fief_that_the_referee_grants_has_its_city():
    """The city is the capital; without one there is no fief."""
    state = position(FAMILY + village("Roc", "Anne", "Anne.v1=1", building="city"))
    call = lambda state, _, name: honours.grant(state, name, lord("Arnaud"))  # noqa: E731
    assert refused(state, call, "Rouge") == ("rule", "fief.no_city", "FIEF-FIEF-06")
    state.apply(call(state, None, "Noir").effects)
    made = [state.get(title("Noir"), field) for field in ("capital", "holder")]
    assert (made, GAME.audit(state)) == ([at("Roc"), lord("Arnaud")], [])


@pytest.mark.rule("FIEF-STOCK-08")
def test_there_are_three_cardinals_whoever_makes_them():
    """Not even the referee has a fourth card."""
    state = position(FAMILY)
    call = lambda state, _: honours.grant(state, "cardinal", lord("Arnaud"))  # noqa: E731
    assert refused(state, call) == ("out_of_stock", "fief.stock", "FIEF-STOCK-08")
