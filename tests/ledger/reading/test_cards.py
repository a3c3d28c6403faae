"""The reference cards of the games, as facts."""

from __future__ import annotations

import pytest

from ledger import rules, wire
from ledger.reading.cards import Card, Piece, cards, games, laid_out
from ledger.rules.settings import settings
from ledger.state import State

GAMES = ("fief", "mass", "medfan", "siege")


def playing(game, **house_rules):
    """A campaign of a game, with these house rules; "__" stands for a dot."""
    state = State()
    state.put("campaign", "game", game)
    for key, rule in settings(game).items():
        state.put("rules", key, wire.dumps(rule.default))
    for key, value in house_rules.items():
        state.put("rules", key.replace("__", "."), wire.dumps(value))
    return state


def pieces(card):
    """The keys of its pieces."""
    return [piece.key for piece in card.pieces]


def test_every_game_with_a_rulebook_has_cards():
    """The free game has none."""
    assert games() == tuple(game for game in rules.games() if game in GAMES)
    assert len(games()) == len(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_cards_stand_in_the_order_in_which_they_are_laid_out(game):
    """Each has its id, its game, its moment and its rules."""
    found = cards(playing(game))
    assert [key for key in laid_out(game) if key in found] == list(found)
    for key, card in found.items():
        layout = laid_out(game)[key]
        assert isinstance(card, Card)
        assert (card.id, card.game, card.moment) == (key, game, layout["moment"])
        assert card.rules == tuple(layout["rules"])
        assert isinstance(card.figures, dict)
        assert 0 < len(card.pieces) <= len(layout["pieces"])


@pytest.mark.parametrize("game", GAMES)
def test_a_piece_is_a_text_a_heading_or_a_table(game):
    """Only tables have rows."""
    kinds = set()
    for key, card in cards(playing(game)).items():
        by_key = {}
        for one in laid_out(game)[key]["pieces"]:
            spelt = {"text": one} if isinstance(one, str) else one
            for kind in ("text", "head", "table"):
                if kind in spelt:
                    by_key[spelt[kind], kind] = spelt
        for piece in card.pieces:
            assert isinstance(piece, Piece)
            assert (piece.key, piece.kind) in by_key
            assert (piece.rows is not None) is (piece.kind == "table")
            kinds.add(piece.kind)
    assert {"text", "table"} <= kinds


def test_a_card_is_left_out_where_the_table_does_not_play_with_it():
    """An extension has its own cards."""
    extension = {"troops", "volley"}
    assert not extension & {*cards(playing("fief"))}
    assert extension <= {*cards(playing("fief", fief__variant__tactics=True))}
    assert "preparation" in cards(playing("mass", mass__modules__preparation=True))
    without = playing("mass", mass__modules__preparation=False)
    assert "preparation" not in cards(without)
    assert "turn" in cards(without)


def test_a_piece_is_left_out_where_another_house_rule_is_in_force():
    """Of two ways to play, a card tells one."""
    for value, told, left in (("moves", "moves", "stays"), ("stays", "stays", "moves")):
        card = cards(playing("fief", fief__clock__first_player=value))["turn"]
        assert told in pieces(card)
        assert left not in pieces(card)
    plain = cards(playing("fief"))["plague"]
    assert {"soldiers", "lords"} <= {*pieces(plain)}
    assert "crowded" not in pieces(plain)
    crowded = cards(playing("fief", fief__variant__crowded_plague=True))["plague"]
    assert not {"soldiers", "lords"} & {*pieces(crowded)}
    (table,) = (piece for piece in crowded.pieces if piece.key == "crowded")
    assert (table.kind, bool(table.rows)) == ("table", True)


@pytest.mark.parametrize("game", GAMES)
def test_a_piece_may_hang_on_a_number_of_the_card(game):
    """It is there with such a number, and its opposite without."""
    for key, card in cards(playing(game)).items():
        told = pieces(card)
        for one in laid_out(game)[key]["pieces"]:
            if isinstance(one, str) or "where" in one:
                continue
            name = next(one[kind] for kind in ("text", "head", "table") if kind in one)
            if "with" in one and told.count(name) < 2:
                assert (name in told) is bool(card.figures[one["with"]]), name
            if "without" in one:
                assert (name in told) is not bool(card.figures[one["without"]]), name
