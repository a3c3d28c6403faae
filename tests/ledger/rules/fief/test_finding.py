"""The words of Fief, and the things that they name."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse
from ledger.rules.fief import finding
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CORBIE,
    ROUGE,
    lord,
    person,
    position,
    refusal,
)


@pytest.fixture
def state():
    """Anne has Arnaud and Blanche, who is in the dungeon; Bruno has Eric."""
    text = person("Arnaud", "Anne", "Lac") + person("Blanche", "Anne", "Roc")
    made = position(text + person("Eric", "Bruno", "Lac"))
    made.put(lord("Blanche"), "dungeon", 1)
    return made


def test_regions_dioceses_and_lords_are_found_by_name(state):
    """The kind is that of the word."""
    assert finding.region(state, "Rouge") == ROUGE
    assert finding.diocese(state, "Corbie") == CORBIE
    assert refusal(finding.region, state, "Corbie").facts["kind"] == "region"
    assert refusal(finding.diocese, state, "Rouge").facts["kind"] == "diocese"
    assert finding.lord(state, "Arnaud") == lord("Arnaud")
    assert finding.any_lord(state, "Henry") == lord("Henry")
    assert finding.lord_card(state, "Henry") == lord("Henry")
    assert refusal(finding.lord_card, state, "Nobody").facts["kind"] == "card"


def test_a_lord_in_play_is_not_in_the_dungeon_nor_unseen(state):
    """Some words may name one in the dungeon, and one may name any of the sixteen."""
    assert refusal(finding.lord, state, "Blanche").rule == "FIEF-VAR-25"
    assert finding.anybody(state, "Blanche") == lord("Blanche")
    for find in (finding.lord, finding.anybody):
        assert refusal(find, state, "Henry").facts["kind"] == "lord"


@pytest.mark.parametrize(
    ("item", "rule"), [("cardinal", "FIEF-BUY-11"), ("soldier", "FIEF-BUY-03")]
)
def test_a_lord_who_gets_something_is_the_buyers(state, item, rule):
    """The rule is that of the purchase."""
    before = {"item": item, "player": ANNE}
    assert finding.own_lord(state, "Arnaud", before) == lord("Arnaud")
    found = refusal(finding.own_lord, state, "Eric", before)
    assert (found.key, found.rule) == ("fief.lord_of_other", rule)
    assert found.facts == {"lord": lord("Eric"), "player": ANNE, "owner": BRUNO}


def test_a_bid_and_a_share_name_a_player_and_a_sum(state):
    """Spaces do not count; a ransom may have more digits than a bid."""
    assert finding.bid(state, "Anne=300", {}) == (ANNE, 300)
    assert finding.share(state, " Bruno = 0 ", {}) == (BRUNO, 0)
    assert finding.bid(state, "Anne=999999999", {}) == (ANNE, 999_999_999)
    assert refusal(finding.bid, state, "Anne=1000000000", {}).key == "bad_amount"
    most = 10**13 - 1
    assert finding.share(state, f"Anne={most}", {}) == (ANNE, most)
    assert refusal(finding.share, state, f"Anne={most + 1}", {}).key == "bad_amount"
    assert refusal(finding.bid, state, "Nobody=3", {}).facts["kind"] == "player"


@pytest.mark.parametrize("word", ["", "-3", "3.5", "x", "1 0", "٣", "²", "1000000000"])
def test_a_sum_is_digits_and_nothing_else(word):
    """The refusal tells what was typed."""
    with pytest.raises(Misuse) as caught:
        finding.whole(word)
    assert (caught.value.code, caught.value.facts) == ("bad_amount", {"amount": word})
    assert finding.whole(" 0 ") == 0
    assert finding.whole("12", 2) == 12
    assert refusal(finding.whole, "123", 2).facts == {"amount": "123"}
