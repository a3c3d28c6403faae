"""The reason for a balance or a fact: its entries, and nothing else."""

from __future__ import annotations

import tempfile
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ledger.acting import files
from ledger.errors import Refusal, Refused
from ledger.flow import whole
from ledger.reading.asked_about import Spoken
from ledger.reading.why import why
from ledger.rules import game_named
from tests.effort import examples
from tests.laws.evening import PLAYERS, Evening

KINDS = {kind: kind for kind in ("player", "title", "territory", "lord", "region")}
SPOKEN = Spoken({"treasury": "money", "money": "money", "mill": "mill"}, KINDS, {}, {})
PURSES = ("bank", *PLAYERS)
PURSE = st.sampled_from(PURSES)
PAYMENT = st.tuples(st.just("pay"), PURSE, PURSE, st.integers(1, 60))
STEP = st.one_of(
    PAYMENT,
    PAYMENT,
    st.tuples(st.just("undo"), st.integers(2, 12)),
    st.tuples(st.just("redo"), st.integers(2, 12)),
    st.tuples(st.just("turn")),
)


def asked(evening, *words, last=None):
    """The answer without its sentences."""
    return whole(why(evening.book, words, SPOKEN, last).facts)


def play(evening, step):
    """Carries out one step, if it is allowed."""
    kind, *words = step
    with suppress(Refusal):
        if kind in ("undo", "redo"):
            getattr(evening, kind)(*words)
        else:
            evening.act(kind, *words)


@settings(max_examples=examples(30))
@given(steps=st.lists(STEP, max_size=14), last=st.integers(0, 6))
def test_the_lines_of_a_balance_add_up_to_it(steps, last):
    """Every purse adds up after any acts; omitted lines are given as a sum."""
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(str(Path(folder) / "e.db"))
        for step in steps:
            play(evening, step)
        for purse in PURSES:
            found = asked(evening, "treasury", purse)
            (account,) = found["accounts"]
            balance = evening.state.balance(account, "money")
            assert found["value"] == balance
            assert sum(line["amount"] for line in found["lines"]) == balance
            for line in found["lines"]:
                assert line["amount"] == sum(p["amount"] for p in line["parts"])
            after = [line["balance"] for line in found["lines"]]
            before = [line["balance"] - line["amount"] for line in found["lines"]]
            assert [*before[:-1], 0][: len(after)] == [*after[1:], 0][: len(after)]
            few = asked(evening, "treasury", purse, last=last)
            assert few["lines"] == found["lines"][:last]
            assert few["earlier"] == {
                "entries": len(found["lines"]) - len(few["lines"]),
                "amount": sum(line["amount"] for line in found["lines"][last:]),
            }
        evening.close()


@settings(max_examples=examples(20))
@given(steps=st.lists(STEP, max_size=10))
def test_every_fact_is_set_by_the_line_that_explains_it(steps):
    """Each recorded value of each thing has a live entry that set it so."""
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(str(Path(folder) / "e.db"))
        for step in steps:
            play(evening, step)
        for subject, facts in evening.state.facts.items():
            if subject == "rules":
                continue
            lines = asked(evening, subject)["lines"]
            own = [line for line in lines if line["of"] == evening.state.name(subject)]
            told = {line["field"] for line in own if line["type"] != "amount"}
            assert told == set(facts)
        evening.close()


def test_what_was_taken_back_explains_nothing(evening):
    """Neither an undone payment nor its undo is a line; a redo brings the line back."""
    evening.act("pay", "bank", "Anne", 30)
    evening.act("pay", "Anne", "Bruno", 5)
    evening.undo()
    assert [line["entry"] for line in asked(evening, "treasury", "Anne")["lines"]] == [
        2
    ]
    evening.redo()
    lines = asked(evening, "treasury", "Anne")["lines"]
    assert [line["entry"] for line in lines] == [3, 2]


def test_the_fact_that_an_undo_restored_is_explained_by_its_own_entry(evening):
    """The undo is not listed, but the entry by which the title was given."""
    evening.act("title grant", "Warden", "Anne")
    evening.act("title grant", "Warden", "Bruno")
    evening.undo()
    (line,) = asked(evening, "Warden.holder")["lines"]
    assert (line["entry"], line["after"]) == (2, "Anne")


def test_a_thing_is_explained_with_those_that_point_at_it(evening):
    """A player is explained with money, titles and land."""
    evening.act("pay", "bank", "Anne", 30)
    evening.act("title grant", "Warden", "Anne")
    evening.act("territory add", "Vaux", None, "Anne")
    found = asked(evening, "anne")
    told = {(line["of"], line["field"]): line for line in found["lines"]}
    assert told["Anne", "money"]["after"] == 30
    assert told["Warden", "holder"]["entry"] == 3
    assert told["Vaux", "owner"]["after"] == "Anne"
    assert found["value"]["player.money"] == 30
    assert found["things"] == ["player:Anne"]


def test_things_of_one_name_are_told_together(evening):
    """A kind selects one of them."""
    evening.act("title grant", "Vaux", "Anne")
    evening.act("territory add", "Vaux")
    assert asked(evening, "Vaux")["things"] == ["territory:Vaux", "title:Vaux"]
    assert asked(evening, "title", "Vaux")["things"] == ["title:Vaux"]


@pytest.mark.parametrize(
    ("words", "key", "near"),
    [
        (("Brano",), "unknown_name.thing", ["Bruno"]),
        (("treasry", "Ane"), "unknown_name.thing", ["treasury Anne"]),
        (("treasury", "Brno"), "unknown_name.account", ["Bruno"]),
        (("%%%",), "unknown_name.thing", []),
    ],
)
def test_what_is_unknown_is_refused_with_the_nearest(evening, words, key, near):
    """Names of all kinds and countable things are suggested."""
    with pytest.raises(Refused) as refused:
        asked(evening, *words)
    assert refused.value.code == "unknown_name"
    assert refused.value.key == key
    assert refused.value.facts["near"] == near


def test_a_fact_that_nothing_records_is_refused_with_its_thing(evening):
    """The thing is known; it is the fact that is not."""
    with pytest.raises(Refused) as refused:
        asked(evening, "Anne.colour")
    assert (refused.value.code, refused.value.key) == (
        "unknown_name",
        "unknown_name.fact",
    )
    assert refused.value.facts["about"] == "player:Anne"
    assert refused.value.facts["field"] == "colour"


def test_a_house_rule_is_explained_too(evening):
    """The reason is who set it and when; until then it came with the campaign."""
    evening.act("rules set", "free.titles.most", "3")
    found = asked(evening, "titles.most")
    assert (found["value"], found["lines"][0]["entry"]) == (3, 2)
    assert asked(evening, "free.money.start")["value"] == 0


def test_a_fact_that_nobody_recorded_has_no_lines(evening):
    """The fact is given by its name, and its value is null."""
    found = asked(evening, "phase")
    assert (found["value"], found["lines"]) == (None, [])


FIEF = """\
game = "fief"
players = ["Anne", "Bruno"]
phase = "income"
[[region]]
name = "Rouge"
villages = ["Bourg", "Vaux", "Pré"]
[[diocese]]
name = "Sigy"
villages = ["Bourg", "Vaux", "Pré"]
[[village]]
name = "Bourg"
owner = "Anne"
building = "city"
mills = 1
troops = { Anne = { v1 = 4 } }
[[village]]
name = "Vaux"
mills = 1
[[lord]]
name = "Arnaud"
player = "Anne"
at = "Bourg"
titles = ["Rouge"]
[[lord]]
name = "Jeanne"
player = "Bruno"
at = "Vaux"
"""


@pytest.fixture
def fief(tmp_path):
    """A barony of Anne's, with a woman of Bruno's in one of its villages."""
    file = str(tmp_path / "f.db")
    files.new(file, "fief", (), position=FIEF)
    made = Evening.__new__(Evening)
    made.file = file
    made.book = made._open()
    yield made
    made.close()


def derived(evening, thing):
    """The derived facts about a thing: value, rule, key."""
    return {
        one.line["field"]: (one.line["after"], one.line["rule"], one.derived.key)
        for one in why(evening.book, [thing], SPOKEN).lines
        if one.derived
    }


@pytest.mark.rule("FIEF-MOVE-12")
def test_the_owner_of_a_fiefs_village_follows_from_the_title(fief):
    """Nobody recorded the owner of Vaux: Anne's Arnaud has the title."""
    assert derived(fief, "Vaux") == {
        "owner": ("Anne", "FIEF-MOVE-12", "owner.held"),
        "control": (None, "FIEF-BUY-07", "control.enemy"),
    }
    found = asked(fief, "Vaux.owner")
    assert (found["value"], found["lines"][0]["rests_on"]) == ("Anne", [1])


def test_what_follows_for_titles_and_lords(fief):
    """Rank by villages, held capitals and fighting lords are derived."""
    assert derived(fief, "title:Rouge") == {
        "player": ("Anne", "FIEF-FIEF-11", "player.held"),
        "rank": ("baron", "FIEF-MAP-02", "rank"),
        "held": ("Bourg", "FIEF-FIEF-12", "held.yes"),
    }
    fights = {lord: derived(fief, lord)["fights"] for lord in ("Arnaud", "Jeanne")}
    assert fights == {
        "Arnaud": (1, "FIEF-FIGHT-05", "fights.yes"),
        "Jeanne": (None, "FIEF-FIGHT-05", "fights.woman"),
    }


def test_counted_things_are_explained_by_place_and_by_owner(fief):
    """Mills are counted by village, and counters on the board by player or by village."""
    assert asked(fief, "mill", "Bourg")["value"] == 1
    spoken = SPOKEN._replace(commodities={"v1": "v1"})
    for whose in ("Anne", "Bourg"):
        found = whole(why(fief.book, ["v1", whose], spoken).facts)
        assert found["accounts"] == ["territory:Bourg/player:Anne"]
        assert (found["value"], found["lines"][0]["amount"]) == (4, 4)


def test_several_heaps_of_a_thing_are_added_up(fief):
    """Those in a player's box, and those on the board in no village."""
    fief.act("correct", ["v1", "player:Anne"], "2", "counted")
    found = whole(why(fief.book, ["Anne"], SPOKEN).facts)
    heaps = [one["after"] for one in found["lines"] if one["field"] == "v1"]
    assert (len(heaps), found["value"]["player.v1"]) == (2, sum(heaps))


def test_an_entry_with_many_movements_is_one_line(fief):
    """The income of a turn, a city and two mills, has rules and places in one line."""
    fief.act("fief income")
    (line, _) = asked(fief, "treasury", "Anne")["lines"]
    assert line["amount"] == 600
    assert {(p["amount"], p["rule"], p["about"]) for p in line["parts"]} == {
        (200, "FIEF-INC-03", "Bourg"),
        (200, "FIEF-INC-05", "Bourg"),
        (200, "FIEF-INC-05", "Vaux"),
    }
    assert line["rule"] is None


def test_every_balance_of_a_game_adds_up(fief):
    """Money, counters and cards add up on all accounts."""
    fief.act("fief income")
    words = {what: what for what in game_named("fief").commodities}
    spoken = SPOKEN._replace(commodities=words)
    for account, held in fief.state.balances.items():
        for what, amount in held.items():
            found = why(fief.book, [what, account], spoken).facts
            assert sum(line["amount"] for line in found["lines"]) == amount
            assert (found["value"], found["accounts"]) == (amount, [account])


FOLLOWS = {
    "free": [],
    "medfan": [],
    "fief": ["lacks", "lacks"],
    "mass": [],
    "siege": [],
}


@pytest.mark.parametrize("game", FOLLOWS)
def test_every_game_is_served(tmp_path, game):
    """Facts that a game does not derive are recorded, and explained."""
    made = Evening(str(tmp_path / "g.db"), ("Anne",), game)
    found = game_named(game).explains(made.state, "player:Anne")
    assert [one.field for one in found] == FOLLOWS[game]
    assert asked(made, "game")["value"] == game
    made.close()
