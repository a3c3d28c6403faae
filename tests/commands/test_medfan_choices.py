"""Choices in the Med-Fan campaign, typed as people type names."""

from __future__ import annotations

import pytest

from tests.begun import begun
from tests.face import ask, intendant

POSITION = """\
game = "medfan"
players = ["Ana", "Bo", "Chloé"]
[money]
Bo = 200
"Chloé" = 200
[[territory]]
name = "Pré d’Été"
owner = "Bo"
capability = "holding"
[[territory]]
name = "Friche"
owner = "Bo"
capability = "poor_holding"
[[territory]]
name = "Guilde"
owner = "Ana"
capability = "thieves_guild"
[[territory]]
name = "Guilde sombre"
owner = "Chloé"
capability = "thieves_guild"
"""
SIDES = ("--winner", "Ana", "--attacker", "Ana", "--defender", "Bo")
WON = ("medfan", "after", *SIDES, "--until", "territories")


@pytest.fixture
def three(here):
    """Three players, two of whom have a Guild."""
    begun(POSITION)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Pré d’Été", "Pré d’Été"),
        ("pre d'ete", "Pré d’Été"),
        ("PRÉ D'ÉTÉ", "Pré d’Été"),
        ("friche", "Friche"),
    ],
)
@pytest.mark.parametrize(("aim", "dice"), [("pillage", "1 2"), ("destruction", "")])
def test_a_territory_is_chosen_by_its_name(three, aim, dice, typed, meant):
    """Case and accents do not matter; the journal has the exact name."""
    words = (*WON, "--objective", f"Ana:{aim}", "--dice", dice)
    told = ask(*words, "--choose", f"{aim}={typed}")["territories"]
    assert [meant] == [line["territory"] for line in told if "territory" in line]


def test_a_key_may_be_typed_as_its_name_is(three):
    """The name of Chloé, from whose Guild the theft comes, may be typed in any way."""
    keys = ("--choose", "against.chloe=bo", "--choose", "AGAINST.ana=chloe")
    told = ask("medfan", "income", *keys)
    stolen = [
        (player["name"], line["from"])
        for player in told["players"]
        for line in player["lines"]
        if line.get("from")
    ]
    assert stolen == [("Ana", "Chloé"), ("Chloé", "Bo")]


def test_an_unknown_choice_is_told_what_is_near(three):
    """The hint has the nearest name; scripts get all options."""
    words = (*WON, "--objective", "Ana:destruction", "--choose", "destruction=Frich")
    said = intendant(*words)
    assert said.status == 2
    assert said.err == (
        "error: “Frich” is not a choice for destruction\nhint: did you mean Friche?\n"
    )
    refused = intendant(*words, "--json").refusal
    assert refused["code"] == "missing_choice"
    assert refused["options"] == ["Pré d’Été", "Friche"]
    far = intendant(*words[:-1], "destruction=zzzzz").err
    assert "hint: possible values: Pré d’Été or Friche\n" in far
    assert len(ask("log")["entries"]) == 1
