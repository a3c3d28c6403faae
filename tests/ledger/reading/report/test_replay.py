"""A campaign stepped through, act by act."""

from __future__ import annotations

import pytest

from ledger.reading.report.replay import Replay
from ledger.reading.report.report import Asked, Report

ANNE = "player:Anne"
VAUX = "territory:Vaux"
ALL = ("status", "treasury", "territory list", "title list")


@pytest.fixture
def table(journal):
    """Two turns with land, a title and a payment that was taken back."""
    made = journal("Anne", "Bruno", Anne=100)
    made.put(VAUX, name="Vaux", owner=ANNE)  # entry 2
    made.put("title:Warden", name="Warden", holder=ANNE)  # entry 3
    made.next_turn()
    made.undo(made.pay("Anne", "Bruno", 30))  # entries 5, 6
    made.pay("Anne", "bank", 7)  # entry 7
    return made


def frames(table, asked=ALL, **more):
    """The frames of a report, by their entries."""
    found = Replay(Report(table.book, Asked(**more)), asked)
    return {frame.entry.seq: frame for frame in found.frames()}


def purses(frame):
    """What everybody has."""
    return {one["name"]: one["money"] for one in frame.answers["treasury"]["accounts"]}


def test_each_act_has_a_frame(table):
    """With its turn; what was taken back has one if it is shown."""
    plain, full = frames(table), frames(table, undone=True)

    assert list(plain) == [1, 2, 3, 4, 7]
    assert list(full) == [1, 2, 3, 4, 5, 6, 7]
    assert [one.turn.number for one in plain.values()] == [1, 1, 1, 1, 2]
    assert list(frames(table, first=2)) == [7]
    assert plain[7].entry == table.entry(7)


def test_a_frame_shows_what_was_true_after_its_entry(table):
    """Also what was taken back later, until it was."""
    found = frames(table, undone=True)

    assert [purses(one)["Anne"] for one in found.values()] == [
        *(100, 100, 100, 100, 70, 100, 93),
    ]
    assert found[5].answers["treasury"]["bank"] == -100
    assert found[7].answers["treasury"]["unit"] == "coins"


def test_a_frame_answers_what_is_asked(table):
    """Each question by its path, and no others."""
    found = frames(table)

    assert list(found[7].answers) == list(ALL)
    lands = [
        [one["owner"] for one in frame.answers["territory list"]["territories"]]
        for frame in found.values()
    ]
    assert lands == [[], ["Anne"], ["Anne"], ["Anne"], ["Anne"]]
    titles = [
        [one["holder"] for one in frame.answers["title list"]["titles"]]
        for frame in found.values()
    ]
    assert titles == [[], [], ["Anne"], ["Anne"], ["Anne"]]
    assert list(frames(table, ["treasury"])[7].answers) == ["treasury"]
    assert frames(table, [])[7].answers == {}


def test_the_status_of_a_frame_is_that_of_its_entry(table):
    """An overview, as `status --at` gives it; drafts are none of the past."""
    status = frames(table)[4].answers["status"]

    assert {
        key: status[key]
        for key in ("turn", "drafts", "entries", "unit", "at", "about", "told")
    } == {
        "turn": 2,
        "drafts": [],
        "entries": 4,
        "unit": "coins",
        "at": 4,
        "about": None,
        "told": "glance",
    }
    assert [one["money"] for one in status["players"]] == [100, 0]
    assert status["players"][0]["territories"] == ["Vaux"]


def test_a_frame_has_a_map_as_soon_as_there_is_land(table):
    """With the owners of its moment, under the names of today."""
    table.put(ANNE, name="Anna")
    found = frames(table)

    assert found[1].places is None
    assert found[2].places["of"] == {"Vaux": "Anna"}
    assert found[2].answers["territory list"]["territories"][0]["owner"] == "Anna"


def test_what_cannot_be_answered_at_a_moment_is_left_out(journal):
    """A game that nobody knows has no status; other questions are answered."""
    table = journal("Anne", Anne=5)
    table.put("campaign", game="chess")
    table.put("campaign", game="free")
    found = frames(table)

    assert [list(one.answers) for one in found.values()] == [
        list(ALL),
        ["treasury", "territory list"],
        list(ALL),
    ]


def test_a_game_adds_questions_of_its_own(journal):
    """They are answered if they are asked."""
    table = journal("Ana", "Bo", game="medfan")
    table.put(VAUX, name="Vaux", owner="player:Bo")
    found = frames(table, ["medfan standings", "status"])

    assert list(found[2].answers) == ["status", "medfan standings"]
    assert "medfan standings" not in frames(table, ["status"])[2].answers
    assert "fief score" not in frames(table, ["fief score"])[2].answers


def test_closed_purses_stay_closed_in_every_frame(table):
    """Those that were closed then, too."""
    found = frames(table, viewer="Bruno")
    assert [purses(one) for one in found.values()] == [{"Anne": None, "Bruno": 0}] * 5
    table.put("rules", **{"free.money.secret": "true"})  # entry 8
    table.put("rules", **{"free.money.secret": None})  # entry 9
    found = frames(table)

    assert [purses(found[seq])["Anne"] for seq in (7, 8, 9)] == [93, None, 93]
    found = frames(table, opened=True)
    assert [purses(found[seq])["Anne"] for seq in (7, 8, 9)] == [93, 93, 93]
