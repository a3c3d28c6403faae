"""Acts of the optional rules: a bishop's card is sold, or a prisoner."""

from __future__ import annotations

from ledger.rules.fief.variants import bishop_auction, selling

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk


def seat(
    desk: Desk,
    diocese: str,
    winner: str | None = None,
    price: int | None = None,
    bishop: str | None = None,
    discard: bool = False,
    presides: str | None = None,
    unsold: bool = False,
) -> Answer:
    """How the auction of a dead bishop's card has ended."""
    told = (diocese, winner, price, bishop, discard, presides, unsold)
    sale = bishop_auction.Sale(*told)
    names = ("diocese", "winner", "price", "bishop", "discard", "presides", "unsold")
    return desk.act(
        "fief seat",
        dict(zip(names, told, strict=True)),
        lambda scene: bishop_auction.seat(scene.state, scene.table, sale),
    )


def sell(
    desk: Desk, lord: str, buyer: str, amount: int, at: str | None = None
) -> Answer:
    """A captive is sold to another player."""
    return desk.act(
        "fief sell",
        {"lord": lord, "buyer": buyer, "amount": amount, "at": at},
        lambda scene: selling.sell(scene.state, scene.table, lord, buyer, amount, at),
    )
