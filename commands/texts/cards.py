"""The words of the reference cards, read when they are needed.

A game's words are in `templates/cards/GAME.LANGUAGE.toml`: under each card's id its
title and its pieces by key; under `words` those of the tables, and pieces shared by
several cards; under `called` the word to type for a card, if that is not its id. A
piece is one text, or a label and a text: `["Gains", "..."]`. Figures are inserted as
`{name}`, or with a sign as `{name:signed}`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import groupby

from commands.preference import LANGUAGES
from commands.resources import template
from commands.texts import registry
from commands.texts.phrases import phrased, runs
from commands.texts.reference import moments
from commands.texts.vocabulary import vocabulary
from ledger.reading.cards import games, laid_out
from ledger.rules.common.cards import Added, Codes, Phrase, Plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from commands.texts import Words
    from ledger.reading.cards import Card, Piece
    from ledger.rules.common.cards import Cell, Rows

ALL = "all"  # typed for all cards


@cache
def card_texts(game: str, lang: str) -> dict[str, dict[str, Any]]:
    """The texts of a game's cards."""
    with open(template("cards", f"{game}.{lang}.toml"), "rb") as file:
        return tomllib.load(file)


def title(card: Card, lang: str) -> str:
    """The title of a card in a language."""
    return str(card_texts(card.game, lang)[card.id]["title"])


def titles(card: Card) -> list[str]:
    """The titles of a card in all languages."""
    return [title(card, lang) for lang in LANGUAGES]


def called(card: str, game: str, lang: str) -> str:
    """The word to type for a card in a language; its id, if there is none."""
    return str(card_texts(game, lang).get("called", {}).get(card, card))


def word_for(card: str, words: Words) -> str:
    """The word to type for a card of the game that is played, or of any game."""
    if card == ALL:
        return words.say(vocabulary("cards")[ALL])
    known = (words.played,) if words.played in games() else games()
    spelt = (called(card, game, words.lang) for game in known if card in laid_out(game))
    return next(spelt, card)


def names(card: Card) -> list[str]:
    """All names by which a card may be called, including former ones."""
    words = [called(card.id, card.game, lang) for lang in LANGUAGES]
    also = registry.table("CARDS_ALSO", card.game)
    before = [word for word, meant in also.items() if meant == card.id]
    return [card.id, *words, *titles(card), *before]


def when(card: Card, words: Words) -> str:
    """When a card is needed."""
    return words.say(moments(card.game)[card.moment])


def briefly(card: Card, words: Words) -> dict[str, Any]:
    """A card as a list shows it."""
    return {
        "id": card.id,
        "game": card.game,
        "moment": card.moment,
        "when": when(card, words),
        "title": title(card, words.lang),
        "rules": list(card.rules),
    }


def in_full(card: Card, words: Words) -> dict[str, Any]:
    """A card with all its texts, from which all its forms are made."""
    speaker = _Speaker(card, words)
    blocks = [speaker.block(piece) for piece in card.pieces]
    return {**briefly(card, words), "blocks": blocks}


class _Speaker:
    """Puts one card into words."""

    def __init__(self, card: Card, words: Words) -> None:
        self._words = words
        self._said = card_texts(card.game, words.lang)
        self._own = self._said[card.id]
        self._figures = card.figures
        self._known = registry.table("ON_CARDS", card.game)

    def block(self, piece: Piece) -> dict[str, Any]:
        """A heading, a text with any label, or a table."""
        if piece.rows is not None:
            return {"kind": "table", "name": piece.key, **self._table(piece.rows)}
        spoken = self._own.get(piece.key) or self._said["words"][piece.key]
        parts = [spoken] if isinstance(spoken, str) else spoken
        *label, text = (self._filled(part, self._figures) for part in parts)
        if piece.kind == "head":
            return {"kind": "head", "text": text}
        return {"kind": "text", "label": label[0] if label else None, "text": text}

    def _table(self, rows: Rows) -> dict[str, Any]:
        columns = zip(*rows.rows, strict=True)
        return {
            "heads": [self._cell(head) for head in rows.heads],
            "numbers": [all(map(_is_number, column)) for column in columns],
            "rows": [[self._cell(cell) for cell in row] for row in rows.rows],
        }

    def _cell(self, cell: Cell) -> str:
        if isinstance(cell, Phrase):
            return self._filled(self._said["words"][cell.code], cell.facts)
        if isinstance(cell, Plain):
            return cell.text
        if isinstance(cell, Added):
            return self._words.signed(cell.number)
        if isinstance(cell, int):
            return self._words.number(cell)
        return self._word(cell)

    def _word(self, code: str) -> str:
        """The word for a code; the table's own words stay as they are."""
        if code in self._known:
            return self._words.say(self._known[code])
        own = self._said["words"].get(code)
        return code.replace("_", " ") if own is None else str(own)

    def _filled(self, text: str, figures: dict[str, Any]) -> str:
        facts_in_words = {
            key: [*map(self._word, one.codes)] if isinstance(one, Codes) else one
            for key, one in figures.items()
        }
        lang = self._words.lang
        return text.format(
            **{key: phrased(one, lang) for key, one in facts_in_words.items()}
        )


def _is_number(cell: Cell) -> bool:
    return cell == "" or isinstance(cell, (int, Added))


def numbered(ids: Sequence[str]) -> str:
    """The numbers of rules for the foot of a card, with ranges for consecutive ones.

    >>> numbered(["MASS-END-01", "MASS-END-02", "MASS-END-03", "MASS-PREP-01"])
    'MASS-END-01–03, MASS-PREP-01'
    """
    areas = []
    for area, group in groupby(ids, key=lambda one: one.rpartition("-")[0]):
        numbers = [int(one.rpartition("-")[2]) for one in group]
        rows = [
            "–".join(f"{int(n):02}" for n in row.split("–")) for row in runs(numbers)
        ]
        areas.append(f"{area}-{', '.join(rows)}")
    return ", ".join(areas)
