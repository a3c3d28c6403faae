"""The clock of Fief: what each phase and each turn brings."""

from __future__ import annotations

from ledger.effects import Because, Effect, Transfer, moved, set_off
from ledger.errors import Refused
from ledger.rules.common.clock import Progress
from ledger.rules.fief.board.places import regions
from ledger.rules.fief.camp import home, reserve, spent
from ledger.rules.fief.facts import CARD, DISCARD, TABLE
from ledger.rules.fief.house import house, plays
from ledger.rules.fief.movement.rebels import fight_due
from ledger.rules.fief.treasury.income import income
from ledger.rules.fief.turn import order, overtaking
from ledger.rules.fief.turn.eliminating import died_out, eliminated, left_behind
from ledger.rules.fief.turn.passing import owed
from ledger.rules.fief.variants.dungeon import strayed
from ledger.rules.fief.variants.sales import lapsed
from ledger.rules.game import Outcome, warning
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State
    from ledger.table import Table

# Cards that leave the table at the end of phase 1 (FIEF-CARD-14).
PASSING = ("assassination", "justice", "plague", "escape", "sun", "good_harvest")


def end_phase(state: State, table: Table) -> Outcome | None:
    """What the end of a phase brings."""
    ends = {
        "cards": _cards,
        "income": _income,
        "purchases": _purchases,
        "movement": _movement,
        "combat": _combat,
        "negotiations": _negotiations,
    }
    end = ends.get(state.phase or "")
    left_out = _fight_left_out(state, table)
    ended = end(state, table) if end else None
    effects, notes = lapsed(state)
    effects += strayed(state.copy().apply(ended.effects) if ended else state)
    notes = [left_out, *notes] if left_out else notes
    if not (effects or notes):
        return ended
    outcome = ended or Outcome({}, {})
    return outcome._replace(
        effects=[*outcome.effects, *effects], warnings=[*outcome.warnings, *notes]
    )


def _fight_left_out(state: State, table: Table) -> dict[str, Any] | None:
    """Refuses to leave out a fight that rebels owe in it (REVOLT-06, AMB-69)."""
    due = fight_due(state)
    if due is None:
        return None
    rule = "FIEF-REVOLT-06" if state.phase == "cards" else "FIEF-AMB-69"
    facts = {"village": due[0], "players": due[1]}
    table.object(Refused("out_of_phase", "fief.fight_left_out", rule=rule, **facts))
    return warning("fief.fight_left_out", rule=rule, **facts)


def _cards(state: State, _table: Table) -> Outcome:
    """Ends the time for Justice, and discards the phase's cards (CARD-04, -14)."""
    effects: list[Effect] = [
        changed(state, CAMPAIGN, field, None) for field in ("assassin", "murdered")
    ]  # FIEF-CARD-61
    for kind in PASSING:
        count = state.balance(TABLE, kind)
        because = Because("FIEF-CARD-14")
        effects += moved(kind, count, TABLE, DISCARD, because)
        if count and house(state, "cards.hands") == "counted":
            effects.append(Transfer(CARD, count, TABLE, DISCARD, because))
    return Outcome({}, {}, effects)


def _income(state: State, table: Table) -> Outcome | None:
    """Pays the income if this has not been done (FIEF-TURN-07)."""
    if state.number(CAMPAIGN, "income") == state.turn:
        return None
    paid = income(state, table)
    lines = {player["name"]: player["total"] for player in paid.result["players"]}
    note = warning("fief.income_unasked", rule="FIEF-INC-19", turn=state.turn)
    notes = [note, *paid.warnings] if any(lines.values()) else list(paid.warnings)
    result = {"income": paid.result["players"], "escrow": paid.result["escrow"]}
    return Outcome({}, result, paid.effects, notes)


def _purchases(state: State, _table: Table) -> Outcome | None:
    """Dismisses unpaid mercenaries; warns of a missing auction (TAC-MERC-05)."""
    if not plays(state, "mercenaries"):
        return None
    from ledger.rules.fief.purchases import auction, upkeep

    effects, notes = upkeep.unpaid(state)
    if not upkeep.auctioned(state) and (effects or reserve(state)):
        lot = reserve(state) + sum(e.amount for e in effects if isinstance(e, Transfer))
        notes.append(warning("fief.auction_skipped", rule=auction.RULE, count=lot))
    return Outcome({}, {}, effects, notes) if notes else None


def _movement(state: State, table: Table) -> Outcome | None:
    """Gives capitals and empty villages to those who are in them now."""
    from ledger.rules.fief.movement import capturing

    return capturing.settle_captures(state, table)


def _combat(state: State, table: Table) -> Outcome | None:
    """Before talks: who keeps fiefs for lack of a crown (FIEF-32)."""
    from ledger.rules.fief.families import keeping

    return keeping.kept(state, table)


def _negotiations(state: State, table: Table) -> Outcome | None:
    """Settles inheritances that have not been settled (FIEF-FIEF-33)."""
    from ledger.rules.fief.crown import inheriting

    return inheriting.left_over(state, table)


def end_turn(state: State, table: Table) -> Outcome | None:
    """What the end of a turn brings, in this order.

    Unpaid ransoms, families that are out, the throne, a victory, the points.
    """
    from ledger.rules.fief.crown import regency
    from ledger.rules.fief.variants import unpaid
    from ledger.rules.fief.winning import points, victory

    steps = (
        unpaid.end_of_turn,
        _families,
        regency.end_of_turn,
        victory.end_of_turn,
        points.end_of_turn,
    )
    progress = Progress(state)
    for step in steps:
        progress.take(step(progress.state, table))
    if not progress.effects:
        return None
    return Outcome({}, progress.result, progress.effects, progress.warnings)


def _families(state: State, _table: Table) -> Outcome | None:
    """Removes families that have nobody left (FIEF-TURN-10, WIN-05).

    Mercenaries who fought go home, and regions are no longer plague zones
    (FIEF-LORD-09).
    """
    effects = [*home(state), *_healthy(state)]
    gone: list[dict[str, Any]] = []
    now = state.copy().apply(effects)
    for player in died_out(state):
        gone.append(left_behind(now, player))
        leaving = eliminated(now, player)
        now.apply(leaving)
        effects += leaving
    if not effects:
        return None
    notes = [
        warning("fief.mercenaries_home", rule="TAC-MERC-30", player=player, count=count)
        for player in state.seats
        if (count := sum(spent(state, player).values()))
    ]
    notes += [
        warning("fief.eliminated", rule="FIEF-WIN-05", player=one["player"])
        for one in gone
    ]
    return Outcome({}, {"eliminated": gone} if gone else {}, effects, notes)


def _healthy(state: State) -> list[Effect]:
    """Ends the plague at the end of the turn (TAC-AMB-33)."""
    because = Because("TAC-AMB-33")
    return [
        changed(state, region, "plague", None)._replace(because=because)
        for region in regions(state)
        if state.get(region, "plague") is not None
    ]


def done(state: State, table: Table, player: str) -> Outcome:
    """A player has finished this phase; the next one is to act (FIEF-TURN-02)."""
    order.need_player(state, player)
    if order.has_passed(state, player):
        table.object(order.too_late(state, player, "fief.passed", "FIEF-TURN-02"))
    around = order.playing(state)
    at = around.index(player) + 1
    after = around[at] if at < len(around) else None
    passed = overtaking.passed_over(state, player)
    notes = [*overtaking.warned(table, player, passed), *owed(state, [*passed, player])]
    progress = Progress(state)
    if state.phase == "movement":
        # Where their movement has ended and they are alone, they take it now (AMB-40).
        from ledger.rules.fief.movement.capturing import settle_captures

        progress.take(settle_captures(state, table, *around[:at]))
    told_now = {"player": player, "next": after, "phase": state.phase}
    progress.take(Outcome({}, told_now, order.finishes(state, player), notes))
    effects = set_off(progress.effects)
    if not effects and order.has_finished(state, player):
        raise Refused("out_of_phase", "fief.done", rule="FIEF-TURN-02", player=player)
    return Outcome({"player": player}, progress.result, effects, progress.warnings)
