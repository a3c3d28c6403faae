"""Money: income, purchases, debts."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "fief buy",
        """Buys counters, buildings or a cardinal’s hat, within every limit.

        Choices: at (which castle or city), leave.OWNER (granted or refused, in another
        player’s village), guard (king or queen), lord (which bishop).
        """,
        helps={
            "item": "What is bought: soldier, mill, press, castle, cardinal, rebel, guard, archer or bombard.",
            "count": "How many; by default, one.",
            "lord": "The lord beside whom the counters are placed; or the bishop who becomes cardinal.",
            "value": "POINTS|The value of each counter: 1, 3 or 6; by default, 1.",
        },
    ),
    Shown(
        "fief income",
        """Pays everyone the income of phase 2: villages, tithe and tallage, pensions.

        With --dry-run, in any phase, shows what would be paid as things stand; nothing
        is paid.
        """,
        screen="commands.fief.income:screen",
    ),
    Shown(
        "fief lend",
        """Lends money from one player to another, and records the debt.

        Repayment is not enforced: `fief repay` records it. For a gift, use `pay`.
        """,
        screen="commands.fief.families_screens:lent",
        helps={"source": "FROM|Who lends.", "target": "TO|Who borrows."},
    ),
    Shown(
        "fief repay",
        "Pays back a debt, or part of it.",
        screen="commands.fief.families_screens:lent",
        helps={"source": "FROM|Who pays back.", "target": "TO|Who lent the money."},
    ),
    Shown(
        "fief forgive",
        """Forgives a debt, or part of it.

        No money changes hands. Without an amount, the whole debt is forgiven.
        """,
        helps={
            "creditor": "CREDITOR|Who lent the money.",
            "debtor": "DEBTOR|Who owes the money.",
            "amount": "How much; by default, the whole debt.",
        },
    ),
    Shown(
        "fief debts",
        "Shows who still owes money, to whom and how much.",
        screen="commands.fief.families_screens:debts",
    ),
    Shown(
        "fief upkeep",
        "Pays a player’s mercenaries, before the auction; those who are not paid return to the reserve.",
        helps={"keep": "How many mercenaries are paid for and stay; 0 for none."},
    ),
    Shown(
        "fief auction",
        """Auctions all the mercenaries in the reserve, by secret bids.

        At a terminal each player types a bid that nobody sees; tied players bid again.
        Players who are not named bid nothing.
        """,
        screen="commands.fief.mercenaries:screen",
        helps={
            "bids": "PLAYER=MONEY|What a player bids; repeat for more. 0 means no bid.",
            "again": "PLAYER=MONEY|The second bid of a tied player; repeat for more.",
        },
        flow="commands.fief.handlers.auction:auction",
    ),
)
