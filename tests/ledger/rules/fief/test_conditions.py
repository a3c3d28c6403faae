"""What is in force on the board, as everybody is told."""

from __future__ import annotations

import pytest

from ledger.rules.fief.turn.conditions import conditions
from tests.ledger.rules.fief.positions import (
    ANNE,
    BLEU,
    BRUNO,
    NOIR,
    ROUGE,
    SIGY,
    at,
    effect,
    fact,
    holding,
    lord,
    person,
    position,
    title,
    village,
)

VACANT = {"code": "vacant"}


def told(more="", **head):
    """Everything that is in force."""
    return conditions(position(more, **head))


def test_an_empty_board_has_no_king_and_nothing_else():
    """Nothing lies on it, and nobody waits for anything."""
    assert told() == [VACANT]


@pytest.mark.rule("FIEF-CARD-42", "FIEF-CARD-47", "FIEF-CARD-67")
def test_each_card_on_the_board_is_told_with_its_place():
    """Region by region, then diocese by diocese; of a tax, who has levied it."""
    more = effect("bad_weather", region="Rouge") + effect("famine", region="Rouge")
    more += effect("famine", region="Bleu")
    more += effect("tallage", region="Noir", player="Anne")
    more += effect("tithe", diocese="Sigy", player="Bruno")
    more += fact(NOIR, "plague", 3) + fact(BLEU, "plague", 2)
    assert told(more) == [
        {"code": "bad_weather", "region": ROUGE},
        {"code": "famine", "region": ROUGE},
        {"code": "famine", "region": BLEU},
        {"code": "tallage", "region": NOIR, "player": ANNE},
        {"code": "plague", "region": NOIR},
        {"code": "tithe", "diocese": SIGY, "player": BRUNO},
        VACANT,
    ]


@pytest.mark.rule("FIEF-REVOLT-06")
@pytest.mark.parametrize(("place", "origin"), [("Lac", None), ("Lac/Mont", at("Mont"))])
def test_a_revolt_is_told_with_the_village_it_stands_in_or_before(place, origin):
    """With whoever leads it."""
    state = position(
        effect("revolt", player="Bruno", at="Lac") + holding("rebels", "v1", 2)
    )
    state.put("campaign", "revolt_at", "/".join(at(one) for one in place.split("/")))
    assert conditions(state) == [
        {"code": "revolt", "village": at("Lac"), "from": origin, "player": BRUNO},
        VACANT,
    ]


@pytest.mark.rule("FIEF-REGENCY-03")
def test_the_throne_is_told_office_by_office():
    """A regent with her turn of four, a prince with his mother, who would rule."""
    king = person("Roland", "Anne", "Lac", king=True)
    queen = person("Blanche", "Bruno", "Lac", queen=True)
    prince = person("Henry", "Anne", "Lac", prince=True)
    assert told(king) == [{"code": "king", "lord": lord("Roland")}]
    assert told(king + queen + prince) == [
        {"code": "king", "lord": lord("Roland")},
        {"code": "queen", "lord": lord("Blanche")},
        {
            "code": "prince",
            "lord": lord("Henry"),
            "mother": lord("Blanche"),
            "player": BRUNO,
        },
    ]
    regent = person("Blanche", "Bruno", "Lac", regent=True)
    (first, vacant) = told(regent)
    assert (first["code"], first["lord"], first["of"]) == (
        "regent", lord("Blanche"), 4,
    )  # fmt: skip
    assert vacant == VACANT


@pytest.mark.rule("FIEF-LORD-11", "FIEF-VAR-25")
def test_captives_and_titles_set_aside_wait():
    """Of a captive his captor; one in the dungeon is told apart."""
    more = person("Charles", "Bruno", "Bourg", prisoner_of="Anne")
    more += person("Eric", "Chloé", "Bourg", prisoner_of="Anne")
    more += person("Othon", "Chloé", "Val") + fact(lord("Eric"), "dungeon", 1)
    more += village("Beaujeu", building="city") + village("Bourg", "Anne", "Anne.v1=1")
    more += village("Sennecy", building="city")
    for name, capital in (("Bleu", "Beaujeu"), ("Noir", "Sennecy")):
        more += fact(title(name), "name", name)
        more += fact(title(name), "region", f"region:{name}")
        more += fact(title(name), "capital", at(capital))
    more += fact(title("Bleu"), "aside", 1) + fact(title("Noir"), "keeper", ANNE)
    assert told(more) == [
        VACANT,
        {"code": "captive", "lord": lord("Charles"), "captor": ANNE},
        {"code": "dungeon", "lord": lord("Eric"), "captor": ANNE},
        {"code": "aside", "region": BLEU},
    ]
