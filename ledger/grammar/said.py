"""Which refusals, warnings and findings reveal what is in purses, by their keys.

A key stands for all keys that begin with it, up to a dot. Where neither this table nor
that of the game (`ledger.grammar.GAME.said`, without the game's name) has the key, no
number is shown.
"""

from __future__ import annotations

from ledger.grammar import OPEN

# Messages whose numbers reveal no purse: typed numbers, files, limits, the clock.
TELL_NO_SUM = (
    "ambiguous_name, bad_amount, bad_dice, bad_name, blocked, choice, completion, "
    "csv, damaged, diff, draft, entry, file, import, league, log, missing_choice, missing_dice, overtaken, position, "
    "redo, report, roll, script, serve, setting, shell, stats, text, toml, undo, unknown_name, usage, word, "
    "audit, backup, clock, sealed, correct.floor, count, dice, game, leftovers, names, once, players.many, "
    "territory.most, title.most, turn, verify"
)
SAID = dict.fromkeys(TELL_NO_SUM.split(", "), OPEN) | {
    "not_enough": {"have": "kept what account"},  # for any commodity
    # What an undo would take back may have gone from purse to purse.
    "blocked.floor": {"have": "kept what account", "need": "kept what account"},
    "blocked.audit": {"findings": "faults"},
    "act.audit": {"findings": "faults"},
    "file.faults": {"findings": "faults"},
    "audit.floor": {"amount": "kept what about"},
    "ruled": {"facts": "said key"},
    "in_play": {"facts": "said key"},
}
