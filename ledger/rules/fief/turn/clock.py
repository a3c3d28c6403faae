"""The clock of Fief: what each phase and each turn brings with it."""

from __future__ import annotations

from ledger.effects import Because, Effect, Transfer, moved, set_off
from ledger.errors import Refused
from ledger.rules.common.clock import Course
from ledger.rules.fief.facts import CARD, DISCARD, TABLE
from ledger.rules.fief.house import house
from ledger.rules.fief.treasury.income import income
from ledger.rules.fief.turn import order
from ledger.rules.fief.turn.eliminating import died_out, eliminated, told
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
        "movement": _movement,
        "combat": _combat,
    }
    end = ends.get(state.phase or "")
    return end(state, table) if end else None


def _cards(state: State, _table: Table) -> Outcome | None:
    """Justice comes too late now, and the cards of the phase leave (CARD-04, -14)."""
    effects: list[Effect] = [
        changed(state, CAMPAIGN, field, None)
        for field in ("assassin", "murdered")
        if state.get(CAMPAIGN, field)
    ]
    for kind in PASSING:
        count = state.balance(TABLE, kind)
        because = Because("FIEF-CARD-14")
        effects += moved(kind, count, TABLE, DISCARD, because)
        if count and house(state, "cards.hands") == "counted":
            effects.append(Transfer(CARD, count, TABLE, DISCARD, because))
    return Outcome({}, {}, effects) if effects else None


def _income(state: State, table: Table) -> Outcome | None:
    """An income that nobody has asked for is paid now (FIEF-TURN-07)."""
    if state.number(CAMPAIGN, "income") == state.turn:
        return None
    paid = income(state, table)
    lines = {player["name"]: player["total"] for player in paid.result["players"]}
    note = warning("fief.income_unasked", rule="FIEF-INC-19", turn=state.turn)
    notes = [note, *paid.warnings] if any(lines.values()) else list(paid.warnings)
    result = {"income": paid.result["players"], "escrow": paid.result["escrow"]}
    return Outcome({}, result, paid.effects, notes)


def _movement(state: State, table: Table) -> Outcome | None:
    """Whoever stands in a capital, or where nobody else does, takes it now."""
    from ledger.rules.fief.movement import capturing

    return capturing.settle_captures(state, table)


def _combat(state: State, table: Table) -> Outcome | None:
    """Before the negotiations: who keeps his fiefs for want of a crown (FIEF-32)."""
    from ledger.rules.fief.families import keeping

    return keeping.kept(state, table)


def end_turn(state: State, _table: Table) -> Outcome | None:
    """Families that have nobody left are out (FIEF-TURN-10, WIN-05)."""
    effects: list[Effect] = []
    gone: list[dict[str, Any]] = []
    now = state.copy()
    for player in died_out(state):
        gone.append(told(now, player))
        leaving = eliminated(now, player)
        now.apply(leaving)
        effects += leaving
    if not gone:
        return None
    notes = [
        warning("fief.eliminated", rule="FIEF-WIN-05", player=one["player"])
        for one in gone
    ]
    return Outcome({}, {"eliminated": gone}, effects, notes)


def done(state: State, table: Table, player: str) -> Outcome:
    """A player has finished this phase; the next one is to act (FIEF-TURN-02)."""
    subject = state.find("player", player)
    if state.get(subject, "out"):
        raise Refused("rule", "fief.out", rule="FIEF-TURN-13", player=subject)
    if order.has_passed(state, subject):
        rule = "FIEF-TURN-02"
        table.object(Refused("out_of_phase", "fief.passed", rule=rule, player=subject))
    around = order.playing(state)
    at = around.index(subject) + 1
    after = around[at] if at < len(around) else None
    course = Course(state)
    if state.phase == "movement":
        # What stands alone where their movement has ended is taken now (AMB-40).
        from ledger.rules.fief.movement.capturing import settle_captures

        course.take(settle_captures(state, table, *around[:at]))
    told_now = {"player": subject, "next": after, "phase": state.phase}
    acted = order.acts(state, subject) + (order.acts(state, after) if after else [])
    course.take(Outcome({}, told_now, acted))
    effects = set_off(course.effects)
    return Outcome({"player": subject}, course.result, effects, course.warnings)
