"""The words of each game: one key may have two texts, and none is lost."""

from __future__ import annotations

import pytest

from commands.texts import acts, registry
from ledger.rules import games


@pytest.mark.parametrize(
    ("sort", "key", "game", "text"),
    [
        ("OPTIONS", "none", "fief", "nobody"),
        ("OPTIONS", "none", "mass", "no opportunity"),
        ("THROWS", "roll", "mass", "roll"),
        ("THROWS", "volley", "fief", "volley, hits on 8+"),
        ("ACTS", "mass down", None, "{hero} is out of action"),
        ("ACTS", "mass down", "free", "{hero} is out of action"),
        ("ACTS", "mass up and down", "mass", None),
        ("OPTIONS", "no such thing", None, None),
    ],
)
def test_the_game_that_is_played_speaks_first(sort, key, game, text):
    """After it come shared words, then the named game, then any."""
    assert registry.text_of(sort, key, game) == text


def test_what_a_key_names():
    """The game is the first word, or the part before the first dot."""
    found = [
        registry.named(key) for key in ("fief buy", "mass.volley.ten", "pay", "massive")
    ]
    assert found == ["fief", "mass", None, None]


def test_all_texts_of_a_sort():
    """The texts are those of every game, or of one; shared ones are always there."""
    every = registry.every("ACTS")
    assert {"pay", "fief buy", "mass down", "medfan join"} <= set(every)
    alone = registry.every("ACTS", ["mass"])
    assert {"pay", "mass down"} <= set(alone)
    assert "fief buy" not in alone
    assert registry.every("ACTS", ["free"]) == acts.ACTS


def test_every_game_has_its_room():
    """Some lack a category of words: the free game refuses nothing of its own."""
    assert [game for game in games() if registry.module_of(game) is None] == []
    assert registry.module_of("free", "refusing") is None
    assert len([*registry.each("refusing")]) == len(games()) - 1
