"""Tables that people keep, taken over: payments, purses, titles and territories."""

from __future__ import annotations

import pytest

from ledger.effects import MOST_AMOUNT, Transfer
from ledger.journal import Finding
from ledger.rules.common.importing import bring_in
from ledger.rules.game import warning
from ledger.state import BANK
from ledger.table import Table
from tests.ledger.rules.common.tables import (
    ANNE,
    BRUNO,
    CHLOE,
    ENTERING,
    FREE,
    refusal,
    seated,
    told,
)

VAUX, DUKE = "territory:Vaux", "title:Duke"
WORDS = {"joueur": "player", "coins": "money"}
UNIT = "free.money.unit"


def meant(_, word):
    """The code of a heading."""
    return WORDS.get(word.lower(), word.lower())


def bring(state, *lines, taken=(), table=None):
    """What comes of a table with these lines."""
    text = "\n".join(lines)
    table = table or Table()
    return bring_in(state, table, FREE, ENTERING, meant, lambda: taken, text)


def found(state, *lines):
    """The faults of a table: the line, the code and what it is about."""
    refused = refusal(bring, state, *lines)
    assert (refused.code, refused.key) == ("usage", "file.faults")
    faults = refused.facts["findings"]
    return [(dict(one.facts)["line"], one.code, one.about) for one in faults]


def money(state, outcome):
    """What Anne, Bruno and Chloé have afterwards."""
    after = state.copy().apply(outcome.effects)
    return [after.balance(one, "money") for one in (ANNE, BRUNO, CHLOE)]


def test_payments_go_from_purse_to_purse():
    """A missing end is the bank; a sum below zero goes the other way."""
    state = seated(50)
    outcome = bring(
        state,
        "Date;From;To;Amount;For;Mood",
        "3 May;anne;BRUNO;5; a  horse ;good",
        ";Chloé;;7;;",
        ";;Anne;2;;",
    )
    assert money(state, outcome) == [47, 55, 43]
    assert outcome.result["table"] == "payments"
    assert outcome.result["ignored"] == ["Mood"]
    assert outcome.result["skipped"] == 0
    rows = outcome.result["payments"]
    first = {"line": 2, "date": "3 May", "from": ANNE, "to": BRUNO, "amount": 5}
    assert rows[0] == {**first, "for": "a horse"}
    assert [(one["from"], one["to"]) for one in rows[1:]] == [
        (CHLOE, BANK),
        (BANK, ANNE),
    ]
    assert (rows[1]["date"], rows[1]["for"]) == (None, None)
    for other in ("balances", "titles", "territories"):
        assert outcome.result[other] == []
    assert outcome.asked["table"] == "payments"
    assert len(set(outcome.asked["lines"])) == 3
    assert {len(one) for one in outcome.asked["lines"]} == {32}
    assert outcome.effects[0] == Transfer("money", 5, ANNE, BRUNO)


@pytest.mark.parametrize(
    ("heads", "line", "after"),
    [
        ("player,amount", "Anne,5", [55, 50, 50]),
        ("player,amount", "Anne,-5", [45, 50, 50]),
        ("player,in,out", "Anne,5,", [55, 50, 50]),
        ("player,in,out", "Anne,,5", [45, 50, 50]),
        ("player,in,out", "Anne,,-5", [45, 50, 50]),
        ("player,amount,other", "Anne,5,Bruno", [55, 45, 50]),
        ("player,amount,other", "Anne,-5,Bruno", [45, 55, 50]),
        ("player,amount,to", "Anne,5,Bruno", [45, 55, 50]),
        ("player,amount,from", "Anne,5,Bruno", [55, 45, 50]),
        ("player,out,to", "Anne,5,Bruno", [45, 55, 50]),
        ("from,to,amount", "Anne,,5", [45, 50, 50]),
        ("from,to,amount", ",Anne,5", [55, 50, 50]),
        ("from,to,amount", "Anne,Bruno,5 coins", [45, 55, 50]),
        ("joueur,amount", "bruno,5 coin", [50, 55, 50]),
    ],
)
def test_who_pays_and_who_is_paid(heads, line, after):
    """It follows from the columns and from the sign."""
    state = seated(50)
    assert money(state, bring(state, heads, line)) == after


@pytest.mark.parametrize(
    ("heads", "line", "codes"),
    [
        ("player,amount", "Anne,", ["csv.no_amount"]),
        ("player,amount", "Anne,0", ["csv.no_amount"]),
        ("player,in,out", "Anne,1,2", ["csv.several"]),
        ("player,amount", ",5", ["csv.nobody"]),
        ("player,amount,other", ",5,Anne", ["csv.nobody"]),
        ("player,amount,other,to", "Anne,5,Bruno,Chloé", ["csv.three"]),
        ("player,amount,from", "Anne,-5,Bruno", ["csv.which_way"]),
        ("player,in,to", "Anne,5,Bruno", ["csv.which_way"]),
        ("player,amount", "Zoé,5", ["unknown_name.player"]),
        ("player,amount,date", "Anne,5,2024-02-30", ["csv.date"]),
        (
            "player,amount,date",
            "Zoé,x,31.4.2024",
            ["csv.amount", "csv.date", "unknown_name.player"],
        ),
        ("player,amount", "Anne,5,6", ["csv.cells"]),
        ("player,amount,to", "Anne,5,Anne", ["pay.self"]),
        ("player,amount", f"Anne,{MOST_AMOUNT + 1}", ["bad_amount"]),
    ],
)
def test_a_line_that_cannot_be_carried_out_is_told(heads, line, codes):
    """With its number and all that is wrong with it."""
    faults = found(seated(50), heads, line)
    assert sorted(code for _, code, _ in faults) == sorted(codes)
    assert {at for at, *_ in faults} == {2}


def test_nothing_is_done_if_one_line_is_refused():
    """All faults are told in the order of lines."""
    faults = found(seated(50), "player,amount", "Anne,5", "Zoé,5", "Bruno,x")
    assert faults == [(3, "unknown_name.player", "Zoé"), (4, "csv.amount", "")]


def test_a_purse_may_be_short_in_between_but_not_in_the_end():
    """The last line on which it paid is told, with what it lacks."""
    state = seated(4)
    lines = ("from,to,amount", "Anne,Bruno,9", "Anne,Chloé,1", ",Anne,5")
    refused = refusal(bring, state, *lines)
    (fault,) = refused.facts["findings"]
    assert fault.code == "not_enough.money"
    facts = {"line": 3, "account": ANNE, "what": "money", "have": 4, "need": 5}
    assert dict(fault.facts) == facts
    assert money(state, bring(state, *lines, ",Anne,1")) == [0, 13, 5]


def test_a_payment_that_was_taken_over_is_left_out():
    """As often as it was; a sheet in which everything was is refused."""
    state = seated(50)
    lines = ("player,amount", "Anne,5", "Anne,5", "Bruno,1")
    hashes = bring(state, *lines).asked["lines"]
    assert hashes[0] == hashes[1] != hashes[2]
    once = bring(state, *lines, taken=hashes[1:])
    assert (once.result["skipped"], len(once.result["payments"])) == (2, 1)
    assert money(state, once) == [55, 50, 50]
    refused = told(bring, state, *lines, taken=hashes)
    assert refused == ("rule", "csv.taken", None, {"count": 3})


def test_purses_are_set_to_what_the_table_says():
    """The bank gives or takes the rest; one that agrees stays as it is."""
    state = seated(50)
    lines = ("player,coins", "Anne,60", "Bruno,50", "Chloé,0")
    outcome = bring(state, *lines)
    assert money(state, outcome) == [60, 50, 0]
    assert outcome.result["balances"] == [
        {"line": 2, "player": ANNE, "before": 50, "after": 60},
        {"line": 3, "player": BRUNO, "before": 50, "after": 50},
        {"line": 4, "player": CHLOE, "before": 50, "after": 0},
    ]
    assert outcome.asked == {"table": "balances"}
    same = refusal(bring, state, "player,coins", "Anne,50")
    assert (same.code, same.key) == ("rule", "csv.nothing")


@pytest.mark.parametrize(
    ("lines", "faults"),
    [
        (("Anne,1", "Anne,2"), [(3, "csv.again", "anne")]),
        ((",1",), [(2, "csv.nobody", "")]),
        (("Anne,",), [(2, "csv.no_amount", "")]),
        (("Anne,-1",), [(2, "correct.floor", "")]),
        ((f"Anne,{MOST_AMOUNT + 1}",), [(2, "bad_amount", "")]),
    ],
)
def test_a_purse_that_cannot_be_so_is_told(lines, faults):
    """Each player has one line."""
    lines = [one.replace("Anne,2", "anne,2") for one in lines]
    assert found(seated(50), "player,coins", *lines) == faults


def held():
    """Anne is Duke and has Vaux, a hill."""
    state = seated()
    for subject, name in ((VAUX, "Vaux"), (DUKE, "Duke"), ("title:Earl", "Earl")):
        state.put(subject, "name", name)
    state.put(VAUX, "kind", "hill")
    state.put(VAUX, "owner", ANNE)
    state.put(DUKE, "holder", ANNE)
    return state


def test_titles_are_granted_and_revoked():
    """What is so already is told as it is."""
    outcome = bring(held(), "title,holder", "Duke,Bruno", "Earl,", "Count,Chloé")
    assert outcome.result["titles"] == [
        {"line": 2, "title": DUKE, "holder": BRUNO, "before": ANNE},
        {"line": 3, "title": "Earl", "holder": None, "before": None},
        {"line": 4, "title": "title:Count", "holder": CHLOE, "before": None},
    ]
    after = held().apply(outcome.effects)
    assert after.get(DUKE, "holder") == BRUNO
    assert after.get("title:Count", "holder") == CHLOE
    same = bring(held(), "title,holder", "Duke,Anne", "Earl,Anne").result["titles"][0]
    assert same == {"line": 2, "title": "Duke", "holder": ANNE, "before": ANNE}
    assert bring(held(), "title,holder", "Duke,").effects[0].after is None


def test_titles_that_cannot_be_so_are_told():
    """Twice in a table, nameless, or of nobody."""
    lines = ("Duke,Bruno", "duke,Anne", ",Anne", "Bishop,", "Earl,Zoé")
    assert found(held(), "title,holder", *lines) == [
        (3, "csv.again", "duke"),
        (4, "csv.nothing_named", ""),
        (5, "unknown_name.title", "Bishop"),
        (6, "unknown_name.player", "Zoé"),
    ]
    facts = (
        refusal(bring, held(), "title,holder", *lines[:2]).facts["findings"][0].facts
    )
    assert dict(facts)["first"] == 2


def test_territories_are_put_on_the_map_claimed_and_released():
    """Each says who had it before."""
    lines = ("territory,owner,kind", "Vaux,Bruno,", "Brie,Anne,forest", "Sens,,")
    outcome = bring(held(), *lines)
    row = {"kind": "hill", "owner": BRUNO, "before": ANNE, "added": False}
    brie = {"kind": "forest", "owner": ANNE, "before": None, "added": True}
    sens = {"kind": None, "owner": None, "before": None, "added": True}
    assert outcome.result["territories"] == [
        {"line": 2, "territory": VAUX, **row},
        {"line": 3, "territory": "territory:Brie", **brie},
        {"line": 4, "territory": "territory:Sens", **sens},
    ]
    after = held().apply(outcome.effects)
    assert after.get("territory:Brie", "kind") == "forest"
    assert after.get(VAUX, "owner") == BRUNO
    free = held().apply(bring(held(), "territory,owner", "Vaux,").effects)
    assert free.get(VAUX, "owner") is None
    alike = bring(held(), "territory,owner", "Vauxx,").warnings
    assert alike == [warning("territory.alike", territory="Vauxx", near=["Vaux"])]


def test_territories_that_cannot_be_so_are_told():
    """A kind is that of the map, or is not known there."""
    state = held()
    state.put("territory:Brie", "name", "Brie")
    lines = ("Vaux,Anne,forest", "Brie,Anne,hill", ",Anne,", "Sens,Zoé,")
    assert found(state, "territory,owner,kind", *lines) == [
        (2, "csv.kind", ""),
        (3, "csv.no_kind", ""),
        (4, "csv.nothing_named", ""),
        (5, "unknown_name.player", "Zoé"),
    ]
    same = bring(state, "territory,owner,kind", "Vaux,Bruno,HILL")
    assert same.result["territories"][0]["kind"] == "hill"


def test_a_table_is_known_by_its_heads():
    """Others are refused, with the nearest; so is a head that stands twice."""
    assert found(seated(), "palyer,sum", "Anne,5") == [(1, "csv.heads", "palyer")]
    assert found(seated(), "Player,amount,Joueur", "Anne,5,") == [
        (1, "csv.twice", "Player")
    ]
    assert found(seated(), "player,,sums", "Anne,,5") == [(1, "csv.heads", "sums")]
    assert found(seated(), "player,from", "Anne,") == [(1, "csv.heads", "")]
    refused = refusal(bring, seated(), "palyer,sum", "Anne,5").facts["findings"][0]
    assert list(dict(refused.facts)["near"]) == ["player"]
    empty = refusal(bring, seated(), "player,amount")
    assert (empty.code, empty.key) == ("usage", "csv.empty")
    twice = bring(seated(), "player,amount,note,note", "Anne,5,a,b")
    assert twice.result["ignored"] == ["note", "note"]


def test_warnings_of_lines_are_told():
    """A title almost like another is told with the table."""
    outcome = bring(held(), "title,holder", "Dukes,Bruno")
    keys = [one["key"] for one in outcome.warnings]
    assert keys == ["title.alike"]


def test_a_fault_is_a_finding_with_its_rule():
    """A limit of a house rule is named."""
    state = held()
    state.put("rules", "free.titles.most", "1")
    (fault,) = refusal(bring, state, "title,holder", "Earl,Anne").facts["findings"]
    facts = (("line", 2), ("player", ANNE), ("most", 1))
    assert fault == Finding("title.most", "", facts, rule="free.titles.most")
