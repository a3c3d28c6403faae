"""One file as statistics need it."""

from __future__ import annotations

import pytest

from ledger.effects import Change
from ledger.questions import Throw
from ledger.reading.stats.evening import PAUSE, evening
from ledger.rules.common.contest import Fight
from tests.ledger.reading.journals import NAME, pays

ANA, BO = "player:Ana", "player:Bo"
CLOCK = "2026-03-01T{}Z"


@pytest.fixture
def table(journal):
    """A campaign of Ana and Bo."""
    return journal("Ana", "Bo", game="medfan", Ana=10)


def fought(table, winner=ANA, step=None, **more):
    """A battle, or a step of one."""
    outcome = {"attacker": ANA, "defender": BO, "winner": winner, "next": step}
    return table.write("medfan after", outcome=outcome, **more)


def ended(table):
    """The campaign is over."""
    table.put("campaign", over=1)


def game(table):
    """The only game of a file."""
    (one,) = evening(table.book).games
    return one


def test_a_file_is_known_by_its_path_and_hashes(table):
    """Entry by entry; the mark of a branch is counted."""
    found = evening(table.book)
    assert found.file == NAME
    assert (len(found.hashes), found.branched) == (1, 0)
    table.write("fork")
    table.write("note")
    found = evening(table.book)

    assert found.hashes == [
        hashed for (hashed,) in table.book.rows("SELECT hash FROM entry ORDER BY seq")
    ]
    assert (len(found.hashes), found.branched) == (3, 1)
    assert found.state == table.state
    assert (found.unit, found.rules) == ("coins", [])


def test_house_rules_that_are_not_the_usual_ones_are_told(table):
    """Those that change nothing in the game are not."""
    table.put(
        "rules",
        **{
            "medfan.money.unit": '"pounds"',
            "medfan.money.secret": "false",
            "campaign.language": '"fr"',
        },
    )
    found = evening(table.book)

    assert found.rules == [("medfan.money.unit", "pounds")]
    assert found.unit == "pounds"


def test_dice_are_told_by_player_and_kind(table):
    """Those that people typed."""
    throws = [Throw(ANA, "luck", "d6", (3, 3, 4), "typed")]
    table.write("roll", throws=throws)
    found = evening(table.book)

    assert found.typed == {(ANA, "d6"): {3: 2, 4: 1}}
    assert (found.lots.dice, found.lots.special) == ({}, {})


def test_a_running_game_has_the_turns_that_are_over(table):
    """Their acts and their seconds, too; what was taken back is no act."""
    table.undo(table.pay("Ana", "Bo", 1))
    table.next_turn()
    one = game(table)
    assert (one.turns, one.acts, one.seconds) == (1, 2, [180])  # nothing done since
    table.pay("Ana", "Bo", 1)
    one = game(table)

    assert (one.contest.over, one.contest.parties) == (False, (ANA, BO))
    assert (one.turns, one.acts, one.seconds) == (1, 2, [180])


def test_the_last_turn_of_a_game_that_is_over_counts(table):
    """What people play on afterwards does not."""
    table.next_turn()
    ended(table)
    one = game(table)
    assert (one.turns, one.acts, one.seconds) == (2, 3, [60, 60])
    table.next_turn()
    table.pay("Ana", "Bo", 1)
    table.next_turn()

    assert game(table)[3:5] == (2, 4)
    assert game(table).contest.over is True


def test_whoever_has_left_the_table_has_played(table):
    """After them come those who joined; each is told once."""
    table.next_turn()
    seats = Change("campaign", "seats", (ANA, BO), ("player:Cy", BO))
    table.write("players", seats, Change("player:Cy", "name", None, "Cy"))

    assert game(table).contest.parties == (ANA, BO, "player:Cy")


def test_every_chapter_is_a_game_of_its_own(table):
    """One that nobody has left to the next counts all its turns."""
    table.next_turn()
    table.pay("Bo", "Ana", 4)
    table.next_chapter()
    table.pay("Ana", "Bo", 7)
    table.next_turn()
    table.write("note")
    first, second = evening(table.book).games

    assert (first.turns, first.acts, second.turns, second.acts) == (2, 4, 1, 3)
    assert (first.income, second.income) == ({ANA: 4, BO: 0}, {ANA: 0, BO: 7})


def test_a_game_without_players_is_none(journal):
    """Nobody has begun it; the next one counts."""
    table = journal(game="medfan")
    table.next_turn()

    assert evening(table.book).games == []
    table.next_chapter()
    table.put("campaign", seats=(ANA,))

    assert [one.contest.parties for one in evening(table.book).games] == [(ANA,)]


def test_an_income_is_what_came_in_in_the_course_of_play(table):
    """Not what was there at the beginning, nor what puts a purse right."""
    table.pay("bank", "Ana", 5)
    table.write("count", pays("bank", ANA, 20))
    table.write("correct", pays("bank", ANA, 40))
    table.write("tax", pays("bank", ANA, 80), pays(ANA, BO, 3))
    table.undo(table.pay("bank", "Bo", 160))

    assert game(table).income == {ANA: 85, BO: 3}


def test_closed_purses_have_no_income_until_the_game_is_over(table):
    """Afterwards they are open."""
    table.put("rules", **{"medfan.money.secret": "true"})
    table.pay("bank", "Ana", 5)
    assert game(table).income is None
    ended(table)

    assert game(table).income == {ANA: 5, BO: 0}


def test_battles_that_are_over_are_told_by_chapter(table):
    """A step of one is none, and neither is one that was taken back."""
    fought(table)
    fought(table, step="spoils")
    table.undo(fought(table, BO))
    table.next_turn()
    fought(table, None)
    table.next_chapter()
    fought(table, BO)
    first, second = evening(table.book).games
    sides = {"attacker": [ANA], "defender": [BO]}

    assert [tuple(one) for one in first.bouts] == [
        *((Fight(sides, "attacker"), None), (Fight(sides, None), None)),
    ]
    assert [tuple(one) for one in second.bouts] == [(Fight(sides, "defender"), None)]
    table.undo(table.seq)
    assert evening(table.book).games[1].bouts == []


def test_a_turn_lasts_as_long_as_somebody_plays(table):
    """Up to half an hour without an act; a longer pause belongs to no turn."""
    table.write("note", at=CLOCK.format("20:01:30"))
    table.write("note", at=CLOCK.format("20:31:30"))  # half an hour
    table.next_turn(at=CLOCK.format("20:31:31"))
    table.write("note", at=CLOCK.format("21:01:32"))  # a second more
    table.write("note", at=CLOCK.format("21:01:40"))
    table.write("note", at=CLOCK.format("21:01:35"))  # the clock was set back
    table.write("note", at=CLOCK.format("21:01:36"))
    table.next_turn(at=CLOCK.format("21:01:36"))
    table.next_turn(at=CLOCK.format("23:00:00"))
    table.write("note", at=CLOCK.format("23:00:07"))  # in a turn that still goes on

    assert PAUSE == 1800
    assert game(table).seconds == [30 + 1800 + 1, 8 + 1, 0]
    assert game(table).turns == 3


def test_turns_of_one_number_are_told_apart_by_chapter(table):
    """What was taken back has taken its time all the same."""
    table.undo(table.write("note"))
    table.next_chapter()
    table.write("note")
    table.next_turn()
    table.write("note")
    first, second = evening(table.book).games

    assert (first.seconds, second.seconds) == ([180], [180])
    assert (first.turns, second.turns) == (1, 1)
