"""The exact chances of a battle: who wins, with how many points left, and when."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.fief.war import aiming
from ledger.rules.fief.war.bombards import POLICIES
from ledger.rules.fief.war.chain import Chain, Distribution
from ledger.rules.fief.war.force import SIDES, Force, body
from ledger.rules.fief.war.packed import ONE, Rows
from ledger.rules.fief.war.plan import alive
from ledger.rules.fief.war.starting import Start, begun

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.rules.fief.war.plan import Plan


class Odds(NamedTuple):
    """The chances of a battle, as floats or as fractions.

    Attributes:
        attacker: the chance that the attacker wins.
        defender: the chance that the defender wins.
        both: the chance that both fall in the same round.
        rounds: how many rounds it lasts on average.
        survivors: by side, the chance of winning with each number of points left.
        open: the chance that nothing is decided yet.
    """

    attacker: Any
    defender: Any
    both: Any
    rounds: Any
    survivors: dict[str, dict[int, Any]]
    open: Any


def odds(
    sides: Mapping[str, Force],
    plan: Plan,
    *,
    exact: bool = False,
    rounds: int | None = None,
) -> Odds:
    """The chances of a battle between two sides, or only of its first rounds.

    With `exact`, as fractions. Nothing is simulated.
    """
    usual = dict.fromkeys(SIDES, POLICIES[0])
    plan = plan.beginning(sides)._replace(rerolls={**usual, **plan.rerolls})
    if all(map(alive, sides.values())):
        aiming.check(plan.aims, dict(sides), plan.ground, plan.customs)
    starts, plan = begun(dict(sides), plan)
    if exact:
        return _assembled([_in_fractions(starts, plan, rounds)])
    if counts_only(plan):
        return _assembled(_in_rows(starts, plan, rounds))
    return _assembled([_in_floats(starts, plan, rounds)])


def counts_only(plan: Plan) -> bool:
    """Whether a side depends only on the points lost, whatever their order."""
    each_round = "aim" in plan.archers.values() and plan.customs.tactic(
        "archers.aim_each_round"
    )
    return not plan.aims and not each_round and plan.customs.changes


def _in_rows(
    starts: Sequence[Start], plan: Plan, rounds: int | None
) -> list[Distribution]:
    """The chances by whole rows, with one run for each pair of initial forces."""
    runs = []
    groups: dict[tuple[Force, Force], list[Start]] = {}
    for start in starts:
        if start.end is None and all(map(alive, start.pair)):
            groups.setdefault(start.base, []).append(start)
        else:
            runs.append(_ended(start, start.ways / start.of))
    for (attacker, defender), group in groups.items():
        first = [(*start.lost, start.ways * ONE // start.of) for start in group]
        chain = Rows(attacker, defender, plan)
        runs.append(chain.run(first) if rounds is None else chain.first(first, rounds))
    return runs


def _in_floats(starts: Sequence[Start], plan: Plan, rounds: int | None) -> Distribution:
    return _state_by_state([(s, s.ways / s.of) for s in starts], plan, rounds)


def _in_fractions(
    starts: Sequence[Start], plan: Plan, rounds: int | None
) -> Distribution:
    from fractions import Fraction

    return _state_by_state([(s, Fraction(s.ways, s.of)) for s in starts], plan, rounds)


def _state_by_state(
    starts: Sequence[tuple[Start, Any]], plan: Plan, rounds: int | None
) -> Distribution:
    chain = Chain(plan)
    open_ = [(start.pair, chance) for start, chance in starts if start.end is None]
    run = chain.run(open_) if rounds is None else chain.first(open_, rounds)
    chances = dict(run.chances)
    for start, chance in starts:
        if start.end is not None:
            chances[start.end] = chances.get(start.end, 0) + chance
    return run._replace(chances=chances)


def _ended(start: Start, chance: object) -> Distribution:
    """A battle that was over before its first round."""
    end = start.end
    if end is None:
        there = [
            side for side, one in zip(SIDES, start.pair, strict=True) if alive(one)
        ]
        end = (there[0] if there else "", sum(map(body, start.pair)))
    return Distribution({end: chance}, 0.0, 0.0)


def _assembled(parts: Sequence[Distribution]) -> Odds:
    """The combined chances of several runs."""
    survivors: dict[str, dict[int, Any]] = {side: {} for side in SIDES}
    none = 0 * sum(part.rounds for part in parts)  # of the number type used
    both: Any = none
    for part in parts:
        for (side, left), chance in part.chances.items():
            if side:
                won = survivors[side]
                won[left] = won.get(left, 0) + chance
            else:
                both += chance
    return Odds(
        sum(survivors["attacker"].values(), none),
        sum(survivors["defender"].values(), none),
        both,
        sum(part.rounds for part in parts),
        {side: dict(sorted(won.items())) for side, won in survivors.items()},
        sum((part.open for part in parts), none),
    )
