"""The reference cards of every game: whole in both languages, and fit for a page.

`GOLDEN=update .venv/bin/pytest tests/commands/test_cards_of_all_games.py` rewrites
their texts: read the difference.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from commands.cards.text import HEIGHT, pages
from commands.fitting import width_of
from commands.handlers.resolving import bare_state
from commands.preference import LANGUAGES
from commands.texts import Words
from commands.texts.cards import called, card_texts, in_full, title
from commands.texts.reference import moments
from ledger.naming import folded
from ledger.reading.cards import cards, games, laid_out
from ledger.reading.reference import reference
from ledger.rules import settings
from tests.face import ask, intendant

GAMES = games()
NUMBERLESS = (
    "medfan",
    "fief",
    "mass",
    "siege",
)  # their words leave every number to the tables
COLUMNS = 80
SAID = Path(__file__).parents[1] / "fixtures" / "cards"


def dealt(game):
    """The cards of a game by its usual house rules."""
    return cards(bare_state(game, None)).values()


def pieces(card):
    """The pieces of a card in order of layout, texts spelled out."""
    return [{"text": p} if isinstance(p, str) else p for p in card["pieces"]]


def keys(card):
    """The keys of all words that a card may ever show."""
    found = [piece.get("text") or piece.get("head") for piece in pieces(card)]
    return {key for key in found if key}


def spoken(value):
    """The texts in a value of a words file."""
    return [value] if isinstance(value, str) else list(value)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_say_the_same_lines(game):
    """Cards, keys and figures agree, and no text is unused."""
    english, french = (card_texts(game, lang) for lang in LANGUAGES)
    shared = english["words"]
    assert list(english) == ["words", *laid_out(game)]
    assert list(french) == [*english, "called"]
    for card in english:
        assert list(english[card]) == list(french[card])
        for key, value in english[card].items():
            pairs = zip(spoken(value), spoken(french[card][key]), strict=True)
            for one, other in pairs:
                names = [set(re.findall(r"\{(\w+)", text)) for text in (one, other)]
                assert (card, key, names[0]) == (card, key, names[1])
    for card, laid in laid_out(game).items():
        own = set(english[card]) - {"title"}
        assert own <= keys(laid)
        assert keys(laid) - own <= set(shared)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_typed_as_its_list_shows_it(game):
    """Each card has a word of its own in the reader's language; French ids stay."""
    shown = [called(card.id, game, "fr") for card in dealt(game)]
    assert len({*map(folded, shown)}) == len(shown)
    for card, word in zip(dealt(game), shown, strict=True):
        (found,) = ask("rules", "card", word, "--game", game, "--lang", "fr")["cards"]
        assert found["id"] == card.id
    assert {*card_texts(game, "fr")["called"]} == {
        one for one in laid_out(game) if one.islower()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_titles_tell_cards_apart(game, lang):
    """No two cards of a game have the same title."""
    titles = [title(card, lang) for card in dealt(game)]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize("game", GAMES)
def test_cards_are_laid_out_by_what_there_is(game):
    """Moments, rules and house rules exist; values are possible ones."""
    known, house = reference(game), settings.settings(game)
    for key, card in laid_out(game).items():
        assert card["moment"] in moments(game), key
        assert set(card["rules"]) <= {k for k, r in known.items() if r.kind == "rule"}
        assert card["rules"], key
        for one in (card, *pieces(card)):
            if "where" in one:
                values = one["is"] if isinstance(one["is"], list) else [one["is"]]
                for value in values:
                    house[one["where"]].checked(value)


@pytest.mark.parametrize("game", GAMES)
def test_every_reminder_is_on_a_card(game):
    """Rules that only concern the table are on a card, where the table looks."""
    on_cards = {rule for card in laid_out(game).values() for rule in card["rules"]}
    reminders = {key for key, rule in reference(game).items() if rule.reminder}
    assert reminders <= on_cards


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_fits_a_terminal(game, lang):
    """A page has 80 columns and 22 lines, as prompts need two, and its own title."""
    words = Words(lang)
    for card in dealt(game):
        spoken = in_full(card, words)
        every = pages(spoken, words)
        for page in every:
            assert len(page) <= HEIGHT == 22, card.id
            assert max(width_of(line.text) for line in page) <= COLUMNS, card.id
            assert page[0].text.startswith(spoken["title"])
            assert len(page) > 2, card.id
        numbers = [page[0].text.rpartition(" ")[2] for page in every]
        if len(every) > 1:
            many = len(every)
            assert numbers == [f"{n}/{many}" for n in range(1, many + 1)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_placeholder_and_no_code_is_left(game, lang):
    """Every figure is filled in, and every code has its word."""
    words = Words(lang)
    for card in dealt(game):
        text = "\n".join(
            line.text for page in pages(in_full(card, words), words) for line in page
        )
        body = text.rpartition(words.say("rules") + words.colon)[0]
        assert not re.search(r"[{}]", text), card.id
        assert not re.search(r"\w_\w", body), card.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NUMBERLESS)
def test_no_number_is_written_twice(game, lang):
    """Numbers come from the tables: the words contain none of their own."""
    texts = [
        text
        for card in card_texts(game, lang).values()
        for value in card.values()
        for text in spoken(value)
    ]
    assert [text for text in texts if re.search(r"\d", text)] == []


def demands(game):
    """The house rules and values on which pieces depend, with cards and pieces."""
    found = {}
    for key, card in laid_out(game).items():
        for piece in pieces(card):
            # Pieces that also depend on a figure are tested with their game.
            if "where" in piece and not {"with", "without"} & set(piece):
                values = piece["is"] if isinstance(piece["is"], list) else [piece["is"]]
                name = piece.get("text") or piece.get("table") or piece.get("head")
                found.setdefault((piece["where"], values[0]), []).append((key, name))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_is_shown_by_some_house_rule(game):
    """Each value that a piece depends on shows it, with all its words and figures."""
    for (key, value), expected in demands(game).items():
        state = bare_state(game, None)
        found = cards(state.apply([settings.put(state, key, value)]))
        for card, piece in expected:
            assert piece in [one.key for one in found[card].pieces], (card, key)
        for card in {card for card, _ in expected}:
            for lang in LANGUAGES:
                assert in_full(found[card], Words(lang))["blocks"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_word_or_number_of_a_card_changes_unseen(here, game, lang):
    """The texts of all cards by the usual house rules are as they were last read."""
    words = ("rules", "card", "all", "--game", game, "--lang", lang)
    screen = intendant(*words).out
    kept = SAID / f"{game}.{lang}.txt"
    if os.environ.get("GOLDEN") == "update":
        kept.write_text(screen, "utf-8")
    assert kept.read_text("utf-8") == screen
