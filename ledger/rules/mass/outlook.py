"""What is pending, for whom and when: the battle at the beginning of its next turn."""

from __future__ import annotations

from ledger.rules.mass.armies import MOST_SIDES, of_side, sides
from ledger.rules.mass.closing import open_turn, waiting
from ledger.rules.mass.commanding import drawn_up, earned, fewer
from ledger.rules.mass.facts import APART, RAISES, REPUTATION, SCORE
from ledger.rules.mass.field import battle_of
from ledger.rules.mass.opportunities.ending import RUN
from ledger.rules.mass.opportunities.modifiers import line_row
from ledger.rules.mass.opportunities.passing import turn_passed
from ledger.rules.mass.opportunities.pending import running_facts
from ledger.rules.mass.opportunities.windows import forced, rolls
from ledger.rules.mass.strategy import modifiers
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.rules.mass.opportunities.battle import Battle
    from ledger.state import State


def outlook(state: State) -> dict[str, Any]:
    """The state of the battle and all that is to come, as facts with ids.

    Where a turn is still open, the results of its end are already included; only
    unsettled opportunities and duels may change them.
    """
    here = battle_of(state)
    coming = here
    if open_turn(state) and len(sides(state)) > 1:
        coming = turn_passed(state, here._replace(duels=())).battle
    run = state.number(CAMPAIGN, "run")
    return {
        "turn": state.turn,
        "stage": stage(state),
        "attacker": state.text(CAMPAIGN, "attacker"),
        "streak": {
            "side": state.text(CAMPAIGN, "run_of"),
            "turns": run,
            "needed": RUN,
            "at_hand": run == RUN - 1,
        },
        "victor": state.text(CAMPAIGN, "victor"),
        "coming": coming.turn,
        "sides": [_side(state, coming, side) for side in sides(state)],
        "heroes": [
            _hero(state, here, coming, hero)
            for side in sides(state)
            for hero in of_side(state, "hero", side)
        ],
        "unsettled": [
            {"hero": hero, "rule": "MASS-TURN-10"} for hero in waiting(state)
        ],
        "duels": [
            {"hero": one.hero, "opponent": one.opponent, "rule": "MASS-OPP-DUE-02"}
            for one in here.duels
        ],
    }


def stage(state: State) -> str:
    """The stage of the battle: who fights, its turns, whether it is won or over."""
    if state.get(CAMPAIGN, "ended"):
        return "over"
    if state.get(CAMPAIGN, "victor"):
        return "won"
    if state.get(CAMPAIGN, "attacker") is None:
        return "muster"
    return "fought" if open_turn(state) else "begun"


def _goes_on(state: State) -> bool:
    """Whether there will be another turn, because nobody has won the battle yet."""
    return state.get(CAMPAIGN, "victor") is None


def _side(state: State, coming: Battle, side: str) -> dict[str, Any]:
    """The modifiers of a side's coming strategy roll, and what is left to spend."""
    lines: list[dict[str, Any]] = []
    if _goes_on(state):
        earned_by = earned(state, coming, side)
        lines = [*_on_the_field(state, side), *(line_row(x) for x in earned_by)]
    return {
        "name": side,
        "men": state.number(side, "men"),
        "raises": state.balance(side, RAISES),
        "banner_lost": bool(state.get(side, "banner_lost")),
        "coming": sum(line["value"] for line in lines),
        "lines": lines,
        "fewer": [line_row(line) for line in fewer(state, coming, side)],
    }


def _on_the_field(state: State, side: str) -> list[dict[str, Any]]:
    """The terrain and numbers of a side, unless changed before the turn."""
    both = sides(state)
    if len(both) < MOST_SIDES:
        return []
    a, b = (drawn_up(state, one, state.words(one, "terrain")) for one in both)
    lines = modifiers(state, (a, b), 0)[both.index(side)]
    return [{**line, "hero": None, "code": None} for line in lines]


def _hero(state: State, here: Battle, coming: Battle, who: str) -> dict[str, Any]:
    """Where a hero is, where he must be, and what runs for him."""
    hero, later = here.hero(who), coming.hero(who)
    goes_on = _goes_on(state)
    must = forced(state, coming, who) if goes_on and not later.out else None
    return {
        "name": who,
        "side": hero.side,
        "out": hero.out,
        "level": hero.now.level if hero.now else hero.stood or None,
        "score": state.balance(who, SCORE),
        "apart": state.balance(who, APART),
        "reputation": state.balance(who, REPUTATION),
        "brought": state.get(who, "brought"),
        "unsettled": bool(state.get(who, "offered")),
        "forced": must._asdict() if must else None,
        "no_roll": rolls(state, coming, who) if goes_on else None,
        "running": [running_facts(state, coming, later, one) for one in later.running],
    }
