"""What players owe each other."""

from __future__ import annotations

from typing import Annotated

from commands import complete, kinds
from commands.declare import RULED, Everything, Hide, Remark, Viewer, argument, command
from commands.fief import app

Party = {"autocompletion": complete.players}
Amount = Annotated[int, argument("AMOUNT", kinds.amount, "How much, in whole coins.")]


@command(
    app,
    "lend",
    use="ledger.acting.fief.lending:lend",
    mode="act",
    screen="commands.fief.families_screens:lent",
    common=RULED,
)
def lend(
    source: Annotated[str, argument("FROM", kinds.text, "Who lends.", **Party)],
    target: Annotated[str, argument("TO", kinds.text, "Who borrows.", **Party)],
    amount: Amount,
    remark: Remark = None,
) -> None:
    """A player lends another money, and what is owed is remembered.

    Nothing is enforced: `fief repay` records what is paid back. A gift is `pay`.
    """


@command(
    app,
    "repay",
    use="ledger.acting.fief.lending:repay",
    mode="act",
    screen="commands.fief.families_screens:lent",
    common=RULED,
)
def repay(
    source: Annotated[str, argument("FROM", kinds.text, "Who pays back.", **Party)],
    target: Annotated[str, argument("TO", kinds.text, "Who had lent.", **Party)],
    amount: Amount,
    remark: Remark = None,
) -> None:
    """A player pays back what is owed, or a part of it."""


@command(
    app,
    "debts",
    use="ledger.reading.fief.families:debts",
    mode="read",
    screen="commands.fief.families_screens:debts",
)
def debts(viewer: Viewer = None, hide: Hide = False, all_: Everything = False) -> None:
    """Shows who still owes whom how much."""
