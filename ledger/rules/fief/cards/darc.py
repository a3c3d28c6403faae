"""D'Arc: played on a woman who is neither married nor titled (FIEF-CARD-25, -26)."""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Misuse, Refused
from ledger.rules.common.picking import pick
from ledger.rules.fief.audit import beyond
from ledger.rules.fief.cards.deck import lay
from ledger.rules.fief.cards.wanted import unused
from ledger.rules.fief.facts import TABLE
from ledger.rules.fief.families import lords
from ledger.rules.fief.house import house
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.fief.cards.wanted import Done, Wanted
    from ledger.state import State
    from ledger.table import Table


def play(state: State, table: Table, wanted: Wanted) -> Done:
    """A woman becomes D'Arc: she never marries, and fights without a crown."""
    unused(wanted, "at")
    lord = wanted.lord or wanted.on
    if lord is None:
        likely = [w for w in lords.every(state) if may(state, wanted.player, w)]
        if not likely:
            raise Misuse("usage", "fief.no_woman", rule="FIEF-CARD-25")
        lord = pick(state, table, "lord", likely, who=wanted.player)
    for fault in faults(state, wanted.player, lord):
        table.object(fault)
    because = Because("FIEF-CARD-25", lord)
    effects, notes = lay(state, wanted.player, "darc", TABLE, because)
    effects.append(changed(state, lord, "darc", 1)._replace(because=because))
    effects += beyond(state, table, lord)
    return effects, {"lord": lord}, notes


def may(state: State, player: str, lord: str) -> bool:
    """Whether there is nothing against this lord."""
    return not faults(state, player, lord)


def faults(state: State, player: str, lord: str) -> list[Refused]:
    """Why a lord cannot become D'Arc."""
    refusals = []
    if not lords.is_woman(lord):
        refusals.append(
            Refused("rule", "fief.darc_man", rule="FIEF-CARD-25", lord=lord)
        )
    if lords.owner(state, lord) != player and house(state, "darc.target") == "own":
        facts = {"lord": lord, "player": player, "owner": lords.owner(state, lord)}
        rule = "FIEF-AMB-126"
        refusals.append(Refused("rule", "fief.lord_of_other", rule=rule, **facts))
    if lords.spouse(state, lord):
        more = {"lord": lord, "spouse": lords.spouse(state, lord)}
        rule = "FIEF-CARD-25"
        refusals.append(Refused("rule", "fief.darc_married", rule=rule, **more))
    if lords.is_titled(state, lord) or lords.offices_of(state, lord):
        rule = "FIEF-CARD-25"
        refusals.append(Refused("rule", "fief.darc_titled", rule=rule, lord=lord))
    return refusals
