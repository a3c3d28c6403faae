"""House rules: listed, set, loaded, written out with their comments."""

from __future__ import annotations

import json

import pytest

from ledger.errors import Misuse
from tests.face import ask, intendant

FILE = """\
# our table's own rules
[free.money]
unit = "francs"     # as in grandfather's box
start = 25

[free.clock]
# two seasons
phases = ["spring", "war"]
"""


def value(key):
    """The value of a house rule in force."""
    (found,) = [r for r in ask("rules", "list")["house_rules"] if r["key"] == key]
    return found["value"]


def load(text):
    """The result of `rules load` for a file."""
    with open("r.toml", "w", encoding="utf-8") as file:
        file.write(text)
    return intendant("rules", "load", "r.toml", "--json")


def test_the_list_says_what_each_may_be(table):
    """The list has key, value, default, type, options and an explanation."""
    rules = ask("rules", "list")["house_rules"]
    assert all(rule["text"] for rule in rules)
    keys = {"key", "value", "default", "type", "options", "text"}
    assert all(keys <= set(rule) for rule in rules)
    assert {"campaign.dice", "free.clock.phases"} <= {rule["key"] for rule in rules}


@pytest.mark.parametrize(
    ("key", "word", "after"),
    [
        ("free.money.unit", "francs", "francs"),
        ("money.unit", '"écus d\'or"', "écus d'or"),
        ("free.money.start", "25", 25),
        ("free.clock.phases", "spring,war", ["spring", "war"]),
        ("free.clock.phases", '["spring", "war"]', ["spring", "war"]),
        ("free.clock.first_player", "moves", "moves"),
        ("campaign.dice", "ask", "ask"),
        ("campaign.dice", "demander", "ask"),
        ("free.clock.first_player", "change", "moves"),
        ("free.money.unit", "changes", "changes"),
    ],
)
def test_a_rule_is_set(table, key, word, after):
    """The whole key or an unambiguous end is enough; the old value is reported."""
    told = ask("rules", "set", key, word)
    assert told["after"] == after
    assert told["key"].endswith(key)
    assert value(told["key"]) == after
    ask("undo")
    assert value(told["key"]) == told["before"]


def test_nearest_names_are_told(table):
    """The nearest are given for an unknown rule, and for an impossible value."""
    said = intendant("rules", "set", "free.money.unti", "x", "--json")
    assert "free.money.unit" in said.refusal["hint"]
    said = intendant("rules", "set", "free.clock.first_player", "x", "--json")
    assert "stays the same" in said.refusal["hint"]
    assert "changes" in said.refusal["hint"]
    assert said.refusal["rule"] == "free.clock.first_player"


def test_a_file_is_loaded_and_its_comments_survive(table):
    """Loading, setting and undoing leave people's comments beside the values."""
    assert load(FILE).status == 0
    assert value("free.money.unit") == "francs"
    ask("rules", "set", "free.money.start", "30")
    text = ask("rules", "export")["toml"]
    for comment in (
        "# our table's own rules",
        "# as in grandfather's box",
        "# two seasons",
    ):
        assert comment in text
    assert "start = 30" in text
    ask("rules", "export", "-o", "out.toml")
    assert (table / "out.toml").read_text("utf-8") == text
    assert intendant("rules", "export").out == text


def test_what_is_exported_can_be_loaded(table):
    """Another campaign gets the same values, at its beginning or later."""
    load(FILE)
    ask("rules", "export", "-o", "out.toml")
    ask("new", "b.db", "--players", "Dora", "--rules", "out.toml")
    ask("new", "d.db")
    ask("rules", "load", "out.toml", "-c", "d.db")
    rules = ask("rules", "list", "-c", "c.db")["house_rules"]
    assert ask("rules", "list", "-c", "b.db")["house_rules"] == rules
    assert ask("rules", "list", "-c", "d.db")["house_rules"] == rules
    assert ask("treasury", "-c", "b.db")["accounts"][0]["money"] == 25
    assert ask("treasury", "-c", "b.db")["unit"] == "francs"


def test_loading_the_same_again_changes_nothing(table):
    """The file is refused, so that no empty entry is written."""
    assert load(FILE).status == 0
    assert load(FILE).status == 1


def test_faults_of_a_file_are_all_told_with_lines(table):
    """Unknown keys get the nearest ones, impossible values the possible ones."""
    said = load('[free.money]\nunti = "x"\nstart = -1\n\n[free.titles]\nmost = true\n')
    assert (said.refusal["code"], said.status) == ("usage", 2)
    message = said.refusal["message"]
    for part in ("line 2", "line 3", "line 6", "free.money.unit"):
        assert part in message
    assert len(ask("log")["entries"]) == 1


def test_what_is_wrong_with_an_added_word_hides_no_later_fault(here):
    """Each is told with its line."""
    ask("new", "c.db", "--game", "medfan")
    noun = '[[medfan.names.nouns]]\nfr = "hameau"\ngender = "x"\nnumber = "s"\n'
    message = load(noun + "[medfan.income]\nrate = true\n").refusal["message"]
    assert "line 1" in message
    assert "line 6" in message


def test_a_new_campaign_keeps_its_values_when_defaults_change(table, monkeypatch):
    """`new` writes every rule, so that a later default changes nothing."""
    from ledger.rules import settings

    known = dict(settings.settings("free"))
    known["free.money.unit"] = known["free.money.unit"]._replace(default="euros")
    monkeypatch.setattr(settings, "settings", lambda _: known)
    assert value("free.money.unit") == "coins"


def test_rules_of_a_backup_can_be_read(table):
    """Reading does not require permission to write."""
    ask("backup", "b.db")
    assert ask("rules", "list", "-c", "b.db") == ask("rules", "list")


def test_a_rule_that_a_file_leaves_out_is_exported_under_its_own_comment(here):
    """The comment is kept even if tables of words follow in the file."""
    ask("new", "c.db", "--game", "medfan")
    words = '[[medfan.names.nouns]]\nfr = "hameau"\ngender = "m"\nnumber = "s"\n'
    assert load(words).status == 0
    text = ask("rules", "export")["toml"]
    comment = "# your own qualifiers for territory names\nqualifiers = []\n"
    assert comment + "[[medfan.names.nouns]]" in text


@pytest.mark.parametrize(
    ("key", "typed", "value"),
    [
        ("fief.variant.points", "vrai", True),
        ("fief.variant.points", "Oui", True),
        ("fief.bank.finite", "no", False),
        ("campaign.dice", "demander", "ask"),
        ("campaign.language", "français", "fr"),
    ],
)
def test_a_value_is_typed_in_either_language(here, key, typed, value):
    """The stored value is the same."""
    ask("new", "a.fief", "--game", "fief", "--players", "Anne,Bruno,Chloé")
    if ask("rules", "show", key)["value"] == value:
        ask("rules", "set", key, "throw" if value == "ask" else json.dumps(not value))
    assert ask("rules", "set", key, typed)["after"] == value


def test_a_number_is_taken_as_it_is_shown():
    """Thousands may stand apart, as in either language; a comma elsewhere is a fault."""
    from ledger.rules import settings

    start = settings.setting("free", "money.start")

    assert start.parsed("2,000") == start.parsed("2\u202f000") == 2000
    with pytest.raises(Misuse):
        start.parsed("2,00")
