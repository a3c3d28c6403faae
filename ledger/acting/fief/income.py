"""Acts of phase 2."""

from __future__ import annotations

from ledger.rules.fief.treasury import income as rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk


def income(desk: Desk) -> Answer:
    """Pays this turn's income to everyone; a dry run tells it in any phase."""
    forecast = desk.options.dry_run and not desk.options.ruling
    return desk.act(
        "fief income",
        {},
        lambda scene: rule.income(scene.state, scene.table, forecast=forecast),
    )
