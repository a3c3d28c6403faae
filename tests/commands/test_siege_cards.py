"""The reference cards of a siege: moments, tables, house rules."""

from __future__ import annotations

import pytest

from tests.commands.cards import card_of, row, text_of
from tests.face import ask, intendant


def shown(*words):
    """The single card of this call."""
    return card_of("siege", *words)


@pytest.mark.parametrize(
    ("moment", "cards"),
    [
        ("deployment", ["placing"]),
        ("movement", ["moving"]),
        ("shooting", ["shooting"]),
        ("attaque au bélier", ["battering", "portable_ram", "oil"]),
        ("assault on a wall", ["walls"]),
        ("tower", ["towers"]),
        ("breach", ["breaches", "losses"]),
        ("flyers", ["flyers"]),
        ("earthworks", ["earthworks"]),
        ("fin du tour de jeu", ["length"]),
        ("end", ["score"]),
        ("campaign", ["linked"]),
    ],
)
def test_each_moment_of_a_siege_has_its_cards(here, moment, cards):
    """The code or the name in either language finds them."""
    words = ("rules", "cards", "--game", "siege", "--moment", moment)
    assert [card["id"] for card in ask(*words)["cards"]] == cards


def test_tables_hold_what_the_rules_reckon(here):
    """Budgets, prices, the die for the end and section values are in tables."""
    points, items, length, score = map(shown, ("points", "items", "length", "score"))
    assert row(points, "budgets", 2) == ["3,000", "750", "1,500", "375", "×1/×2"]
    assert row(items, "items", -1) == [
        *("trebuchet", "both", "120", "unit", "4", "0", "0/6"),
    ]
    assert row(length, "needed", 0) == [
        *("on the die", "6", "5+", "4+", "3+", "2+", "certain"),
    ]
    assert row(score, "points", 0) == ["50", "150", "100", "200"]


@pytest.mark.ruling("SIEGE-AMB-11")
def test_oil_is_looked_up_in_the_rulebook_or_in_ones_own_table(here):
    """Nothing is invented: the owner's own words are shown if there are any."""
    assert "By the table in the rulebook" in text_of(shown("oil"))
    ask("new", "c.db", "--game", "siege")
    own = '["nothing", "little", "{one} <stand>"]'
    ask("rules", "set", "siege.house_rules.oil_table", own)
    card = shown("oil")
    assert "By the table in the rulebook" not in text_of(card)
    assert row(card, "oil", 0) == ["1", "nothing"]
    assert row(card, "oil", 2) == ["3", "{one} <stand>"]


@pytest.mark.parametrize(
    ("key", "value", "card", "words"),
    [
        ("gate_treated_as", "wall", "fortress", "The gate counts as a wall section"),
        ("scenario2_turn_limit", "8", "help", "Turns 8."),
        ("siege_vp_tie", "neither", "score", "Neither side wins"),
        ("stands_counted", "all_bases", "score", "Everything with a base"),
        ("portable_ram_hits", "cumulative", "portable_ram", "Earlier hits count"),
        ("allowance_rounding_tie", "even", "allowance", "even multiple of 5"),
    ],
)
def test_cards_follow_the_house_rules(here, key, value, card, words):
    """A card follows the campaign in the folder."""
    assert words not in text_of(shown(card))
    ask("new", "c.db", "--game", "siege")
    ask("rules", "set", key, value)
    assert words in text_of(shown(card))


def test_a_card_is_read_in_french(here):
    """The card's title or id may be given."""
    screen = intendant(
        "rules", "card", "enfoncer une section, pas a pas", "--lang", "fr"
    ).out
    assert screen == intendant("rules", "card", "battering", "--lang", "fr").out
    assert "L’attaquant annonce la tentative." in screen
    assert "règles\u00a0: SIEGE-RAM-03–10, 18" in screen
