"""Names in `why`: every field and number of each game has words of its own."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import ledger.rules
from commands.handlers.why import spoken
from commands.texts import Words, acts, registry
from commands.texts.why import FIELDS, places
from ledger.rules import game_named, games

SHARED = acts.THINGS | FIELDS
RULES = Path(ledger.rules.__file__).parent


@pytest.mark.parametrize("game", sorted(games()))
def test_all_that_is_recorded_has_words(game):
    """The words are the game's or shared by all: never those of another game."""
    own = getattr(registry.module_of(game), "THINGS", {})
    known = own | SHARED
    played = game_named(game)
    fields = [
        (kind, name) for (kind, name), field in played.fields.items() if not field.inner
    ]
    missing = [
        f"{kind}.{name}"
        for kind, name in fields
        if name not in known and f"{kind}.{name}" not in known
    ]
    assert missing == []
    assert [what for what in played.commodities if what not in known] == []


@pytest.mark.parametrize("game", sorted(games()))
def test_accounts_that_are_no_things_have_words(game):
    """Boxes, hands and things on the table are included."""
    known = places(game)
    assert [part for part in game_named(game).plain if part not in known] == []


@pytest.mark.parametrize(
    ("game", "word", "code"),
    [
        ("fief", "died out in turn", "out"),
        ("fief", "played in turn", "laid"),
        ("fief", "revolt began in turn", "revolt_since"),
        ("siege", "general off the table", "general_off"),
        ("siege", "stands off the table", "off"),
        ("siege", "touches pour un socle", "stand_hits"),
        ("fief", "soldiers of 1", "v1"),
        ("fief", "soldiers of 3", "v3"),
        ("fief", "soldiers of 6", "v6"),
        ("mass", "tous ses jets", "due_all_rolls"),
        ("mass", "des de ses autres jets", "due_dice"),
        ("medfan", "territories to win", "goal_territories"),
        ("medfan", "territoires pour gagner", "goal_territories"),
        ("medfan", "territories needed to win", "to_win"),
        ("medfan", "territoires a posseder pour gagner", "to_win"),
        ("medfan", "more than half of the territories to win", "goal_half"),
        ("medfan", "plus de la moitie des territoires pour gagner", "goal_half"),
    ],
)
def test_a_field_may_be_asked_for_by_a_former_word(game, word, code):
    """A word that was shown once may be typed for ever."""
    assert spoken(game).fields[word] == (code,)


@pytest.mark.parametrize("value", ["1", "3", "6"])
def test_counters_may_be_asked_for_by_their_former_word(value):
    """What adds up is understood by former words, too."""
    words = spoken("fief").commodities
    assert words[f"soldiers of {value}"] == words[f"soldiers worth {value}"]
    assert words[f"soldiers of {value}"] == f"v{value}"


def _told(game):
    """The key and field of everything that a game's rules declare as derived."""
    text = (RULES / game / "explaining.py").read_text("utf-8")
    return {
        node.value
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("game", [game for game in games() if game != "free"])
def test_every_way_to_follow_has_its_sentence(game):
    """Each key has a text, and each text a rule that uses it."""
    own, said = registry.module_of(game), _told(game)
    for key in own.DERIVED:
        start, _, end = key.partition(".")
        ends = {word.rpartition(".")[2] for word in said}
        assert key in said or start in said or end in ends, key
    for lang in ("en", "fr"):
        words = Words(lang)
        for text in own.DERIVED.values():
            facts: dict[str, object] = {"enemies": ["Bo"], "lands": ["Bo"]}
            numbers = ("many", "fiefs", "turns", "turn", "until", "count", "fit")
            numbers += ("worth", "total", "attackers", "defenders", "per", "step")
            facts |= dict.fromkeys(numbers, 3)
            names = ("player", "title", "lord", "capital", "region", "spouse", "ally")
            names += ("card", "money", "hero", "opportunity", "added", "side")
            names += ("section", "reason", "piece")
            facts |= {name: name.title() for name in names}
            assert "{" not in words.say(text, **facts)
