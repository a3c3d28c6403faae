"""The generals' opposed roll: dice or totals, what is added, who wins the turn."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.record import NamedTuple
from ledger.rules.game import Outcome
from ledger.rules.mass import numbers, tactics
from ledger.rules.mass.house import demand, house
from ledger.rules.mass.keeping import best, capped, chains, fits
from ledger.rules.mass.naming import known
from ledger.rules.mass.tables import HEROES, KEEPING, TERRAIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ledger.questions import Sheet
    from ledger.state import State
    from ledger.table import Table

    # Makes the sheet shown before the roll of one of the two sides.
    Laid = Callable[[int, list[dict[str, Any]]], Sheet]
    # Decides what else is added, once both rolls are known.
    Fallen = Callable[["Pair", tuple[int, int]], "Pair"]

GROUND = tuple(key for key in TERRAIN if key != "source")
SIDES = ("a", "b")
# A contested roll has to reach this multiple of the other's trait.
TRAIT: int = KEEPING["contested"]


class Side(NamedTuple):
    """One general with his army.

    Attributes:
        pool: how many dice are rolled and kept; None where the total is given.
        total: the total of a roll at the table.
        wits: the trait, for contested rolls; None: the dice kept.
        who: the general who rolls, where he is known.
        tactic: the tactic chosen.
        terrain: all terrain of the army that applies.
        men: how many men it has.
        fort: the walls that it is behind.
        front: heroes who were at the Front in the turn before.
        down: heroes who were killed or knocked out in it.
        both: how many of these fell at the Front.
        raises: free raises that are spent.
        command: the ranks of the heroes who lend their Command.
        other: what opportunities of the turn before add or subtract.
        earned: the same line by line, where it is known.
    """

    pool: tuple[int, int] | None = None
    total: int | None = None
    wits: int | None = None
    who: str | None = None
    tactic: str | None = None
    terrain: tuple[str, ...] = ()
    men: int | None = None
    fort: str | None = None
    front: int = 0
    down: int = 0
    both: int = 0
    raises: int = 0
    command: tuple[int, ...] = ()
    other: int = 0
    earned: tuple[dict[str, Any], ...] = ()


Pair = tuple[Side, Side]
Lines = list["dict[str, Any]"]


def modifiers(state: State, sides: Pair, attacker: int) -> tuple[Lines, Lines]:
    """What is added to each general's roll, line by line (MASS-TURN-03 to -05)."""
    return _lines(state, sides, 0, attacker), _lines(state, sides, 1, attacker)


def _lines(state: State, sides: Pair, own: int, attacker: int) -> Lines:
    side = sides[own]
    lines = [
        _line("tactics", _tactics(state, sides, own, attacker), "MASS-TACT-06"),
        *_terrain(state, side),
        _line("numbers", _numbers(state, sides, own), "MASS-MOD-05"),
        *_heroes(state, side),
        _line("raises", side.raises * house(state, "raises.value"), "MASS-TURN-04"),
        _line("command", _command(state, side), "MASS-TURN-07"),
        _line("other", side.other, "MASS-TURN-03"),
        *side.earned,
    ]
    return [line for line in lines if line["value"]]


def _line(what: str, value: int, rule: str) -> dict[str, Any]:
    return {"what": what, "value": value, "rule": rule}


def _tactics(state: State, sides: Pair, own: int, attacker: int) -> int:
    """The value from the matrix, for the attacker only."""
    chosen = sides[attacker].tactic, sides[1 - attacker].tactic
    if chosen == (None, None):
        return 0
    if chosen[0] is None or chosen[1] is None:
        raise Misuse("usage", "mass.one_tactic")
    comparison, _ = tactics.compared(state, chosen[0], chosen[1])
    return int(comparison["modifier"]) if own == attacker else 0


def _terrain(state: State, side: Side) -> Lines:
    """The terrain lines that apply, which add up (MASS-AMB-17, MASS-MOD-02)."""
    if not side.terrain:
        return []
    demand(state, "terrain")
    rules = dict(
        zip(GROUND, ("MASS-MOD-02", "MASS-MOD-03", "MASS-MOD-04"), strict=True)
    )
    ground = dict.fromkeys(known("terrain", one, GROUND) for one in side.terrain)
    return [_line(one, TERRAIN[one], rules[one]) for one in ground]


def _numbers(state: State, sides: Pair, own: int) -> int:
    """The advantage in numbers, where both armies have been counted."""
    men, forts = [side.men for side in sides], [side.fort for side in sides]
    if men == [None, None] and forts == [None, None]:
        return 0
    if not (men[0] and men[1]):
        raise Misuse("usage", "mass.one_counted")
    comparison = numbers.compared(state, (men[0], men[1]), (forts[0], forts[1]))
    return int(comparison["modifier"]) if comparison["side"] == SIDES[own] else 0


def _heroes(state: State, side: Side) -> Lines:
    """Heroes at the Front, and heroes lost, in the turn before."""
    if not (side.front or side.down):
        return []
    demand(state, "heroes")
    if side.both > min(side.front, side.down):
        raise Misuse("usage", "mass.both")
    cancelled = side.both if house(state, "heroes.ko_cancels_front") else 0
    return [
        _line("front", (side.front - cancelled) * HEROES["front"], "MASS-MOD-10"),
        _line("down", side.down * HEROES["down"], "MASS-MOD-11"),
    ]


def _command(state: State, side: Side) -> int:
    """The Command of the heroes who lend it (MASS-AMB-10)."""
    most = house(state, "command.max")
    if most and len(side.command) > most:
        raise Misuse("usage", "mass.many_lend", rule="mass.command.max", most=most)
    return sum(side.command)


def opposed(state: State, table: Table, a: Side, b: Side, attacker: str) -> Outcome:
    """The rolls of two generals described in words."""
    return strategy(state, table, (a, b), attacker)


def strategy(
    state: State,
    table: Table,
    sides: Pair,
    attacker: str,
    laid: Laid | None = None,
    fallen: Fallen | None = None,
) -> Outcome:
    """Both rolls, what is added to them, and who wins the turn.

    `laid` makes the sheet shown before a roll; `fallen` decides what else is added
    after the dice of both.
    """
    known("side", attacker, SIDES)
    lines = modifiers(state, sides, SIDES.index(attacker))
    for side in sides:
        _rollable(state, side)
    rolled = [
        _rolled(table, number, side, added, laid)
        for number, (side, added) in enumerate(zip(sides, lines, strict=True))
    ]
    if fallen:
        so_far = [_summed(*one)["total"] for one in zip(rolled, lines, strict=True)]
        sides = fallen(sides, (so_far[0], so_far[1]))
        lines = modifiers(state, sides, SIDES.index(attacker))
    summed = [_summed(*one) for one in zip(rolled, lines, strict=True)]
    winner = _winner(state, sides, (summed[0]["total"], summed[1]["total"]))
    again = winner == "again"
    victor = None if winner in ("tie", "again") else winner
    result = {
        "attacker": attacker,
        **dict(zip(SIDES, summed, strict=True)),
        "winner": victor,
        "again": again,
        "situation": None if again else situations(victor),
    }
    asked = {
        "attacker": attacker,
        **{n: told_of(s) for n, s in zip(SIDES, sides, strict=True)},
    }
    return Outcome(asked, result, (), _warned(state, sides, SIDES.index(attacker)))


def _warned(state: State, sides: Pair, attacker: int) -> list[dict[str, Any]]:
    """Warnings of what the text leaves in doubt about the tactics chosen."""
    mine, theirs = sides[attacker].tactic, sides[1 - attacker].tactic
    if mine is None or theirs is None:
        return []
    return tactics.compared(state, mine, theirs)[1]


def situations(winner: str | None) -> dict[str, str]:
    """How the turn goes for each army: one's victory is the other's defeat.

    >>> situations("a"), situations(None)
    ({'a': 'victory', 'b': 'defeat'}, {'a': 'tie', 'b': 'tie'})
    """
    if winner is None:
        return dict.fromkeys(SIDES, "tie")
    return {side: "victory" if side == winner else "defeat" for side in SIDES}


def _rollable(state: State, side: Side) -> None:
    """Refuses a roll without dice or a total, or a contested one without the trait."""
    if (side.pool is None) == (side.total is None):
        raise Misuse("usage", "mass.pool_or_total")
    if side.pool:
        fits(*side.pool)
    if house(state, "strategy.contested_tn") and not _trait(side):
        raise Misuse("usage", "mass.no_trait")


def _trait(side: Side) -> int:
    return side.wits or (side.pool[1] if side.pool else 0)


def _rolled(
    table: Table, number: int, side: Side, added: Lines, laid: Laid | None
) -> dict[str, Any]:
    """One general's roll, without what is added to it."""
    facts: dict[str, Any] = {"dice": [], "kept": []}
    roll = side.total or 0
    if side.pool:
        dice, keep, bonus = capped(*side.pool)
        fell = chains(
            table,
            side.who,
            "strategy" if side.who else f"strategy.{SIDES[number]}",
            dice,
            explode=True,
            about=f"keep:{keep}",
            sheet=(lambda: laid(number, added)) if laid else None,
        )
        facts = {"dice": fell, "kept": best(fell, keep)}
        roll = sum(facts["kept"]) + bonus
    return {**facts, "roll": roll}


def _summed(rolled: dict[str, Any], added: Lines) -> dict[str, Any]:
    """One general's roll with everything that is added to it."""
    total = rolled["roll"] + sum(line["value"] for line in added)
    return {**rolled, "modifiers": added, "total": total}


def _winner(state: State, sides: Pair, totals: tuple[int, int]) -> str:
    """The winner: the higher total; equal ones are a tie (MASS-TURN-06, MASS-AMB-07).

    By MASS-TURN-13.
    """
    if house(state, "strategy.contested_tn"):
        reached = (
            totals[0] >= TRAIT * _trait(sides[1]),
            totals[1] >= TRAIT * _trait(sides[0]),
        )
        if reached != (True, True):
            return {(True, False): "a", (False, True): "b"}.get(reached, "again")
    if totals[0] == totals[1]:
        return "tie"
    return "a" if totals[0] > totals[1] else "b"


def told_of(side: Side) -> dict[str, Any]:
    """What was given about a side, without defaults."""
    plain = Side()
    return {
        key: list(value) if isinstance(value, tuple) else value
        for key, value, usual in zip(side._fields, side, plain, strict=True)
        if value != usual
    }
