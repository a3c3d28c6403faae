"""The reference cards of the games, as facts: what each shows, and in what order.

The modules that choose words give their texts; those that draw give their looks.
"""

from __future__ import annotations

import os
import tomllib
from functools import cache

from ledger import rules
from ledger.loading import load
from ledger.record import NamedTuple
from ledger.rules import settings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.rules.common.cards import Rows
    from ledger.state import State


class Piece(NamedTuple):
    """One piece of a card.

    Attributes:
        kind: "head", "text" or "table".
        key: the key of its words.
        rows: the rows, if it is a table.
    """

    kind: str
    key: str
    rows: Rows | None = None


class Card(NamedTuple):
    """A reference card.

    Attributes:
        id: its code ("INF").
        game: the game it belongs to.
        moment: when it is needed: a phase of the game's rules ("opportunities").
        rules: the numbered rules that it covers.
        pieces: its pieces, in order.
        figures: the numbers that its words mention.
    """

    id: str
    game: str
    moment: str
    rules: tuple[str, ...]
    pieces: tuple[Piece, ...]
    figures: dict[str, Any]


def games() -> tuple[str, ...]:
    """The games that have reference cards."""
    return tuple(game for game in rules.games() if os.path.exists(_layout(game)))


def cards(state: State) -> dict[str, Card]:
    """The cards of a campaign's game by id, in order, as its house rules make them.

    They leave out what this table does not play with.
    """
    game = state.game
    made = load(rules.game_named(game).cards or "")
    values = settings.in_force(state)
    known = {}
    for key, entry in laid_out(game).items():
        figures = made.figures(state, key)
        if not _holds(entry, values, figures):
            continue
        pieces = tuple(
            _piece(piece, made.TABLES, state)
            for piece in map(_spelt, entry["pieces"])
            if _holds(piece, values, figures)
        )
        moment = entry["moment"]
        known[key] = Card(key, game, moment, tuple(entry["rules"]), pieces, figures)
    return known


@cache
def laid_out(game: str) -> dict[str, dict[str, Any]]:
    """The layout of the cards of a game, with every house rule they depend on."""
    with open(_layout(game), "rb") as file:
        return tomllib.load(file)


def _layout(game: str) -> str:
    return os.path.join(rules.folder(game), "cards.toml")


def _spelt(piece: str | dict[str, Any]) -> dict[str, Any]:
    """A piece as a table; a bare word is the key of a text."""
    return {"text": piece} if isinstance(piece, str) else piece


def _holds(
    entry: Mapping[str, Any], values: Mapping[str, Any], figures: Mapping[str, Any]
) -> bool:
    """Whether the house rule or figure that it depends on has the value it needs."""
    if "where" in entry:
        allowed = entry["is"] if isinstance(entry["is"], list) else [entry["is"]]
        if values[entry["where"]] not in allowed:
            return False
    if "with" in entry and not figures[entry["with"]]:
        return False
    return not ("without" in entry and figures[entry["without"]])


def _piece(piece: Mapping[str, Any], tables: Mapping[str, Any], state: State) -> Piece:
    """One piece, with its table built."""
    if "table" in piece:
        key = piece["table"]
        return Piece("table", key, tables[key](state))
    kind = "head" if "head" in piece else "text"
    return Piece(kind, piece[kind])
