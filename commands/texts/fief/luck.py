"""Words of luck: how the dice fell, and whether they fall evenly."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

REFUSALS: Texts = {
    "fief.luck_no_battle": "entry {entry:plain} is no battle that counts",
    "fief.luck_no_battle.hint": "`fief luck` lists them; what was taken back does not count",
    "fief.luck_absent": "{player} threw no dice in the battle of entry {entry:plain}",
    "fief.luck_absent.hint": "without a name it is told how all sides fared",
}

VERDICTS: Texts = {
    "usual": "nothing unusual",
    "unusual": "unusual",
    "too_few": "needs {least:plain} dice",
}
# In one line after a battle: who threw, with a number.
AFTER = N_("Luck (lower throws out of 100): {told}")
EVENINGS = N_(
    "{name}: the same throws would have shown less on {lower} evenings of 100"
)
HARM = N_("harm {harm:plain}, on average {usual}")
KILLS = N_("lords killed by aimed dice {kills:plain}, on average {usual}")
NONE = N_("Nobody has thrown dice in a battle yet")
NONE_OF = N_("{name:subject} has thrown no dice in a battle yet")
MEASURE = N_(
    "“of 100”: how many throws of as many dice show less; equal ones count half"
)
LOOKED_AT = N_(
    "{count:plain} {count:set was|sets were} looked at; fair dice look unusual in at "
    "most one campaign of {of:plain}"
)
