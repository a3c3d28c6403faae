"""Words about a battle, and what they mean."""

from __future__ import annotations

import pytest

from ledger.rules.mass import finding
from ledger.rules.mass.personal import UNITS
from ledger.rules.mass.tactics import ORDER
from tests.ledger.rules.mass.vectors import armies, refusal

HERE = armies()


@pytest.mark.parametrize(
    ("find", "word", "meant"),
    [
        (finding.side, "a", "side:A"),
        (finding.hero, "rodrigo", "hero:Rodrigo"),
        (finding.spender, "B", "side:B"),
        (finding.spender, "Karl", "hero:Karl"),
        (finding.walls, "large castle", 5),
        (finding.walls, "7", 7),
        (finding.unit, "cavalry", "cavalry"),
        (finding.tactic, "ENV", "ENV"),
        (finding.engaged, "Karl=front", ("hero:Karl", "front")),
        (finding.plan, "A = ENV ", ("side:A", "ENV")),
        (finding.ground, "A=difficult", ("side:A", ("difficult",))),
        (finding.ground, "A=x+y", ("side:A", ("x", "y"))),
        (finding.spent, "A=2", ("side:A", 2)),
        (finding.spent, "Karl=0", ("hero:Karl", 0)),
        (finding.rolled, "B=0", ("side:B", 0)),
        (finding.rolled, "B=999999", ("side:B", 999_999)),
        (finding.added, "B=-3", ("side:B", -3)),
        (finding.added, "B=0", ("side:B", 0)),
    ],
)
def test_what_a_word_means(find, word, meant):
    """Names become ids, and values what they say."""
    assert find(HERE, word, {}) == meant


@pytest.mark.parametrize(
    ("find", "word", "key"),
    [
        (finding.engaged, "A=front", "unknown_name.hero"),
        (finding.plan, "Karl=ENV", "unknown_name.side"),
        (finding.ground, "Karl=difficult", "unknown_name.side"),
        (finding.rolled, "Karl=5", "unknown_name.side"),
        (finding.added, "Karl=5", "unknown_name.side"),
        (finding.spender, "Léon", "unknown_name.side"),
        (finding.spent, "Léon=1", "unknown_name.side"),
    ],
)
def test_each_is_asked_for_its_own_kind(find, word, key):
    """A side is no hero, and a general is neither."""
    found = refusal(find, HERE, word, {})
    assert (found.code, found.key) == ("unknown_name", key)


@pytest.mark.parametrize("word", ["A", "A=", "=5", " =5", "A= ", "="])
def test_a_pair_has_a_name_and_a_value(word):
    """The refusal repeats what was typed."""
    found = refusal(finding.added, HERE, word, {})
    assert (found.code, found.key) == ("usage", "usage.pair")
    assert found.facts == {"word": word}


@pytest.mark.parametrize("word", ["x", "1.5", "--1", "1000000", "²", "-"])
@pytest.mark.parametrize("find", [finding.spent, finding.rolled, finding.added])
def test_a_number_has_six_digits_at_most(find, word):
    """The refusal tells the most."""
    found = refusal(find, HERE, f"A={word}", {})
    assert (found.code, found.key) == ("usage", "mass.counted")
    assert found.facts == {"word": word, "most": 999_999}


@pytest.mark.parametrize("find", [finding.spent, finding.rolled])
def test_raises_and_totals_are_not_below_nought(find):
    """Only other modifiers are."""
    assert refusal(find, HERE, "A=-1", {}).key == "mass.counted"
    assert finding.added(HERE, "A=-999999", {}) == ("side:A", -999_999)


@pytest.mark.parametrize(
    ("find", "word", "rule", "known"),
    [
        (finding.unit, "calvary", "MASS-PERS-03", UNITS),
        (finding.tactic, "ENW", "MASS-TACT-01", ORDER),
    ],
)
def test_an_unknown_word_names_the_known_ones(find, word, rule, known):
    """The rule lists them."""
    found = refusal(find, HERE, word, {})
    assert (found.code, found.rule) == ("unknown_name", rule)
    assert found.facts["known"] == list(known)
    assert found.facts["name"] == word
