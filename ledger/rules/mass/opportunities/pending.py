"""What is still to come from a running opportunity: on which roll, until when."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.mass.house import house
from ledger.rules.mass.opportunities.modifiers import (
    AFTER,
    HARMING,
    HELPING,
    WEIGHING,
    weight,
)
from ledger.rules.mass.opportunities.offering import FIRED
from ledger.rules.mass.opportunities.passing import PAYING, REWARDING
from ledger.rules.mass.opportunities.tables import OPPORTUNITY
from ledger.rules.mass.opportunities.unit import flees, left
from ledger.rules.mass.opportunities.windows import (
    FORCING,
    demanded,
    destination,
    distance,
    first,
    last,
    orders,
    phase,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.rules.mass.opportunities.battle import Battle, Hero, Running
    from ledger.state import State

VOLLEYS = {"CRG": "MASS-OPP-CRG-02", "COM": "MASS-OPP-COM-02"}


class Due(NamedTuple):
    """One thing that falls due.

    Attributes:
        what: "personal", "all_rolls" or "dice" (rolls of the hero), "reputation" (of
            each turn), "done" (reputation when it is done), "strategy" (a general's
            roll), "volley", "medic" or "booty".
        rule: the rule behind it.
        turn: the turn from which it counts; None for the end of the battle.
        until: the last such turn; None while nothing ends it.
        value: how much; None where dice will decide.
        side: the side whose general rolls.
    """

    what: str
    rule: str
    turn: int | None
    until: int | None = None
    value: int | None = None
    side: str = ""


def still_due(state: State, battle: Battle, hero: Hero, one: Running) -> list[Due]:
    """Everything to come from a running one, when the battle is before a turn."""
    if one.waits:
        return [Due("medic", "MASS-OPP-INF-04", None, None, _dramatic())]
    start, until = max(first(state, one), battle.turn), last(state, one)
    if phase(state, one, battle.turn) == "after":
        return list(_weighing(state, one, battle.turn, None))
    due = list(_weighing(state, one, start, until))
    due += _paying(state, battle, hero, one, start)
    if until is not None:
        due += _rewarding(hero, one, until)
    if one.code == "MES":
        due += _delivery(state, battle, hero, one)
    if one.code == "MAG":
        due.append(Due("booty", "MASS-OPP-MAG-03", None))
    return due


def _dramatic() -> int:
    return int(OPPORTUNITY["INF"]["heal_dramatic"])


def _weighing(
    state: State, one: Running, start: int, until: int | None
) -> Iterator[Due]:
    """What modifies the hero's rolls, now and later."""
    kind = OPPORTUNITY[one.code]
    value, rule = weight(state, one, start)
    if value:
        what = "all_rolls" if "all_rolls" in kind else "personal"
        yield Due(what, rule, start, until, value)
    if "dice" in kind:
        yield Due("dice", WEIGHING[one.code], start, until, kind["dice"])
    if "after" in kind and until is not None:
        yield Due("personal", AFTER, until + 1, None, kind["after"])


def _paying(
    state: State, battle: Battle, hero: Hero, one: Running, start: int
) -> Iterator[Due]:
    """What each turn brings: reputation, a volley, a penalty for the enemy general."""
    code, kind, until = one.code, OPPORTUNITY[one.code], last(state, one)
    if code in FIRED:
        yield Due("volley", VOLLEYS[code], start, until)
    if code == "COM":
        yield Due("reputation", PAYING[code], start, until)
        enemy = battle.enemy(hero.side).id
        yield Due("strategy", HARMING[code], start + 1, until, None, enemy)
        return
    value = int(kind.get("rep_turn", 0))
    if "rep_by_level" in kind:
        value = int(kind["rep_by_level"][one.level])
    if value:
        yield Due("reputation", PAYING[code], start, until, value)


def _rewarding(hero: Hero, one: Running, until: int) -> Iterator[Due]:
    """What it brings if the hero is on his feet after its last turn."""
    code, kind = one.code, OPPORTUNITY[one.code]
    if code == "INF":
        yield Due("medic", "MASS-OPP-INF-04", until, until, _dramatic())
    if kind.get("rep_done"):
        yield Due("done", REWARDING[code], until, until, kind["rep_done"])
    if kind.get("ally_next"):
        roll = until + 1
        yield Due("strategy", HELPING[code], roll, roll, kind["ally_next"], hero.side)


def _delivery(state: State, battle: Battle, hero: Hero, one: Running) -> Iterator[Due]:
    """What a message brings if every coming roll takes it a step further."""
    steps = distance(one.level) - one.tally
    until = max(first(state, one), battle.turn) + steps - 1
    bonus = int(OPPORTUNITY["MES"]["ally_most"]) - (until - one.won)
    if bonus > 0:
        yield Due("done", REWARDING["MES"], until, until, bonus)
        yield Due("strategy", HELPING["MES"], until + 1, until + 1, bonus, hero.side)


def endings(state: State, one: Running) -> list[dict[str, Any]]:
    """What ends it early, besides the hero's fall and the battle's end."""
    reasons = []
    if OPPORTUNITY[one.code]["force"]:
        reasons.append({"why": "left", "rule": FORCING[one.code]})
    if one.code == "COM":
        reasons.append({"why": "fled", "rule": "MASS-OPP-COM-07"})
    if one.code == "BAN" and house(state, "opp.one_banner"):
        reasons.append({"why": "captured", "rule": "MASS-OPP-GEN-14"})
    if not orders(one.code) and house(state, "opp.decline"):
        reasons.append({"why": "given_up", "rule": "MASS-OPP-GEN-11"})
    return reasons


def progress(state: State, one: Running) -> dict[str, Any] | None:
    """How far a message has come, or how many of a unit are left."""
    if one.code == "MES":
        steps, goal = distance(one.level), destination(one.level)
        return {"steps": one.tally, "of": steps, "to": goal}
    if one.code == "COM":
        alive = sum(band.members for band in left(state, one.tally))
        more = next(n for n in range(alive + 1) if flees(state, one.tally + n))
        return {"left": alive, "dead": one.tally, "flees_after": more}
    return None


def running_facts(
    state: State, battle: Battle, hero: Hero, one: Running
) -> dict[str, Any]:
    """A running opportunity before a turn: when, where, what falls due, what ends it."""
    return {
        "code": one.code,
        "won": one.won,
        "waits": one.waits,
        "first": None if one.waits else first(state, one),
        "last": None if one.waits else last(state, one),
        "stands": demanded(state, battle, hero, one, battle.turn),
        "progress": progress(state, one),
        "due": [due._asdict() for due in still_due(state, battle, hero, one)],
        "ends": endings(state, one),
    }
