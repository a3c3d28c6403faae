"""What a table should know about a position: player numbers, oddities on the map.

Couples and clergy that the rules cannot produce may come from rulings: they cause
warnings, not refusals (FIEF-MARRY-01, -14).
"""

from __future__ import annotations

from ledger.rules.fief.board import map_file, setup
from ledger.rules.fief.families import lords
from ledger.rules.fief.house import house
from ledger.rules.game import warning
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.state import State

    Notes = Iterator[dict[str, Any]]


def notes(state: State) -> list[dict[str, Any]]:
    """What the table should know at the beginning of the campaign."""
    return [*setup.notes(state), *map_file.notes(state), *_odd(state)]


def _odd(state: State) -> Notes:
    """Warnings of each odd couple, and of each oddity among the clergy."""
    for husband, wife in lords.couples(state):
        player = lords.owner(state, husband)
        if lords.owner(state, wife) == player:
            both = {"lords": [husband, wife], "player": player}
            yield warning("fief.odd.family", rule="FIEF-MARRY-01", **both)
    for lord in lords.every(state):
        if lords.is_clergy(state, lord):
            yield from _wed(state, lord)
            yield from _hat(state, lord)
            yield from _crown(state, lord)


def _wed(state: State, lord: str) -> Notes:
    """Oddities of couples: bishops do not marry (FIEF-CARD-32, AMB-17)."""
    wed = lords.spouse(state, lord)
    if wed and not house(state, "bishop.allow_married"):
        facts = {"lord": lord, "spouse": wed}
        yield warning("fief.odd.clergy_wed", rule="FIEF-MARRY-14", **facts)


def _hat(state: State, lord: str) -> Notes:
    """Oddities of cardinals: they must be and stay bishops (FIEF-BUY-11)."""
    if not lords.bishoprics(state, lord):
        yield warning("fief.odd.cardinal", rule="FIEF-BUY-11", lord=lord)


def _crown(state: State, lord: str) -> Notes:
    """Oddities of bishops as kings: only a prince may be one (AMB-18)."""
    allowed = house(state, "bishop.allow_royal")
    for name in ("king", "prince"):
        born = name == "king" and state.get(CAMPAIGN, "hereditary")
        odd = not born and allowed not in ("both", name)
        if odd and lords.office(state, name) == lord:
            yield warning(f"fief.odd.{name}", rule="FIEF-AMB-18", lord=lord)
