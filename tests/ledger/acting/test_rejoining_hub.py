"""A campaign that went on without its hub, and comes back to it, in this process."""

from __future__ import annotations

import os

import pytest

from ledger.acting import act_named, sharing
from ledger.acting.rejoining import LEAVE, sync
from ledger.league import upstream
from ledger.league.shared import shared
from ledger.store import append, drafts
from ledger.store.book import Book
from tests.laws.evening import Evening, stopped
from tests.ledger.acting.hubs import NAME, URL, Decide, acted, agree, alone

NOTHING = {"came": [], "went": [], "kept": [], "changed": [], "left": []}
EMPTY = {"campaign": NAME, **NOTHING, "copy": None}


NOBODY = Decide()


# What needs no question ----------------------------------------------------------------


def test_where_nothing_is_new_nothing_happens(hub, begun, book):
    """The answer says so."""
    answer = sync(book, NOBODY)
    assert (answer.result, answer.entry, answer.warnings) == (EMPTY, None, [])
    assert answer.state == begun.state
    agree(hub, begun, 2)


def test_what_others_wrote_comes(hub, begun, book, other):
    """Nothing goes."""
    acted(other, "pay", "bank", "Bruno", 7)
    answer = sync(book, NOBODY)
    assert answer.result == EMPTY | {"came": [3]}
    assert answer.state == begun.state
    assert answer.state.balance("player:Bruno", "money") == 7
    assert begun.head == hub.head(NAME)


def test_what_nobody_contradicts_goes(hub, begun, book):
    """The entries keep their numbers and their hashes, and others are told."""
    alone(hub, begun, ("pay", "bank", "Anne", 1), ("pay", "bank", "Anne", 2))
    head, hub.told = begun.head, []
    assert sync(book, NOBODY).result == EMPTY | {"went": [[3, 3], [4, 4]]}
    assert (begun.head, hub.told) == (head, [NAME])
    agree(hub, begun, 4)


def test_acts_that_fit_follow_those_of_others(hub, begun, book, other, tmp_path):
    """With their remarks and dice; stopped acts stay, and no copy is made."""
    hub.away = "unreachable"
    begun.act("pay", "bank", "Anne", 1, "a horse")
    faces = begun.act("roll", "3d6", "Anne", "luck").entry.throws[0].faces
    recorder = begun.recorder(dice="6 6")
    stopped(act_named("roll"), recorder, "2d6+d8")
    recorder.save()
    lying = begun.drafts
    hub.away, hub.told = "", []
    acted(other, "pay", "bank", "Bruno", 7)
    hub.told.clear()

    answer = sync(book, NOBODY)
    assert answer.result == EMPTY | {"came": [3], "went": [[3, 4], [4, 5]]}
    assert answer.state == begun.state
    paid, rolled = begun.entry(4), begun.entry(5)
    assert (paid.asked["amount"], paid.remark) == (1, "a horse")
    assert (rolled.throws[0].faces, rolled.remark) == (faces, "luck")
    assert (drafts.drafts(book), len(lying)) == (lying, 1)
    assert sorted(os.listdir(tmp_path)) == ["a.db", "a.db.league", "there"]
    assert hub.told == [NAME, NAME, NAME]  # once for each act, and at the end
    agree(hub, begun, 5)


def test_dice_used_again_name_the_entry_by_its_number_now(hub, begun, book, other):
    """So do undos, and acts brought back."""
    acts = ("roll", "2d6"), ("undo", 3), ("roll", "2d6"), ("redo", 3)
    hub.away = "unreachable"
    begun.act(*acts[0])
    begun.undo(3)
    begun.act(*acts[2])
    begun.undo()
    begun.redo()
    hub.away = ""
    acted(other, "pay", "bank", "Bruno", 7)
    told = sync(book, NOBODY).result
    assert told["went"] == [[3, 4], [4, 5], [5, 6], [6, 7], [7, 8]]
    assert [throw.origin for throw in begun.entry(6).throws] == [4]
    assert (begun.entry(5).undoes, begun.entry(7).undoes) == ([4], [6])
    assert begun.entry(8).redoes == [6]
    agree(hub, begun, 8)


def test_what_others_wrote_under_the_same_key_is_there_once(hub, begun, book, other):
    """A script ran on both laptops, one of them cut off."""
    hub.away = "unreachable"
    begun.act("pay", "bank", "Anne", 5, once="K")
    begun.act("pay", "bank", "Anne", 6, once="L")
    hub.away = ""
    acted(other, "pay", "bank", "Anne", 5, once="K")
    assert sync(book, NOBODY).result["went"] == [[3, 3], [4, 4]]
    assert [one.once for one in begun.entries[2:]] == ["K", "L"]
    agree(hub, begun, 4)


def test_a_ruling_is_given_again(hub, tmp_path):
    """What was overruled then is overruled by the same reason."""
    begun = Evening(str(tmp_path / "f.db"), game="fief")
    begun.act("phase", ruling="a late start")
    sharing.share(begun.book, URL, NAME, None)
    sharing.join(URL, NAME, str(tmp_path / "g.db"), None)
    hub.away = "unreachable"
    begun.act("fief deal", ruling="as agreed")
    hub.away = ""
    with Book(str(tmp_path / "g.db"), write=True) as joined:
        acted(joined, "note", "it rains")
    assert sync(begun.book, NOBODY).result["went"] == [[3, 4]]
    assert begun.entry(4).ruling == "as agreed"
    begun.close()


# What was there already ----------------------------------------------------------------


def test_a_lost_answer_is_found_again(hub, begun, book, other):
    """The act is a branch here, and is at the hub all the same."""
    hub.losing = 1
    begun.act("pay", "bank", "Anne", 1)
    assert shared(begun.file).away
    assert sync(book, NOBODY).result == EMPTY
    assert hub.again == [[3]]  # perhaps a replica did not have it yet
    agree(hub, begun, 3)


def test_several_lost_answers_are_found_again(hub, begun, book, monkeypatch):
    """All of these acts are at the hub, each once."""
    monkeypatch.setattr(upstream, "RETRY", 0.0)
    hub.losing = 2
    begun.act("pay", "bank", "Anne", 1)
    begun.act("pay", "bank", "Anne", 2)
    assert (hub.head(NAME).seq, shared(begun.file).head.seq) == (4, 2)
    assert sync(book, NOBODY).result == EMPTY
    agree(hub, begun, 4)


def test_what_follows_a_lost_answer_goes(hub, begun, book, other):
    """Only what the hub does not hold is sent."""
    hub.losing = 1
    begun.act("pay", "bank", "Anne", 1)
    alone(hub, begun, ("pay", "bank", "Anne", 2))
    acted(other, "pay", "bank", "Bruno", 7)
    assert [one.seq for one in hub.journals[NAME]] == [1, 2, 3, 4]
    told = sync(book, NOBODY).result
    assert told == EMPTY | {"came": [4], "went": [[4, 5]]}
    agree(hub, begun, 5)


def test_the_same_act_of_the_same_second_is_another_one(
    hub, begun, book, other, monkeypatch
):
    """Entries with one hash are still two acts, if two laptops wrote them."""
    monkeypatch.setattr(append, "now", lambda: "1190-03-01T20:00:00Z")
    alone(hub, begun, ("pay", "bank", "Anne", 1))
    acted(other, "pay", "bank", "Anne", 1)
    assert begun.head == hub.head(NAME)
    assert sync(book, NOBODY).result["went"] == [[3, 4]]
    assert begun.state.balance("player:Anne", "money") == 42
    agree(hub, begun, 4)


def test_what_went_before_a_stop_is_recognised(hub, begun, book, other):
    """Until somebody has decided, the file stays as it is."""
    alone(
        hub,
        begun,
        *(("pay", "bank", "Chloé", 1), ("pay", "Anne", "Bruno", 30)),
        ("pay", "bank", "Chloé", 2),
    )
    acted(other, "pay", "Anne", "bank", 20)
    head = begun.head

    for _ in range(2):
        with pytest.raises(IndexError):
            sync(book, Decide())  # which has no answer
        assert (begun.head, hub.head(NAME)[0]) == (head, 4)
    told = sync(book, Decide(LEAVE)).result
    assert (told["came"], told["went"], told["left"]) == ([3, 4], [[3, 4], [5, 5]], [4])
    agree(hub, begun, 5)


def test_a_sync_that_dies_at_its_last_step_has_been_made(
    hub, begun, book, other, monkeypatch
):
    """The copy has followed, though the file beside it does not say so yet."""
    from ledger.acting import rejoining

    alone(hub, begun, ("pay", "bank", "Anne", 1))
    acted(other, "pay", "bank", "Bruno", 1)
    kept = rejoining.keep

    def dies(path, one):
        if path == begun.file and not one.next_hash:
            raise KeyboardInterrupt
        kept(path, one)

    with monkeypatch.context() as patch:
        patch.setattr(rejoining, "keep", dies)
        with pytest.raises(KeyboardInterrupt):
            sync(book, NOBODY)
    assert (begun.head[0], shared(begun.file).next_seq) == (4, 4)
    assert sync(book, NOBODY).result == EMPTY
    agree(hub, begun, 4)
