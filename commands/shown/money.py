"""Money: payments between purses, counts, corrections."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "pay",
        "Pays money from one player to another, or to or from the bank.",
        screen="commands.treasury:paid",
        helps={
            "source": "FROM|Who pays: a player or `bank`.",
            "target": "TO|Who receives: a player or `bank`.",
        },
    ),
    Shown(
        "treasury",
        "Shows how much money everyone has, now or at an earlier point.",
        screen="commands.treasury:balances",
        helps={
            "player": "Only this player.",
            "at": "The state after this entry.",
            "turn": "The state at the end of this turn; 1.3: turn 3 of the first scenario or battle.",
        },
    ),
    Shown(
        "statement",
        "Lists all of a player’s transactions, with the balance after each.",
        screen="commands.treasury:lines",
        flow="commands.handlers.treasury:statement",
    ),
    Shown(
        "count",
        "Compares the coins on the table with the ledger, and points out likely mistakes. Several players at once: `count Anne=800 Bruno=350`.",
        screen="commands.treasury:counted",
        helps={
            "amount": "AMOUNT|The coins on the table.",
        },
    ),
    Shown(
        "correct",
        "Corrects anything counted or recorded so that it matches the table.",
        helps={
            "what": "What to correct, in the words of `show` and `why`: `money PLAYER`, `mills VILLAGE` or NAME.owner.",
            "value": "What is really on the table; `none` for nothing.",
            "remark": "The reason for the correction.",
        },
        flow="commands.handlers.correcting:correct",
    ),
)
