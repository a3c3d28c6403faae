"""Who held what, from which turn to which."""

from __future__ import annotations

import pytest

from ledger.effects import Change
from ledger.reading.report.holders import Followed, borne, lands, owned, titles
from ledger.reading.report.timeline import Past, turns_of, watched
from ledger.rules import game_named
from ledger.store.chapters import Chapters
from tests.ledger.reading.journals import pays

ANNE, BRUNO, CHLOE = "player:Anne", "player:Bruno", "player:Chloé"
VAUX, BOURG = "territory:Vaux", "territory:Bourg"
WARDEN = "title:Warden"


@pytest.fixture
def table(journal):
    """Three players."""
    return journal("Anne", "Bruno", "Chloé", Anne=100)


def followed(table, held):
    """The spans of everything that somebody held."""
    found = Followed(table.book, table.state, held)
    turns = turns_of(table.book, Chapters(table.book))
    watched(Past(table.book, table.state), turns, found)
    return found.spans


def land_rows(table):
    """Every territory with its owners."""
    spans = followed(table, owned(game_named(table.state.game)))
    return lands(spans, table.state)


def title_rows(table):
    """Every title with its bearers."""
    return titles(followed(table, borne), table.state)


def span(since, until=None):
    """When it began and ended: chapter, turn, entry."""
    until = until or (None, None, None)
    return {
        **dict(zip(("since_chapter", "since", "since_entry"), since, strict=True)),
        **dict(zip(("until_chapter", "until", "until_entry"), until, strict=True)),
    }


def test_land_is_told_with_its_owners_one_after_the_other(table):
    """Each with turn, chapter and entry; a time without an owner is a gap."""
    table.put(VAUX, name="Vaux", owner=ANNE)  # entry 2
    table.put(VAUX, owner=BRUNO)  # entry 3
    table.next_turn()
    table.put(VAUX, owner=None)  # entry 5
    table.next_chapter()
    table.put(VAUX, owner=CHLOE)  # entry 8

    assert land_rows(table) == [
        {
            "territory": "Vaux",
            "known": True,
            "spans": [
                {"owner": "Anne", **span((1, 1, 2), (1, 1, 3))},
                {"owner": "Bruno", **span((1, 1, 3), (1, 2, 5))},
                {"owner": "Chloé", **span((2, 1, 8))},
            ],
        }
    ]


def test_lands_stand_in_the_order_of_their_names(table):
    """As in a dictionary; land that nobody ever had has no span, and is not told."""
    table.put("territory:1", name="vaux", owner=ANNE)
    table.put("territory:2", name="Épine", owner=ANNE)
    table.put("territory:3", name="Forêt")
    table.put("territory:4", name="Zoar", owner=ANNE)

    assert [one["territory"] for one in land_rows(table)] == ["Épine", "vaux", "Zoar"]


def test_land_that_is_no_more_is_not_told(table):
    """And one that is still unknown says so."""
    table.put("territory:1", name="Vaux", owner=ANNE)
    table.put("territory:2", name="Bourg", owner=ANNE)
    table.put("territory:1", name=None)
    table.put("territory:2", unknown=3)

    found = land_rows(table)
    assert [(one["territory"], one["known"]) for one in found] == [("Bourg", False)]


def test_payments_change_no_holder(table):
    """Only what else changes is looked at; acts taken back never were."""
    table.put(VAUX, name="Vaux", owner=ANNE)  # entry 2
    table.pay("Anne", "Bruno", 3)
    table.undo(table.put(VAUX, owner=BRUNO))
    table.write("sale", pays(ANNE, BRUNO, 3), Change(VAUX, "owner", ANNE, CHLOE))

    (vaux,) = land_rows(table)
    assert vaux["spans"] == [
        {"owner": "Anne", **span((1, 1, 2), (1, 1, 6))},
        {"owner": "Chloé", **span((1, 1, 6))},
    ]


def test_counters_may_change_who_holds_land(table):
    """Everything but money may: soldiers of a game are no money."""
    seen = []

    def held(state):
        seen.append(state.balance(ANNE, "soldier"))
        return {("x",): (ANNE if state.balance(ANNE, "soldier") else None,)}

    seq = table.write("raise", pays("world", ANNE, 2, what="soldier"))
    spans = followed(table, held)

    assert spans == {("x",): [((ANNE,), span((1, 1, seq)))]}


def test_what_changed_hands_and_back_in_a_turn_is_no_change(table):
    """A turn that ends as it began is not looked into."""
    table.put(VAUX, name="Vaux", owner=ANNE)
    table.next_turn()
    table.put(VAUX, owner=BRUNO)
    table.put(VAUX, owner=ANNE)

    assert land_rows(table)[0]["spans"] == [{"owner": "Anne", **span((1, 1, 2))}]


def test_titles_are_told_with_holder_and_player(table):
    """With their kind and what they are of, by the names of today."""
    table.put(WARDEN, name="Warden", kind="office", of="Vaux", holder=ANNE)
    table.next_turn()
    table.put(WARDEN, holder=BRUNO)
    table.put(ANNE, name="Anna")

    assert title_rows(table) == [
        {
            "title": "Warden",
            "kind": "office",
            "of": "Vaux",
            "spans": [
                {"holder": "Anna", "player": "Anna", **span((1, 1, 2), (1, 2, 4))},
                {"holder": "Bruno", "player": "Bruno", **span((1, 2, 4))},
            ],
        }
    ]


def test_a_title_without_kind_has_none(table):
    """Neither is it of anything."""
    table.put(WARDEN, name="Warden", holder=ANNE)

    (one,) = title_rows(table)
    assert (one["title"], one["kind"], one["of"]) == ("Warden", None, None)


def test_titles_stand_in_the_order_of_their_list(table):
    """After them come those that nobody bears any more, in the order they were borne."""
    table.put("title:1", name="Sheriff", holder=ANNE)
    table.put("title:2", name="Reeve", holder=ANNE)
    table.put("title:3", name="Warden", holder=ANNE)
    table.put("title:4", name="Abbot", holder=BRUNO)
    table.put("title:1", name=None, holder=None)
    table.put("title:2", name=None, holder=None)
    found = title_rows(table)

    assert [one["title"] for one in found] == ["Abbot", "Warden", "Sheriff", "Reeve"]
    assert found[2]["spans"][0]["until_entry"] == 6


def test_titles_of_one_name_are_kept_apart(table):
    """By their kinds, by what they are of, or by those who bear them."""
    table.put("title:1", name="Warden", holder=ANNE)
    table.put("title:2", name="Warden", holder=BRUNO)
    table.put("title:3", name="Warden", kind="office", holder=CHLOE)
    table.put("title:4", name="Warden", of="Vaux", holder=CHLOE)

    assert borne(table.state) == {
        ("", "Warden", ""): ("Anne", "Anne"),
        ("", "Warden", "", "Bruno"): ("Bruno", "Bruno"),
        ("office", "Warden", ""): ("Chloé", "Chloé"),
        ("", "Warden", "Vaux"): ("Chloé", "Chloé"),
    }


def test_a_title_that_nobody_bears_has_no_span(table):
    """It is borne by nobody, and not told."""
    table.put(WARDEN, name="Warden")

    assert borne(table.state) == {("", "Warden", ""): (None, None)}
    assert title_rows(table) == []


def test_nothing_is_told_of_a_table_without_land_and_titles(table):
    """There is nothing to hold."""
    assert (land_rows(table), title_rows(table)) == ([], [])
