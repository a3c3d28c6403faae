"""Money: what goes from purse to purse, what is counted, what is set right."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "pay",
        "Moves money from one purse to another.",
        screen="commands.treasury:paid",
        helps={
            "source": "FROM|Who pays: a player or `bank`.",
            "target": "TO|Who receives: a player or `bank`.",
        },
    ),
    Shown(
        "treasury",
        "Shows who has how much, now or then.",
        screen="commands.treasury:balances",
        helps={
            "player": "Only this player.",
            "at": "As it stood after this entry.",
            "turn": "As it stood when this turn ended; 1.3: of the first scenario or battle.",
        },
    ),
    Shown(
        "statement",
        "Lists every movement of a player's money, with the balance after it.",
        screen="commands.treasury:lines",
        flow="commands.handlers.treasury:statement",
    ),
    Shown(
        "count",
        "Compares the coins on the table with the book; names likely culprits. "
        "Several at once: `count Anne=800 Bruno=350`.",
        screen="commands.treasury:counted",
        helps={
            "amount": "AMOUNT|The coins that lie on the table.",
        },
    ),
    Shown(
        "correct",
        "Sets anything counted or recorded to what really lies on the table.",
        helps={
            "what": "What is corrected: `money PLAYER`, `COMMODITY ACCOUNT` or `SUBJECT.FIELD` as `show` prints them.",
            "value": "What really lies on the table; `none` for nothing.",
            "remark": "Why it is corrected.",
        },
    ),
)
