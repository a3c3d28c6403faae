"""Machines and artillery: their numbers, their hits, who serves them."""

from __future__ import annotations

import pytest

from ledger.rules.siege import machines
from ledger.table import Table
from tests.ledger.rules.siege.vectors import (
    EMPIRE,
    ENTERING,
    HACHES,
    NAINS,
    field,
    refusal,
)

RAM = "machine:Nains.ram.2"


def rams(*, bought=1, hits=2, unit=HACHES):
    """Two rams of Nains: the second was hit, and Haches serve it."""
    facts = [
        (RAM, "side", NAINS),
        (RAM, "item", "ram"),
        (RAM, "number", 2),
        (RAM, "hits", hits),
        (RAM, "unit", unit),
        (HACHES, "equipment", ("mantlets", "ram")),
    ]
    return field(
        facts=facts, held=[(NAINS, "ram", bought), (f"{NAINS}/placed", "ram", 1)]
    )


def test_a_machine_is_known_by_side_item_and_number():
    """Only one of which something is recorded is known; others are new."""
    state = rams()
    assert machines.machines(state) == [RAM]
    assert machines.known(state, NAINS, "ram", 2) == RAM
    others = [(NAINS, "ram", 1), (EMPIRE, "ram", 2), (NAINS, "siege_tower", 2)]
    assert [machines.known(state, *other) for other in others] == [None] * 3
    assert [machines.left(state, NAINS, "ram", n) for n in (1, 2)] == [3, 2]


def test_a_unit_serves_a_machine_of_its_item():
    """Of what it does not serve, there is no number."""
    state = rams()
    assert machines.manned_by(state, HACHES, "ram") == RAM
    assert machines.of_unit(state, HACHES, "ram") == 2
    assert machines.manned_by(state, HACHES, "siege_tower") is None
    assert machines.of_unit(state, "unit:Garde", "ram") is None


@pytest.mark.parametrize(("bought", "many"), [(0, 2), (1, 2), (2, 3), (900, 200)])
def test_how_many_there_ever_were(bought, many):
    """The highest number counts where fewer are left; no table has more than 200."""
    assert machines.many(rams(bought=bought), NAINS, "ram") == many


@pytest.mark.rule("SIEGE-LIST-15")
def test_a_destroyed_machine_is_not_there():
    """Those that are intact keep their numbers."""
    assert machines.intact(rams(), NAINS, "ram") == [1, 2]
    assert machines.intact(rams(hits=None), NAINS, "ram") == [1]
    assert machines.intact(rams(), EMPIRE, "ram") == []
    assert [machines.full(item) for item in ("ram", "ladders")] == [3, 0]


@pytest.mark.rule("SIEGE-LIST-15")
def test_the_last_hit_takes_it_from_its_unit():
    """The piece is lost, and what else the unit carries stays."""
    state = rams()
    effects = machines.harmed(state, NAINS, "ram", 2, 2, ENTERING)
    after = state.copy().apply(effects)
    assert after.get(RAM, "hits") is None
    assert after.get(RAM, "unit") is None
    assert after.words(HACHES, "equipment") == ("mantlets",)
    accounts = (NAINS, f"{NAINS}/placed", f"{NAINS}/destroyed")
    assert [after.balance(account, "ram") for account in accounts] == [1, 0, 1]
    lost = [one.because for one in effects if hasattr(one, "amount")]
    assert lost == [("SIEGE-LIST-15", NAINS)]


@pytest.mark.rule("SIEGE-LIST-15")
def test_hits_are_recorded_of_a_new_thing():
    """It is made with all that is known of it; its unit is told."""
    state = rams()
    out = machines.hit(state, Table(), ENTERING, NAINS, "ram", 2, 1)
    assert out.asked == {"side": NAINS, "item": "ram", "number": 1, "hits": 2}
    assert out.result == {
        "side": NAINS,
        "item": "ram",
        "number": 1,
        "hits": 2,
        "left": 1,
        "destroyed": False,
        "unit": None,
    }
    assert state.copy().apply(out.effects).facts["machine:Nains.ram.1"] == {
        "side": NAINS,
        "item": "ram",
        "number": 1,
        "hits": 1,
    }
    out = machines.hit(state, Table(), ENTERING, NAINS, "ram", 5, 2)
    assert (out.result["left"], out.result["destroyed"]) == (0, True)
    assert out.result["unit"] == HACHES


@pytest.mark.rule("SIEGE-LIST-15")
@pytest.mark.parametrize(
    ("side", "item", "number", "key", "facts"),
    [
        (NAINS, "ram", 3, "siege.machine", {"number": 3, "numbers": [1, 2]}),
        (EMPIRE, "ram", None, "siege.no_machine", {"number": 0, "numbers": []}),
        (EMPIRE, "ram", 1, "siege.no_machine", {"number": 1, "numbers": []}),
    ],
)
def test_a_machine_that_is_not_there_cannot_be_hit(side, item, number, key, facts):
    """The numbers of those that are there are told."""
    told = refusal(machines.hit, rams(), Table(), ENTERING, side, item, 1, number)
    expected = {"side": side, "piece": item, **facts}
    assert told == ("unknown_name", key, "SIEGE-LIST-15", expected)


@pytest.mark.rule("SIEGE-LIST-15")
def test_what_has_no_hits_cannot_be_hit():
    """Ladders are no machine."""
    told = refusal(machines.hit, rams(), Table(), ENTERING, NAINS, "ladders", 1, None)
    assert told == ("rule", "siege.no_hits", "SIEGE-LIST-15", {"piece": "ladders"})


def test_a_unit_takes_a_machine_that_nobody_serves():
    """The first of equal ones; a damaged one is a choice of the table."""
    state = rams(bought=2)

    def manned(number, state=state, **chosen):
        effects = machines.manned(
            state, Table(**chosen), NAINS, "ram", number, "unit:B", ENTERING
        )
        after = state.copy().apply(effects)
        return machines.of_unit(after, "unit:B", "ram")

    assert [manned(None), manned(3)] == [1, 3]
    told = refusal(manned, 2)
    facts = {"side": NAINS, "piece": "ram", "number": 2, "numbers": [1, 3]}
    assert told == ("unknown_name", "siege.machine", "SIEGE-LIST-15", facts)
    alone = rams(bought=2, unit=None)
    assert manned(None, alone, choices={"machine": "2"}) == 2
    served = field(held=[(NAINS, "ram", 0)])
    told = refusal(manned, None, served)
    facts = {"side": NAINS, "piece": "ram", "number": 0, "numbers": []}
    assert told == ("unknown_name", "siege.no_machine", "SIEGE-LIST-15", facts)
