"""Acts with money: paying, and counting the coins on the table."""

from __future__ import annotations

from ledger.rules.common import money

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer, Scene
    from ledger.acting.desk import Desk
    from ledger.rules.game import Outcome


def pay(
    desk: Desk, source: str, target: str, amount: int, remark: str | None = None
) -> Answer:
    """Moves money from one account to another."""
    args = {"source": source, "target": target, "amount": amount, "remark": remark}

    def decide(scene: Scene) -> Outcome:
        outcome = money.pay(scene.state, source, target, amount)
        giver, taker = outcome.asked["from"], outcome.asked["to"]
        notes = scene.game.paying(scene.state, scene.table, giver, taker)
        return outcome._replace(warnings=notes)

    return desk.act("pay", args, decide, remark=remark)


def count(desk: Desk, player: str, amount: int) -> Answer:
    """Records what was counted on the table, and who may be the culprit."""
    from ledger.rules.common import counting
    from ledger.store import counts

    book = desk.campaign
    return desk.act(
        "count",
        {"player": player, "amount": amount},
        lambda scene: counting.count(
            scene.state,
            player,
            amount,
            lambda subject: counts.movements_since_count(book, subject),
        ),
    )
