"""Two laptops at one table: each has all acts, in one order, each once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ledger.campaign import Campaign
from ledger.errors import Overtaken
from tests.face import ask, at_terminal, intendant
from tests.shaped import shaped  # noqa: F401 - answers are held against their shapes


def acts(file):
    """The sentences of a journal."""
    return [line["text"] for line in ask("log", "-c", file)["entries"]]


def head(file):
    """The number and hash of the newest entry."""
    told = ask("verify", "-c", file)
    assert told["ok"]
    return told["entries"], told["head"]


def test_a_copy_has_the_same_journal(table):
    """A joined copy has every entry, with the same hashes."""
    table.share()
    ask("pay", "bank", "Anne", "40", "-c", "a.db")
    table.join()
    assert head("a.db") == head("b.db")
    assert head("b.db")[0] == 2


def test_every_act_is_at_the_hub_and_comes_to_the_others(table):
    """Each laptop writes in turn; what the other has written comes first."""
    table.share()
    table.join()
    for number in range(1, 4):
        ask("pay", "bank", "Anne", str(number), "-c", "a.db")
        ask("pay", "bank", "Bruno", str(number), "-c", "b.db")
    assert [text[-8:] for text in acts("b.db")[1:]] == [
        *(" to Anne", "to Bruno", " to Anne", "to Bruno", " to Anne", "to Bruno"),
    ]
    assert ask("treasury", "Anne", "-c", "b.db")["accounts"][0]["money"] == 306
    assert head("a.db")[0] == 6  # it has not written since
    ask("pay", "bank", "Carla", "1", "-c", "a.db")
    ask("pay", "bank", "Carla", "1", "-c", "b.db")
    ask("pay", "bank", "Carla", "1", "-c", "a.db")
    assert head("a.db")[0] == 10


def test_what_others_have_done_decides(table):
    """An act that no longer fits is refused, and nothing is written anywhere."""
    table.share()
    table.join()
    ask("pay", "Anne", "bank", "290", "-c", "a.db")
    said = intendant("pay", "Anne", "Bruno", "50", "-c", "b.db", "--json")
    assert (said.status, said.refusal["code"]) == (1, "not_enough")
    assert head("a.db") == head("b.db")
    assert head("b.db")[0] == 2


def test_dice_stay_as_they_fell(table, monkeypatch):
    """A throw is not thrown again because somebody else was quicker."""
    table.share()
    table.join()
    thrown = []
    from ledger import dice

    hand = dice.Hand.__call__

    def counted(self, die):
        thrown.append(die.name)
        return hand(self, die)

    monkeypatch.setattr(dice.Hand, "__call__", counted)
    ask("pay", "bank", "Anne", "1", "-c", "a.db")
    rolled = ask("roll", "3d6", "-c", "b.db")
    assert len(thrown) == 3
    assert acts("b.db")[1].endswith("to Anne")
    kept = ask("show", "3", "-c", "b.db")
    assert kept["throws"][0]["faces"] == rolled["faces"]


def test_a_key_of_a_script_holds_on_every_machine(table):
    """What one machine has written under a key, the other does not write again."""
    table.share()
    table.join()
    ask("pay", "bank", "Anne", "5", "--once", "K", "-c", "a.db")
    told = json.loads(
        intendant(
            *("pay", "bank", "Anne", "5", "--once", "K", "-c", "b.db", "--json")
        ).out
    )
    assert told["entry"] == 2
    assert head("a.db") == head("b.db")


def test_a_script_is_one_step_for_all(table):
    """All lines of a script come after what others wrote, together."""
    table.share()
    table.join()
    ask("pay", "bank", "Carla", "1", "-c", "a.db")
    Path("s.txt").write_text("pay bank Anne 1\nroll 2d6\npay bank Anne 2\n")
    ran = intendant("run", "s.txt", "-c", "b.db")
    assert ran.status == 0, ran.err
    assert head("b.db")[0] == 5
    assert "Carla" in acts("b.db")[1]


def test_python_is_told_that_it_was_overtaken(table):
    """Several acts together cannot be done again by themselves."""
    table.share()
    table.join()
    with Campaign.open("a.db") as one, Campaign.open("b.db") as other:
        one.pay("bank", "Anne", 1)

        def both():
            with other.together():
                other.pay("bank", "Bruno", 1)
                other.pay("bank", "Bruno", 2)

        with pytest.raises(Overtaken):
            both()
        both()
        assert len(other.entries()) == 4


def test_another_result_is_asked_about(table):
    """Where others' acts change what comes of an act, somebody at a terminal is asked."""
    table.share("free")
    table.join()
    ask("title", "grant", "Marshal", "Anne", "-c", "a.db")
    ask("title", "grant", "Marshal", "Bruno", "-c", "a.db")
    said = at_terminal(
        "title", "grant", "Marshal", "Carla", "-c", "b.db", lines=["stay"]
    )
    assert said.status == 1
    assert "Marshal" in said.out + said.err
    assert ask("log", "-c", "b.db")["entries"][-1]["text"].endswith("Bruno")


def test_leaving_makes_a_copy_of_its_own(table):
    """After `league leave` nothing goes to the hub any more."""
    table.share()
    table.join()
    ask("league", "leave", "-c", "b.db")
    ask("pay", "bank", "Anne", "1", "-c", "b.db")
    assert table.join("c.db") == "c.db"
    assert (head("b.db")[0], head("c.db")[0]) == (2, 1)
    said = intendant("league", "sync", "-c", "b.db")
    assert said.status == 1
    assert "b.db is not a shared campaign" in said.err


def test_a_mistyped_throw_is_mended_after_what_others_wrote(table):
    """`undo --retype` takes back and does again, at the end of the common journal."""
    table.share("free")
    table.join()
    ask("roll", "2d6", "--dice", "5 3", "-c", "b.db")
    ask("pay", "bank", "Anne", "1", "-c", "a.db")
    said = at_terminal("undo", "--retype", "-c", "b.db", lines=["6 6", "", ""])
    assert said.status == 0, said.out + said.err
    assert head("b.db")[0] == 5
    assert ask("show", "5", "-c", "b.db")["throws"][0]["faces"] == [6, 6]
    ask("league", "sync", "-c", "a.db")
    assert head("a.db") == head("b.db")
