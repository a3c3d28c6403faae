"""Mercenaries are paid at the start of purchases, or leave (TAC-MERC-03 to -06)."""

from __future__ import annotations

from ledger.effects import Because, Effect
from ledger.errors import Refused
from ledger.rules.common.facts import MONEY
from ledger.rules.fief.camp import dismiss, reserve, waiting
from ledger.rules.fief.purchases.extension import need_played, scale
from ledger.rules.fief.purchases.paying import need_turn, pay
from ledger.rules.fief.war.tables import MERCENARIES
from ledger.rules.game import Outcome, warning
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.shapes.fief.treasury import Upkept
    from ledger.state import State
    from ledger.table import Table

RULE = "TAC-MERC-03"


def owing(state: State) -> list[str]:
    """The employers who have not yet said whom they keep this turn."""
    if auctioned(state):
        return []
    return [p for p in state.seats if waiting(state, p) and not settled(state, p)]


def settled(state: State, player: str) -> bool:
    """Whether a player has said this turn which mercenaries to keep."""
    return state.number(player, "upkept") == state.turn


def auctioned(state: State) -> bool:
    """Whether the auction of this turn has been held."""
    return state.number(CAMPAIGN, "auctioned") == state.turn


def wage(state: State) -> int:
    """The wage of one mercenary per turn."""
    return int(MERCENARIES["upkeep"]) * scale(state)


def upkeep(state: State, table: Table, player: str, keep: int) -> Outcome[Upkept]:
    """A player pays for mercenaries to be kept; the others become unemployed.

    Those are in the following auction, in which the player may bid (TAC-MERC-05, -06).
    """
    need_turn(state, table, player, RULE)
    need_played(state, table, "mercenaries")
    held = waiting(state, player)
    facts: dict[str, Any] = {"player": player}
    if settled(state, player):
        raise Refused("rule", "fief.upkept", rule=RULE, **facts)
    if not held:
        raise Refused("rule", "fief.no_mercenaries", rule=RULE, **facts)
    if auctioned(state):
        table.object(Refused("out_of_phase", "fief.upkeep_late", rule=RULE, **facts))
    if keep > held:
        facts |= {"wanted": keep, "there": held}
        raise Refused("not_enough", "fief.keeps_more", rule="TAC-MERC-04", **facts)
    cost = keep * wage(state)
    effects: list[Effect] = [
        *pay(state, player, cost, RULE),
        *dismiss(player, held - keep, "TAC-MERC-05"),
        changed(state, player, "upkept", state.turn)._replace(
            because=Because(RULE, player)
        ),
    ]
    asked = {"player": player, "keep": keep}
    result: Upkept = {
        "player": player,
        "keep": keep,
        "dismissed": held - keep,
        "cost": cost,
        "money": state.balance(player, MONEY) - cost,
        "reserve": reserve(state) + held - keep,
    }
    return Outcome(asked, result, effects, [])


def unpaid(state: State) -> tuple[list[Effect], list[dict[str, Any]]]:
    """Dismisses unpaid mercenaries at the end of purchases (TAC-MERC-05)."""
    effects: list[Effect] = []
    notes = []
    for player in owing(state):
        count = waiting(state, player)
        effects += dismiss(player, count, "TAC-MERC-05")
        facts = {"player": player, "count": count}
        notes.append(warning("fief.upkeep_unpaid", rule="TAC-MERC-05", **facts))
    return effects, notes
