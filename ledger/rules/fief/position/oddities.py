"""What a table should know of a position: how many play, what is odd on its map.

Of couples and clergy, what no play by the rules leads to: a table may have ruled so: it is told of it, and nothing is refused (FIEF-MARRY-01, -14).
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
    """What the table should know of how the campaign begins."""
    return [*setup.notes(state), *map_file.notes(state), *_odd(state)]


def _odd(state: State) -> Notes:
    """Each odd couple, and each of the church who is odd there."""
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
    """No bishop marries, and no married man becomes bishop (FIEF-CARD-32, AMB-17)."""
    wed = lords.spouse(state, lord)
    if wed and not house(state, "bishop.allow_married"):
        facts = {"lord": lord, "spouse": wed}
        yield warning("fief.odd.clergy_wed", rule="FIEF-MARRY-14", **facts)


def _hat(state: State, lord: str) -> Notes:
    """Only a bishop becomes cardinal, and he stays a bishop (FIEF-BUY-11)."""
    if not lords.bishoprics(state, lord):
        yield warning("fief.odd.cardinal", rule="FIEF-BUY-11", lord=lord)


def _crown(state: State, lord: str) -> Notes:
    """No bishop is elected; as a prince he may have inherited the crown (AMB-18)."""
    allowed = house(state, "bishop.allow_royal")
    for name in ("king", "prince"):
        born = name == "king" and state.get(CAMPAIGN, "hereditary")
        odd = not born and allowed not in ("both", name)
        if odd and lords.office(state, name) == lord:
            yield warning(f"fief.odd.{name}", rule="FIEF-AMB-18", lord=lord)
