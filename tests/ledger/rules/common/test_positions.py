"""Position files of the free game: what each part sets up, each fault, and back again."""

from __future__ import annotations

import pytest

from ledger.journal import MOST_BALANCE
from ledger.rules.common.facts import COMMODITIES, FIELDS
from ledger.rules.common.position import may_run, other_ids, read_clock
from ledger.rules.common.reader import Reader
from ledger.rules.game import Game
from ledger.state import BANK, CAMPAIGN, RULES, State
from tests.ledger.rules.common.tables import ANNE, BRUNO, CHLOE, FREE, seated

VAUX, DUKE = "territory:Vaux", "title:Duke"


def begun(data, **rules):
    """The state that a page sets up, and the faults with their paths and codes."""
    state = seated(**rules)
    rules_of = dict(state.facts.get(RULES, {}))
    fresh = State()
    for key, value in rules_of.items():
        fresh.put(RULES, key, value)
    effects, faults = FREE.read_position(data, fresh)
    return fresh.apply(effects), [(path, one.code) for path, one in faults]


def faults(data, **rules):
    """The faults of a page for Anne and Bruno."""
    return begun({"players": ["Anne", "Bruno"], **data}, **rules)[1]


PAGE = {
    "game": "free",
    "players": ["Bruno", "Anne"],
    "turn": 3,
    "phase": "war",
    "first_player": "Anne",
    "money": {"Bruno": 40},
    "territory": [
        {"name": "Vaux", "owner": "anne", "kind": "two  hills"},
        {"name": "Brie"},
    ],
    "title": [{"title": "Duke", "holder": "Bruno"}],
    "holding": [{"account": ANNE, "what": "money", "amount": 5, "from": BRUNO}],
    "fact": [{"of": VAUX, "field": "kind", "value": "forest"}],
}


def test_a_page_sets_up_a_campaign():
    """Those without a sum of their own have the starting sum; plain parts come last."""
    state, found = begun(PAGE, money__start=7, clock__phases=["peace", "war"])
    assert found == []
    assert state.seats == (BRUNO, ANNE)
    assert (state.turn, state.phase) == (3, "war")
    assert state.get(CAMPAIGN, "first_player") == ANNE
    held = {one: state.balance(one, "money") for one in (ANNE, BRUNO, BANK)}
    assert held == {ANNE: 12, BRUNO: 35, BANK: -47}
    assert state.facts[VAUX] == {"name": "Vaux", "owner": ANNE, "kind": "forest"}
    assert state.facts["territory:Brie"] == {"name": "Brie"}
    assert state.facts[DUKE] == {"name": "Duke", "holder": BRUNO}


def test_what_was_set_up_is_written_in_the_same_form():
    """Reading it once more gives the same state."""
    rules = {"money__start": 7, "clock__phases": ["peace", "war"]}
    state, _ = begun(PAGE, **rules)
    page = FREE.write_position(state)
    assert page["players"] == ["Bruno", "Anne"]
    assert page["money"] == {"Bruno": 35, "Anne": 12}
    assert page["territory"] == [
        {"name": "Brie"},
        {"name": "Vaux", "owner": "Anne", "kind": "forest"},
    ]
    assert "fact" not in page
    assert "holding" not in page
    assert "ids" not in page
    assert begun(page, **rules) == (state, [])


@pytest.mark.parametrize(
    ("page", "found"),
    [
        ({"players": "Anne"}, [(("players",), "position.players")]),
        ({"players": ["Anne", 3]}, [(("players", 1), "position.text")]),
        ({"players": ["Anne", "anne"]}, [(("players", 1), "name_taken.player")]),
        ({"hue": 1}, [(("hue",), "position.key")]),
        ({"turn": 0}, [(("turn",), "position.number")]),
        ({"first_player": "Zoé"}, [(("first_player",), "unknown_name.player")]),
        ({"money": {"Zoé": 1}}, [(("money", "Zoé"), "unknown_name.player")]),
        ({"money": {"Anne": -1}}, [(("money", "Anne"), "position.number")]),
        (
            {"money": {"Anne": MOST_BALANCE + 1}},
            [(("money", "Anne"), "position.number")],
        ),
        ({"money": 3}, [(("money",), "position.table")]),
        ({"territory": {}}, [(("territory",), "position.tables")]),
        ({"territory": ["Vaux"]}, [(("territory", 0), "position.tables")]),
        ({"territory": [{"kind": "hill"}]}, [(("territory", 0), "position.missing")]),
        (
            {"territory": [{"name": "Vaux"}, {"name": "vaux"}]},
            [(("territory", 1, "name"), "name_taken.territory")],
        ),
        (
            {"title": [{"title": "Duke", "owner": "Anne"}]},
            [(("title", 0, "owner"), "position.key")],
        ),
        (
            {"holding": [{"account": "x", "what": "gold", "amount": 1}]},
            [(("holding", 0, "what"), "position.commodity")],
        ),
        (
            {"holding": [{"account": "x", "what": "money", "amount": 0}]},
            [
                (("holding", 0, "amount"), "position.number"),
            ],
        ),
        (
            {
                "holding": [
                    {"account": ANNE, "what": "money", "amount": 9, "from": BRUNO}
                ]
            },
            [(("holding", 0, "amount"), "position.stock")],
        ),
        (
            {"fact": [{"of": "player:Anne", "field": "hue", "value": 1}]},
            [(("fact", 0, "field"), "position.field")],
        ),
        (
            {"fact": [{"of": RULES, "field": "free.money.unit", "value": "x"}]},
            [(("fact", 0, "field"), "position.field")],
        ),
        (
            {"fact": [{"of": ANNE, "field": "name", "value": "bank"}]},
            [(("fact", 0, "value"), "bad_name.reserved")],
        ),
        (
            {"fact": [{"of": VAUX, "field": "kind", "value": True}]},
            [(("fact", 0, "value"), "position.value")],
        ),
        (
            {"fact": [{"of": VAUX, "field": "kind", "value": [1]}]},
            [(("fact", 0, "value"), "position.value")],
        ),
        (
            {"fact": [{"of": VAUX, "field": "kind"}]},
            [(("fact", 0), "position.missing")],
        ),
        (
            {"fact": [{"of": VAUX, "field": "kind", "value": MOST_BALANCE + 1}]},
            [(("fact", 0, "value"), "position.value")],
        ),
    ],
)
def test_every_fault_has_its_place(page, found):
    """The rest of the page is read all the same."""
    assert faults(page) == found


def test_a_phase_must_be_one_of_those_that_are_named():
    """Where house rules name some; the nearest are told."""
    state, found = begun({"players": ["Anne"], "phase": "wra"}, clock__phases=["war"])
    assert found == [(("phase",), "position.phase")]
    assert state.phase is None


def test_what_a_fact_says_is_kept_as_it_is():
    """A list of words is a value, and so is a number, with its sign."""
    state, found = begun(
        {
            "players": ["Anne"],
            "fact": [
                {"of": CAMPAIGN, "field": "seats", "value": ["player:Anne"]},
                {"of": VAUX, "field": "name", "value": " Vaux "},
                {"of": CAMPAIGN, "field": "turn", "value": -MOST_BALANCE},
            ],
        }
    )
    assert found == []
    assert (state.seats, state.name(VAUX)) == ((ANNE,), "Vaux")
    assert state.get(CAMPAIGN, "turn") == -MOST_BALANCE


def test_a_holding_comes_from_the_bank_unless_it_says_whence():
    """What comes from where it goes moves nothing."""
    holding = [
        {"account": ANNE, "what": "money", "amount": 5},
        {"account": BANK, "what": "money", "amount": 3},
        {"account": "player:Bruno", "what": "money", "amount": 2, "from": ANNE},
    ]
    state, found = begun({"players": ["Anne", "Bruno"], "holding": holding})
    assert found == []
    assert [state.balance(one, "money") for one in (ANNE, BRUNO, BANK)] == [3, 2, -5]


def test_more_than_there_is_cannot_be_taken():
    """All that there is can; the fault says how much that was."""
    taken = {"account": ANNE, "what": "money", "amount": 9, "from": BRUNO}
    page = {"players": ["Anne", "Bruno"], "money": {"Bruno": 8}, "holding": [taken]}
    fresh = State()
    _, found = FREE.read_position(page, fresh)
    ((_, fault),) = found
    assert (fault.about, dict(fault.facts)) == (
        BRUNO,
        {"what": "money", "stock": 8, "wanted": 9},
    )
    page["money"] = {"Bruno": 9}
    assert begun(page)[1] == []


def test_ids_may_differ_from_names():
    """Those of another kind are not taken over; such ids are written."""
    page = {
        "players": ["Annie", "Bruno"],
        "territory": [{"name": "Vaux"}],
        "ids": {"player:Annie": ANNE, "player:Bruno": "title:Bruno"},
    }
    state, found = begun(page)
    assert (found, state.seats) == ([], (ANNE, BRUNO))
    assert state.name(ANNE) == "Annie"
    assert other_ids(state, ("player", "territory")) == {"player:Annie": ANNE}
    assert FREE.write_position(state)["ids"] == {"player:Annie": ANNE}
    assert begun({**page, "ids": 3})[0].seats == ("player:Annie", BRUNO)


def test_what_no_word_can_say_is_written_as_holdings_and_facts():
    """Those that have left, and accounts that are no purse; nothing of its own file."""
    state = seated(10)
    state.put(CHLOE, "retired", 1)
    state.put(CAMPAIGN, "seats", (ANNE, BRUNO))
    state.put(CAMPAIGN, "rules_text", "# ours")
    state.put(CAMPAIGN, "phase", "war")
    state.put(RULES, "free.clock.phases", '["peace"]')
    page = FREE.write_position(state)
    assert page["money"] == {"Anne": 10, "Bruno": 10}
    assert page["holding"] == [{"account": CHLOE, "what": "money", "amount": 10}]
    told = [(one["of"], one["field"], one["value"]) for one in page["fact"]]
    assert told == [
        (CAMPAIGN, "phase", "war"),
        (CHLOE, "name", "Chloé"),
        (CHLOE, "retired", 1),
    ]
    assert "phase" not in page
    again, found = begun(page, clock__phases=["peace"])
    assert found == []
    state.put(CAMPAIGN, "rules_text", None)
    assert again == state


def test_where_no_phase_is_named_any_may_run():
    """It is a word of the file."""
    state, found = begun({"players": ["Anne"], "phase": "war"})
    assert (found, state.phase) == ([], "war")
    assert FREE.write_position(state)["phase"] == "war"


def test_a_game_that_names_no_phases_has_none():
    """Any phase is a fault there."""
    plain = Game("free", COMMODITIES, FIELDS)
    assert may_run("war", ("war",), plain)
    assert may_run("war", (), FREE)
    assert not may_run("war", (), plain)
    assert not may_run("war", ("peace",), FREE)
    reader = Reader({"phase": "war"}, seated(), plain)
    read_clock(reader, ())
    assert [one.code for _, one in reader.faults] == ["position.no_phases"]
    assert reader.state.phase is None


def test_a_table_without_players_says_so():
    """The list is there, and empty."""
    assert FREE.write_position(State()) == {"game": "free", "players": []}
