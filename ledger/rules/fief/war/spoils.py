"""What a battle on the board leaves: captives, ruins, and who holds the village."""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.rules.common.picking import pick
from ledger.rules.fief.facts import REBELS, STOCK
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.together import together
from ledger.rules.fief.fiefs import lord_of_fief, owner_of, title_at, title_over
from ledger.rules.fief.forces import lords_at, present, rebels_at, stands
from ledger.rules.fief.house import house
from ledger.rules.fief.movement.arriving import given_up, go_in, take_village
from ledger.rules.fief.movement.capturing import capture
from ledger.rules.fief.war import uprising
from ledger.rules.fief.war.force import OTHER
from ledger.rules.fief.war.suffering import fall
from ledger.rules.fief.war.surrendering import held_by, passed_on, taken_captive
from ledger.rules.game import warning
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.rules.fief.movement.progress import Progress
    from ledger.rules.fief.war.side import Side
    from ledger.rules.fief.war.situation import Situation
    from ledger.shapes.fief.shared import Captured
    from ledger.table import Table

RUINS = ("mill", "press")


def women_taken(
    progress: Progress, table: Table, sides: dict[str, Side], winner: str
) -> list[dict[str, Any]]:
    """Makes women without a crown the winner's captives (FIEF-FIGHT-06, GRACE-16).

    The captives who were with them pass on with them.
    """
    captives = []
    loser = sides[OTHER[winner]]
    for player in loser.players:
        own = loser.alone(player)
        women = own.lords(progress.state)
        if women:
            captives += passed_on(progress, table, own, sides[winner])
            rule = "FIEF-GRACE-16"
            captives += taken_captive(progress, table, women, sides[winner], rule)
    return captives


def prisoners_die(
    progress: Progress, table: Table, sides: dict[str, Side]
) -> list[dict[str, Any]]:
    """Kills captives whose guards have all died (FIEF-FIGHT-29, GRACE-05).

    A captive queen's guards go with her, and may have been another's last.
    """
    deaths: list[dict[str, Any]] = []
    while more := _unguarded_die(progress, table, sides):
        deaths += more
    progress.do(together(progress.state, deaths))
    return deaths


def _unguarded_die(
    progress: Progress, table: Table, sides: dict[str, Side]
) -> list[dict[str, Any]]:
    deaths = []
    for side in sides.values():
        for player, place in side.posts:
            if stands(progress.state, place, player):
                continue
            here = side._replace(players=(player,), posts=((player, place),))
            freed = house(progress.state, "revolt.prisoners") == "freed"
            if player == REBELS and freed:
                uprising.captives_freed(progress)
            deaths += [
                fall(progress, table, lord) for lord in held_by(progress.state, here)
            ]
    return deaths


def guests_gone(progress: Progress, village: str) -> None:
    """Ends the stay of guests whose last counter fell in a village (FIEF-MOVE-14)."""
    state = progress.state
    guests = state.words(village, "guests")
    left = tuple(player for player in guests if stands(state, village, player))
    if left != guests:
        change = changed(state, village, "guests", left or None)
        progress.do([change], Because("FIEF-MOVE-14", village))


def settled(
    progress: Progress,
    table: Table,
    situation: Situation,
    sides: dict[str, Side],
    winner: str | None,
    end: str | None,
) -> dict[str, Any]:
    """Settles ruins, the winner's entry, and the village or fief taken."""
    facts: dict[str, Any] = {"destroyed": {}, "captured": [], "capitals": []}
    village = situation.village
    fighting = [post for side in situation.sides.values() for post in side.posts]
    if end in ("truce", "unled") or all(place != village for _, place in fighting):
        return facts
    winners = sides[winner].left(progress.state) if winner else []
    kept = winner is not None and _kept_by_another(progress, situation)
    if uprising.among(situation.sides.values()):
        won = REBELS in winners
        facts["destroyed"] = uprising.ruined(progress, village, won=won)
    elif not kept:
        facts["destroyed"] = _destroyed(progress, situation, winners)
    if kept:
        return facts
    if winner is None:
        for player in situation.sides["defender"].players:
            given_up(progress, table, village, player)
    else:
        for player, place in sides[winner].posts:
            if place != village and stands(progress.state, place, player):
                go_in(progress, place, player)
    if REBELS in winners:
        facts["capitals"] = uprising.city_taken(progress, village)
    facts["captured"] = _capital(progress, table, village, winners)
    _taken(progress, table, village, winners)
    return facts


def _kept_by_another(progress: Progress, situation: Situation) -> bool:
    """Whether somebody who did not fight still holds the village."""
    state, village, owner = progress.state, situation.village, situation.owner
    everybody = {p for side in situation.sides.values() for p in side.players}
    return any(
        player is not None
        and player not in everybody
        and stands(state, village, player)
        for player in (owner, REBELS)
    )


def _destroyed(
    progress: Progress, situation: Situation, winners: Sequence[str]
) -> dict[str, int]:
    """Whether mills and presses fall, if not the winner's (FIGHT-19, AMB-94).

    Where both sides have fallen, a house rule decides (AMB-47).
    """
    state, village, owner = progress.state, situation.village, situation.owner
    if not winners:
        falls = house(state, "fight.mutual_destroys")
        return _ruined(progress, village, "FIEF-AMB-47") if falls else {}
    if owner in winners:
        return {}
    allied = owner is not None and lords.ally(state, owner) in winners
    if allied and house(state, "fight.ally_saves_buildings"):
        return {}
    ruined = _ruined(progress, village, "FIEF-FIGHT-19")
    if allied and ruined:
        facts = {"village": village, "player": owner}
        progress.warnings.append(
            warning("fief.ally_destroys", rule="FIEF-AMB-94", **facts)
        )
    return ruined


def _ruined(progress: Progress, village: str, rule: str) -> dict[str, int]:
    """Returns mills and presses to the treasurer; a castle stays (FIGHT-18).

    See FIEF-FIEF-24.
    """
    lost = {what: progress.state.balance(village, what) for what in RUINS}
    for what, count in lost.items():
        progress.do(moved(what, count, village, STOCK, Because(rule, village)))
    return {what: count for what, count in lost.items() if count}


def _capital(
    progress: Progress, table: Table, village: str, winners: Sequence[str]
) -> list[Captured]:
    """Gives the whole fief to the holder of a capital (FIEF-FIEF-20, -23).

    See FIEF-FIEF-10.
    """
    state = progress.state
    title = title_at(state, village)
    if title is None or rebels_at(state, village):
        return []
    there = present(state, village)
    if lord_of_fief(state, title) in there:
        return []
    there = [player for player in there if not winners or player in winners]
    if state.get(title, "aside"):
        there = [player for player in there if lords_at(state, village, player)]
    if not there:
        return []
    # Several allied attackers agree who becomes owner (AMB-117).
    taker = pick(state, table, f"owner.{state.name(village)}", there)
    captured = capture(progress, table, title, taker)
    return [captured] if captured else []


def _taken(
    progress: Progress, table: Table, village: str, winners: Sequence[str]
) -> None:
    """Gives a village outside fiefs to the winner (FIEF-FIGHT-16, FIEF-MOVE-12)."""
    state = progress.state
    there = [player for player in present(state, village) if player in winners]
    if not there or title_over(state, village) or owner_of(state, village) in there:
        return
    taker = pick(state, table, f"owner.{state.name(village)}", there)
    take_village(progress, village, taker, "FIEF-FIGHT-16")
