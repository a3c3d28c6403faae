"""Phase 2: everyone's income is paid, and the tax cards leave the table."""

from __future__ import annotations

from ledger.effects import Because, Effect, Transfer, moved
from ledger.errors import Refused
from ledger.rules.common.facts import MONEY
from ledger.rules.fief.board.places import dioceses, regions
from ledger.rules.fief.board.setup import bank_floor, money_in_box
from ledger.rules.fief.facts import CARD, DISCARD, TABLE
from ledger.rules.fief.families import lords
from ledger.rules.fief.house import house
from ledger.rules.fief.treasury import banknotes
from ledger.rules.fief.treasury.escrow import account as escrow
from ledger.rules.fief.treasury.escrow import captive
from ledger.rules.fief.treasury.revenue import Line, lines
from ledger.rules.fief.turn.order import ORDER, need_phase, playing
from ledger.rules.game import Outcome, warning
from ledger.state import BANK, CAMPAIGN, WORLD, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ledger.shapes.fief.shared import Aside, Income, IncomeLine, Paper
    from ledger.shapes.fief.treasury import Incomes
    from ledger.state import State
    from ledger.table import Table

PHASE = "income"


def income(state: State, table: Table, forecast: bool = False) -> Outcome[Incomes]:
    """Pays phase 2 to everyone in turn order, once a turn (FIEF-INC-19).

    A forecast ignores the phase, and whether this turn has already been paid: it shows
    what the next payment would bring in the current state.
    """
    turn, forewarned = state.turn, _forecast(state) if forecast else []
    if forewarned:
        turn = int(forewarned[0]["facts"]["turn"])
    else:
        _once(state, table)
    revenue = sorted(lines(state), key=_turn_of(state))
    paid = [line for line in revenue if line.paid]
    effects: list[Effect] = []
    for line in paid:
        because = Because(line.rule, line.where)
        effects += moved(MONEY, line.amount, BANK, line.to or "", because)
    if not forewarned:
        effects += [changed(state, CAMPAIGN, "income", turn), *taxes_leave(state)]
    due = sum(line.amount for line in paid)
    box = banknotes.left(state)
    players = [_income(player, revenue, box) for player in playing(state)]
    aside = _escrow(state, revenue, box)
    paper = sum(one["paper"] for one in (*players, *aside))
    result: Incomes = {
        "turn": turn,
        "players": players,
        "escrow": aside,
        "notes_left": {str(worth): count for worth, count in box.items()},
    }
    warnings = [*forewarned, *_shortage(state, due, paper)]
    return Outcome({}, result, effects, warnings)


def _once(state: State, table: Table) -> None:
    if state.number(CAMPAIGN, "income") == state.turn:
        facts = {"turn": state.turn}
        rule = "FIEF-TURN-02"
        raise Refused("out_of_phase", "fief.income_paid", rule=rule, **facts)
    need_phase(state, table, PHASE, "FIEF-INC-19")


def _forecast(state: State) -> list[dict[str, Any]]:
    """The turn of a forecast; None if it could be paid right now."""
    paid = state.number(CAMPAIGN, "income") == state.turn
    if state.phase == PHASE and not paid:
        return []
    early = not paid and state.phase in ORDER[: ORDER.index(PHASE)]
    turn = state.turn if early else state.turn + 1
    return [warning("fief.forecast", rule="FIEF-INC-19", turn=turn)]


def _turn_of(state: State) -> Callable[[Line], int]:
    """Players in order, then what is set aside, then what goes to nobody."""
    order = playing(state)

    def place(line: Line) -> int:
        if line.to is None:
            return len(order) + 1
        return order.index(line.to) if line.to in order else len(order)

    return place


def _income(player: str, revenue: list[Line], box: dict[int, int]) -> Income:
    """All lines of a player: first those paid, then the others with reasons."""
    own = [line for line in revenue if line.to == player and line.paid]
    lost = [line for line in revenue if line.owner == player and line.to != player]
    total = sum(line.amount for line in own)
    lines = [*(_line(line, line.amount) for line in own), *(_line(n, 0) for n in lost)]
    return {"name": player, "lines": lines, "total": total, **_notes(total, box)}


def _notes(amount: int, box: dict[int, int]) -> Paper:
    paid = banknotes.take(box, amount)
    by_worth = {str(worth): count for worth, count in paid.notes.items()}
    return {"notes": by_worth, "paper": paid.paper}


def _line(line: Line, amount: int) -> IncomeLine:
    """One line as its player sees it; unpaid ones show their worth, too."""
    tithe = line.why == "tithe" and amount
    row: IncomeLine = {
        "what": "tithe" if tithe else line.what,
        "where": line.where,
        "amount": amount,
        "rule": line.rule,
        "count": line.number,
        "why": line.why,
    }
    if tithe:
        row |= {"of": line.what, "from": line.owner}
    if not amount:
        row |= {"worth": line.amount, "to": line.to and captive(line.to)}
    return row


def _escrow(state: State, revenue: list[Line], box: dict[int, int]) -> list[Aside]:
    """What is set aside for each captive."""
    rows: list[Aside] = []
    for lord in lords.every(state):
        added = sum(line.paid for line in revenue if line.to == escrow(lord))
        if added:
            held = state.balance(escrow(lord), MONEY) + added
            notes = _notes(added, box)
            rows.append({"lord": lord, "added": added, "held": held, **notes})
    return rows


def _shortage(state: State, due: int, paper: int) -> list[dict[str, Any]]:
    """Objections if notes run short (FIEF-STOCK-06, AMB-37, FIEF-STOCK-12)."""
    box = money_in_box()
    left = state.balance(BANK, MONEY) - due
    least = bank_floor(state)
    if least is not None and left < least:
        facts = {"due": due, "left": left - least + due}
        raise Refused("out_of_stock", "fief.notes", rule="FIEF-STOCK-06", **facts)
    out = -left - state.balance(WORLD, MONEY)
    if out > box:
        return [warning("fief.notes_out", rule="FIEF-STOCK-06", out=out, box=box)]
    if paper:
        return [warning("fief.notes_change", rule="FIEF-STOCK-06", paper=paper)]
    return []


def taxes_leave(state: State) -> list[Effect]:
    """Discards tithe and tallage cards, used or void (CARD-44, -49)."""
    effects: list[Effect] = []
    lying = state.balance(TABLE, CARD)
    for wholes, kind, rule in (
        (dioceses(state), "tithe", "FIEF-CARD-44"),
        (regions(state), "tallage", "FIEF-CARD-49"),
    ):
        for whole in wholes:
            because = Because(rule, whole)
            if state.get(whole, kind):
                change = changed(state, whole, kind, None)
                effects.append(change._replace(because=because))
            count = state.balance(whole, kind)
            if not count:
                continue
            effects.append(Transfer(kind, count, whole, DISCARD, because))
            known = min(count, lying)
            if known and house(state, "cards.hands") == "counted":
                effects.append(Transfer(CARD, known, TABLE, DISCARD, because))
                lying -= known
    return effects
