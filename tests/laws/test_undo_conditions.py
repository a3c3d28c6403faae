"""The six conditions of undo and redo: each one alone can block an act."""

from __future__ import annotations

import pytest

from ledger import journal, rules
from ledger.acting import history
from ledger.journal import Entry, Finding
from ledger.store import append


def blocked(evening, call, *args, **kwargs):
    """The refusal of an undo or redo: its key, the act, and the acts in the way."""
    refusal = evening.refusal(call, *args, **kwargs)
    assert refusal.code == "blocked"
    return refusal.key, refusal.facts["entry"], refusal.facts.get("by")


def seq(answer):
    """The number of the entry that was written."""
    return answer.entry.seq


# 1. A later live act changed a subject and field that X changes ---------------


def test_undo_waits_for_a_later_change_of_the_same_field(evening):
    """A to B, B to A, A to B: comparing the values before is not enough."""
    evening.act("territory add", "Vaux", None, "Anne")
    first = seq(evening.act("territory claim", "Vaux", "Bruno"))
    second = seq(evening.act("territory claim", "Vaux", "Anne"))
    third = seq(evening.act("territory claim", "Vaux", "Bruno"))
    assert blocked(evening, evening.undo, first) == (
        "blocked.field",
        first,
        [second, third],
    )
    evening.undo(third)
    evening.undo(second)
    evening.undo(first)
    assert evening.state.get("territory:Vaux", "owner") == "player:Anne"


def test_redo_waits_for_a_later_change_of_the_same_field(evening):
    """A change made in another way since then stays as it is."""
    evening.act("territory add", "Vaux", None, "Anne")
    first = seq(evening.act("territory claim", "Vaux", "Bruno"))
    evening.undo(first)
    other = seq(evening.act("territory claim", "Vaux", "Chloé"))
    back = seq(evening.act("territory claim", "Vaux", "Anne"))
    assert blocked(evening, evening.redo, first) == (
        "blocked.field",
        first,
        [other, back],
    )


def test_redo_waits_until_what_it_replaced_stands_again(evening):
    """The second of two undone claims does not fit before the first is redone."""
    evening.act("territory add", "Vaux", None, "Anne")
    first = seq(evening.act("territory claim", "Vaux", "Bruno"))
    second = seq(evening.act("territory claim", "Vaux", "Chloé"))
    evening.undo(to=2)
    assert blocked(evening, evening.redo, second) == (
        "blocked.misfit",
        second,
        [first],
    )
    evening.redo(first)
    evening.redo(second)


# 2. A later live act names something that X created ---------------------------


def test_undo_waits_for_acts_that_name_what_it_brought(evening):
    """A count moves nothing, but it names the player; so does a roll."""
    came = seq(evening.act("players add", "Dora"))
    counted = seq(evening.act("count", "Dora", 3))
    rolled = seq(evening.act("roll", "2d6", "Dora"))
    assert blocked(evening, evening.undo, came) == (
        "blocked.named",
        came,
        [counted, rolled],
    )


@pytest.mark.parametrize(
    "name", ['Le "Vieux"', "back\\slash", "Zoé", "100%", "a_b", "*"]
)
def test_any_name_is_found_among_what_was_asked(evening, name):
    """Names with quotes and backslashes are found, though JSON escapes them."""
    came = seq(evening.act("players add", name))
    counted = seq(evening.act("count", name, 3))
    assert blocked(evening, evening.undo, came) == ("blocked.named", came, [counted])


def test_longer_names_do_not_hide_the_one_that_is_meant(evening):
    """Thirty acts of Annette do not count as Ann's; the one after them does."""
    came = seq(evening.act("players add", "Ann"))
    evening.act("players add", "Annette")
    for _ in range(30):
        evening.act("count", "Annette", 1)
    counted = seq(evening.act("count", "Ann", 1))
    assert blocked(evening, evening.undo, came)[2][-1] == counted
    evening.undo(counted)
    seats = blocked(evening, evening.undo, came)
    assert seats[0] == "blocked.field"  # Annette took her seat after Ann


def test_parts_of_accounts_are_names_too(evening):
    """`guard/title:Warden` leans on the title."""
    granted = seq(evening.act("title grant", "Warden", "Anne"))
    seat = "player:Bruno/title:Warden"
    paid = seq(evening.act("correct", ["money", seat], "3", "lies there"))
    assert blocked(evening, evening.undo, granted) == ("blocked.named", granted, [paid])


def test_redo_waits_for_acts_that_name_what_it_brings(evening):
    """A later act that names the same thing blocks the redo."""
    came = seq(evening.act("players add", "Dora"))
    evening.undo(came)
    entry = Entry("note", {"about": "player:Dora"}, {})
    with evening.book.writing():
        spoken, _ = append.append(evening.book, entry)
    assert blocked(evening, evening.redo, came) == ("blocked.named", came, [spoken])


# 3. A later live act has X as its cause ----------------------------------------


@pytest.mark.parametrize("back", [False, True])
def test_what_follows_from_an_act_stands_in_its_way(evening, back):
    """The consequence has to be undone first."""
    first = seq(evening.act("note", "the bridge falls"))
    if back:
        evening.undo(first)
    with evening.book.writing():
        second, _ = append.append(evening.book, Entry("note", {}, {}, cause=first))
    call = evening.redo if back else evening.undo
    assert blocked(evening, call, first) == ("blocked.cause", first, [second])
    evening.undo(second)
    call(first)


# 4. X moved the clock and a later live act carries the later time ---------------


def test_undo_of_the_clock_waits_for_acts_of_the_later_time(evening):
    """A remark of turn 2 cannot be in turn 1."""
    turned = seq(evening.act("turn"))
    noted = seq(evening.act("note", "turn two"))
    assert blocked(evening, evening.undo, turned) == ("blocked.clock", turned, [noted])
    evening.undo(noted)
    evening.undo(turned)
    assert evening.state.turn == 1


def test_undo_of_a_phase_waits_for_acts_of_that_phase(evening):
    """Only acts of that very phase and turn block the undo."""
    evening.act("rules set", "free.clock.phases", "income,war")
    begun = seq(evening.act("phase"))
    war = seq(evening.act("phase"))
    noted = seq(evening.act("note", "to arms"))
    assert blocked(evening, evening.undo, war) == ("blocked.clock", war, [noted])
    assert blocked(evening, evening.undo, begun)[0] in (
        "blocked.field",
        "blocked.clock",
    )


def test_redo_of_an_act_waits_for_its_time(evening):
    """An act of turn 2 can be redone only once turn 2 has been redone."""
    turned = seq(evening.act("turn"))
    noted = seq(evening.act("note", "turn two"))
    evening.undo(to=1)
    assert blocked(evening, evening.redo, noted) == ("blocked.misfit", noted, [turned])
    evening.redo(turned)
    evening.redo(noted)


# 5. An account would end below its floor ----------------------------------------


def test_undo_names_the_acts_that_spent_the_money(evening):
    """Forty came and thirty went: the forty cannot be undone."""
    paid = seq(evening.act("pay", "bank", "Anne", 40))
    spent = seq(evening.act("pay", "Anne", "Bruno", 30))
    assert blocked(evening, evening.undo, paid) == ("blocked.floor", paid, [spent])
    evening.act("pay", "bank", "Anne", 35)
    told = evening.undo(paid)
    assert evening.state.balance("player:Anne", "money") == 5
    assert [w["key"] for w in told.warnings] == ["undo.reckoned"]
    assert told.warnings[0]["facts"]["by"] == [spent]


def test_redo_needs_the_money_too(evening):
    """The money of an undone payment must be there when it is redone."""
    evening.act("pay", "bank", "Anne", 40)
    paid = seq(evening.act("pay", "Anne", "Bruno", 30))
    evening.undo(paid)
    spent = seq(evening.act("pay", "Anne", "Chloé", 20))
    assert blocked(evening, evening.redo, paid) == ("blocked.floor", paid, [spent])


# 6. The game's audit finds a fault that was not there before ---------------------


@pytest.mark.parametrize("back", [False, True])
def test_the_audit_has_the_last_word(evening, back, monkeypatch):
    """No act leans on it, but the game says that it is impossible."""
    noted = seq(evening.act("territory add", "Vaux"))
    if back:
        evening.undo(noted)
    game = rules.game_named("free")
    old = evening.state

    def audit(state):
        return [] if state == old else [Finding("audit.strange", "title:Warden")]

    monkeypatch.setattr(game, "audit", audit)
    call = evening.redo if back else evening.undo
    key = "blocked.audit.redo" if back else "blocked.audit"
    assert blocked(evening, call, noted) == (key, noted, None)
    monkeypatch.undo()
    call(noted)


# What may be undone at all ---------------------------------------------------------


def test_what_there_is_nothing_to_take_back_of(evening):
    """Entry 1, an undo, an act already undone or an unknown entry cannot be undone."""
    keys = {}
    keys["empty"] = evening.refusal(evening.undo)
    keys["first"] = evening.refusal(evening.undo, 1)
    noted = seq(evening.act("note", "x"))
    undone = seq(evening.undo(noted))
    keys["again"] = evening.refusal(evening.undo, noted)
    keys["undo"] = evening.refusal(evening.undo, undone)
    keys["undo back"] = evening.refusal(evening.redo, undone)
    evening.redo()
    keys["live"] = evening.refusal(evening.redo, noted)
    keys["nothing"] = evening.refusal(evening.redo)
    keys["after"] = evening.refusal(evening.undo, to=evening.head[0])
    assert {key: (r.code, r.key) for key, r in keys.items()} == {
        "empty": ("nothing_to_undo", "nothing_to_undo"),
        "first": ("nothing_to_undo", "undo.first"),
        "again": ("nothing_to_undo", "undo.again"),
        "undo": ("nothing_to_undo", "undo.no_act"),
        "undo back": ("nothing_to_undo", "undo.no_act"),
        "live": ("nothing_to_undo", "redo.live"),
        "nothing": ("nothing_to_undo", "redo.nothing"),
        "after": ("nothing_to_undo", "undo.nothing_after"),
    }
    for call in (evening.undo, evening.redo):
        for number in (0, 99):
            assert evening.refusal(call, number).code == "unknown_name"
    for to in (0, 99):
        assert evening.refusal(evening.undo, to=to).code == "unknown_name"
    assert evening.refusal(history.undo, evening.recorder(), 2, 1).key == "undo.both"


def test_redo_alone_brings_back_all_of_the_latest_undo(evening):
    """Three acts undone at once are redone at once."""
    acts = [seq(evening.act("pay", "bank", "Anne", n)) for n in (1, 2, 3)]
    after = evening.state
    assert evening.undo(to=1).result == {"undone": acts}
    assert evening.redo().result == {"redone": acts}
    assert evening.state == after


def test_undos_may_be_stacked_and_redone_in_turn(evening):
    """Undo, undo, redo, redo leaves everything as if nothing had happened."""
    for amount in (1, 2):
        evening.act("pay", "bank", "Anne", amount)
    after = evening.state
    first, second = evening.undo().result, evening.undo().result
    assert (first, second) == ({"undone": [3]}, {"undone": [2]})
    assert evening.redo().result == {"redone": [2]}
    assert evening.redo().result == {"redone": [3]}
    assert evening.state == after


def test_an_act_before_a_rename_can_be_undone(evening):
    """The journal holds ids, whatever the names are now."""
    paid = seq(evening.act("pay", "bank", "Anne", 5))
    granted = seq(evening.act("title grant", "Warden", "Anne"))
    evening.act("players rename", "Anne", "Zoé")
    evening.act("players add", "Anne")
    evening.undo(granted)
    evening.undo(paid)
    assert evening.state.balances == {}
    evening.redo(granted)
    assert evening.state.get("title:Warden", "holder") == "player:Anne"
    assert evening.state.name("player:Anne") == "Zoé"


def test_every_set_of_acts_folds_to_the_state(evening):
    """`journal.fold` of the live acts agrees with `journal.replay` of everything."""
    evening.act("pay", "bank", "Anne", 5)
    evening.undo()
    every = evening.entries
    assert journal.fold(every) == journal.replay(every) == evening.state
    assert journal.fold(every[:2]) != journal.replay(every[:2])


def test_redo_waits_until_what_it_names_is_there_again(evening):
    """A count of a player who is no longer there moves nothing, but would mislead."""
    came = seq(evening.act("players add", "Dora"))
    counted = seq(evening.act("count", "Dora", 3))
    evening.undo(to=1)
    assert blocked(evening, evening.redo, counted) == (
        "blocked.misfit",
        counted,
        [came],
    )
    evening.redo(came)
    evening.redo(counted)


def test_a_turn_that_came_twice_is_brought_back_with_what_followed(evening):
    """The turn that was undone for good is not needed again."""
    evening.act("turn")
    evening.undo()
    evening.act("turn")
    evening.act("note", "in the second turn")
    played = evening.state
    evening.undo(to=1)
    assert evening.redo().result["redone"] == [4, 5]
    assert played == evening.state
