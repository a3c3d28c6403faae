"""Position files of Fief: what each table sets up, and every fault with its path."""

from __future__ import annotations

import tomllib

import pytest

from ledger.rules.fief import GAME
from ledger.rules.fief.position.reading import cards_laid
from ledger.state import State
from tests.ledger.rules.fief.positions import (
    ANNE,
    BLEU,
    BRUNO,
    ROUGE,
    SIGY,
    at,
    effect,
    fact,
    holding,
    lord,
    person,
    position,
    text,
    village,
)


def read(more, **head):
    """The state that a file sets up, and its faults: path, code and facts."""
    state = State()
    state.put("campaign", "game", "fief")
    effects, faults = GAME.read_position(tomllib.loads(text(more, **head)), state)
    told = [(path, one.code, one.about, dict(one.facts)) for path, one in faults]
    return state.copy().apply(effects), told


def faults(more, **head):
    """Path and code of each fault."""
    return [(path, code) for path, code, _, _ in read(more, **head)[1]]


# Villages and lords -----------------------------------------------------------------


def test_a_village_is_told_once():
    """The second table is a fault at its name."""
    twice = village("Vaux", "Anne") + village("Lac") + village("Vaux", "Bruno")
    assert faults(twice) == [(("village", 2, "name"), "position.village_twice")]
    assert faults(village("Vaux", "Anne") + village("Lac")) == []


def test_a_lord_is_told_once():
    """The second table is a fault at its name, and changes nothing."""
    twice = person("Arnaud", "Anne", "Lac") + person("Arnaud", "Bruno", "Vaux")
    twice += person("Eric", "Bruno", "Roc")
    state, found = read(twice)
    assert [one[:3] for one in found] == [
        (("lord", 1, "name"), "position.lord_twice", lord("Arnaud"))
    ]
    assert state.text(lord("Arnaud"), "at") == at("Lac")
    assert state.text(lord("Arnaud"), "player") == ANNE
    assert state.text(lord("Eric"), "player") == BRUNO


def test_a_lord_who_is_nobody_keeps_no_other_from_being_read():
    """The fault is told, and the next lord is put down."""
    state, found = read(person("Nobody", "Anne", "Lac") + person("Eric", "Anne", "Roc"))
    assert [one[:2] for one in found] == [(("lord", 0, "name"), "unknown_name.lord")]
    assert state.text(lord("Eric"), "at") == at("Roc")
    bare = '[[lord]]\nname = "Arnaud"\nat = "Lac"\n'
    state, found = read(bare + person("Eric", "Anne", "Roc"))
    assert [one[:2] for one in found] == [(("lord", 0), "position.missing")]
    assert state.get(lord("Arnaud"), "at") is None
    assert state.text(lord("Eric"), "at") == at("Roc")


def test_a_village_that_no_region_lists_is_on_the_board():
    """A village that is told by its table, and nothing else, is known."""
    state, found = read(village("Loin", "Anne"))
    assert found == []
    assert state.text(at("Loin"), "owner") == ANNE
    assert state.words("campaign", "villages")[-1] == at("Loin")


# Cards on the board -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "missing"),
    [
        ('kind = "tithe"\nplayer = "Anne"', ["diocese"]),
        ('kind = "tithe"\ndiocese = "Sigy"', ["player"]),
        ('kind = "tithe"', ["diocese", "player"]),
        ('kind = "tallage"\nregion = "Rouge"', ["player"]),
        ('kind = "tallage"', ["region", "player"]),
        ('kind = "famine"', ["region"]),
        ('kind = "famine"\nregion = "Rouge"', []),
        ('kind = "revolt"\nplayer = "Anne"', ["at"]),
        ('kind = "revolt"\nplayer = "Anne"\nat = "Lac"', []),
        ('kind = "revolt"\nplayer = "Anne"\nregion = "Bleu"', []),
    ],
)
def test_what_a_card_on_the_board_needs(table, missing):
    """Taxes need a place and a player, weather a region, a revolt a place."""
    _, found = read(f"[[effect]]\n{table}\n")
    path = ("effect", 0)
    assert [one[:3] for one in found] == [
        (path, "position.missing", what) for what in missing
    ]


def test_a_card_lies_where_it_is_said_to():
    """It comes from the cards that nobody has seen; a tax is its player's."""
    text = effect("tithe", diocese="Sigy", player="Bruno")
    text += effect("tallage", region="Rouge", player="Anne")
    text += effect("famine", region="Bleu", player="Anne")
    state = position(text)
    assert (state.balance(SIGY, "tithe"), state.get(SIGY, "tithe")) == (1, BRUNO)
    assert (state.balance(ROUGE, "tallage"), state.get(ROUGE, "tallage")) == (1, ANNE)
    assert (state.balance(BLEU, "famine"), state.get(BLEU, "famine")) == (1, None)
    unseen = [state.balance("unseen", kind) for kind in ("tithe", "tallage", "famine")]
    assert unseen == [3, 4, 1]
    assert state.balance("table", "card") == cards_laid(state) == 3


def test_more_cards_than_there_are_of_a_kind_are_a_fault():
    """There are two famines."""
    _, found = read(effect("famine", region="Rouge") * 3)
    (one,) = found
    assert one[:2] == (("effect", 2), "position.stock")
    assert one[3] == {"what": "famine", "stock": 0, "wanted": 1}


def test_an_unknown_place_of_a_card_is_one_fault():
    """It is not said to be missing as well."""
    for table in (
        'kind = "famine"\nregion = "Loin"',
        'kind = "revolt"\nplayer = "Anne"\nat = "Loin"',
        'kind = "tithe"\ndiocese = "Loin"\nplayer = "Anne"',
        'kind = "tithe"\ndiocese = "Sigy"\nplayer = "Loin"',
    ):
        (found,) = read(f"[[effect]]\n{table}\n")[1]
        assert found[1].startswith("unknown_name")


@pytest.mark.parametrize(
    ("words", "player", "place"),
    [
        ({"player": "Bruno", "at": "Lac"}, BRUNO, at("Lac")),
        ({"player": "Bruno", "region": "Bleu"}, BRUNO, at("Beaujeu")),
        ({"player": "Bruno", "region": "Rouge", "at": "Gué"}, BRUNO, at("Gué")),
        ({"at": "Lac"}, ANNE, at("Lac")),
        ({"at": "Lac", "from": "Mont"}, ANNE, f"{at('Lac')}/{at('Mont')}"),
    ],
)
def test_a_revolt_is_somebodys_and_somewhere(words, player, place):
    """It is the first player's unless it is told, and in a region's first village."""
    state = position(effect("revolt", **words) + holding("rebels", "v1", 2))
    assert state.get("campaign", "revolt") == player
    assert state.get("campaign", "revolt_at") == place
    assert (state.balance("table", "revolt"), state.balance("unseen", "revolt")) == (
        1,
        3,
    )


# Cards, camps and money --------------------------------------------------------------


def test_lords_bishops_and_cards_on_the_board_lie_on_the_table():
    """A hand is no card on the table, nor are discards and cards out of the game."""
    text = person("Arnaud", "Anne", "Lac", bishop="Sigy")
    text += person("Blanche", "Anne", "Lac", darc=True)
    text += effect("famine", region="Bleu")
    state = position(f"{text}[hands]\nAnne = 2\n")
    assert cards_laid(state) == 5  # two lords, a bishop, D'Arc and a famine
    assert state.balance("table", "card") == 5
    assert state.balance("hand/player:Anne", "card") == 2
    for account in ("discard", "world"):
        state.add("unseen", "sun", -1)
        state.add(account, "sun", 1)
        assert cards_laid(state) == 5
    state.put(lord("Blanche"), "dungeon", 1)
    assert cards_laid(state) == 5


@pytest.mark.rule("FIEF-SETUP-07")
def test_the_file_gives_the_money_and_the_box_gives_none():
    """A purse has what the file says; without a word each has the 300 of the start."""
    state = position("", money={"Anne": 700})
    assert [state.balance(who, "money") for who in (ANNE, BRUNO)] == [700, 0]
    bare = text("").replace("[money]\n", "").replace('"Anne" = 0\n', "")
    bare = bare.replace('"Bruno" = 0\n', "").replace('"Chloé" = 0\n', "")
    state = State()
    state.put("campaign", "game", "fief")
    effects, found = GAME.read_position(tomllib.loads(bare), state)
    assert found == []
    after = state.apply(effects)
    assert [after.balance(who, "money") for who in (ANNE, BRUNO)] == [300, 300]
    assert after.balance("bank", "money") == -900


def test_a_bank_with_no_more_than_the_box_has_what_the_file_says():
    """The notes come from the world, and are written down again."""
    finite = {"bank.finite": True}
    state = position(
        '[[holding]]\naccount = "bank"\nwhat = "money"\namount = 5000\nfrom = "world"\n',
        house=finite,
        money={"Anne": 100},
    )
    assert state.balance("bank", "money") == 4900
    page = GAME.write_position(state)
    assert page["holding"][0] == {
        "account": "bank",
        "what": "money",
        "amount": 5000,
        "from": "world",
    }
    assert "holding" not in GAME.write_position(position(""))


def test_hands_come_from_the_deck_and_camps_from_the_reserve():
    """So the deck and the general reserve have less."""
    state = position("[hands]\nAnne = 3\nBruno = 1\n[camps]\nAnne = 2\n")
    assert [
        state.balance("hand/player:Anne", "card"),
        state.balance("deck", "card"),
    ] == [
        3,
        53,
    ]
    assert state.balance("camp/player:Anne", "mercenary") == 2
    assert state.balance("stock", "mercenary") == 3


def test_more_players_than_the_box_has_soldiers_for_are_a_fault():
    """There are six series of soldiers."""
    seven = ("Anne", "Bruno", "Chloé", "Dora", "Émile", "Fanny", "Gui")
    assert faults("", players=seven) == [(("players",), "fief.players_most")]
    assert faults("", players=seven[:6]) == []


@pytest.mark.parametrize(
    "table",
    [
        'village = "Bourg"\n',
        'holding = "money"\n',
        "village = [1]\n",
        'lord = [{ name = "Arnaud" }, 3]\n',
    ],
)
def test_what_is_no_table_is_a_fault_and_no_more(table):
    """Other words of the file are still read."""
    data = tomllib.loads(table) | tomllib.loads(text(fact(at("Lac"), "ruled", 1)))
    if "village" in table:
        data["village"] = tomllib.loads(table)["village"]
    state = State()
    state.put("campaign", "game", "fief")
    effects, found = GAME.read_position(data, state)
    assert {fault.code for _, fault in found} <= {"position.tables", "position.missing"}
    assert found
    assert state.apply(effects).get(at("Lac"), "ruled") == 1
