"""Acts of phase 3: purchases, foundings, titles that change lords."""

from __future__ import annotations

from ledger.rules.fief.purchases import auction as bidding
from ledger.rules.fief.purchases import bestowing, founding
from ledger.rules.fief.purchases import buying as rule
from ledger.rules.fief.purchases import upkeep as paying

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk


def buy(
    desk: Desk,
    player: str,
    item: str,
    at: str | None = None,
    count: int | None = None,
    lord: str | None = None,
    value: int | None = None,
) -> Answer:
    """A player buys so many of one thing."""
    args = {
        "player": player,
        "item": item,
        "at": at,
        "count": count,
        "lord": lord,
        "value": value,
    }
    return desk.act(
        "fief buy",
        args,
        lambda scene: rule.buy(
            scene.state,
            scene.table,
            player,
            item,
            at=at,
            count=count or 1,
            lord=lord,
            value=value or 1,
        ),
    )


def found(desk: Desk, player: str, region: str, capital: str, lord: str) -> Answer:
    """A player founds the fief of a region."""
    args = {"player": player, "region": region, "capital": capital, "lord": lord}
    return desk.act(
        "fief found",
        args,
        lambda scene: founding.found(
            scene.state,
            scene.table,
            player,
            region,
            capital,
            lord,
            entry=scene.entry,
            unused=scene.unused,
        ),
    )


def bestow(desk: Desk, region: str, lord: str) -> Answer:
    """A title goes to another lord of the family."""
    return desk.act(
        "fief bestow",
        {"region": region, "lord": lord},
        lambda scene: bestowing.bestow(scene.state, scene.table, region, lord),
    )


def upkeep(desk: Desk, player: str, keep: int) -> Answer:
    """A player pays for the mercenaries whom he keeps."""
    return desk.act(
        "fief upkeep",
        {"player": player, "keep": keep},
        lambda scene: paying.upkeep(scene.state, scene.table, player, keep),
    )


def auction(
    desk: Desk, bids: Sequence[str] | None = None, again: Sequence[str] | None = None
) -> Answer:
    """The mercenaries of the reserve go to the highest bidder."""
    first, second = list(bids or ()), list(again or ())
    return desk.act(
        "fief auction",
        {"bids": first, "again": second},
        lambda scene: bidding.auction(scene.state, scene.table, first, second),
    )
