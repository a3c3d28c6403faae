"""Captivity offered behind the walls: an admitted lord is surprised, or refuses."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.rules.fief.board.places import came_from
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import building, is_guest, owner_of
from ledger.rules.fief.forces import stands
from ledger.rules.fief.movement.progress import Progress
from ledger.rules.fief.turn import order
from ledger.rules.fief.war.heaps import heaps
from ledger.rules.fief.war.situation import side_at
from ledger.rules.fief.war.spoils import guests_gone
from ledger.rules.fief.war.surrendering import surrender
from ledger.rules.game import Outcome, warning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.fief.war.side import Side
    from ledger.shapes.fief.war import Captive, LetIn
    from ledger.state import State
    from ledger.table import Table

RULE = "FIEF-MOVE-18"
# When a visitor may be surprised: when let in, or while staying (FIEF-MOVE-29).
PHASES = ("movement", "combat")
ANSWERS = ("accepted", "refused")
ACCEPTED = ANSWERS[0]


def captivity(state: State, table: Table, lord: str) -> Outcome[LetIn]:
    """The owner of a castle offers captivity to an admitted lord (FIEF-GRACE-17).

    A lord who accepts is captured with all lords of the family there; the soldiers with
    them are eliminated (AMB-62). One who refuses fights in the next phase, both inside.
    """
    village, host = _admitted(state, table, lord)
    _in_time(state, table)
    player = lords.owner(state, lord)
    guest = _side(state, "attacker", player, village)
    own = _side(state, "defender", host, village)
    family = guest.lords(state)
    escort = sum(heap.points for heap in heaps(state, guest))
    key = f"captivity.{state.name(lord)}"
    accepted = table.choose(key, ANSWERS, who=player) == ACCEPTED
    progress = Progress(state)
    captives: list[Captive] = []
    if accepted:
        captives = surrender(progress, table, guest, own)
        guests_gone(progress, village)
    else:
        facts = {"player": player, "village": village}
        progress.warnings.append(warning("fief.ambush_refused", rule=RULE, **facts))
    left = sum(heap.points for heap in heaps(progress.state, guest))
    asked = {"lord": lord}
    result: LetIn = {
        "lord": lord,
        "player": player,
        "captor": host,
        "village": village,
        "accepted": accepted,
        "lords": family,
        "soldiers": escort - left,
        "captives": captives,
        **progress.facts(),
    }
    return Outcome(asked, result, progress.effects, progress.warnings)


def _admitted(state: State, table: Table, lord: str) -> tuple[str, str]:
    """The walled village where a lord is a guest, and its owner, who is there, too."""
    if not lords.is_free(state, lord):
        raise Refused("rule", "fief.captive", rule="FIEF-GRACE-17", lord=lord)
    place = state.text(lord, "at") or ""
    player, village = lords.owner(state, lord), place.partition("/")[0]
    host = owner_of(state, village)
    facts = {"lord": lord, "village": village}
    if host is None or host == player or not building(state, village):
        raise Refused("rule", "fief.no_host", rule=RULE, **facts)
    if not stands(state, village, host):
        # There would be nobody to guard the captives.
        facts = {"player": host, "village": village}
        raise Refused("rule", "fief.host_absent", rule=RULE, **facts)
    if came_from(place) is not None:
        raise Refused("rule", "fief.not_admitted", rule=RULE, **facts)
    if not is_guest(state, village, player):
        table.object(Refused("rule", "fief.not_admitted", rule=RULE, **facts))
    return village, host


def _in_time(state: State, table: Table) -> None:
    """Objects unless counters move or combats are declared (FIEF-MOVE-18, -29)."""
    if state.phase not in PHASES:
        table.object(order.out_of_phase(state, PHASES[0], RULE))


def _side(state: State, name: str, player: str, village: str) -> Side:
    """Everything that a player has inside the village."""
    return side_at(state, name, [player], [(player, village)])
