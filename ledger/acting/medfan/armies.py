"""Acts with armies: joining, recruiting, improving, dismissing."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.rules.medfan import improving, items, joining, magic, recruiting

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk

MOST_AMOUNT = 10**12


def join(
    desk: Desk,
    player: str,
    name: str | None = None,
    by_dice: bool = False,
    remark: str | None = None,
) -> Answer:
    """Brings a player with hoard and territories into the campaign."""
    return desk.act(
        "medfan join",
        {"player": player, "name": name, "by_dice": by_dice, "remark": remark},
        lambda scene: joining.join(
            scene.state,
            scene.table,
            player,
            name=name,
            by_dice=by_dice,
            entry=scene.entry,
            unused=scene.unused,
        ),
        remark=remark,
    )


def recruit(  # noqa: PLR0913, PLR0917 - the words of the command
    desk: Desk,
    player: str,
    name: str,
    cost: int,
    kind: str,
    roles: Sequence[str] | None = None,
    spell: str | None = None,
    item: str | None = None,
    item_cost: int | None = None,
    count: int | None = None,
    also: Sequence[str] | None = None,
    remark: str | None = None,
) -> Answer:
    """Buys figures of one kind in one basket."""
    args = {
        "player": player,
        "name": name,
        "cost": cost,
        "kind": kind,
        "roles": list(roles or ()),
        "spell": spell,
        "item": item,
        "item_cost": item_cost,
        "count": count,
        "also": list(also or ()),
        "remark": remark,
    }
    wanted = recruiting.Wanted(
        name=name,
        cost=cost,
        kind=kind,
        roles=tuple(roles or ()),
        spell=spell,
        item=item,
        item_cost=item_cost,
        many=1 if count is None else count,
        also=[_priced(word) for word in also or ()],
    )
    return desk.act(
        "medfan recruit",
        args,
        lambda scene: recruiting.recruit(
            scene.state,
            scene.table,
            player,
            wanted,
            entry=scene.entry,
            unused=scene.unused,
        ),
        remark=remark,
    )


def _priced(word: str) -> tuple[str, int]:
    """One more figure of a basket: NAME=COST."""
    name, _, cost = word.rpartition("=")
    digits = cost.strip()
    if digits.isascii() and digits.isdigit() and len(digits) < 20:
        amount = int(digits)
        if 1 <= amount <= MOST_AMOUNT:
            return name, amount
    raise Misuse("bad_amount", amount=cost)


def improve(  # noqa: PLR0913, PLR0917 - the words of the command
    desk: Desk,
    player: str,
    figure: str,
    stat: str,
    cost: int,
    kind: str | None = None,
    note: str | None = None,
    value: int | None = None,
    first: int | None = None,
    at_most: Sequence[str] | None = None,
    remark: str | None = None,
) -> Answer:
    """Improves a characteristic of a figure."""
    args = {
        "player": player,
        "figure": figure,
        "stat": stat,
        "cost": cost,
        "kind": kind,
        "note": note,
        "value": value,
        "first": first,
        "at_most": list(at_most or ()),
        "remark": remark,
    }
    better = improving.Better(
        stat=stat,
        cost=cost,
        kind=kind or improving.SCORE,
        note=note,
        value=value,
        first=first,
        at_most=tuple(at_most or ()),
    )
    return desk.act(
        "medfan improve",
        args,
        lambda scene: improving.improve(
            scene.state, scene.table, player, figure, better
        ),
        remark=remark,
    )


def dismiss(desk: Desk, player: str, figure: str, remark: str | None = None) -> Answer:
    """Dismisses a figure for good."""
    return desk.act(
        "medfan dismiss",
        {"player": player, "figure": figure, "remark": remark},
        lambda scene: recruiting.dismiss(scene.state, player, figure),
        remark=remark,
    )


def spell(
    desk: Desk,
    player: str,
    figure: str,
    spell: str,
    cost: int | None = None,
    remark: str | None = None,
) -> Answer:
    """Records a mage's spell."""
    return desk.act(
        "medfan spell",
        {
            "player": player,
            "figure": figure,
            "spell": spell,
            "cost": cost,
            "remark": remark,
        },
        lambda scene: magic.learn(
            scene.state, scene.table, player, figure, spell, cost
        ),
        remark=remark,
    )


def item(
    desk: Desk,
    player: str,
    figure: str,
    item: str,
    cost: int,
    remark: str | None = None,
) -> Answer:
    """Buys a magic item for the general."""
    return desk.act(
        "medfan item",
        {
            "player": player,
            "figure": figure,
            "item": item,
            "cost": cost,
            "remark": remark,
        },
        lambda scene: items.equip(scene.state, scene.table, player, figure, item, cost),
        remark=remark,
    )


def council(
    desk: Desk, player: str, benefit: str | None = None, remark: str | None = None
) -> Answer:
    """Chooses the benefit of the Council of Archmages."""
    return desk.act(
        "medfan council",
        {"player": player, "benefit": benefit, "remark": remark},
        lambda scene: magic.choose_benefit(scene.state, scene.table, player, benefit),
        remark=remark,
    )
