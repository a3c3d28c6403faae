"""Lords who become captives, and what happens to the captives they held."""

from __future__ import annotations

from ledger.effects import Because
from ledger.rules.common.picking import agrees, pick
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.dying import DUNGEON, die
from ledger.rules.fief.families.releasing import set_free
from ledger.rules.fief.forces import stands
from ledger.rules.fief.house import house
from ledger.rules.fief.variants.dungeon import awaits
from ledger.rules.fief.variants.ransoms import captured
from ledger.rules.fief.war.suffering import eliminated
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ledger.rules.fief.movement.progress import Progress
    from ledger.rules.fief.war.side import Side
    from ledger.state import State
    from ledger.table import Table


def surrender(progress: Progress, table: Table, own: Side, other: Side) -> list[Any]:
    """Grants a player mercy; returns the captives that the other side takes.

    All the player's lords here become captives, the soldiers with them are eliminated
    (FIEF-GRACE-02, AMB-99), and the captives that they held pass on.
    """
    (player,) = own.players
    taken = own.lords(progress.state)
    passed = passed_on(progress, table, own, other)
    because = Because("FIEF-GRACE-02", player)
    eliminated(progress, own, because)
    return passed + taken_captive(progress, table, taken, other, "FIEF-GRACE-02")


def taken_captive(
    progress: Progress, table: Table, taken: Iterable[str], winners: Side, rule: str
) -> list[dict[str, Any]]:
    """Makes lords captives of the winners; allies agree whose (FIGHT-26)."""
    captives = []
    for lord in taken:
        state = progress.state
        captor = _captor(state, table, lord, winners)
        before = lords.captor(state, lord)
        changes = [changed(state, lord, "captor", captor)]
        place = _post(state, winners, captor)
        if state.get(lord, "at") != place:
            changes.append(changed(state, lord, "at", place))
        progress.do(changes, Because(rule, lord))
        player = lords.owner(state, lord)
        captive = {"lord": lord, "player": player, "captor": captor, "before": before}
        captives.append(captive | _behind_bars(progress, table, lord, captor, winners))
    return captives


def _behind_bars(
    progress: Progress, table: Table, lord: str, captor: str, winners: Side
) -> dict[str, Any]:
    """Puts the King's captives in the dungeon, where it is played (VAR-25).

    The last free lord of a family must be ransomed in time (FIEF-VAR-31).
    """
    fate: dict[str, Any] = {}
    player = lords.owner(progress.state, lord)
    if awaits(progress.state, lord, captor, winners.lords(progress.state)):
        effects, death, notes = die(progress.state, table, lord, DUNGEON)
        progress.do(effects)
        progress.warnings += notes
        fate = {"dungeon": bool(death.get("dungeon")), "death": death}
    progress.do(captured(progress.state, player))
    return fate


def passed_on(
    progress: Progress, table: Table, losers: Side, winners: Side
) -> list[dict[str, Any]]:
    """Gives captives whose captor lost to the winner, or frees them (AMB-58)."""
    kept = []
    for lord in held_by(progress.state, losers):
        state = progress.state
        if _goes_free(state, table, lord, winners):
            player = lords.owner(state, lord)
            own = [place for who, place in winners.posts if who == player]
            place = own[0] if own else winners.posts[0][1]
            progress.do(set_free(state, lord, place, "FIEF-AMB-58"))
            progress.freed.append(lord)
        else:
            kept.append(lord)
    return taken_captive(progress, table, kept, winners, "FIEF-AMB-58")


def held_by(state: State, side: Side) -> list[str]:
    """The captives beside the counters of a side."""
    return [
        lord
        for player, place in side.posts
        for lord in lords.captives_of(state, player)
        if state.get(lord, "at") == place
    ]


def _goes_free(state: State, table: Table, lord: str, winners: Side) -> bool:
    """Whether a captive goes free: the family or an ally has won, or by house rule."""
    player = lords.owner(state, lord)
    if player in winners.players or house(state, "prisoner.captor_loses") == "free":
        return True
    ally = lords.ally(state, player)
    if ally in winners.players:
        return agrees(state, table, f"release.{state.name(lord)}", ally)
    return False


def _captor(state: State, table: Table, lord: str, winners: Side) -> str:
    """One of the winners; never the lord's own player."""
    player = lords.owner(state, lord)
    likely = [one for one in winners.left(state) if one != player]
    return pick(state, table, f"captor.{state.name(lord)}", likely)


def _post(state: State, side: Side, player: str) -> str:
    """The place of a player of a side."""
    places = side.places(player)
    return next((p for p in places if stands(state, p, player)), places[0])
