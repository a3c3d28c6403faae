"""The rebels' march: as one band, at most two villages, and what they lay waste."""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Refused
from ledger.rules.fief.board.places import came_from, village_of
from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.forces import counters
from ledger.rules.fief.movement import arriving, capturing
from ledger.rules.fief.movement.moving import in_time
from ledger.rules.fief.movement.passage import cross
from ledger.rules.fief.movement.paths import forbid, route, steps
from ledger.rules.fief.movement.progress import Progress
from ledger.rules.fief.movement.rebels import (
    AT,
    lay_waste,
    must_fight,
    opponents,
    stand,
    take_capital,
    walked,
)
from ledger.rules.fief.tables import LIMITS
from ledger.rules.fief.turn import order, overtaking
from ledger.rules.game import Outcome, warning
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.rules.fief.movement.passage import Crossing
    from ledger.state import State
    from ledger.table import Table


def march(state: State, table: Table, player: str, to: Sequence[str] = ()) -> Outcome:
    """The player who controls the revolt moves the whole band (FIEF-REVOLT-10, -11)."""
    place = _band(state, table, player)
    in_time(state, table, player)
    progress = Progress(state)
    captured = capturing.settle_earlier(progress, table, player)
    now = progress.state
    way, notes = route(now, table, place, to)
    progress.warnings += notes
    already, more = walked(now), sum(steps(place, way))
    most = LIMITS["steps_rebels"]
    if already + more > most:
        facts = {"walked": already, "more": more, "most": most}
        refusal = Refused("rule", "fief.rebel_steps", rule="FIEF-MOVE-26", **facts)
        forbid(state, table, refusal)
    crossing = cross(now, table, REBELS, place, way)
    progress.warnings += crossing.warnings
    stand(progress, crossing.end)
    fights = _come_upon(progress, crossing)
    _walked_on(progress, already + crossing.steps)
    wasted = [
        waste
        for village in dict.fromkeys(crossing.crossed)
        if (waste := lay_waste(progress, village))
    ]
    taken = [
        city
        for village in dict.fromkeys(crossing.crossed)
        if (city := take_capital(progress, village, ends=village == crossing.end))
    ]
    if crossing.steps and came_from(place) is None:
        arriving.given_up(progress, table, place, None)
    progress.do(order.acts(state, player))
    progress.warnings += overtaking.overtake(state, table, player)
    asked: dict[str, Any] = {"player": player, "to": way}
    result = {
        "player": player,
        "start": village_of(place),
        "end": village_of(crossing.end),
        "entrance_from": came_from(crossing.end),
        "crossed": list(crossing.crossed),
        "steps": crossing.steps,
        "ended": crossing.ended,
        "passages": list(crossing.passages),
        "fights": fights,
        "rebels": counters(now, REBELS),
        "destroyed": wasted,
        "capitals": taken,
        "captured": captured,
        **progress.facts(),
    }
    return Outcome(asked, result, progress.effects, progress.warnings)


def _band(state: State, table: Table, player: str) -> str:
    """The rebels' place; only the one who controls the revolt moves them (MOVE-26)."""
    place = state.text(CAMPAIGN, AT)
    if place is None or not counters(state, REBELS):
        raise Refused("rule", "fief.no_rebels", rule="FIEF-MOVE-26")
    controller = state.text(CAMPAIGN, "revolt")
    if controller != player:
        facts = {"player": player, "owner": controller or ""}
        refusal = Refused("rule", "fief.not_controller", rule="FIEF-MOVE-26", **facts)
        table.object(refusal)
    return place


def _come_upon(progress: Progress, crossing: Crossing) -> list[str]:
    """Makes them fight others whom they meet, in the phase of battles (AMB-69)."""
    if crossing.ended != "forced":
        return []
    village = village_of(crossing.end)
    enemies = opponents(progress.state, village)
    progress.do(must_fight(progress.state, enemies), Because("FIEF-AMB-69", village))
    if not crossing.warnings:  # otherwise the weather keeps them apart
        rule = "FIEF-AMB-69"
        progress.warnings.append(warning("fief.fight_next", rule=rule, village=village))
    return enemies


def _walked_on(progress: Progress, walked: int) -> None:
    """Records how far the band has come this turn."""
    state = progress.state
    because = Because("FIEF-REVOLT-10", village_of(state.text(CAMPAIGN, AT) or ""))
    facts = (
        ("revolt_steps", walked or None),
        ("revolt_steps_in", state.turn if walked else None),
    )
    for field, value in facts:
        if state.get(CAMPAIGN, field) != value:
            progress.do([changed(state, CAMPAIGN, field, value)], because)
