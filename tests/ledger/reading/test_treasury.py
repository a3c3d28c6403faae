"""Who has how much, now or then, and who may know it."""

from __future__ import annotations

import pytest

from ledger.effects import Transfer
from ledger.errors import Misuse, Refused
from ledger.journal import Entry
from ledger.reading.treasury import (
    Secrets,
    moment,
    state_then,
    treasury,
    treasury_of,
    unit,
)
from tests.laws.evening import Evening
from tests.ledger.reading.written import holds, put

ANNE, BRUNO, CHLOE = "player:Anne", "player:Bruno", "player:Chloé"
PURSES = [("Anne", 30), ("Bruno", 0), ("Chloé", 0)]


@pytest.fixture
def paid(evening):
    """Anne has 30 coins, from the bank."""
    evening.act("pay", "bank", "Anne", 30)
    return evening


@pytest.fixture
def fief(tmp_path):
    """A campaign of Fief, whose house rules may close purses."""
    made = Evening(str(tmp_path / "f.db"), ("Anne", "Bruno"), "fief")
    yield made
    made.close()


def secrets(evening, viewer=None, *, hide=False, opened=False, then=None):
    return Secrets(evening.book, viewer, hide=hide, opened=opened, then=then)


def told(purses=PURSES, bank=-30, escrow=(), unit="coins"):
    """The whole answer."""
    accounts = [{"name": name, "money": money} for name, money in purses]
    return {"accounts": accounts, "bank": bank, "escrow": dict(escrow), "unit": unit}


def test_every_purse_is_told_in_seat_order(paid):
    """Who has nothing has 0; the bank gives what the players have."""
    assert treasury(paid.book) == told()
    assert treasury_of(paid.state, secrets(paid), "coins") == told()
    assert treasury(paid.book, "anne") == told(PURSES[:1])
    with pytest.raises(Refused) as refused:
        treasury(paid.book, "Dora")
    assert refused.value.key == "unknown_name.player"


def test_who_has_left_is_told_as_long_as_there_is_money(paid):
    """Those who have left come after the seats, in order of their ids."""
    for name in ("Zoé", "Bea", "Dora"):
        paid.act("players add", name)
        paid.act("players retire", name)
    for name, money in (("Zoé", 2), ("Bea", 5)):
        holds(paid, f"player:{name}", "money", money)
    left = [("Bea", 5), ("Zoé", 2)]
    assert treasury(paid.book) == told([*PURSES, *left])
    assert treasury_of(paid.state, secrets(paid), "coins") == told([*PURSES, *left])
    assert treasury(paid.book, "Zoé") == told(left[1:])
    with pytest.raises(Refused):
        treasury(paid.book, "Dora")


def test_what_is_set_aside_is_told_by_its_owner(paid):
    """An owner may be a player, a lord, or nobody with a name; accounts are in order."""
    put(paid, "lord:Guy", name="Guy the Old")
    for owner in ("lord:Guy", ANNE, "altar"):
        holds(paid, f"escrow/{owner}", "money", len(owner))
    escrow = [("altar", 5), ("Guy the Old", 8), ("Anne", 11)]
    answer = treasury(paid.book)
    assert answer == told(escrow=escrow)
    assert list(answer["escrow"]) == [name for name, _ in escrow]
    of = treasury_of(paid.state, secrets(paid), "écus")
    assert of == told(escrow=escrow, unit="écus")


def test_other_goods_are_no_money(paid):
    """Counters on an account are counted elsewhere."""
    holds(paid, BRUNO, "v1", 4)
    assert treasury(paid.book) == told()
    assert treasury_of(paid.state, secrets(paid), "coins") == told()


def test_coins_have_the_name_that_the_house_rules_give_them(evening, fief):
    """It is the same whenever one asks."""
    assert (unit(evening.book), unit(fief.book)) == ("coins", "écus")
    evening.act("rules set", "free.money.unit", "ducats")
    assert unit(evening.book) == treasury(evening.book)["unit"] == "ducats"


def test_the_past_has_its_own_seats_and_balances(paid):
    """Who sat then is told, under the name of now."""
    paid.act("players add", "Dora")
    paid.act("pay", "Anne", "Dora", 10)
    paid.act("players rename", "Dora", "Dorothée")
    paid.act("players retire", "Chloé")
    assert treasury(paid.book, at=1) == told([(n, 0) for n, _ in PURSES], bank=0)
    assert treasury(paid.book, at=2) == told()
    assert treasury(paid.book, at=3) == told([*PURSES, ("Dorothée", 0)])
    four = [("Anne", 20), *PURSES[1:], ("Dorothée", 10)]
    assert treasury(paid.book, at=4) == told(four)
    assert treasury(paid.book) == told([*four[:2], four[3]])


def test_who_was_taken_back_is_called_as_the_id_says(evening):
    """There is no other name any more."""
    evening.act("players add", "Dora")
    evening.undo()
    assert treasury(evening.book, at=2)["accounts"][-1]["name"] == "Dora"


def test_one_viewer_sees_one_purse(paid):
    """Everybody's is closed where nobody may look, and so is the bank's."""
    closed = [(name, None) for name, _ in PURSES]
    own = [("Anne", 30), *closed[1:]]
    holds(paid, f"escrow/{ANNE}", "money", 3)
    escrow = [("Anne", 3)]
    assert treasury(paid.book, viewer="anne") == told(own, None, escrow)
    assert treasury(paid.book, hide=True) == told(closed, None, escrow)
    assert treasury(paid.book, "Bruno", viewer="Anne")["accounts"] == [
        {"name": "Bruno", "money": None}
    ]
    with pytest.raises(Refused):
        treasury(paid.book, viewer="Dora")


def test_house_rules_may_close_all_purses(fief):
    """`all_` opens them, but not for a viewer, or where all are to be hidden."""
    assert not secrets(fief).closed
    fief.act("rules set", "fief.money.secret", "true")
    assert secrets(fief).closed
    assert not secrets(fief, opened=True).closed
    assert secrets(fief, "Anne", opened=True).closed
    assert secrets(fief, hide=True, opened=True).closed
    purses = [one["money"] for one in treasury(fief.book)["accounts"]]
    assert purses == [None, None]
    assert None not in [
        one["money"] for one in treasury(fief.book, all_=True)["accounts"]
    ]


def test_what_was_secret_then_stays_secret(fief):
    """It may be open by now, or may have been open then."""
    fief.act("rules set", "fief.money.secret", "true")
    secret = fief.state
    fief.act("rules set", "fief.money.secret", "false")
    assert not secrets(fief).closed
    assert secrets(fief, then=secret).closed
    assert not secrets(fief, then=secret, opened=True).closed
    assert not secrets(fief, then=fief.state).closed
    assert not secrets(fief, then=state_then(fief.book, 1)).closed
    fief.undo()
    assert secrets(fief, then=state_then(fief.book, 1)).closed


def test_a_game_whose_rules_close_no_purses_has_open_ones(evening):
    """No house rule of the free game closes any, now or then."""
    assert not secrets(evening).closed
    assert not secrets(evening, then=evening.state).closed
    assert secrets(evening, hide=True, then=evening.state).closed


def test_a_viewer_sees_the_own_purse_and_what_is_no_purse(evening):
    """A debt is known to both parties, and to nobody else."""
    one, nobody, all_open = (
        secrets(evening, "Anne"),
        secrets(evening, hide=True),
        secrets(evening),
    )
    owed, owed_too = f"debt/{ANNE}/{BRUNO}", f"debt/{BRUNO}/{ANNE}"
    for account, hidden in (
        (ANNE, (False, True)),
        (BRUNO, (True, True)),
        ("bank", (True, True)),
        ("world", (False, False)),
        (f"escrow/{BRUNO}", (False, False)),
        (f"territory:Vaux/{BRUNO}", (False, False)),
        (owed, (False, True)),
        (owed_too, (False, True)),
        (f"debt/{BRUNO}/{CHLOE}", (True, True)),
    ):
        assert (one.hides(account), nobody.hides(account)) == hidden, account
        assert not all_open.hides(account)
    assert (one.viewer, one.game, nobody.viewer) == (ANNE, "free", None)
    assert (one.of(ANNE, 7), one.of(BRUNO, 7), all_open.of(BRUNO, 7)) == (7, None, 7)
    assert one.of(ANNE, 0) == 0


def test_a_closed_purse_is_refused_by_the_rule_of_the_game(fief):
    """What is no closed purse is not refused."""
    closed = secrets(fief, "Anne")
    closed.need_open(ANNE)
    closed.need_open("world")
    secrets(fief).need_open(BRUNO)
    with pytest.raises(Refused) as refused:
        closed.need_open(BRUNO)
    assert (refused.value.code, refused.value.key) == ("rule", "why.closed")
    assert refused.value.rule == "FIEF-INC-20"
    assert refused.value.facts == {"account": BRUNO}


def test_an_entry_is_veiled_only_where_purses_are_closed():
    """What passed between two others is left out, and the hash that covers it."""
    pay = Entry("pay", {}, {}, [Transfer("money", 5, BRUNO, CHLOE)], hash="ab")
    own = pay._replace(effects=[Transfer("money", 5, BRUNO, ANNE)])
    one = Secrets.__new__(Secrets)
    one.closed, one.viewer = False, None
    assert one.veil(pay) is pay
    one.closed, one.viewer = True, ANNE
    assert (one.veil(pay).hash, one.veil(pay).effects[0].amount) == ("", None)
    assert one.veil(own).effects == own.effects


# When -----------------------------------------------------------------------------------


def test_a_moment_is_an_entry_the_end_of_a_turn_or_now(paid):
    """The turn that has not ended is now."""
    paid.act("turn")
    paid.act("pay", "Anne", "Bruno", 1)
    paid.act("turn")
    assert paid.head[0] == 5
    assert moment(paid.book, None, None) is None
    assert [moment(paid.book, at, None) for at in (1, 5)] == [1, 5]
    assert [moment(paid.book, None, turn) for turn in (1, 2, 3)] == [3, 5, None]
    assert moment(paid.book, None, (1, 2)) == 5
    assert treasury(paid.book, turn=1) == told()
    assert treasury(paid.book, turn=3) == treasury(paid.book)


@pytest.mark.parametrize("at", [0, -1, 4])
def test_an_entry_that_there_is_not_is_no_moment(paid, at):
    """Entries count from 1 to the newest."""
    paid.act("turn")
    with pytest.raises(Refused) as refused:
        moment(paid.book, at, None)
    assert refused.value.key == "unknown_name.entry"
    assert (refused.value.code, refused.value.facts) == ("unknown_name", {"entry": at})


@pytest.mark.parametrize(("turn", "label"), [(0, "0"), (3, "3"), ((2, 1), "2.1")])
def test_a_turn_that_has_not_been_is_no_moment(paid, turn, label):
    """The refusal says which turn it is now."""
    paid.act("turn")
    with pytest.raises(Refused) as refused:
        moment(paid.book, None, turn)
    facts = {"turn": label.rpartition(".")[2], "now": "2"}
    assert (refused.value.code, refused.value.key) == (
        "unknown_name",
        "unknown_name.turn",
    )
    assert refused.value.facts == facts


def test_an_entry_and_a_turn_are_not_asked_for_together(paid):
    """It is one or the other."""
    for at, turn in ((1, 1), (99, 0)):
        with pytest.raises(Misuse) as refused:
            moment(paid.book, at, turn)
        assert (refused.value.code, refused.value.key) == ("usage", "at.both")


def test_the_state_then_is_the_state_after_an_entry(paid):
    """Without an entry it is the present one."""
    before = paid.state
    paid.act("turn")
    assert state_then(paid.book, None) == paid.state
    assert state_then(paid.book, 3) == paid.state
    assert state_then(paid.book, 2) == before
    for at in (0, 4):
        with pytest.raises(Refused):
            state_then(paid.book, at)
