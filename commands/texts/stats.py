"""The words of statistics: headings, and what is said of a sort of games."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

TITLE = N_("Statistics")
ABOUT = N_("{files} {files:file|files} · {games} {games:game|games}")
TOGETHER = N_("All games together")
BY_RULES = N_("house rules – {rules}")
USUAL_RULES = N_("by the usual house rules")
FINISHED = N_("{finished} of {games} {games:game|games} finished")
TURNS = N_("{turns} {turns:turn|turns}, {acts} actions each on average")
LENGTH = N_("a turn lasts {average} on average, {longest} at most")
BATTLES = N_("Battles against their odds")
LUCK = N_("Dice of these battles")
INCOME = N_(
    "income: all money received in play; for closed purses, once the game is over"
)
EXPECTED = N_(
    "“expected”: the sum of the chances of winning those battles whose odds are known"
)
MEASURE = N_("“out of 100”: lower rolls of the same number of dice; a tie counts half")
DICE = N_("Dice")
FILES = N_("Files")
LEFT_OUT = N_("Left out")
TESTED = N_(
    "{count} {count:set|sets} tested; a false alarm in at most 1 such table in {of}"
)
RUNNING = N_("not finished")

# Why a file is left out whose campaign is counted from another.
AGAIN: Texts = {
    "copy": "a copy of {of}",
    "earlier": "an earlier state of {of}",
    "branch": "a branch of {of}",
}
KINDS: Texts = {"player": "player", "family": "family", "side": "side"}
