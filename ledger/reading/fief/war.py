"""The chances of a battle as they are shown."""

from __future__ import annotations

from ledger.errors import Misuse, Refused
from ledger.rules.fief.tables import PRICES
from ledger.rules.fief.war.bombards import POLICIES as REROLLS
from ledger.rules.fief.war.customs import customs
from ledger.rules.fief.war.force import SIDES, body, points
from ledger.rules.fief.war.losses import DEFAULT
from ledger.rules.fief.war.odds import counts_only
from ledger.rules.fief.war.odds import odds as chances
from ledger.rules.fief.war.rolls import dice_of
from ledger.rules.fief.war.specs import MOST, forces
from ledger.rules.fief.war.tables import COMBAT
from ledger.rules.fief.war.wishes import Wishes, need_extension, planned, side_named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.rules.fief.war.force import Force
    from ledger.rules.fief.war.odds import Odds
    from ledger.rules.fief.war.plan import Plan
    from ledger.state import State

FEW = COMBAT["dice"][0]["least"]  # points beyond which there are no more dice
# The most points of a side for exact fractions, and the most where points alone are not
# enough (aimed dice, knights without change): these are calculated state by state.
MOST_EXACT, MOST_EXACT_STATES = 100, 50
MOST_STATES = 100


def odds(  # noqa: PLR0913, PLR0917 - each is a word of the command
    state: State | None,
    attacker: str | None,
    defender: str | None,
    wishes: Wishes,
    tactics: bool = False,
    exact: bool = False,
    rounds: int | None = None,
    at_least: str | None = None,
    side: str | None = None,
    village: str | None = None,
) -> dict[str, Any]:
    """The chances of a battle between two sides, each given in words.

    With a village, or without both sides, those on the board fight.
    """
    here: dict[str, Any] = {}
    if village is None and attacker and defender:
        ways = customs(state, tactics=tactics)
        sides = forces(attacker, defender, ways)
        need_extension(wishes, ways)
        plan = planned(wishes, ways, asks=False)
    else:
        # All that may stand on a board is loaded only for those who ask about one.
        from ledger.reading.fief.on_board import fighting

        sides, plan, here = fighting(state, village, attacker, defender, wishes)
    wanted = _chance(at_least) if at_least is not None else None
    _refuse_too_many(sides, plan, exact=exact)
    outcomes = chances(sides, plan)
    stuck = {"undecided": outcomes.open} if outcomes.open else {}
    result = {
        **_odds_facts(outcomes),
        **stuck,
        **here,
        "strength": _strength(sides, plan),
        **_ways(sides, plan),
    }
    if rounds is not None:
        first = chances(sides, plan, rounds=rounds)
        result["after"] = {
            "rounds": rounds,
            "attacker": first.attacker,
            "defender": first.defender,
            "both_fall": first.both,
            "undecided": first.open,
        }
    if wanted is not None:
        whose = side_named(side or "attacker")
        result["needed"] = fewest(sides, plan, whose, wanted)
    if exact:
        result["fractions"] = _fractions(chances(sides, plan, exact=True))
    return result


def _refuse_too_many(sides: dict[str, Force], plan: Plan, *, exact: bool) -> None:
    """Refuses what would take minutes."""
    strongest, quick = max(map(body, sides.values())), counts_only(plan)
    if not quick and strongest > MOST_STATES:
        raise Misuse("usage", "fief.odds_states", most=MOST_STATES)
    most = MOST_EXACT if quick else MOST_EXACT_STATES
    if exact and strongest > most:
        raise Misuse("usage", "fief.odds_exact", most=most)


def _odds_facts(outcomes: Odds) -> dict[str, Any]:
    return {
        "attacker": outcomes.attacker,
        "defender": outcomes.defender,
        "both_fall": outcomes.both,
        "expected_rounds": outcomes.rounds,
        "survivors": {
            side: {str(left): chance for left, chance in won.items()}
            for side, won in outcomes.survivors.items()
        },
    }


def _fractions(outcomes: Odds) -> dict[str, Any]:
    def plain(value: object) -> Any:  # noqa: ANN401 - any fact
        if isinstance(value, dict):
            return {key: plain(one) for key, one in value.items()}
        return str(value)

    fractions: dict[str, Any] = plain(_odds_facts(outcomes))
    return fractions


def _strength(sides: dict[str, Force], plan: Plan) -> dict[str, Any]:
    """The points and dice with which each side begins."""
    return {
        side: {
            "points": points(force, plan.customs),
            "dice": dice_of(side, force, plan.ground, plan.customs),
        }
        for side, force in sides.items()
    }


def _ways(sides: dict[str, Force], plan: Plan) -> dict[str, Any]:
    """How each side is assumed to decide, where there is something to decide."""
    ways: dict[str, Any] = {
        "losses": {side: plan.losses.get(side, DEFAULT) for side in SIDES}
    }
    if any(force.bombards for force in sides.values()):
        ways["rerolls"] = {side: plan.rerolls.get(side, REROLLS[0]) for side in SIDES}
    return ways


# How many soldiers are enough ----------------------------------------------------


def _chance(word: str) -> float:
    """A wanted chance: 75%, 0.75 or 3/4."""
    number, percent, rest = word.strip().replace(",", ".").partition("%")
    above, slash, below = number.strip().partition("/")
    parts = [above.strip(), below.strip()] if slash else [above.strip()]
    digits = all(
        p.replace(".", "", 1).isdigit() and p.isascii() and len(p) < 10 for p in parts
    )
    if digits and not rest.strip() and not (slash and not float(parts[-1])):
        value = float(parts[0]) / (float(parts[1]) if slash else 1)
        value /= 100 if percent else 1
        if 0 < value < 1:
            return value
    raise Misuse("bad_amount", "fief.chance", word=word)


def fewest(
    sides: dict[str, Force], plan: Plan, side: str, wanted: float
) -> dict[str, Any]:
    """The fewest points of soldiers with which a side wins often enough.

    More soldiers never hurt, so the smallest number is found by bisection.
    """
    present = sides[side].soldiers
    limit = MOST if counts_only(plan) else MOST_STATES
    most = max(limit - body(sides[side]._replace(soldiers=0)), 0)

    def reached(soldiers: int) -> float:
        force = sides[side]._replace(soldiers=soldiers)
        if not body(force):
            return 0.0
        try:
            return float(getattr(chances({**sides, side: force}, plan), side))
        except Refused:
            return 0.0  # too few dice to aim that many

    answer: dict[str, Any] = {"side": side, "chance": wanted, "soldiers": None}
    low, high = -1, 0
    while high < most and reached(high) < wanted:
        # One by one while each soldier may add a die, then by doubling.
        low, high = high, high + 1 if high < FEW else min(2 * high, most)
    if reached(high) < wanted:
        best = {"most": most, "reached": reached(most)}
        return {**answer, **best, "more": None, "coins": None}
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if reached(middle) >= wanted else (middle, high)
    more = max(high - present, 0)
    return {
        **answer,
        "soldiers": high,
        "reached": reached(high),
        "more": more,
        "coins": more * PRICES["soldier"],
    }
