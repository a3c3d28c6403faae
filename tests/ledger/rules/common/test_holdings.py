"""Titles, territories and money of a game without rules of its own for them."""

from __future__ import annotations

import pytest

from ledger.effects import Change, Transfer
from ledger.rules.common import territories, titles
from ledger.rules.common.ids import Entering, new_id
from ledger.rules.common.money import pay
from ledger.rules.game import warning
from ledger.state import BANK
from ledger.table import Table
from tests.ledger.rules.common.tables import (
    ANNE,
    BRUNO,
    ENTERING,
    FREE,
    refusal,
    seated,
    told,
)

DUKE, VAUX = "title:Duke", "territory:Vaux"


def typed(_, word):
    """The meaning of a word of the game: itself."""
    return word


def grant(state, title, person, table=None):
    """A title that is granted."""
    return titles.grant(state, table or Table(), FREE, ENTERING, title, person)


def add(state, name, kind=None, owner=None, table=None):
    """A territory that is put on the map."""
    table = table or Table()
    return territories.add(state, table, FREE, ENTERING, typed, name, kind, owner)


def granted(**rules):
    """Anne is Duke, and has Vaux."""
    state = seated(10, **rules)
    state.apply(grant(state, "Duke", ANNE).effects)
    return state.apply(add(state, "Vaux", owner=ANNE).effects)


def test_an_unknown_title_is_created():
    """It is held from then on."""
    outcome = grant(seated(), " Duke ", ANNE)
    assert outcome.asked == {"title": DUKE, "person": ANNE}
    assert outcome.result == {"title": DUKE, "holder": ANNE, "before": None}
    assert outcome.warnings == []
    assert outcome.effects == [
        Change(DUKE, "name", None, "Duke"),
        Change(DUKE, "holder", None, ANNE),
    ]


@pytest.mark.parametrize("word", ["Duke", "duke", " DUKE "])
def test_a_known_title_passes_on(word):
    """However its name is typed; its holder gets it only once."""
    state = granted()
    outcome = grant(state, word, BRUNO)
    assert outcome.effects == [Change(DUKE, "holder", ANNE, BRUNO)]
    assert outcome.result["before"] == ANNE
    refused = told(grant, state, word, ANNE)
    facts = {"title": DUKE, "holder": ANNE}
    assert refused == ("rule", "title.holds", None, facts)


def test_a_title_almost_like_another_is_told():
    """It may be a typing error; so may it be another title."""
    outcome = grant(granted(), "Dukes", BRUNO)
    assert outcome.warnings == [warning("title.alike", title="Dukes", near=["Duke"])]
    assert outcome.result["title"] == "title:Dukes"
    assert grant(granted(), "Bishop", BRUNO).warnings == []


def test_a_word_that_may_mean_two_titles_is_refused():
    """It creates no third one; one that is spelled exactly so is meant."""
    state = seated()
    for name in ("Préfet", "Prefét"):
        state.put(f"title:{name}", "name", name)
    assert refusal(grant, state, "Prefet", ANNE).code == "ambiguous_name"
    assert grant(state, "Préfet", ANNE).result["title"] == "title:Préfet"


def test_a_house_rule_may_limit_titles():
    """The referee may overrule it; without the rule there is no limit."""
    state = granted(titles__most=1)
    facts = {"player": ANNE, "most": 1}
    refused = told(grant, state, "Count", ANNE)
    assert refused == ("rule", "title.most", "free.titles.most", facts)
    assert grant(state, "Count", BRUNO).result["holder"] == BRUNO
    ruled = Table(ruled=True)
    assert grant(state, "Count", ANNE, ruled).result["holder"] == ANNE
    assert [one.key for one in ruled.overruled] == ["title.most"]
    assert grant(granted(titles__most=2), "Count", ANNE).effects
    assert grant(granted(), "Count", ANNE).effects


def test_a_title_is_revoked():
    """It is vacant then, and can be revoked no more."""
    state = granted()
    outcome = titles.revoke(state, FREE, DUKE)
    assert outcome.asked == {"title": DUKE}
    assert outcome.result == {"title": DUKE, "holder": None, "before": ANNE}
    assert outcome.effects == [Change(DUKE, "holder", ANNE, None)]
    state.apply(outcome.effects)
    refused = told(titles.revoke, state, FREE, DUKE)
    assert refused == ("rule", "title.vacant", None, {"title": DUKE})


def test_people_and_titles_are_meant_by_their_names():
    """They are players, and the titles that exist."""
    state = granted()
    assert titles.person(state, "bruno", {}) == BRUNO
    assert BRUNO in titles.people(state, {})
    assert titles.known(state, {}) == [DUKE]
    assert titles.held(state, "duke", {}) == DUKE
    assert refusal(titles.held, state, "Bishop", {}).code == "unknown_name"
    assert titles.held_by(state, ANNE) == [DUKE]
    assert titles.held_by(state, BRUNO) == []


def test_a_territory_is_put_on_the_map():
    """With its kind and its owner, if they are given."""
    outcome = add(seated(), " Vaux ", "forest", BRUNO)
    facts = {"territory": VAUX, "kind": "forest", "owner": BRUNO}
    assert outcome.asked == outcome.result == facts
    assert outcome.effects == [
        Change(VAUX, "name", None, "Vaux"),
        Change(VAUX, "kind", None, "forest"),
        Change(VAUX, "owner", None, BRUNO),
    ]
    bare = add(seated(), "Vaux")
    assert bare.result == {"territory": VAUX, "kind": None, "owner": None}
    assert bare.effects == [Change(VAUX, "name", None, "Vaux")]
    assert refusal(add, granted(), "vaux").code == "name_taken"


def test_a_territory_is_claimed_and_released():
    """From nobody or from its owner; never by its owner."""
    state = granted()
    table = Table()
    outcome = territories.claim(state, table, FREE, VAUX, BRUNO)
    assert outcome.asked == {"territory": VAUX, "player": BRUNO}
    assert outcome.result == {"territory": VAUX, "owner": BRUNO, "before": ANNE}
    assert outcome.effects == [Change(VAUX, "owner", ANNE, BRUNO)]
    refused = told(territories.claim, state, table, FREE, VAUX, ANNE)
    facts = {"territory": VAUX, "owner": ANNE}
    assert refused == ("rule", "territory.owns", None, facts)
    outcome = territories.release(state, table, FREE, VAUX)
    assert outcome.asked == {"territory": VAUX}
    assert outcome.result == {"territory": VAUX, "owner": None, "before": ANNE}
    assert outcome.effects == [Change(VAUX, "owner", ANNE, None)]
    state.apply(outcome.effects)
    refused = told(territories.release, state, table, FREE, VAUX)
    assert refused == ("rule", "territory.unowned", None, {"territory": VAUX})


def test_a_house_rule_may_limit_territories():
    """It counts those of the player who would get one more."""
    state = granted(territories__most=1)
    facts = {"player": ANNE, "most": 1}
    limit = ("rule", "territory.most", "free.territories.most", facts)
    assert told(add, state, "Brie", None, ANNE) == limit
    state.apply(add(state, "Brie").effects)
    claim = territories.claim
    assert told(claim, state, Table(), FREE, "territory:Brie", ANNE) == limit
    assert claim(state, Table(), FREE, "territory:Brie", BRUNO).effects
    ruled = Table(ruled=True)
    assert claim(state, ruled, FREE, "territory:Brie", ANNE).effects
    assert [one.key for one in ruled.overruled] == ["territory.most"]
    assert territories.owned_by(state, ANNE, FREE) == [VAUX]
    two = granted(territories__most=2)
    assert add(two, "Brie", owner=ANNE).result["owner"] == ANNE


def test_one_account_pays_another():
    """Both balances are told; nobody pays himself."""
    outcome = pay(seated(10), Table(), FREE, ANNE, BRUNO, 4)
    assert outcome.asked == {"from": ANNE, "to": BRUNO, "amount": 4}
    assert outcome.result == {**outcome.asked, "balances": {ANNE: 6, BRUNO: 14}}
    assert outcome.effects == [Transfer("money", 4, ANNE, BRUNO)]
    refused = told(pay, seated(10), Table(), FREE, BANK, BANK, 4)
    assert refused == ("usage", "pay.self", None, {"account": BANK})


def test_an_id_that_was_used_gets_the_number_of_its_entry():
    """Once more where that was used, too."""
    used = {"title:Duke", "title:Duke#4"}
    entering = Entering(4, lambda one: one not in used)
    assert new_id("title", "Duke", *entering) == "title:Duke#4#4"
    assert new_id("title", "Earl", *entering) == "title:Earl"
