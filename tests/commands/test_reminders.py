"""Rules that only concern the table: a card has each in full, in both languages."""

from __future__ import annotations

from functools import cache

import pytest

from commands.handlers.resolving import bare_state
from commands.preference import LANGUAGES
from commands.texts import Words
from commands.texts.cards import in_full
from ledger.reading.cards import cards, games
from ledger.reading.reference import reference
from ledger.rules import settings
from tests.commands.reminders.fief import EXTENSION, REALM
from tests.commands.reminders.mass import COMBAT
from tests.commands.reminders.medfan import CAMPAIGN
from tests.commands.reminders.siege_breaches import BREACHES
from tests.commands.reminders.siege_equipment import EQUIPMENT
from tests.commands.reminders.siege_scenarios import SCENARIOS
from tests.commands.reminders.siege_walls import WALLS

OF_SIEGES = [*EQUIPMENT, *WALLS, *BREACHES, *SCENARIOS]


@cache
def dealt(game, *variants):
    """The cards of a game by its usual house rules and these variants."""
    state = bare_state(game, None)
    for variant in variants:
        state = state.apply([settings.put(state, f"{game}.variant.{variant}", True)])
    return cards(state)


@cache
def lines(name, lang, *dealing):
    """The lines of a card, each after its label."""
    blocks = in_full(dealt(*dealing)[name], Words(lang))["blocks"]
    texts = [(block.get("label"), block.get("text")) for block in blocks]
    return [f"{label}: {text}" if label else text for label, text in texts if text]


def compare(rule, expected, *dealing):
    """Checks that each card has its lines to the letter, and names the rule."""
    for name, *spoken in expected:
        assert rule in dealt(*dealing)[name].rules
        for lang, line in zip(LANGUAGES, spoken, strict=True):
            label = line.partition(":")[0]
            near = [found for found in lines(name, lang, *dealing) if label in found]
            assert line in near


@pytest.mark.parametrize(("rule", "expected"), REALM)
def test_the_table_of_fief_is_reminded(rule, expected):
    """The game without the extension has none of its cards."""
    compare(rule, expected, "fief")


@pytest.mark.parametrize(("rule", "expected"), EXTENSION)
def test_the_table_of_the_extension_is_reminded(rule, expected):
    """Only the extension brings these cards."""
    compare(rule, expected, "fief", "tactics")
    assert not {card for card, *_ in expected} & set(dealt("fief"))


@pytest.mark.parametrize(("rule", "expected"), CAMPAIGN)
def test_the_table_of_a_campaign_is_reminded(rule, expected):
    """Scenery, prisoners, gems and treasures have reminders."""
    compare(rule, expected, "medfan")


@pytest.mark.parametrize(("rule", "expected"), COMBAT)
def test_the_table_of_mass_combat_is_reminded(rule, expected):
    """Wounds that a doctor heals, and booty, have reminders."""
    compare(rule, expected, "mass")


@pytest.mark.parametrize(("rule", "expected"), OF_SIEGES)
def test_the_table_of_a_siege_is_reminded(rule, expected):
    """Everything that is there, shoots, batters and falls has reminders."""
    compare(rule, expected, "siege")


def test_no_reminder_is_forgotten():
    """Every rule that only concerns the table is in a list, once."""
    known = [
        key
        for game in games()
        for key, rule in reference(game).items()
        if rule.reminder
    ]
    every = [*REALM, *EXTENSION, *CAMPAIGN, *COMBAT, *OF_SIEGES]
    listed = [param.values[0] for param in every]
    assert sorted(set(listed)) == sorted(listed)
    assert set(known) - set(listed) == set()
