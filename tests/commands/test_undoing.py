"""What an undo takes back, what a redo brings back, and related later acts."""

from __future__ import annotations

import pytest

from tests.begun import begun
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import person, text, village
from tests.trouble.terminal import CTRL_C, Terminal


@pytest.fixture
def paid(here):
    """The bank pays Anne, who pays Bruno; Bruno's title is unrelated to either."""
    ask("new", "c.db", "--game", "free", "--players", "Anne,Bruno")
    ask("pay", "bank", "Anne", "40", "--for", "harvest")
    ask("pay", "bank", "Bruno", "5")
    ask("title", "grant", "Marshal", "Bruno")
    ask("pay", "bank", "Anne", "1")
    return here


def plain(said):
    """The output, with ordinary spaces."""
    return said.replace("\xa0", " ")


def test_what_was_taken_back_is_told_with_what_touches_the_same(paid):
    """JSON has it beside the numbers, screens below the sentence; so has --dry-run."""
    (later,) = ask("undo", "2", "--dry-run")["later"]
    assert plain(later.pop("text")) == "The bank pays 1 coin to Anne"
    assert later == {"seq": 5, "kind": "pay"}
    found = ask("undo", "2")
    assert found["undone"] == [2]
    assert [(one["seq"], one["kind"]) for one in found["acts"]] == [(2, "pay")]
    assert [one["seq"] for one in found["later"]] == [5]
    said = plain(intendant("redo", "2").out).splitlines()
    assert said == [
        "Brought back: entry 2  [7]",
        "  [2] The bank pays 40 coins to Anne — harvest",
        "  later: [5] The bank pays 1 coin to Anne",
    ]


def test_of_many_acts_the_last_are_shown_and_all_are_told(paid):
    """A screen is no place for a hundred lines."""
    for amount in range(1, 11):
        ask("pay", "bank", "Bruno", str(amount))
    said = intendant("undo", "--to", "3", "--dry-run").out.splitlines()
    assert len(ask("undo", "--to", "3", "--dry-run")["acts"]) == 12
    assert said[1].startswith("  [8] ")
    assert said[-1] == "  and 4 more before"


def test_what_is_kept_in_closed_purses_is_not_told(here):
    """Such sums are hidden in undone acts and in related ones, before or after."""
    begun(text(phase="negotiations"))
    ask("rules", "set", "fief.money.secret", "true")
    ask("pay", "bank", "Anne", "987")
    ask("pay", "bank", "Anne", "654")
    found = ask("undo", "3", "--dry-run")
    assert [one["seq"] for one in (*found["acts"], *found["later"])] == [3, 4]
    with Terminal("undo", "3", "--lang", "en", "-c", "c.db") as terminal:
        said = terminal.until(" = 1 >")
        assert "[4]" in said
        terminal.type(CTRL_C)
        assert terminal.ended() == 130
    assert not [one for one in ("987", "654") if one in said + str(found)]


def test_a_script_writes_what_it_always_wrote(paid):
    """The notes beside the answer are in no entry."""
    ask("undo", "2")
    assert ask("show", "6")["outcome"] == {"undone": [2]}


@pytest.mark.parametrize(
    ("lang", "said", "typed", "status"),
    [
        ("en", "later, but kept: The bank pays 1 coin to Anne", "\n", 0),
        ("en", "The bank pays 40 coins to Anne — harvest", "y\n", 0),
        ("fr", "plus tard, mais conservé : La banque verse 1 pièce à Anne", "n\n", 1),
        ("fr", "à annuler", "2\n", 1),
    ],
)
def test_at_a_terminal_it_is_asked_first(paid, lang, said, typed, status):
    """Enter confirms; a no writes nothing."""
    with Terminal("undo", "2", "--lang", lang, "-c", "c.db") as terminal:
        assert said in plain(terminal.until(" = 1 >"))
        terminal.press(typed)
        assert terminal.ended() == status
    last = ask("log", "--last", "1")["entries"][0]
    assert (last["kind"] == "undo") == (status == 0)


@pytest.mark.parametrize("typed", ["maybe", "3", "28"])
def test_what_is_no_answer_takes_nothing_back(paid, typed):
    """The question is repeated; stopping there leaves no draft."""
    with Terminal("undo", "--lang", "en", "-c", "c.db") as terminal:
        terminal.until(" = 1 >")
        terminal.type(typed)
        terminal.until(" = 1 >")
        terminal.type(CTRL_C)
        assert terminal.ended() == 130
    status = ask("status")
    assert status["drafts"] == []
    assert ask("log", "--last", "1")["entries"][0]["kind"] == "pay"


def test_a_redo_is_asked_about_likewise(paid):
    """The question names the acts that come back."""
    ask("undo", "2")
    with Terminal("redo", "--lang", "en", "-c", "c.db") as terminal:
        said = plain(terminal.until(" = 1 >"))
        assert "to be brought back" in said
        assert "[2]  The bank pays 40 coins" in said
        terminal.type("")
        assert terminal.ended() == 0
    assert ask("treasury", "Anne")["accounts"][0]["money"] == 41


def test_a_counter_that_moved_later_is_touched_by_an_undo_of_its_purchase(here):
    """The box from which all counters come does not count as related."""
    begun(text(person("Arnaud", "Anne", "Bourg"), phase="purchases"))
    for player in ("Anne", "Bruno"):
        ask("pay", "bank", player, "300")
    ask("fief", "buy", "Anne", "soldier", "--value", "1", "--at", "Bourg")
    ask("pay", "Bruno", "Anne", "10", "--ruling", "a wager")
    later = ask("undo", "4", "--dry-run")["later"]
    assert [one["seq"] for one in later] == [5]


def test_counters_that_were_lost_to_the_same_box_do_not_touch_each_other(here):
    """Of two plagues in two regions, neither is told as later than the other."""
    lands = [village(name, "Anne", "Anne.v1=2") for name in ("Bourg", "Sennecy")]
    begun(text("".join(lands), phase="cards"))
    for player, region in (("Anne", "Rouge"), ("Bruno", "Noir")):
        told = ask("fief", "card", "play", player, "plague", "--on", region)
        assert [one["player"] for one in told["losses"]] == ["Anne"]
    assert ask("undo", "2", "--dry-run")["later"] == []


def test_what_would_stand_wrong_is_named_with_what_takes_more_back(here):
    """A player who has retired can own nothing; the warning gives names."""
    begun(text(village("Vaux", "Bruno") + person("Arnaud", "Anne", "Vaux")))
    ask("correct", "territory:Vaux.owner", "Anne", "--for", "taken")
    ask("turn", "next")
    refused = intendant("undo", "2", "--json").refusal
    assert refused["code"] == "blocked"
    assert refused["message"].endswith("Bruno is out of the game, but still has Vaux")
    assert "`undo --to` with an earlier entry" in refused["hint"]
