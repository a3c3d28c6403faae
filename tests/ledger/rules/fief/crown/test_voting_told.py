"""What a ballot tells and notes, and the words in which it is refused."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change
from ledger.errors import Misuse
from ledger.rules.common.finding import NOTHING
from ledger.rules.fief.crown.voting import (
    Announcement,
    announced,
    ballot_faults,
    elect,
    is_vacant,
)
from ledger.table import Table
from tests.ledger.rules.fief.crown.test_voting import table
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    do,
    fact,
    lord,
    person,
    refusal,
)

ROLAND, OTHON, QUENTIN = lord("Roland"), lord("Othon"), lord("Quentin")
PHILIPPE, BLANCHE = lord("Philippe"), lord("Blanche")
SPLIT = {"vote.split": True}


def noted(outcome):
    """The facts about the throne that a ballot changes, with their reasons."""
    return {
        one.field: (one.before, one.after, one.because)
        for one in outcome.effects
        if isinstance(one, Change) and one.subject == "campaign"
    }


# Results ----------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-VOTE-06", "FIEF-VOTE-08")
def test_a_ballot_tells_every_players_votes_and_the_candidates_by_their_votes():
    """The votes are kept as numbers, also where a player gave all of them."""
    done = do(table(), elect, ["Bruno:Othon", "Anne:Roland"])
    assert done.asked == {
        "votes": [
            {"player": ANNE, "lord": ROLAND, "votes": 3},
            {"player": BRUNO, "lord": OTHON, "votes": 2},
        ]
    }
    told = done.result
    assert told["players"][0] == {
        "player": ANNE,
        "entitled": 3,
        "voters": [BLANCHE, PHILIPPE, ROLAND],
        "cast": 3,
        "for": [{"lord": ROLAND, "votes": 3}],
    }
    assert told["players"][2] == {
        "player": CHLOE,
        "entitled": 1,
        "voters": [QUENTIN],
        "cast": 0,
        "for": [],
    }
    assert (told["turn"], told["needed"]) == (3, 3)
    assert told["candidates"] == [OTHON, ROLAND]
    assert list(told["totals"].items()) == [(ROLAND, 3), (OTHON, 2)]
    because = Because("FIEF-VOTE-08", ROLAND)
    assert noted(done) == {
        "ballot": (None, 3, because),
        "elected": (None, ROLAND, because),
    }


@pytest.mark.rule("FIEF-VOTE-09")
@pytest.mark.parametrize(
    ("words", "void"),
    [(["Bruno:Othon"], "few"), (["Anne:Roland", "Bruno:Othon", "Chloé:Othon"], "tie")],
)
def test_a_void_ballot_is_noted_and_elects_nobody(words, void):
    """Whoever was elected before is elected no more."""
    done = do(table(), elect, words)
    assert (done.result["elected"], done.result["void"]) == (None, void)
    because = Because("FIEF-VOTE-09", None)
    assert noted(done) == {"ballot": (None, 3, because)}
    before = table(fact("campaign", "elected", QUENTIN))
    assert noted(do(before, elect, words))["elected"] == (QUENTIN, None, because)


def test_who_was_elected_already_is_not_noted_twice():
    """Only the ballot is noted then."""
    state = table(fact("campaign", "elected", ROLAND))
    assert list(noted(do(state, elect, ["Anne:Roland"]))) == ["ballot"]


@pytest.mark.rule("FIEF-VOTE-07")
def test_where_nobody_votes_the_election_is_void():
    """All abstain, and the ballot counts as held."""
    state = table()
    done = elect(state, Table(), [])
    assert (done.result["void"], done.result["totals"]) == ("few", {})
    assert done.asked == {"votes": []}
    assert noted(done)["ballot"][1] == 3


@pytest.mark.ruling("FIEF-AMB-72")
def test_the_last_name_takes_the_votes_that_are_left():
    """They are counted for it as if they had been typed."""
    state = table(house=SPLIT)
    told = do(state, elect, ["Anne:Othon=1", "Anne:Roland"]).result
    assert told["players"][0]["for"] == [
        {"lord": OTHON, "votes": 1},
        {"lord": ROLAND, "votes": 2},
    ]
    assert told["players"][0]["cast"] == 3


def test_a_ruling_gives_nobody_fewer_votes_than_none():
    """All of a player's votes are none where another name has them already."""
    state = table(house=SPLIT)
    told = do(state, elect, ["Bruno:Othon=3", "Bruno:Roland"], ruled=True).result
    assert told["totals"] == {OTHON: 3, ROLAND: 0}


# Refusals -------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-VOTE-01", "FIEF-CROWN-08", "FIEF-REGENCY-13")
def test_the_reasons_against_a_ballot_are_told_one_by_one():
    """The King who is in its way, and the turn that has had one."""
    state = table(fact("campaign", "ballot", 3))
    assert is_vacant(state)
    (twice,) = ballot_faults(state)
    assert (twice.key, twice.facts["turn"]) == ("fief.ballot_twice", 3)
    state.put("campaign", "king", ROLAND)
    assert not is_vacant(state)
    found = [(one.key, one.rule) for one in ballot_faults(state)]
    assert found == [
        ("fief.throne_taken", "FIEF-VOTE-01"),
        ("fief.ballot_twice", "FIEF-VOTE-01"),
    ]
    assert next(ballot_faults(state)).facts["lord"] == ROLAND


@pytest.mark.rule("FIEF-VOTE-01")
def test_a_second_ballot_needs_the_referee():
    """What was overruled is kept."""
    state = table(fact("campaign", "ballot", 3))
    referee = Table(ruled=True)
    votes = [Announcement(ANNE, ROLAND)]
    assert elect(state, referee, votes).result["elected"] == ROLAND
    assert [one.key for one in referee.overruled] == ["fief.ballot_twice"]


def told_no(state, words):
    """The key of a refused ballot, with all its facts."""
    found = refusal(do, state, elect, words)
    return found.key, found.facts


@pytest.mark.rule("FIEF-VOTE-05", "FIEF-VOTE-04", "FIEF-GRACE-09")
def test_too_many_votes_are_refused_with_how_many_there_are():
    """So are the votes of captives, with their names, and of those without a voter."""
    state = table()
    most = {"player": BRUNO, "count": 3, "most": 2}
    assert told_no(state, ["Bruno:Othon=3"]) == ("fief.votes_most", most)
    captive = table()
    captive.put(lord("Thierry"), "captor", ANNE)
    held = {"player": BRUNO, "lords": [lord("Thierry")], "most": 1}
    assert told_no(captive, ["Bruno:Othon=2"]) == ("fief.vote_captive", held)
    assert told_no(captive, ["Bruno:Othon=3"])[0] == "fief.votes_most"
    assert do(captive.copy(), elect, ["Bruno:Othon=1"]).result["totals"] == {OTHON: 1}
    assert do(captive, elect, ["Bruno:Othon"]).result["totals"] == {OTHON: 1}
    none = table()
    none.put("title:Noir", "holder", None)
    assert told_no(none, ["Chloé:Othon"]) == ("fief.no_vote", {"player": CHLOE})
    assert told_no(none, ["Chloé:Othon=1"])[0] == "fief.no_vote"


@pytest.mark.rule("FIEF-GRACE-09")
def test_only_a_captive_who_would_vote_is_named():
    """A captive without fief, see or crown is not missed."""
    state = table()
    state.put(lord("Henry"), "captor", BRUNO)
    key, facts = told_no(state, ["Anne:Roland=4"])
    assert (key, facts["most"]) == ("fief.votes_most", 3)


@pytest.mark.rule("FIEF-VOTE-03")
@pytest.mark.ruling("FIEF-AMB-125", "FIEF-AMB-72")
def test_candidates_and_votes_that_are_too_many_are_named():
    """Of one family, of the whole table, or of one player's block."""
    more = person("Lambert", "Anne", "Bourg")
    two = table(more)
    two.put("title:Bleu", "holder", lord("Lambert"))
    own = {"player": ANNE, "lords": [ROLAND, lord("Lambert")]}
    found = told_no(two, ["Anne:Roland", "Bruno:Lambert"])
    assert found == ("fief.candidates_own", own)
    crowd = table(fact(CHLOE, "out", 2), house={"vote.candidate_of": "anyone"})
    three = ["Anne:Roland", "Bruno:Othon", "Bruno:Quentin"]
    assert told_no(crowd, three) == ("fief.candidates", {"count": 3, "most": 2})
    block = {"player": ANNE, "lords": [ROLAND, OTHON]}
    found = told_no(table(), ["Anne:Roland=1", "Anne:Othon=1"])
    assert found == ("fief.vote_split", block)
    twice = told_no(table(house=SPLIT), ["Anne:Roland=1", "Anne:Roland=1"])
    assert twice == ("fief.voice_twice", {"player": ANNE, "lord": ROLAND})
    open_ = told_no(table(house=SPLIT), ["Anne:Roland", "Anne:Othon"])
    assert open_ == ("fief.voice_numbers", {"player": ANNE})


@pytest.mark.rule("FIEF-VOTE-02", "FIEF-GRACE-09")
def test_a_captive_candidate_needs_the_referee_and_so_does_one_without_a_fief():
    """Both reasons are overruled at once."""
    state = table()
    state.put(lord("Henry"), "captor", BRUNO)
    referee = Table(ruled=True)
    elect(state, referee, [Announcement(ANNE, lord("Henry"))])
    keys = [one.key for one in referee.overruled]
    assert keys == ["fief.king_untitled", "fief.king_captive"]
    assert {one.facts["lord"] for one in referee.overruled} == {lord("Henry")}


# Words ----------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-VOTE-06")
@pytest.mark.parametrize(
    ("word", "votes"),
    [
        ("Anne:Roland", None),
        (" Anne : Roland = 2 ", 2),
        ("Anne:Roland=1", 1),
        ("Anne:Roland=999", 999),
    ],
)
def test_an_announcement_has_a_player_a_lord_and_perhaps_a_number(word, votes):
    """Without a number it means all votes."""
    assert announced(table(), word) == Announcement(ANNE, ROLAND, votes)
    assert Announcement(ANNE, ROLAND).votes is None


@pytest.mark.parametrize(
    "word",
    [
        *("Anne", "Anne: ", " :Roland", "Anne:=2", "Anne:Roland=", "Anne:Roland=0"),
        *("Anne:Roland=x", "Anne:Roland=-1", "Anne:Roland=1000", "Anne:Roland=٣"),
    ],
)
def test_words_that_are_no_announcement_are_shown_in_the_refusal(word):
    """A number has at most three digits."""
    with pytest.raises(Misuse) as caught:
        announced(table(), word, NOTHING)
    assert (caught.value.key, caught.value.facts) == ("fief.voice", {"word": word})
