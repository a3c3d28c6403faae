"""Before the first turn: the order of choice, the villages, the box."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.journal import check
from ledger.rules.common.money import pay
from ledger.rules.fief import GAME, forces
from ledger.rules.fief.board.settling import length, roll, settle
from ledger.rules.fief.board.setup import begin, notes
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.honours import listed
from ledger.rules.fief.purchases.buying import cardinals_left
from ledger.rules.fief.purchases.founding import titles_left
from ledger.state import BANK, CAMPAIGN, WORLD, State
from ledger.table import Table
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    at,
    do,
    fact,
    lord,
    person,
    position,
    refusal,
    refused,
    village,
)

SIX = ("Anne", "Bruno", "Chloé", "Dora", "Émile", "Fanny")


def start(**more):
    """A table before the first turn."""
    return position("", turn=1, phase="cards", **more)


def paid(state, amount):
    """The outcome of a payment to Anne by the bank."""
    return pay(state, Table(), GAME, BANK, ANNE, amount)


@pytest.mark.rule("FIEF-SETUP-02", "FIEF-STOCK-09")
def test_the_highest_total_chooses_first():
    """Three dice each are rolled, and their totals give the order."""
    state = start()
    outcome = do(state, roll, dice=[1, 2, 3, 6, 6, 6, 4, 4, 4])
    assert outcome.result["order"] == [BRUNO, CHLOE, ANNE]
    assert [state.get(p, "chose") for p in state.seats] == [3, 1, 2]


@pytest.mark.rule("FIEF-SETUP-02")
@pytest.mark.ruling("FIEF-AMB-07")
def test_who_are_tied_roll_again_among_themselves():
    """Anne and Chloé have 9 each, then 9 each again, then Chloé has more."""
    state = start()
    faces = [3, 3, 3, 1, 1, 1, 3, 3, 3, 2, 3, 4, 4, 3, 2, 1, 1, 1, 1, 1, 2]
    outcome = do(state, roll, dice=faces)
    assert outcome.result["order"] == [CHLOE, ANNE, BRUNO]
    assert len(outcome.result["throws"]) == 7


@pytest.mark.rule("FIEF-SETUP-03", "FIEF-SETUP-05", "FIEF-SETUP-07", "FIEF-SETUP-08")
def test_a_player_settles_with_castle_lord_and_eight_soldiers():
    """One 3 and five 1 from the player's own series are in the chosen village."""
    state = start()
    do(state, settle, "Anne", "Bourg", "Arnaud")
    assert forces.counters(state, forces.stack(at("Bourg"), ANNE)) == {"v1": 5, "v3": 1}
    assert forces.soldiers(state, at("Bourg"), ANNE) == 8
    assert state.balance(at("Bourg"), "castle") == 1
    assert state.get(lord("Arnaud"), "at") == at("Bourg")
    assert state.get(at("Bourg"), "owner") == ANNE
    assert (state.balance("deck", "card"), state.balance("table", "card")) == (56, 1)
    assert GAME.audit(state) == []


@pytest.mark.rule("FIEF-SETUP-03")
def test_villages_and_series_are_distinct():
    """Each player has a village, and soldiers of a series."""
    state = start()
    do(state, settle, "Anne", "Bourg", "Arnaud")
    expected = ("rule", "fief.village_taken", "FIEF-SETUP-03")
    assert expected == refused(state, settle, "Bruno", "Bourg", "Charles")
    expected = ("rule", "fief.settled", "FIEF-SETUP-03")
    assert expected == refused(state, settle, "Anne", "Vaux", "Charles")
    state.put(lord("Arnaud"), "player", None)  # nor when the first lord has died
    assert expected == refused(state, settle, "Anne", "Vaux", "Charles")
    other = position(person("Arnaud", "Anne", "Bourg"), turn=1, phase="cards")
    assert expected == refused(other, settle, "Anne", "Vaux", "Charles")
    do(state, settle, "Bruno", "Vaux", "Charles")
    assert state.balance("stock/player:Anne", "v1") == 7
    assert state.balance("stock/player:Bruno", "v1") == 7


@pytest.mark.rule("FIEF-BUY-08")
@pytest.mark.ruling("FIEF-AMB-36")
@pytest.mark.parametrize(
    ("building", "rule"), [("castle", "FIEF-BUY-08"), ("city", "FIEF-AMB-36")]
)
def test_nobody_settles_beside_a_castle_that_is_left_there(building, rule):
    """The starting castle would be a second one; no ruling helps."""
    state = position(village("Bourg", building=building), turn=1, phase="cards")
    for ruled in (False, True):
        said = refused(state, settle, "Anne", "Bourg", "Arnaud", ruled=ruled)
        assert said[2] == rule


@pytest.mark.rule("FIEF-SETUP-02", "FIEF-SETUP-04")
def test_the_order_of_choosing_is_not_that_of_the_seats():
    """Bruno chooses before Anne, who keeps her seat."""
    state = start()
    do(state, roll, dice=[1, 2, 3, 6, 6, 6, 4, 4, 4])
    before = refused(state, settle, "Anne", "Bourg", "Arnaud")
    assert before == ("rule", "fief.choosing", "FIEF-SETUP-02")
    do(state, settle, "Bruno", "Bourg", "Arnaud")
    third = refused(state, settle, "Anne", "Lac", "Eric")
    assert third == ("rule", "fief.choosing", "FIEF-SETUP-02")
    outcome = do(state, settle, "Chloé", "Vaux", "Charles")
    assert outcome.result["next"] == ANNE
    assert do(state, settle, "Anne", "Lac", "Eric").result["next"] is None
    assert state.seats == (ANNE, BRUNO, CHLOE)


@pytest.mark.rule("FIEF-SETUP-02")
def test_where_nobody_has_thrown_nobody_waits():
    """A table that rolled without the ledger settles in the order it gives."""
    state = start()
    do(state, settle, "Chloé", "Bourg", "Arnaud")
    do(state, settle, "Anne", "Vaux", "Charles")
    assert (state.get(CHLOE, "village"), state.get(ANNE, "village")) == (
        at("Bourg"), at("Vaux"),
    )  # fmt: skip


@pytest.mark.rule("FIEF-TURN-04")
def test_who_chose_first_is_first_player():
    """The player is first in all six phases of turn 1."""
    state = start()
    do(state, settle, "Chloé", "Bourg", "Arnaud")
    do(state, settle, "Anne", "Vaux", "Charles")
    assert state.get(CAMPAIGN, "first_player") == CHLOE


@pytest.mark.rule("FIEF-SETUP-06")
@pytest.mark.ruling("FIEF-AMB-08")
def test_the_first_lord_is_drawn_chosen_or_told():
    """The die has a face for each remaining lord, in alphabetical order."""
    state = start()
    drawn = do(state, settle, "Anne", "Bourg", dice=[3])
    assert drawn.result["lord"] == lord("Charles")
    again = do(state, settle, "Bruno", "Vaux", dice=[3])
    assert again.result["lord"] == lord("Eric")
    house = start(house={"setup.first_lord": "choice"})
    chosen = do(house, settle, "Anne", "Bourg", choices={"lord": "Blanche"})
    assert chosen.result["lord"] == lord("Blanche")
    expected = ("rule", "fief.lord_gone", "FIEF-SETUP-06")
    assert expected == refused(house, settle, "Bruno", "Vaux", "Blanche")


def test_nobody_settles_without_a_board():
    """The map comes first, then the villages."""
    state = State()
    state.put(CAMPAIGN, "game", "fief")
    state.put(ANNE, "name", "Anne")
    assert refused(state, settle, "Anne", "Bourg")[1] == "fief.no_map"


@pytest.mark.rule("FIEF-INC-01", "FIEF-SETUP-07")
def test_every_player_begins_with_300():
    """The bank pays it at the setup, and it is not income."""
    state = State()
    state.put(CAMPAIGN, "game", "fief")
    for player in (ANNE, BRUNO):
        state.put(player, "name", player.removeprefix("player:"))
    state.put(CAMPAIGN, "seats", (ANNE, BRUNO))
    state.apply(begin(state, [ANNE, BRUNO]))
    assert [state.balance(who, "money") for who in (ANNE, BRUNO)] == [300, 300]
    assert state.get(CAMPAIGN, "income") is None


@pytest.mark.rule("FIEF-SETUP-10", "FIEF-SETUP-04", "FIEF-STOCK-08")
def test_nobody_starts_with_anything_else():
    """There is no office, title or marriage besides village, lord and turn."""
    state = start()
    before = {subject: dict(facts) for subject, facts in state.facts.items()}
    do(state, settle, "Bruno", "Bourg", "Arnaud")
    do(state, settle, "Anne", "Vaux", "Blanche")
    new = {
        (subject, field): value
        for subject, facts in state.facts.items()
        for field, value in facts.items()
        if before.get(subject, {}).get(field) != value
    }
    assert new == {
        (CAMPAIGN, "first_player"): BRUNO,
        (BRUNO, "village"): at("Bourg"),
        (BRUNO, "chose"): 1,
        (at("Bourg"), "owner"): BRUNO,
        (lord("Arnaud"), "player"): BRUNO,
        (lord("Arnaud"), "at"): at("Bourg"),
        (ANNE, "village"): at("Vaux"),
        (ANNE, "chose"): 2,
        (at("Vaux"), "owner"): ANNE,
        (lord("Blanche"), "player"): ANNE,
        (lord("Blanche"), "at"): at("Vaux"),
    }
    assert [state.balance("stock", k) for k in ("city", "mill", "press")] == [6, 12, 12]
    assert [listed(state), lords.offices_of(state, lord("Arnaud"))] == [[], []]
    assert cardinals_left(state) == 3
    assert [titles_left(state, rank) for rank in ("baron", "count", "duke")] == [2] * 3


@pytest.mark.rule("FIEF-SETUP-11")
@pytest.mark.ruling("FIEF-AMB-06")
def test_how_many_play():
    """Two get a warning, three a hint at the points game; seven are refused."""
    two = start(players=SIX[:2])
    assert [n["key"] for n in notes(two)] == ["fief.players_few"]
    three = start(players=SIX[:3])
    assert [n["key"] for n in notes(three)] == ["fief.points_proposed"]
    agreed = start(players=SIX[:3], house={"variant.points": True})
    assert notes(agreed) == []
    assert notes(start(players=SIX)) == []
    many = start(players=SIX)
    many.put("player:Gui", "name", "Gui")
    many.put(CAMPAIGN, "seats", (*many.seats, "player:Gui"))
    assert refusal(begin, many, ["player:Gui"]).rule == "FIEF-SETUP-11"


@pytest.mark.rule("FIEF-SETUP-12")
def test_a_points_game_has_an_agreed_length():
    """A points game has 10, 15, 20 or 25 turns, agreed before it."""
    points = start(house={"variant.points": True})
    do(points, length, 15)
    assert points.get(CAMPAIGN, "length") == 15
    assert refused(points, length, 12) == ("rule", "fief.length", "FIEF-SETUP-12")
    assert refused(start(), length, 10)[1] == "fief.no_points_game"
    late = position("", turn=2, house={"variant.points": True})
    assert refused(late, length, 10)[0] == "out_of_phase"


# The box -----------------------------------------------------------------------------


@pytest.mark.rule("FIEF-STOCK-01", "FIEF-STOCK-03", "FIEF-STOCK-05")
def test_what_is_left_after_six_players_have_settled():
    """TV-STOCK-01: castles 6, lords 10, cards 51, each series 7 + 4 + 3."""
    state = start(players=SIX)
    names = ("Arnaud", "Blanche", "Charles", "Eric", "François", "Gauvain")
    places = ("Bourg", "Vaux", "Pré", "Orme", "Gué", "Beaujeu")
    for player, place, name in zip(SIX, places, names, strict=True):
        do(state, settle, player, place, name)
    assert state.balance("stock", "castle") == 6
    left = [s for s in state.subjects("lord") if not state.get(s, "player")]
    assert len(left) == 10
    assert state.balance("deck", "card") == 51
    for player in state.seats:
        series = forces.of_value(state, forces.series(player))
        assert series == {"v1": 7, "v3": 4, "v6": 3}


@pytest.mark.rule("FIEF-SETUP-01")
@pytest.mark.rule("FIEF-STOCK-01", "FIEF-STOCK-02", "FIEF-STOCK-03", "FIEF-STOCK-04")
def test_what_the_box_holds():
    """Series, guards, rebels and buildings are with the Grand Treasurer."""
    state = start()
    box = {
        owner: forces.points(forces.of_value(state, forces.series(owner)))
        for owner in (ANNE, "king", "queen", "rebels")
    }
    assert box == {ANNE: 45, "king": 20, "queen": 10, "rebels": 18}
    kinds = ("castle", "city", "mill", "press")
    assert [state.balance("stock", k) for k in kinds] == [12, 6, 12, 12]
    assert len(state.subjects("lord")) == 16


@pytest.mark.rule("FIEF-STOCK-06", "FIEF-STOCK-12")
@pytest.mark.ruling("FIEF-AMB-37")
def test_a_finite_bank_gives_no_more_than_the_box_has():
    """The limit of 23,000 applies to every act, even a payment."""
    state = start(house={"bank.finite": True, "money.start": 0})
    assert state.balance(BANK, "money") == 23_000
    most = paid(state, 23_000)
    check(state, list(most.effects), GAME.floors(state))
    more = paid(state, 23_001)
    with pytest.raises(Refused) as caught:
        check(state, list(more.effects), GAME.floors(state))
    assert caught.value.key == "not_enough.bank"
    endless = start()
    check(endless, list(more.effects), GAME.floors(endless))


@pytest.mark.rule("FIEF-STOCK-12")
@pytest.mark.ruling("FIEF-AMB-37")
def test_a_bank_that_becomes_finite_counts_what_is_out():
    """900 are out without having been paid in: 22,100 are left."""
    state = start(house={"bank.finite": False}, money=dict.fromkeys(SIX[:3], 300))
    assert state.balance(WORLD, "money") == 0
    state.put("rules", "fief.bank.finite", "true")
    check(state, list(paid(state, 22_100).effects), GAME.floors(state))
    more = paid(state, 22_101)
    with pytest.raises(Refused):
        check(state, list(more.effects), GAME.floors(state))


@pytest.mark.rule("FIEF-STOCK-07", "FIEF-STOCK-11")
def test_cards_are_fifty_seven():
    """Deck, hands, table and discards include lords and bishops."""
    text = person("Arnaud", "Anne", "Bourg", bishop="Sigy", darc=False)
    state = position(text + "[hands]\nAnne = 3\nBruno = 1\n")
    lying = {a: held["card"] for a, held in state.balances.items() if "card" in held}
    lying.pop("world")
    assert lying["table"] == 2
    assert sum(lying.values()) == 57


@pytest.mark.rule("FIEF-STOCK-10")
def test_more_counters_than_a_series_holds_are_a_fault():
    """Thirteen of value 1 cannot be on the board."""
    import tomllib

    from tests.ledger.rules.fief.positions import text

    page = text(village("Bourg", "Anne", "Anne.v1=13"))
    state = State()
    state.put(CAMPAIGN, "game", "fief")
    _, faults = GAME.read_position(tomllib.loads(page), state)
    assert [fault.code for _, fault in faults] == ["position.stock"]


@pytest.mark.rule("FIEF-STOCK-13")
def test_counters_of_a_lost_family_are_the_box_s_again():
    """Chloé leaves the table: her castle stays, her soldiers and lord go."""
    state = position(
        village("Bourg", "Chloé", "Chloé.v1=3", building="castle")
        + person("Arnaud", "Chloé", "Bourg")
        + fact(at("Vaux"), "guests", [CHLOE, ANNE])
    )
    state.apply(GAME.leave(state, CHLOE))
    assert forces.counters(state, forces.stack(at("Bourg"), CHLOE)) == {}
    assert state.get(lord("Arnaud"), "player") is None
    assert state.words(at("Vaux"), "guests") == (ANNE,)
    assert state.balance("stock/player:Chloé", "v1") == 0


@pytest.mark.rule("FIEF-STOCK-08")
def test_the_box_has_three_red_hats():
    """A fourth cardinal is a fault of the table."""
    hats = "".join(
        person(name, "Anne", "Bourg", cardinal=True)
        for name in ("Arnaud", "Charles", "Eric")
    )
    state = position(hats)
    assert GAME.audit(state) == []
    state.put(lord("Gauvain"), "player", BRUNO)
    state.put(lord("Gauvain"), "at", at("Bourg"))
    state.put(lord("Gauvain"), "cardinal", 1)
    assert [finding.rule for finding in GAME.audit(state)] == ["FIEF-STOCK-08"]
