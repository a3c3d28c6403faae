"""Titles and territories: who holds them, and who held them before."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.reading.holdings import (
    territories,
    territories_of,
    territory,
    territory_history,
    title_history,
    title_rows,
    titles,
)
from tests.laws.evening import Evening
from tests.ledger.reading.written import put

ANNE, BRUNO = "player:Anne", "player:Bruno"


@pytest.fixture
def medfan(tmp_path):
    """A Med-Fan campaign, where territories have capabilities."""
    made = Evening(str(tmp_path / "m.db"), ("Anne", "Bruno"), "medfan")
    yield made
    made.close()


def line(entry, kind, before, after, **more):
    """One change of hands."""
    told = {"entry": entry, "turn": 1, "chapter": 1, "phase": None, "kind": kind}
    told |= {"remark": None, "before": before, "after": after, "undone_by": None}
    return {**told, **more}


def title(name, holder=None, kind=None, of=None):
    """A title whose holder is a player."""
    told = {"title": name, "kind": kind, "of": of}
    return {**told, "holder": holder, "player": holder}


def land(name, owner=None, kind=None, *, known=True):
    """A territory that is on no board."""
    return {"name": name, "owner": owner, "kind": kind, "known": known}


def test_titles_are_listed_by_name(evening):
    """Case and accents do not count; who holds none is not named."""
    assert titles(evening.book) == {"titles": []}
    for name in ("warden", "Échevin", "Abbot"):
        evening.act("title grant", name, "Anne")
    evening.act("title revoke", "Abbot")
    put(evening, "title:warden", kind="office", of="Vaux")
    rows = [
        title("Abbot"),
        title("Échevin", "Anne"),
        title("warden", "Anne", "office", "Vaux"),
    ]
    assert titles(evening.book) == {"titles": rows}
    assert title_rows(evening.state) == rows


def test_titles_of_one_name_stand_in_order_of_their_ids(evening):
    """Ids tell apart what looks the same."""
    for last in ("b", "a"):
        put(evening, f"title:{last}", name="Warden", kind=last)
    assert [row["kind"] for row in title_rows(evening.state)] == ["a", "b"]


def test_the_lords_of_a_game_bear_its_titles(barony):
    """The player is the lord's."""
    assert titles(barony.book)["titles"] == [
        {
            "title": "Rouge",
            "kind": "baron",
            "of": "Bourg",
            "holder": "Arnaud",
            "player": "Anne",
        }
    ]


def test_a_title_goes_from_hand_to_hand(evening):
    """Each line has its turn and its remark; an undone one names its undo."""
    evening.act("title grant", "Warden", "Anne", "at last")
    evening.act("turn")
    evening.act("title grant", "Warden", "Bruno")
    evening.undo()
    assert title_history(evening.book, " warden ") == {
        "name": "Warden",
        "field": "holder",
        "lines": [
            line(2, "title grant", None, "Anne", remark="at last"),
            line(4, "title grant", "Anne", "Bruno", turn=2, undone_by=5),
            line(5, "undo", "Bruno", "Anne", turn=2),
        ],
    }
    with pytest.raises(Refused) as refused:
        title_history(evening.book, "Abbot")
    assert refused.value.key == "unknown_name.title"


def test_the_title_of_a_lord_has_bearers_and_players(barony):
    """The player changes only where the bearer's is another."""
    put(barony, "lord:Guy", name="Guy", player=ANNE)
    for lord in ("Guy", "Jeanne"):
        barony.act("title grant", "Rouge", lord)
    found = title_history(barony.book, "rouge")
    assert (found["name"], found["field"]) == ("Rouge", "holder")
    phase = {"phase": "income"}
    assert found["lines"] == [
        line(1, "new", None, "Arnaud", **phase),
        line(3, "title grant", "Arnaud", "Guy", **phase),
        line(4, "title grant", "Guy", "Jeanne", **phase),
    ]
    assert found["players"] == [
        line(1, "new", None, "Anne", **phase),
        line(4, "title grant", "Anne", "Bruno", **phase),
    ]


def test_a_title_without_a_bearer_belongs_to_the_keeper_of_its_card(barony):
    """The one who keeps it has no lord for it."""
    barony.act("title revoke", "Rouge")
    put(barony, "title:Rouge", keeper=BRUNO)
    players = title_history(barony.book, "Rouge")["players"]
    changes = [(one["entry"], one["before"], one["after"]) for one in players]
    assert changes == [(1, None, "Anne"), (2, "Anne", None), (3, None, "Bruno")]


def test_an_office_is_called_as_it_was_typed(barony):
    """It is no thing with a name of its own."""
    found = title_history(barony.book, " king ")
    assert found == {"name": "king", "field": "king", "lines": [], "players": []}
    put(barony, "campaign", king="lord:Arnaud")
    found = title_history(barony.book, "king")
    king = [line(2, "note", None, "Arnaud")]
    assert found == {**found, "name": "king", "lines": king}
    assert found["players"] == [line(2, "note", None, "Anne")]


def test_territories_are_listed_by_name(evening):
    """Case and accents do not count."""
    assert territories(evening.book) == {"territories": []}
    evening.act("territory add", "vaux", "mine", "Anne")
    evening.act("territory add", "Étang")
    evening.act("territory add", "Bourg", None, "Bruno")
    rows = [land("Bourg", "Bruno"), land("Étang"), land("vaux", "Anne", "mine")]
    assert territories(evening.book) == {"territories": rows}
    assert territories_of(evening.state) == {"territories": rows}
    assert territory(evening.book, "VAUX") == rows[2]
    with pytest.raises(Refused) as refused:
        territory(evening.book, "Pré")
    assert refused.value.key == "unknown_name.territory"


def test_what_nobody_has_discovered_comes_last_and_without_a_name(medfan):
    """A capability is what kind of land it is."""
    medfan.act("territory add", "Vaux", "tavern", "Anne")
    for number in ("2", "10"):
        put(medfan, f"territory:{number}", unknown=1)
    hidden = land(None, known=False)
    rows = [land("Vaux", "Anne", "tavern"), hidden, hidden]
    assert territories(medfan.book)["territories"] == rows


def test_a_territory_on_the_board_has_its_place_there(barony):
    """Its region and what stands there come with it."""
    found = territory(barony.book, "Vaux")
    assert {key: found[key] for key in land("")} == land("Vaux", "Anne")
    assert (found["region"], found["capital"]) == ("Rouge", False)
    put(barony, "territory:Hors", name="Hors")
    assert territory(barony.book, "Hors") == land("Hors")


def test_a_recorded_owner_has_the_lines_that_record_it(evening):
    """An undo is a line of its own, where the owner is recorded."""
    evening.act("territory add", "Vaux", None, "Anne", "won")
    evening.act("territory claim", "Vaux", "Bruno")
    evening.undo()
    assert territory_history(evening.book, "vaux") == {
        "name": "Vaux",
        "field": "owner",
        "lines": [
            line(2, "territory add", None, "Anne", remark="won"),
            line(3, "territory claim", "Anne", "Bruno", undone_by=4),
            line(4, "undo", "Bruno", "Anne"),
        ],
        "kinds": [],
    }


def test_what_a_territory_has_been_is_told_with_its_owners(medfan):
    """Its capability has lines of its own."""
    medfan.act("territory add", "Vaux", "tavern", "Anne")
    medfan.act("correct", "territory:Vaux.capability", "wasteland", "burnt")
    found = territory_history(medfan.book, "Vaux")
    assert found["lines"] == [line(2, "territory add", None, "Anne")]
    assert found["kinds"] == [
        line(2, "territory add", None, "tavern"),
        line(3, "correct", "tavern", "wasteland", remark="burnt"),
    ]


def test_an_owner_that_follows_is_followed_through_the_journal(barony):
    """Entries that change nothing are left out; undone ones and undos are told."""
    barony.act("pay", "bank", "Anne", 1)
    barony.act("title grant", "Rouge", "Jeanne", "a gift")
    barony.undo()
    found = territory_history(barony.book, "Vaux")
    more = {"phase": "income"}
    granted = line(3, "title grant", "Anne", "Bruno", undone_by=4, **more)
    assert found == {
        "name": "Vaux",
        "field": "owner",
        "lines": [
            line(1, "new", None, "Anne", **more),
            {**granted, "remark": "a gift"},
            line(4, "undo", "Bruno", "Anne", **more),
        ],
        "kinds": [],
    }
