"""What follows from the record for players, figures, land and the campaign."""

from __future__ import annotations

from ledger.rules.game import Derived
from ledger.rules.medfan import campaign_end
from ledger.rules.medfan.determining import scaled
from ledger.rules.medfan.income import FIXED, PAYS
from ledger.rules.medfan.land import blocked, capability, every, owned_by
from ledger.rules.medfan.roster import cost, figures, ready
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State

OWNED, WORTH, FIT = "MED-WIN-06", "MED-AMB-SPOILS-3", "MED-SURV-09"
FIXED_GOAL, HALF = "MED-WIN-03", "MED-WIN-04"


def explains(state: State, subject: str) -> list[Derived]:
    """What follows for a thing from facts about other things."""
    if subject == CAMPAIGN:
        return _campaign(state)
    kind = subject.partition(":")[0]
    by_kind = {"player": _player, "figure": _figure, "territory": _territory}
    return by_kind[kind](state, subject) if kind in by_kind else []


def _campaign(state: State) -> list[Derived]:
    """How many territories end the campaign, where that is agreed."""
    wanted = campaign_end.territories_to_win(state)
    if wanted is None:
        return []
    total = len(every(state))
    half = bool(state.get(CAMPAIGN, "goal_half"))
    half = half and wanted == campaign_end.more_than_half(total)
    key, rule = ("to_win.half", HALF) if half else ("to_win", FIXED_GOAL)
    rests = ((CAMPAIGN, "goal_half" if half else "goal_territories"),)
    facts = {"total": total}
    return [Derived(key, "to_win", wanted, rule, facts, rests, counts=True)]


def _player(state: State, player: str) -> list[Derived]:
    """How much land a player owns, and what the army is worth."""
    land, army = owned_by(state, player), figures(state, player)
    derived: list[Derived] = []
    facts: dict[str, Any]
    if land:
        rests = [(one, "owner") for one in land]
        facts = {"lands": land}
        derived.append(
            Derived("lands", "lands", len(land), OWNED, facts, rests, counts=True)
        )
    if army:
        total = sum(cost(state, one) for one in army)
        fit = [one for one in army if ready(state, one)]
        facts = {"count": len(army), "fit": len(fit)}
        facts["worth"] = sum(cost(state, one) for one in fit)
        rests = [(one, field) for one in army for field in ("cost", "paid")]
        derived.append(Derived("army", "army", total, WORTH, facts, rests, counts=True))
    return derived


def _figure(state: State, figure: str) -> list[Derived]:
    """Whether a figure may fight in the next battle."""
    if state.get(figure, "retired") or not state.get(figure, "player"):
        return []
    if ready(state, figure):
        return [Derived("ready", "ready", 1, FIT, {"figure": figure})]
    fallen = state.get(figure, "fallen") == 1
    key, field = ("ready.fallen", "fallen") if fallen else ("ready.rests", "rests")
    return [Derived(key, "ready", None, FIT, {"figure": figure}, ((figure, field),))]


def _territory(state: State, territory: str) -> list[Derived]:
    """What a territory pays after each battle, where no dice decide it."""
    kind = capability(state, territory)
    if kind not in FIXED:
        return []
    rests = ((territory, "capability"),)
    if blocked(state, territory):
        facts = ((territory, "blocked"),)
        return [Derived("pays.blocked", "pays", None, "MED-INC-17", {}, facts)]
    amount = scaled(state, FIXED[kind])
    return [Derived("pays", "pays", amount, PAYS, {"land": kind}, rests, counts=True)]
