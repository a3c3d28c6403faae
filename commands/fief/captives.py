"""Captives: their ransom."""

from __future__ import annotations

from typing import Annotated

from commands import complete, kinds
from commands.declare import RULED, argument, command, option
from commands.fief import app


@command(
    app,
    "ransom",
    use="ledger.acting.fief.releasing:ransom",
    mode="act",
    screen="commands.history:act_screen",
    common=RULED,
)
def ransom(
    lord: Annotated[str, argument("LORD", kinds.text, "A captive.")],
    amount: Annotated[int, argument("AMOUNT", kinds.amount, "The agreed price.")],
    to: Annotated[
        str,
        option(
            "--to",
            kind=kinds.text,
            help="The village where he is put.",
            metavar="VILLAGE",
            autocompletion=complete.territories,
        ),
    ],
) -> None:
    """Frees a captive at the agreed price.

    What is set aside for the captive pays first, then the player's purse; what is left
    of it is handed over. The captive stands on the village that the owner names.
    """
