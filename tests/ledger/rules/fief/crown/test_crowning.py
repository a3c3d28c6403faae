"""The coronation: who consecrates, and the effects of the crown."""

from __future__ import annotations

import pytest

from ledger.rules.fief.crown.crowning import consecrators, crown
from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import guarded
from tests.ledger.rules.fief.crown.court import court, guards, heaps, throne
from tests.ledger.rules.fief.positions import do, fact, keys, refused

ELECTED = fact("campaign", "elected", "lord:Arnaud")
OWN = {"Philippe": {"bishop": "Sigy"}}
FOREIGN = {"Thierry": {"player": "Bruno", "at": "Mont", "bishop": "Corbie"}}
CARDINAL = {"Thierry": {**FOREIGN["Thierry"], "cardinal": True}}


def hall(people, more=ELECTED, **head):
    """Anne's Arnaud is elected; a test adds the clergy that it needs."""
    head.setdefault("phase", "negotiations")
    return court({"Arnaud": {"titles": ["Rouge"]}, **people}, more, **head)


# Who consecrates ------------------------------------------------------------------------


@pytest.mark.rule("FIEF-CROWN-01", "FIEF-CROWN-03", "FIEF-CARD-33")
def test_one_own_bishop_and_a_foreign_one_who_agrees_are_enough():
    """TV-CROWN-01: the foreign bishop's player is asked at once."""
    state = hall(OWN | FOREIGN)
    told = do(state, crown, "Arnaud", choices={"consent.Bruno": "granted"}).result
    assert (told["crowned"], lords.office(state, "king")) == (True, "lord:Arnaud")
    assert [(one["lord"], one["role"]) for one in told["by"]] == [
        ("lord:Philippe", "bishop"),
        ("lord:Thierry", "bishop"),
    ]


@pytest.mark.rule("FIEF-CROWN-01", "FIEF-CROWN-04", "FIEF-CARD-16", "FIEF-CARD-33")
def test_one_bishop_alone_is_not():
    """TV-CROWN-02: nobody else can be asked, and the lord stays elected."""
    state = hall(OWN)
    assert refused(state, crown, "Arnaud")[1:] == ("fief.clergy_none", "FIEF-CROWN-01")
    assert state.get("campaign", "elected") == "lord:Arnaud"


@pytest.mark.rule("FIEF-CROWN-12", "FIEF-CROWN-03")
def test_a_cardinal_is_enough_by_himself():
    """TV-CROWN-03: here it is a foreign one, whose player agrees."""
    state = hall(CARDINAL)
    told = do(state, crown, "Arnaud", choices={"consent.Bruno": "granted"}).result
    assert [one["role"] for one in told["by"]] == ["cardinal"]
    assert told["agreed"] == ["player:Bruno"]


@pytest.mark.rule("FIEF-CROWN-05", "FIEF-GRACE-11")
def test_captive_bishops_crown_nobody():
    """TV-CROWN-04: they are neither asked nor named; once free, they are."""
    held = {"prisoner_of": "Bruno", "at": "Mont"}
    two = {
        "Philippe": {"bishop": "Sigy", **held},
        "Thierry": {"bishop": "Corbie", "cardinal": True, **held},
    }
    state = hall(two)
    assert consecrators(state) == []
    assert refused(state, crown, "Arnaud")[1] == "fief.clergy_none"
    named = refused(state, crown, "Arnaud", by=["Philippe", "Thierry"])
    assert named[1:] == ("fief.clergy_captive", "FIEF-CROWN-05")


@pytest.mark.rule("FIEF-CROWN-02")
@pytest.mark.ruling("FIEF-AMB-106")
@pytest.mark.parametrize(
    "own",
    [
        {"Philippe": {"bishop": "Sigy"}, "Henry": {"bishop": "Corbie"}},
        {"Philippe": {"bishop": "Sigy", "cardinal": True}},
    ],
)
def test_his_own_bishops_or_cardinal_crown_him_of_themselves(own):
    """Nobody is asked, whatever foreign bishops would say."""
    other = {"Thierry": {"player": "Bruno", "at": "Mont", "bishop": "Corbie"}}
    state = hall(own if len(own) > 1 else own | other)
    assert do(state, crown, "Arnaud").result["agreed"] == ["player:Anne"]


@pytest.mark.rule("FIEF-CROWN-03", "FIEF-CROWN-04")
def test_without_agreement_the_throne_stays_vacant_until_the_next_ballot():
    """The refusal is recorded; nobody else is elected in this turn."""
    state = hall(OWN | CARDINAL)
    done = do(state, crown, "Arnaud", choices={"consent.Bruno": "refused"})
    assert (done.result["crowned"], done.result["refused"]) == (False, ["player:Bruno"])
    assert (throne(state), keys(done)) == ({}, ["fief.no_crown"])
    assert done.warnings[0]["facts"]["turn"] == state.turn + 1
    assert refused(state, crown, "Arnaud")[1] == "fief.not_elected"
    agreed = hall(OWN | CARDINAL)
    done = do(agreed, crown, "Arnaud", choices={"consent.Bruno": "granted"})
    assert (throne(agreed), keys(done)) == ({"king": "Arnaud"}, [])


@pytest.mark.rule("FIEF-CROWN-03", "FIEF-CROWN-01")
def test_whoever_is_named_agrees():
    """Nobody is asked then; if too few are named, the others are listed."""
    state = hall(OWN | FOREIGN)
    assert do(state, crown, "Arnaud", by=["Thierry"]).result["crowned"]
    two = hall(
        FOREIGN | {"Henry": {"player": "Chloé", "at": "Sennecy", "bishop": "Sigy"}}
    )
    assert refused(two, crown, "Arnaud", by=["Thierry"])[1:] == (
        "fief.clergy_few",
        "FIEF-CROWN-01",
    )
    assert refused(two, crown, "Arnaud", by=["Arnaud"])[1] == "fief.no_clergy"


@pytest.mark.rule("FIEF-CROWN-03")
def test_players_are_asked_in_turn_order_until_enough_agree():
    """Chloé is not asked once Bruno's cardinal has agreed."""
    people = CARDINAL | {
        "Henry": {"player": "Chloé", "at": "Sennecy", "bishop": "Sigy"}
    }
    state = hall(people)
    done = do(state, crown, "Arnaud", choices={"consent.Bruno": "granted"})
    assert done.result["crowned"]
    both = hall(people)
    answers = {"consent.Bruno": "refused", "consent.Chloé": "granted"}
    assert not do(both, crown, "Arnaud", choices=answers).result["crowned"]


# The crowned lord ---------------------------------------------------------------------


@pytest.mark.rule("FIEF-VOTE-10", "FIEF-CROWN-08")
def test_only_whom_the_ballot_of_this_turn_has_elected_is_crowned():
    """A ruling may allow others, but never beside a living King."""
    clergy = {"Philippe": {"bishop": "Sigy", "cardinal": True}, "Henry": {}}
    other = hall(clergy)
    assert refused(other, crown, "Henry")[1:] == ("fief.other_elected", "FIEF-VOTE-10")
    nobody = hall(clergy, "")
    assert refused(nobody, crown, "Arnaud")[1] == "fief.not_elected"
    assert do(nobody, crown, "Arnaud", ruled=True).result["crowned"]
    assert refused(nobody, crown, "Henry", ruled=True)[1:] == (
        "fief.throne_taken",
        "FIEF-CROWN-08",
    )
    queen = hall(clergy | {"Blanche": {}}, "")
    assert refused(queen, crown, "Blanche", ruled=True)[1] == "fief.king_woman"


@pytest.mark.rule("FIEF-CROWN-13")
def test_who_has_lost_his_last_fief_since_the_ballot_is_crowned():
    """Fiefs are checked at the ballot only; and a captive King is King."""
    state = hall({"Philippe": {"bishop": "Sigy", "cardinal": True}})
    state.put("title:Rouge", "holder", None)
    assert do(state, crown, "Arnaud").result["crowned"]
    state.put("lord:Arnaud", "captor", "player:Bruno")
    assert lords.office(state, "king") == "lord:Arnaud"


# The effects --------------------------------------------------------------------------

CLERGY = {"Philippe": {"bishop": "Sigy", "cardinal": True}}
WIFE = {"Blanche": {"player": "Bruno", "at": "Mont", "spouse": "Arnaud"}}
MARRIED = {"Arnaud": {"titles": ["Rouge"], "spouse": "Blanche"}}


@pytest.mark.rule("FIEF-CROWN-06", "FIEF-GUARD-01", "FIEF-LORD-04")
def test_an_elected_king_receives_twenty_guards_for_nothing():
    """The guards are beside the King, and his counter is the King's."""
    state = hall(CLERGY)
    told = do(state, crown, "Arnaud").result
    assert (heaps(state, "king"), guarded(state, "king")) == ((20, 0, 0), "lord:Arnaud")
    assert (told["king_guard"]["points"], told["king_guard"]["lord"]) == (
        20,
        "lord:Arnaud",
    )
    assert state.balance("player:Anne", "money") == 0


@pytest.mark.rule("FIEF-CROWN-06", "FIEF-GUARD-01")
@pytest.mark.parametrize("regent", [False, True])
def test_with_the_coronation_the_election_is_over(regent):
    """The King is nobody's heir; twenty guards come, whoever ruled before."""
    state = hall(CLERGY | (REGENT if regent else {}))
    state.put("campaign", "hereditary", 1)
    do(state, crown, "Arnaud")
    left = [state.get("campaign", f) for f in ("elected", "hereditary", "regent")]
    assert left == [None, None, None]
    assert (throne(state), heaps(state, "king")) == ({"king": "Arnaud"}, (20, 0, 0))


@pytest.mark.rule("FIEF-CROWN-07", "FIEF-CROWN-09", "FIEF-GUARD-08", "FIEF-LORD-04")
def test_his_wife_becomes_queen_with_ten_guards():
    """The King's wife is crowned at once, wherever she is."""
    state = hall(CLERGY | WIFE | MARRIED)
    told = do(state, crown, "Arnaud").result
    assert throne(state) == {"king": "Arnaud", "queen": "Blanche"}
    assert (heaps(state, "queen"), told["queen"]) == ((10, 0, 0), "lord:Blanche")


@pytest.mark.ruling("FIEF-AMB-129")
def test_a_captive_queens_guards_wait():
    """The Queen may be married by proxy; her guards wait with the treasurer."""
    captive = {"Blanche": {**WIFE["Blanche"], "prisoner_of": "Chloé", "at": "Sennecy"}}
    state = hall(CLERGY | captive | MARRIED)
    told = do(state, crown, "Arnaud").result
    assert (heaps(state, "queen"), told["queen_guard"]["waits"]) == ((0, 10, 0), True)


REGENT = {
    "Isabelle": {"player": "Chloé", "at": "Sennecy", "queen": True, "regent": True}
}


@pytest.mark.rule("FIEF-REGENCY-06", "FIEF-REGENCY-12", "FIEF-GUARD-11", "FIEF-LORD-12")
@pytest.mark.ruling("FIEF-AMB-65", "FIEF-AMB-107")
@pytest.mark.parametrize(
    ("people", "keeps", "queen"),
    [
        (CLERGY, "hereditary", None),
        (CLERGY, "never", None),
        (CLERGY, "always", "Isabelle"),
        (CLERGY | WIFE | MARRIED, "hereditary", "Blanche"),
        (CLERGY | WIFE | MARRIED, "always", "Blanche"),
    ],
)
def test_when_a_new_king_accedes_the_regent_loses_crown_and_guards(
    people, keeps, queen
):
    """The Queen card goes to the King's wife, otherwise back to the treasurer."""
    state = guards(hall(people | REGENT, house={"queen_mother.keeps": keeps}), "queen")
    told = do(state, crown, "Arnaud").result
    expected = {"king": "Arnaud", **({"queen": queen} if queen else {})}
    assert throne(state) == expected
    assert (told["regent_before"], guarded(state, "king")) == (
        "lord:Isabelle",
        "lord:Arnaud",
    )
    assert heaps(state, "queen") == ((10, 0, 0) if queen else (0, 0, 10))
    assert state.get("lord:Isabelle", "at") == "territory:Sennecy"


@pytest.mark.rule("FIEF-GUARD-11", "FIEF-GUARD-08")
@pytest.mark.ruling("FIEF-AMB-107", "FIEF-AMB-110")
def test_a_regent_who_has_married_the_new_king_is_queen_again():
    """The Queen gets ten new guards, whatever was left of the old ones."""
    wife = {"Isabelle": {**REGENT["Isabelle"], "spouse": "Arnaud"}}
    married = {"Arnaud": {"titles": ["Rouge"], "spouse": "Isabelle"}}
    state = guards(hall(CLERGY | wife | married), "queen")
    state.add("guard/queen", "v3", -2)
    state.add("stock/queen", "v3", 2)
    told = do(state, crown, "Arnaud").result["queen_guard"]
    assert throne(state) == {"king": "Arnaud", "queen": "Isabelle"}
    assert (told["points"], heaps(state, "queen")) == (10, (10, 0, 0))


@pytest.mark.ruling("FIEF-AMB-64")
def test_what_a_regent_kept_of_the_old_kings_guards_goes_home_first():
    """The new King has twenty guards of his own, and no more."""
    state = guards(hall(CLERGY | REGENT, house={"guard.regent_keeps": True}), "king")
    do(state, crown, "Arnaud")
    assert heaps(state, "king") == (20, 0, 0)
