"""Boats enter for a fee, and sail once a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ledger.dice import d
from ledger.effects import Transfer
from ledger.errors import Refused
from ledger.rules.common.facts import MONEY
from ledger.rules.common.ids import new_id
from ledger.rules.common.settings import number
from ledger.rules.game import Outcome
from ledger.state import BANK, changed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ledger.effects import Effect
    from ledger.state import State
    from ledger.table import Table

SIX = d(6)
COURSES = ("inshore", "offshore")
ROUGH = 3  # the strongest wind at which no boat comes home from far out


def begin(state: State, players: Sequence[str]) -> list[Effect]:
    """Gives each player money for the fees."""
    start = number(state, "regatta.money.start")
    return [Transfer(MONEY, start, BANK, player) for player in players if start]


def enter(
    state: State, entry: int, unused: Callable[[str], bool], name: str, player: str
) -> Outcome:
    """Enters a boat, for which its player pays."""
    name = state.free_name("boat", name)
    boat, fee = new_id("boat", name, entry, unused), number(state, "regatta.money.fee")
    effects: list[Effect] = [
        changed(state, boat, "name", name),
        changed(state, boat, "player", player),
    ]
    if fee:
        effects.append(Transfer(MONEY, fee, player, BANK))
    left = state.balance(player, MONEY) - fee
    asked = {"boat": boat, "player": player}
    return Outcome(asked, {**asked, "fee": fee, "left": left}, effects)


def sail(state: State, table: Table, boat: str) -> Outcome:
    """A boat sails as many miles as the wind is strong; far out, twice that or none."""
    if state.number(boat, "sailed") == state.turn:
        table.object(Refused("rule", "regatta.sailed", rule="REG-02", boat=boat))
    course = table.choose("course", COURSES, proposed=COURSES[0], rule="REG-03")
    (wind,) = table.roll(boat, "wind", SIX, 1)
    miles = wind if course == COURSES[0] else wind * 2 * (wind > ROUGH)
    after = state.number(boat, "miles") + miles
    effects = [
        changed(state, boat, "miles", after or None),
        changed(state, boat, "sailed", state.turn),
    ]
    told = {"player": state.text(boat, "player"), "course": course, "miles": miles}
    return Outcome({"boat": boat}, {"boat": boat, **told, "total": after}, effects)


def due(state: State) -> list[dict[str, Any]]:
    """The boats that have not yet sailed this turn."""
    waiting = [
        b for b in state.subjects("boat") if state.number(b, "sailed") < state.turn
    ]
    return [{"code": "regatta.sail", "boats": waiting}] if waiting else []


def undone(state: State, *, turn: bool) -> list[dict[str, Any]]:
    """The boats that lose the turn."""
    return due(state) if turn else []
