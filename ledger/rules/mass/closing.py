"""Closing a turn and ending a battle: what continues, and what heroes take home."""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.errors import Misuse, Refused
from ledger.record import NamedTuple
from ledger.rules.game import Outcome
from ledger.rules.mass.armies import of_side, refuse_over, sides
from ledger.rules.mass.facts import APART, RAISES, REPUTATION, SCORE
from ledger.rules.mass.field import battle_of, recorded
from ledger.rules.mass.opportunities.ending import finished, gained
from ledger.rules.mass.opportunities.passing import turn_passed
from ledger.state import CAMPAIGN, WORLD, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from ledger.effects import Effect
    from ledger.rules.mass.opportunities.battle import Ended, Gain, Line
    from ledger.shapes.mass import shared as shapes
    from ledger.shapes.mass.battle import Home, Over
    from ledger.shapes.mass.shared import Due
    from ledger.state import State
    from ledger.table import Table


class Closed(NamedTuple):
    """What the end of a turn brings.

    Attributes:
        effects: what it does to balances and facts.
        facts: the outcome, as facts.
    """

    effects: list[Effect]
    facts: shapes.TurnEnd


def open_turn(state: State) -> bool:
    """Whether a turn has been fought but not ended; a battle's end ends the last."""
    fought = state.number(CAMPAIGN, "fought") == state.turn
    return fought and not state.get(CAMPAIGN, "ended")


def waiting(state: State) -> list[str]:
    """The heroes who have won an opportunity that is not yet settled."""
    return [hero for hero in state.subjects("hero") if state.get(hero, "offered")]


def refuse_open(state: State) -> None:
    """Refuses to go on while an opportunity is not settled (MASS-TURN-10)."""
    heroes = waiting(state)
    if heroes:
        names = [state.name(hero) for hero in heroes]
        raise Refused("out_of_phase", "mass.pending", rule="MASS-TURN-10", names=names)


class Begun(NamedTuple):
    """The next turn, before anybody has taken a place.

    Attributes:
        state: the state at its beginning.
        effects: what it took to get there.
        before: the end of the turn that was fought; None if it had already ended.
    """

    state: State
    effects: list[Effect]
    before: Closed | None = None


def begun(state: State, table: Table) -> Begun:
    """Begins the next turn; closes the last one first, if it is still open."""
    if state.get(CAMPAIGN, "victor"):
        raise Refused("out_of_phase", "mass.over", rule="MASS-END-01")
    if not open_turn(state):
        return Begun(state, [])
    refuse_open(state)
    before = closed(state, table)
    following = changed(state, CAMPAIGN, "turn", state.turn + 1)
    effects = [*before.effects, following]
    return Begun(state.copy().apply(effects), effects, before)


def closed(state: State, table: Table) -> Closed:
    """The end of the turn that was fought."""
    del table
    before = battle_of(state)
    passed = turn_passed(state, before)
    answer: shapes.TurnEnd = {
        "turn": before.turn,
        "gains": gain_rows(passed.gains),
        "lines": line_rows(passed.lines),
        "ended": ended_rows(passed.ended),
        "healed": [{"hero": who, "dramatic": passed.dramatic} for who in passed.healed],
    }
    return Closed(
        [*scored(passed.gains), *recorded(state, before, passed.battle)], answer
    )


def scored(gains: Iterable[Gain]) -> list[Effect]:
    """Reputation for the battle scores (MASS-OPP-GEN-04)."""
    return [
        effect
        for gain in gains
        for effect in moved(
            SCORE, gain.value, WORLD, gain.hero, Because(gain.rule, gain.hero)
        )
    ]


def gain_rows(gains: Iterable[Gain]) -> list[shapes.Gain]:
    """Heroes' gains, as facts."""
    return [
        {"hero": g.hero, "reputation": g.value, "code": g.code, "rule": g.rule}
        for g in gains
    ]


def line_rows(lines: Iterable[Line]) -> list[Due]:
    """What sides gain or lose on their rolls, as facts."""
    return [
        {
            "side": x.who,
            "value": x.value,
            "hero": x.hero,
            "code": x.code,
            "rule": x.rule,
        }
        for x in lines
    ]


def ended_rows(ended: Iterable[Ended]) -> list[shapes.Ended]:
    """Which opportunities have ended, and why, as facts."""
    return [
        {"hero": e.hero, "code": e.code, "why": e.why, "rule": e.rule} for e in ended
    ]


# The end of the battle -------------------------------------------------------------


def end(state: State, table: Table, winner: str | None) -> Outcome[Over]:
    """Ends the battle: every hero takes home what he has gained (MASS-END-03)."""
    refuse_over(state)
    victor = state.text(CAMPAIGN, "victor")
    if winner is not None:
        if victor not in (None, winner):
            raise Refused("rule", "mass.other_won", rule="MASS-END-01", side=victor)
        victor = winner
    if victor is None:
        raise Misuse("usage", "mass.no_victor", rule="MASS-AMB-52")
    refuse_open(state)
    effects: list[Effect] = []
    now, turn_end = state, None
    if open_turn(state):
        last = closed(state, table)
        effects, turn_end = [*last.effects], last.facts
        now = state.copy().apply(effects)
    before = battle_of(now)
    over = finished(now, before)
    effects += recorded(now, before, over.battle)
    for side in sides(now):
        effects += moved(RAISES, now.balance(side, RAISES), side, WORLD)
    heroes = [
        _home(now, hero, effects, won=side == victor)
        for side in sides(now)
        for hero in of_side(now, "hero", side)
    ]
    for field, value in (("victor", victor), ("ended", 1)):
        if now.get(CAMPAIGN, field) != value:
            effects.append(changed(now, CAMPAIGN, field, value))
    result: Over = {
        "victor": victor,
        "closed": turn_end,
        "heroes": heroes,
        "ended": ended_rows(over.ended),
        "booty": list(over.booty),
        "reward": over.reward if over.booty else None,
    }
    return Outcome({"winner": victor}, result, effects)


def _home(state: State, hero: str, effects: list[Effect], *, won: bool) -> Home:
    """What one hero takes home: the whole score, or half of it."""
    score, apart = state.balance(hero, SCORE), state.balance(hero, APART)
    gain = gained(state, score, won=won, apart=apart)
    if gain:
        effects.append(changed(state, hero, "brought", gain))
    because = Because("MASS-END-03" if won else "MASS-END-04", hero)
    effects += moved(SCORE, score, hero, WORLD, because)
    effects += moved(APART, apart, hero, WORLD, because)
    effects += moved(REPUTATION, max(gain, 0), WORLD, hero, because)
    effects += moved(REPUTATION, max(-gain, 0), hero, WORLD, because)
    return {"name": hero, "score": score, "apart": apart, "won": won, "gain": gain}


def end_turn(state: State, table: Table) -> Outcome | None:
    """Closes a turn that was fought: opportunities pay, continue, or end."""
    if not open_turn(state):
        return None
    refuse_open(state)
    passed = closed(state, table)
    return Outcome({}, {**passed.facts}, passed.effects)
