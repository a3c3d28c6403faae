"""Acts with siege equipment: bought, given to units, placed, hit."""

from __future__ import annotations

from ledger.rules.siege import buying, loading, machines, placing, units

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk
    from ledger.rules.siege.listreader import Meant


def as_typed(_vocabulary: str, word: str) -> str:
    """A word that is a code already."""
    return word


def buy(
    desk: Desk, side: str, item: str, count: int | None = None, unit: str | None = None
) -> Answer:
    """A side buys equipment."""
    return desk.act(
        "siege buy",
        {"side": side, "item": item, "count": count, "unit": unit},
        lambda scene: buying.buy(
            scene.state, scene.table, side, item, count, unit, scene.entering
        ),
    )


def load(desk: Desk, side: str, text: str, meant: Meant = as_typed) -> Answer:
    """A side buys all that stands in a list; `meant` gives the codes of its words."""
    return desk.act(
        "siege load",
        {"side": side, "text": text},
        lambda scene: loading.load(
            scene.state, scene.table, side, text, meant, scene.entering
        ),
    )


def unit(
    desk: Desk,
    side: str,
    name: str,
    type_: str | None = None,
    stands: int | None = None,
    items: Sequence[str] | None = None,
    stand_hits: int | None = None,
) -> Answer:
    """A unit takes the field, or is told anew."""
    args = {
        "side": side,
        "name": name,
        "type_": type_,
        "stands": stands,
        "items": list(items or ()),
        "stand_hits": stand_hits,
    }
    return desk.act(
        "siege unit",
        args,
        lambda scene: units.enter(
            scene.state,
            scene.table,
            side,
            name,
            units.Told(type_, stands, tuple(items or ()), stand_hits),
            scene.entering,
        ),
    )


def give(desk: Desk, unit: str, item: str, number: int | None = None) -> Answer:
    """A unit takes a piece."""
    return desk.act(
        "siege give",
        {"unit": unit, "item": item, "number": number},
        lambda scene: units.give(
            scene.state, scene.table, unit, item, number, scene.entering
        ),
    )


def drop(desk: Desk, unit: str, item: str) -> Answer:
    """A unit leaves a piece behind."""
    return desk.act(
        "siege drop",
        {"unit": unit, "item": item},
        lambda scene: units.drop(scene.state, unit, item),
    )


def place(
    desk: Desk, side: str, item: str, count: int | None = None, on: str | None = None
) -> Answer:
    """A side places pieces."""
    return desk.act(
        "siege place",
        {"side": side, "item": item, "count": count, "on": on},
        lambda scene: placing.place(
            scene.state, scene.table, side, item, count or 1, on
        ),
    )


def hit(
    desk: Desk, side: str, item: str, hits: int, number: int | None = None
) -> Answer:
    """A machine is hit."""
    return desk.act(
        "siege hit",
        {"side": side, "item": item, "hits": hits, "number": number},
        lambda scene: machines.hit(
            scene.state, scene.table, side, item, hits, number, scene.entering
        ),
    )
