"""Words for luck: how the dice fell, and whether they are fair."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

REFUSALS: Texts = {
    "fief.luck_no_battle": "entry {entry:plain} is not a battle that counts",
    "fief.luck_no_battle.hint": "`fief luck` lists the battles that count; battles taken back do not count",
    "fief.luck_absent": "{player:subject} rolled no dice in the battle recorded in entry {entry:plain}",
    "fief.luck_absent.hint": "leave out the name to see the luck of all sides",
}

# One line after a battle: each side with a number.
AFTER = N_("Luck (lower rolls out of 100): {told}")
EVENINGS = N_(
    "{name}: the same dice would have rolled lower on {lower} evenings out of 100"
)
HARM = N_("damage {harm} (average: {usual})")
KILLS = N_("lords killed by aimed dice: {kills} (average: {usual})")
NONE = N_("Nobody has rolled dice in a battle yet")
NONE_OF = N_("{name:subject} {name:has|have} rolled no dice in a battle yet")
MEASURE = N_("“out of 100”: lower rolls of the same number of dice; a tie counts half")
