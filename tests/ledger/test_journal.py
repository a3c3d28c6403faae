"""Entries, and their relations to each other."""

from __future__ import annotations

import pytest

from ledger.effects import Change, Transfer
from ledger.errors import Misuse, Refused
from ledger.journal import (
    MOST_BALANCE,
    Blocked,
    Entry,
    Finding,
    check,
    fold,
    leans_on,
    redo_effects,
    replay,
    undo_effects,
)
from ledger.questions import Throw
from ledger.state import State

FLOOR = {"player:Anne": 0}.get
BORN = Change("lord:Arnaud", "name", None, "Arnaud")


def floor(account, what):
    """The floor of players' coins: zero."""
    return FLOOR(account)


def test_what_an_entry_brings_and_moves():
    """New names and the clock are found among the effects."""
    turned = Entry("turn", {}, {}, [Change("campaign", "turn", 1, 2), BORN])
    assert turned.brings == {"lord:Arnaud"}
    assert turned.clock == {"turn": 2}
    named = Entry("x", {}, {}, [Change("lord:Arnaud", "name", "A", "B")])
    assert (named.brings, named.clock) == (set(), None)


@pytest.mark.parametrize(
    ("entry", "speaks"),
    [
        (Entry("x", {"lord": "lord:Arnaud"}, {}), True),
        (Entry("x", {}, {"lords": ["lord:Arnaud"]}), True),
        (Entry("x", {}, {"balances": {"guard/lord:Arnaud": 1}}), True),
        (Entry("x", {"lord": "lord:Arnauld"}, {}), False),
        (Entry("x", {}, {}, [Transfer("m", 1, "guard/lord:Arnaud", "world")]), True),
        (Entry("x", {}, {}, [Change("s", "f", None, ("a", "lord:Arnaud"))]), True),
        (Entry("x", {}, {}, remark="lord:Arnaud"), False),
    ],
)
def test_an_entry_names_ids_and_parts_of_accounts(entry, speaks):
    """Only whole ids count, and never the referee's free text."""
    assert entry.names({"lord:Arnaud"}) == speaks


def test_only_later_entries_lean():
    """Acts undone together do not lean on each other."""
    first = Entry("a", {}, {}, [BORN], seq=2)
    later = Entry("b", {"lord": "lord:Arnaud"}, {}, seq=3)
    assert [b.by for b in leans_on([first], [later])] == [3]
    assert leans_on([later], [first]) == []
    assert leans_on([first, later], [first, later]) == []


def test_floors_hold_for_the_net_result():
    """Within one entry, the balance may pass below the floor."""
    state = State()
    through = [
        Transfer("money", 5, "player:Anne", "bank"),
        Transfer("money", 6, "bank", "player:Anne"),
    ]
    check(state, through, floor)
    with pytest.raises(Refused) as caught:
        check(state, through[:1], floor)
    assert caught.value.code == "not_enough"
    assert (caught.value.facts["have"], caught.value.facts["need"]) == (0, 5)


def test_what_the_file_cannot_hold_is_refused_before():
    """Void, excessive or too many amounts and wrong old values are refused."""
    state = State()
    for amount in (0, -1, 10**12 + 1):
        with pytest.raises(Misuse):
            check(state, [Transfer("money", amount, "bank", "world")], floor)
    state.add("world", "money", MOST_BALANCE)
    with pytest.raises(Misuse) as caught:
        check(state, [Transfer("money", 1, "bank", "world")], floor)
    assert caught.value.key == "bad_amount.balance"
    with pytest.raises(ValueError, match="does not fit"):
        check(state, [Change("s", "f", "a", "b")], floor)


def test_acts_are_taken_back_newest_first_and_brought_back_oldest_first():
    """Two changes of one field become one."""
    acts = [
        Entry("a", {}, {}, [Change("s", "f", None, "x")], seq=2),
        Entry("b", {}, {}, [Change("s", "f", "x", "y")], seq=3),
    ]
    for order in (acts, acts[::-1]):
        assert undo_effects(order) == [Change("s", "f", "y", None)]
        assert redo_effects(order) == [Change("s", "f", None, "y")]


def test_an_entry_that_says_no_more_is_an_act_of_the_first_turn():
    """Everything else about it is empty, or not yet known."""
    entry = Entry("pay", {}, {})
    assert (entry.turn, entry.chapter, entry.seq, entry.phase) == (1, 1, 0, None)
    assert (entry.effects, entry.throws, entry.warnings) == ((), (), ())
    assert (entry.remark, entry.ruling, entry.cause, entry.once) == (None,) * 4
    assert (entry.undoes, entry.redoes, entry.undone_by) == ((), (), None)
    assert (entry.at, entry.hash) == ("", "")
    fault = Finding("audit.floor")
    assert fault[1:] == ("", (), None, None)


@pytest.mark.parametrize(
    ("parts", "live"),
    [
        ({}, True),
        ({"undone_by": 9}, False),
        ({"undone_by": 0}, False),
        ({"undoes": (1,)}, False),
        ({"redoes": (1,)}, False),
        ({"cause": 1, "once": "k"}, True),
    ],
)
def test_an_act_counts_until_it_is_taken_back(parts, live):
    """What takes back or brings back is itself no act that counts."""
    assert Entry("pay", {}, {}, **parts).live is live


def test_an_entry_knows_how_it_was_asked_for():
    """One of an older journal does not; most were not typed again for another."""
    assert (Entry("pay", {}, {}).said, Entry("pay", {}, {}).mends) == (None, None)
    plain = Entry("pay", {"said": {"words": ["Anne"]}}, {})
    assert (plain.said, plain.mends) == ({"words": ["Anne"]}, None)
    assert Entry("roll", {"said": {"of": 7}}, {}).mends == 7


@pytest.mark.parametrize(
    ("effects", "clock"),
    [
        ([Change("campaign", "turn", 3, 4)], {"turn": 4}),
        ([Change("campaign", "phase", "a", "b")], {"phase": "b", "turn": 3}),
        ([Change("campaign", "phase", "a", "b"), Change("campaign", "turn", 3, 4)],
         {"turn": 4}),
        ([Change("campaign", "seats", None, ("p",))], None),
        ([Change("lord:Bo", "turn", 3, 4)], None),
        ([Transfer("turn", 1, "campaign", "world")], None),
        ([], None),
    ],
)  # fmt: skip
def test_an_entry_leads_to_a_turn_or_a_phase_of_it(effects, clock):
    """A phase is one of the turn to which the entry belongs."""
    assert Entry("turn", {}, {}, effects, turn=3).clock == clock


def test_only_a_first_name_brings_something():
    """Other fields, a name taken away and what is moved bring nothing."""
    effects = [
        BORN,
        Change("lord:Bo", "name", "Bo", None),
        Change("lord:Cy", "where", None, "Vaux"),
        Transfer("name", 1, "lord:Di", "world"),
    ]
    assert Entry("x", {}, {}, effects).brings == {"lord:Arnaud"}


@pytest.mark.parametrize(
    ("entry", "speaks"),
    [
        (Entry("x", {}, {"lord:Bo": 1}), True),
        (Entry("x", {}, {"of": {"a": [{"b": ("c", "lord:Bo")}]}}), True),
        (Entry("x", {}, {}, throws=[Throw("lord:Bo", "a", "d6", (1,), "typed")]), True),
        (
            Entry("x", {}, {}, throws=[Throw(None, "lord:Bo", "d6", (1,), "typed")]),
            False,
        ),
        (Entry("x", {}, {}, [Change("s", "f", 1, "lord:Bo")]), True),
        (Entry("x", {}, {}, [Change("s", "f", 1, 2, ("R-1", "lord:Bo"))]), True),
        (Entry("lord:Bo", {}, {}, phase="lord:Bo", ruling="lord:Bo"), False),
        (Entry("x", {"a": "xlord:Bo"}, {"b": "lord:Bo#2/bank"}), False),
    ],
)
def test_an_entry_names_whoever_stands_in_its_facts_effects_or_throws(entry, speaks):
    """Keys count like values, at any depth; one of several ids is enough."""
    assert entry.names({"lord:Bo"}) is entry.names(["lord:Ed", "lord:Bo"]) is speaks
    assert entry.names([]) is False


@pytest.mark.parametrize(
    ("account", "what", "key"),
    [
        ("player:Anne", "money", "not_enough.money"),
        ("player:Anne", "mills", "not_enough.mills"),
        ("bank", "money", "not_enough.bank"),
    ],
)
def test_who_would_fall_below_a_floor_is_told_what_there_is(account, what, key):
    """What lies below the floor cannot be used; exactly down to it one may go."""
    state = State()
    state.add(account, what, 10)

    def low(of, _):
        return 3 if of == account else None

    check(state, [Transfer(what, 7, account, "world")], low)
    with pytest.raises(Refused) as caught:
        check(state, [Transfer(what, 8, account, "world")], low)
    told = caught.value
    assert (told.code, told.key) == ("not_enough", key)
    assert told.facts == {"account": account, "what": what, "have": 7, "need": 8}


def test_a_floor_stops_nobody_who_receives():
    """One who is far below it, and is given too little to reach it, too."""
    state = State()
    state.add("player:Anne", "money", -9)
    check(state, [Transfer("money", 1, "bank", "player:Anne")], floor)
    check(state, [Transfer("mills", 1, "player:Bruno", "player:Anne")], floor)


@pytest.mark.parametrize("sign", [1, -1])
def test_a_balance_has_a_limit_on_either_side(sign):
    """Exactly so much it may be."""
    state = State()
    state.add("world", "money", sign * (10**15 - 1))
    ways = ("bank", "world")[::sign]
    check(state, [Transfer("money", 1, *ways)], floor)
    with pytest.raises(Misuse) as caught:
        check(state, [Transfer("money", 2, *ways)], floor)
    assert (caught.value.code, caught.value.key) == ("bad_amount", "bad_amount.balance")
    assert caught.value.facts == {"account": "world"}


def test_an_amount_that_no_transfer_moves_is_told():
    """It may be too long for a number of the file."""
    check(State(), [Transfer("money", 10**12, "bank", "world")], floor)
    with pytest.raises(Misuse) as caught:
        check(State(), [Transfer("money", 10**12 + 1, "bank", "world")], floor)
    told = caught.value
    assert (told.key, told.facts) == ("bad_amount", {"amount": "1000000000001"})


def test_undoing_goes_backwards_within_an_act_too():
    """Transfers show the order; what was moved there and back stays moved twice."""
    first = Entry("a", {}, {}, [Transfer("m", at, "a", "b") for at in (1, 2)], seq=2)
    second = Entry("b", {}, {}, [Transfer("m", 3, "b", "a")], seq=3)

    assert [e.amount for e in undo_effects([first, second])] == [3, 2, 1]
    assert [e.amount for e in redo_effects([second, first])] == [1, 2, 3]
    assert undo_effects([second]) == [Transfer("m", 3, "a", "b")]
    assert redo_effects([second]) == [Transfer("m", 3, "b", "a")]


ACT = Entry("x", {}, {}, [BORN, Change("s", "f", 1, 2)], seq=5)
TURN = Entry("turn", {}, {}, [Change("campaign", "turn", 1, 2)], seq=5)
PHASE = Entry("phase", {}, {}, [Change("campaign", "phase", "a", "b")], turn=2, seq=5)


@pytest.mark.parametrize(
    ("act", "later", "why"),
    [
        (ACT, Entry("y", {}, {}, cause=5), ("cause", "")),
        (ACT, Entry("y", {}, {}, cause=4), None),
        (ACT, Entry("y", {}, {}, [Change("s", "f", 2, 3)]), ("field", "s")),
        (ACT, Entry("y", {}, {}, [Change("s", "g", 2, 3)]), None),
        (ACT, Entry("y", {}, {}, [Transfer("f", 2, "s", "t")]), None),
        (ACT, Entry("y", {"a": "lord:Arnaud"}, {}), ("named", "lord:Arnaud")),
        (ACT, Entry("y", {"a": "lord:Bo"}, {}, turn=9), None),
        (TURN, Entry("y", {}, {}, turn=2), ("clock", "campaign")),
        (TURN, Entry("y", {}, {}, turn=1), None),
        (PHASE, Entry("y", {}, {}, turn=2, phase="b"), ("clock", "campaign")),
        (PHASE, Entry("y", {}, {}, turn=3, phase="b"), None),
        (PHASE, Entry("y", {}, {}, turn=2, phase="c"), None),
    ],
)
def test_a_later_act_leans_on_a_field_a_name_a_cause_or_the_clock(act, later, why):
    """Each is a reason by itself, and says what both share."""
    blocked = [Blocked(why[0], 5, 6, why[1])] if why else []
    assert leans_on([act], [later._replace(seq=6)]) == blocked


def test_of_several_things_that_a_later_act_names_the_first_is_told():
    """Of several later acts, all are; those before do not count."""
    lords = [Change(f"lord:{name}", "name", None, name) for name in "CAB"]
    act = Entry("x", {}, {}, lords, seq=5)
    later = [
        Entry("y", {"of": ["lord:C", "lord:B"]}, {}, seq=seq) for seq in (4, 6, 5, 8)
    ]
    assert leans_on([act], later) == [
        Blocked("named", 5, seq, "lord:B") for seq in (6, 8)
    ]


def test_each_of_several_acts_may_be_leaned_on():
    """One that nobody leans on does not hide the others."""
    free = Entry("x", {}, {}, [Change("t", "g", 1, 2)], seq=5)
    early = Entry("y", {}, {}, cause=4, seq=6)
    acts = [free, free._replace(seq=7), ACT._replace(seq=4)]
    last = Entry("z", {"a": "lord:Arnaud"}, {}, seq=9)
    assert leans_on(acts, [early, last]) == [
        Blocked("cause", 4, 6, ""),
        Blocked("named", 4, 9, "lord:Arnaud"),
    ]


def test_what_was_taken_back_is_nowhere_in_the_state():
    """It is the same whether only what counts is done, or all that was written."""
    paid, back = Transfer("m", 2, "bank", "p"), Transfer("m", 2, "p", "bank")
    entries = [
        Entry("pay", {}, {}, [Transfer("m", 1, "bank", "p")], seq=1),
        Entry("pay", {}, {}, [paid], seq=2, undone_by=3),
        Entry("undo", {}, {}, [back], seq=3, undoes=(2,)),
        Entry("pay", {}, {}, [paid], seq=4),
    ]
    assert fold(entries) == replay(entries)
    assert fold(entries).balance("p", "m") == 3
    assert replay(entries[:2]).balance("p", "m") == 3
    assert fold(entries[:2]).balance("p", "m") == 1
    assert fold([]) == replay([]) == State()
