"""What comes in, what is bought, what is owed."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "fief buy",
        """Buys counters, buildings or a cardinal's hat, within every limit.

        Choices: at (which castle or city), leave.OWNER (granted or refused, in the
        village of another), guard (king or queen), lord (which bishop).
        """,
        helps={
            "item": "What is bought: soldier, mill, press, castle, cardinal, rebel, guard, archer or bombard.",
            "count": "How many; otherwise one.",
            "lord": "Beside which lord, or which lord.",
            "value": "POINTS|The value of each counter: 1, 3 or 6; otherwise 1.",
        },
    ),
    Shown(
        "fief income",
        """Pays phase 2 to everyone: villages, tithe and tallage, pensions.

        With --dry-run it tells in any phase what would be paid as things stand; nothing
        is paid.
        """,
        screen="commands.fief.income:screen",
    ),
    Shown(
        "fief lend",
        """A player lends another money, and what is owed is remembered.

        Nothing is enforced: `fief repay` records what is paid back. A gift is `pay`.
        """,
        screen="commands.fief.families_screens:lent",
        helps={"source": "FROM|Who lends.", "target": "TO|Who borrows."},
    ),
    Shown(
        "fief repay",
        "A player pays back what is owed, or a part of it.",
        screen="commands.fief.families_screens:lent",
        helps={"source": "FROM|Who pays back.", "target": "TO|Who had lent."},
    ),
    Shown(
        "fief forgive",
        """A creditor lets a debtor off what is owed, or a part of it.

        No money changes hands. Without an amount nothing is owed any more.
        """,
        helps={
            "creditor": "CREDITOR|Who had lent.",
            "debtor": "DEBTOR|Who owes.",
            "amount": "How much; otherwise all that is owed.",
        },
    ),
    Shown(
        "fief debts",
        "Shows who still owes whom how much.",
        screen="commands.fief.families_screens:debts",
    ),
    Shown(
        "fief upkeep",
        "Pays a player's mercenaries, before the auction; the others are nobody's again.",
        helps={"keep": "How many mercenaries are paid for and stay; 0 for none."},
    ),
    Shown(
        "fief auction",
        """Auctions all mercenaries that nobody employs, for secret bids.

        At a terminal each player types a bid that nobody sees; those who tie bid again.
        Who is not named bids nothing.
        """,
        screen="commands.fief.mercenaries:screen",
        helps={
            "bids": "PLAYER=MONEY|What a player bids; again for more. 0 is no bid.",
            "again": "PLAYER=MONEY|The second bid of those who tie; again for more.",
        },
        flow="commands.fief.answers.auction:auction",
    ),
)
