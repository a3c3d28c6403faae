"""The seats: players join, are called otherwise, and leave."""

from __future__ import annotations

import pytest

from ledger.effects import Change
from ledger.rules.common.ids import Entering
from ledger.rules.common.seats import MOST_PLAYERS, add, next_seat, rename, retire, seat
from ledger.rules.common.territories import owned_by
from ledger.rules.common.titles import held_by
from ledger.state import BANK, CAMPAIGN, State
from tests.ledger.rules.common.tables import (
    ANNE,
    BRUNO,
    CHLOE,
    ENTERING,
    FREE,
    SEATS,
    refusal,
    seated,
    told,
)

DORA = "player:Dora"


def after(state, outcome):
    """The state with an outcome carried out on a copy."""
    return state.copy().apply(outcome.effects)


def test_a_new_player_sits_down_last_and_has_the_starting_sum():
    """Whoever was first stays first."""
    state = seated(3, money__start=25)
    outcome = add(state, FREE, ENTERING, " Dora ")
    new = after(state, outcome)
    assert outcome.asked == outcome.result == {"player": DORA}
    assert new.seats == (*SEATS, DORA)
    assert (new.name(DORA), new.get(CAMPAIGN, "first_player")) == ("Dora", ANNE)
    assert [new.balance(one, "money") for one in (*SEATS, DORA)] == [3, 3, 3, 25]
    assert refusal(add, new, FREE, ENTERING, "dora").code == "name_taken"


def test_a_name_that_was_somebody_elses_gets_another_id():
    """The number of the entry tells them apart for ever."""
    used = Entering(12, lambda subject: subject != DORA)
    assert add(seated(), FREE, used, "Dora").result["player"] == "player:Dora#12"


def test_the_first_to_sit_down_is_first():
    """Where nobody sits down nothing changes."""
    state = State()
    assert seat(state, []) == []
    assert seat(state, [(BRUNO, "Bruno"), (ANNE, "Anne")]) == [
        Change(BRUNO, "name", None, "Bruno"),
        Change(ANNE, "name", None, "Anne"),
        Change(CAMPAIGN, "seats", None, (BRUNO, ANNE)),
        Change(CAMPAIGN, "first_player", None, BRUNO),
    ]


def test_a_hundred_players_have_seats():
    """One more has none."""
    many = [(f"player:{n}x", f"{n}x") for n in range(MOST_PLAYERS - 2)]
    assert seat(seated(), many[1:])
    refused = told(seat, seated(), many)
    assert refused == ("rule", "players.many", None, {"most": 100})


def test_a_player_may_be_called_otherwise():
    """The id stays; a name that differs only in case is another, the same is none."""
    outcome = rename(seated(), ANNE, "Annie ")
    assert outcome.asked == {"player": ANNE, "name": "Annie"}
    assert outcome.result == {"player": ANNE, "before": "Anne", "after": "Annie"}
    assert outcome.effects == [Change(ANNE, "name", "Anne", "Annie")]
    assert rename(seated(), ANNE, "ANNE").result["after"] == "ANNE"
    refused = told(rename, seated(), ANNE, "Anne")
    assert refused == ("rule", "players.same_name", None, {"name": "Anne"})
    assert refusal(rename, seated(), ANNE, "bruno").code == "name_taken"


def rich():
    """Anne has 9 coins, a title and two territories; Bruno has a title and a place."""
    state = seated(9)
    for thing, name, holder, owner in (
        ("title:Duke", "Duke", ANNE, None),
        ("title:Count", "Count", BRUNO, None),
        ("territory:Vaux", "Vaux", None, ANNE),
        ("territory:Brie", "Brie", None, ANNE),
        ("territory:Sens", "Sens", None, BRUNO),
    ):
        state.put(thing, "name", name)
        state.put(thing, "holder", holder)
        state.put(thing, "owner", owner)
    return state


def test_whoever_leaves_leaves_everything():
    """Money goes to the bank; titles and land are free; the next player is first."""
    state = rich()
    outcome = retire(state, FREE, ANNE)
    assert outcome.asked == {"player": ANNE}
    assert outcome.result == {
        "player": ANNE,
        "money": 9,
        "titles": ["title:Duke"],
        "territories": ["territory:Brie", "territory:Vaux"],
    }
    new = after(state, outcome)
    assert (new.seats, new.get(ANNE, "retired")) == ((BRUNO, CHLOE), 1)
    assert new.get(CAMPAIGN, "first_player") == BRUNO
    assert (new.balance(ANNE, "money"), new.balance(BANK, "money")) == (0, -18)
    assert held_by(new, ANNE) == owned_by(new, ANNE, FREE) == []
    assert (held_by(new, BRUNO), owned_by(new, BRUNO, FREE)) == (
        ["title:Count"],
        ["territory:Sens"],
    )


def test_whoever_is_not_first_leaves_the_first_player_alone():
    """Debts go with their owner: the bank gives nothing."""
    state = seated()
    state.add(BRUNO, "money", -5)
    outcome = retire(state, FREE, BRUNO)
    assert outcome.result["money"] == -5
    new = after(state, outcome)
    assert (new.seats, new.get(CAMPAIGN, "first_player")) == ((ANNE, CHLOE), ANNE)
    assert new.balance(BRUNO, "money") == -5


def test_the_first_player_is_handed_on_to_somebody_who_plays():
    """Where all others are out, to the next in the order of seats; at last to nobody."""
    state = seated()
    state.put(BRUNO, "out", 1)
    new = after(state, retire(state, FREE, ANNE))
    assert new.get(CAMPAIGN, "first_player") == CHLOE
    state.put(CHLOE, "out", 1)
    new = after(state, retire(state, FREE, ANNE))
    assert new.get(CAMPAIGN, "first_player") == BRUNO
    for player in (BRUNO, CHLOE):
        new = after(new, retire(new, FREE, player))
    assert (new.get(CAMPAIGN, "seats"), new.get(CAMPAIGN, "first_player")) == (
        None,
        None,
    )


@pytest.mark.parametrize(
    ("out", "player", "follows"),
    [
        ((), ANNE, BRUNO),
        ((), CHLOE, ANNE),
        ((BRUNO,), ANNE, CHLOE),
        ((ANNE, BRUNO), CHLOE, CHLOE),
        ((ANNE, BRUNO, CHLOE), BRUNO, BRUNO),
        ((), DORA, ANNE),
    ],
)
def test_the_next_seat_is_that_of_the_next_who_plays(out, player, follows):
    """After the last comes the first; after somebody without a seat, too."""
    state = seated()
    for one in out:
        state.put(one, "out", 1)
    assert next_seat(state, player) == follows
