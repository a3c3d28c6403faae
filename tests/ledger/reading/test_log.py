"""The journal as a list, one entry in full, and the lines of an account."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change, Transfer
from ledger.errors import Refused
from ledger.flow import Flow
from ledger.questions import Throw
from ledger.reading.log import facts, in_full, log, show, thrown
from tests.ledger.reading.written import put, write

ANNE, BRUNO, CHLOE = "player:Anne", "player:Bruno", "player:Chloé"


@pytest.fixture
def played(evening):
    """Two turns: a payment in each, a title, and an undo."""
    evening.act("pay", "bank", "Anne", 30, "wages")
    evening.act("title grant", "Warden", "Bruno")
    evening.act("turn")
    evening.act("pay", "Anne", "Chloé", 4)
    evening.undo()
    return evening


def listed(evening, **options):
    """The numbers of the entries in the list."""
    return [one.seq for one in log(evening.book, **options)[0]]


@pytest.mark.parametrize(
    ("options", "numbers"),
    [
        ({}, [1, 2, 3, 4, 5, 6]),
        ({"last": 2}, [5, 6]),
        ({"last": 0}, []),
        ({"turn": 1}, [1, 2, 3, 4]),
        ({"turn": (1, 2)}, [5, 6]),
        ({"turn": 3}, []),
        ({"kind": "pay"}, [2, 5]),
        ({"kind": "title"}, [3]),
        ({"player": "chloe"}, [1, 5, 6]),
        ({"player": "Bruno"}, [1, 3]),
        ({"player": "bank"}, [2]),
        ({"player": "Anne", "turn": 1, "kind": "pay", "last": 1}, [2]),
    ],
)
def test_the_list_has_the_entries_that_fit(played, options, numbers):
    """They come oldest first, with undone ones; all conditions count together."""
    assert listed(played, **options) == numbers


def test_the_list_is_made_entry_by_entry(played):
    """It comes with the current state, and may be gone through again."""
    found, state = log(played.book)
    assert isinstance(found, Flow)
    assert list(found) == list(found) == played.entries
    assert state == played.state
    with pytest.raises(Refused) as refused:
        log(played.book, player="Dora")
    assert refused.value.key == "unknown_name.player"


def test_who_looks_sees_no_payment_between_others(evening):
    """The hash is left out of all that is shown to one player."""
    evening.act("pay", "bank", "Bruno", 9)
    evening.act("pay", "Bruno", "Chloé", 2)
    for viewer, seen in (("Bruno", [9, 2]), ("Anne", [None, None]), (None, [9, 2])):
        entries = list(log(evening.book, kind="pay", viewer=viewer)[0])
        assert [one.effects[0].amount for one in entries] == seen
        shown = [show(evening.book, n, viewer)[0] for n in (2, 3)]
        assert shown == entries
        assert (entries[0].hash == "") is (viewer is not None)


def test_a_table_with_closed_purses_may_open_them(tmp_path, barony):
    """With `all_`, the list and an entry show every sum."""
    barony.act("pay", "bank", "Anne", 9)
    barony.act("rules set", "fief.money.secret", "true")
    for all_, amount in ((False, None), (True, 9)):
        (one,) = log(barony.book, kind="pay", all_=all_)[0]
        assert one.effects[0].amount == amount
        assert show(barony.book, 2, all_=all_) == (one, barony.state)


@pytest.mark.parametrize("seq", [0, 7, -1])
def test_an_entry_that_there_is_not_cannot_be_shown(played, seq):
    """Only the number is said."""
    with pytest.raises(Refused) as refused:
        show(played.book, seq)
    refusal = refused.value
    assert (refusal.code, refusal.key) == ("unknown_name", "unknown_name.entry")
    assert refusal.facts == {"entry": seq}


def test_a_line_of_the_list_has_what_is_shown_of_an_entry(played):
    """An undone entry names its undo, and the undo names what it takes back."""
    paid, undo = played.entry(5), played.entry(6)
    line = {
        "seq": 5,
        "id": paid.hash[:12],
        "at": paid.at,
        "turn": 2,
        "phase": None,
        "kind": "pay",
        "text": "",
        "undone_by": 6,
        "undoes": [],
        "chapter": 1,
    }
    assert facts(paid) == line
    assert len(line["id"]) == 12
    assert facts(paid._replace(hash=""))["id"] is None
    more = {"seq": 6, "id": undo.hash[:12], "at": undo.at, "kind": "undo"}
    assert facts(undo) == line | more | {"undone_by": None, "undoes": [5]}


def test_an_entry_in_full_says_what_was_asked_and_done(evening):
    """Names stand for ids, and the typed words are apart."""
    evening.act("pay", "bank", "Anne", 30, "wages", once="a-1")
    entry = evening.entry(2)
    assert in_full(entry, evening.state) == {
        "redoes": [],
        "cause": None,
        "once": "a-1",
        "remark": "wages",
        "ruling": None,
        "asked": {"from": "bank", "to": "Anne", "amount": 30},
        "said": entry.asked["said"],
        "throws": [],
        "outcome": {
            "from": "bank",
            "to": "Anne",
            "amount": 30,
            "balances": {"bank": -30, "Anne": 30},
        },
        "effects": [
            {
                "what": "money",
                "amount": 30,
                "source": "bank",
                "target": ANNE,
                "rule": None,
                "about": None,
            }
        ],
        "hash": entry.hash,
    }
    assert in_full(entry._replace(hash=""), evening.state)["hash"] is None


def test_all_else_that_an_entry_may_have_is_told(evening):
    """Its cause, its ruling, what it brings back, its dice and its rules."""
    seq = write(
        evening,
        Change(ANNE, "mood", None, "glad", Because("R-1", BRUNO)),
        ruling="why not",
        cause=1,
        throws=[Throw(ANNE, "luck", "d6", (3, 4), "typed")],
    )
    told = in_full(evening.entry(seq), evening.state)
    assert (told["cause"], told["ruling"], told["said"]) == (1, "why not", None)
    change = {"subject": ANNE, "field": "mood", "before": None, "after": "glad"}
    assert told["effects"] == [{**change, "rule": "R-1", "about": BRUNO}]
    assert [one["faces"] for one in told["throws"]] == [[3, 4]]


def test_an_entry_says_what_it_takes_or_brings_back(played):
    """The undo is entry 6; the redo names what comes back."""
    played.redo()
    redone = played.entry(7)
    assert in_full(redone, played.state)["redoes"] == [5]
    assert facts(redone)["undoes"] == []
    assert in_full(played.entry(6), played.state)["redoes"] == []


def test_effects_say_what_they_move_and_why(evening):
    """The rule and the place are beside the sum."""
    because = Because("R-2", BRUNO)
    seq = write(evening, Transfer("money", 2, "bank", ANNE, because))
    (told,) = in_full(evening.entry(seq), evening.state)["effects"]
    assert (told["rule"], told["about"]) == ("R-2", BRUNO)


def test_a_throw_names_its_thrower_and_the_player(evening):
    """A figure throws for its player; nobody in particular is nobody."""
    put(evening, "figure:Ork", name="Ork", player=ANNE)
    of = {"why": "luck", "die": "d8", "faces": [3, 8], "how": "kept", "from": 2}
    throw = Throw("figure:Ork", "luck", "d8", (3, 8), "kept", 2)
    state = evening.state
    assert thrown(throw, state) == {"who": "Ork", "player": "Anne", **of}
    by = throw._replace(who=BRUNO)
    assert thrown(by, state) == {"who": "Bruno", "player": None, **of}
    nobody = throw._replace(who=None, origin=None)
    told = {"who": None, "player": None, **of, "from": None}
    assert thrown(nobody, state) == told
