"""The words after a card, and what they mean for it."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse
from ledger.rules.fief.cards import finding
from ledger.rules.fief.cards.playing import PLAYS
from tests.ledger.rules.fief.positions import lord, person, position, refusal


@pytest.fixture
def state():
    """Anne has Arnaud; Blanche is in the dungeon."""
    made = position(person("Arnaud", "Anne", "Lac") + person("Blanche", "Anne", "Roc"))
    made.put(lord("Blanche"), "dungeon", 1)
    return made


@pytest.mark.parametrize(
    ("card", "on", "about", "where"),
    [
        ("lord", ("Henry", "lord:Henry"), ("Henry", "lord:Henry"), True),
        ("bishop", ("Sigy", "diocese:Sigy"), ("Arnaud", "lord:Arnaud"), False),
        ("darc", ("Arnaud", "lord:Arnaud"), ("Arnaud", "lord:Arnaud"), False),
        ("tithe", ("Sigy", "diocese:Sigy"), None, False),
        ("tallage", ("Rouge", "region:Rouge"), None, False),
        ("plague", ("Rouge", "region:Rouge"), None, False),
        ("escape", ("Blanche", "lord:Blanche"), ("Blanche", "lord:Blanche"), True),
        ("assassination", ("Arnaud", "lord:Arnaud"), ("Arnaud", "lord:Arnaud"), False),
        ("justice", ("Arnaud", "lord:Arnaud"), ("Arnaud", "lord:Arnaud"), False),
        ("sun", ("Rouge", "region:Rouge"), None, False),
        ("revolt", ("Bruno", "player:Bruno"), None, True),
    ],
)
def test_a_word_is_what_its_card_makes_of_it(state, card, on, about, where):
    """One that means nothing for the card stays as it was typed."""
    before = {"card": card}
    assert finding.on(state, on[0], before) == on[1]
    word, meant = about or ("Arnaud", "Arnaud")
    assert finding.lord(state, word, before) == meant
    assert finding.at(state, "Lac", before) == ("territory:Lac" if where else "Lac")
    assert finding.played(state, card, {}) == card


@pytest.mark.parametrize(
    ("word", "near"), [("famin", ["famine"]), ("zzz", list(PLAYS))]
)
def test_what_is_no_card_is_told_with_the_nearest_ones(state, word, near):
    """Or with all of them, where none is near."""
    with pytest.raises(Misuse) as caught:
        finding.played(state, word, {})
    assert (caught.value.key, caught.value.facts) == (
        "fief.card",
        {"word": word, "near": near},
    )


def test_a_discarded_card_is_a_kind_a_lord_or_a_diocese(state):
    """Any of the sixteen lords, even in play; other words are told as cards."""
    for word, meant in (
        ("sun", "sun"),
        ("lord", "lord"),
        ("Henry", "lord:Henry"),
        ("arnaud", "lord:Arnaud"),
        ("Corbie", "diocese:Corbie"),
    ):
        assert finding.discarded(state, word, {}) == meant
    assert refusal(finding.discarded, state, "Rouge", {}).facts["kind"] == "card"
