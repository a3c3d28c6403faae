"""Which refusals, warnings and findings of Fief reveal what is in purses."""

from __future__ import annotations

from ledger.grammar import OPEN

# Messages with a number that reveals no purse: it counts what is on the board, in
# stocks or in hands; or turns, votes, points, bids.
TELL_NO_SUM = (
    "aim_all, aim_dice, auction_skipped, audit, ballot_twice, battle_none, battle_other, "
    "battle_which, bid_lower, bid_unseen, "
    "bids_tied, bombards_lost, candidates, card_out, castles, commit_left, commit_more, "
    "commit_nobody, commit_off, commit_revolt, counter_value, dealt, drop_more, "
    "few_counters, forecast, found, garrison_few, guard_attends, guard_ride, "
    "guard_short, guard_waits, hand, hand_most, income_paid, income_unasked, "
    "keeps_more, length, length_changed, length_late, length_same, lords_most, "
    "luck_absent, luck_no_battle, map, map_strict, mercenaries_home, no_crown, "
    "no_mercenaries, notes_change, odds_exact, odds_states, owes_nothing, players_few, "
    "players_most, points_counted, production, ransom_fixed, ransom_free, rebel_steps, "
    "rerolls, revolt_late, shares, short, soldier_steps, spec, spec_box, spec_later, "
    "spec_module, spec_most, spec_nobody, spec_royal, spec_tactics, spec_unled, steps, "
    "stock, stock_own, stock_rebels, stock_value, upkeep_late, upkeep_unpaid, upkept, "
    "victory, victory_pair, victory_points, vote_captive, votes_most, wed_late"
)
SAID = dict.fromkeys(TELL_NO_SUM.split(", "), OPEN) | {
    # What is out, or left, reveals the sum of all purses.
    "notes": {"left": "lying bank"},
    "notes_out": {"out": "lying bank"},
    "purse": {"money": "purse player"},
    "bid_small": {"money": "purse player"},
    "bid_step": {"money": "purse player"},
    "bid_purse": {"money": "purse player"},
    "seat_bid": {"money": "purse player"},
    "seat_purse": {"money": "purse player"},
    "sale_money": {"money": "purse player"},
    "ransom_money": {"money": "purse player"},
    "conviction_money": {"money": "purse player"},
    "owes_less": {"owed": "secret player other"},
}
