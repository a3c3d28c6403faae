"""Which refusals, warnings and findings of Med-Fan reveal what is in hoards."""

from __future__ import annotations

from ledger.grammar import OPEN

# Messages with a number that gives no purse away.
TELL_NO_SUM = (
    "above_most, audit, buildings, games_differ, improved, income_paid, length_early, "
    "length_over, many_fallen, many_figures, many_rolls, no_attack, nothing_stands, "
    "role_taken, scale_gains, second_attack, short_loss, short_supply, size, spells, "
    "treasures"
)
SAID = dict.fromkeys(TELL_NO_SUM.split(", "), OPEN) | {
    "hoard": {"have": "purse player"},
    "treasure_waits": {"have": "purse player"},
}
