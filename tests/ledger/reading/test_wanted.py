"""What the phase still needs, from whom, and what is lost if it ends now."""

from __future__ import annotations

import pytest

from ledger.reading.wanted import wanted
from tests.laws.evening import Evening
from tests.laws.seals import asked, closed
from tests.ledger.reading.conftest import BARONY
from tests.ledger.reading.written import put

ROADS = {"code": "roads", "rule": "FIEF-AMB-01", "lost": False}


@pytest.fixture
def realm(tmp_path):
    """A barony in one of the phases of its turn, perhaps with a third player."""
    opened = []

    def begin(phase, *more):
        names = '", "'.join(("Anne", "Bruno", *more))
        page = BARONY.replace('"income"', f'"{phase}"')
        page = page.replace('Anne", "Bruno', names, 1)
        opened.append(Evening(str(tmp_path / "w.db"), game="fief", position=page))
        return opened[-1]

    yield begin
    for one in opened:
        one.close()


def due(evening):
    """What is due, and whether it would be lost."""
    return {one["code"]: one["lost"] for one in wanted(evening.book)["due"]}


def test_a_free_game_needs_nothing(evening):
    """Its turns may end at any time."""
    assert wanted(evening.book) == {
        "turn": 1,
        "phase": None,
        "first_player": "Anne",
        "players": [],
        "due": [],
        "ends": True,
    }


def test_answers_that_are_awaited_are_due_but_not_lost(evening):
    """A round stays open until all are in, and then until all are opened."""
    asked(evening)
    facts = {"round": 1, "topic": "shall we march", "lost": False}
    everybody = {**facts, "awaited": ["Anne", "Bruno"]}
    assert wanted(evening.book)["due"] == [{"code": "sealed.in", **everybody}]
    assert wanted(evening.book)["ends"]


def test_answers_that_are_in_are_to_be_opened(evening):
    """Whose is in is named."""
    closed(evening)
    (one,) = wanted(evening.book)["due"]
    assert (one["code"], one["awaited"]) == ("sealed.open", ["Anne", "Bruno"])


def test_a_phase_says_who_acts_and_what_is_due(realm):
    """What the clock does by itself is not lost."""
    made = realm("income")
    assert wanted(made.book) == {
        "turn": 1,
        "phase": "income",
        "first_player": "Anne",
        "players": [
            {"name": "Anne", "acts": "to_act"},
            {"name": "Bruno", "acts": "waits"},
        ],
        "due": [ROADS, {"code": "income", "rule": "FIEF-INC-19", "lost": False}],
        "ends": True,
    }


def test_what_lapses_with_the_phase_is_lost(realm):
    """The phase cannot end without asking."""
    made = realm("cards")
    players = [{"player": name, "cards": 3} for name in ("Anne", "Bruno")]
    deal = {"code": "deal", "rule": "FIEF-SETUP-09", "players": players, "deck": 55}
    found = wanted(made.book)
    assert found["due"] == [ROADS, {**deal, "lost": True}]
    assert found["ends"] is False


@pytest.mark.parametrize(
    ("phase", "lost"),
    [("purchases", False), ("movement", False), ("negotiations", True)],
)
def test_what_can_wait_is_lost_in_the_last_phase_only(realm, phase, lost):
    """With it the turn ends, too."""
    made = realm(phase, "Chloé")
    assert due(made)["settle"] is lost
    assert due(made)["roads"] is False
    assert wanted(made.book)["ends"] is not lost


def test_what_is_lost_is_told_once_though_nobody_must_do_it(tmp_path):
    """It is not among what is due, but stands after it."""
    made = Evening(str(tmp_path / "m.db"), (), "mass")
    found = wanted(made.book)
    assert [one["lost"] for one in found["due"]] == [True] * len(found["due"])
    assert found["due"] != []
    assert found["ends"] is False
    codes = [one["code"] for one in found["due"]]
    assert len(codes) == len(set(codes))
    made.close()


def test_a_battle_that_may_be_fought_is_lost_with_its_phase(realm):
    """Nobody has to fight it; the village is named, and not its id."""
    made = realm("combat")
    put(made, "lord:Guy", name="Guy", player="player:Bruno", at="territory:Bourg")
    fights = [one for one in wanted(made.book)["due"] if one["code"] == "fight"]
    assert [(one["village"], one["lost"]) for one in fights] == [("Bourg", True)]
    assert wanted(made.book)["ends"] is False
    assert due(made)["roads"] is False
