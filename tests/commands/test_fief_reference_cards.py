"""The reference cards of a game of Fief: moments, tables, house rules, the extension."""

from __future__ import annotations

import pytest

from commands.cards.text import HEIGHT, pages
from commands.handlers.resolving import bare_state
from commands.preference import LANGUAGES
from commands.texts import Words
from commands.texts.cards import in_full
from commands.texts.reference import moments
from ledger.reading.cards import cards
from ledger.rules import settings
from tests.commands.cards import card_of, row, text_of
from tests.face import ask, intendant


def shown(*words):
    """The single card of this call."""
    return card_of("fief", *words)


def playing(*variants):
    """A game with these variants."""
    state = bare_state("fief", None)
    for variant in variants:
        state = state.apply([settings.put(state, f"fief.variant.{variant}", True)])
    return state


def test_every_moment_of_a_turn_has_a_card(here):
    """The cards range from setup to the rules that always hold."""
    found = {
        card["moment"] for card in ask("rules", "cards", "--game", "fief")["cards"]
    }
    assert found == set(moments("fief"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "variants",
    [(), ("tactics",), ("points", "surrender", "crowded_plague", "crowding")],
)
def test_each_card_is_a_page_or_two(lang, variants):
    """A card is one page by the usual house rules; variants do not overflow it."""
    words = Words(lang)
    for card in cards(playing(*variants)).values():
        every = pages(in_full(card, words), words)
        assert len(every) <= (2 if variants else 1), card.id
        assert all(len(page) <= HEIGHT for page in every)


def test_tables_hold_what_the_rules_reckon(here):
    """Losses, dice, prices, ranks, income and points are in tables."""
    battle = shown("battle")
    losses = shown("losses")
    assert row(losses, "losses", 0) == ["0", "1–3", "1–2", "1"]
    assert row(losses, "losses", 6) == ["6", "", "18", "12–13"]
    assert row(battle, "dice", 0) == ["dice", "1", "2", "3"]
    assert row(shown("prices"), "prices", 3)[:2] == ["castle", "1,000"]
    assert row(shown("founding"), "ranks", 2) == ["Duke", "5", "1,000", "1,000"]
    assert row(shown("income"), "income", 4)[:2] == ["King", "500"]
    assert row(shown("victory"), "points", 2) == ["Count", "40"]
    assert row(shown("blue"), "blue", 0)[1] == "16"


@pytest.mark.parametrize(
    ("key", "value", "card", "words"),
    [
        ("fief.money.start", "500", "setup", "a castle and 500 écus"),
        ("fief.variant.points", "true", "setup", "10, 15, 20 or 25 turns"),
        ("fief.variant.surrender", "true", "captives", "must accept a surrender"),
        ("fief.variant.crowded_plague", "true", "plague", "8–13 1/2 up to 3"),
        ("fief.variant.crowding", "true", "income", "more than 13 counters"),
        ("fief.darc.beyond_table", "cap18", "losses", "As for 18"),
        ("fief.clock.first_player", "stays", "turn", "In every turn"),
        ("fief.cards.parry_for", "marriage", "laying", "an ally by marriage until"),
        ("fief.variant.tactics", "true", "crown", "soldiers beside the sovereign"),
    ],
)
def test_cards_follow_the_house_rules(here, key, value, card, words):
    """A card follows the campaign in the folder."""
    assert words not in text_of(shown(card))
    ask("new", "c.db", "--game", "fief")
    ask("rules", "set", key, value)
    assert words in text_of(shown(card))


def test_troops_that_are_not_played_with_are_not_told():
    """Each of the extension's four parts may be left out."""
    state = playing("tactics")
    for part in ("archers", "bombards", "guard", "mercenaries"):
        state = state.apply([settings.put(state, f"tactics.modules.{part}", False)])
    dealt = cards(state)
    assert "Archers" not in text_of(in_full(dealt["volley"], Words("en")))
    assert "plays without mercenaries" in text_of(
        in_full(dealt["mercenaries"], Words("en"))
    )
    assert "20 free points" in text_of(in_full(dealt["crown"], Words("en")))


def test_troops_that_are_played_with_have_their_points_and_prices():
    """They are in one table: points, price, and how many each player has at most."""
    card = in_full(cards(playing("tactics"))["troops"], Words("en"))
    (table,) = (block for block in card["blocks"] if block.get("name") == "troops")
    assert table["rows"] == [
        ["knight", "3", "", ""],
        ["sergeant", "1", "", ""],
        ["archers", "1", "200", "3"],
        ["bombard", "0", "400", "3"],
        ["mercenary", "1", "", ""],
    ]


def test_the_later_edition_fights_with_its_own_dice():
    """There is no table of losses then; a knight may be all or nothing."""
    state = playing("tactics")
    for key, value in (("profile", "fief2011"), ("losses.change_allowed", False)):
        state = state.apply([settings.put(state, f"tactics.{key}", value)])
    dealt = cards(state)
    battle = in_full(dealt["losses"], Words("en"))
    assert "losses" not in [block.get("name") for block in battle["blocks"]]
    assert "their faces are 0 · 1 · 1 · 2 · 2 · 3" in text_of(battle)
    assert "is lost for 3 points" in text_of(in_full(dealt["fighting"], Words("en")))


def test_a_card_is_read_in_french(here):
    """The card's title or id may be given."""
    words = ("--game", "fief", "--lang", "fr")
    screen = intendant("rules", "card", "un round de combat", *words).out
    assert screen == intendant("rules", "card", "battle", *words).out
    assert "points d’un camp  1–6  7–12  13+" in screen
