"""House rules: which values each may have, and how they are typed."""

from __future__ import annotations

import pytest

from ledger.errors import Refusal
from ledger.rules import folder, game_named, games
from ledger.rules.common import house_rules
from ledger.rules.common import settings as current
from ledger.rules.settings import (
    Setting,
    Typed,
    could_be,
    default,
    in_force,
    put,
    setting,
    settings,
)
from ledger.state import CAMPAIGN, RULES, State
from tests.ledger.rules.common.tables import refusal, seated, told


def one(sort, usual=None, **more):
    """A house rule of a type."""
    return Setting("free.x.y", sort, usual, **more)


NUMBER = one("number", 3, least=1, most=9)
SPAN = one("span", [1, 2], most=9)
HUE = ("red", "blue")


@pytest.mark.parametrize(
    ("rule", "good", "bad"),
    [
        (one("word", options=HUE), ["red", "blue"], ["green", 1, "", None]),
        (one("text"), ["a b"], ["a  b", " a", "", 3, "a\n"]),
        (NUMBER, [1, 9], [0, 10, "3", True, 1.0, None]),
        (one("number"), [0, 10**12], [-1, 10**12 + 1]),
        (one("word_or_number", options=HUE, most=9), ["red", 0, 9], ["green", 10, -1]),
        (one("flag"), [True, False], [1, 0, "yes", None]),
        (one("words"), [[], ["a", "b"]], ["a", ["a", "a"], ["a", 1], [""], ["a  b"]]),
        (one("texts"), [[], ["a", "a"]], ["a", [1], [" a"], {}]),
        (
            one("fraction"),
            [[1, 2], [999, 1]],
            [[0, 1], [1, 1000], [1], [1, 2, 3], "1/2", [1.0, 2], [True, 2]],
        ),
        (one("numbers", [1, 2], most=9), [[0, 9]], [[1], [1, 2, 3], [1, 10], 3]),
        (one("counts", [1], most=9), [[3], [1, 2, 9]], [[], [10], [-1], 3, {"a": 1}]),
        (
            one("levels", {}, most=9),
            [{"a": 0}, {"a": 1, "b": 9}],
            [{}, {"a": 10}, {"": 1}, [], 3],
        ),
        (
            one("faces", {}, options=HUE, most=9),
            [{"red": 1}, {"red": 0, "blue": 2}],
            [{"red": 0}, {"green": 1}, {}, [1]],
        ),
        (SPAN, [[0, 9], [3, 3]], [[3, 2], [1], [1, 2, 3], [0, 10], 3]),
        (Setting("medfan.names.nouns", "words_of_names", []), [[]], ["a", {}]),
    ],
)
def test_a_value_is_one_that_its_type_allows(rule, good, bad):
    """Anything else is refused, however strange it is."""
    assert [rule.checked(value) for value in good] == good
    assert all(rule.fits(value) for value in good)
    for value in bad:
        assert rule.fits(value) is False
        assert refusal(rule.checked, value).key == "setting.value"


def test_a_refusal_says_what_is_allowed():
    """A text is shown as it is, anything else as it is written."""
    wanted = {"type": "number", "options": [], "least": 1, "most": 9}
    for value, shown in ((10, "10"), ("x", "x"), ([1], "[1]"), (None, '"None"')):
        refused = told(NUMBER.checked, value)
        facts = {"setting": "free.x.y", "value": shown, **wanted}
        assert refused == ("usage", "setting.value", "free.x.y", facts)
    refused = refusal(one("word", options=HUE).checked, "green")
    assert refused.facts["options"] == ["red", "blue"]


@pytest.mark.parametrize(
    ("sort", "long"),
    [("text", "x" * 81), ("words", ["a", "x" * 81]), ("levels", {"x" * 81: 1})],
)
def test_a_text_may_be_eighty_letters_long(sort, long):
    """Old campaigns may have longer ones."""
    rule = one(sort)
    facts = {"setting": "free.x.y", "length": 81, "most": 80}
    assert told(rule.checked, long) == ("usage", "setting.long", "free.x.y", facts)
    assert rule.fits(long)
    assert one("text").checked("x" * 80) == "x" * 80


def test_added_words_are_looked_at_one_by_one():
    """Each fault is told under the house rule."""
    rule = Setting("medfan.names.nouns", "words_of_names", [])
    anse = {"fr": "anse", "gender": "f", "number": "s"}
    assert rule.checked([anse]) == [anse]
    refused = refusal(rule.checked, [anse, {"fr": "baie"}, "x"])
    assert (refused.code, refused.key) == ("usage", "file.faults")
    assert refused.rule == "medfan.names.nouns"
    findings = refused.facts["findings"]
    assert [(one.code, one.about) for one in findings] == [
        ("word.missing", "noun 2"),
        ("word.missing", "noun 2"),
        ("word.table", "noun 3"),
    ]
    assert {one.rule for one in findings} == {"medfan.names.nouns"}
    assert rule.fits([anse])
    assert not rule.fits(["x"])
    qualifiers = Setting("medfan.names.qualifiers", "words_of_names", [])
    assert qualifiers.checked([{"fr": "du hibou"}])
    assert not qualifiers.fits([anse])


@pytest.mark.parametrize(
    ("rule", "words", "value"),
    [
        (one("flag"), "true", True),
        (one("flag"), "Oui", True),
        (one("flag"), "non", False),
        (one("flag"), "FAUX", False),
        (one("flag"), "vrai", True),
        (one("flag"), "yes", True),
        (one("flag"), "no", False),
        (one("word", options=HUE), " red ", "red"),
        (one("word", options=HUE), '"red"', "red"),
        (one("word", options=("ask", "throw")), "demander", "ask"),
        (one("word", options=("ask", "throw")), "Roll", "throw"),
        (one("word", options=("ask", "throw")), "lancer", "throw"),
        (one("word", options=("en", "fr")), "Français", "fr"),
        (one("word", options=("en", "fr")), "anglais", "en"),
        (one("word", options=("en", "fr")), "English", "en"),
        (one("word", options=("en", "fr")), "french", "fr"),
        (one("text"), "demander", "demander"),
        (one("text"), '"or"', "or"),
        (one("words"), "a, b", ["a", "b"]),
        (one("words"), "a,,b,", ["a", "b"]),
        (one("words"), "–", []),
        (one("words"), '["a", "b"]', ["a", "b"]),
        (one("number", most=9_999_999), "2,000", 2000),
        (one("number", most=9_999_999), "2\u202f000\u202f000", 2_000_000),
        (one("number", least=-9), "−3", -3),
        (one("word_or_number", options=HUE), "red", "red"),
        (one("word_or_number", options=HUE), "1,000", 1000),
        (one("numbers", [1, 2]), "3, 6", [3, 6]),
        (one("numbers", [1, 2]), "3;6", [3, 6]),
        (one("numbers", [1, 2]), "[3, 6]", [3, 6]),
        (one("counts"), " 3 ", [3]),
        (one("texts"), "a; b, c", ["a", "b, c"]),
        (one("texts"), "–", []),
        (one("fraction"), "1, 2", [1, 2]),
        (one("levels"), "rich man 3, poor 1", {"rich man": 3, "poor": 1}),
        (one("levels"), "{rich = 3}", {"rich": 3}),
        (SPAN, "2, 5", [2, 5]),
    ],
)
def test_a_value_is_typed_as_it_is_shown(rule, words, value):
    """Or as it is written in a file; in either language."""
    assert rule.parsed(words) == value


@pytest.mark.parametrize(
    ("rule", "words", "shown"),
    [
        (NUMBER, "x", "x"),
        (NUMBER, "3 = 4", "3 = 4"),
        (one("number"), "2,00", "2,00"),
        (one("flag"), "maybe", "maybe"),
        (one("numbers", [1, 2]), "3", "[3]"),
        (one("word", options=HUE), '"', '"'),
        (one("levels"), "rich", "rich"),
    ],
)
def test_what_cannot_be_read_is_refused_as_it_was_typed(rule, words, shown):
    """Nothing is guessed."""
    refused = refusal(rule.parsed, words)
    assert (refused.key, refused.facts["value"]) == ("setting.value", shown)


def test_every_default_is_a_value_that_may_be_set():
    """In every game; those of every campaign come first."""
    for game in games():
        known = settings(game)
        assert [*known][:2] == ["campaign.dice", "campaign.language"]
        for key, rule in known.items():
            assert (rule.key, rule.checked(rule.default)) == (key, rule.default)
            assert default(game, key) == rule.default
            assert isinstance(rule.options, tuple)
    assert default("free", "free.no.such") is None


def test_a_house_rule_is_named_by_the_end_of_its_key():
    """Where only one has that end; the nearest are told otherwise."""
    assert setting("free", "free.money.unit").key == "free.money.unit"
    assert setting("free", "money.unit").key == "free.money.unit"
    assert setting("free", "unit").key == "free.money.unit"
    refused = refusal(setting, "free", "most")
    assert (refused.code, refused.key) == ("unknown_name", "unknown_name.setting")
    assert refused.facts["near"] == ["free.titles.most", "free.territories.most"]
    refused = refusal(setting, "free", "free.money.unti")
    assert refused.facts["near"][0] == "free.money.unit"
    assert refusal(setting, "free", "nit").facts["name"] == "nit"


def test_the_house_rules_in_force():
    """Defaults, except where one is set; a literal is what a campaign keeps."""
    state = seated(money__start=25, clock__phases=["war"])
    force = in_force(state)
    assert force["free.money.start"] == 25
    assert force["free.money.unit"] == "coins"
    assert [*force] == [*settings("free")]
    change = put(state, "free.money.start", 30)
    assert change[:4] == (RULES, "free.money.start", "25", "30")
    assert current.value(state, "free.money.start") == 25
    assert current.value(state, "free.money.unit") == "coins"
    assert current.number(state, "free.money.start") == 25
    assert current.number(state, "free.money.unit") == 0
    assert current.word(state, "free.money.unit") == "coins"
    assert current.word(state, "free.money.start") is None
    assert current.words(state, "free.clock.phases") == ("war",)
    assert current.words(state, "free.money.unit") == ()
    assert current.number(state, "free.no.such") == 0


def test_a_house_rule_of_another_game_has_its_default():
    """Unless it is set, which it may be of this one."""
    state = State()
    state.put(CAMPAIGN, "game", "siege")
    assert current.in_force(state, "free", "free.money.unit") == "coins"
    state.put(RULES, "free.money.unit", '"francs"')
    assert current.in_force(state, "free", "free.money.unit") == "francs"
    assert current.in_force(seated(), "free", "free.money.unit") == "coins"


def test_what_a_house_rule_could_ever_be():
    """One that is unknown may have been anything."""
    assert could_be("free", "free.money.start", "3") is True
    assert could_be("free", "free.money.start", "-3") is False
    assert could_be("free", "free.money.start", "3 3") is False
    assert could_be("free", "free.no.such", "3") is True
    assert could_be("free", "free.no.such", "3 3") is True


def test_setting_a_house_rule():
    """The default may be set, too, but only once."""
    state = seated(money__start=25)
    outcome = house_rules.put(state, "free.money.start", 30)
    assert outcome.asked == {"key": "free.money.start", "value": 30}
    facts = {"key": "free.money.start", "before": 25, "after": 30}
    assert outcome.result == facts
    assert outcome.effects == [put(state, "free.money.start", 30)]
    refused = told(house_rules.put, state, "free.money.start", 25)
    key = "free.money.start"
    assert refused == ("rule", "setting.same", key, {"setting": key})
    assert house_rules.put(state, "free.money.unit", "coins").effects


def test_a_value_is_read_for_the_house_rule_before_it():
    """A word may mean a code of that house rule."""

    class Changes(Typed):
        """A word that means a code."""

        def code(self, key):
            """The code, with the key it was asked for."""
            assert key == "free.clock.first_player"
            return "moves"

    before = {"key": "free.clock.first_player"}
    state = seated()
    assert house_rules.setting(state, "first_player", {}) == before["key"]
    assert house_rules.value(state, Changes("change"), before) == "moves"
    assert house_rules.value(state, Typed("moves"), before) == "moves"
    assert house_rules.value(state, "stays", before) == "stays"


def test_there_are_five_games_with_a_folder_each():
    """What they share is no game."""
    assert games() == ("fief", "free", "mass", "medfan", "siege")
    assert folder("free").endswith("free")
    assert folder("common").endswith("common")
    for name in ("common", "chess"):
        with pytest.raises(Refusal) as refused:
            game_named(name)
        facts = {"game": name, "games": [*games()]}
        assert (refused.value.key, refused.value.facts) == ("game.unknown", facts)
    assert [game_named(name).name for name in games()] == [*games()]
