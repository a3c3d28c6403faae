"""A state written as a position file: first in words of the game, the rest in plain."""

from __future__ import annotations

import pytest

from ledger.effects import moved
from ledger.rules.common import position
from ledger.rules.common.facts import COMMODITIES, never_negative
from ledger.rules.common.kept import Balance, Own
from ledger.rules.common.schema import Field, Form, Section, name, number, text
from ledger.rules.common.writing import page_of, rebuilt, write_rest, written
from ledger.rules.game import Commodity, Game, declared
from ledger.state import BANK, CAMPAIGN, RULES, WORLD, State
from tests.ledger.rules.common.tables import ANNE, BRUNO, seated

TOWN = "town:Vaux"
FIELDS = declared(
    campaign="game:text! turn:count phase:text seats:list! first_player:player",
    player="name:name!",
    town="name:name! size:count tags:list",
)


def box(_account):
    """Walls come from a box of ten."""
    return "box"


WALLS = Commodity("wall", never_negative, box=box)
SAND = Commodity("sand", lambda account: None if account == "world" else 0)
GOODS = {**COMMODITIES, "wall": WALLS, "sand": SAND}
GAME = Game("free", GOODS, FIELDS, plain=frozenset({"box", "spare"}))
FORM = Form(
    (
        *position.HEAD,
        Section(
            "town",
            (
                name("town"),
                number("size"),
                number("walls", kept=Balance("wall", source="box")),
            ),
        ),
        position.IDS,
        *position.PLAIN,
    ),
    ids=("town",),
)


def read(data, state):
    """A reader of such a page; there are ten walls."""
    reader = position.begun(data, state, GAME, FORM)
    reader.add(*moved("wall", 10, WORLD, "box"))
    position.read_clock(reader, ())
    position.read_money(reader, 0)
    reader.things(FORM.parts[-4])
    return position.ended(reader)


def table_of_towns(walls=4):
    """A town with walls; ten walls in all."""
    state = seated(5)
    state.put(CAMPAIGN, "game", "free")
    state.put(TOWN, "name", "Vaux")
    state.put(TOWN, "size", 3)
    state.add(TOWN, "wall", walls)
    state.add("box", "wall", 10 - walls)
    state.add(WORLD, "wall", -10)
    return state


def page(state):
    """The page of a state."""
    return written(state, GAME, FORM, read)


def test_what_the_game_has_words_for_is_said_in_them():
    """Nothing is left for plain words."""
    found = page(table_of_towns())
    assert found["town"] == [{"name": "Vaux", "size": 3, "walls": 4}]
    assert found["money"] == {"Anne": 5, "Bruno": 5, "Chloé": 5}
    assert not {"holding", "fact", "ids", "phase"} & set(found)


def test_the_rest_is_holdings_and_facts():
    """With their source where that is not the usual one."""
    state = table_of_towns()
    state.add("spare", "wall", 2)
    state.add("box", "wall", -2)
    state.add("spare", "sand", 7)
    state.add(WORLD, "sand", -7)
    state.put(TOWN, "tags", ("a", "b"))
    found = page(state)
    assert found["holding"] == [
        {"account": "spare", "what": "sand", "amount": 7},
        {"account": "spare", "what": "wall", "amount": 2},
    ]
    assert found["fact"] == [{"of": TOWN, "field": "tags", "value": ["a", "b"]}]


def test_what_lies_in_the_wrong_place_is_taken_from_there():
    """A wall that the box lacks lies in a town of the page."""
    state = table_of_towns(2)
    before = table_of_towns(5)
    rest = write_rest({}, state, before, GAME)["holding"]
    assert rest == [{"account": "box", "what": "wall", "amount": 3, "from": TOWN}]
    state.add("spare", "wall", 1)
    state.add("box", "wall", -1)
    rest = write_rest({}, state, before, GAME)["holding"]
    assert {(one["account"], one["amount"]) for one in rest} == {
        ("box", 2),
        ("spare", 1),
    }
    assert [one.get("from") for one in rest] == [TOWN, TOWN]


def test_the_bank_and_the_world_get_no_money_of_a_page():
    """What somebody has comes from there in any case."""
    state, before = seated(5), seated(9)
    assert "holding" not in write_rest({}, state, before, GAME)
    rest = write_rest({}, seated(9), seated(5), GAME)["holding"]
    assert [(one["account"], one["amount"]) for one in rest] == [
        (ANNE, 4),
        (BRUNO, 4),
        ("player:Chloé", 4),
    ]
    assert not any("from" in one for one in rest)


def test_a_debt_that_is_left_hides_nobody_elses_coins():
    """The bank has more than the page says; what somebody else has is written."""
    state, before = seated(5), seated(5)
    for player, amount in (("player:Dora", -5), ("player:Zoé", 3)):
        state.add(player, "money", amount)
        state.add(BANK, "money", -amount)
    rest = write_rest({}, state, before, GAME)["holding"]
    assert rest == [{"account": "player:Zoé", "what": "money", "amount": 3}]


def test_holdings_of_the_page_come_before_those_that_are_added():
    """Those of its own stay."""
    own = {"account": "x", "what": "sand", "amount": 1}
    found = write_rest({"holding": [own]}, seated(6), seated(5), GAME)
    assert found["holding"][0] == own
    assert len(found["holding"]) == 4


def test_facts_of_the_rules_and_of_the_file_are_not_carried_on():
    """Going on from a page begins another campaign."""
    state = seated()
    state.put(RULES, "free.money.start", "3")
    for field, value in (("rules_text", "#"), ("branch_of", "c.db"), ("branch_at", 3)):
        state.put(CAMPAIGN, field, value)
    assert write_rest({}, state, seated(), GAME) == {}
    state.put(CAMPAIGN, "turn", 4)
    found = write_rest({}, state, seated(), GAME)
    assert found == {"fact": [{"of": CAMPAIGN, "field": "turn", "value": 4}]}
    assert write_rest({}, seated(), state, GAME)["fact"][0]["value"] == 1


@pytest.mark.parametrize(("walls", "left"), [(12, 10), (10, 10), (3, 3)])
def test_more_than_the_box_has_is_written_as_what_it_has(walls, left):
    """Corrections may have put more on the board."""
    said = page_of(table_of_towns(walls), GAME, FORM)
    fresh = rebuilt(said, table_of_towns(walls), read)
    assert said["town"][0]["walls"] == left
    assert fresh.balance(TOWN, "wall") == left


def test_a_line_for_which_nothing_is_left_is_dropped():
    """The line before it has taken all."""
    state = table_of_towns(10)
    state.put("town:Zell", "name", "Zell")
    state.add("town:Zell", "wall", 5)
    said = page_of(state, GAME, FORM)
    rebuilt(said, state, read)
    assert said["town"] == [
        {"name": "Vaux", "size": 3, "walls": 10},
        {"name": "Zell"},
    ]


def test_a_page_is_rebuilt_with_the_rules_of_its_campaign():
    """And with its game."""
    state = table_of_towns()
    state.put(RULES, "free.money.unit", '"francs"')
    fresh = rebuilt(page_of(state, GAME, FORM), state, read)
    assert fresh.setting("free.money.unit") == '"francs"'
    assert (fresh.game, fresh.get(CAMPAIGN, "game")) == ("free", "free")


def test_ids_that_differ_from_names_are_written():
    """Those of things without names, too."""

    def more(_state):
        return [("army:1", "army:1"), ("army:2", "army:7")]

    state = table_of_towns()
    state.put(TOWN, "name", "Vauban")
    found = page_of(state, GAME, FORM._replace(more_ids=more))
    assert found["ids"] == {"town:Vauban": TOWN, "army:2": "army:7"}
    assert page_of(table_of_towns(), GAME, FORM).get("ids") is None


def test_an_array_may_be_of_some_things_or_of_none():
    """Its form says which; a word that is kept nowhere is not written."""
    state = table_of_towns()
    state.put("town:Zell", "name", "Zell")
    rows = Section("row", (), rows=lambda _: [{"a": 1}])
    some = Section("some", (name("town"),), every=lambda _: ["town:Zell"])
    none = Section("none", (name("hamlet"),))
    silent = Field("silent", "text", None)
    own = Field("own", "text", Own(lambda _, subject: subject))
    form = Form((rows, some, none, silent, own))
    found = page_of(state, GAME, form._replace(parts=(*form.parts, text("phase"))))
    assert found["row"] == [{"a": 1}]
    assert found["some"] == [{"name": "Zell"}]
    assert found["own"] == CAMPAIGN
    assert not {"none", "silent"} & set(found)


def test_players_are_written_even_if_there_are_none():
    """Nothing else is, where it is empty."""
    found = page_of(State(), GAME, Form((*position.HEAD, text("note"))))
    assert found == {"game": "free", "players": []}
