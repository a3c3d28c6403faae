"""A whole report as facts."""

from __future__ import annotations

import pytest

from ledger.effects import Change
from ledger.errors import Refused
from ledger.questions import Throw
from ledger.reading.report.report import Asked, Report
from tests.ledger.reading.journals import pays

ANNE, BRUNO = "player:Anne", "player:Bruno"
VAUX = "territory:Vaux"


@pytest.fixture
def table(journal):
    """Three turns, in the last of which nothing has been done yet."""
    made = journal("Anne", "Bruno", Anne=100)
    made.put(VAUX, name="Vaux", owner=ANNE)  # entry 2
    made.put("title:Warden", name="Warden", holder=BRUNO)  # entry 3
    made.next_turn()
    made.pay("Anne", "Bruno", 30)  # entry 5
    made.undo(made.pay("Anne", "Bruno", 1))  # entries 6, 7
    made.next_turn()
    return made


def report(table, **asked):
    """The report."""
    return Report(table.book, Asked(**asked))


def test_a_report_asks_for_all_that_counts():
    """By default: from the first turn to now, for nobody in particular."""
    assert tuple(Asked()) == (None, None, False, False, None, False, False)


def test_a_report_begins_with_what_it_is_about(table):
    """The game, its turns and players, and the head of the journal."""
    facts = report(table).facts
    (hashed,) = table.book.row("SELECT hash FROM entry WHERE seq = 8")

    assert {key: facts[key] for key in list(facts)[:8]} == {
        "game": "free",
        "unit": "coins",
        "head": hashed,
        "entries": 8,
        "turns": {"first": 1, "last": 3, "now": 3},
        "chapters": {"first": 1, "last": 1, "now": 1},
        "viewer": None,
        "players": ["Anne", "Bruno"],
    }
    assert facts["maps"] is False
    assert report(table, maps=True).facts["maps"] is True


def test_a_report_has_all_that_is_found_on_the_way(table):
    """Purses, land, titles, map and battles, up to the last turn."""
    facts = report(table).facts

    assert set(list(facts)[8:]) == {
        *("honours", "standings", "chronicle", "battles", "money", "territories"),
        *("titles", "map", "maps"),
    }
    assert [one["title"] for one in facts["honours"]] == ["Warden"]
    assert [(one["name"], one["money"]) for one in facts["standings"]] == [
        *(("Anne", 70), ("Bruno", 30)),
    ]
    assert facts["chronicle"] == ()
    assert [*facts["battles"]] == []
    assert facts["money"]["accounts"][0] == {"name": "Anne", "money": [100, 70, 70]}
    assert facts["money"]["paid"][0]["by"] == [{"kind": "pay", "amount": 30}]
    assert [one["territory"] for one in facts["territories"]] == ["Vaux"]
    assert [one["title"] for one in facts["titles"]] == ["Warden"]
    assert [one["turn"] for one in facts["map"]["owners"]] == [1, 2, 3]


def test_a_turn_is_told_once_whatever_has_been_done_in_it(journal):
    """The first, one that has just begun, and one in which something was done."""
    table = journal("Anne", Anne=100)
    assert report(table).facts["money"]["turns"] == [1]
    table.next_turn()
    assert report(table).facts["money"]["turns"] == [1, 2]
    table.pay("Anne", "bank", 1)
    assert report(table).facts["money"]["turns"] == [1, 2]
    table.next_turn()
    table.pay("Anne", "bank", 1)
    one = report(table)

    assert one.facts["money"]["turns"] == [1, 2, 3]
    assert one.facts["money"]["accounts"][0]["money"] == [100, 99, 98]
    assert one.to_now is True


def test_what_moves_as_a_turn_ends_is_counted_once(table):
    """Though the next turn, in which nothing has happened, follows it."""
    change = Change("campaign", "turn", 3, 4)
    table.write("turn next", change, pays("bank", ANNE, 9))
    table.turn = 4
    facts = report(table).facts

    assert facts["money"]["turns"] == [1, 2, 3, 4]
    assert facts["money"]["accounts"][0]["money"] == [100, 70, 79, 79]
    received = {"kind": "turn next", "amount": 9}
    assert received in facts["money"]["received"][0]["by"]
    assert facts["standings"][0]["money"] == 79


def acts(one):
    """The entries of each turn that a report covers."""
    return [
        (turn.chapter, turn.number, [act.seq for act in one.acts(turn)])
        for turn in one.turns
    ]


def test_a_report_covers_the_turns_in_which_something_happened(table):
    """With what was taken back if it is asked for."""
    plain, full = report(table), report(table, undone=True, full=True)

    assert acts(plain) == [(1, 1, [1, 2, 3, 4]), (1, 2, [5, 8])]
    assert acts(full) == [(1, 1, [1, 2, 3, 4]), (1, 2, [5, 6, 7, 8])]
    assert (plain.undone, plain.full, plain.opened) == (False, False, False)
    assert (full.undone, full.full, full.opened) == (True, True, False)
    assert (plain.to_now, full.to_now) == (True, True)
    assert plain.state == table.state
    assert plain.book is table.book


@pytest.mark.parametrize(
    ("first", "last", "told", "covers", "to_now"),
    [
        (2, None, [2, 3], [2], True),
        (None, 2, [1, 2], [1, 2], False),
        (2, 2, [2], [2], False),
        (3, 3, [3], [], True),
        ((1, 1), (1, 3), [1, 2, 3], [1, 2], True),
    ],
)
def test_a_report_may_cover_some_turns(table, first, last, told, covers, to_now):
    """Its standings are those of the last one."""
    for undone in (False, True):
        one = report(table, first=first, last=last, undone=undone)
        turns = one.facts["turns"]

        assert one.facts["money"]["turns"] == told
        assert (turns["first"], turns["last"], turns["now"]) == (told[0], told[-1], 3)
        assert [turn.number for turn in one.turns] == covers
        assert one.to_now is to_now
        assert one.facts["standings"][1]["money"] == 30
    early = report(table, last=1).facts
    assert early["standings"][1]["money"] == 0
    assert early["territories"][0]["spans"][0]["since"] == 1
    assert [turn["turn"] for turn in early["map"]["owners"]] == [1]


@pytest.mark.parametrize(
    ("first", "last", "key", "facts"),
    [
        (4, None, "report.no_turn", {"turn": "4", "now": "3"}),
        (None, 0, "report.no_turn", {"turn": "0", "now": "3"}),
        ((2, 1), None, "report.no_turn", {"turn": "1", "now": "3"}),
        (3, 2, "report.backwards", {"first": "3", "last": "2"}),
    ],
)
def test_turns_that_are_not_there_are_refused(table, first, last, key, facts):
    """And so are turns in the wrong order."""
    with pytest.raises(Refused) as refused:
        report(table, first=first, last=last)

    refusal = refused.value
    assert (refusal.code, refusal.key) == ("unknown_name", key)
    assert refusal.facts == facts


def test_a_number_is_a_turn_of_the_chapter_now_open(table):
    """Turns of older ones are named with theirs, also in refusals."""
    table.next_chapter()  # entries 9, 10
    table.pay("Anne", "Bruno", 1)

    assert acts(report(table)) == [
        (1, 1, [1, 2, 3, 4]),
        (1, 2, [5, 8]),
        (1, 3, [9]),
        (2, 1, [10, 11]),
    ]
    now = report(table, first=1)
    assert acts(now) == [(2, 1, [10, 11])]
    assert now.facts["chapters"] == {"first": 2, "last": 2, "now": 2}
    assert now.facts["turns"] == {"first": 1, "last": 1, "now": 1}
    both = report(table, first=(1, 3), last=(2, 1))
    assert both.facts["chapters"] == {"first": 1, "last": 2, "now": 2}
    for first, key, facts in (
        (2, "report.no_turn", {"turn": "2.2", "now": "2.1"}),
        ((2, 1), "report.backwards", {"first": "2.1", "last": "1.3"}),
    ):
        with pytest.raises(Refused) as refused:
            report(table, first=first, last=(1, 3))
        assert (refused.value.key, refused.value.facts) == (key, facts)


def test_a_report_for_one_player_keeps_other_purses_closed(table):
    """Nothing that could prove a guess is told either."""
    one = report(table, viewer="Bruno")
    facts = one.facts

    assert (facts["viewer"], facts["head"], facts["entries"]) == ("Bruno", None, 8)
    assert [one["money"] for one in facts["standings"]] == [None, 30]
    assert facts["money"]["accounts"] == [
        {"name": "Anne", "money": [None, None, None]},
        {"name": "Bruno", "money": [0, 30, 30]},
    ]
    assert one.act(1) == one.secrets.veil(table.entry(1)) != table.entry(1)
    assert next(one.acts(one.turns[0])) == one.act(1)


def test_purses_that_are_kept_closed_may_be_opened(table):
    """A report for everybody tells no sums by such a house rule, unless it is asked to."""
    table.put("rules", **{"free.money.secret": "true"})
    shut, opened = report(table), report(table, opened=True)

    assert (shut.secrets.closed, opened.secrets.closed) == (True, False)
    assert (shut.facts["head"], opened.opened) == (None, True)
    assert opened.facts["head"] is not None
    assert shut.act(5) != opened.act(5) == table.entry(5)
    assert opened.facts["standings"][0]["money"] == 70


def test_what_was_closed_then_stays_closed(table):
    """A past state may be more secret than today's."""
    then = table.state
    then.put("rules", "free.money.secret", "true")
    one = report(table)

    assert one.secrets_in(table.state).closed is False
    assert one.secrets_in(then).closed is True
    assert report(table, opened=True).secrets_in(then).closed is False
    seen = report(table, viewer="Bruno").secrets_in(then)
    assert (seen.viewer, seen.of(BRUNO, 3), seen.of(ANNE, 3)) == (BRUNO, 3, None)


def test_a_line_tells_an_entry_with_its_dice(table):
    """Its sentence is chosen elsewhere."""
    seq = table.write(
        "roll",
        throws=[Throw(ANNE, "luck", "d6", (3,), "typed")],
        remark="why not",
        ruling="so be it",
    )
    one = report(table)
    line = one.line(one.act(seq))

    assert (line["seq"], line["kind"], line["text"]) == (seq, "roll", "")
    assert (line["remark"], line["ruling"]) == ("why not", "so be it")
    assert [(one["who"], one["faces"]) for one in line["throws"]] == [("Anne", [3])]
