"""Where titles are more than a name and a holder, shared acts leave them to the game."""

from __future__ import annotations

from ledger.rules.common import titles
from ledger.rules.common.house_rules import put
from ledger.rules.common.ids import Entering
from ledger.rules.common.importing import bring_in
from ledger.rules.common.seats import retire
from ledger.rules.fief import GAME
from ledger.table import Table
from tests.ledger.rules.common.tables import refusal
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    lord,
    person,
    position,
    village,
)

FAMILY = (
    village("Bourg", "Anne", "Anne.v1=2")
    + person("Arnaud", "Anne", "Bourg", bishop="Sigy")
    + person("Charles", "Anne", "Bourg", cardinal=True)
    + person("Henry", "Bruno", "Bourg", cardinal=True)
)
ENTERING = Entering(2, lambda _: True)


def bring(state, *lines):
    """A table that is taken over."""
    text = "\n".join(lines)
    return bring_in(
        state, Table(), GAME, ENTERING, lambda _, word: word, lambda: (), text
    )


def test_a_title_goes_to_a_person_of_a_family():
    """The words mean lords, and titles that need not be things."""
    state = position(FAMILY, phase="cards")
    assert titles.person(state, "arnaud", {}) == lord("Arnaud")
    assert lord("Henry") in titles.people(state, {})
    assert ANNE not in titles.people(state, {})
    assert {"king", "Sigy"} <= set(titles.known(state, {}))
    assert titles.held(state, " any word ", {}) == " any word "
    outcome = titles.grant(state, Table(), GAME, ENTERING, "Corbie", lord("Henry"))
    assert outcome.result["holder"] == lord("Henry")
    state.apply(outcome.effects)
    assert state.get("diocese:Corbie", "bishop") == lord("Henry")
    state.apply(titles.revoke(state, GAME, "Corbie").effects)
    assert state.get("diocese:Corbie", "bishop") is None
    assert refusal(titles.revoke, state, GAME, "Corbie").key == "title.vacant"


def test_several_may_hold_a_title_of_the_same_name():
    """A table may have one line for each; what is so already is told."""
    state = position(FAMILY, phase="cards")
    outcome = bring(state, "title,holder", "cardinal,Charles", "cardinal,Arnaud")
    told = [(one["title"], one["holder"]) for one in outcome.result["titles"]]
    assert told[0] == ("cardinal", lord("Charles"))
    assert told[1][1] == lord("Arnaud")
    after = state.copy().apply(outcome.effects)
    assert after.get(lord("Arnaud"), "cardinal")


def test_a_player_who_leaves_leaves_the_titles_of_the_family():
    """They are told by their names."""
    outcome = retire(position(FAMILY, phase="cards"), GAME, ANNE)
    assert {"Sigy", "cardinal"} <= set(outcome.result["titles"])
    others = retire(position(FAMILY, phase="cards"), GAME, BRUNO).result["titles"]
    assert others == ["cardinal"]


def test_a_table_of_closed_purses_is_written_though_it_agrees():
    """Nobody is told that a guess was right; with open purses there is nothing to do."""
    state = position(FAMILY, phase="cards")
    has = state.balance(ANNE, "money")
    lines = ("player,money", f"Anne,{has}")
    assert refusal(bring, state, *lines).key == "csv.nothing"
    state.apply(put(state, "fief.money.secret", True).effects)
    outcome = bring(state, *lines)
    assert outcome.effects == []
    assert outcome.result["balances"] == [
        {"line": 2, "player": ANNE, "before": has, "after": has}
    ]
    same = refusal(bring, state, "title,holder", "cardinal,Charles")
    assert same.key == "csv.nothing"
