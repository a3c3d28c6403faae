"""The reference cards of a Med-Fan campaign: moments, tables, house rules."""

from __future__ import annotations

import pytest

from commands.cards.text import pages
from commands.handlers.resolving import bare_state
from commands.preference import LANGUAGES
from commands.texts import Words
from commands.texts.cards import in_full
from commands.texts.reference import moments
from ledger.reading.cards import cards
from tests.commands.cards import card_of, row, text_of
from tests.face import ask, intendant


def shown(*words):
    """The single card of this call."""
    return card_of("medfan", *words)


def test_every_moment_of_a_campaign_has_a_card(here):
    """The cards range from the first hoard to the last count of territories."""
    found = ask("rules", "cards", "--game", "medfan")["cards"]
    assert list(dict.fromkeys(card["moment"] for card in found)) == [*moments("medfan")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_card_is_one_page(lang):
    """The page holds the usual house rules."""
    words = Words(lang)
    for card in cards(bare_state("medfan", None)).values():
        assert len(pages(in_full(card, words), words)) == 1, card.id


def test_tables_hold_what_the_rules_reckon(here):
    """Survival, capabilities, objectives, the last turn and points are in tables."""
    fates, found = shown("survival"), shown("capabilities")
    assert row(fates, "fates", 0) == ["ready", "1", "1–2", "1–2"]
    assert row(fates, "fates", 2) == ["gone for good", "4–6", "5–6", "6"]
    assert row(found, "capabilities", 4) == [
        *("5", "Council or Academy", "Volcanic Mine", "Poor Holding"),
    ]
    assert row(shown("objectives"), "objectives", 3)[2].endswith("3 territories")
    assert row(shown("length"), "last_turn", 0) == [
        "last turn on",
        "5–6",
        "3–6",
        "always",
    ]
    assert row(shown("winning"), "points", 1) == ["general", "2", "1"]


def test_the_income_of_each_kind_is_told(here):
    """The card has the income, and the effect of a double."""
    card = shown("income")
    table = [row(card, "income", at) for at in range(10)]
    assert ["Prosperous Holding", "60 #", ""] in table
    assert ["Casino", "2d6 × 10 #", "that sum is lost instead"] in table
    assert ["Volcanic Mine", "2d6 × 10 + 30 #", "nothing; now a Wasteland"] in table
    assert ["Refugee Camp", "costs 10 #", ""] in table


@pytest.mark.parametrize(
    ("key", "value", "card", "words"),
    [
        ("medfan.start_hoard", "700", "beginning", "700 # for each player"),
        ("medfan.money.unit", "écus", "income", "40 écus"),
        ("initial_territory_rolls", "2", "beginning", "2 times; the player chooses"),
        ("late_joiner_extra_hoard", "50", "beginning", "50 # more for their hoard"),
        ("gain_scale", "[3, 2]", "income", "90 #"),
        ("casino_double", "no_gain", "income", "nothing won"),
        ("blood_altar_mode", "multiply", "spoils", "11% instead"),
        ("rare_effects_stack", "false", "spoils", "As with one"),
        ("battle_size_limit", "300", "table", "Up to a total cost of 300 #"),
        ("dismissal_refund_percent", "25", "spending", "25% of its cost"),
        ("guild_after_upkeep", "false", "settling", "rolled yields, Guilds, camps;"),
        ("improvements_need_territory", "false", "improvements", "at full price"),
    ],
)
def test_cards_follow_the_house_rules(here, key, value, card, words):
    """A card follows the campaign in the folder."""
    assert words not in text_of(shown(card))
    ask("new", "c.db", "--game", "medfan")
    ask("rules", "set", key, value)
    assert words in text_of(shown(card))


def test_a_card_is_read_in_french(here):
    """The card's title or id may be given."""
    screen = intendant("rules", "card", "qui survit", "--lang", "fr").out
    assert screen == intendant("rules", "card", "survival", "--lang", "fr").out
    assert "règles\u00a0: MED-TERR-30, MED-SPOILS-09, MED-SURV-01–11" in screen
