"""A peasant revolt breaks out in a region under famine (FIEF-REVOLT-01 to -05)."""

from __future__ import annotations

from ledger.dice import d
from ledger.effects import Because, Effect, moved
from ledger.errors import Refused
from ledger.rules.common.picking import pick
from ledger.rules.fief.board.places import villages, villages_of
from ledger.rules.fief.cards import camp
from ledger.rules.fief.cards.deck import lay
from ledger.rules.fief.cards.wanted import unused
from ledger.rules.fief.cards.weather import under
from ledger.rules.fief.facts import REBELS, TABLE
from ledger.rules.fief.forces import counters, series
from ledger.rules.fief.forces import points as worth
from ledger.rules.fief.house import house
from ledger.rules.fief.making_change import left_with
from ledger.rules.fief.movement.progress import Progress
from ledger.rules.fief.movement.rebels import (
    FIGHTS,
    held_back,
    lay_waste,
    opponents,
    take_capital,
)
from ledger.rules.fief.tables import DICE
from ledger.rules.game import warning
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.rules.fief.cards.wanted import Done, Wanted
    from ledger.state import State
    from ledger.table import Table


def play(state: State, table: Table, wanted: Wanted) -> Done:
    """The player chooses a village, and rolls for the rebels who rise there.

    Played on a player, it strikes that mercenary camp (TAC-MERC-32, FIEF-REVOLT-04).
    """
    if wanted.on is not None and wanted.at is None:
        return camp.play(state, table, wanted)
    unused(wanted, "lord", "on")
    _refuse(state, table)
    hungry = [
        v for region in under(state, "famine") for v in villages_of(state, region)
    ]
    village = wanted.at or pick(
        state, table, "at", hungry or villages(state), who=wanted.player
    )
    if village not in hungry:
        near = [state.name(v) for v in hungry]
        facts = {"village": village, "near": near}
        rule = "FIEF-REVOLT-03"
        table.object(Refused("rule", "fief.no_famine_there", rule=rule, **facts))
    because = Because("FIEF-REVOLT-04", village)
    effects, notes = lay(state, wanted.player, "revolt", TABLE, because)
    faces = table.roll(wanted.player, "fief.revolt", d(DICE["sides"]), DICE["in_box"])
    rebels = raised(state, sum(faces), because)
    effects += rebels
    for field, value in (
        ("revolt", wanted.player),
        ("revolt_at", village),
        ("revolt_since", state.turn),
    ):
        change = changed(state, CAMPAIGN, field, value)
        effects.append(change._replace(because=because))
    fights = opponents(state, village, wanted.player)
    answer: dict[str, Any] = {
        "at": village,
        "faces": list(faces),
        "rebels": sum(faces),
        "fights": fights,
        "destroyed": None,
        "capital": None,
    }
    if fights:
        due = changed(state, CAMPAIGN, FIGHTS, tuple(fights))
        effects.append(due._replace(because=because))
        notes.append(_fight(state, village))
    elif house(state, "revolt.empty_start"):
        # An empty village is treated as one that they cross (AMB-118, -133).
        progress = Progress(state)
        answer["destroyed"] = lay_waste(progress, village)
        answer["capital"] = take_capital(progress, village, ends=False)
        effects += progress.effects
    return effects, answer, notes


def _refuse(state: State, table: Table) -> None:
    """Refuses it without a famine, or during another revolt (FIEF-REVOLT-01, -02)."""
    running = state.text(CAMPAIGN, "revolt_at")
    if running or counters(state, REBELS):
        facts = {"village": running, "player": state.text(CAMPAIGN, "revolt")}
        raise Refused("rule", "fief.revolt_running", rule="FIEF-REVOLT-02", **facts)
    if not under(state, "famine"):
        table.object(Refused("rule", "fief.no_famine", rule="FIEF-REVOLT-01"))


def raised(state: State, points: int, because: Because) -> list[Effect]:
    """Takes points of rebels from the stock (FIEF-REVOLT-05)."""
    stock = counters(state, series(REBELS))
    band = left_with({}, stock, points)
    if band is None:
        facts = {"what": "rebel", "wanted": points, "left": worth(stock)}
        raise Refused("out_of_stock", "fief.stock", rule="FIEF-STOCK-04", **facts)
    effects: list[Effect] = []
    for value, count in band.items():
        effects += moved(value, count, series(REBELS), REBELS, because)
    return effects


def _fight(state: State, village: str) -> dict[str, Any]:
    """Makes a fight due, at once or as soon as the weather allows (AMB-34)."""
    if held_back(state, village):
        return warning("fief.fight_waits", rule="FIEF-AMB-34", village=village)
    return warning("fief.fight_due", rule="FIEF-REVOLT-06", village=village)
