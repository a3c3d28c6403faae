"""What a table is told about odd couples and clergy in a position."""

from __future__ import annotations

import pytest

from ledger.rules.fief.position.oddities import notes
from tests.ledger.rules.fief.positions import ANNE, lord, person, position

ARNAUD, BLANCHE, ERIC = lord("Arnaud"), lord("Blanche"), lord("Eric")


def told(more, **house):
    """What the table is told besides numbers of the board and of players."""
    found = notes(position(more, house={"variant.points": True, **house}))
    return [
        (one["key"].removeprefix("fief.odd."), one["rule"], one["facts"])
        for one in found
        if one["key"].startswith("fief.odd.")
    ]


def pair(husband="Anne", wife="Bruno", **more):
    """Arnaud and Blanche are married."""
    text = person("Arnaud", husband, "Lac", spouse="Blanche", **more)
    return text + person("Blanche", wife, "Lac", spouse="Arnaud")


@pytest.mark.rule("FIEF-MARRY-01")
def test_a_couple_of_one_family_is_odd():
    """Both are named with the family; a couple of two families is a usual one."""
    assert told(pair()) == []
    facts = {"lords": [ARNAUD, BLANCHE], "player": ANNE}
    assert told(pair(wife="Anne")) == [("family", "FIEF-MARRY-01", facts)]


@pytest.mark.rule("FIEF-MARRY-14")
def test_a_married_bishop_is_odd_unless_the_house_allows_it():
    """The spouse is named; one who is no bishop may be married."""
    facts = {"lord": ARNAUD, "spouse": BLANCHE}
    odd = ("clergy_wed", "FIEF-MARRY-14", facts)
    assert told(pair(bishop="Sigy")) == [odd]
    assert told(pair(bishop="Sigy"), **{"bishop.allow_married": True}) == []
    assert told(person("Arnaud", "Anne", "Lac", bishop="Sigy")) == []


@pytest.mark.rule("FIEF-BUY-11")
def test_a_cardinal_without_a_see_is_odd():
    """A bishop may have the hat, and may also have none."""
    assert told(person("Eric", "Anne", "Lac", cardinal=True)) == [
        ("cardinal", "FIEF-BUY-11", {"lord": ERIC})
    ]
    both = person("Eric", "Anne", "Lac", bishop="Sigy", cardinal=True)
    assert told(both) == []


@pytest.mark.ruling("FIEF-AMB-18")
@pytest.mark.parametrize(
    ("office", "allowed", "odd"),
    [
        ("king", "prince", True),
        ("king", "king", False),
        ("king", "both", False),
        ("prince", "prince", False),
        ("prince", "king", True),
        ("prince", "both", False),
        ("prince", "none", True),
        ("king", "none", True),
    ],
)
def test_a_bishop_as_king_or_prince_is_odd_where_the_house_allows_none(
    office, allowed, odd
):
    """Kings and princes who are no bishops are never odd."""
    house = {"bishop.allow_royal": allowed}
    found = [(office, "FIEF-AMB-18", {"lord": ERIC})] if odd else []
    text = person("Eric", "Anne", "Lac", bishop="Sigy", **{office: True})
    assert told(text, **house) == found
    assert told(person("Eric", "Anne", "Lac", **{office: True}), **house) == []
    other = person("Eric", "Anne", "Lac", bishop="Sigy")
    other += person("Othon", "Anne", "Lac", **{office: True})
    assert told(other, **house) == []


@pytest.mark.ruling("FIEF-AMB-18")
def test_a_bishop_who_inherited_the_crown_is_not_odd():
    """He was prince when he became bishop; a prince by himself is judged as before."""
    state = position(person("Eric", "Anne", "Lac", bishop="Sigy", king=True))
    state.put("campaign", "hereditary", 1)
    assert not [one for one in notes(state) if one["key"] == "fief.odd.king"]
    state.put("rules", "fief.bishop.allow_royal", '"none"')
    assert not [one for one in notes(state) if one["key"] == "fief.odd.king"]
    state.put("campaign", "prince", ERIC)
    assert [one["key"] for one in notes(state)][-1] == "fief.odd.prince"


def test_players_come_first_then_the_board_then_the_oddities():
    """Three players are told of the points game, and the small board is described."""
    keys = [one["key"] for one in notes(position(pair(wife="Anne")))]
    assert keys == [
        "fief.points_proposed",
        "fief.map.regions",
        "fief.map.dioceses",
        "fief.map.sizes",
        "fief.odd.family",
    ]
