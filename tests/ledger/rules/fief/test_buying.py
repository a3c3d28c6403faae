"""Phase 3: prices, places, limits and stock of all purchases."""

from __future__ import annotations

import pytest

from ledger.rules.fief import GAME
from ledger.rules.fief.purchases.buying import buy, price
from ledger.rules.fief.purchases.founding import found
from ledger.rules.fief.turn import order
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    at,
    do,
    effect,
    fact,
    holding,
    keys,
    lord,
    new_ids,
    person,
    position,
    refusal,
    refused,
    title,
    village,
)

RICH = {"Anne": 5000, "Bruno": 5000, "Chloé": 5000}
CASTLE = village("Bourg", "Anne", "Anne.v1=1", building="castle")


def shop(text=CASTLE, *, money=RICH, **more):
    """A position in the purchases, where everybody is rich."""
    return position(text, phase="purchases", money=money, **more)


@pytest.mark.rule("FIEF-BUY-02", "FIEF-BUY-04", "FIEF-BUY-06", "FIEF-BUY-12")
@pytest.mark.parametrize(
    ("item", "value", "cost"),
    [
        ("soldier", "v1", 100),
        ("soldier", "v3", 300),
        ("soldier", "v6", 600),
        ("rebel", "v6", 600),
        ("guard", "v3", 300),
        ("press", "v1", 200),
        ("mill", "v1", 300),
        ("castle", "v1", 1000),
        ("cardinal", "v1", 500),
    ],
)
def test_prices(item, value, cost):
    """Counters cost 100 a point, other things their price; two cost twice as much."""
    assert (cost, 2 * cost) == (price(item, 1, value), price(item, 2, value))


REGION = "".join(
    village(name, "Chloé", "Chloé.v1=1", **more)
    for name, more in (("Sennecy", {"building": "castle"}), ("Roc", {}), ("Val", {}))
)
MARKET = CASTLE + REGION + village("Vaux", "Anne", "Anne.v1=1")
MARKET += village("Beaujeu", "Bruno", "Bruno.v1=1", building="castle")
MARKET += effect("revolt", player="Chloé", at="Lac") + holding("rebels", "v1", 1)
MARKET += person("Arnaud", "Anne", "Bourg", bishop="Sigy")
MARKET += person("Eric", "Chloé", "Sennecy")


@pytest.mark.rule("FIEF-BUY-01")
@pytest.mark.parametrize(
    ("player", "item", "words"),
    [
        ("Anne", "soldier", {"at": "Bourg"}),
        ("Bruno", "soldier", {"at": "Beaujeu"}),
        ("Chloé", "soldier", {"at": "Sennecy"}),
        ("Anne", "press", {"at": "Bourg"}),
        ("Anne", "mill", {"at": "Vaux"}),
        ("Anne", "castle", {"at": "Vaux"}),
        ("Anne", "cardinal", {"lord": "Arnaud"}),
        ("Anne", "rebel", {}),
        ("Bruno", "rebel", {}),
    ],
)
def test_each_player_may_buy_all_of_this(player, item, words):
    """Purchases are made in turn in their phase, and in no other one."""
    state = shop(MARKET)
    assert do(state, buy, player, item, **words).result["cost"] > 0
    assert order.has_acted(state, f"player:{player}")
    for phase in ("cards", "income", "movement", "combat", "negotiations"):
        closed = position(MARKET, phase=phase, money=RICH)
        said = refused(closed, buy, player, item, **words)
        assert (said[0], said[2]) == ("out_of_phase", "FIEF-BUY-01")


@pytest.mark.rule("FIEF-BUY-01")
def test_a_title_is_bought_in_the_purchases_too():
    """All villages of the barony of Sennecy are Chloé's."""
    words = ("Chloé", "Noir", "Sennecy", "Eric")
    for phase in ("cards", "income", "movement", "combat", "negotiations"):
        state = position(MARKET, phase=phase, money=RICH)
        assert refused(state, found, *words, **new_ids(state))[0] == "out_of_phase"
    state = shop(MARKET)
    do(state, found, *words, **new_ids(state))
    assert state.get(title("Noir"), "holder") == lord("Eric")
    assert order.has_acted(state, "player:Chloé")


@pytest.mark.rule("FIEF-BUY-01")
def test_a_player_buys_as_often_and_as_much_as_purse_and_stock_allow():
    """Nine purchases of four kinds in one turn are limited only by the purse."""
    state = shop(MARKET, money={"Anne": 2400})
    for _ in range(2):
        do(state, buy, "Anne", "soldier", at="Bourg", count=2)
        do(state, buy, "Anne", "rebel", value=3)
        do(state, buy, "Anne", "press", at="Bourg")
        do(state, buy, "Anne", "soldier", lord="Arnaud")
    do(state, buy, "Anne", "mill", at="Bourg")
    assert state.balance(ANNE, "money") == 500
    do(state, buy, "Anne", "cardinal", lord="Arnaud")
    said = refused(state, buy, "Anne", "soldier", at="Bourg")
    assert said == ("not_enough", "fief.purse", "FIEF-BUY-15")


@pytest.mark.rule("FIEF-BUY-01", "FIEF-BUY-02", "FIEF-BUY-03", "FIEF-BUY-05")
def test_soldiers_are_placed_in_a_castle():
    """Whole counters leave the series, and the price goes to the bank."""
    state = shop()
    outcome = do(state, buy, "Anne", "soldier", at="Bourg", count=2, value=3)
    assert state.balances[f"{at('Bourg')}/{ANNE}"] == {"v1": 1, "v3": 2}
    assert state.balance(f"stock/{ANNE}", "v3") == 3
    assert (outcome.result["cost"], outcome.result["money"]) == (600, 4400)
    assert state.balance(ANNE, "money") == 4400
    assert outcome.warnings == []


@pytest.mark.rule("FIEF-BUY-01", "FIEF-TURN-01")
def test_purchases_belong_to_their_phase():
    """Only the referee allows them in another phase."""
    state = position(CASTLE, phase="movement", money=RICH)
    said = refused(state, buy, "Anne", "soldier", at="Bourg")
    assert said == ("out_of_phase", "fief.phase_over", "FIEF-BUY-01")
    do(state, buy, "Anne", "mill", at="Bourg", ruled=True)
    assert state.balance(at("Bourg"), "mill") == 1
    assert state.get(at("Bourg"), "ruled") is None  # no limit was overruled


@pytest.mark.rule("FIEF-BUY-01", "FIEF-TURN-02", "FIEF-TURN-13")
def test_players_buy_in_turn_order():
    """A purchase after a later player's has a note; extinct families buy nothing."""
    state = shop(CASTLE + village("Vaux", "Bruno", "Bruno.v1=1", building="castle"))
    assert keys(do(state, buy, "Bruno", "soldier", at="Vaux")) == []
    assert keys(do(state, buy, "Anne", "soldier", at="Bourg")) == ["fief.out_of_turn"]
    state.put(BRUNO, "out", 2)
    said = refused(state, buy, "Bruno", "soldier", at="Vaux")
    assert said == ("rule", "fief.out", "FIEF-TURN-13")


@pytest.mark.rule("FIEF-BUY-05", "FIEF-STOCK-01", "FIEF-STOCK-10")
def test_a_series_without_ones_sells_threes():
    """TV-STOCK-03: all twelve ones are on the board; no change is made."""
    state = shop(village("Bourg", "Anne", "Anne.v1=12", building="castle"))
    said = refused(state, buy, "Anne", "soldier", at="Bourg")
    assert said == ("out_of_stock", "fief.stock_value", "FIEF-BUY-05")
    assert said == refused(state, buy, "Anne", "soldier", at="Bourg", ruled=True)
    assert do(state, buy, "Anne", "soldier", at="Bourg", value=3).result["cost"] == 300


@pytest.mark.rule("FIEF-BUY-15")
def test_nobody_buys_on_credit():
    """The missing sum is shown; not even a ruling gives credit."""
    state = shop(money={"Anne": 299})
    for ruled in (False, True):
        said = refusal(do, state, buy, "Anne", "mill", at="Bourg", ruled=ruled)
        assert (said.code, said.rule) == ("not_enough", "FIEF-BUY-15")
        assert (said.facts["cost"], said.facts["money"]) == (300, 299)
    assert do(state, buy, "Anne", "press", at="Bourg").result["money"] == 99
    exact = shop(money={"Anne": 300})
    assert do(exact, buy, "Anne", "mill", at="Bourg").result["money"] == 0


@pytest.mark.rule("FIEF-BUY-13", "FIEF-BUY-10")
@pytest.mark.parametrize(
    ("item", "code", "rule"),
    [
        ("city", "rule", "FIEF-BUY-13"),
        ("duke", "usage", "FIEF-BUY-10"),
        ("cow", "usage", None),
    ],
)
def test_what_cannot_be_bought_says_why(item, code, rule):
    """Cities and titles come from founding; cows do not exist."""
    said = refusal(do, shop(), buy, "Anne", item, at="Bourg")
    assert (said.code, said.rule) == (code, rule)


# Places for soldiers ------------------------------------------------------------------


@pytest.mark.rule("FIEF-BUY-03")
def test_where_soldiers_go_is_asked_where_there_is_a_choice():
    """Cities and castles under control are offered; without any, a place is needed."""
    two = CASTLE + village("Vaux", "Anne", "Anne.v1=1", building="castle")
    state = shop(two + village("Lac", "Anne", building="castle"))
    do(state, buy, "Anne", "soldier", choices={"at": "Vaux"})
    assert state.balance(f"{at('Vaux')}/{ANNE}", "v1") == 2
    do(shop(), buy, "Anne", "soldier")  # one castle needs no choice
    said = refusal(do, shop(), buy, "Bruno", "soldier")
    assert (said.code, said.rule) == ("usage", "FIEF-BUY-03")


@pytest.mark.rule("FIEF-BUY-03", "FIEF-BUY-07")
@pytest.mark.parametrize(
    "text",
    [
        village("Bourg", "Anne", "Anne.v1=1"),  # neither castle nor lord
        village("Bourg", "Anne", building="castle"),  # nobody holds it
        CASTLE.replace('owner = "Anne"', 'owner = "Bruno"'),
    ],
)
def test_soldiers_need_a_castle_that_is_held_or_a_lord(text):
    """The refusal has the rule; a ruling allows it without further questions."""
    state = shop(text)
    said = refused(state, buy, "Anne", "soldier", at="Bourg")
    assert said == ("rule", "fief.no_stronghold", "FIEF-BUY-03")
    do(state, buy, "Anne", "soldier", at="Bourg", ruled=True)
    assert state.balance(f"{at('Bourg')}/{ANNE}", "v1") in (1, 2)


@pytest.mark.rule("FIEF-BUY-03", "FIEF-FIEF-12")
def test_soldiers_go_into_an_empty_castle_of_a_fief_whose_capital_is_held():
    """All castles of the fief are its holder's, unless an enemy is there."""
    text = village("Beaujeu", "Anne", "Anne.v1=1", building="city")
    text += village("Lac", building="castle")
    text += person("Arnaud", "Anne", "Vaux", titles=["Bleu"])
    do(shop(text), buy, "Anne", "soldier", at="Lac")
    enemy = text.replace('"Lac"', '"Lac"\ntroops = { Bruno = { v1 = 1 } }')
    assert refused(shop(enemy), buy, "Anne", "soldier", at="Lac")[0] == "rule"
    house = {"buy.enemy_in_fief_village": True}
    do(shop(enemy, house=house), buy, "Anne", "soldier", at="Lac")


LORD = person("Arnaud", "Anne", "Vaux")


@pytest.mark.rule("FIEF-BUY-03")
@pytest.mark.ruling("FIEF-AMB-35")
def test_soldiers_beside_a_lord():
    """Any place will do, with a note if the village is not under control."""
    state = shop(CASTLE + LORD)
    outcome = do(state, buy, "Anne", "soldier", lord="Arnaud")
    assert keys(outcome) == ["fief.uncontrolled"]
    assert state.balance(f"{at('Vaux')}/{ANNE}", "v1") == 1
    do(state, buy, "Anne", "soldier", lord="Arnaud", at="Vaux")
    assert state.balance(f"{at('Vaux')}/{ANNE}", "v1") == 2
    assert keys(do(state, buy, "Anne", "soldier", at="Vaux")) == ["fief.uncontrolled"]
    said = refused(state, buy, "Anne", "soldier", lord="Arnaud", at="Bourg")
    assert said[1] == "fief.lord_elsewhere"
    road = f"{at('Pré')}/{at('Vaux')}"
    state.put(lord("Arnaud"), "at", road)
    do(state, buy, "Anne", "soldier", lord="Arnaud")
    assert state.balance(f"{road}/{ANNE}", "v1") == 1


@pytest.mark.ruling("FIEF-AMB-35")
def test_strictly_a_lord_is_no_place_by_himself():
    """The house rule requires control of the village."""
    state = shop(CASTLE + LORD, house={"buy.beside_lord": "strict"})
    said = refused(state, buy, "Anne", "soldier", lord="Arnaud")
    assert said == ("rule", "fief.not_controlled", "fief.buy.beside_lord")
    own = shop(CASTLE + person("Arnaud", "Anne", "Bourg"))
    assert keys(do(own, buy, "Anne", "soldier", lord="Arnaud")) == []


@pytest.mark.rule("FIEF-BUY-03")
@pytest.mark.ruling("FIEF-AMB-35")
def test_in_anothers_village_its_owner_is_asked():
    """The owner may refuse; a guest already has permission."""
    theirs = village("Vaux", "Bruno", "Bruno.v1=1") + LORD
    state = shop(theirs)
    said = refused(
        state, buy, "Anne", "soldier", lord="Arnaud", choices={"leave.Bruno": "refused"}
    )
    assert said == ("rule", "fief.leave_refused", "FIEF-AMB-35")
    do(state, buy, "Anne", "soldier", lord="Arnaud", choices={"leave.Bruno": "granted"})
    road = state.copy()
    road.put(lord("Arnaud"), "at", f"{at('Vaux')}/{at('Bourg')}")
    do(road, buy, "Anne", "soldier", lord="Arnaud")  # on the road nobody is asked
    guest = theirs.replace('"Vaux"', '"Vaux"\nguests = ["Anne"]', 1)
    do(shop(guest), buy, "Anne", "soldier", lord="Arnaud")


@pytest.mark.rule("FIEF-LORD-11", "FIEF-BUY-03", "FIEF-BUY-11")
def test_beside_a_captive_nobody_is_placed():
    """A lord of another family does not count either."""
    text = CASTLE + person("Arnaud", "Anne", "Vaux", prisoner_of="Bruno")
    state = shop(text + person("Roland", "Bruno", "Vaux"))
    said = refused(state, buy, "Anne", "soldier", lord="Arnaud")
    assert said == ("rule", "fief.captive", "FIEF-AMB-35")
    said = refused(state, buy, "Anne", "soldier", lord="Roland")
    assert said == ("rule", "fief.lord_of_other", "FIEF-BUY-03")
    said = refused(state, buy, "Anne", "cardinal", lord="Roland")
    assert said == ("rule", "fief.lord_of_other", "FIEF-BUY-11")


# Buildings ------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-BUY-07", "FIEF-BUY-14")
@pytest.mark.ruling("FIEF-AMB-12")
@pytest.mark.parametrize(
    ("text", "allowed"),
    [
        (village("Bourg", "Anne", "Anne.v1=1"), True),
        (village("Bourg", "Anne") + person("Arnaud", "Anne", "Bourg"), True),
        (village("Bourg", "Anne"), False),
        (village("Bourg", "Bruno", "Anne.v1=1", guests=["Anne"]), False),
        (
            village("Bourg", "Anne")
            + person("Arnaud", "Anne", "Bourg", prisoner_of="Bruno"),
            False,
        ),
        (
            village("Bourg", "Anne", "Anne.v1=1")
            + effect("famine", region="Rouge")
            + effect("bad_weather", region="Rouge"),
            True,
        ),
    ],
)
def test_buildings_need_a_controlled_village(text, allowed):
    """Outside fiefs, village and counter must be one's own; weather is ignored."""
    state = shop(text)
    if allowed:
        do(state, buy, "Anne", "mill", at="Bourg")
        assert state.balance(at("Bourg"), "mill") == 1
    else:
        said = refused(state, buy, "Anne", "mill", at="Bourg")
        assert said == ("rule", "fief.not_controlled", "FIEF-BUY-07")


@pytest.mark.rule("FIEF-BUY-07", "FIEF-FIEF-12")
@pytest.mark.ruling("FIEF-AMB-12")
@pytest.mark.parametrize(
    ("capital", "there", "allowed"),
    [
        ("Anne.v1=1", "", True),
        ("", "Anne.v1=1", False),
        ("Anne.v1=1", "Bruno.v1=1", False),
    ],
)
def test_in_a_fief_the_capital_must_be_held_and_no_enemy_be_there(
    capital, there, allowed
):
    """Then even an empty village may get a mill."""
    text = village("Beaujeu", "Anne", capital, building="city")
    text += village("Lac", None, there)
    text += person("Arnaud", "Anne", "Vaux", titles=["Bleu"])
    state = shop(text)
    if allowed:
        do(state, buy, "Anne", "castle", at="Lac")
    else:
        assert refused(state, buy, "Anne", "mill", at="Lac")[2] == "FIEF-BUY-07"


@pytest.mark.rule("FIEF-BUY-08", "FIEF-BUY-09", "FIEF-STOCK-10")
@pytest.mark.ruling("FIEF-AMB-36", "FIEF-AMB-53")
@pytest.mark.parametrize(
    ("more", "item", "count", "expected"),
    [
        ({"building": "castle"}, "castle", 1, ("fief.castles", "FIEF-BUY-08")),
        ({}, "castle", 2, ("fief.castles", "FIEF-BUY-08")),
        ({"building": "city"}, "castle", 1, ("fief.city_there", "FIEF-AMB-36")),
        ({"mills": 2, "presses": 1}, "mill", 1, ("fief.production", "FIEF-BUY-09")),
        ({"mills": 1}, "press", 3, ("fief.production", "FIEF-BUY-09")),
    ],
)
def test_limits_of_a_village(more, item, count, expected):
    """There is one castle, none beside a city, and three mills and presses in all."""
    state = shop(village("Bourg", "Anne", "Anne.v1=1", **more))
    said = refused(state, buy, "Anne", item, at="Bourg", count=count)
    assert said == ("rule", *expected)
    do(state, buy, "Anne", item, at="Bourg", count=count, ruled=True)
    assert state.get(at("Bourg"), "ruled") == 1  # and the audit knows about it
    assert GAME.audit(state) == []
    more = do(state, buy, "Anne", item, at="Bourg", ruled=True)
    assert "ruled" not in [getattr(one, "field", None) for one in more.effects]


@pytest.mark.rule("FIEF-BUY-09", "FIEF-BUY-01")
def test_up_to_the_limit_as_many_as_one_likes():
    """Three presses at once are allowed, and then no more; no mark is left."""
    state = shop()
    do(state, buy, "Anne", "press", at="Bourg", count=3)
    assert state.balance(at("Bourg"), "press") == 3
    assert state.balance("stock", "press") == 9
    assert state.get(at("Bourg"), "ruled") is None
    assert refused(state, buy, "Anne", "mill", at="Bourg")[2] == "FIEF-BUY-09"


@pytest.mark.rule("FIEF-BUY-07")
def test_a_building_needs_a_village():
    """Without --at nothing is bought."""
    said = refusal(do, shop(), buy, "Anne", "mill")
    assert (said.code, said.rule) == ("usage", "FIEF-BUY-07")


@pytest.mark.rule("FIEF-BUY-05")
def test_there_are_counters_of_one_three_and_six():
    """No other values exist."""
    said = refusal(do, shop(), buy, "Anne", "soldier", at="Bourg", value=2)
    assert (said.code, said.key) == ("usage", "fief.counter_value")


@pytest.mark.rule("FIEF-LORD-10", "FIEF-LORD-09")
def test_a_player_without_lords_buys_on():
    """Soldiers go to a castle, and mills to villages."""
    state = shop(village("Bourg", "Bruno", "Bruno.v1=1", building="castle"))
    do(state, buy, "Bruno", "soldier", at="Bourg")
    do(state, buy, "Bruno", "mill", at="Bourg")
    assert state.balance(BRUNO, "money") == 4600


# Rebels, guards and cardinals: see test_buying_bands.py


def test_nothing_is_lost_by_purchases():
    """Each counter comes from the stock, and each écu goes to the bank."""
    state = shop(CASTLE + effect("revolt", player="Bruno", at="Lac"))
    state = shop(
        CASTLE
        + effect("revolt", player="Bruno", at="Lac")
        + holding("rebels", "v1", 1)
        + fact("campaign", "revolt_since", 3)
    )
    do(state, buy, "Anne", "rebel", value=3)
    do(state, buy, "Anne", "castle", at="Bourg", ruled=True)
    for what in ("money", "v1", "v3", "castle"):
        assert sum(held.get(what, 0) for held in state.balances.values()) == 0
