"""The words of a position file: how each is written, and read again."""

from __future__ import annotations

import tomllib

import pytest

from ledger.rules.fief import GAME
from ledger.rules.fief.position.form import place_of
from ledger.state import State
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    at,
    effect,
    holding,
    lord,
    person,
    position,
    text,
    title,
    village,
)


def written(more, **head):
    """The page of a position."""
    return GAME.write_position(position(more, **head))


def faults(more):
    """Path, code and subject of each fault."""
    state = State()
    state.put("campaign", "game", "fief")
    _, found = GAME.read_position(tomllib.loads(text(more)), state)
    return [(path, one.code, one.about) for path, one in found]


# Villages ----------------------------------------------------------------------------


def test_a_village_is_written_with_all_that_is_there():
    """Soldiers of several players have a table each; guests are names."""
    full = village(
        "Bourg",
        "Anne",
        "Anne.v1=2 Anne.archer=1 Bruno.v3=1 Bruno.bombard=1",
        building="city",
        mills=1,
        presses=2,
        guests=["Bruno"],
    )
    (row,) = written(full)["village"]
    assert row == {
        "name": "Bourg",
        "owner": "Anne",
        "building": "city",
        "mills": 1,
        "presses": 2,
        "guests": ["Bruno"],
        "troops": {"Anne": {"v1": 2, "archer": 1}, "Bruno": {"v3": 1, "bombard": 1}},
    }
    (row,) = written(village("Lac", building="castle"))["village"]
    assert row == {"name": "Lac", "building": "castle"}


def test_what_is_in_a_village_comes_from_the_box():
    """Buildings come from the stock, soldiers from their player's series."""
    more = village("Bourg", "Anne", "Anne.v1=2 Anne.v6=1", building="city", mills=2)
    state = position(more + village("Vaux", building="castle", presses=1))
    stock = [state.balance("stock", k) for k in ("city", "castle", "mill", "press")]
    assert stock == [5, 11, 10, 11]
    series = [state.balance("stock/player:Anne", v) for v in ("v1", "v3", "v6")]
    assert series == [10, 5, 2]
    assert state.balance(f"{at('Bourg')}/{ANNE}", "v1") == 2


def test_a_guest_is_named_once():
    """A name that is told twice counts once; an empty list is none."""
    state = position(village("Bourg", "Anne", guests=["Bruno", "Chloé", "Bruno"]))
    assert state.get(at("Bourg"), "guests") == (BRUNO, "player:Chloé")
    empty = position(village("Bourg", "Anne", guests=[]))
    assert empty.get(at("Bourg"), "guests") is None


def test_soldiers_that_a_series_lacks_are_a_fault_at_their_word():
    """Four sixes are one too many; the other words are read."""
    path = ("village", 0, "troops", "Anne", "v6")
    assert faults(village("Bourg", "Anne", "Anne.v6=4 Anne.v1=1")) == [
        (path, "position.stock", "stock/player:Anne")
    ]


# Lords -------------------------------------------------------------------------------


def test_a_lord_is_written_with_all_that_he_is():
    """Titles are regions, a see is a diocese, and offices are yes or nothing."""
    more = village("Bourg", "Anne", building="city")
    more += village("Sennecy", building="city")
    more += person(
        "Arnaud",
        "Anne",
        "Bourg",
        titles=["Rouge", "Noir"],
        bishop="Sigy",
        cardinal=True,
        king=True,
        spouse="Blanche",
    )
    more += person(
        "Blanche",
        "Bruno",
        "Lac",
        **{"from": "Mont", "queen": True, "prisoner_of": "rebels"},
    )
    more += person("Isabelle", "Bruno", "Lac", darc=True, prisoner_of="Anne")
    arnaud, blanche, isabelle = written(more)["lord"]
    assert arnaud == {
        "name": "Arnaud",
        "player": "Anne",
        "at": "Bourg",
        "titles": ["Rouge", "Noir"],
        "bishop": "Sigy",
        "cardinal": True,
        "king": True,
        "spouse": "Blanche",
    }
    assert blanche == {
        "name": "Blanche",
        "player": "Bruno",
        "at": "Lac",
        "from": "Mont",
        "queen": True,
        "spouse": "Arnaud",
        "prisoner_of": "rebels",
    }
    assert isabelle == {
        "name": "Isabelle",
        "player": "Bruno",
        "at": "Lac",
        "darc": True,
        "prisoner_of": "Anne",
    }


def test_a_title_is_that_of_its_region_with_its_city():
    """The capital is the region's city, and the title has the region's name."""
    more = village("Pré", building="city") + village("Bourg", building="castle")
    more += person("Arnaud", "Anne", "Bourg", titles=["Rouge"])
    state = position(more)
    rouge = title("Rouge")
    facts = {field: state.get(rouge, field) for field in state.facts[rouge]}
    assert facts == {
        "name": "Rouge",
        "region": "region:Rouge",
        "capital": at("Pré"),
        "holder": lord("Arnaud"),
    }


CITY = village("Bourg", building="city")


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        (
            CITY
            + person("Arnaud", "Anne", "Lac", titles=["Rouge"])
            + person("Eric", "Anne", "Lac", titles=["Rouge"]),
            (("lord", 1, "titles", 0), "position.title_twice", "region:Rouge"),
        ),
        (
            CITY + person("Arnaud", "Anne", "Lac", titles=["Rouge", "Bleu"]),
            (("lord", 0, "titles", 1), "position.no_capital", "region:Bleu"),
        ),
        (
            person("Arnaud", "Anne", "Lac", bishop="Sigy")
            + person("Eric", "Anne", "Lac", bishop="Sigy"),
            (("lord", 1, "bishop"), "position.bishop_twice", "diocese:Sigy"),
        ),
        (
            person("Arnaud", "Anne", "Lac", king=True)
            + person("Eric", "Anne", "Lac", king=True),
            (("lord", 1, "king"), "position.office_twice", "king"),
        ),
        (
            person("Arnaud", "Anne", "Lac", spouse="Jeanne")
            + person("Eric", "Bruno", "Lac", spouse="Jeanne"),
            (("lord", 1, "spouse"), "position.spouse", "lord:Jeanne"),
        ),
        (
            person("Arnaud", "Anne", "Lac", spouse="Jeanne")
            + person("Jeanne", "Bruno", "Lac", spouse="Eric")
            + person("Eric", "Bruno", "Lac"),
            (("lord", 1, "spouse"), "position.spouse", "lord:Jeanne"),
        ),
        (
            person("Arnaud", "Anne", "Lac", spouse="Arnaud"),
            (("lord", 0, "spouse"), "position.own_spouse", "lord:Arnaud"),
        ),
        (
            person("Blanche", "Anne", "Lac", darc=True)
            + person("Jeanne", "Anne", "Lac", darc=True),
            (("lord", 1, "darc"), "position.stock", "unseen"),
        ),
    ],
)
def test_what_belongs_to_one_lord_is_a_fault_at_the_second(more, fault):
    """The path leads to the second one's word."""
    ((path, code, about),) = faults(more)
    assert (path, code, about) == fault


def test_a_marriage_that_one_of_them_tells_counts_for_both():
    """It may be told by both as well."""
    one = person("Arnaud", "Anne", "Lac", spouse="Jeanne")
    for more in ({}, {"spouse": "Arnaud"}):
        state = position(one + person("Jeanne", "Bruno", "Lac", **more))
        assert state.get(lord("Jeanne"), "spouse") == lord("Arnaud")
        assert state.get(lord("Arnaud"), "spouse") == lord("Jeanne")


def test_darc_is_a_card_on_the_table():
    """Her card is no longer among those that nobody has seen."""
    state = position(person("Jeanne", "Anne", "Lac", darc=True))
    assert (state.balance("unseen", "darc"), state.balance("table", "darc")) == (0, 1)
    assert state.get(lord("Jeanne"), "darc") == 1


def test_a_place_is_a_village_or_its_entrance():
    """An entrance needs its village."""
    assert place_of({"at": at("Lac")}) == at("Lac")
    assert (
        place_of({"at": at("Lac"), "from": at("Mont")}) == f"{at('Lac')}/{at('Mont')}"
    )
    assert place_of({"from": at("Mont")}) is None
    assert place_of({}) is None


# Cards on the board --------------------------------------------------------------------


def test_cards_on_the_board_are_written_with_their_players():
    """Two famines are two tables, and a revolt comes last."""
    more = effect("tithe", diocese="Corbie", player="Bruno")
    more += effect("famine", region="Bleu") * 2
    more += effect("tallage", region="Bleu", player="Anne")
    more += effect("bad_weather", region="Rouge")
    more += effect("revolt", player="Chloé", at="Lac", **{"from": "Mont"})
    assert written(more + holding("rebels", "v1", 1))["effect"] == [
        {"kind": "bad_weather", "region": "Rouge"},
        {"kind": "famine", "region": "Bleu"},
        {"kind": "famine", "region": "Bleu"},
        {"kind": "tallage", "region": "Bleu", "player": "Anne"},
        {"kind": "tithe", "diocese": "Corbie", "player": "Bruno"},
        {"kind": "revolt", "player": "Chloé", "at": "Lac", "from": "Mont"},
    ]
    inside = effect("revolt", player="Chloé", at="Lac")
    assert written(inside)["effect"] == [
        {"kind": "revolt", "player": "Chloé", "at": "Lac"}
    ]


@pytest.mark.parametrize(
    ("field", "value"),
    [("revolt", None), ("revolt_at", None), ("revolt_at", "territory:Loin")],
)
def test_half_a_revolt_is_written_as_plain_facts(field, value):
    """A correction may leave one without a player or a place on the board."""
    state = position(effect("revolt", player="Chloé", at="Lac"))
    state.put("campaign", field, value)
    page = GAME.write_position(state)
    assert [one for one in page.get("effect", ()) if one["kind"] == "revolt"] == []


def test_a_tithe_without_a_card_is_no_card_on_the_board():
    """Nor is a card without a player a tithe that somebody may collect."""
    state = position("")
    state.put("diocese:Sigy", "tithe", ANNE)
    assert "effect" not in GAME.write_position(state)
    state.put("diocese:Sigy", "tithe", None)
    state.add("diocese:Sigy", "tithe", 1)
    assert "effect" not in GAME.write_position(state)


def test_hands_and_camps_are_written_by_player():
    """Empty ones are left out."""
    page = written("[hands]\nAnne = 3\n[camps]\nBruno = 2\n")
    assert (page["hands"], page["camps"]) == ({"Anne": 3}, {"Bruno": 2})
    assert "hands" not in written("")


# What each table must have ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "path", "code"),
    [
        ('[[village]]\nowner = "Anne"\n', ("village", 0), "position.missing"),
        ('[[lord]]\nplayer = "Anne"\nat = "Lac"\n', ("lord", 0), "position.missing"),
        ('[[lord]]\nname = "Eric"\nat = "Lac"\n', ("lord", 0), "position.missing"),
        ('[[lord]]\nname = "Eric"\nplayer = "Anne"\n', ("lord", 0), "position.missing"),
        ('[[effect]]\nregion = "Rouge"\n', ("effect", 0), "position.missing"),
        (
            village("Lac", building="tower"),
            ("village", 0, "building"),
            "position.building",
        ),
        (effect("snow", region="Rouge"), ("effect", 0, "kind"), "position.effect"),
        (village("Lac", mills=-1), ("village", 0, "mills"), None),
        (village("Lac", presses=13), ("village", 0, "presses"), "position.stock"),
        (
            person("Eric", "Anne", "Lac", prisoner_of="Nobody"),
            ("lord", 0, "prisoner_of"),
            "unknown_name.player",
        ),
        (village("Lac", snow=1), ("village", 0), "position.key"),
        (person("Eric", "Anne", "Lac", snow=1), ("lord", 0), "position.key"),
    ],
)
def test_what_a_table_lacks_or_cannot_have_is_one_fault(table, path, code):
    """It is told where it is."""
    ((found, told, _),) = faults(table)
    assert found[: len(path)] == path
    assert code in (told, None)


def test_more_cards_or_mercenaries_than_the_box_has_are_a_fault():
    """There are 57 cards and five mercenaries."""
    hands = faults("[hands]\nAnne = 40\nBruno = 18\n")
    assert [one[:2] for one in hands] == [(("hands", "Bruno"), "position.stock")]
    camps = faults("[camps]\nAnne = 3\nBruno = 3\n")
    assert [one[:2] for one in camps] == [(("camps", "Bruno"), "position.stock")]


def test_words_of_other_games_are_passed_over():
    """A file may have them, and nothing comes of it."""
    assert faults('[[territory]]\nname = "X"\n[[title]]\nname = "Y"\n') == []
