"""Faults that a state may have in any game: each is found, and nothing else."""

from __future__ import annotations

import pytest

from ledger.journal import Finding
from ledger.rules.common.audit import audit, unknown_words
from ledger.rules.common.facts import COMMODITIES, never_negative
from ledger.rules.game import Commodity, Game, declared
from ledger.state import BANK, CAMPAIGN, State
from tests.ledger.rules.common.tables import ANNE, BRUNO, CHLOE, FREE, SEATS, seated

VAUX, DUKE = "territory:Vaux", "title:Duke"
FIELDS = declared(
    campaign="seats:list! first_player:player turn:count",
    player="name:name! retired:yes! debt:number",
    place="name:name! owner:player kind:text size:count",
    figure="name:name! player:player",
    seal="hash:text",
)
GAME = Game("free", COMMODITIES, FIELDS, plain=frozenset({"rebels"}))


def table():
    """A sound state."""
    state = seated(5)
    state.put("place:Vaux", "name", "Vaux")
    return state


def found(*facts, balances=()):
    """The faults of a sound state in which some facts are changed."""
    state = table()
    for fact in facts:
        state.put(*fact)
    for account, what, amount in balances:
        state.add(account, what, amount)
    return audit(state, GAME)


def test_a_sound_state_has_no_fault():
    """Nor has one of the free game."""
    assert found() == []
    state = seated(5)
    state.put(VAUX, "name", "Vaux")
    state.put(VAUX, "owner", ANNE)
    assert FREE.audit(state) == []


@pytest.mark.parametrize(
    ("balances", "faults"),
    [
        (
            [("player:Zoé", "money", 1), (BANK, "money", -1)],
            [Finding("audit.account", "player:Zoé")],
        ),
        (
            [("place:Vaux/player:Zoé", "money", 1), (BANK, "money", -1)],
            [Finding("audit.account", "place:Vaux/player:Zoé")],
        ),
        ([("rebels", "money", 1), (BANK, "money", -1)], []),
        ([("place:Vaux/rebels", "money", 1), ("world", "money", -1)], []),
        (
            [(ANNE, "gold", 2), (BANK, "gold", -2)],
            [
                Finding("audit.commodity", ANNE, (("what", "gold"),)),
                Finding("audit.commodity", BANK, (("what", "gold"),)),
            ],
        ),
        (
            [(ANNE, "money", -6), (BANK, "money", 6)],
            [Finding("audit.floor", ANNE, (("what", "money"), ("amount", -1)))],
        ),
        ([(ANNE, "money", -5), (BANK, "money", 5)], []),
        ([(ANNE, "money", 1)], [Finding("audit.sum", "money", (("amount", 1),))]),
        ([(BANK, "money", -2)], [Finding("audit.sum", "money", (("amount", -2),))]),
    ],
)
def test_accounts_exist_keep_their_floors_and_add_up_to_nothing(balances, faults):
    """What one has, another lacks."""
    assert found(balances=balances) == faults


def test_after_a_strange_commodity_the_others_are_looked_at():
    """All of an account is."""
    balances = [
        (ANNE, "gold", 2),
        (BANK, "gold", -2),
        (BRUNO, "money", -6),
        (BANK, "money", 6),
    ]
    state = State()
    state.balances = {ANNE: {"gold": 2, "money": -1}, BANK: {"gold": -2, "money": 1}}
    codes = [one.code for one in audit(state, GAME) if one.about == ANNE]
    assert codes == ["audit.account", "audit.commodity", "audit.floor"]
    assert "audit.floor" in [one.code for one in found(balances=balances)]


def test_an_account_is_there_if_all_its_parts_are():
    """The bank and the world always are."""
    state = table()
    accounts = (
        BANK,
        "world",
        ANNE,
        f"place:Vaux/{ANNE}",
        "rebels",
        "place:Vaux/rebels",
    )
    assert all(GAME.has_account(state, one) for one in accounts)
    strange = ("player:Zoé", "place:Vaux/x", "bank/world", CAMPAIGN)
    assert not any(GAME.has_account(state, one) for one in strange)


@pytest.mark.parametrize(
    ("facts", "faults"),
    [
        ([("rules", "free.strange", "1")], []),
        ([("place:Brie", "size", 1)], [Finding("audit.nameless", "place:Brie")]),
        ([("seal:1", "hash", "ab")], []),
        (
            [("place:Vaux", "hue", "red")],
            [Finding("audit.field", "place:Vaux", (("field", "hue"),))],
        ),
        ([("place:Vaux", "owner", ANNE), ("place:Vaux", "kind", "hill")], []),
        ([(ANNE, "debt", 0), (BRUNO, "debt", -3)], []),
    ],
)
def test_things_have_names_and_declared_fields(facts, faults):
    """Some kinds of things have no name at all."""
    assert found(*facts) == faults


@pytest.mark.parametrize(
    ("field", "value", "shown"),
    [
        ("owner", "player:Zoé", "player:Zoé"),
        ("owner", "place:Vaux", "place:Vaux"),
        ("owner", 1, 1),
        ("kind", 3, 3),
        ("kind", "", ""),
        ("kind", ("a", "b"), "a, b"),
        ("size", 0, 0),
        ("size", -1, -1),
        ("size", "big", "big"),
    ],
)
def test_a_value_is_one_that_its_field_may_have(field, value, shown):
    """The fault shows it."""
    facts = (("field", field), ("value", shown))
    assert found(("place:Vaux", field, value)) == [
        Finding("audit.value", "place:Vaux", facts)
    ]


def test_numbers_lists_and_marks_are_looked_at_too():
    """A mark is 1; a list has each word once; a number is whole."""
    (fault,) = found((ANNE, "debt", "much"))
    assert (fault.code, fault.about) == ("audit.value", ANNE)
    codes = [one.code for one in found((CAMPAIGN, "seats", (*SEATS, ANNE)))]
    assert codes == ["audit.value"]
    codes = [one.code for one in found((CAMPAIGN, "seats", "player:Anne"))]
    assert codes[0] == "audit.value"
    assert found((CHLOE, "retired", 2))[0].code == "audit.value"


def test_nothing_refers_to_somebody_who_has_left():
    """Only things in play have owners in play."""
    faults = found(
        (CHLOE, "retired", 1),
        (CAMPAIGN, "seats", (ANNE, BRUNO)),
        ("place:Vaux", "owner", CHLOE),
    )
    facts = (("field", "owner"), ("value", CHLOE))
    assert faults == [Finding("audit.value", "place:Vaux", facts)]


def test_after_a_nameless_thing_and_the_rules_the_rest_is_looked_at():
    """Every fault of every thing is told."""
    state = State()
    state.put("rules", "free.money.start", "1")
    state.put("place:Brie", "size", 0)
    state.put("place:Brie", "hue", "red")
    state.put("place:Brie", "kind", 3)
    state.put(CAMPAIGN, "turn", 1)
    codes = [one.code for one in audit(state, GAME)]
    assert codes == ["audit.nameless", "audit.value", "audit.field", "audit.value"]


def test_two_things_of_a_kind_have_different_names():
    """Case does not tell them apart; figures of different players may be named alike."""
    facts = [("place:Brie", "name", "VAUX")]
    told = Finding("audit.twice", "place:Vaux", (("name", "Vaux"),))
    assert found(*facts) == [told]
    figures = [
        ("figure:a", "name", "Ork"),
        ("figure:a", "player", ANNE),
        ("figure:b", "name", "Ork"),
        ("figure:b", "player", BRUNO),
    ]
    assert found(*figures) == []
    third = [("figure:c", "name", "ork"), ("figure:c", "player", BRUNO)]
    assert [one.about for one in found(*figures, *third)] == ["figure:c"]


@pytest.mark.parametrize(
    ("fact", "fault"),
    [
        ((CAMPAIGN, "seats", (ANNE, BRUNO)), Finding("audit.seat", CHLOE)),
        ((CAMPAIGN, "first_player", None), Finding("audit.first", CAMPAIGN)),
        ((CAMPAIGN, "turn", None), Finding("audit.turn", CAMPAIGN)),
    ],
)
def test_players_sit_and_the_clock_runs(fact, fault):
    """Who plays has a seat, one of them is first, and turns begin with 1."""
    assert found(fact) == [fault]


def test_where_nobody_sits_nobody_is_first():
    """A campaign may begin without players; a seat without a player is a fault."""
    state = State()
    state.put(CAMPAIGN, "turn", 1)
    assert audit(state, GAME) == []
    state.put(CAMPAIGN, "seats", (ANNE,))
    state.put(CAMPAIGN, "first_player", ANNE)
    assert Finding("audit.seat", ANNE) in audit(state, GAME)


def test_words_of_the_rules_are_those_that_the_rules_have():
    """Other fields, and other kinds, may have any."""
    state = table()
    state.put("place:Vaux", "kind", "moor")
    words = {("place", "kind"): ("hill", "wood")}
    facts = (("field", "kind"), ("value", "moor"))
    assert [*unknown_words(state, words)] == [
        Finding("audit.value", "place:Vaux", facts)
    ]
    told = [*unknown_words(state, words, "no.word")]
    assert told == [Finding("no.word", "place:Vaux", facts)]
    state.put("place:Vaux", "kind", "hill")
    assert [*unknown_words(state, words)] == []
    assert [*unknown_words(state, {})] == []


def test_what_a_game_declares():
    """Signs say what may be corrected, shown, named or looked up."""
    fields = declared(
        # a comment of the program
        lord="""
            at:text(place) role:text=fief.role!* debt:number  # a comment: of:the table
            dead:yes!
        """
    )
    assert [*fields] == [("lord", one) for one in ("at", "role", "debt", "dead")]
    at, role, debt, dead = fields.values()
    assert (at.kind, at.name, at.type, at.names) == ("lord", "at", "text", "place")
    assert (at.correctable, at.inner, at.word) == (True, False, None)
    assert (role.type, role.word, role.names) == ("text", "fief.role", None)
    assert (role.correctable, role.inner) == (False, True)
    assert (debt.type, debt.correctable, debt.inner) == ("number", True, False)
    assert (dead.correctable, dead.inner) == (False, False)


def ten(_state):
    """The bank of this game has 10 coins."""
    return -10


def test_a_game_knows_its_floors():
    """The bank's may be finite; of what it does not know there is none to owe."""
    assert [GAME.floor(one, "money") for one in (ANNE, BANK, "world")] == [
        0,
        None,
        None,
    ]
    assert GAME.floor(ANNE, "gold") == 0
    assert GAME.floors(State())(BANK, "money") is None
    finite = Game("free", COMMODITIES, FIELDS, bank_floor=f"{__name__}:ten")
    floor = finite.floors(State())
    assert [floor(one, "money") for one in (ANNE, BANK, "world")] == [0, -10, None]
    assert floor(BANK, "gold") == 0


def test_a_game_knows_its_fields():
    """Notes are kept for itself."""
    fields = declared(lord="note:text* age:count")
    game = Game("free", COMMODITIES, fields)
    assert game.field("lord:Hugo", "age").type == "count"
    assert game.field("lord:Hugo", "hue") is None
    assert (game.keeps("lord:Hugo", "note"), game.keeps("lord:Hugo", "age")) == (
        True,
        False,
    )
    assert game.keeps("lord:Hugo", "hue") is False


def test_a_game_is_what_it_is_made_of():
    """What is not said is empty."""
    words = {
        "plain": frozenset({"rebels"}),
        "closed_by": "R1",
        "tells": frozenset({"seed"}),
        "reports": (("a", "b:c"),),
        "replays": (("d", "e:f"),),
        "battles": frozenset({"fight"}),
        "tables": ("heroes",),
        "chances": "g:h",
        "cards": "i",
    }
    game = Game("free", COMMODITIES, FIELDS, **words)
    assert {word: getattr(game, word) for word in words} == words
    assert (game.name, game.commodities, game.fields) == ("free", COMMODITIES, FIELDS)
    plain = Game("free", {}, {})
    empty = {word: getattr(plain, word) for word in words}
    assert not any(empty.values())
    assert plain.honours is None


def test_a_commodity_comes_from_its_box_or_from_the_other_side():
    """The world is the other side of what has none of its own."""
    wood = Commodity("wood", never_negative)
    assert (wood.other_side, wood.source(ANNE)) == ("world", "world")
    boxed = Commodity("wood", never_negative, box="box of {}".format)
    assert boxed.source(ANNE) == f"box of {ANNE}"
    assert COMMODITIES["money"].source(ANNE) == BANK
