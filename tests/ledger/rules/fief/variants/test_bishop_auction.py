"""A dead bishop's card is auctioned, if the variant is in use."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse
from ledger.rules.fief.cards.deck import cards_of, reshuffled
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.dying import died
from ledger.rules.fief.position.reading import cards_laid
from ledger.rules.fief.possible import possible
from ledger.rules.fief.turn import clock, reminders
from ledger.rules.fief.variants.bishop_auction import seat, share
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    SIGY,
    do,
    keys,
    person,
    position,
    refusal,
    refused,
    village,
)

LAND = (
    village("Bourg", "Anne", "Anne.v1=3", building="city")
    + village("Mont", "Bruno", "Bruno.v1=3", building="castle")
    + village("Roc", "Chloé", "Chloé.v1=3")
)
PEOPLE = {
    "Philippe": {"player": "Anne", "at": "Bourg", "bishop": "Sigy"},
    "Thierry": {"player": "Bruno", "at": "Mont", "bishop": "Corbie", "cardinal": True},
    "Henry": {"player": "Anne", "at": "Bourg"},
    "Eric": {"player": "Chloé", "at": "Roc"},
    "Othon": {"player": "Bruno", "at": "Mont"},
}
PURSES = {"Anne": 900, "Bruno": 900, "Chloé": 900}
HENRY, ERIC = "lord:Henry", "lord:Eric"


def vacant(more=None, *, house=None, dies="Philippe", **head):
    """The bishop of Sigy has just died; a cardinal of Bruno's is alive."""
    text = LAND
    for name, known in (PEOPLE | (more or {})).items():
        facts = dict(known)
        if facts:
            text += person(name, facts.pop("player"), facts.pop("at"), **facts)
    head.setdefault("phase", "combat")
    house = {"variant.bishop_auction": True, **(house or {})}
    state = position(text, house=house, money=PURSES, **head)
    do(state, died, dies, "battle")
    return state


def purses(state):
    """The money that everybody has left."""
    return tuple(state.balance(who, "money") for who in (ANNE, BRUNO, CHLOE))


@pytest.mark.rule("FIEF-VAR-01", "FIEF-VAR-04", "FIEF-VAR-06", "FIEF-VAR-09")
def test_the_winner_pays_and_his_lord_has_the_see():
    """The card leaves the discards again; a third goes to the cardinal's player."""
    state = vacant()
    assert cards_of(state, "bishop")[SIGY] == "discard"
    assert [one["diocese"] for one in codes(state)] == [SIGY]
    told = do(state, seat, "Sigy", "Anne", 400, "Henry").result
    assert (state.get(SIGY, "bishop"), cards_of(state, "bishop")[SIGY]) == (
        HENRY, "table",
    )  # fmt: skip
    assert (told["share"], told["bank"], told["cardinal"]) == (200, 200, BRUNO)
    assert purses(state) == (500, 1100, 900)
    assert state.balance("table", "card") == cards_laid(state)
    assert codes(state) == []


@pytest.mark.rule("FIEF-VAR-01")
def test_without_the_variant_no_card_is_for_sale():
    """There is no note and no reminder, and the act is refused."""
    state = vacant(house={"variant.bishop_auction": False})
    assert (state.get(SIGY, "sale"), codes(state)) == (None, [])
    found = refused(state, seat, "Sigy", "Anne", 400, "Henry")
    assert found == ("rule", "fief.seat_unplayed", "fief.variant.bishop_auction")


def codes(state):
    """The reminders of a sale."""
    return [one for one in reminders.due(state) if one["code"] == "sale"]


# Arnaud and Thierry are cardinals, and so was Roland, whose see is for sale.
TWO = {
    "Philippe": {},
    "Arnaud": {**PEOPLE["Henry"], "cardinal": True},
    "Roland": {"player": "Chloé", "at": "Roc", "cardinal": True, "bishop": "Sigy"},
}


@pytest.mark.rule("FIEF-VAR-02", "FIEF-VAR-05")
@pytest.mark.parametrize(
    ("presides", "left"),
    [("Arnaud", (1000, 900, 600)), ("Thierry", (900, 1000, 600))],
)
def test_whom_the_cardinals_have_agreed_on_may_be_named_at_once(presides, left):
    """The named cardinal presides without a question; his player gets a third."""
    state = vacant(TWO, dies="Roland")
    sale = ("Sigy", "Chloé", 300, "Eric", False, presides)
    choices = {"sale.Anne": "granted", "sale.Bruno": "granted"}
    told = do(state, seat, *sale, choices=choices).result
    assert (told["presides"], purses(state)) == (f"lord:{presides}", left)


@pytest.mark.rule("FIEF-VAR-02", "FIEF-VAR-05")
@pytest.mark.parametrize(
    ("anne", "bruno", "sold"),
    [
        ("granted", "granted", True),
        ("granted", "refused", False),
        ("refused", "granted", False),
    ],
)
def test_all_cardinals_agree_on_the_sale_and_on_who_presides(anne, bruno, sold):
    """If there are two, their players are asked; one refusal is enough."""
    state = vacant(TWO, dies="Roland")
    choices = {"sale.Anne": anne}
    choices |= {"sale.Bruno": bruno} if anne == "granted" else {}
    choices |= {"presides": "Arnaud"} if sold else {}
    sale = ("Sigy", "Chloé", 300, "Eric")
    told = do(state, seat, *sale, choices=choices).result
    assert (told["sold"], told["presides"]) == (sold, "lord:Arnaud" if sold else None)
    assert purses(state) == ((1000, 900, 600) if sold else (900, 900, 900))
    assert (state.get(SIGY, "sale"), state.get(SIGY, "discarded")) == (
        None, None if sold else 1,
    )  # fmt: skip


@pytest.mark.rule("FIEF-VAR-02", "FIEF-VAR-03")
@pytest.mark.ruling("FIEF-AMB-112")
def test_a_dead_cardinal_presides_over_nothing():
    """If he was the only cardinal, his card is an ordinary discard."""
    state = vacant(dies="Thierry")
    assert (state.get("diocese:Corbie", "sale"), codes(state)) == (None, [])
    found = refused(state, seat, "Corbie", "Anne", 400, "Henry")
    assert found == ("rule", "fief.seat_undue", "FIEF-AMB-112")
    later = vacant()
    do(later, died, "Thierry", "battle")
    found = refused(later, seat, "Sigy", "Anne", 400, "Henry")
    assert found == ("rule", "fief.seat_no_cardinal", "FIEF-VAR-03")


@pytest.mark.ruling("FIEF-AMB-112")
def test_a_captive_cardinal_presides():
    """A captive is only prevented from crowning."""
    held = {**PEOPLE["Thierry"], "prisoner_of": "Chloé", "at": "Roc"}
    told = do(vacant({"Thierry": held}), seat, "Sigy", "Anne", 300, "Henry")
    assert (told.result["presides"], told.result["share"]) == ("lord:Thierry", 100)


@pytest.mark.rule("FIEF-VAR-04")
@pytest.mark.ruling("FIEF-AMB-112")
def test_bids_are_enough_and_paid_for():
    """Bids are 300 at least, and no more than the cash."""
    state = vacant()
    low = refused(state, seat, "Sigy", "Anne", 299, "Henry")
    assert low == ("rule", "fief.seat_bid", "FIEF-VAR-04")
    high = refused(state, seat, "Sigy", "Anne", 1000, "Henry", ruled=True)
    assert high == ("not_enough", "fief.seat_purse", "FIEF-AMB-112")
    assert do(state.copy(), seat, "Sigy", "Anne", 300, "Henry").result["sold"]
    assert do(state.copy(), seat, "Sigy", "Anne", 900, "Henry").result["sold"]


@pytest.mark.rule("FIEF-VAR-03", "FIEF-VAR-04")
def test_nobody_bids_and_the_card_stays_discarded():
    """The sale is closed for good."""
    state = vacant()
    told = do(state, seat, "Sigy", unsold=True).result
    assert (told["sold"], state.get(SIGY, "discarded"), purses(state)) == (
        False, 1, (900, 900, 900),
    )  # fmt: skip
    found = refused(state, seat, "Sigy", unsold=True)
    assert found == ("rule", "fief.seat_undue", "FIEF-AMB-112")


@pytest.mark.rule("FIEF-VAR-05")
def test_the_auctioneers_player_does_not_bid():
    """The auctioneer is the presiding cardinal."""
    found = refused(vacant(), seat, "Sigy", "Bruno", 400, "Othon")
    assert found == ("rule", "fief.seat_host_bids", "FIEF-VAR-05")


@pytest.mark.rule("FIEF-VAR-06")
@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"titles": ["Rouge"]}, "fief.seat_titled"),
        ({"bishop": "Corbie"}, "fief.seat_titled"),
        ({"prince": True}, "fief.seat_titled"),
        ({"spouse": "Isabelle"}, "fief.bishop_married"),
    ],
)
def test_the_new_bishop_is_a_free_man_without_title(more, key):
    """The new bishop has no fief, see, crown or wife."""
    known = {"Henry": {**PEOPLE["Henry"], **more}}
    known["Isabelle"] = {"player": "Chloé", "at": "Roc"}
    if "bishop" in more:
        known["Thierry"] = {**PEOPLE["Othon"], "cardinal": True}
    state = vacant(known)
    assert refused(state, seat, "Sigy", "Anne", 400, "Henry")[:2] == ("rule", key)


@pytest.mark.rule("FIEF-VAR-06")
def test_a_woman_is_no_bishop():
    """The church has no place for women."""
    state = vacant({"Isabelle": PEOPLE["Henry"]})
    found = refused(state, seat, "Sigy", "Anne", 400, "Isabelle")
    assert found == ("rule", "fief.bishop_woman", "FIEF-CARD-29")


@pytest.mark.rule("FIEF-VAR-07")
def test_a_lord_of_another_family_needs_his_players_consent():
    """The presiding cardinal's family is excluded."""
    state = vacant()
    sale = ("Sigy", "Anne", 400, "Eric")
    found = refused(state, seat, *sale, choices={"nominee.Chloé": "refused"})
    assert found == ("rule", "fief.seat_declined", "FIEF-VAR-07")
    host = refused(state, seat, "Sigy", "Anne", 400, "Othon")
    assert host == ("rule", "fief.seat_host_lord", "FIEF-VAR-07")
    do(state, seat, *sale, choices={"nominee.Chloé": "granted"})
    assert lords.bishoprics(state, ERIC) == [SIGY]
    own = vacant()
    do(own, seat, "Sigy", "Chloé", 400, "Eric")  # for his own lord nobody is asked
    assert lords.bishoprics(own, ERIC) == [SIGY]


@pytest.mark.rule("FIEF-VAR-08")
def test_the_winner_may_rather_discard_the_card():
    """The winner pays all the same."""
    state = vacant()
    do(state, seat, "Sigy", "Chloé", 300, discard=True)
    assert (state.get(SIGY, "bishop"), cards_of(state, "bishop")[SIGY]) == (
        None, "discard",
    )  # fmt: skip
    assert purses(state) == (900, 1000, 600)


@pytest.mark.rule("FIEF-VAR-09")
@pytest.mark.ruling("FIEF-AMB-81")
def test_a_third_is_rounded_up_to_the_next_hundred():
    """TV-AUCTION: by a house rule, only to the next écu."""
    state = vacant()
    prices = (300, 400, 500, 900)
    assert [share(state, price) for price in prices] == [100, 200, 200, 300]
    exact = vacant(house={"auction.round_to": 1})
    assert [share(exact, price) for price in prices] == [100, 134, 167, 300]


@pytest.mark.rule("FIEF-VAR-01")
@pytest.mark.ruling("FIEF-AMB-112")
def test_the_sale_is_due_until_the_phase_ends():
    """The sale is due at once after the death; later the card is a normal discard."""
    state = vacant()
    assert [one["diocese"] for one in codes(state)] == [SIGY]
    over = do(state, clock.end_phase)
    assert "fief.auction_lapsed" in keys(over)
    assert (state.get(SIGY, "sale"), codes(state)) == (None, [])
    shuffled = vacant()
    shuffled.apply(reshuffled(shuffled))
    assert (shuffled.get(SIGY, "sale"), shuffled.get(SIGY, "discarded")) == (None, None)


@pytest.mark.rule("FIEF-VAR-06")
def test_what_was_typed_must_be_a_whole_sale():
    """Winner, price and use of the card are needed together, or not at all."""
    state = vacant()
    for sale in (
        {},
        {"winner": "Anne", "price": 400},
        {"price": 400, "bishop": "Henry"},
        {"winner": "Anne", "bishop": "Henry"},
        {"winner": "Anne", "price": 400, "bishop": "Henry", "discard": True},
        {"winner": "Anne", "price": 400, "bishop": "Henry", "unsold": True},
    ):
        assert isinstance(refusal(do, state, seat, "Sigy", **sale), Misuse)
    found = refused(state, seat, "Corbie", "Anne", 400, "Henry")
    assert found == ("rule", "fief.seat_other", "FIEF-AMB-112")
    other = refused(state, seat, "Sigy", "Anne", 400, "Henry", presides="Eric")
    assert other == ("rule", "fief.presides_not", "FIEF-VAR-05")


@pytest.mark.rule("FIEF-VAR-04", "FIEF-VAR-05")
def test_who_may_bid_is_told():
    """The price is the minimum bid; the others see their reason against it."""
    state = vacant()
    state.add(ANNE, "money", -600)
    state.add(CHLOE, "money", -700)
    found = {
        player: may
        for player in (ANNE, BRUNO, CHLOE)
        for may in possible(state, player)
        if may["act"] == "seat"
    }
    assert (found[ANNE]["now"], found[ANNE]["price"], found[ANNE]["where"]) == (
        True, 300, SIGY,
    )  # fmt: skip
    lacking = [found[p]["missing"][0]["what"] for p in (BRUNO, CHLOE)]
    assert lacking == ["fief.seat_host_bids", "money"]
