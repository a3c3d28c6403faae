"""Past holders of a title or a village, with dates, if they follow from other facts."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import person, village

LAND = (
    village("Bourg", "Anne", "Anne.v1=5", building="city")
    + village("Vaux", "Bruno", "Bruno.v1=2")
    + person("Arnaud", "Anne", "Bourg", titles=["Rouge"], king=True)
    + person("Charles", "Anne", "Bourg")
    + person("Blanche", "Bruno", "Vaux")
)


def held(lines):
    """Entry, before and after of each line."""
    return [(line["entry"], line["before"], line["after"]) for line in lines]


@pytest.fixture
def realm(fief):
    """Anne's King holds the only fief."""
    fief("negotiations", more=LAND)


def test_a_village_in_a_fief_follows_its_title(realm):
    """The owner in the position file gives way to the title; `why` agrees."""
    assert held(ask("territory", "history", "Vaux")["lines"]) == [(1, None, "Anne")]
    ask("title", "grant", "Rouge", "Blanche")
    ask("undo")
    ask("redo")
    lines = ask("territory", "history", "Vaux")["lines"]
    assert held(lines) == [
        (1, None, "Anne"),
        (2, "Anne", "Bruno"),
        (3, "Bruno", "Anne"),
        (4, "Anne", "Bruno"),
    ]
    assert ask("why", "Vaux.owner")["value"] == lines[-1]["after"]


def test_a_title_has_a_bearer_and_a_player(realm):
    """The title stays with the player when it goes to another lord of the family."""
    ask("title", "grant", "Rouge", "Charles")
    found = ask("title", "history", "Rouge")
    assert held(found["lines"]) == [(1, None, "Arnaud"), (2, "Arnaud", "Charles")]
    assert held(found["players"]) == [(1, None, "Anne")]
    said = intendant("title", "history", "Rouge", "--lang", "fr").out.splitlines()
    assert said[0] == "Rouge"
    assert "joueur" in said


def test_a_crown_goes_with_its_lord(realm):
    """An office has a history like any other title."""
    ask("title", "grant", "king", "Charles")
    found = ask("title", "history", "king")
    assert held(found["lines"])[-1] == (2, "Arnaud", "Charles")
    assert held(found["players"]) == [(1, None, "Anne")]


def test_a_title_of_a_free_game_has_no_lords(full):
    """In such a game its holder is a player."""
    found = ask("title", "history", "Warden of the North")
    assert held(found["lines"]) == [(2, None, "Bruno")]
    assert "players" not in found
