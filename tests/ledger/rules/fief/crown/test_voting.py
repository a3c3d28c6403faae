"""The royal election: candidates, voters, the elected lord."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.rules.fief.crown import voting
from ledger.rules.fief.crown.voting import (
    Announcement,
    candidate_faults,
    candidates,
    elect,
    entitled,
)
from ledger.rules.fief.families import lords
from ledger.table import Table
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    do,
    fact,
    keys,
    lord,
    person,
    position,
    refused,
    village,
)

# Anne has four voters, Bruno two, Chloé one; Roland, Othon and Quentin may be King.
FIEFS = village("Bourg", "Anne", building="city") + village(
    "Beaujeu", "Bruno", building="city"
)
FIEFS += village("Sennecy", "Chloé", "Chloé.v1=3", building="city")
FAMILIES = (
    person("Roland", "Anne", "Bourg", titles=["Rouge"])
    + person("Blanche", "Anne", "Bourg", queen=True)
    + person("Philippe", "Anne", "Bourg", bishop="Sigy", cardinal=True)
    + person("Henry", "Anne", "Bourg")
    + person("Othon", "Bruno", "Beaujeu", titles=["Bleu"])
    + person("Thierry", "Bruno", "Beaujeu", bishop="Corbie")
    + person("Quentin", "Chloé", "Sennecy", titles=["Noir"])
)


def table(more="", **head):
    """Phase 6 of a turn with a vacant throne."""
    head.setdefault("phase", "negotiations")
    return position(FIEFS + FAMILIES + more, **head)


def voters(player, state):
    return [one.removeprefix("lord:") for one in entitled(state, player)]


# Voters and candidates ----------------------------------------------------------------


@pytest.mark.rule("FIEF-VOTE-04", "FIEF-VOTE-12", "FIEF-FIEF-13", "FIEF-CARD-31")
@pytest.mark.ruling("FIEF-AMB-19")
def test_bishops_men_with_a_fief_and_crowned_women_vote():
    """A lord without fief or see has none; a cardinal votes as the bishop he is."""
    state = table()
    assert [voters(one, state) for one in (ANNE, BRUNO, CHLOE)] == [
        ["Blanche", "Philippe", "Roland"],
        ["Othon", "Thierry"],
        ["Quentin"],
    ]


@pytest.mark.rule("FIEF-VOTE-04", "FIEF-FIEF-14", "FIEF-CARD-31")
def test_who_has_neither_fief_nor_see_nor_crown_has_no_vote():
    """Without titles Roland is like Henry, and Philippe without a see."""
    state = table()
    assert "Henry" not in [name for p in state.seats for name in voters(p, state)]
    state.put("title:Rouge", "holder", None)
    state.put("diocese:Sigy", "bishop", None)
    assert voters(ANNE, state) == ["Blanche"]


@pytest.mark.rule("FIEF-VOTE-05", "FIEF-CARD-35")
def test_a_lord_has_one_vote_however_many_titles_he_holds():
    """TV-VOTE-DOC-01: a Duke, Baron and Bishop has one vote."""
    state = table()
    state.put("title:Bleu", "holder", "lord:Roland")
    state.put("diocese:Sigy", "bishop", "lord:Roland")
    assert voters(ANNE, state) == ["Blanche", "Roland"]


@pytest.mark.rule("FIEF-VOTE-11")
def test_the_regent_has_one_vote():
    """Another lady may even have the Queen card already."""
    state = table()
    state.put("campaign", "queen", None)
    assert "Blanche" not in voters(ANNE, state)
    state.put("campaign", "regent", "lord:Blanche")
    assert voters(ANNE, state).count("Blanche") == 1


@pytest.mark.rule("FIEF-GRACE-09", "FIEF-VOTE-02", "FIEF-VOTE-04")
def test_a_captive_neither_votes_nor_stands():
    """The captor may be a player or the rebels."""
    state = table()
    for captor in (BRUNO, "rebels"):
        state.put("lord:Roland", "captor", captor)
        assert "Roland" not in voters(ANNE, state)
        assert lord("Roland") not in candidates(state)
        found = [fault.rule for fault in candidate_faults(state, "lord:Roland")]
        assert found == ["FIEF-GRACE-09"]


@pytest.mark.rule("FIEF-VOTE-02", "FIEF-FIEF-14", "FIEF-CARD-32")
def test_men_with_a_fief_stand_who_are_no_bishops():
    """Women, lords without a fief, and clergy have their reasons listed."""
    state = table()
    assert candidates(state) == [lord("Othon"), lord("Quentin"), lord("Roland")]
    why = {
        name: refused(state, elect, [f"Anne:{name}"])[1:]
        for name in ("Blanche", "Philippe", "Henry")
    }
    assert why == {
        "Blanche": ("fief.king_woman", "FIEF-VOTE-02"),
        "Philippe": ("fief.king_bishop", "FIEF-VOTE-02"),
        "Henry": ("fief.king_untitled", "FIEF-VOTE-02"),
    }


@pytest.mark.rule("FIEF-VOTE-02", "FIEF-CARD-32")
def test_a_bishop_with_a_fief_votes_and_does_not_stand():
    """The referee may overrule this, but not for a woman."""
    state = table()
    state.put("title:Rouge", "holder", "lord:Philippe")
    assert lord("Philippe") not in candidates(state)
    told = do(state, elect, ["Anne:Philippe"], ruled=True).result
    assert told["candidates"] == [lord("Philippe")]
    assert refused(table(), elect, ["Anne:Blanche"], ruled=True)[1] == "fief.king_woman"


# When there is a ballot ------------------------------------------------------------------


@pytest.mark.rule("FIEF-VOTE-01")
def test_there_is_one_ballot_a_turn_in_phase_6():
    """A void ballot counts; the next turn has its own, and so has the time before."""
    state = table()
    state.put("campaign", "turn", 0)
    assert do(state.copy(), elect, ["Bruno:Othon"]).result["void"]
    state.put("campaign", "turn", 3)
    do(state, elect, ["Bruno:Othon"])
    assert refused(state, elect, ["Anne:Roland"])[1:] == (
        "fief.ballot_twice",
        "FIEF-VOTE-01",
    )
    state.put("campaign", "turn", 4)
    assert do(state, elect, ["Anne:Roland"]).result["elected"] == "lord:Roland"
    early = table(phase="combat")
    assert refused(early, elect, ["Anne:Roland"])[0] == "out_of_phase"


@pytest.mark.rule("FIEF-VOTE-01", "FIEF-REGENCY-13", "FIEF-CROWN-08", "FIEF-CROWN-13")
@pytest.mark.ruling("FIEF-AMB-105")
@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        ({}, "FIEF-VOTE-01"),
        ({"hereditary": 1}, "FIEF-REGENCY-13"),
        (
            {"hereditary": 1, "regent": "lord:Blanche", "regent_until": 5},
            "FIEF-REGENCY-13",
        ),
    ],
)
def test_while_a_king_lives_nobody_is_elected(facts, rule):
    """The King may be elected or hereditary, a minor or a captive."""
    state = table()
    for field, value in {"king": "lord:Henry", **facts}.items():
        state.put("campaign", field, value)
    assert refused(state, elect, ["Anne:Roland"])[1:] == ("fief.throne_taken", rule)
    state.put("lord:Henry", "captor", BRUNO)
    assert refused(state, elect, ["Anne:Roland"])[1] == "fief.throne_taken"
    with pytest.raises(Refused, match="throne_taken"):
        do(state, elect, ["Anne:Roland"], ruled=True)


@pytest.mark.rule("FIEF-VOTE-01", "FIEF-REGENCY-05")
def test_a_regency_without_a_prince_is_a_vacant_throne():
    """TV-REGENCY-02: the ballot is in the phase 6 after the King's death."""
    state = table()
    state.put("campaign", "regent", "lord:Blanche")
    assert do(state, elect, ["Anne:Roland"]).result["elected"] == "lord:Roland"
    assert lords.office(state, "regent") == "lord:Blanche"


# The ballot -----------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-VOTE-08", "FIEF-VOTE-09")
@pytest.mark.ruling("FIEF-AMB-73")
@pytest.mark.parametrize(
    ("totals", "elected", "void"),
    [
        ({"Roland": 3, "Arnaud": 2}, "Roland", None),  # TV-VOTE-01
        ({"Roland": 3, "Arnaud": 3}, None, "tie"),  # TV-VOTE-02
        ({"Roland": 2, "Arnaud": 1}, None, "few"),  # TV-VOTE-03
        ({"Roland": 4, "Arnaud": 2, "Othon": 2}, "Roland", None),  # TV-VOTE-04
        ({"Roland": 2, "Arnaud": 2}, None, "few"),
        ({"Roland": 3}, "Roland", None),
        ({}, None, "few"),
    ],
)
def test_three_votes_elect_whoever_has_most(totals, elected, void):
    """A tie for first place voids the election; a lower one does not matter."""
    assert voting.result(totals) == (elected, void)


@pytest.mark.ruling("FIEF-AMB-73")
def test_any_tie_voids_an_election_where_the_house_says_so():
    """TV-VOTE-04 in reverse; candidates without a vote do not tie."""
    assert voting.result({"Roland": 4, "Arnaud": 2, "Othon": 2}, "any") == (None, "tie")
    assert voting.result({"Roland": 4, "Arnaud": 0, "Othon": 0}, "any") == (
        "Roland",
        None,
    )


@pytest.mark.rule("FIEF-VOTE-06", "FIEF-VOTE-07", "FIEF-VOTE-10")
def test_the_players_announce_their_votes_in_turn_order():
    """Players not named abstain; the elected lord waits for his coronation."""
    state = table()
    state.put("campaign", "first_player", BRUNO)
    done = do(state, elect, ["Anne:Roland", "Bruno:Othon=1"])
    told = done.result
    assert [one["player"] for one in told["players"]] == [BRUNO, CHLOE, ANNE]
    assert [(one["entitled"], one["cast"]) for one in told["players"]] == [
        (2, 1),
        (1, 0),
        (3, 3),
    ]
    assert (told["totals"], told["elected"], told["void"]) == (
        {"lord:Roland": 3, "lord:Othon": 1},
        "lord:Roland",
        None,
    )
    assert state.get("campaign", "elected") == "lord:Roland"
    assert lords.office(state, "king") is None
    assert keys(done) == []


@pytest.mark.rule("FIEF-VOTE-05", "FIEF-VOTE-04")
def test_nobody_casts_more_votes_than_he_has():
    """The refusal has the number, or says that there is no vote at all."""
    state = table()
    assert refused(state, elect, ["Bruno:Othon=3"])[1:] == (
        "fief.votes_most",
        "FIEF-VOTE-05",
    )
    told = do(state.copy(), elect, ["Bruno:Othon=2"]).result
    assert told["totals"] == {"lord:Othon": 2}
    split = table(house={"vote.split": True})
    told = do(split.copy(), elect, ["Bruno:Othon=1", "Bruno:Roland"]).result
    assert told["totals"] == {"lord:Othon": 1, "lord:Roland": 1}
    assert refused(split, elect, ["Bruno:Othon=2", "Bruno:Roland"])[1:] == (
        "fief.votes_most",
        "FIEF-VOTE-05",
    )
    state.put("title:Noir", "holder", None)
    assert refused(state, elect, ["Chloé:Othon"])[1:] == (
        "fief.no_vote",
        "FIEF-VOTE-04",
    )
    referee = Table(ruled=True)
    elect(state, referee, [Announcement(CHLOE, "lord:Othon", None)])
    assert [one.key for one in referee.overruled] == ["fief.no_vote"]


@pytest.mark.rule("FIEF-VOTE-07")
def test_who_has_no_vote_abstains_like_anybody():
    """Such a player is not named, and not asked."""
    state = table()
    state.put("title:Noir", "holder", None)
    told = do(state, elect, ["Anne:Roland"]).result["players"]
    assert ("player:Chloé", 0, 0) in [
        (one["player"], one["entitled"], one["cast"]) for one in told
    ]


MOST = "fief.votes_most"


@pytest.mark.rule("FIEF-GRACE-09", "FIEF-VOTE-05")
def test_the_vote_of_a_captive_is_refused_by_name():
    """Any more votes than the family's with his have a different reason."""
    state = table()
    state.put("lord:Quentin", "captor", ANNE)
    why = ("fief.vote_captive", "FIEF-GRACE-09")
    assert refused(state, elect, ["Chloé:Othon"])[1:] == why
    assert refused(state, elect, ["Chloé:Othon=1"])[1:] == why
    assert refused(state, elect, ["Chloé:Othon=2"])[1] == "fief.no_vote"
    for votes, keys_ in ((1, ["fief.vote_captive"]), (2, ["fief.no_vote", MOST])):
        referee = Table(ruled=True)
        elect(state, referee, [Announcement("player:Chloé", "lord:Othon", votes)])
        assert [one.key for one in referee.overruled] == keys_


@pytest.mark.rule("FIEF-VOTE-03")
@pytest.mark.ruling("FIEF-AMB-125")
def test_each_player_presents_one_candidate_of_his_family():
    """With the house rule any lord may stand, but only as many as players."""
    more = person("Lambert", "Anne", "Bourg")
    state = table(more)
    state.put("title:Bleu", "holder", "lord:Lambert")
    two = ["Anne:Roland", "Bruno:Lambert"]
    assert refused(state, elect, two)[1:] == ("fief.candidates_own", "FIEF-VOTE-03")
    each = ["Anne:Roland", "Bruno:Othon", "Chloé:Quentin"]
    assert len(do(table(), elect, each).result["totals"]) == 3
    free = table(more, house={"vote.candidate_of": "anyone"})
    free.put("title:Bleu", "holder", "lord:Lambert")
    assert do(free, elect, two).result["elected"] == "lord:Roland"
    crowd = table(
        house={"vote.candidate_of": "anyone"}, players=("Anne", "Bruno", "Chloé")
    )
    crowd.put("player:Chloé", "out", 2)
    three = ["Anne:Roland", "Bruno:Othon", "Bruno:Quentin"]
    assert refused(crowd, elect, three)[1] == "fief.candidates"


@pytest.mark.ruling("FIEF-AMB-72")
def test_a_players_votes_are_one_block_unless_the_house_lets_him_split():
    """If split, votes have numbers; the last name may take the rest."""
    two = ["Anne:Roland=2", "Anne:Othon"]
    assert refused(table(), elect, two)[1:] == ("fief.vote_split", "fief.vote.split")
    free = table(house={"vote.split": True})
    told = do(free, elect, [*two, "Bruno:Othon"]).result
    assert (told["totals"], told["elected"]) == (
        {"lord:Othon": 3, "lord:Roland": 2},
        "lord:Othon",
    )
    again = table(house={"vote.split": True})
    for words, key in (
        (["Anne:Roland", "Anne:Othon"], "fief.voice_numbers"),
        (["Anne:Roland=1", "Anne:Roland=1"], "fief.voice_twice"),
        (["Anne:Roland=3", "Anne:Othon=1"], "fief.votes_most"),
        (["Anne:Roland=3", "Anne:Othon"], "fief.votes_most"),
    ):
        assert refused(again, elect, words)[1] == key


@pytest.mark.parametrize(
    "word",
    ["Anne", "Anne:", ":Roland", "Anne:Roland=", "Anne:Roland=0", "Anne:Roland=x"],
)
def test_a_vote_that_is_none_is_refused(word):
    """Player, lord and perhaps a number of votes are needed."""
    assert refused(table(), elect, [word])[0] in ("usage", "unknown_name")


def test_a_family_that_is_out_does_not_vote():
    """If the elected lord dies, he loses the crown before he has it."""
    from ledger.rules.fief.families.dying import died

    state = table(fact("player:Chloé", "out", 2))
    assert refused(state, elect, ["Chloé:Roland"])[1] == "fief.out"
    do(state, elect, ["Anne:Roland"])
    do(state, died, "Roland", "assassination", choices={"heir.Roland": "Henry"})
    assert state.get("campaign", "elected") is None


def test_who_has_voted_is_noted_in_the_order_in_which_they_spoke():
    """The same words make the same journal, in any process."""
    words = ["Chloé:Roland", "Anne:Roland", "Bruno:Roland"]
    done = do(table(), elect, words)
    noted = [e.subject for e in done.effects if e.field.startswith("acted_")]
    assert noted == [CHLOE, ANNE, BRUNO]
