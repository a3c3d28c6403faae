"""What stands in the way of an undo or a redo, and what is warned of."""

from __future__ import annotations

import pytest

from ledger.acting.history import redo, redo_these, undo, undo_these
from ledger.effects import Change, Transfer
from ledger.errors import Refused
from ledger.journal import Entry
from ledger.store import append
from tests.laws.evening import Evening
from tests.ledger.acting.test_history import paid


def noted(evening, *effects, about=None, **more):
    """An entry with these effects, however it came to be: its number."""
    with evening.book.writing():
        entry = Entry("note", {"about": about}, {}, effects, **more)
        return append.append(evening.book, entry)[0]


def blocked(evening, call, *args):
    """Why an undo or redo is blocked, with its facts."""
    told = evening.refusal(call, evening.recorder(), *args)
    assert (type(told), told.code) == (Refused, "blocked")
    return told.key, told.facts


def by(evening, call, *args):
    """Which act cannot be taken or brought back, and which ones stand in its way."""
    key, facts = blocked(evening, call, *args)
    return key.removeprefix("blocked."), facts["entry"], facts["by"]


@pytest.fixture
def wild(tmp_path):
    """An evening that keeps no laws: its entries are made by hand."""
    played = Evening(str(tmp_path / "w.db"))
    yield played
    played.close()


# Acts that lean on others -------------------------------------------------------------


def test_a_later_change_of_the_same_thing_is_told_with_the_thing(evening):
    """All the acts in the way, each once and in their order."""
    evening.act("territory add", "Vaux", None, "Anne")
    for owner in ("Bruno", "Chloé", "Anne"):
        evening.act("territory claim", "Vaux", owner)
    assert blocked(evening, undo, 3) == (
        "blocked.field",
        {"entry": 3, "by": [4, 5], "about": "territory:Vaux"},
    )
    assert blocked(evening, undo, 2)[0] == "blocked.field"
    assert by(evening, undo_these, [3, 4]) == ("field", 3, [5])
    assert undo_these(evening.recorder(), [3, 4, 5]).result == {"undone": [3, 4, 5]}


def test_a_redo_waits_for_what_was_changed_meanwhile(evening):
    """Even if it stands again as it stood then."""
    evening.act("territory add", "Vaux", None, "Anne")
    evening.act("territory claim", "Vaux", "Bruno")
    undo(evening.recorder(), 3)
    for owner in ("Chloé", "Anne"):
        evening.act("territory claim", "Vaux", owner)
    told = {"entry": 3, "by": [5, 6], "about": "territory:Vaux"}
    assert blocked(evening, redo, 3) == ("blocked.field", told)
    assert blocked(evening, redo_these, [3]) == ("blocked.field", told)


def test_what_was_brought_is_told_where_it_is_named(evening):
    """Its id says which of several things it is."""
    evening.act("players add", "Dora")
    evening.act("count", "Dora", 3)
    assert blocked(evening, undo, 2) == (
        "blocked.named",
        {"entry": 2, "by": [3], "about": "player:Dora"},
    )


def test_an_act_that_leans_on_two_is_told_once(evening):
    """The first of the acts that it leans on is named."""
    evening.act("title grant", "Warden", "Anne")
    evening.act("territory add", "Vaux", None, "Anne")
    noted(evening, cause=2)
    noted(evening, cause=3)
    noted(evening, cause=2)
    assert by(evening, undo_these, [3, 2]) == ("cause", 3, [4, 5, 6])
    assert by(evening, undo_these, [2, 3]) == ("cause", 2, [4, 5, 6])


# A purse that would be empty ----------------------------------------------------------


def test_the_purse_that_would_lack_money_is_told(evening):
    """How much is there, how much is needed, and who drew on it since."""
    paid(evening, "bank Anne 40", "Anne Bruno 30", "bank Bruno 1", "Anne Bruno 2")
    assert blocked(evening, undo, 2) == (
        "blocked.floor",
        {
            "entry": 2,
            "by": [3, 5],
            "account": "player:Anne",
            "what": "money",
            "have": 8,
            "need": 40,
        },
    )


def test_of_several_acts_the_one_that_touched_the_purse_is_told(evening):
    """As its source or its target; others have nothing to do with it."""
    paid(evening, "bank Anne 40", "bank Bruno 30", "Bruno Chloé 20")
    assert by(evening, undo_these, [2, 3]) == ("floor", 3, [4])
    undo(evening.recorder(), 4)
    paid(evening, "Bruno Anne 25", "Anne Bruno 60")
    assert by(evening, undo_these, [2, 6]) == ("floor", 2, [7])


def test_a_redo_lacks_money_where_it_was_spent_meanwhile(evening):
    """The act that gives it is the one that is told."""
    paid(evening, "bank Anne 10", "bank Bruno 40", "Bruno Chloé 30")
    undo(evening.recorder(), 4)
    paid(evening, "Bruno Anne 20")
    key, facts = blocked(evening, redo, 4)
    assert (key, facts["entry"], facts["by"]) == ("blocked.floor", 4, [6])
    assert (facts["have"], facts["need"]) == (20, 30)


def test_it_counts_what_moved_not_only_whose_it_was(wild):
    """Wood is not money."""
    noted(wild, Transfer("money", 5, "bank", "player:Anne"))
    noted(wild, Transfer("wood", 5, "world", "player:Anne"))
    noted(wild, Transfer("wood", 3, "player:Anne", "world"))
    told = wild.refusal(undo_these, wild.recorder(), [2, 3])
    assert (told.key, told.facts["entry"], told.facts["by"]) == (
        "blocked.floor",
        3,
        [4],
    )
    assert told.facts["what"] == "wood"


def test_an_act_may_have_moved_more_than_what_is_lacking(wild):
    """One of its payments is enough for it to be told."""
    noted(wild, Transfer("money", 5, "bank", "player:Chloé"))
    both = [Transfer("money", 5, "bank", f"player:{who}") for who in ("Bruno", "Anne")]
    noted(wild, *both)
    noted(wild, Transfer("money", 3, "player:Anne", "bank"))
    told = wild.refusal(undo_these, wild.recorder(), [2, 3])
    assert (told.facts["entry"], told.facts["by"]) == (3, [4])


# A redo without what its acts leaned on -----------------------------------------------


def test_an_act_is_not_brought_back_before_what_it_names(evening):
    """The thing is told, and the act that brought it."""
    evening.act("players add", "Dora")
    evening.act("count", "Dora", 3)
    undo(evening.recorder(), to=1)
    assert blocked(evening, redo, 3) == (
        "blocked.misfit",
        {"entry": 3, "by": [2], "about": "player:Dora"},
    )
    assert redo_these(evening.recorder(), [3, 2]).result == {"redone": [3, 2]}


def test_an_act_is_not_brought_back_before_its_cause(evening):
    """It follows from it; about what, nobody says."""
    evening.act("note", "the bridge falls")
    noted(evening, cause=2)
    undo(evening.recorder(), to=1)
    assert blocked(evening, redo, 3) == (
        "blocked.misfit",
        {"entry": 3, "by": [2], "about": ""},
    )
    redo(evening.recorder(), 2)
    assert redo(evening.recorder(), 3).written


def test_what_was_gone_before_the_act_was_done_is_not_missed(evening):
    """The act was done without it."""
    evening.act("players add", "Dora")
    undo(evening.recorder())
    evening.act("note", "Dora may come")
    noted(evening, cause=2)
    undo(evening.recorder(), 5)
    assert redo(evening.recorder(), 5).written


def test_of_all_that_an_act_leaned_on_only_what_it_had_is_missed(evening):
    """Not the first of them, which was gone already."""
    evening.act("players add", "Dora")
    undo(evening.recorder())
    evening.act("title grant", "Warden", "Anne")
    noted(evening, cause=2, about="title:Warden")
    undo(evening.recorder(), to=3)
    assert by(evening, redo, 5) == ("misfit", 5, [4])


def test_an_act_is_not_brought_back_before_its_turn(evening):
    """Unless it comes back with it, in whichever order these are named."""
    evening.act("turn")
    evening.act("note", "in the second turn")
    evening.act("turn")
    evening.act("note", "in the third turn")
    undo(evening.recorder(), to=1)
    assert blocked(evening, redo, 3) == (
        "blocked.misfit",
        {"entry": 3, "by": [2], "about": "campaign"},
    )
    assert by(evening, redo_these, [2, 5]) == ("misfit", 5, [4])
    assert by(evening, redo_these, [5, 2]) == ("misfit", 5, [4])
    assert redo_these(evening.recorder(), [3, 2]).written
    assert redo_these(evening.recorder(), [5, 4]).written


def test_in_a_turn_that_came_again_an_act_can_be_brought_back(evening):
    """The turn that was undone is no longer needed."""
    evening.act("turn")
    evening.act("note", "in the second turn")
    undo(evening.recorder(), to=1)
    evening.act("turn")
    assert redo(evening.recorder(), 3).result == {"redone": [3]}


def test_an_act_comes_back_in_a_turn_to_which_another_act_leads(evening):
    """It comes back with it; the act that led there before is not needed."""
    evening.act("turn")
    undo(evening.recorder())
    evening.act("turn")
    evening.act("note", "in the second turn")
    undo(evening.recorder(), to=3)
    assert by(evening, redo_these, [5]) == ("misfit", 5, [4])
    assert redo_these(evening.recorder(), [2, 5]).result == {"redone": [2, 5]}


# What no longer stands as it did ------------------------------------------------------


def test_what_an_act_replaced_must_stand_again(evening):
    """The last of the acts that had put it there is told, if it came before."""
    evening.act("territory add", "Vaux", None, "Anne")
    for owner in ("Bruno", "Chloé", "Anne", "Bruno"):
        evening.act("territory claim", "Vaux", owner)
    undo(evening.recorder(), to=2)
    assert blocked(evening, redo, 5) == (
        "blocked.misfit",
        {"entry": 5, "by": [4], "about": "territory:Vaux"},
    )
    assert by(evening, redo_these, [5, 6]) == ("misfit", 5, [4])
    assert redo_these(evening.recorder(), [3, 4, 5]).written


def test_where_no_act_was_taken_back_none_is_told(wild):
    """What an act replaced may have been another thing from the beginning."""
    wild.act("territory add", "Vaux", None, "Anne")
    wild.act("territory claim", "Vaux", "Bruno")
    undo(wild.recorder())
    wild.act("players rename", "Anne", "Zoé")
    owned = wild.act("territory claim", "Vaux", "Chloé").entry.seq
    undo(wild.recorder(), owned)
    noted(wild, Change("territory:Vaux", "kind", None, "mine"))
    assert redo(wild.recorder(), 3).written


def test_only_acts_are_told_that_had_put_it_there(evening):
    """No undo or redo, though these have done it last."""
    evening.act("territory add", "Vaux", None, "Anne")
    evening.act("territory claim", "Vaux", "Bruno")
    undo(evening.recorder(), 3)
    redo(evening.recorder(), 3)
    evening.act("territory claim", "Vaux", "Chloé")
    undo(evening.recorder(), 6)
    undo(evening.recorder(), 3)
    assert by(evening, redo, 6) == ("misfit", 6, [3])


# What is warned of --------------------------------------------------------------------


def reckoned(told):
    """The acts of which an undo warns."""
    assert [one["key"] for one in told.warnings] in ([], ["undo.reckoned"])
    return [one["facts"] for one in told.warnings]


def test_an_undo_warns_of_acts_that_drew_on_the_money(evening):
    """There is enough left, but those acts had counted on more."""
    paid(evening, "bank Anne 40", "bank Anne 90", "Anne Bruno 3", "Bruno bank 1")
    assert reckoned(undo(evening.recorder(), 2)) == [{"by": [4]}]
    assert reckoned(redo(evening.recorder(), 2)) == []


def test_it_warns_of_five_acts_at_most(evening):
    """The first of them, whichever purse they drew on."""
    paid(evening, *["bank Anne 90", "bank Bruno 90"] * 2)
    paid(evening, *["Bruno Chloé 1", "Anne Chloé 1"] * 4)
    assert reckoned(undo_these(evening.recorder(), [3, 2])) == [
        {"by": [6, 7, 8, 9, 10]}
    ]


def test_it_warns_of_no_act_that_goes_with_it(evening):
    """Nor of any act twice."""
    paid(evening, *["bank Anne 90"] * 3, *["Anne Bruno 1"] * 3)
    told = undo_these(evening.recorder(), [2, 3, 6])
    assert reckoned(told) == [{"by": [5, 7]}]


def test_what_came_to_the_bank_is_nobodys_money(evening):
    """All draw on it."""
    paid(evening, "bank Anne 40", "Anne bank 5", "bank Bruno 9")
    assert reckoned(undo(evening.recorder(), 3)) == []


def test_before_the_money_came_nobody_drew_on_it(evening):
    """Nor those who drew on another purse, or on another kind of thing."""
    paid(evening, "bank Anne 40", "Anne Bruno 3", "bank Anne 5", "Bruno Anne 1")
    assert reckoned(undo(evening.recorder(), 4)) == []


@pytest.mark.parametrize(("others", "warned"), [(49, [{"by": [54]}]), (50, [])])
def test_of_very_many_acts_the_first_fifty_are_looked_at(evening, others, warned):
    """A warning is not worth the time that all of them would take."""
    paid(evening, "bank Anne 90", "bank Anne 90")
    with evening.book.writing():
        for _ in range(50):
            append.append(evening.book, Entry("note", {}, {}))
    paid(evening, "Anne Bruno 1")
    numbers = [*range(4, 4 + others), 2]
    assert reckoned(undo_these(evening.recorder(), numbers)) == warned
