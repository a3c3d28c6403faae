"""The end of the campaign: what is agreed, who leads, and whether it is over."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.rules.common.facts import MONEY
from ledger.rules.game import Outcome
from ledger.rules.medfan.house import house
from ledger.rules.medfan.land import every, owned_by
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.shapes.medfan.shared import Goal
    from ledger.state import State


def more_than_half(total: int) -> int:
    """The smallest number that is more than half of the territories (MED-WIN-04).

    >>> more_than_half(15)
    8
    """
    return total // 2 + 1


def territories_to_win(state: State) -> int | None:
    """How many territories end the campaign; half of them changes with their number.

    See MED-WIN-05.
    """
    numbers = []
    if state.get(CAMPAIGN, "goal_half"):
        numbers.append(more_than_half(len(every(state))))
    fixed = state.number(CAMPAIGN, "goal_territories")
    if fixed:
        numbers.append(fixed)
    return min(numbers, default=None)


def reached(state: State) -> list[str]:
    """The players who own enough territories to end the campaign."""
    wanted = territories_to_win(state)
    if wanted is None:
        return []
    return [p for p in state.seats if len(owned_by(state, p)) >= wanted]


def games_played(state: State) -> bool:
    """Whether the agreed number of games was played (MED-AMB-WIN-2, MED-WIN-02)."""
    wanted = state.number(CAMPAIGN, "goal_games")
    if not wanted:
        return False
    if house(state, "games_counted") == "per_player":
        return all(state.number(p, "battles") >= wanted for p in state.seats)
    return state.number(CAMPAIGN, "battles") >= wanted


def ended_by(state: State) -> str | None:
    """What ends the campaign now: whichever comes first (MED-WIN-08)."""
    if reached(state):
        return "territories"
    return "games" if games_played(state) else None


def leaders(state: State) -> list[str]:
    """Who has the most territories; only owned ones count (MED-WIN-01, -06)."""
    owned = {player: len(owned_by(state, player)) for player in state.seats}
    most = max(owned.values(), default=0)
    first = [player for player in state.seats if owned[player] == most]
    if len(first) > 1 and house(state, "campaign_tie") == "hoard":
        richest = max(state.balance(player, MONEY) for player in first)
        first = [p for p in first if state.balance(p, MONEY) == richest]
    return first


def standings(state: State) -> dict[str, Any]:
    """The current standings of the campaign, and what ends it."""
    table = [
        {
            "name": player,
            "territories": len(owned_by(state, player)),
            "money": state.balance(player, MONEY),
            "battles": state.number(player, "battles"),
        }
        for player in state.seats
    ]
    table.sort(key=lambda line: -int(str(line["territories"])))
    over = bool(state.get(CAMPAIGN, "over"))
    return {
        "players": table,
        "leaders": leaders(state),
        "total": len(every(state)),
        "unoccupied": sum(state.get(t, "owner") is None for t in every(state)),
        "battles": state.number(CAMPAIGN, "battles"),
        "goal": goal_facts(state),
        "over": over,
        "winners": leaders(state) if over else [],
    }


def goal_facts(state: State) -> Goal:
    """The agreed ends of the campaign, as facts."""
    return {
        "games": state.number(CAMPAIGN, "goal_games") or None,
        "territories": territories_to_win(state),
        "half": bool(state.get(CAMPAIGN, "goal_half")),
    }


def goal(
    state: State,
    games: int | None = None,
    territories: int | None = None,
    half: bool = False,
) -> Outcome[Goal]:
    """The players agree what ends the campaign; by default, their own decision."""
    if half and territories:
        raise Misuse("usage", "medfan.goal_both")
    wanted = {
        "goal_games": games or None,
        "goal_territories": territories or None,
        "goal_half": 1 if half else None,
    }
    effects = [changed(state, CAMPAIGN, field, v) for field, v in wanted.items()]
    asked = {"games": games, "territories": territories, "half": half}
    after = state.copy().apply(effects)
    return Outcome(asked, goal_facts(after), effects)
