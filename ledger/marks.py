"""Which facts tell what lies in whose purse, of each kind of act and of refusals.

A mark stands at a fact and names its owner by another fact: no key is secret by itself.
What has no line here is closed (`ledger.veil`), so that a new act can forget nothing.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    Mark = tuple[str, ...]
    # By the path of the fact; a dot leads into each part of a list.
    Marks = Mapping[str, Mark]

DEBT = "debt"  # what players owe each other: on debt/DEBTOR/CREDITOR
KEPT = frozenset({"money", DEBT})  # what is kept in purses
# Sums by account, each told to its owner; and who may have miscounted: payments between
# others explain nothing that one's own purse would not give away.
PURSES: Mark = ("purses",)


def is_purse(account: str) -> bool:
    """Whether an account is a purse: a player's, or the bank, which tells the others."""
    return account == "bank" or account.startswith("player:")


def purse(owner: str) -> Mark:
    """What lies in the purse of whoever stands in that fact: it is the owner's."""
    return ("purse", owner)


def passed(giver: str, taker: str) -> Mark:
    """What goes from one to the other: whoever is one of both has seen it."""
    return ("passed", giver, taker)


def secret(debtor: str, creditor: str) -> Mark:
    """What is owed: both know it, and nobody else."""
    return ("secret", debtor, creditor)


def kept(what: str, account: str) -> Mark:
    """How much of something lies on an account, should that be money in a purse."""
    return ("kept", what, account)


def stacked(hidden: str, owner: str) -> Mark:
    """How many counters go, where it was said that nobody else is to know."""
    return ("stacked", hidden, owner)


def suspects(owner: str) -> Mark:
    """Entries that explain what is missing in a purse: its owner's own, to the owner."""
    return ("suspects", owner)


OPEN: Marks = {}
LEFT: Marks = {"money": purse("player")}
HOARD: Marks = {"hoard": purse("player")}
OUT: Marks = {"eliminated.money": purse("player")}
SUM = kept("what", "account")
LENT: Marks = {
    "amount": passed("from", "to"),
    "owed": secret("from", "to"),
    "balances": PURSES,
}

STACK = stacked("hidden", "player")
MOVED: Marks = {
    **dict.fromkeys(("troops", "drop", "pick", "guards"), STACK),
    **dict.fromkeys(("dropped.troops", "picked.troops", "effects"), STACK),
}

# Prices, income, ransoms and winning bids are said aloud at the table: they are open.
ACTS: dict[str, Marks] = {
    "pay": {"amount": passed("from", "to"), "balances": PURSES},
    "count": {
        "amount": purse("player"),
        "booked": purse("player"),
        "counted": purse("player"),
        "difference": purse("player"),
        "suspects": suspects("player"),
    },
    "correct": {"value": SUM, "before": SUM, "after": SUM},
    "players retire": LEFT,
    "turn": OUT,
    "phase": OUT,
    "fief buy": LEFT,
    "fief upkeep": LEFT,
    "fief found": LEFT,
    "fief calm": LEFT,
    "fief lend": LENT,
    "fief repay": LENT,
    "fief ransom": {"balances": PURSES},
    "fief move": MOVED,
    "fief seat": {"balances": PURSES},
    "fief sell": {"balances": PURSES},
    "medfan join": HOARD,
    "medfan recruit": HOARD,
    "medfan improve": HOARD,
    "medfan dismiss": HOARD,
    "medfan item": HOARD,
    "medfan after": {"hoards": PURSES, "standings.money": purse("name")},
    "medfan income": {"hoards": PURSES, "standings.money": purse("name")},
}
# What tells nothing of purses.
TELL_NOTHING = (
    "new, undo, redo, fork, title grant, title revoke, territory add, "
    "territory claim, territory release, players add, players rename, roll, "
    "note, rules set, rules load, drop, "
    "fief map load, fief setup roll, fief settle, fief length, fief done, "
    "fief deal, fief card play, fief card discard, fief card exchange, fief die, "
    "fief income, fief auction, fief bestow, fief rebels march, "
    "fief resolve, fief battle, fief captive, fief marry, fief prince, "
    "fief elect, fief crown, fief inherit, fief guard, "
    "medfan spell, medfan council, medfan determine, medfan prepare, "
    "medfan capability, medfan scenario, medfan improvement, medfan length, "
    "medfan goal, medfan survival, medfan spoils, medfan objective, "
    "mass side, mass general, mass steward, mass hero, mass start, mass prepare, "
    "mass turn, mass opportunity, mass down, mass duel, mass end, mass personal, "
    "mass roll, mass strategy, mass volley, "
    "siege start, siege general, siege break, siege hold, siege off, siege end, "
    "siege buy, siege load, siege unit, siege give, siege drop, siege place, "
    "siege hit, siege section, siege wall, siege batter, siege oil, siege clear, "
    "siege earthwork, siege length"
)
ACTS |= dict.fromkeys(TELL_NOTHING.split(", "), OPEN)

IN_PURSE: Marks = {"money": purse("player")}
IN_HOARD: Marks = {"have": purse("player")}

# Of refusals these; and all for want of anything (`not_enough`) that have no line here.
REFUSALS: dict[str, Marks] = {
    "not_enough": {"have": SUM},  # of any commodity
    # What is taken back may have gone from purse to purse.
    "blocked.floor": {"have": SUM, "need": SUM},
    "correct.floor": OPEN,
    "fief.purse": IN_PURSE,
    "fief.bid_purse": IN_PURSE,
    "fief.seat_purse": IN_PURSE,
    "fief.sale_money": IN_PURSE,
    "fief.ransom_money": IN_PURSE,
    "fief.conviction_money": IN_PURSE,
    "fief.owes_less": {"owed": secret("player", "other")},
    **dict.fromkeys(("fief.keeps_more", "fief.commit_more", "fief.drop_more"), OPEN),
    **dict.fromkeys(("fief.few_counters", "fief.garrison_few"), OPEN),
    "medfan.hoard": IN_HOARD,
    "medfan.treasure_waits": IN_HOARD,
}
