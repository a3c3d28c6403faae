"""Heroes receiving opportunities, which they take or decline."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.record import NamedTuple
from ledger.rules.mass.house import house
from ledger.rules.mass.opportunities.battle import Ended, Gain, Line, Running, Taken
from ledger.rules.mass.opportunities.duels import met
from ledger.rules.mass.opportunities.leaving import free_to
from ledger.rules.mass.opportunities.modifiers import (
    HARMING,
    OPPORTUNITY_KEY,
    line_row,
    on_other_rolls,
)
from ledger.rules.mass.opportunities.offering import offer
from ledger.rules.mass.opportunities.passing import earned
from ledger.rules.mass.opportunities.tables import OPPORTUNITY
from ledger.rules.mass.spending import worth

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.rules.mass.opportunities.battle import Battle, Hero
    from ledger.state import State
    from ledger.table import Table

# What no ruling makes possible: there is nothing for it to begin from.
FIRM = ("mass.left_out", "mass.opp.no_roll", "mass.opp.running")


class Choices(NamedTuple):
    """What a hero's player says when an opportunity comes.

    Attributes:
        accepts: whether he takes it.
        total: his roll for the easy shot.
        tn: what that roll has to reach; None for the usual number.
        won: whether the standard bearer is defeated.
        opponent: whom he meets: a hero's id, or any name.
        loss: the reputation that refusing costs; None for the usual amount.
        raises: his army's free raises that he spends on the easy shot.
    """

    accepts: bool = True
    total: int | None = None
    tn: int | None = None
    won: bool = True
    opponent: str = ""
    loss: int | None = None
    raises: int = 0


def taken(
    state: State,
    table: Table,
    battle: Battle,
    who: str,
    code: str,
    choices: Choices,
) -> Taken:
    """A hero receives an opportunity, and takes it or declines."""
    hero = battle.hero(who)
    offered = offer(state, battle, hero, code)
    if offered.reason:
        if offered.reason.key in FIRM:
            raise offered.reason.refusal()
        table.object(offered.reason.refusal())
    if not choices.accepts:
        return _declined(state, table, battle, code, choices)
    if code == "TIR":
        return _shot(state, battle, hero, choices)
    if code == "DUE":
        return met(battle, hero, choices.opponent)
    if code == "CAP" and not choices.won:
        return Taken(battle, "lost")
    gains: list[Gain] = []
    lines: list[Line] = []
    for drop in offered.drops:
        old = hero.has(drop)
        got = earned(state, battle, hero, old) if old else ((), ())
        gains, lines = [*gains, *got[0]], [*lines, *got[1]]
        hero = hero.without(drop)
    ended = tuple(
        Ended(who, one, "given_up", "MASS-OPP-GEN-09") for one in offered.drops
    )
    battle = battle._replace(lines=(*battle.lines, *lines))
    runs = _runs(state, battle, hero, code, ended)
    return runs._replace(gains=tuple(gains), lines=tuple(lines))


def _runs(
    state: State, battle: Battle, hero: Hero, code: str, ended: tuple[Ended, ...]
) -> Taken:
    """Starts it; a captured banner leaves the hero who held it."""
    level = hero.now.level if hero.now else ""
    waits = code == "INF" and bool(house(state, "opp.inf_keep"))
    one = Running(code, battle.turn, level, waits=waits)
    battle = battle.put(hero._replace(running=(*hero.running, one)))
    if code == "CAP" and house(state, "opp.one_banner"):
        for bearer in battle.of(battle.enemy(hero.side).id):
            if bearer.has("BAN"):
                gone = Ended(bearer.id, "BAN", "captured", "MASS-OPP-GEN-14")
                battle, ended = battle.put(bearer.without("BAN")), (*ended, gone)
    return Taken(battle, "runs", ended=ended)


def _declined(
    state: State, table: Table, battle: Battle, code: str, choices: Choices
) -> Taken:
    """Declines it, unless it is an order; a duel costs reputation (MASS-OPP-GEN-03).

    By MASS-OPP-DUE-03.
    """
    if code == "DUE":
        usual = int(house(state, "opp.due_refusal"))
        loss = usual if choices.loss is None else choices.loss
        return Taken(battle, "refused", apart=loss)
    free_to(state, table, code, "mass.opp.order", "MASS-OPP-GEN-03")
    return Taken(battle, "declined")


def _shot(state: State, battle: Battle, hero: Hero, choices: Choices) -> Taken:
    """One attack roll on the enemy's general (MASS-OPP-TIR-01, -02, -03)."""
    kind = OPPORTUNITY["TIR"]
    if choices.total is None:
        raise Misuse("usage", "mass.opp.total", rule="MASS-OPP-TIR-01")
    tn = int(house(state, "opp.tir_tn")) if choices.tn is None else choices.tn
    roll = _attack(state, battle, hero, choices)
    roll["tn"] = tn
    if roll["total"] < tn:
        return Taken(battle, "missed", roll=roll)
    enemy = battle.enemy(hero.side).id
    line = Line(
        enemy,
        kind["enemy_next"],
        OPPORTUNITY_KEY,
        HARMING["TIR"],
        hero.id,
        "TIR",
        battle.turn + 1,
    )
    gain = Gain(hero.id, kind["rep_done"], "TIR", "MASS-OPP-TIR-02")
    battle = battle._replace(lines=(*battle.lines, line))
    return Taken(battle, "hit", (gain,), (line,), roll=roll)


def _attack(
    state: State, battle: Battle, hero: Hero, choices: Choices
) -> dict[str, Any]:
    """The total of his dice, with the modifiers of all his rolls (MASS-AMB-34)."""
    typed = choices.total or 0
    raised = worth(state, choices.raises)
    lines = on_other_rolls(state, battle, hero.id, "all_rolls")
    fewer = on_other_rolls(state, battle, hero.id, "dice")
    return {
        "told": typed,
        "raises": raised,
        "lines": [line_row(line) for line in lines],
        "fewer": [line_row(line) for line in fewer],
        "total": typed + raised + sum(line.value for line in lines),
    }
