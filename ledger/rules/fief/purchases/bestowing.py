"""Moving a fief title from one lord to another of the same family."""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Refused
from ledger.rules.fief.board.places import rank_of
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import lord_of_fief, title_of
from ledger.rules.fief.house import house
from ledger.rules.fief.purchases.paying import PHASE, late
from ledger.rules.fief.turn.order import acts
from ledger.rules.game import Outcome, warning
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.shapes.fief.fiefs import Bestowed
    from ledger.state import State
    from ledger.table import Table


def may_give(ranks: Sequence[str], taken: str) -> bool:
    """Whether a lord of these ranks may give one away (FIEF-FIEF-17, CARD-24).

    The lord must keep a title at least as high as the one taken, so an only one stays.
    """
    left = list(ranks)
    left.remove(taken)
    return any(lords.height(rank) >= lords.height(taken) for rank in left)


def bestow(state: State, table: Table, region: str, lord: str) -> Outcome[Bestowed]:
    """Moves a title inside a family."""
    title = title_of(state, region)
    if title is None:
        raise Refused("rule", "fief.not_founded", rule="FIEF-FIEF-16", region=region)
    giver = state.text(title, "holder")
    player = _family(state, table, title)
    lords.need_own(state, lord, player, "FIEF-FIEF-17")
    if giver == lord:
        facts = {"title": title, "lord": lord}
        raise Refused("rule", "fief.holds_title", rule="FIEF-FIEF-17", **facts)
    notes: list[dict[str, Any]] = []
    because = Because("FIEF-FIEF-17", region)
    fields = {"holder": lord}
    if giver is None:
        # The player kept the card for lack of a lord (FIEF-FIEF-32, AMB-41).
        because = Because("FIEF-FIEF-32", region)
    else:
        _when(state, table, lord)
        fault = giver_fault(state, giver, title)
        if fault:
            table.object(fault)
        notes = late(state, player) if state.phase == PHASE else []
    notes += to_captive(state, table, lord)
    effects: list[Effect] = [
        changed(state, title, field, value)._replace(because=because)
        for field, value in (fields | {"keeper": None, "heir": None}).items()
        if state.get(title, field) != value
    ]
    if state.phase == PHASE and giver:
        effects += acts(state, player)
    asked = {"region": region, "lord": lord}
    result: Bestowed = {
        "region": region,
        "lord": lord,
        "title": title,
        "rank": rank_of(state, region),
        "before": giver,
    }
    return Outcome(asked, result, effects, notes)


def _family(state: State, table: Table, title: str) -> str:
    """The family that carries a title or keeps its card, which must be theirs."""
    if state.get(title, "aside"):
        raise Refused("rule", "fief.title_aside", rule="FIEF-AMB-67", title=title)
    player = lord_of_fief(state, title)
    if player is None:
        raise Refused("rule", "fief.title_vacant", rule="FIEF-FIEF-28", title=title)
    heir, saves = state.get(title, "heir"), house(state, "heir.new_lord_saves")
    if heir not in (None, player) and not saves:
        rule = "FIEF-AMB-122"
        table.object(Refused("rule", "fief.title_inherited", rule=rule, title=title))
    return player


def to_captive(state: State, table: Table, lord: str) -> list[dict[str, Any]]:
    """A warning that a title given to a captive is frozen at once (AMB-91)."""
    if lords.is_free(state, lord):
        return []
    if not house(state, "titles.to_prisoner"):
        rule = "fief.titles.to_prisoner"
        table.object(Refused("rule", "fief.captive", rule=rule, lord=lord))
    return [warning("fief.title_captive", rule="FIEF-AMB-91", lord=lord)]


def _when(state: State, table: Table, taker: str) -> None:
    if not in_time(state, taker):
        facts = {"now": state.phase}
        rule = "FIEF-AMB-15"
        table.object(Refused("out_of_phase", "fief.bestow_when", rule=rule, **facts))


def in_time(state: State, taker: str) -> bool:
    """Whether a title may pass to this lord now (AMB-15).

    To a lord just played (FIEF-CARD-24), or to any during purchases (FIEF-FIEF-18).
    """
    when = house(state, "titles.move_when")
    if state.phase == "cards" and state.number(taker, "laid") == state.turn:
        return True
    return when == "any" or (when == "phase1_and_3" and state.phase == PHASE)


def giver_fault(state: State, giver: str, title: str) -> Refused | None:
    """Why a title may not be taken from a lord (FIEF-FIEF-17, -19)."""
    if not lords.is_free(state, giver):
        rule = "FIEF-FIEF-19"
        return Refused("rule", "fief.captive_title", rule=rule, lord=giver)
    ranks = [lords.title_rank(state, t) for t in lords.titles_of(state, giver)]
    taken = lords.title_rank(state, title)
    if may_give(ranks, taken):
        return None
    facts = {"lord": giver, "taken": taken, "ranks": ranks}
    return Refused("rule", "fief.title_higher", rule="FIEF-FIEF-17", **facts)
