"""What a player wants from a card, from the words of the command."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.record import NamedTuple
from ledger.rules.common.picking import pick

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.state import State
    from ledger.table import Table

    # The result of a card: effects, the outcome as facts, what the table should know.
    Done = tuple[list[Effect], dict[str, Any], list[dict[str, Any]]]


class Wanted(NamedTuple):
    """A card that is played.

    Attributes:
        player: the player who plays it.
        card: its kind.
        on: what it is played on: a region, a diocese, a lord.
        lord: the lord it is about.
        at: the village it is about.
    """

    player: str
    card: str
    on: str | None = None
    lord: str | None = None
    at: str | None = None


def target(
    state: State, table: Table, wanted: Wanted, kind: str, likely: Sequence[str]
) -> str:
    """The region, diocese or lord that a card is played on; chosen if not given."""
    if wanted.on is not None:
        return wanted.on
    if not likely:
        facts = {"card": wanted.card}
        raise Misuse("usage", f"fief.on_{kind}", **facts)
    return pick(state, table, "on", likely, who=wanted.player)


def unused(wanted: Wanted, *words: str) -> None:
    """Refuses words that mean nothing for this card."""
    for word in words:
        if getattr(wanted, word) is not None:
            facts = {"card": wanted.card, "option": f"--{word}"}
            raise Misuse("usage", "fief.card_option", **facts)
