"""Tithe and tallage: played by the player of the bishop or title, one per turn."""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Refused
from ledger.rules.fief.board.places import dioceses, regions
from ledger.rules.fief.cards.deck import lay
from ledger.rules.fief.cards.wanted import target, unused
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import title_of
from ledger.rules.fief.house import house
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.fief.cards.wanted import Done, Wanted
    from ledger.state import State
    from ledger.table import Table


def tithe(state: State, table: Table, wanted: Wanted) -> Done:
    """Plays a tithe beside the name of a diocese (FIEF-CARD-40, -41, -71)."""
    unused(wanted, "lord", "at")
    player = wanted.player
    open_ = [d for d in dioceses(state) if not tithe_faults(state, player, d)]
    diocese = target(state, table, wanted, "diocese", open_)
    for fault in tithe_faults(state, player, diocese):
        table.object(fault)
    return _laid(state, wanted, diocese, "FIEF-CARD-40")


def tithe_faults(state: State, player: str, diocese: str) -> list[Refused]:
    """Why a player cannot play a tithe on a diocese (FIEF-CARD-12, -31)."""
    bishop = state.text(diocese, "bishop")
    facts = {"diocese": diocese, "player": player}
    refusals = []
    if bishop is None:
        rule = "FIEF-CARD-40"
        refusals.append(Refused("rule", "fief.tithe_vacant", rule=rule, **facts))
    elif lords.owner(state, bishop) != player:
        more = {**facts, "lord": bishop, "owner": lords.owner(state, bishop)}
        rule = "FIEF-CARD-40"
        refusals.append(Refused("rule", "fief.tithe_other", rule=rule, **more))
    elif not lords.is_free(state, bishop) and not house(state, "prisoner.escrow_all"):
        rule = "FIEF-CARD-71"
        refusals.append(Refused("rule", "fief.captive", rule=rule, lord=bishop))
    if state.balance(diocese, "tithe"):
        rule = "FIEF-CARD-41"
        refusals.append(Refused("rule", "fief.tithe_twice", rule=rule, diocese=diocese))
    return refusals


def tallage(state: State, table: Table, wanted: Wanted) -> Done:
    """Plays a tallage on the colour of a region (FIEF-CARD-45, -46, -71)."""
    unused(wanted, "lord", "at")
    player = wanted.player
    open_ = [r for r in regions(state) if not tallage_faults(state, player, r)]
    region = target(state, table, wanted, "region", open_)
    for fault in tallage_faults(state, player, region):
        table.object(fault)
    return _laid(state, wanted, region, "FIEF-CARD-45")


def tallage_faults(state: State, player: str, region: str) -> list[Refused]:
    """Why a player cannot play a tallage on a region (FIEF-CARD-12, FIEF-FIEF-15)."""
    title = title_of(state, region)
    holder = state.text(title, "holder") if title else None
    facts = {"region": region, "player": player}
    rule, refusals = "FIEF-CARD-45", []
    if title is None:
        refusals.append(Refused("rule", "fief.tallage_none", rule=rule, **facts))
    elif state.get(title, "aside"):
        rule = "FIEF-AMB-67"
        refusals.append(Refused("rule", "fief.tallage_aside", rule=rule, **facts))
    elif holder is None:
        # A player who keeps a title without a lord plays none (FIEF-CARD-45).
        refusals.append(Refused("rule", "fief.tallage_no_lord", rule=rule, **facts))
    elif lords.owner(state, holder) != player:
        more = {**facts, "lord": holder, "owner": lords.owner(state, holder)}  # CARD-45
        refusals.append(Refused("rule", "fief.tallage_other", rule=rule, **more))
    elif not lords.is_free(state, holder) and not house(state, "prisoner.escrow_all"):
        rule = "FIEF-CARD-71"
        refusals.append(Refused("rule", "fief.captive", rule=rule, lord=holder))
    if state.balance(region, "tallage"):
        rule = "FIEF-CARD-46"
        refusals.append(Refused("rule", "fief.tallage_twice", rule=rule, region=region))
    return refusals


def _laid(state: State, wanted: Wanted, whole: str, rule: str) -> Done:
    because = Because(rule, whole)
    effects, notes = lay(state, wanted.player, wanted.card, whole, because)
    claim = changed(state, whole, wanted.card, wanted.player)
    effects.append(claim._replace(because=because))
    return effects, {"on": whole}, notes
