"""One screen that shows the current state of a campaign."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse, Refused
from ledger.reading import sealed as seals
from ledger.reading.status import clock, clock_of, players, standings, status
from ledger.reading.treasury import Secrets
from ledger.rules import game_named
from ledger.store import drafts
from tests.laws.seals import CODES, TOPIC, UNDER, asked, closed, sealed
from tests.ledger.reading.written import put

ROADS = {"code": "roads", "rule": "FIEF-AMB-01"}
INCOME = {"code": "income", "rule": "FIEF-INC-19"}


def standing(name, money=0, territories=(), titles=()):
    """What is shown of a player."""
    held = {"territories": list(territories), "titles": list(titles)}
    return {"name": name, "money": money, **held}


def shown(**more):
    """The status of a free game in which nothing has been done yet."""
    return {
        "game": "free",
        "turn": 1,
        "phase": None,
        "first_player": "Anne",
        "players": [standing(name) for name in ("Anne", "Bruno", "Chloé")],
        "drafts": [],
        "entries": 1,
        "unit": "coins",
        "at": None,
        "about": None,
        "told": "glance",
    } | more


def test_the_status_of_a_new_campaign(evening):
    """Nothing is due, and it is no branch."""
    assert status(evening.book) == shown()


@pytest.mark.parametrize(
    ("options", "about", "told"),
    [
        ({}, None, "glance"),
        ({"full": True}, None, "full"),
        ({"name": "anne"}, "Anne", "about"),
        ({"name": "Dwarfs"}, "Dwarfs", "about"),
        ({"name": "Bruno", "full": True}, "Bruno", "full"),
        ({"name": ""}, None, "glance"),
    ],
)
def test_people_are_shown_what_they_ask_for(evening, options, about, told):
    """An overview, everything, or everything about one player, side or hero."""
    put(evening, "side:Dwarfs", name="Dwarfs")
    found = status(evening.book, **options)
    assert found == shown(entries=2, about=about, told=told)


def test_nobody_else_can_be_asked_about(evening):
    """The refusal is that of an unknown player."""
    with pytest.raises(Refused) as refused:
        status(evening.book, "Dora")
    assert refused.value.key == "unknown_name.player"


def test_players_are_shown_with_what_they_hold(evening):
    """Land is in order of names, whatever their case; titles of their ids."""
    for name, owner in (("vaux", "Anne"), ("Étang", "Anne"), ("Bourg", "Anne")):
        evening.act("territory add", name, None, owner)
    evening.act("territory add", "Gué", None, "Bruno")
    evening.act("title grant", "Warden", "Anne")
    evening.act("title grant", "Abbot", "Anne")
    evening.act("pay", "bank", "Bruno", 7)
    rows = [
        standing("Anne", 0, ["Bourg", "Étang", "vaux"], ["Abbot", "Warden"]),
        standing("Bruno", 7, ["Gué"]),
        standing("Chloé"),
    ]
    assert status(evening.book)["players"] == rows
    secrets = Secrets(evening.book, None, hide=False, opened=False)
    state, game = evening.state, game_named("free")
    assert standings(state, game, secrets) == rows


def test_the_titles_of_lords_are_their_players(barony):
    """What lies on the board comes with it."""
    found = status(barony.book)
    anne, bruno = found["players"]
    assert (anne["titles"], bruno["titles"]) == (["Rouge"], [])
    assert (found["unit"], found["at_turn"]) == ("écus", "Anne")
    assert found["due"] == [ROADS, INCOME]


def test_the_past_is_shown_as_it_was(evening):
    """Acts that were stopped in the middle are shown now, and not then."""
    evening.act("pay", "bank", "Anne", 5)
    evening.act("turn")
    evening.act("players add", "Dora")
    drafts.save(evening.book, None, "roll", {}, {}, [])
    first = [standing("Anne", 5), standing("Bruno"), standing("Chloé")]
    then = shown(entries=2, at=2, players=first)
    assert status(evening.book, at=2) == then
    assert status(evening.book, turn=1) == then | {"entries": 3, "at": 3, "turn": 2}
    now = status(evening.book)
    assert now["players"] == [*first, standing("Dora")]
    assert (now["entries"], now["at"], now["turn"]) == (4, None, 2)
    assert [(one["id"], one["kind"]) for one in now["drafts"]] == [(1, "roll")]
    assert status(evening.book, turn=2) == now
    with pytest.raises(Misuse):
        status(evening.book, at=2, turn=1)


def test_closed_purses_are_closed_here_too(evening, barony):
    """A viewer sees one, and `hide` closes all; others' rules do not matter."""
    evening.act("pay", "bank", "Anne", 5)
    for options, money in (
        ({"viewer": "Anne"}, [5, None, None]),
        ({"viewer": "bruno"}, [None, 0, None]),
        ({"hide": True}, [None] * 3),
        ({"all_": True}, [5, 0, 0]),
    ):
        found = status(evening.book, **options)["players"]
        assert [one["money"] for one in found] == money
    barony.act("rules set", "fief.money.secret", "true")
    barony.act("rules set", "fief.money.secret", "false")
    for options, closed_ in (
        ({}, False),
        ({"at": 1}, False),
        ({"at": 2}, True),
        ({"at": 2, "all_": True}, False),
    ):
        found = status(barony.book, **options)["players"]
        assert [one["money"] is None for one in found] == [closed_] * 2


def test_a_branch_says_of_what(evening):
    """And after which entry it began."""
    put(evening, "campaign", branch_of="night.db", branch_at=7)
    assert status(evening.book)["branch"] == {"of": "night.db", "at": 7}


def test_what_is_due_is_shown_by_status_and_clock(evening):
    """Where nothing is due, nothing is said."""
    hours = {"turn": 1, "phase": None, "first_player": "Anne"}
    assert clock(evening.book) == clock_of(evening.state) == hours
    asked(evening)
    due = [
        {
            "code": "sealed.in",
            "round": 1,
            "topic": TOPIC,
            "awaited": ["Anne", "Bruno"],
        }
    ]
    assert clock(evening.book) == clock_of(evening.state) == {**hours, "due": due}
    assert status(evening.book)["due"] == due


def test_the_clock_of_a_game_shows_its_phase(barony):
    """With what the table must not forget in it."""
    assert clock(barony.book) == {
        "turn": 1,
        "phase": "income",
        "first_player": "Anne",
        "due": [ROADS, INCOME],
    }


def test_players_are_listed_in_seat_order(evening):
    """By name; those who have left are not among them."""
    evening.act("players retire", "Bruno")
    evening.act("players add", "Ada")
    assert players(evening.book) == {"players": ["Anne", "Chloé", "Ada"]}


# Sealed answers -------------------------------------------------------------------------


def seal(player, value=None, code=None, hash_=None):
    """What a player has put in."""
    told = {"player": player, "key": player, "hash": hash_}
    return {**told, "value": value, "said": value, "code": code}


def test_rounds_are_told_with_all_that_is_needed_to_check_them(evening):
    """Nothing is there before it is put in, and no value before it is opened."""
    assert seals.listed(evening.book) == {"rounds": []}
    asked(evening)
    first = {
        "round": 1,
        "topic": TOPIC,
        "turn": 1,
        "under": UNDER,
        "closed": False,
        "number": False,
        "answers": ["yes", "no"],
        "seals": [seal("Anne"), seal("Bruno")],
    }
    assert seals.listed(evening.book) == {"rounds": [first]}
    evening.act("turn")
    evening.act("sealed ask", "why", ["Chloé"], [], UNDER)
    second = {**first, "round": 2, "topic": "why", "turn": 2, "answers": None}
    second["seals"] = [seal("Chloé")]
    assert seals.listed(evening.book) == {"rounds": [first, second]}


def test_what_was_opened_is_told_with_its_code(evening):
    """The key is the name that the hash knows, whatever the player is called now."""
    closed(evening)
    evening.act("sealed open", 1, "Anne", CODES[0], "yes")
    evening.act("players rename", "Anne", "Annette")
    (one,) = seals.listed(evening.book)["rounds"]
    hashes = [
        sealed(1, name, value, code)
        for name, value, code in zip(
            ("Anne", "Bruno"), ("yes", "no"), CODES, strict=True
        )
    ]
    assert one["closed"] is True
    assert one["seals"] == [
        {**seal("Anne", "yes", CODES[0], hashes[0]), "player": "Annette"},
        seal("Bruno", hash_=hashes[1]),
    ]


def test_a_topic_of_the_game_has_its_own_values(tmp_path, barony):
    """A bid is a number; a vote is for a lord, who is named."""
    put(barony, "sealed:1", topic="bids", turn=1, asked=("player:Anne",))
    both = ("player:Anne", "player:Bruno")
    put(barony, "sealed:2", topic="votes", turn=1, asked=both)
    put(barony, "sealed:2/player:Anne", value="Arnaud", code="c", hash="h")
    put(barony, "lord:Arnaud", name="Arnaud the Bald")
    bids, votes = seals.listed(barony.book)["rounds"]
    assert (bids["number"], bids["answers"]) == (True, None)
    assert (votes["number"], votes["under"]) == (False, "")
    said = [(one["value"], one["said"]) for one in votes["seals"]]
    assert said == [("Arnaud", "Arnaud the Bald"), (None, None)]
    assert "Arnaud" in votes["answers"]
