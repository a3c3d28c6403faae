"""How many points each side has for its army and for siege equipment."""

from __future__ import annotations

from fractions import Fraction

from ledger.errors import Refused
from ledger.record import NamedTuple
from ledger.rules.game import warning
from ledger.rules.siege import scenarios
from ledger.rules.siege.house import house
from ledger.rules.siege.scenarios import ATTACKER, DEFENDER, ROLES, SIEGE, value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State

ARTILLERY = "siege_artillery"


class Steps(NamedTuple):
    """How many times the Min and the Max of an army list count.

    Attributes:
        least: for the Min.
        most: for the Max.
    """

    least: int
    most: int


def lists_open(code: str, role: str) -> tuple[str, ...]:
    """The lists that a side may buy from in a scenario (SIEGE-LIST-02)."""
    return tuple(value(code, f"lists_{role}"))


# The army ------------------------------------------------------------------------


def steps(state: State, role: str, points: int, code: str = SIEGE) -> Steps:
    """How many times Min and Max count for an army's points (SIEGE-BUDGET-04 to -08).

    The defender of a fortress has the Max of the next step; elsewhere, and for the
    attacker, only full steps count. The Max counts at least once (SIEGE-AMB-07).
    """
    step: int = value(code, "budget.step")
    least, rest = divmod(points, step)
    besieged = role == DEFENDER and value(code, "siege_rules")
    most = least + 1 if besieged and rest else max(least, 1)
    if not least and house(state, "minmax_below_1000") == "one":
        least = 1
    return Steps(least, most)


def legal(of: Steps, least: int, most: int | None) -> tuple[int, int | None]:
    """How many units of one kind an army must and may have; None is no limit."""
    return least * of.least, None if most is None else most * of.most


def defender_limit(attacker: int, code: str = SIEGE) -> int | None:
    """The most points that the defender may have; None where there is no limit."""
    ratio = _ratio(code)
    return None if ratio is None else attacker * ratio[1] // ratio[0]


def _ratio(code: str) -> tuple[int, int] | None:
    """The ratio of the attacker's points to the defender's in a scenario."""
    ratio = value(code, "ratio")
    return (ratio[0], ratio[1]) if ratio else None


def ratio_refusal(
    state: State, attacker: int, defender: int, code: str = SIEGE
) -> Refused | None:
    """The refusal of two armies that do not match; None where they do.

    A defender has at most half of the attacker's points (SIEGE-BUDGET-02,
    SIEGE-SCN3-06); in the race for the watchtower, exactly two thirds
    (SIEGE-SCN1-05, SIEGE-AMB-23).
    """
    limit = defender_limit(attacker, code)
    if limit is None or defender == limit:
        return None
    exactly = (
        code == scenarios.WATCHTOWER
        and house(state, "scenario1_ratio") == "exact_limit"
    )
    if defender < limit and not exactly:
        return None
    key = "siege.points_exactly" if exactly else "siege.points_ratio"
    return Refused(
        "rule",
        key,
        rule=value(code, "ratio_rule"),
        attacker=attacker,
        defender=defender,
        limit=limit,
    )


# Siege equipment -------------------------------------------------------------------


def quarter(state: State, points: int, code: str = SIEGE) -> int:
    """The share of an army's points, to the nearest five (SIEGE-BUDGET-09, -17).

    Only whole numbers: an exact half goes up, unless the house rules differ
    (SIEGE-AMB-01).
    """
    percent: int = value(code, "budget.percent")
    to: int = value(code, "budget.round_to")
    whole, rest = divmod(points * percent, to * 100)
    half = 2 * rest - to * 100
    tie = house(state, "allowance_rounding_tie")
    up = half > 0 or (half == 0 and (tie == "up" or (tie == "even" and whole % 2)))
    return (whole + 1 if up else whole) * to


def allowance(
    state: State,
    role: str,
    points: int,
    code: str = SIEGE,
    *,
    spent: int | None = None,
    won_before: bool = False,
) -> int:
    """The points that a side has for siege equipment (SIEGE-SCN3-08).

    Args:
        state: the state with the house rules.
        role: attacker or defender.
        points: the limit of its army.
        code: the scenario.
        spent: what its army cost, where it is known (SIEGE-AMB-02).
        won_before: whether the attacker won the scenario before this one, which
        brings points in some scenarios (SIEGE-SCN2-05).
    """
    bonus: int = value(code, "bonus") or 0
    if bonus and role == ATTACKER and won_before:
        return bonus
    if not lists_open(code, role):
        return 0
    if spent is None or house(state, "allowance_base") != "spent":
        return quarter(state, points, code)
    return quarter(state, spent, code)


def artillery_share(equipment: int, role: str, code: str = SIEGE) -> Fraction:
    """The share of equipment points allowed for artillery (SIEGE-BUDGET-10, -18).

    It is not rounded: all prices are whole tens (SIEGE-AMB-04).
    """
    if ARTILLERY not in lists_open(code, role):
        return Fraction(0)
    above, below = value(code, "budget.artillery_share")
    return Fraction(equipment * above, below)


def shown_share(share: Fraction) -> int | float:
    """A share as it is shown: whole, or with its half."""
    return int(share) if share.denominator == 1 else float(share)


# Both sides ------------------------------------------------------------------------


def budget(
    state: State,
    attacker: int,
    defender: int | None = None,
    code: str = SIEGE,
    *,
    won_before: bool = False,
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The budgets of both sides by the attacker's points (SIEGE-BUDGET-01).

    A defender whose points are not given has all that is allowed; in a scenario
    without a ratio, what the scenario says.
    """
    if defender is None:
        limit = defender_limit(attacker, code)
        defender = value(code, "substitute_points") if limit is None else limit
    refusal = ratio_refusal(state, attacker, defender, code)
    if refusal:
        raise refusal
    points = {ATTACKER: attacker, DEFENDER: defender}
    result: dict[str, Any] = {"scenario": code}
    for role in ROLES:
        of = steps(state, role, points[role], code)
        equipment = allowance(state, role, points[role], code, won_before=won_before)
        result[role] = {
            "points": points[role],
            "min_multiplier": of.least,
            "max_multiplier": of.most,
            "equipment": equipment,
            "artillery": shown_share(artillery_share(equipment, role, code)),
        }
    return result, advice(state, points, code)


def advice(
    state: State, points: dict[str, int], code: str = SIEGE
) -> list[dict[str, Any]]:
    """What the table should know about two armies' points before it begins."""
    warnings = []
    advised = value(code, "budget.advice")
    if points[ATTACKER] % advised:
        warnings.append(
            warning(
                "siege.round_number",
                rule="SIEGE-BUDGET-03",
                points=points[ATTACKER],
                advice=advised,
            )
        )
    below = {ATTACKER: "SIEGE-AMB-07", DEFENDER: "SIEGE-AMB-05"}
    for role in ROLES:
        if points[role] < value(code, "budget.step"):
            of = steps(state, role, points[role], code)
            warnings.append(
                warning(
                    f"siege.small_{role}",
                    rule=below[role],
                    points=points[role],
                    least=of.least,
                    most=of.most,
                )
            )
    return warnings
