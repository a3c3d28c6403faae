"""What the throne's changes tell: queens, regencies, guards that come and go home."""

from __future__ import annotations

import pytest

from ledger.rules.fief.crown.ceremony import Ceremony
from ledger.rules.fief.crown.crowning import crown
from ledger.rules.fief.crown.guarding import attend, due_to, go_home, receive
from ledger.rules.fief.crown.guardsmen import late, most, revert, swap
from ledger.rules.fief.crown.marrying import marry
from ledger.rules.fief.crown.regency import end_of_turn, turn_of_regency
from ledger.rules.fief.crown.reigning import regency_ends, wedding
from ledger.table import Table
from tests.ledger.rules.fief.crown.court import (
    court,
    guards,
    heaps,
    reign_until,
    throne,
)
from tests.ledger.rules.fief.crown.test_guardsmen import GUARD, beside, hall, there
from tests.ledger.rules.fief.positions import ANNE, BRUNO, do, fact, refusal

ARNAUD, BLANCHE, GAUVAIN = "lord:Arnaud", "lord:Blanche", "lord:Gauvain"
HERS = {"player": "Bruno", "at": "Mont"}
ROYAL = {
    "Arnaud": {"king": True, "spouse": "Blanche"},
    "Blanche": {**HERS, "queen": True, "spouse": "Arnaud"},
}
MINOR = {
    "Gauvain": {"king": True},
    "Blanche": {**HERS, "queen": True, "regent": True},
}
TAKES = {"knights.king": "1", "sergeants.king": "1"}


def told(outcome):
    """The warnings, each with its rule and facts."""
    return [(one["key"], one["rule"], one["facts"]) for one in outcome.warnings]


# Regencies ------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-REGENCY-03", "FIEF-REGENCY-09")
def test_a_minority_that_ends_tells_who_ruled_and_who_rules():
    """Not a turn before; who was elected and not crowned is told, too."""
    state = court(MINOR, reign_until(7))
    assert turn_of_regency(state) == 4
    done = end_of_turn(state, Table())
    facts = {"king": GAUVAIN, "regent": BLANCHE, "regent_before": BLANCHE}
    assert done.result == {"of_age": facts}
    assert told(done) == [("fief.of_age", "FIEF-REGENCY-03", {"lord": GAUVAIN})]
    state.apply(done.effects)
    assert turn_of_regency(state) is None
    assert end_of_turn(court(MINOR, reign_until(8)), Table()) is None


@pytest.mark.rule("FIEF-CROWN-04")
def test_who_was_not_crowned_waits_for_the_next_turn():
    """There is another ballot then."""
    state = court({"Arnaud": {}}, fact("campaign", "elected", ARNAUD))
    done = end_of_turn(state, Table())
    facts = {"lord": ARNAUD, "turn": 8}
    assert told(done) == [("fief.no_crown", "FIEF-CROWN-04", facts)]
    assert done.result == {}


@pytest.mark.rule("FIEF-REGENCY-10", "FIEF-REGENCY-12", "FIEF-GUARD-04")
def test_without_a_king_a_regency_ends_with_nobody_on_the_throne():
    """Guards that the house let her keep go home, and she is Queen no more."""
    state = guards(court({"Blanche": MINOR["Blanche"]}))
    ceremony = Ceremony(state)
    regency_ends(ceremony, None, "FIEF-REGENCY-07")
    assert throne(ceremony.state) == {}
    assert heaps(ceremony.state, "king") == (0, 0, 20)
    assert heaps(ceremony.state, "queen") == (0, 0, 10)
    assert ceremony.facts == {
        "regent_before": BLANCHE,
        "king_guard_home": 20,
        "queen_guard_home": 10,
        "queen_before": BLANCHE,
    }
    keys = ("fief.queen_no_longer", "FIEF-LORD-12", {"lord": BLANCHE})
    assert told(ceremony.outcome()) == [keys]


@pytest.mark.rule("FIEF-MARRY-05")
@pytest.mark.ruling("FIEF-AMB-107", "FIEF-AMB-128")
def test_a_wedding_of_the_regent_or_of_a_minor_king_gives_a_note():
    """A King's own wedding with the Regent ends nothing by itself."""
    people = MINOR | {"Henry": {}, "Isabelle": {"player": "Chloé", "at": "Sennecy"}}
    state = court(people, reign_until(9))
    done = wedding(state, Table(), "lord:Henry", BLANCHE)
    weds = ("fief.regent_weds", "FIEF-AMB-107", {"lord": BLANCHE})
    assert told(done) == [weds]
    done = wedding(state, Table(), GAUVAIN, "lord:Isabelle")
    waits = {"lord": "lord:Isabelle", "regent": BLANCHE}
    assert told(done) == [("fief.queen_waits", "FIEF-AMB-128", waits)]
    done = wedding(state, Table(), GAUVAIN, BLANCHE)
    assert "fief.regent_weds" not in [one[0] for one in told(done)]


@pytest.mark.rule("FIEF-MARRY-05")
def test_while_no_regent_rules_a_kings_bride_is_queen_at_once():
    """Her guard is told with her."""
    state = court({"Arnaud": {"king": True}, "Blanche": HERS}, phase="negotiations")
    done = do(state, marry, "Arnaud", "Blanche")
    guard = {"lord": BLANCHE, "counters": {"v1": 4, "v3": 2}, "points": 10}
    assert done.result["queen_guard"] == {**guard, "waits": False}
    assert (done.result["groom"], done.result["bride"]) == (ARNAUD, BLANCHE)
    assert done.asked == {"groom": ARNAUD, "bride": BLANCHE}
    because = {(e.because.rule, e.because.about) for e in done.effects}
    assert {("FIEF-MARRY-01", ARNAUD), ("FIEF-MARRY-05", BLANCHE)} <= because


@pytest.mark.rule("FIEF-REGENCY-06", "FIEF-GUARD-04")
@pytest.mark.ruling("FIEF-AMB-64")
def test_a_coronation_ends_a_regency_and_tells_what_went_home():
    """Nothing of the minority is left."""
    people = {
        "Arnaud": {"titles": ["Rouge"]},
        "Philippe": {"bishop": "Sigy", "cardinal": True},
        "Blanche": {**HERS, "queen": True, "regent": True},
    }
    elected = fact("campaign", "elected", ARNAUD) + reign_until(9)
    state = guards(court(people, elected, phase="negotiations"))
    done = do(state, crown, "Arnaud")
    home = [done.result[f"{name}_guard_home"] for name in ("king", "queen")]
    assert (home, done.result["regent_before"]) == ([20, 10], BLANCHE)
    assert state.get("campaign", "regent_until") is None
    early = court(people, elected, phase="income")
    found = refusal(do, early, crown, "Arnaud")
    assert (found.code, found.rule) == ("out_of_phase", "FIEF-CROWN-01")


@pytest.mark.rule("FIEF-CROWN-01", "FIEF-CROWN-03")
def test_with_too_few_bishops_the_others_are_named_and_a_ruling_takes_all():
    """Those who are near are those who have not agreed yet."""
    people = {
        "Arnaud": {"titles": ["Rouge"]},
        "Philippe": {"bishop": "Sigy"},
        "Henry": {"player": "Chloé", "at": "Sennecy"},
        "Thierry": {**HERS, "bishop": "Corbie"},
    }
    elected = fact("campaign", "elected", ARNAUD)
    state = court(people, elected, phase="negotiations")
    found = refusal(do, state, crown, "Arnaud", by=["Philippe"])
    few = {"lord": ARNAUD, "by": ["lord:Philippe"], "near": ["lord:Thierry"]}
    assert (found.key, found.facts) == ("fief.clergy_few", few)
    done = do(state, crown, "Arnaud", by=["Philippe"], ruled=True)
    assert done.result["agreed"] == [ANNE, BRUNO]
    assert (done.result["crowned"], done.result["refused"]) == (True, [])
    assert done.asked == {"lord": ARNAUD, "by": ["lord:Philippe"]}


# Guards of the base game ----------------------------------------------------------------


@pytest.mark.rule("FIEF-GUARD-01", "FIEF-GUARD-07")
@pytest.mark.ruling("FIEF-AMB-129")
def test_what_a_sovereign_receives_is_told():
    """A captive's guard waits; without any left nothing does."""
    state = court(ROYAL)
    ceremony = Ceremony(state)
    receive(ceremony, None, "king")
    guard = ceremony.facts["king_guard"]
    assert (guard["lord"], guard["points"], guard["waits"]) == (ARNAUD, 20, False)
    again = Ceremony(ceremony.state)
    again.state.put(ARNAUD, "captor", BRUNO)
    receive(again, None, "king")
    nothing = {"lord": ARNAUD, "counters": {}, "points": 0, "waits": False}
    assert again.facts["king_guard"] == nothing
    nobody = Ceremony(court({"Arnaud": {}}))
    receive(nobody, None, "king")
    assert (nobody.facts, nobody.effects) == ({}, [])


@pytest.mark.rule("FIEF-GUARD-04", "FIEF-GUARD-10", "FIEF-GUARD-11")
def test_a_guard_that_goes_home_is_told_with_its_points_and_rule():
    """Those who waited for a captive go, too; of no guard nothing is told."""
    state = guards(court(ROYAL))
    state.add("guard/queen", "v3", -1)
    state.add("waiting/queen", "v3", 1)
    for rule, name, points in (
        (None, "king", 20),
        (None, "queen", 10),
        ("FIEF-GUARD-11", "queen", 10),
    ):
        ceremony = Ceremony(state)
        go_home(ceremony, name, rule)
        assert ceremony.facts == {f"{name}_guard_home": points}
        usual = {"king": "FIEF-GUARD-04", "queen": "FIEF-GUARD-10"}[name]
        assert {one.because.rule for one in ceremony.effects} == {rule or usual}
    empty = Ceremony(court(ROYAL))
    go_home(empty, "king")
    assert (empty.facts, empty.effects) == ({}, [])


@pytest.mark.ruling("FIEF-AMB-109", "FIEF-AMB-129")
def test_a_guard_attends_its_sovereign_or_waits_for_him():
    """Only if there is any; it comes to him once he is free."""
    state = guards(court(ROYAL), "king")
    state.put(ARNAUD, "captor", BRUNO)
    ceremony = Ceremony(state)
    attend(ceremony, "king")
    facts = {"lord": ARNAUD, "points": 20}
    waits = ("fief.guard_waits", "FIEF-AMB-129", facts)
    assert (told(ceremony.outcome()), heaps(ceremony.state, "king")) == (
        [waits],
        (0, 20, 0),
    )
    free = ceremony.state.copy()
    free.put(ARNAUD, "captor", None)
    back = Ceremony(free)
    attend(back, "king")
    assert told(back.outcome()) == [("fief.guard_attends", "FIEF-AMB-129", facts)]
    assert heaps(back.state, "king") == (20, 0, 0)
    assert due_to(free, BLANCHE) == []
    free.apply(due_to(free, ARNAUD))
    assert heaps(free, "king") == (20, 0, 0)
    none = Ceremony(court(ROYAL))
    attend(none, "king")
    assert (none.warnings, none.effects) == ([], [])


# Guardsmen ------------------------------------------------------------------------------


@pytest.mark.rule("TAC-GUARD-03", "TAC-GUARD-10")
@pytest.mark.ruling("TAC-AMB-65")
def test_guardsmen_are_as_many_as_wanted_and_sergeants_give_a_note():
    """Without a table they are as many as possible."""
    state = hall({"Arnaud": {"king": True, "at": "Gué"}}, knights=3, sergeants=1)
    ceremony = Ceremony(state)
    assert swap(ceremony, Table(choices=TAKES), "king") == dict.fromkeys(GUARD, 1)
    ride = {"lord": ARNAUD, "count": 1}
    assert told(ceremony.outcome()) == [("fief.guard_ride", "TAC-GUARD-10", ride)]
    assert there(ceremony.state) == (2, 0)
    all_ = Ceremony(state)
    assert swap(all_, None, "king") == {"guard_knight": 2, "guard_sergeant": 1}
    none = Ceremony(state)
    nobody = {"knights.king": "0", "sergeants.king": "0"}
    assert swap(none, Table(choices=nobody), "king") == {}
    assert (none.warnings, there(none.state)) == ([], (3, 1))
    assert most(state, "king") == {"knights": 2, "sergeants": 1}
    assert most(state, "queen") == {"knights": 0, "sergeants": 0}


@pytest.mark.rule("TAC-GUARD-11")
@pytest.mark.ruling("TAC-AMB-19")
def test_guardsmen_whom_the_stock_cannot_replace_are_told_to_be_lost():
    """The others are soldiers again, where their sovereign is."""
    state = hall({"Arnaud": {"king": True, "at": "Gué"}})
    state.add("stock", "guard_knight", -2)
    state.add("guard/king", "guard_knight", 2)
    stock = state.balance(f"stock/{ANNE}", "v3")
    whole = Ceremony(state)
    revert(whole, "king")
    assert (whole.warnings, there(whole.state)) == ([], (2, 0))
    beside(state, "Anne", "Vaux", v3=stock - 1)
    short = Ceremony(state)
    revert(short, "king")
    facts = {"player": ANNE, "lord": ARNAUD, "count": 1}
    assert told(short.outcome()) == [("fief.guard_short", "TAC-AMB-19", facts)]
    assert there(short.state) == (1, 0)


@pytest.mark.ruling("TAC-AMB-18")
def test_guardsmen_taken_later_are_told():
    """Nobody but a sovereign with soldiers beside him takes any."""
    rules = {"tactics.guard.late_swap": True}
    people = {"Arnaud": {"king": True, "at": "Gué"}, "Henry": {"at": "Gué"}}
    state = hall(people, rules, knights=1, sergeants=1)
    done = do(state.copy(), late, "Arnaud", choices=TAKES)
    assert done.result == {
        "lord": ARNAUD,
        "player": ANNE,
        "guard": "king",
        "counters": dict.fromkeys(GUARD, 1),
        "points": done.result["points"],
    }
    assert (done.asked, done.result["points"]) == ({"lord": ARNAUD}, 4)
    other = refusal(do, state, late, "Henry")
    assert (other.key, other.facts) == ("fief.no_sovereign", {"lord": "lord:Henry"})
    alone = refusal(do, hall(people, rules), late, "Arnaud")
    assert (alone.key, alone.rule) == ("fief.no_escort", "TAC-GUARD-04")
