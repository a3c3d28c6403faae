"""What a Med-Fan campaign is waiting for: an open aftermath, a battle, or its end."""

from __future__ import annotations

from ledger.rules.medfan import campaign_end
from ledger.rules.medfan.preparing import objectives_of
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State


def pending(state: State) -> list[dict[str, Any]]:
    """What is pending, as codes with facts.

    "aftermath": the steps after a battle are not finished; "battle": one is
    prepared; "over": the campaign is finished, unless people play on.
    """
    reminders: list[dict[str, Any]] = []
    sides = dict(
        zip(("attacker", "defender"), state.words(CAMPAIGN, "fighters"), strict=False)
    )
    step = state.text(CAMPAIGN, "step")
    scenario = state.text(CAMPAIGN, "scenario")
    if step:
        winner = state.text(CAMPAIGN, "winner")
        reminders.append({"code": "aftermath", **sides, "winner": winner, "step": step})
    elif scenario:
        aims = objectives_of(state)
        facts = {**sides, "scenario": scenario, "objectives": aims}
        reminders.append({"code": "battle", **facts})
    if state.get(CAMPAIGN, "over"):
        reminders.append({"code": "over", "winners": campaign_end.leaders(state)})
    return reminders


def undone(state: State, *, turn: bool) -> list[dict[str, Any]]:
    """What stays open as a turn ends: a prepared battle, or the steps after one."""
    return [one for one in pending(state) if turn and one["code"] != "over"]


def to_act(state: State) -> list[str]:
    """Those who are to act: after a battle, the winner first; or the fighters."""
    fighters = list(state.words(CAMPAIGN, "fighters"))
    winner = state.text(CAMPAIGN, "winner")
    return sorted(fighters, key=lambda one: one != winner)
