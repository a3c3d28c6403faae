"""Which facts tell what lies in whose purse: of each act, refusal, warning and finding.

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


def lying(account: str) -> Mark:
    """What lies on one account."""
    return ("lying", account)


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


def faults() -> Mark:
    """Findings, each told as it may be told by itself."""
    return ("faults",)


def said(key: str) -> Mark:
    """The facts of what is said by the key in that fact."""
    return ("said", key)


OPEN: Marks = {}
LEFT: Marks = {"money": purse("player")}
HOARD: Marks = {"hoard": purse("player")}
OUT: Marks = {"eliminated.money": purse("player")}
SUM = kept("what", "account")
BOX = lying("bank")
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
    # What is left in the box tells what all purses hold together.
    "fief income": {"notes_left": BOX},
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
    "fief auction, fief bestow, fief rebels march, "
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
FAULTS: Marks = {"findings": faults()}
RULED: Marks = {"facts": said("key")}

OURS = frozenset({"draft"})  # what may go with any refusal: a number of our own
# What is refused, warned of or found, by its key; else by what its key begins with, up
# to a dot. What has no line here tells no number.
SAID: dict[str, Marks] = {
    "not_enough": {"have": SUM},  # of any commodity
    # What is taken back may have gone from purse to purse.
    "blocked.floor": {"have": SUM, "need": SUM},
    "blocked.audit": FAULTS,
    "act.audit": FAULTS,
    "audit.floor": {"amount": kept("what", "about")},
    "ruled": RULED,
    "in_play": RULED,
    # What is out, or left, tells all purses together.
    "fief.notes": {"left": BOX},
    "fief.notes_out": {"out": BOX},
    "fief.purse": IN_PURSE,
    "fief.bid_small": IN_PURSE,
    "fief.bid_step": IN_PURSE,
    "fief.bid_purse": IN_PURSE,
    "fief.seat_bid": IN_PURSE,
    "fief.seat_purse": IN_PURSE,
    "fief.sale_money": IN_PURSE,
    "fief.ransom_money": IN_PURSE,
    "fief.conviction_money": IN_PURSE,
    "fief.owes_less": {"owed": secret("player", "other")},
    "medfan.hoard": IN_HOARD,
    "medfan.treasure_waits": IN_HOARD,
}
# What speaks of numbers, and of no purse. First what was typed, or what a file is.
TELL_NO_SUM = (
    "ambiguous_name, bad_amount, bad_dice, bad_name, blocked, choice, completion, "
    "damaged, diff, draft, entry, file, import, missing_choice, missing_dice, position, "
    "redo, report, roll, script, setting, text, toml, undo, unknown_name, usage, word, "
    # Limits of the house, and the clock.
    "audit, clock, correct.floor, dice, game, leftovers, names, once, players.many, "
    "territory.most, title.most, turn, verify, "
    # Armies and sides have no purses.
    "mass, siege, "
    # What lies on the board, in stocks and hands; turns, votes, points; bids.
    "fief.aim_all, fief.aim_dice, fief.auction_skipped, fief.audit, "
    "fief.ballot_twice, fief.bid_lower, fief.bid_unseen, fief.bids_tied, "
    "fief.bombards_lost, fief.candidates, fief.card_out, fief.castles, "
    "fief.commit_left, fief.commit_more, fief.commit_nobody, fief.commit_off, "
    "fief.commit_revolt, fief.counter_value, fief.dealt, fief.drop_more, "
    "fief.few_counters, fief.forecast, fief.found, fief.garrison_few, "
    "fief.guard_attends, fief.guard_ride, fief.guard_short, fief.guard_waits, "
    "fief.hand, fief.hand_most, fief.income_paid, fief.income_unasked, "
    "fief.keeps_more, fief.length, fief.length_changed, fief.length_late, "
    "fief.length_same, fief.lords_most, fief.luck_absent, fief.luck_no_battle, "
    "fief.map, fief.map_strict, fief.mercenaries_home, fief.no_crown, "
    "fief.no_mercenaries, fief.notes_change, fief.odds_exact, fief.odds_states, "
    "fief.owes_nothing, fief.players_few, fief.players_most, fief.points_counted, "
    "fief.production, fief.ransom_fixed, fief.ransom_free, fief.rebel_steps, "
    "fief.rerolls, fief.revolt_late, fief.shares, fief.short, fief.soldier_steps, "
    "fief.spec, fief.spec_box, fief.spec_later, fief.spec_module, fief.spec_most, "
    "fief.spec_nobody, fief.spec_royal, fief.spec_tactics, fief.spec_unled, "
    "fief.steps, fief.stock, fief.stock_own, fief.stock_rebels, fief.stock_value, "
    "fief.upkeep_late, fief.upkeep_unpaid, fief.upkept, fief.victory, "
    "fief.victory_pair, fief.victory_points, fief.vote_captive, fief.votes_most, "
    "fief.wed_late, "
    "medfan.above_most, medfan.audit, medfan.buildings, medfan.games_differ, "
    "medfan.improved, medfan.income_paid, medfan.length_early, medfan.length_over, "
    "medfan.many_fallen, medfan.many_figures, medfan.many_rolls, medfan.no_attack, "
    "medfan.nothing_stands, medfan.role_taken, medfan.scale_gains, "
    "medfan.second_attack, medfan.short_loss, medfan.short_supply, medfan.size, "
    "medfan.spells, medfan.treasures"
)
SAID |= dict.fromkeys(TELL_NO_SUM.split(", "), OPEN)


def of_said(key: str) -> Marks | None:
    """The marks of a refusal, warning or finding; None if nobody has said anything."""
    while key and key not in SAID:
        key = key.rpartition(".")[0]
    return SAID.get(key)
