"""Ransoms with the surrender of lords: how much, who pays, and until when.

The amounts are house rules, because the rules only give a guide (FIEF-VAR-21).
"""

from __future__ import annotations

from ledger.effects import Because, Effect
from ledger.errors import Misuse, Refused
from ledger.rules.fief.facts import KING, QUEEN, REBELS
from ledger.rules.fief.families import lords
from ledger.rules.fief.house import house, variant
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.state import State
    from ledger.table import Table

RULE = "FIEF-VAR-31"
LIMIT = "ransom_by"


# How much -----------------------------------------------------------------------------


def ranks(state: State, lord: str) -> list[str]:
    """Everything that a ransom depends on: fiefs, church, crown; or their absence."""
    held = [lords.title_rank(state, title) for title in lords.titles_of(state, lord)]
    held += ["bishop"] * bool(lords.bishoprics(state, lord))
    held += ["cardinal"] * bool(state.get(lord, "cardinal"))
    crowns = (KING, QUEEN, "prince")
    held += [one for one in lords.offices_of(state, lord) if one in crowns]
    return held or ["untitled"]


def due(state: State, lord: str) -> int:
    """The ransom of a lord, by the highest of his ranks, or by all (AMB-80)."""
    if freely(state, lord):
        return 0
    amounts = [int(house(state, f"ransom.amounts.{r}")) for r in ranks(state, lord)]
    return sum(amounts) if house(state, "ransom.multi") == "sum" else max(amounts)


def freely(state: State, lord: str) -> bool:
    """Whether it is the Queen, held by the King's own player (FIEF-VAR-24)."""
    king = lords.office(state, KING)
    if king is None or lords.office(state, QUEEN) != lord:
        return False
    return lords.captor(state, lord) == lords.owner(state, king)


def payer(state: State, lord: str) -> str:
    """Who pays a ransom: for the Queen, the King's player (FIEF-VAR-22)."""
    king = lords.office(state, KING)
    if king and lords.office(state, QUEEN) == lord and variant(state, "surrender"):
        return lords.owner(state, king)
    return lords.owner(state, lord)


def agreed(state: State, table: Table, lord: str, amount: int | None) -> int:
    """The amount that was typed, or the one set by rank (FIEF-VAR-21)."""
    if not variant(state, "surrender"):
        if amount is None:
            raise Misuse("usage", "fief.ransom_unsaid", rule="FIEF-GRACE-07")
        return amount
    fixed = due(state, lord)
    if amount in (None, fixed):
        return fixed
    facts: dict[str, Any] = {"lord": lord, "amount": fixed}
    if freely(state, lord):
        refusal = Refused("rule", "fief.ransom_free", rule="FIEF-VAR-24", **facts)
    else:
        facts["ranks"] = ranks(state, lord)
        refusal = Refused("rule", "fief.ransom_fixed", rule="FIEF-VAR-21", **facts)
    table.object(refusal)
    return amount or 0


# Until when ----------------------------------------------------------------------------


def captured(state: State, player: str) -> list[Effect]:
    """Notes that a player has taken the last free lord of a family (FIEF-VAR-31).

    Then a ransom is due by the end of the next turn (FIEF-AMB-113). Rebels take
    no ransom, nor does the King for the Queen.
    """
    if not variant(state, "surrender") or state.get(player, LIMIT) is not None:
        return []
    held = captives(state, player)
    owing = [
        lord
        for lord in held
        if lords.captor(state, lord) != REBELS and not freely(state, lord)
    ]
    if not owing or len(held) < len(lords.family(state, player)):
        return []
    change = changed(state, player, LIMIT, state.turn + 1)
    return [change._replace(because=Because(RULE, player))]


def nobody_left(state: State, player: str) -> list[Effect]:
    """Ends the time limit of a family whose captives have all died."""
    if state.get(player, LIMIT) is None or captives(state, player):
        return []
    change = changed(state, player, LIMIT, None)
    return [change._replace(because=Because(RULE, player))]


def settled(state: State, lord: str) -> list[Effect]:
    """Ends the time limit, as one of the captives is free (VAR-32)."""
    player = lords.owner(state, lord)
    if state.get(player, LIMIT) is None:
        return []
    change = changed(state, player, LIMIT, None)
    return [change._replace(because=Because("FIEF-VAR-32", lord))]


def captives(state: State, player: str) -> list[str]:
    """The captive lords of a family."""
    return [lord for lord in lords.family(state, player) if lords.captor(state, lord)]


def waiting(state: State) -> list[tuple[str, int, list[str]]]:
    """The ransoms due: the player, the last turn for it, and the captives."""
    if not variant(state, "surrender"):
        return []
    return [
        (player, state.number(player, LIMIT), held)
        for player in state.seats
        if state.get(player, LIMIT) is not None and (held := captives(state, player))
    ]


def reminders(state: State) -> Iterator[dict[str, Any]]:
    """Reminders of who must be ransomed, and until when."""
    for player, turn, held in waiting(state):
        facts = {"player": player, "turn": turn, "lords": held}
        yield {"code": "ransom", "rule": RULE, **facts}
