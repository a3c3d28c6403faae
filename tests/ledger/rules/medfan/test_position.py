"""Position files of Med-Fan: every state goes in one, and every fault has its place."""

from __future__ import annotations

from typing import Any

import pytest

from ledger.rules.medfan import GAME
from ledger.state import State
from tests.ledger.rules.medfan.battlefield import (
    ANA,
    BO,
    campaign,
    figure,
    hidden,
    land,
)


def read(**page: Any) -> tuple[State, list[tuple[Any, ...]]]:
    """The state that a page sets up, and its faults: path, code, about, facts."""
    fresh = State()
    fresh.put("campaign", "game", "medfan")
    whole = {"game": "medfan", "players": ["Ana", "Bo"]} | page
    effects, faults = GAME.read_position(whole, fresh)
    told = [(path, f.code, f.about, dict(f.facts)) for path, f in faults]
    return fresh.apply(effects), told


def axa(**more: Any) -> dict[str, Any]:
    """Ana's figure."""
    return {"name": "Axa", "player": "Ana", "kind": "hero", "cost": 40} | more


# Territories ----------------------------------------------------------------------


def test_owned_territories_were_got_in_the_order_of_the_file():
    """Free ones have no order, and unknown ones only a number."""
    state, faults = read(
        territory=[
            {"name": "Vaux", "owner": "Bo", "capability": "casino"},
            {"name": "Bray", "capability": "holding"},
            {"unknown": 2},
            {"name": "Arc", "owner": "Ana", "capability": "tavern"},
            {"unknown": 1},
        ]
    )
    assert faults == []
    facts = {s: state.facts[s] for s in state.facts if s.startswith("territory:")}
    assert facts == {
        "territory:Vaux": {
            "name": "Vaux",
            "owner": BO,
            "capability": "casino",
            "acquired": 1,
        },
        "territory:Bray": {"name": "Bray", "capability": "holding"},
        "territory:Arc": {
            "name": "Arc",
            "owner": ANA,
            "capability": "tavern",
            "acquired": 2,
        },
        **{f"territory:unknown {n}": {"unknown": 1} for n in (1, 2, 3)},
    }


def test_a_page_lists_known_territories_as_they_were_got():
    """Of all players together; then free ones, and the number of unknown ones."""
    state = campaign()
    first, second, third, free = land(
        state, ANA, "tavern", "casino", "holding", "casino"
    )
    state.put(second, "owner", BO)
    state.put(third, "acquired", 1)
    state.put(first, "acquired", 3)
    state.put(free, "owner", None)
    hidden(state, 3)
    rows = GAME.write_position(state)["territory"]
    assert [row.get("name") for row in rows] == ["T03", "T02", "T01", "T04", None]
    assert rows[0] == {"name": "T03", "owner": "Ana", "capability": "holding"}
    assert rows[-1] == {"unknown": 3}
    again, faults = read(territory=rows)
    assert faults == []
    assert [again.get(f"territory:T0{n}", "acquired") for n in (3, 2, 1, 4)] == [
        1,
        2,
        3,
        None,
    ]


def test_a_page_without_unknown_territories_counts_none():
    """Nor does it where their ids have gaps: then each has its own facts."""
    state = campaign()
    assert "territory" not in GAME.write_position(state)
    unknown = hidden(state, 3)
    assert GAME.write_position(state)["territory"] == [{"unknown": 3}]
    del state.facts[unknown[1]]
    page = GAME.write_position(state)
    assert "territory" not in page
    again, faults = read(**page)
    assert faults == []
    assert again.subjects("territory") == state.subjects("territory")
    kept = {s for s in again.facts if s.startswith("territory:")}
    assert kept == {unknown[0], unknown[2]}


@pytest.mark.parametrize(
    ("table", "fault"),
    [
        (
            {"unknown": 2, "owner": "Ana"},
            (("territory", 0), "position.unknown_owned", "", {}),
        ),
        (
            {"name": "Vaux"},
            (("territory", 0), "position.missing", "capability", {}),
        ),
        (
            {"capability": "casino"},
            (("territory", 0), "position.missing", "name", {}),
        ),
    ],
)
def test_a_territory_is_known_or_unknown(table, fault):
    """A known one has a name and a kind, an unknown one neither, nor an owner."""
    state, faults = read(territory=[table])
    assert faults == [fault]
    assert not [s for s in state.facts if "unknown" in s]


@pytest.mark.parametrize("number", [0, 1001, "two"])
def test_a_number_of_unknown_territories_has_bounds(number):
    """From one to a thousand in one table."""
    state, ((path, *_),) = read(territory=[{"unknown": number}])
    assert path == ("territory", 0, "unknown")
    assert not [s for s in state.facts if "unknown" in s]


def test_a_map_has_ten_thousand_unknown_territories_at_most():
    """What goes beyond is a fault of its table; the least a table holds is one."""
    tables = [{"unknown": 1000}] * 10
    state, faults = read(territory=tables)
    assert faults == []
    assert sum("unknown" in s for s in state.facts) == 10_000
    state, faults = read(territory=[*tables, {"unknown": 1}])
    path = ("territory", 10, "unknown")
    assert faults == [(path, "position.number", "unknown", {"least": 1})]
    assert sum("unknown" in s for s in state.facts) == 10_000


# Figures --------------------------------------------------------------------------


def test_a_figure_is_read_with_all_that_is_said_of_it():
    """What was paid is the cost, unless it is said; ids include the owner."""
    state, faults = read(
        figure=[
            axa(roles=["mage", "healer"], spell="Brume"),
            axa(player="Bo", paid=20, item="magic_armour", roles=["general"]),
            axa(name="Bob", kind="troop", paid=0),
        ]
    )
    assert faults == []
    assert {s: state.facts[s] for s in state.subjects("figure")} == {
        "figure:Ana.Axa": {
            "name": "Axa",
            "player": ANA,
            "kind": "hero",
            "cost": 40,
            "paid": 40,
            "spell": "Brume",
            "role_mage": 1,
            "role_healer": 1,
        },
        "figure:Bo.Axa": {
            "name": "Axa",
            "player": BO,
            "kind": "hero",
            "cost": 40,
            "paid": 20,
            "item": "magic_armour",
            "role_general": 1,
        },
        "figure:Ana.Bob": {
            "name": "Bob",
            "player": ANA,
            "kind": "troop",
            "cost": 40,
        },
    }
    assert state.number("figure:Ana.Bob", "paid") == 0


def test_a_name_is_used_once_an_army_in_a_page():
    """The second of that name is a fault, and is not read; another army may have it."""
    state, faults = read(figure=[axa(), axa(player="Bo"), axa(name="AXA", cost=9)])
    assert faults == [(("figure", 2, "name"), "name_taken.figure", "AXA", {})]
    assert state.subjects("figure") == ["figure:Ana.Axa", "figure:Bo.Axa"]
    assert state.get("figure:Ana.Axa", "cost") == 40


def test_a_figure_with_an_impossible_name_is_a_fault():
    """Nothing else is read of it."""
    state, faults = read(figure=[axa(name="A/B")])
    assert [(path, code) for path, code, *_ in faults] == [
        (("figure", 0, "name"), "bad_name.sign")
    ]
    assert state.subjects("figure") == []


@pytest.mark.parametrize("word", ["name", "player", "kind", "cost"])
def test_a_figure_has_everything_it_must(word):
    """Its name, its player, its kind and its cost."""
    half = {key: value for key, value in axa().items() if key != word}
    state, faults = read(figure=[half])
    assert faults == [(("figure", 0), "position.missing", word, {})]
    assert state.subjects("figure") == []


def test_a_figure_beyond_a_cap_is_a_fault_of_its_table():
    """The first in the role stands; a figure told only by facts has no table."""
    _, faults = read(figure=[axa(roles=["healer"]), axa(name="Bob", roles=["healer"])])
    facts = {"role": "healer", "most": 1, "figure": "figure:Ana.Axa"}
    assert faults == [(("figure", 1), "medfan.audit.role", "figure:Ana.Bob", facts)]
    stray = [
        {"of": "figure:Ana.Old", "field": field, "value": value}
        for field, value in (
            ("name", "Old"),
            ("player", ANA),
            ("kind", "troop"),
            ("cost", 9),
            ("role_chief", 1),
        )
    ]
    _, faults = read(fact=stray)
    assert [(path, code) for path, code, *_ in faults] == [
        (("figure",), "medfan.audit.troop")
    ]


def test_a_page_writes_figures_with_their_roles_in_order():
    """And ids that are not made from the names shown now."""
    state = campaign()
    figure(state, ANA, "Axa", 40, role_mage=1, role_general=1, spell="Brume")
    renamed = figure(state, BO, "Bob", 30, kind="troop")
    state.put(renamed, "name", "Rob")
    page = GAME.write_position(state)
    assert page["figure"][0] == {
        "name": "Axa",
        "player": "Ana",
        "kind": "hero",
        "cost": 40,
        "spell": "Brume",
        "roles": ["general", "mage"],
    } | {k: page["figure"][0][k] for k in ("paid",) if k in page["figure"][0]}
    assert page["ids"] == {"figure:Bo.Rob": renamed}
    again, faults = read(**page)
    assert faults == []
    for subject in state.subjects("figure"):
        assert again.facts[subject] == state.facts[subject]


def test_money_that_is_not_said_is_the_sum_to_begin_with():
    """Five hundred."""
    state, faults = read(money={"Bo": 20})
    assert faults == []
    assert [state.balance(player, "money") for player in (ANA, BO)] == [500, 20]
