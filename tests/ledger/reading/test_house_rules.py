"""The house rules in force, and the files that a campaign can go on from."""

from __future__ import annotations

import tomllib

import pytest

from ledger.errors import Refused
from ledger.reading import position
from ledger.reading.house_rules import by_default, in_force, text
from ledger.rules.settings import settings


def unit(value, default="coins"):
    """The house rule on what coins are called."""
    row = {"key": "free.money.unit", "value": value, "default": default}
    return {**row, "type": "text", "options": []}


def test_every_house_rule_has_its_value_and_its_default(evening):
    """They stand in the order in which they are written down."""
    rows = in_force(evening.state)
    assert [row["key"] for row in rows] == list(settings("free"))
    assert unit("coins") in rows
    dice = {"key": "campaign.dice", "value": "throw", "default": "throw"}
    assert rows[0] == {**dice, "type": "word", "options": ["ask", "throw"]}
    evening.act("rules set", "free.money.unit", "ducats")
    assert unit("ducats") in in_force(evening.state)


def test_a_new_campaign_has_the_defaults(evening):
    """Shared house rules are told once, whatever games are asked about."""
    assert by_default(["free"]) == in_force(evening.state)
    rows = by_default(["free", "fief"])
    keys = [row["key"] for row in rows]
    assert len(keys) == len(set(keys))
    assert set(keys) == {*settings("free"), *settings("fief")}
    assert all(row["value"] == row["default"] for row in rows)
    assert by_default([]) == []


def test_house_rules_are_written_as_they_are_or_were(evening):
    """What people say about one stands beside it."""
    evening.act("rules set", "free.money.unit", "ducats")
    now = text(evening.book, {"free.money.unit": "of gold"})
    assert tomllib.loads(now)["free"]["money"]["unit"] == "ducats"
    assert "of gold" in now
    assert "of gold" not in text(evening.book, {})
    assert text(evening.book, {}, 2) == text(evening.book, {})
    then = tomllib.loads(text(evening.book, {}, 1))
    assert then["free"]["money"]["unit"] == "coins"
    with pytest.raises(Refused):
        text(evening.book, {}, 3)


def test_a_position_is_written_as_it_is_or_was(evening):
    """The campaign can go on from then."""
    evening.act("pay", "bank", "Anne", 7)
    now = tomllib.loads(position.text(evening.book))
    assert (now["game"], now["money"]["Anne"]) == ("free", 7)
    assert tomllib.loads(position.text(evening.book, 2)) == now
    assert tomllib.loads(position.text(evening.book, 1))["money"]["Anne"] == 0
    with pytest.raises(Refused):
        position.text(evening.book, 3)
