"""Jarring words in a new territory's name are reported by any act that finds it."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant

# A Holding; a noun with two qualifiers: great and little.
FOUND = "4 3 {} 6 1 2"
BATTLE = ["medfan", "after", "--winner", "Ana", "--attacker", "Ana", "--defender", "Bo"]


@pytest.mark.rule("MED-NAME-21", "MED-TERR-09")
@pytest.mark.ruling("MED-AMB-NAME-3")
def test_every_act_that_finds_a_territory_tells_what_jars_in_its_name(here):
    """On joining, by hand and after a battle, the name is kept."""
    ask("new", "c.db", "--game", "medfan", "--players", "Ana,Bo")
    calls = (
        (["medfan", "join", "Ana"], FOUND.format(12), 1),
        (["medfan", "determine", "--for", "Bo"], FOUND.format(13), 1),
        (
            [*BATTLE, "--objective", "Ana:expansion"],
            f"1 1 {FOUND.format(14)} {FOUND.format(15)}",
            2,
        ),
    )
    for words, dice, many in calls:
        said = intendant(*words, "--dice", dice, "--json")
        assert said.status == 0, said.out
        told = [w["code"] for w in said.json["warnings"] if "names" in w["code"]]
        assert len(told) == many, said.json["warnings"]
    places = ask("territory", "list")["territories"]
    names = {place["name"] for place in places if place["owner"]}
    assert "Great and Little Forest" in names
    assert len(names) == 4
