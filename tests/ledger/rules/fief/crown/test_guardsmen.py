"""The royal guard of the Tactical extension: soldiers become guardsmen, and return."""

from __future__ import annotations

import pytest

from ledger.rules.fief.crown.crowning import crown
from ledger.rules.fief.crown.guardsmen import late, most
from ledger.rules.fief.crown.offering import due_on_the_way
from ledger.rules.fief.crown.regency import end_of_turn
from ledger.rules.fief.facts import NEUTRAL
from ledger.rules.fief.forces import guards_at
from ledger.rules.fief.possible import possible
from ledger.rules.fief.purchases.buying import buy
from ledger.table import Table
from tests.ledger.rules.fief.crown.court import (
    court,
    dies,
    guards,
    heaps,
    reign_until,
    throne,
)
from tests.ledger.rules.fief.positions import ANNE, at, do, fact, keys, refused
from tests.ledger.rules.fief.realm import realm, walks
from tests.ledger.rules.fief.realm import refused as kept
from tests.ledger.rules.fief.war.board import SERIES, fights

TACTICS = {"variant.tactics": True}
ELECTED = fact("campaign", "elected", "lord:Arnaud")
CLERGY = {"Philippe": {"bishop": "Sigy", "cardinal": True, "at": "Sennecy"}}
GUARD = ("guard_knight", "guard_sergeant")


def hall(people=None, house=None, knights=0, sergeants=0, more="", **head):
    """Arnaud is elected in Gué, with these knights and sergeants beside him."""
    head.setdefault("phase", "negotiations")
    court_ = {"Arnaud": {"titles": ["Rouge"], "at": "Gué"}, **CLERGY, **(people or {})}
    state = court(court_, ELECTED + more, house=TACTICS | (house or {}), **head)
    return beside(state, "Anne", "Gué", v3=knights, v1=sergeants)


def beside(state, player, place, **counters):
    """Puts a player's counters from the stock in a place."""
    for value, count in counters.items():
        state.add(f"stock/player:{player}", value, -count)
        state.add(f"{at(place)}/player:{player}", value, count)
    return state


def there(state, place="Gué", player="Anne"):
    """The knights and sergeants of a player in a place."""
    return tuple(state.balance(f"{at(place)}/player:{player}", v) for v in ("v3", "v1"))


def guardsmen(state, name="king"):
    """Guard knights and guard sergeants beside a sovereign."""
    return tuple(state.balance(f"guard/{name}", kind) for kind in GUARD)


def counted(state):
    """The number of each counter, wherever they are."""
    return {
        what: sum(
            held.get(what, 0) for a, held in state.balances.items() if a != "world"
        )
        for what in SERIES
    }


# The taking of guardsmen --------------------------------------------------------------


@pytest.mark.rule(
    "TAC-GUARD-02", "TAC-GUARD-03", "TAC-GUARD-04", "TAC-GUARD-05", "TAC-GUARD-06"
)
@pytest.mark.ruling("TAC-AMB-16", "TAC-AMB-63", "TAC-AMB-65")
@pytest.mark.parametrize(
    ("had", "choices", "taken", "left"),
    [
        ((1, 6), {"knights.king": 1, "sergeants.king": 2}, (1, 2), (0, 4)),  # B14
        ((0, 0), {}, (0, 0), (0, 0)),  # B16
        ((3, 2), {"knights.king": 2, "sergeants.king": 0}, (2, 0), (1, 2)),  # B37
        ((4, 5), {"knights.king": 2, "sergeants.king": 2}, (2, 2), (2, 3)),
        ((4, 5), {"knights.king": 0, "sergeants.king": 0}, (0, 0), (4, 5)),
    ],
)
def test_a_king_takes_guardsmen_for_soldiers_beside_him(had, choices, taken, left):
    """The types match, in any number; the soldiers go to his player's stock."""
    knights, sergeants = had
    state = hall(knights=knights, sergeants=sergeants)
    money, counters = state.balance(ANNE, "money"), counted(state)
    done = do(
        state, crown, "Arnaud", choices={key: str(n) for key, n in choices.items()}
    )
    assert (guardsmen(state), there(state)) == (taken, left)
    assert (heaps(state, "king")[2], state.balance(ANNE, "money")) == (20, money)
    assert (counted(state), done.result["king_guard"]["points"]) == (
        counters,
        3 * taken[0] + taken[1],
    )
    assert ("fief.guard_ride" in keys(done)) is bool(taken[1])


@pytest.mark.rule("TAC-GUARD-07", "TAC-GUARD-04")
def test_a_queen_takes_one_knight_and_two_sergeants_at_most():
    """B15: they are her own player's, where she is when she gets the Queen card."""
    wife = {"Blanche": {"player": "Bruno", "at": "Pré", "spouse": "Arnaud"}}
    state = hall(
        {**wife, "Arnaud": {"titles": ["Rouge"], "at": "Gué", "spouse": "Blanche"}}
    )
    beside(state, "Bruno", "Pré", v3=3, v1=3)
    do(state, crown, "Arnaud", choices={"knights.queen": "1", "sergeants.queen": "2"})
    assert (guardsmen(state, "queen"), there(state, "Pré", "Bruno")) == ((1, 2), (2, 1))


@pytest.mark.rule("TAC-GUARD-01", "TAC-GUARD-03", "TAC-GUARD-04", "TAC-GUARD-07")
def test_nobody_may_take_more_than_the_split_gives():
    """Two of each are for a king, whatever his company; one knight for a queen."""
    state = hall({"Blanche": {"player": "Anne", "at": "Gué"}}, knights=4, sergeants=4)
    for office, name in (("king", "Arnaud"), ("queen", "Blanche")):
        state.put("campaign", office, f"lord:{name}")
    assert most(state, "king") == {"knights": 2, "sergeants": 2}
    assert most(state, "queen") == {"knights": 1, "sergeants": 2}


@pytest.mark.rule("TAC-GUARD-03", "TAC-GUARD-04", "TAC-GUARD-07")
def test_nobody_takes_what_he_has_already_nor_as_a_captive():
    """The king already has a guard knight, and the queen both sergeants."""
    state = reign({**KING, **QUEEN}, king=(1, 0), queen=(0, 2))
    beside(state, "Anne", "Gué", v3=3, v1=3)
    beside(state, "Bruno", "Pré", v3=2, v1=2)
    assert most(state, "king") == {"knights": 1, "sergeants": 2}
    assert most(state, "queen") == {"knights": 1, "sergeants": 0}
    state.put("lord:Arnaud", "captor", "player:Bruno")
    assert most(state, "king") == {"knights": 0, "sergeants": 0}
    state.put("campaign", "king", None)
    assert most(state, "king") == {"knights": 0, "sergeants": 0}


@pytest.mark.rule("TAC-GUARD-03")
def test_the_king_of_an_old_box_takes_guardsmen_from_the_new_counters():
    """A game that began without them unpacks them when it needs them."""
    state = hall(knights=1, sergeants=2)
    for held in state.balances.values():
        for kind in (*NEUTRAL, "archer", "bombard"):
            held.pop(kind, None)
    do(state, crown, "Arnaud", choices={"knights.king": "1", "sergeants.king": "2"})
    assert guardsmen(state) == (1, 2)
    assert [state.balance("stock", kind) for kind in GUARD] == [2, 2]


@pytest.mark.rule("TAC-GUARD-21", "TAC-GUARD-03")
@pytest.mark.ruling("TAC-AMB-66")
def test_only_plain_knights_and_sergeants_of_his_own_are_replaced():
    """Archers, counters of six, and other people's or distant soldiers do not count."""
    state = hall()
    beside(state, "Anne", "Gué", v6=2, archer=3, bombard=1)
    beside(state, "Bruno", "Gué", v3=2)
    beside(state, "Anne", "Pré", v1=2)
    do(state, crown, "Arnaud")
    assert guardsmen(state) == (0, 0)


@pytest.mark.ruling("TAC-AMB-66")
def test_a_six_is_changed_for_the_guard_where_the_house_says_so():
    """The counter is changed with the player's stock; the rest stays as soldiers."""
    state = hall(house={"tactics.guard.change_for_swap": True})
    beside(state, "Anne", "Gué", v6=1)
    before = counted(state)
    do(state, crown, "Arnaud", choices={"knights.king": "1", "sergeants.king": "2"})
    assert (guardsmen(state), there(state), counted(state)) == ((1, 2), (0, 1), before)


@pytest.mark.ruling("TAC-AMB-16")
def test_both_guards_stand_beside_him_where_the_house_says_so():
    """Otherwise the extension's guard replaces the twenty points."""
    state = hall(house={"tactics.guard.replaces_base": False}, knights=1)
    do(state, crown, "Arnaud", choices={"knights.king": "1"})
    assert (heaps(state, "king"), guardsmen(state)) == ((23, 0, 0), (1, 0))
    off = hall(house={"tactics.modules.guard": False}, knights=1)
    do(off, crown, "Arnaud")
    assert (heaps(off, "king"), guardsmen(off)) == ((20, 0, 0), (0, 0))


# Their movements ----------------------------------------------------------------------


@pytest.mark.rule("TAC-GUARD-08", "TAC-GUARD-09", "TAC-GUARD-10")
@pytest.mark.ruling("TAC-AMB-22")
def test_guardsmen_go_with_their_sovereign_and_stay_nowhere():
    """Orders to leave them behind are refused, and the table is reminded."""
    guard = [{"account": "guard/king", "what": kind, "amount": 2} for kind in GUARD]
    king = {"player": "Anne", "at": "Bourg", "king": True}
    state = realm(
        {}, {"Arnaud": king, "Henry": ("Anne", "Bourg")}, holding=guard, house=TACTICS
    )
    assert kept(state, "Anne", "Vaux,Pré", lord="Arnaud", drop="guard_knight=1")[0]
    assert kept(state, "Anne", "Vaux", lord="Henry", troops="guard_sergeant=1")[0]
    (due,) = due_on_the_way(state)
    told = walks(state, "Anne", "Vaux,Pré", lord="Arnaud")
    assert (due["code"], due["lord"]) == ("guards", "lord:Arnaud")
    assert told.result["guards"] == {"king": dict.fromkeys(GUARD, 2)}
    assert guards_at(state, at("Pré"), ANNE) == ["king"]


# Their return -------------------------------------------------------------------------

KING = {"Arnaud": {"king": True, "at": "Gué", "spouse": "Blanche"}, "Henry": {}}
QUEEN = {"Blanche": {"player": "Bruno", "at": "Pré", "queen": True, "spouse": "Arnaud"}}


def reign(people, house=None, more="", **guard):
    """A court with guardsmen, as in `king=(2, 1)`."""
    state = court(people, more, house=TACTICS | (house or {}))
    for name, counts in guard.items():
        for kind, count in zip(GUARD, counts, strict=True):
            state.add("stock", kind, -count)
            state.add(f"guard/{name}", kind, count)
    return state


@pytest.mark.rule("TAC-GUARD-11", "TAC-GUARD-12")
@pytest.mark.parametrize(
    ("dead", "name", "player", "place"),
    [("Arnaud", "king", "Anne", "Gué"), ("Blanche", "queen", "Bruno", "Pré")],
)
def test_when_a_sovereign_dies_his_guardsmen_are_soldiers_again(
    dead, name, player, place
):
    """B38: they have the same types and owner, and stay in place."""
    state = reign({**KING, **QUEEN, "Charles": {"player": "Bruno"}}, **{name: (1, 2)})
    before = counted(state)
    dies(state, dead)
    assert (guardsmen(state, name), there(state, place, player)) == ((0, 0), (1, 2))
    assert counted(state) == before


@pytest.mark.rule("TAC-GUARD-11")
@pytest.mark.ruling("TAC-AMB-19")
def test_what_the_stock_cannot_replace_is_lost():
    """B39: there are two guard knights, but only one counter of three in stock."""
    state = reign(KING, king=(2, 2))
    beside(state, "Anne", "Bourg", v3=2)
    assert state.balance("stock/player:Anne", "v3") == 1
    told = dies(state, "Arnaud")
    assert (there(state), guardsmen(state)) == ((1, 2), (0, 0))
    assert ("fief.guard_short" in told["notes"], state.balance("stock", GUARD[0])) == (
        True,
        3,
    )


@pytest.mark.rule("TAC-GUARD-13")
def test_a_queen_who_loses_her_title_gives_her_guardsmen_back():
    """Here the Regent loses her title when another lady is crowned."""
    people = {
        "Blanche": {"player": "Bruno", "at": "Pré", "queen": True, "regent": True}
    }
    state = hall(people)
    for kind, count in zip(GUARD, (1, 1), strict=True):
        state.add("stock", kind, -count)
        state.add("guard/queen", kind, count)
    done = do(state, crown, "Arnaud")
    assert (guardsmen(state, "queen"), there(state, "Pré", "Bruno")) == ((0, 0), (1, 1))
    assert {e.because.rule for e in done.effects if "guard/queen" in str(e)} == {
        "TAC-GUARD-13"
    }


@pytest.mark.rule("TAC-GUARD-13", "TAC-GUARD-07")
@pytest.mark.ruling("FIEF-AMB-107")
def test_a_regent_who_is_queen_again_has_her_guardsmen_back_and_takes_others():
    """The Regent's guardsmen become soldiers again, and she takes any others."""
    regent = {"player": "Bruno", "at": "Pré", "queen": True, "regent": True}
    state = hall(
        {
            "Blanche": {**regent, "spouse": "Arnaud"},
            "Arnaud": {"titles": ["Rouge"], "at": "Gué", "spouse": "Blanche"},
        }
    )
    for kind, count in zip(GUARD, (1, 1), strict=True):
        state.add("stock", kind, -count)
        state.add("guard/queen", kind, count)
    wanted = {"knights.queen": "0", "sergeants.queen": "1"}
    do(state, crown, "Arnaud", choices=wanted)
    assert throne(state)["queen"] == "Blanche"
    assert (guardsmen(state, "queen"), there(state, "Pré", "Bruno")) == ((0, 1), (1, 0))


@pytest.mark.ruling("TAC-AMB-20")
@pytest.mark.parametrize("inherits", [False, True])
def test_a_regent_inherits_no_guardsmen_unless_the_house_says_so(inherits):
    """The guardsmen become the dead King's player's soldiers; she keeps her own."""
    people = {**KING, **QUEEN, "Gauvain": {"prince": True}}
    house = {"tactics.guard.regent_inherits": inherits}
    state = reign(people, house, king=(2, 2), queen=(1, 0))
    dies(state, "Arnaud")
    assert guardsmen(state) == ((2, 2) if inherits else (0, 0))
    assert there(state) == ((0, 0) if inherits else (2, 2))
    assert guardsmen(state, "queen") == (1, 0)


@pytest.mark.ruling("TAC-AMB-64")
@pytest.mark.parametrize("allowed", [False, True])
def test_a_king_who_was_not_elected_takes_no_guard_unless_the_house_says_so(allowed):
    """A hereditary king takes none at his accession, or when he comes of age."""
    house = {"tactics.guard.hereditary_king": allowed}
    people = {
        "Arnaud": {"king": True, "at": "Gué"},
        "Gauvain": {"prince": True, "at": "Pré"},
    }
    state = beside(reign(people, house), "Anne", "Pré", v3=1)
    dies(state, "Arnaud", **({"knights.king": "1"} if allowed else {}))
    assert guardsmen(state) == ((1, 0) if allowed else (0, 0))
    minor = {
        "Gauvain": {"king": True, "at": "Pré"},
        "Blanche": {"player": "Bruno", "at": "Mont", "queen": True, "regent": True},
    }
    state = beside(reign(minor, house, reign_until(7)), "Anne", "Pré", v3=1)
    table = Table(choices={"knights.king": "0"} if allowed else {})
    end_of_turn(state, table)
    table.close()


@pytest.mark.ruling("TAC-AMB-21")
def test_a_king_shot_in_battle_leaves_plain_soldiers_and_no_bonus():
    """The guard's point is gone from the next round on."""
    people = {"Arnaud": {"king": True, "at": "Gué"}, "Henry": {"at": "Gué"}}
    people["Othon"] = {"player": "Bruno", "at": "Gué"}
    state = reign(people, king=(2, 2))
    beside(state, "Bruno", "Gué", v6=2, v3=1)
    dice = [1, 1, 6, 1, 1, 1, 1, 1, 1, 1]
    told = fights(
        state,
        "Gué",
        "Bruno",
        "Anne",
        dice,
        aims=["Bruno:Arnaud:3:1"],
        choices={"mercy.2": "Anne", "grant.2.Bruno": "granted"},
    ).result
    first, second = (one["defender"] for one in told["rounds"][:2])
    assert (first["guard"], second.get("guard")) == (1, None)
    assert (told["rounds"][0]["after"]["defender"]["soldiers"], guardsmen(state)) == (
        8,
        (0, 0),
    )


# Later, and by purchase ---------------------------------------------------------------


@pytest.mark.rule("TAC-GEN-01", "TAC-GUARD-02", "TAC-GUARD-04")
@pytest.mark.ruling("TAC-AMB-18")
def test_guards_are_taken_at_the_moment_of_the_title_or_never():
    """The house may let a sovereign take them later."""
    state = beside(reign(KING), "Anne", "Gué", v3=1)
    assert refused(state, late, "Arnaud")[1:] == ("fief.guard_late", "TAC-AMB-18")
    assert not any(one["act"] == "guard" for one in possible(state, ANNE))
    free = beside(reign(KING, {"tactics.guard.late_swap": True}), "Anne", "Gué", v3=1)
    (may,) = (one for one in possible(free, ANNE) if one["act"] == "guard")
    assert (may["most"], may["now"]) == (1, True)
    assert not any(one["act"] == "guard" for one in possible(free, "player:Bruno"))
    told = do(free, late, "Arnaud", choices={"knights.king": "1"}).result
    assert (guardsmen(free), told["points"]) == ((1, 0), 3)
    assert refused(free, late, "Arnaud")[1:] == ("fief.no_escort", "TAC-GUARD-04")
    assert refused(free, late, "Henry")[1:] == ("fief.no_sovereign", "TAC-GUARD-02")
    young = beside(reign(KING, {"tactics.guard.late_swap": True}), "Anne", "Gué", v3=1)
    young.put("campaign", "hereditary", 1)
    assert refused(young, late, "Arnaud")[1:] == ("fief.guard_inherited", "TAC-AMB-64")
    (never,) = (one for one in possible(young, ANNE) if one["act"] == "guard")
    assert (never["most"], never["now"]) == (0, False)
    base = guards(court(KING), "king")
    assert refused(base, late, "Arnaud")[1:] == ("fief.no_extension", "TAC-GEN-01")


@pytest.mark.rule("TAC-GUARD-20", "TAC-GUARD-01")
@pytest.mark.ruling("TAC-AMB-17")
def test_guardsmen_who_fell_are_not_bought_anew_unless_the_house_says_so():
    """Guardsmen cost 100 a point, and never exceed the sovereign's limit."""
    shop = {"phase": "purchases", "money": {"Anne": 2000}}
    state = court(KING, house=TACTICS, **shop)
    assert refused(state, buy, "Anne", "guard")[1:] == (
        "fief.guard_no_rebuy",
        "TAC-GUARD-20",
    )
    free = court(KING, house=TACTICS | {"tactics.guard.rebuy": True}, **shop)
    told = do(free, buy, "Anne", "guard", value=3, count=2).result
    assert (told["cost"], guardsmen(free)) == (600, (2, 0))
    assert refused(free, buy, "Anne", "guard", value=3)[0] == "out_of_stock"
    assert refused(free, buy, "Anne", "guard", value=6)[1] == "fief.guard_six"
    rows = [one["item"] for one in possible(free, ANNE) if "guard" in str(one["item"])]
    assert (rows, throne(free)["king"]) == (["guard.1"], "Arnaud")
    assert refused(free, buy, "Anne", "guard", value=1, count=3)[0] == "out_of_stock"
    do(free, buy, "Anne", "guard", value=1, count=2)
    assert guardsmen(free) == (2, 2)
