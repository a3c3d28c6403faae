"""The veil: of a closed purse nothing is told, and of an open one everything."""

from __future__ import annotations

import pytest

from ledger import veil
from ledger.effects import Change, Transfer
from ledger.grammar import OPEN, named
from ledger.journal import Entry, Finding

ANNE, BO, CY = (f"player:{name}" for name in ("Anne", "Bo", "Cy"))
CLOSED = {ANNE, BO, "bank", f"debt/{ANNE}/{BO}"}  # Cy's purse is open


def closed(account):
    """Whether nobody here may look into a purse."""
    return account in CLOSED


def opened(_):
    """All may look into every purse."""
    return False


def paid(kind, outcome, *effects, **parts):
    """An entry with this outcome and these effects."""
    return Entry(kind, parts.pop("asked", {}), outcome, effects, hash="abc", **parts)


def moved(source, target, what="money"):
    """A payment of five."""
    return Transfer(what, 5, source, target)


# Whose a fact is ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("account", "is_one"),
    [("bank", True), (ANNE, True), ("world", False), ("lord:Bo", False),
     (f"debt/{ANNE}/{BO}", False), ("player", False), ("banks", False)],
)  # fmt: skip
def test_players_and_the_bank_have_purses(account, is_one):
    """The bank's reveals what all others hold together."""
    assert veil.is_purse(account) is is_one


def test_an_act_says_itself_what_it_reveals():
    """One of a game whose acts reveal nothing need not; other words are no acts."""
    assert veil.of_act("pay") is named("pay").closed
    assert veil.of_act("note") == OPEN
    assert veil.of_act("siege start") == veil.of_act("mass roll") == OPEN
    for unknown in (
        "resume",
        "verify",
        "treasury",
        "siege fly",
        "siege",
        "fly",
        "fief can",
    ):
        assert veil.of_act(unknown) is None


@pytest.mark.parametrize(
    ("key", "marks"),
    [
        ("not_enough", {"have": "kept what account"}),
        ("not_enough.money", {"have": "kept what account"}),
        ("not_enough.money.more", {"have": "kept what account"}),
        ("audit.floor", {"amount": "kept what about"}),
        ("audit.floors", OPEN),
        ("blocked", OPEN),
        ("blocked.field", OPEN),
        ("fief.purse", {"money": "purse player"}),
        ("fief.purse.x", {"money": "purse player"}),
        ("fief.hand.x", OPEN),
        ("siege.anything", OPEN),
        ("siege", OPEN),
        ("purse", None),
        ("fief.not_enough", None),
        ("fief", None),
        ("nothing.known", None),
        ("", None),
    ],
)
def test_a_key_stands_for_those_that_begin_with_it(key, marks):
    """Up to a dot; a game has its own."""
    assert veil.of_said(key) == marks


# Messages -------------------------------------------------------------------------------


def test_of_a_message_without_marks_no_number_is_shown():
    """Wherever it stands; words, and what we count ourselves, are shown."""
    facts = {
        "who": "Anne",
        "sum": 5,
        "share": 0.5,
        "none": None,
        "yes": True,
        "list": ["a", 5],
        "words": ["a", ("b",)],
        "one": {"a": "b", "c": 1},
        "other": {"a": "b"},
        "deep": {"a": [{"b": (1,)}]},
        "flat": {"a": [{"b": "c"}]},
        "draft": 3,
        "line": 4,
    }
    hidden = dict.fromkeys(("sum", "share", "list", "one", "deep"))
    assert veil.veiled_facts("nothing.known", facts, opened) == facts | hidden
    assert veil.tells_sums("nothing.known", facts)
    assert not veil.tells_sums(
        "nothing.known", {"who": "Anne", "draft": 3, "yes": True}
    )
    assert veil.tells_sums("nothing.known", {"who": "Anne", "sum": 0})


def test_a_message_with_marks_tells_what_is_open():
    """One with no sum at all is told whole, and need not be veiled."""
    facts = {"account": BO, "what": "money", "have": 5, "need": 9}
    assert veil.veiled_facts("not_enough", facts, closed) == facts | {"have": None}
    for seen in (facts | {"account": CY}, facts | {"what": "mills"}, {"need": 9}):
        assert veil.veiled_facts("not_enough", seen, closed) == seen
    unowned = {"what": "money", "have": 5}
    assert veil.veiled_facts("not_enough", unowned, closed)["have"] is None
    assert veil.tells_sums("not_enough", {})
    assert not veil.tells_sums("dice", {"sum": 5})
    assert veil.veiled_facts("dice", {"sum": 5}, closed) == {"sum": 5}


def test_a_message_within_a_message_is_veiled_by_its_own_key():
    """One that is no message is not shown at all; nor are sums of one without marks."""
    inner = {"about": BO, "what": "money", "amount": -7}
    facts = {"key": "audit.floor", "facts": inner}
    told = veil.warning({"key": "in_play", "rule": "X-01", "facts": facts}, closed)
    assert told == {
        "key": "in_play",
        "rule": "X-01",
        "facts": {"key": "audit.floor", "facts": inner | {"amount": None}},
    }
    for other, seen in (
        ({"key": "audit.floor", "facts": 5}, None),
        ({"key": "nothing.known", "facts": {"a": 5}}, {"a": None}),
        ({"facts": {"a": 5, "b": "c"}}, {"a": None, "b": "c"}),
    ):
        assert veil.veiled_facts("ruled", other, closed)["facts"] == seen


def test_a_finding_is_veiled_by_whom_it_is_about():
    """It keeps its facts as pairs, in their order, without itself among them."""
    facts = (("what", "money"), ("amount", -7))
    fault = Finding("audit.floor", BO, facts, 3, "X-01")
    hidden = fault._replace(facts=(("what", "money"), ("amount", None)))
    assert veil.finding(fault, closed) == hidden
    open_ = fault._replace(about=CY)
    assert veil.finding(open_, closed) == open_
    told = veil.veiled_facts("act.audit", {"findings": [open_, fault]}, closed)
    assert told == {"findings": [open_, hidden]}


@pytest.mark.parametrize(
    ("key", "facts", "hidden"),
    [
        ("fief.purse", {"player": BO, "money": 5}, True),
        ("fief.purse", {"player": CY, "money": 5}, False),
        ("fief.purse", {"player": "lord:Bo", "money": 5}, True),
        ("fief.purse", {"player": None, "money": 5}, True),
        ("fief.purse", {"money": 5}, True),
        ("fief.notes", {"left": 5}, True),
        ("fief.owes_less", {"player": ANNE, "other": BO, "owed": 5}, True),
        ("fief.owes_less", {"player": BO, "other": ANNE, "owed": 5}, False),
        ("fief.owes_less", {"player": ANNE, "owed": 5}, True),
    ],
)
def test_a_fact_whose_owner_is_unknown_is_hidden(key, facts, hidden):
    """A debt is known to both of those in it; what is in the bank, to nobody."""
    told = veil.veiled_facts(key, facts, closed)
    assert [name for name in told if told[name] != facts[name]] == (
        [*facts][-1:] if hidden else []
    )
    assert veil.veiled_facts("fief.notes", {"left": 5}, opened) == {"left": 5}


# Entries --------------------------------------------------------------------------------


def test_an_act_without_marks_shows_only_that_it_was_done():
    """Its dice and its place in the journal stay; nothing could be guessed from a hash."""
    entry = paid("fly", {"a": "b"}, moved(ANNE, BO), asked={"c": "d"}, seq=3, turn=2)
    seen = veil.veiled(entry, closed)
    assert seen == entry._replace(
        asked={}, outcome={}, hash="", warnings=[],
        effects=[moved(ANNE, BO)._replace(amount=None)],
    )  # fmt: skip
    assert veil.veiled(entry, opened).asked == {}


@pytest.mark.parametrize(
    ("giver", "taker", "hidden"),
    [
        (ANNE, BO, True),
        (ANNE, "bank", True),
        (ANNE, CY, False),
        (CY, ANNE, False),
        (ANNE, "world", True),
        ("world", "lord:Bo", True),
        (ANNE, None, True),
    ],
)
def test_a_payment_is_known_to_both_of_those_in_it(giver, taker, hidden):
    """Each of them has seen what went; what is left, only its owner."""
    facts = {"from": giver, "to": taker, "amount": 5, "balances": {ANNE: 1, CY: 2}}
    seen = veil.veiled(paid("pay", facts, asked=facts), closed)
    told = facts | {"balances": {ANNE: None, CY: 2}}
    assert seen.asked == seen.outcome == told | ({"amount": None} if hidden else {})


@pytest.mark.parametrize(
    ("transfer", "hidden"),
    [
        (moved(ANNE, BO), True),
        (moved(ANNE, CY), False),
        (moved(CY, ANNE), False),
        (moved("world", "lord:Bo"), False),
        (moved(ANNE, BO, "mills"), False),
        (moved(f"debt/{ANNE}/{BO}", "world", "debt"), True),
        (moved("world", f"debt/{ANNE}/{BO}", "debt"), True),
        (moved("world", f"debt/{BO}/{CY}", "debt"), False),
    ],
)
def test_an_effect_between_closed_purses_has_no_sum(transfer, hidden):
    """A debt has none even if only one end of it is closed; a change is no sum."""
    change = Change(ANNE, "mood", 1, 2)
    seen = veil.veiled(paid("pay", {}, transfer, change), closed).effects
    assert seen == [transfer._replace(amount=None) if hidden else transfer, change]


def test_the_words_of_an_act_are_not_shown_but_what_they_mend():
    """Any sum may have been typed."""
    asked = {"who": ANNE, "said": {"words": ["5"], "of": 7}}
    seen = veil.veiled(paid("note", {}, asked=asked), closed).asked
    assert seen == {"who": ANNE, "said": {"of": 7}}
    for said in ({"words": ["5"]}, {"of": None}, {}):
        entry = paid("note", {}, asked={"who": ANNE, "said": said})
        assert veil.veiled(entry, closed).asked == {"who": ANNE}


def test_the_warnings_of_an_entry_are_veiled_too():
    """By their own keys."""
    facts = {"account": ANNE, "what": "money", "have": 5}
    entry = paid("note", {}, warnings=[{"key": "not_enough", "facts": facts}])
    seen = veil.veiled(entry, closed).warnings
    assert seen == [{"key": "not_enough", "facts": facts | {"have": None}}]


def test_a_mark_may_lead_into_a_list_and_name_what_stands_outside():
    """What a part says itself comes before what the whole says."""
    outcome = {
        "player": ANNE,
        "counted": 7,
        "suspects": [{"why": "player", "entry": 1}, {"why": "bank", "entry": 2}],
        "others": ({"player": CY, "amount": 1}, {"amount": 2}, {"player": BO}, "x"),
        "counts": [],
    }
    seen = veil.veiled(paid("count", outcome), closed).outcome
    assert seen == outcome | {
        "counted": None,
        "suspects": None,
        "others": [{"player": CY, "amount": 1}, {"amount": None}, {"player": BO}, "x"],
    }
    mine = veil.veiled(paid("count", outcome | {"player": CY}), closed).outcome
    assert (mine["counted"], mine["suspects"]) == (7, [{"why": "bank", "entry": 2}])
    assert mine["others"][1] == {"amount": 2}


def test_what_was_asked_says_whose_the_outcome_is():
    """And the other way round."""
    entry = paid("count", {"counted": 5}, asked={"player": CY, "amount": 5})
    seen = veil.veiled(entry, closed)
    assert (seen.outcome, seen.asked["amount"]) == ({"counted": 5}, 5)
    late = paid("count", {"player": CY}, asked={"amount": 5})
    assert veil.veiled(late, closed).asked == {"amount": 5}


@pytest.mark.parametrize(("balances", "left"), [([{"player": ANNE}], 2), ([], 3)])
def test_a_table_of_balances_does_not_tell_which_purses_differed(balances, left):
    """A hidden transfer is left out where there are balances; hashes always are."""
    effects = [moved(ANNE, BO), moved(CY, ANNE), Change("s", "f", 1, 2)]
    outcome = {"balances": balances, "lines": ["hash"]}
    entry = paid("import csv", outcome, *effects)
    for who, seen in ((closed, [None, 5][-(left - 1) :]), (opened, [5, 5])):
        veiled = veil.veiled(entry, who)
        amounts = [e.amount for e in veiled.effects if isinstance(e, Transfer)]
        assert (amounts, veiled.effects[-1]) == (seen, effects[-1])
        assert veiled.outcome["lines"] is None


@pytest.mark.parametrize(
    ("facts", "hidden"),
    [
        ({"hidden": True, "player": ANNE}, True),
        ({"hidden": True, "player": CY}, False),
        ({"hidden": False, "player": ANNE}, False),
        ({"player": ANNE}, False),
        ({"hidden": True}, False),
    ],
)
def test_how_many_go_is_hidden_where_it_shall_be(facts, hidden):
    """With all effects; whoever leads them sees it."""
    kind = "fief move"
    effects = [moved("a", "b", "soldier")]
    outcome = facts | {"troops": {"soldier": 5}}
    seen = veil.veiled(paid(kind, outcome, *effects), closed)
    assert seen.outcome["troops"] == (None if hidden else {"soldier": 5})
    assert seen.effects == ([] if hidden else effects)
