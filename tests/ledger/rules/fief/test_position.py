"""Position files of Fief: every state can be carried on, and nothing gets lost."""

from __future__ import annotations

import tomllib

import pytest
import tomlkit
from hypothesis import given

from ledger.errors import Refused
from ledger.questions import Missing
from ledger.rules.common.clock import next_turn
from ledger.rules.fief import GAME
from ledger.state import RULES, State
from ledger.table import Table
from tests.ledger.rules.fief.positions import CHLOE, position, text, village
from tests.ledger.rules.fief.scenes import scenes


def carried_on(state):
    """The state that an exported position sets up."""
    fresh = State()
    if RULES in state.facts:
        fresh.facts[RULES] = dict(state.facts[RULES])
    fresh.put("campaign", "game", "fief")
    page = tomllib.loads(tomlkit.dumps(GAME.write_position(state)))
    effects, faults = GAME.read_position(page, fresh)
    assert faults == []
    return fresh.apply(effects)


def sums(state):
    """The sum of each thing, including the debts of the world account."""
    found = {}
    for held in state.balances.values():
        for what, amount in held.items():
            found[what] = found.get(what, 0) + amount
    return {what: amount for what, amount in found.items() if amount}


@given(scenes())
def test_a_position_is_carried_on_as_it_stands(state):
    """Escrow, captives, entrances, guards, rebels, hands and cards are included."""
    assert state == carried_on(state)


@pytest.mark.rule("FIEF-STOCK-10", "FIEF-STOCK-11", "FIEF-STOCK-12")
@given(scenes())
def test_whatever_leaves_one_place_comes_to_another(state):
    """Every sum is zero at the start, after a turn, and when a player leaves."""
    assert sums(state) == {}
    after = state.copy()
    after.apply(GAME.leave(after, CHLOE))
    assert sums(after) == {}
    assert CHLOE not in {v for facts in after.facts.values() for v in facts.values()}
    for account, held in after.balances.items():
        for what, amount in held.items():
            least = GAME.floors(after)(account, what)
            assert least is None or amount >= least


@pytest.mark.rule("FIEF-STOCK-10")
@given(scenes())
def test_a_turn_that_ends_loses_no_counter(state):
    """After eliminations, taxes and captures every counter is somewhere."""
    table = Table(ruled=True, throw=lambda die: die.faces[0])
    try:
        outcome = next_turn(state, table, GAME)
    except (Missing, Refused):  # choices that only the table can make
        return
    assert sums(state.copy().apply(outcome.effects)) == {}


def test_every_fault_is_told_at_once():
    """Examples are a double lord, a misplaced city and an unknown effect."""
    page = text(
        '[[lord]]\nname = "Arnaud"\nplayer = "Anne"\nat = "Bourg"\ntitles = ["Rouge"]\n'
        '[[lord]]\nname = "Arnaud"\nplayer = "Bruno"\nat = "Vaux"\n'
        '[[effect]]\nkind = "snow"\nregion = "Rouge"\n'
        '[[road]]\nbetween = ["Bourg", "Nowhere"]\n'
    )
    state = State()
    state.put("campaign", "game", "fief")
    _, faults = GAME.read_position(tomllib.loads(page), state)
    codes = {fault.code for _, fault in faults}
    assert codes >= {
        "position.lord_twice",
        "position.no_capital",
        "position.effect",
        "unknown_name.territory",
    }


def test_a_village_of_which_only_its_name_is_known_is_left_out():
    """The map names it, and there is nothing else to say about it."""
    state = position(village("Vaux", "Anne") + village("Gué", mills=1))
    written = GAME.write_position(state)["village"]
    assert [row["name"] for row in written] == ["Vaux", "Gué"]
