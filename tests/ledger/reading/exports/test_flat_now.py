"""The tables of what is true now, and of who held what."""

from __future__ import annotations

from ledger.reading.exports.heads import HEADS
from tests.ledger.reading.exports.tabled import picked, tables
from tests.ledger.reading.journals import pays

ANNE, BRUNO = "player:Anne", "player:Bruno"


def test_accounts_and_facts_tell_what_is_true_now(table):
    """Accounts by their names, facts with the entry they date from."""
    table.put("territory:Vaux", name="Vaux", owner=ANNE)
    table.write("box", pays("world", "escrow/player:Anne", 1, what="mill"))
    table.write("box", pays("world", "escrow/lord:Nobody", 1, what="mill"))
    found = tables(table)

    assert picked(found["accounts"], "account", "what", "amount", "account_id") == [
        ("bank", "money", -100, "bank"),
        ("escrow/lord:Nobody", "mill", 1, "escrow/lord:Nobody"),
        ("escrow/Anne", "mill", 1, "escrow/player:Anne"),
        ("Anne", "mill", 2, ANNE),
        ("Anne", "money", 70, ANNE),
        ("Bruno", "money", 30, BRUNO),
        ("world", "mill", -4, "world"),
    ]
    assert picked(found["facts"], *HEADS["facts"])[-2:] == [
        ("Vaux", "name", "Vaux", 7, "territory:Vaux"),
        ("Vaux", "owner", "Anne", 7, "territory:Vaux"),
    ]


def test_things_keep_the_name_that_they_lost(table):
    """What was taken back or has been retired is in play no more."""
    table.put("lord:Eric", name="Éric")
    table.put("lord:Eric", retired=1)
    table.undo(table.put("lord:Odo", name="Odon"))

    assert picked(tables(table)["things"], *HEADS["things"]) == [
        ("Éric", "lord", 0, "lord:Eric"),
        ("Odon", "lord", 0, "lord:Odo"),
        ("Anne", "player", 1, ANNE),
        ("Bruno", "player", 1, BRUNO),
    ]


def test_players_who_have_left_come_last_without_a_seat(table):
    """One who was never named is none; the others are in seat order."""
    table.put("territory:Vaux", name="Vaux")
    table.put("player:Zoé", name="Zoé")
    table.put("player:Chloé", name="Chloé", retired=1)
    table.put("player:Nobody", note=1)
    table.put("campaign", seats=(BRUNO, ANNE))
    table.write("pay", pays("bank", "player:Zoé", 3))

    assert picked(tables(table)["players"], *HEADS["players"]) == [
        ("Bruno", 1, 30, 0, BRUNO),
        ("Anne", 2, 70, 0, ANNE),
        ("Chloé", None, 0, 1, "player:Chloé"),
        ("Zoé", None, 3, 1, "player:Zoé"),
    ]


def test_titles_and_territories_tell_who_has_them(table):
    """Unknown territories come last, without their names."""
    table.put("title:Warden", name="Warden", kind="office", of="Vaux", holder=ANNE)
    table.put("territory:Vaux", name="Vaux", kind="mine", owner=ANNE)
    table.put("territory:Bourg", name="Bourg", capability="casino")
    table.put("territory:7", unknown=7, capability="mine")
    found = tables(table)

    assert picked(found["titles"], *HEADS["titles"]) == [
        ("Warden", "office", "Vaux", "Anne", "Anne")
    ]
    assert picked(found["territories"], *HEADS["territories"]) == [
        ("Bourg", None, "casino", 1, "territory:Bourg"),
        ("Vaux", "Anne", "mine", 1, "territory:Vaux"),
        (None, None, "mine", 0, "territory:7"),
    ]


def test_holders_are_told_since_and_until(table):
    """What was taken back leaves no trace; titles and territories are told apart."""
    table.put("title:Warden", name="Warden", holder=BRUNO)  # entry 7
    table.put("territory:Vaux", name="Vaux", owner=BRUNO)  # entry 8
    table.undo(table.put("territory:Vaux", owner=ANNE))  # entries 9, 10
    table.next_turn()
    table.put("territory:Vaux", owner=ANNE)  # entry 12
    table.put("territory:Bourg", name="Bourg", owner=ANNE)  # entry 13
    found = tables(table)

    assert picked(found["titles_held"], *HEADS["titles_held"]) == [
        ("Warden", "Bruno", 7, 2, None, None, "title:Warden")
    ]
    assert picked(found["territories_held"], *HEADS["territories_held"]) == [
        ("Bourg", "Anne", 13, 3, None, None, "territory:Bourg"),
        ("Vaux", "Bruno", 8, 2, 12, 3, "territory:Vaux"),
        ("Vaux", "Anne", 12, 3, None, None, "territory:Vaux"),
    ]


def test_a_field_that_is_a_title_is_told_by_its_name(journal):
    """The king holds a title of the campaign; a cardinal bears one as a yes."""
    table = journal("Anne", game="fief")
    table.put("lord:Eric", name="Éric", player=ANNE)
    table.put("campaign", king="lord:Eric")
    table.put("lord:Eric", cardinal=1)
    found = tables(table)["titles_held"]

    assert picked(found, *HEADS["titles_held"]) == [
        ("king", "Éric", 3, 1, None, None, "campaign"),
        ("cardinal", "Éric", 4, 1, None, None, "lord:Eric"),
    ]


def test_texts_are_guarded_and_numbers_are_not(table):
    """Names, sentences and remarks pass through what makes a cell of a text."""
    table.put(ANNE, name="=1+1")
    found = tables(table, lambda text: f"<{text}>")

    assert found["entries"][1]["text_en"] == "<I pay>"
    assert found["entries"][1]["remark"] == "<a horse>"
    assert found["entries"][0]["remark"] is None
    assert found["players"][0] == {
        "player": "<=1+1>",
        "seat": 1,
        "money": 70,
        "retired": 0,
        "player_id": f"<{ANNE}>",
    }
    assert found["treasury"][0] == {"account": "<=1+1>", "money": 70}
