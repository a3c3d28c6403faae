"""A bishop's card: played on a man of one's own family (FIEF-CARD-29 to -33)."""

from __future__ import annotations

from ledger.effects import Because, Effect
from ledger.errors import Misuse, Refused
from ledger.rules.common.picking import pick
from ledger.rules.fief.audit import beyond
from ledger.rules.fief.cards.deck import cards_of, leaves_hand
from ledger.rules.fief.cards.wanted import target, unused
from ledger.rules.fief.facts import DISCARD, TABLE, UNSEEN
from ledger.rules.fief.families import lords
from ledger.rules.fief.house import house
from ledger.rules.fief.tables import LIMITS
from ledger.rules.game import warning
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.rules.fief.cards.wanted import Done, Wanted
    from ledger.state import State
    from ledger.table import Table


def play(state: State, table: Table, wanted: Wanted) -> Done:
    """A man of the family becomes bishop of a diocese."""
    unused(wanted, "at")
    left = [d for d, place in cards_of(state, "bishop").items() if place == UNSEEN]
    diocese = target(state, table, wanted, "diocese", left)
    free_card(state, diocese)
    lord = _lord(state, table, wanted)
    for fault in faults(state, lord):
        table.object(fault)
    because = Because("FIEF-CARD-29", diocese)
    effects, notes = leaves_hand(state, wanted.player, TABLE, because)
    made: list[Effect] = [changed(state, diocese, "bishop", lord)]
    effects += [one._replace(because=because) for one in made]
    effects += beyond(state, table, lord)
    facts = {"diocese": diocese, "lord": lord}
    return effects, facts, [*notes, *_notes(state, lord)]


def free_card(state: State, diocese: str) -> None:
    """Refuses a second card for a diocese, which has one bishop."""
    bishop = state.text(diocese, "bishop")
    if bishop:
        facts = {"diocese": diocese, "lord": bishop}
        raise Refused("rule", "fief.see_taken", rule="FIEF-CARD-29", **facts)
    if cards_of(state, "bishop")[diocese] == DISCARD:
        facts = {"diocese": diocese}
        rule = "FIEF-STOCK-11"
        raise Refused("out_of_stock", "fief.bishop_discarded", rule=rule, **facts)


def _lord(state: State, table: Table, wanted: Wanted) -> str:
    player = wanted.player
    if wanted.lord:
        lord = wanted.lord
        if (owner := lords.owner(state, lord)) != player:
            facts = {"lord": lord, "player": player, "owner": owner}
            rule = "FIEF-CARD-29"
            table.object(Refused("rule", "fief.lord_of_other", rule=rule, **facts))
        return lord
    own = lords.family(state, player)
    likely = [lord for lord in own if not faults(state, lord)]
    if not likely:
        raise Misuse("usage", "fief.no_man", rule="FIEF-CARD-29")
    return pick(state, table, "lord", likely, who=player)


def faults(state: State, lord: str) -> list[Refused]:
    """Why a lord cannot become bishop."""
    refusals = []
    if lords.is_woman(lord):
        rule = "FIEF-CARD-29"
        refusals.append(Refused("rule", "fief.bishop_woman", rule=rule, lord=lord))
    sees = lords.bishoprics(state, lord)
    if len(sees) >= LIMITS["bishop_cards"]:
        facts = {"lord": lord, "diocese": sees[0]}
        rule = "FIEF-CARD-30"
        refusals.append(Refused("rule", "fief.bishop_already", rule=rule, **facts))
    wed = lords.spouse(state, lord)
    if wed and not house(state, "bishop.allow_married"):
        facts = {"lord": lord, "spouse": wed}
        rule = "FIEF-MARRY-14"
        refusals.append(Refused("rule", "fief.bishop_married", rule=rule, **facts))
    if not lords.is_free(state, lord) and not house(state, "cardinal.captive"):
        rule = "fief.cardinal.captive"
        refusals.append(Refused("rule", "fief.captive", rule=rule, lord=lord))
    allowed = house(state, "bishop.allow_royal")
    royal = "king" if lords.office(state, "king") == lord else None
    if royal is None and lords.office(state, "prince") == lord:
        royal = "prince"
    if royal and allowed not in ("both", royal):
        rule, key = "FIEF-AMB-18", f"fief.bishop_{royal}"
        refusals.append(Refused("rule", key, rule=rule, lord=lord))
    return refusals


def _notes(state: State, lord: str) -> list[dict[str, Any]]:
    """What the table should know: a prince who cannot marry, a captive."""
    warnings = []
    if lords.office(state, "prince") == lord:
        rule = "FIEF-AMB-18"
        warnings.append(warning("fief.prince_bishop", rule=rule, lord=lord))
    if not lords.is_free(state, lord):
        rule = "FIEF-AMB-92"
        warnings.append(warning("fief.bishop_captive", rule=rule, lord=lord))
    return warnings
