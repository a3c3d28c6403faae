"""The Tactical extension's own counters: box, prices, places."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse
from ledger.rules.fief import GAME
from ledger.rules.fief.board.setup import begin, unpacked
from ledger.rules.fief.camp import reserve, waiting
from ledger.rules.fief.facts import GUARDSMEN
from ledger.rules.fief.forces import POINTS, points, soldiers, stands
from ledger.rules.fief.house import plays
from ledger.rules.fief.purchases.auction import auction
from ledger.rules.fief.purchases.buying import buy
from ledger.rules.fief.war.tables import GUARD
from ledger.state import WORLD
from tests.ledger.rules.fief.positions import (
    ANNE,
    CHLOE,
    at,
    do,
    keys,
    person,
    position,
    refusal,
    refused,
    village,
)

SIX = ("Anne", "Bruno", "Chloé", "Dora", "Émile", "Flore")
CASTLE = village("Bourg", "Anne", "Anne.v1=1", building="castle")
PLAYED = {"variant.tactics": True}


def shop(text=CASTLE, *, house=PLAYED, money=5000):
    """Anne's purchases with the extension; she is rich."""
    return position(text, phase="purchases", money={"Anne": money}, house=house)


def in_all(state, what):
    """The number of counters of a kind anywhere."""
    return -state.balance(WORLD, what)


@pytest.mark.rule("TAC-GEN-01", "TAC-GEN-02", "TAC-GEN-03", "TAC-MERC-01")
def test_the_counters_in_the_box():
    """There are 18 archers and bombards, 3 a player; 5 mercenaries and 7 guards."""
    state = position("", players=SIX)
    kinds = ("archer", "bombard", "mercenary", *GUARDSMEN)
    assert [in_all(state, kind) for kind in kinds] == [18, 18, 5, 3, 4]
    own = [state.balances[f"stock/player:{name}"] for name in SIX]
    assert all((one["archer"], one["bombard"]) == (3, 3) for one in own)
    assert state.balance("stock", "mercenary") == 5
    assert sum(in_all(state, kind) for kind in GUARDSMEN) == 7


@pytest.mark.rule("TAC-GUARD-01")
def test_how_the_seven_guards_are_split():
    """The king has two and two, the queen one and two, and none is left."""
    assert GUARD["king"] == {"knights": 2, "sergeants": 2}
    assert GUARD["queen"] == {"knights": 1, "sergeants": 2}
    state = position("")
    whole = [GUARD["king"][k] + GUARD["queen"][k] for k in ("knights", "sergeants")]
    assert whole == [state.balance("stock", kind) for kind in GUARDSMEN]


@pytest.mark.rule("TAC-ARCH-01", "TAC-BOMB-01")
@pytest.mark.ruling("TAC-AMB-46")
@pytest.mark.parametrize(
    ("item", "scale", "cost"),
    [
        ("archer", 100, 200),
        ("bombard", 100, 400),
        ("archer", 1, 2),
        ("bombard", 1, 4),
    ],
)
def test_prices(item, scale, cost):
    """The two counters cost two and four coins, whose value is a house rule."""
    state = shop(house={**PLAYED, "tactics.money.scale": scale})
    outcome = do(state, buy, "Anne", item, at="Bourg", count=2)
    assert outcome.result["cost"] == 2 * cost
    assert state.balance(ANNE, "money") == 5000 - 2 * cost
    assert state.balance(f"{at('Bourg')}/{ANNE}", item) == 2


@pytest.mark.rule("TAC-ARCH-04", "TAC-BOMB-02", "TAC-GEN-03")
@pytest.mark.parametrize(
    ("item", "rule"), [("archer", "TAC-ARCH-04"), ("bombard", "TAC-BOMB-02")]
)
def test_a_fourth_is_refused(item, rule):
    """A player has three of each; the refusal has the number left."""
    state = shop()
    do(state, buy, "Anne", item, at="Bourg", count=3)
    fault = refusal(do, state, buy, "Anne", item, at="Bourg")
    assert (fault.code, fault.key, fault.rule) == (
        "out_of_stock",
        "fief.stock_own",
        rule,
    )
    assert (fault.facts["left"], fault.facts["most"]) == (0, 3)
    # No ruling creates counters.
    assert refused(state, buy, "Anne", item, at="Bourg", ruled=True)[0] == fault.code


@pytest.mark.ruling("TAC-AMB-62")
def test_what_is_lost_may_be_bought_again():
    """Archers that returned to the stock are three again."""
    state = shop()
    do(state, buy, "Anne", "archer", at="Bourg", count=3)
    heap = f"{at('Bourg')}/{ANNE}"
    state.add(heap, "archer", -2)
    state.add(f"stock/{ANNE}", "archer", 2)
    do(state, buy, "Anne", "archer", at="Bourg", count=2)
    assert state.balance(heap, "archer") == 3


@pytest.mark.ruling("TAC-AMB-47")
@pytest.mark.parametrize("item", ["archer", "bombard"])
def test_they_are_placed_like_soldiers(item):
    """Counters go to a castle or city under control, or beside a lord."""
    lordly = CASTLE + person("Arnaud", "Anne", "Lac") + village("Val", "Anne")
    state = shop(lordly)
    do(state, buy, "Anne", item, lord="Arnaud")
    assert state.balance(f"{at('Lac')}/{ANNE}", item) == 1
    found = refused(state, buy, "Anne", item, at="Val")
    assert found == ("rule", "fief.no_stronghold", "FIEF-BUY-03")


@pytest.mark.rule("TAC-GEN-10")
@pytest.mark.parametrize(
    ("item", "module"), [("archer", "archers"), ("bombard", "bombards")]
)
def test_each_module_is_played_or_not(item, module):
    """Without the extension, or the module, there is nothing to buy."""
    base, key = shop(house={}), f"tactics.modules.{module}"
    found = refused(base, buy, "Anne", item, at="Bourg")
    assert found == ("rule", "fief.no_extension", "TAC-GEN-01")
    without = shop(house={**PLAYED, key: False})
    fault = refusal(do, without, buy, "Anne", item, at="Bourg")
    assert (fault.key, fault.rule) == ("fief.no_module", "TAC-GEN-10")
    assert fault.facts["setting"] == key
    other = "bombard" if item == "archer" else "archer"
    do(without, buy, "Anne", other, at="Bourg")
    assert [plays(without, m) for m in (module, "mercenaries")] == [False, True]


@pytest.mark.rule("TAC-MERC-37")
def test_mercenaries_and_values_cannot_be_bought():
    """Mercenaries are hired by auction; the value of archers is fixed."""
    state = shop()
    found = refused(state, buy, "Anne", "mercenary", at="Bourg")
    assert found == ("rule", "fief.mercenaries_bid", "TAC-MERC-37")
    with pytest.raises(Misuse) as caught:
        do(state, buy, "Anne", "archer", at="Bourg", value=3)
    assert caught.value.key == "fief.counter_plain"


@pytest.mark.rule("FIEF-BUY-15", "TAC-BOMB-01")
def test_nobody_buys_a_bombard_on_credit():
    """399 are not enough."""
    state = shop(money=399)
    found = refused(state, buy, "Anne", "bombard", at="Bourg")
    assert found == ("not_enough", "fief.purse", "FIEF-BUY-15")


@pytest.mark.rule("TAC-ARCH-02", "TAC-BOMB-10")
def test_what_they_count():
    """An archer is a soldier of one point; a bombard has none."""
    state = position(village("Bourg", None, "Anne.v3=1 Anne.archer=2 Anne.bombard=3"))
    assert soldiers(state, at("Bourg"), ANNE) == 5
    assert points({"archer": 3, "bombard": 2, "mercenary": 4}) == 3
    assert [POINTS[kind] for kind in GUARDSMEN] == [3, 1]


@pytest.mark.ruling("TAC-AMB-59", "TAC-AMB-35")
@pytest.mark.parametrize(
    ("held", "house", "holds"),
    [
        ("Anne.archer=1", {}, True),
        ("Anne.bombard=1", {}, False),
        ("Anne.bombard=1", {"tactics.bombard.holds_village": True}, True),
        ("", {}, False),
        ("", {"tactics.merc.hold_village": True}, True),
    ],
)
def test_who_holds_a_village(held, house, holds):
    """An archer does so; bombards or mercenaries only by a house rule."""
    state = position(village("Bourg", None, held), house=house)
    if not held:
        state.add(f"{at('Bourg')}/{ANNE}", "mercenary", 2)
    assert stands(state, at("Bourg"), ANNE) is holds


@pytest.mark.rule("TAC-GEN-03", "TAC-MERC-01", "TAC-MERC-07")
def test_a_box_that_was_opened_before_gets_its_counters():
    """A game of an earlier version gets them when it first needs them."""
    state = shop()
    for held in state.balances.values():
        for kind in ("archer", "bombard", "mercenary", *GUARDSMEN):
            held.pop(kind, None)
    assert reserve(state) == 5
    begun = begin(state, [CHLOE])  # the player has only just joined
    state.apply([e for e in begun if e.what == "archer"])
    do(state, buy, "Anne", "archer", at="Bourg", count=3)
    assert (in_all(state, "archer"), in_all(state, "mercenary")) == (9, 5)
    assert unpacked(state) == []
    assert [f for f in GAME.audit(state) if f.code.startswith("audit")] == []
    old = shop()
    for held in old.balances.values():
        held.pop("mercenary", None)
        for kind in ("archer", "bombard", *GUARDSMEN):
            held.pop(kind, None)
    do(old, auction, ["Anne=100"])
    assert (waiting(old, ANNE), in_all(old, "mercenary")) == (5, 5)


@pytest.mark.rule("FIEF-TURN-02", "TAC-MERC-07")
def test_the_table_is_told_that_the_auction_comes_first():
    """An earlier purchase is no fault, but has a note."""
    assert keys(do(shop(), buy, "Anne", "soldier", at="Bourg")) == [
        "fief.auction_first"
    ]
    base = shop(house={})
    assert keys(do(base, buy, "Anne", "soldier", at="Bourg")) == []
