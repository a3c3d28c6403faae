"""The beginning of a battle: who starts the fight, and the rolls before it."""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.errors import Misuse, Refused
from ledger.rules.game import Outcome
from ledger.rules.mass.armies import MOST_SIDES, of_side, refuse_over, sides
from ledger.rules.mass.facts import RAISES
from ledger.rules.mass.field import FARING, PART, battle_of
from ledger.rules.mass.house import demand, plays_with
from ledger.rules.mass.keeping import best, capped, chains
from ledger.rules.mass.preparing import raises
from ledger.state import CAMPAIGN, WORLD, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from ledger.effects import Change, Effect
    from ledger.shapes.mass.armies import Prepared, Roll, Started
    from ledger.state import State
    from ledger.table import Table

# What belongs to one battle, rather than to those who fight in it.
OF_A_BATTLE = {
    CAMPAIGN: ("fought", "run_of", "run", "victor", "ended"),
    "side": ("men", "fortification", "prepared", "tactic", "terrain", "banner_lost"),
    "hero": (*FARING, *PART, "stood", "brought"),
}
# Who rolls before the battle, and with which knack.
ROLLS = (
    ("steward", "logistics", "MASS-PREP-01"),
    ("general", "galvanize", "MASS-PREP-02"),
)


def start(state: State, side: str) -> Outcome[Started]:
    """Starts the fight: the side that does is the attacker of turn 1 (MASS-TACT-02).

    After a battle, the same sides and heroes may begin another one.
    """
    if len(sides(state)) < MOST_SIDES:
        raise Refused("rule", "mass.one_side", rule="MASS-TURN-02")
    before = state.text(CAMPAIGN, "attacker")
    again = state.get(CAMPAIGN, "ended") is not None
    if before is not None and not again:
        raise Refused("out_of_phase", "mass.started", rule="MASS-TACT-02", side=before)
    defender = next(other for other in sides(state) if other != side)
    effects: list[Effect] = [*_cleared(state)] if again else []
    if before != side:
        effects.append(changed(state, CAMPAIGN, "attacker", side))
    because = Because("MASS-TACT-02", side)
    result: Started = {"attacker": side, "defender": defender, "again": again}
    effects = [effect._replace(because=because) for effect in effects]
    return Outcome({"side": side}, result, effects, turn=1 if again else None)


def _cleared(state: State) -> Iterator[Change]:
    """Clears the last battle, of which only those who fought remain.

    Men and walls belonged to another field, and must be given again.
    """
    if state.turn != 1:
        yield changed(state, CAMPAIGN, "turn", 1)
    for subject, facts in state.facts.items():
        kind = subject.partition(":")[0]
        for field in facts:
            if field in OF_A_BATTLE.get(kind, ()):
                yield changed(state, subject, field, None)


def prepare(
    state: State, table: Table, side: str, totals: Sequence[int]
) -> Outcome[Prepared]:
    """An army's rolls before the battle, once; each gives it free raises.

    The raises belong to the army (MASS-PREP-07). The totals of rolls may be given.
    """
    demand(state, "preparation")
    refuse_over(state)
    if state.get(side, "prepared"):
        raise Refused("out_of_phase", "mass.prepared", rule="MASS-PREP-01", side=side)
    if state.turn > 1 or state.get(CAMPAIGN, "fought") is not None:
        table.object(Refused("out_of_phase", "mass.under_way", rule="MASS-PREP-01"))
    lines = _rolls(state, side, totals) if totals else _rolled(state, table, side)
    gained = raises(state, [line["total"] for line in lines])
    because = Because("MASS-PREP-03", side)
    effects = moved(RAISES, gained, WORLD, side, because)
    result: Prepared = {
        "side": side,
        "rolls": lines,
        "raises": gained,
        "left": state.balance(side, RAISES) + gained,
    }
    return Outcome(
        {"side": side, "totals": list(totals)},
        result,
        [*effects, changed(state, side, "prepared", 1)],
    )


def rolling(state: State, side: str) -> list[tuple[str, str, str]]:
    """Those of a side who roll, each with the knack and the rule (MASS-PREP-02)."""
    return [
        (who, knack, rule)
        for kind, knack, rule in ROLLS
        for who in of_side(state, kind, side)
    ]


def _rolls(state: State, side: str, totals: Sequence[int]) -> list[Roll]:
    """The totals of dice rolled at the table, in the order of those who roll."""
    whose = rolling(state, side)
    if whose and len(whose) != len(totals):
        raise Misuse(
            "usage",
            "mass.totals",
            rolls=len(whose),
            names=[state.name(who) for who, *_ in whose],
        )
    names: list[str | None] = [who for who, *_ in whose]
    names = names or [None] * len(totals)
    return [
        {"who": who, "total": total, "raises": raises(state, [total])}
        for who, total in zip(names, totals, strict=True)
    ]


def _rolled(state: State, table: Table, side: str) -> list[Roll]:
    """The totals when each rolls Wits and the knack, and keeps Wits."""
    whose = rolling(state, side)
    if not whose:
        raise Refused("rule", "mass.nobody_prepares", rule="MASS-PREP-01", side=side)
    rolls: list[Roll] = []
    for who, knack, rule in whose:
        wits = state.number(who, "wits") or 1
        dice, keep, bonus = capped(wits + state.number(who, knack), wits)
        fell = chains(table, who, f"prepare.{knack}", dice, explode=True)
        total = sum(best(fell, keep)) + bonus
        rolls.append(
            {
                "who": who,
                "knack": knack,
                "dice": fell,
                "total": total,
                "raises": raises(state, [total]),
                "rule": rule,
            }
        )
    return rolls


def due(state: State) -> list[dict[str, Any]]:
    """What is to be done next."""
    if state.get(CAMPAIGN, "ended"):
        return []
    reminders: list[dict[str, Any]] = []
    started = state.get(CAMPAIGN, "attacker") is not None
    if len(sides(state)) < MOST_SIDES:
        reminders.append({"code": "mass.sides", "sides": sides(state)})
    elif not started:
        reminders.append({"code": "mass.start", "sides": sides(state)})
    waiting = [side for side in sides(state) if not state.get(side, "prepared")]
    fought = state.get(CAMPAIGN, "fought") is not None
    if waiting and state.turn == 1 and not fought and plays_with(state, "preparation"):
        reminders.append({"code": "mass.prepare", "sides": waiting})
    uncounted = [side for side in sides(state) if not state.get(side, "men")]
    if uncounted and started and not fought and plays_with(state, "numbers"):
        reminders.append({"code": "mass.men", "sides": uncounted})
    heroes = [hero for hero in state.subjects("hero") if state.get(hero, "offered")]
    duels = battle_of(state).duels if len(sides(state)) == MOST_SIDES else ()
    if heroes:
        reminders.append({"code": "mass.pending", "heroes": heroes})
    reminders += [
        {"code": "mass.duel", "hero": one.hero, "opponent": one.opponent}
        for one in duels
    ]
    if not (heroes or duels):
        reminders += _next(state)
    return reminders


def to_act(state: State) -> list[str]:
    """Those who are to act: heroes with an opportunity or duel, sides not yet ready."""
    names: list[str] = []
    for one in due(state):
        names += [one["hero"]] if "hero" in one else []
        names += [*one.get("heroes", ()), *one.get("sides", ())]
    return list(dict.fromkeys(names))


def undone(state: State, *, turn: bool) -> list[dict[str, Any]]:
    """What still has to happen before a turn is fought; nothing once it is won."""
    from ledger.rules.mass.closing import open_turn

    if not turn or open_turn(state):
        return []
    if any(state.get(CAMPAIGN, end) for end in ("ended", "victor")):
        return []
    return due(state) or [{"code": "mass.turn"}]


def _next(state: State) -> list[dict[str, Any]]:
    """What comes next where nothing holds it up: a turn, or the end of the battle."""
    if state.get(CAMPAIGN, "victor") is not None:
        return [{"code": "mass.end"}]
    if state.get(CAMPAIGN, "fought") is not None:
        return [{"code": "mass.turn"}]
    return []
