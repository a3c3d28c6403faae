"""What an explanation holds: its head, and every line of it."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change, Transfer
from ledger.errors import Refused
from ledger.flow import whole
from ledger.questions import Throw
from ledger.reading.asked_about import Spoken
from ledger.reading.why import why
from ledger.rules import game_named
from tests.laws.evening import Evening
from tests.ledger.reading.written import holds, put, write

KINDS = {kind: kind for kind in ("player", "title", "territory", "campaign")}
COUNTED = {"treasury": "money", "v1": "v1", "debt": "debt"}
SPOKEN = Spoken(COUNTED, KINDS, {}, {})
ANNE, BRUNO, VAUX = "player:Anne", "player:Bruno", "territory:Vaux"
LEFT_OUT = {"at", "text"}


def asked(evening, words, **options):
    """The answer without its sentences and times."""
    found = whole(why(evening.book, words.split(), SPOKEN, **options).facts)
    found["lines"] = [
        {key: fact for key, fact in line.items() if key not in LEFT_OUT}
        for line in found["lines"]
    ]
    return found


def entry(kind, turn=1, chapter=1, **more):
    """What a line says of its entry."""
    of = {"kind": kind, "turn": turn, "chapter": chapter, "phase": None}
    return {**of, "derived": False, "throws": [], **more}


def set_to(seq, of, field, before, after, **more):
    """The line of a fact."""
    kind, _, name = of.partition(":")
    told = {"entry": seq, "of": name or kind, "of_kind": kind, "field": field}
    told |= {"before": before, "after": after, "rule": None, "about": None}
    return {**told, **more}


def moved(seq, amount, balance, other, **more):
    """The line of an entry with one movement."""
    part = {"amount": amount, "other": other, "rule": None, "about": None, **more}
    told = {"entry": seq, "amount": amount, "balance": balance, "parts": [part]}
    return {**told, "rule": part["rule"]}


def test_a_balance_is_explained_movement_by_movement(evening):
    """The newest comes first, each with the balance after it."""
    evening.act("pay", "bank", "Anne", 30)
    evening.act("turn")
    evening.act("pay", "Anne", "Bruno", 5)
    lines = [
        {**moved(4, -5, 25, "Bruno"), **entry("pay", turn=2)},
        {**moved(2, 30, 30, "bank"), **entry("pay")},
    ]
    answer = {
        "about": "Anne",
        "kind": "balance",
        "things": [],
        "what": "money",
        "accounts": [ANNE],
        "value": 25,
        "lines": lines,
        "earlier": {"entries": 0, "amount": 0},
    }
    assert asked(evening, "treasury Anne") == answer
    few = asked(evening, "treasury Anne", last=1)
    earlier = {"entries": 1, "amount": 30}
    assert few == {**answer, "lines": lines[:1], "earlier": earlier}
    none = asked(evening, "treasury Anne", last=0)
    assert (none["lines"], none["earlier"]["entries"]) == ([], 2)


def test_an_entry_of_several_movements_has_their_rule_if_it_is_one(evening):
    """Each movement keeps its own rule and place."""
    put(evening, VAUX, name="Vaux")
    write(
        evening,
        Transfer("money", 5, "bank", ANNE, Because("R-1", VAUX)),
        Transfer("money", 2, "bank", ANNE, Because("R-1", None)),
        Transfer("money", 4, "bank", BRUNO, Because("R-1", None)),
    )
    write(
        evening,
        Transfer("money", 1, "bank", ANNE, Because("R-1", None)),
        Transfer("money", 1, BRUNO, ANNE, Because("R-2", None)),
    )
    two, one = asked(evening, "treasury Anne")["lines"]
    assert (one["amount"], one["rule"]) == (7, "R-1")
    assert [part["about"] for part in one["parts"]] == ["Vaux", None]
    assert (two["amount"], two["rule"]) == (2, None)
    parts = [(part["other"], part["rule"]) for part in two["parts"]]
    assert parts == [("bank", "R-1"), ("Bruno", "R-2")]


def test_a_fact_is_explained_by_every_entry_that_set_it(evening):
    """The latest comes first; what is left out is counted."""
    evening.act("title grant", "Warden", "Anne")
    evening.act("title grant", "Warden", "Bruno")
    of = "title:Warden", "holder"
    lines = [
        {**set_to(3, *of, "Anne", "Bruno", type="player"), **entry("title grant")},
        {**set_to(2, *of, None, "Anne", type="player"), **entry("title grant")},
    ]
    answer = {
        "about": "Warden",
        "kind": "fact",
        "things": ["title:Warden"],
        "what": "holder",
        "accounts": [],
        "value": "Bruno",
        "lines": lines,
        "earlier": {"entries": 0, "amount": 0},
    }
    assert asked(evening, "Warden.holder") == answer
    for last in (0, 1):
        few = {"lines": lines[:last], "earlier": {"entries": 2 - last, "amount": 0}}
        assert asked(evening, "Warden.holder", last=last) == {**answer, **few}
    assert asked(evening, "Warden.holder", last=3) == answer


def test_a_fact_has_the_rule_that_set_it(evening):
    """A field that nothing declares has no type."""
    put(evening, VAUX, name="Vaux")
    change = Change(ANNE, "mood", None, VAUX, Because("R-3", VAUX))
    write(evening, change, Change(BRUNO, "mood", None, "glad", Because("R-4", None)))
    more = {"rule": "R-3", "about": "Vaux", "type": None}
    found = asked(evening, "Anne.mood")
    line = {**set_to(3, ANNE, "mood", None, "Vaux", **more), **entry("note")}
    assert (found["value"], found["lines"]) == ("Vaux", [line])
    (line,) = asked(evening, "Bruno.mood")["lines"]
    assert (line["rule"], line["about"]) == ("R-4", None)


def test_a_house_rule_is_shown_as_it_is_typed(evening):
    """Its values are numbers and words, not texts of them."""
    evening.act("rules set", "free.money.unit", "ducats")
    found = asked(evening, "free.money.unit")
    assert (found["about"], found["value"]) == ("rules", "ducats")
    values = [(line["before"], line["after"]) for line in found["lines"]]
    assert values == [("coins", "ducats"), (None, "coins")]


def test_a_thing_is_explained_by_facts_balances_and_what_names_it(evening):
    """Each part has its latest entries first; other things come last."""
    evening.act("territory add", "Vaux", None, "Anne")
    evening.act("pay", "bank", "Anne", 30)
    evening.act("title grant", "Warden", "Anne")
    evening.act("pay", "Anne", "bank", 4)
    seat = {**set_to(1, "campaign", "first_player", None, "Anne"), **entry("new")}
    lines = [
        {**set_to(5, ANNE, "money", 30, 26, type="amount"), **entry("pay")},
        {**set_to(1, ANNE, "name", None, "Anne", type="name"), **entry("new")},
        {
            **set_to(4, "title:Warden", "holder", None, "Anne", type="player"),
            **entry("title grant"),
        },
        {**set_to(2, VAUX, "owner", None, "Anne"), **entry("territory add")},
        seat,
    ]
    for line in lines[3:]:
        line["type"] = "player"
    answer = {
        "about": "Anne",
        "kind": "thing",
        "things": [ANNE],
        "what": None,
        "accounts": [],
        "value": {"player.name": "Anne", "player.money": 26},
        "lines": lines,
        "earlier": {"entries": 0, "amount": 0},
    }
    assert asked(evening, "Anne") == answer
    for last in (0, 1, 4):
        few = {"lines": lines[:last], "earlier": {"entries": 5 - last, "amount": 0}}
        assert asked(evening, "Anne", last=last) == {**answer, **few}


def test_a_balance_of_a_thing_says_by_which_rule_and_where_it_last_moved(evening):
    """The act that moved it last is given, with what it was before."""
    put(evening, VAUX, name="Vaux")
    write(
        evening,
        Transfer("money", 3, "bank", ANNE, Because("R-1", VAUX)),
        Transfer("money", 2, "bank", ANNE, Because("R-1", None)),
    )
    line = asked(evening, "Anne")["lines"][0]
    more = {"rule": "R-1", "about": "Vaux", "type": "amount"}
    assert line == {**set_to(3, ANNE, "money", 0, 5, **more), **entry("note")}


def test_what_lies_within_a_thing_is_told_with_it(tmp_path):
    """Counters in a village are the village's; those on the board are not the player's."""
    made = Evening(str(tmp_path / "f.db"), ("Anne", "Bruno"), "fief")
    put(made, VAUX, name="Vaux")
    holds(made, f"{VAUX}/{ANNE}", "v1", 2)
    holds(made, f"{VAUX}/{BRUNO}", "v1", 1)
    holds(made, "territory:Vaux2", "v1", 1)
    of = [
        (line["of"], line["field"], line["after"])
        for line in asked(made, "Vaux")["lines"]
        if line["type"] == "amount"
    ]
    assert of == [("Vaux/Bruno", "v1", 1), ("Vaux/Anne", "v1", 2)]
    plain = min(game_named("fief").plain - {"debt"})
    holds(made, f"{plain}/{ANNE}", "v1", 3)
    told = [line["of"] for line in asked(made, "Anne")["lines"]]
    assert f"{plain}/Anne" in told
    assert "Vaux/Anne" not in told
    made.close()


def test_notes_of_the_game_are_not_explained(evening):
    """Neither its own nor those of other things that name the thing."""
    put(evening, "sealed:1", topic="x", name="Round", under=ANNE)
    told = {(line["of"], line["field"]) for line in asked(evening, "Anne")["lines"]}
    assert told == {("Anne", "name"), ("campaign", "first_player")}
    lines = asked(evening, "Round")["lines"]
    assert [line["field"] for line in lines] == ["name"]


def test_things_that_name_each_other_are_told_once(evening):
    """Of things of one name, one may name the other."""
    put(evening, "title:Vaux", name="Vaux", of=VAUX)
    put(evening, VAUX, name="Vaux")
    lines = asked(evening, "Vaux")["lines"]
    told = [(line["of_kind"], line["field"]) for line in lines]
    assert told == [("territory", "name"), ("title", "name"), ("title", "of")]
    assert asked(evening, "Vaux")["value"] == {
        "territory.name": "Vaux",
        "title.name": "Vaux",
        "title.of": "Vaux",
    }


def test_a_closed_purse_is_explained_to_its_owner_only(evening):
    """Others are refused, and are told the rest about a player."""
    evening.act("pay", "bank", "Anne", 30)
    with pytest.raises(Refused) as refused:
        asked(evening, "treasury Anne", viewer="Bruno")
    refusal = refused.value
    assert (refusal.code, refusal.key, refusal.rule) == ("rule", "why.closed", None)
    assert refusal.facts == {"account": ANNE}
    assert asked(evening, "treasury Anne", viewer="anne")["value"] == 30
    own = asked(evening, "Anne", viewer="Anne")["value"]
    assert own == {"player.name": "Anne", "player.money": 30}
    assert asked(evening, "Anne", viewer="Bruno")["value"] == {"player.name": "Anne"}


def test_what_does_not_lie_in_purses_is_open(tmp_path):
    """Counters are on the board, whoever looks; `all_` opens what the table closed."""
    made = Evening(str(tmp_path / "f.db"), ("Anne", "Bruno"), "fief")
    holds(made, ANNE, "v1", 2)
    holds(made, ANNE, "money", 2)
    made.act("rules set", "fief.money.secret", "true")
    assert asked(made, "v1 Anne", viewer="Bruno")["value"] == 2
    told = asked(made, "Anne", viewer="Bruno")["lines"]
    assert ("Anne", "v1", 2) in [(x["of"], x["field"], x["after"]) for x in told]
    assert "money" not in [line["field"] for line in told]
    with pytest.raises(Refused) as refused:
        asked(made, "treasury Anne")
    assert refused.value.rule == "FIEF-INC-20"
    has = made.state.balance(ANNE, "money")
    assert asked(made, "treasury Anne", all_=True)["value"] == has
    made.close()


def test_an_entry_behind_a_line_is_veiled_too(evening):
    """A line about a title may come from an entry that moved hidden money."""
    write(
        evening,
        Change("title:T", "name", None, "T"),
        Transfer("money", 7, BRUNO, "player:Chloé"),
        throws=[Throw(None, "x", "d6", (3,), "typed")],
    )
    answer = why(evening.book, ["T"], SPOKEN, viewer="Anne")
    (one,) = answer.lines
    assert (one.entry.seq, one.entry.hash, one.derived) == (2, "", None)
    assert [e.amount for e in one.entry.effects if isinstance(e, Transfer)] == [None]
    assert answer.state == evening.state
    (one,) = why(evening.book, ["T"], SPOKEN).lines
    assert one.entry == evening.entry(2)
    assert one.line["at"] == one.entry.at
    assert one.line["text"] == ""


def test_a_line_has_the_dice_that_concern_the_thing(evening):
    """Dice of nobody concern everybody; those of another player do not."""
    dice = [
        Throw(None, "x", "d6", (3,), "typed"),
        Throw(ANNE, "x", "d6", (4, 5), "thrown"),
        Throw(BRUNO, "x", "d6", (6,), "kept", 1),
    ]
    write(evening, Change(ANNE, "mood", None, "glad"), throws=dice)
    shown = {"who": None, "player": None, "why": "x", "die": "d6", "from": None}
    first = {**shown, "faces": [3], "how": "typed"}
    second = {**shown, "who": "Anne", "faces": [4, 5], "how": "thrown"}
    (line,) = asked(evening, "Anne.mood")["lines"]
    assert line["throws"] == [first, second]


def test_what_follows_rests_on_entries_but_shows_no_dice(tmp_path):
    """It says so, and the newest of those entries stands for it."""
    made = Evening(str(tmp_path / "f.db"), ("Anne",), "fief")
    (line,) = asked(made, "Anne.lacks")["lines"][:1]
    (one, *_) = game_named("fief").explains(made.state, ANNE)
    assert line["derived"]
    assert (line["rule"], line["field"], line["before"]) == (one.rule, "lacks", None)
    assert line["throws"] == []
    assert asked(made, "Anne.lacks")["value"] == one.value
    assert asked(made, "Anne")["value"]["player.lacks"] == one.value
    made.close()
