"""Which refusals, warnings and findings tell what lies in purses, by their keys.

A key stands for all that begin with it, up to a dot; of what has no line here, nor in the
table of its game (`ledger.grammar.GAME.said`, without the game's name), no number is told.
"""

from __future__ import annotations

from ledger.grammar import OPEN

# What tells a number, and of no purse: what was typed, what a file is, limits, the clock.
TELL_NO_SUM = (
    "ambiguous_name, bad_amount, bad_dice, bad_name, blocked, choice, completion, "
    "damaged, diff, draft, entry, file, import, log, missing_choice, missing_dice, position, "
    "redo, report, roll, script, setting, shell, text, toml, undo, unknown_name, usage, word, "
    "audit, clock, correct.floor, count, dice, game, leftovers, names, once, players.many, "
    "territory.most, title.most, turn, verify"
)
SAID = dict.fromkeys(TELL_NO_SUM.split(", "), OPEN) | {
    "not_enough": {"have": "kept what account"},  # of any commodity
    # What is taken back may have gone from purse to purse.
    "blocked.floor": {"have": "kept what account", "need": "kept what account"},
    "blocked.audit": {"findings": "faults"},
    "act.audit": {"findings": "faults"},
    "audit.floor": {"amount": "kept what about"},
    "ruled": {"facts": "said key"},
    "in_play": {"facts": "said key"},
}
