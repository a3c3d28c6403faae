"""What has happened since a player last did something."""

from __future__ import annotations

import pytest

from ledger.acting import actors
from ledger.effects import Change, Transfer
from ledger.errors import Refused
from ledger.flow import Flow
from ledger.reading.since import named_by, since
from tests.ledger.reading.written import put, write

ANNE, BRUNO, CHLOE = "player:Anne", "player:Bruno", "player:Chloé"
WHO = {"note": ("who",)}


def acted(evening, *who, player="Anne", **facts):
    """The number of a player's last act, after acts in which these took part."""
    for one in who:
        write(evening, asked={"who": one}, **facts)
    found = since(evening.book, player, WHO).last
    return found and found.seq


def missed(evening, player):
    """The numbers of the acts after the last one of a player."""
    return [one.seq for one in since(evening.book, player, actors()).journal]


def test_everything_after_the_own_last_act_is_told(evening):
    """What was done and taken back meanwhile is left out."""
    evening.act("pay", "bank", "Anne", 30)
    evening.act("pay", "Anne", "Bruno", 5)
    evening.act("note", "hello")
    evening.act("pay", "Bruno", "Anne", 1)
    evening.undo()
    found = since(evening.book, "anne", actors())
    assert isinstance(found.journal, Flow)
    assert (found.player, found.last.seq) == ("Anne", 3)
    assert [one.seq for one in found.journal] == [4]
    assert (found.undone, found.redone) == ([], [])
    assert found.state == evening.state
    assert missed(evening, "Bruno") == [1, 2, 3, 4]


def test_who_has_done_nothing_has_missed_everything(evening):
    """The beginning is told, too."""
    assert since(evening.book, "Chloé", actors()).last is None
    assert missed(evening, "Chloé") == [1]


def test_what_was_taken_or_brought_back_since_is_told(evening):
    """Acts of before that no longer count, and those that count again."""
    for amount in (1, 2, 3):
        evening.act("pay", "bank", "Bruno", amount)
    evening.undo(2)
    evening.undo(3)
    evening.act("pay", "Bruno", "bank", 1)
    evening.redo(3)
    evening.undo(4)
    found = since(evening.book, "Bruno", actors())
    assert [one.seq for one in found.undone] == [4]
    assert [one.seq for one in found.redone] == [3]
    assert list(found.journal) == []


def test_a_player_does_not_see_what_others_pay_each_other(evening):
    """What the player paid is shown, and so is what the player got."""
    for payer in ("Bruno", "Anne", "Bruno"):
        evening.act("pay", "bank", payer, 9)
    evening.act("pay", "Bruno", "Chloé", 2)
    evening.act("pay", "Anne", "Bruno", 1)
    evening.undo(2)
    found = since(evening.book, "Anne", actors())
    assert (found.last.hash, found.last.effects[0].amount) == ("", 1)
    assert [one.effects[0].amount for one in found.undone] == [None]
    evening.redo(2)
    seen = since(evening.book, "Chloé", actors()).journal
    moved = [[e.amount for e in one.effects if isinstance(e, Transfer)] for one in seen]
    assert moved == [[], [None], [None], [None], [2], [None]]


def test_sides_and_heroes_may_be_asked_for_themselves(evening):
    """Nobody sits there, so that every purse is closed."""
    put(evening, "side:Nains", name="Nains")
    put(evening, "hero:Nain", name="nains")
    put(evening, "hero:Karl", name="Karl", side="side:Nains")
    assert acted(evening, "hero:Karl", player="Karl") == 5
    with pytest.raises(Refused) as refused:
        since(evening.book, "nains ou nain", WHO)
    assert (refused.value.code, refused.value.key) == (
        "unknown_name",
        "unknown_name.player",
    )
    known = ["Anne", "Bruno", "Chloé", "Karl", "Nains", "nains"]
    assert refused.value.facts["known"] == known
    found = since(evening.book, "Nains", WHO)
    assert (found.player, found.last.seq, found.last.hash) == ("Nains", 5, "")
    assert acted(evening, "hero:Nain", player="Nains") == 6
    write(evening, Transfer("money", 2, "bank", ANNE))
    (one,) = since(evening.book, "Nains", WHO).journal
    assert (one.hash, one.effects[0].amount) == ("", None)


def test_a_side_of_a_players_name_is_the_players(evening):
    """It cannot be asked for itself."""
    put(evening, "side:A", name="ANNE")
    assert acted(evening, "side:A") == 3
    assert since(evening.book, "ANNE", WHO).player == "Anne"
    assert acted(evening, "side:A", player="Bruno") is None


def test_what_belongs_to_a_player_acts_for_the_player(evening):
    """A figure, a hero of a side, or what it has of its own."""
    put(evening, "figure:Ork", player=ANNE)
    put(evening, "side:S", player=ANNE)
    put(evening, "hero:Karl", side="side:S")
    put(evening, "hero:Odd", side=3, player=3)
    put(evening, "deck", player=ANNE)
    assert acted(evening, "nobody", "deck", "hero:Odd", CHLOE) is None
    assert acted(evening, "figure:Ork") == 11
    assert acted(evening, BRUNO, "hero:Karl") == 13
    assert acted(evening, BRUNO) == 13
    assert acted(evening, ANNE) == 15
    assert acted(evening, player="Bruno") == 14


def test_the_owner_before_an_act_is_who_acted(evening):
    """Where the act itself has made the thing, it is the one after."""
    ork, elf = "figure:Ork", "figure:Elf"
    put(evening, ork, player=ANNE)
    write(evening, Change(ork, "player", ANNE, BRUNO), asked={"who": ork})
    assert acted(evening) == 3
    assert acted(evening, player="Bruno") is None
    write(evening, Change(elf, "player", None, BRUNO), asked={"who": elf})
    assert acted(evening, player="Bruno") == 4
    put(evening, elf, player=CHLOE)
    assert acted(evening, player="Bruno") == 4
    assert acted(evening, elf, player="Chloé") == 6


def test_an_act_of_another_kind_says_nothing_about_who_acts(evening):
    """Neither does one that was taken back."""
    assert acted(evening, ANNE, kind="roll") is None
    assert acted(evening, ANNE) == 3
    evening.undo()
    assert acted(evening) is None
    assert since(evening.book, "Anne", {"note": ("x", "who")}).last is None
    write(evening, outcome={"who": ANNE})
    assert since(evening.book, "Anne", {"note": ("x", "who")}).last.seq == 5


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("one", ["a"]),
        ("many", ["b", "c"]),
        ("deep.one", ["d"]),
        ("deep.many", ["e", "f"]),
        ("rows.who", ["g", "h"]),
        ("rows", ["who", "g", "who", "h", "n"]),
        ("pairs", ["k", "v", "n"]),
        ("one.more", []),
        ("number", []),
        ("none", []),
        ("missing", []),
        ("missing.more", []),
        ("deep.missing", []),
        ("tuple", ["t", "u"]),
    ],
)
def test_a_path_leads_to_words(path, found):
    """Lists are gone through; of facts at its end, keys and values are words."""
    facts = {
        "one": "a",
        "many": ["b", "c", 3, None],
        "deep": {"one": "d", "many": ["e", "f"]},
        "rows": [{"who": "g"}, {"who": "h", "n": 2}],
        "pairs": {"k": "v", "n": 4},
        "number": 4,
        "none": None,
        "tuple": ("t", ("u",)),
    }
    assert named_by(facts, [path]) == found


def test_several_paths_are_followed_in_turn():
    """Each word is given as often as it is found."""
    facts = {"who": "a", "whom": ["b", "a"]}
    assert named_by(facts, ("whom", "who")) == ["b", "a", "a"]
    assert named_by(facts, ()) == []
