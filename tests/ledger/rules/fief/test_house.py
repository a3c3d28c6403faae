"""House rules, variants and modules of a game of Fief."""

from __future__ import annotations

import pytest

from ledger.rules.fief.house import house, plays, tactic, variant
from tests.ledger.rules.fief.positions import position


def test_a_house_rule_has_the_value_of_the_table_or_its_default():
    """Of the game itself, and of the extension."""
    assert house(position(""), "money.start") == 300
    assert house(position("", house={"money.start": 500}), "money.start") == 500
    assert tactic(position(""), "merc.hold_village") is False
    held = {"tactics.merc.hold_village": True}
    assert tactic(position("", house=held), "merc.hold_village") is True


def test_a_variant_is_played_if_the_table_says_so():
    """Each by itself."""
    state = position("", house={"variant.crowding": True})
    assert variant(state, "crowding") is True
    assert variant(state, "points") is False


@pytest.mark.rule("TAC-GEN-10")
@pytest.mark.parametrize(
    ("tactics", "module", "played"),
    [(True, True, True), (True, False, False), (False, True, False)],
)
def test_a_module_is_played_with_the_extension_only(tactics, module, played):
    """It may be left out."""
    rules = {"variant.tactics": tactics, "tactics.modules.archers": module}
    state = position("", house=rules)
    assert plays(state, "archers") is played
    assert plays(state, "bombards") is tactics
