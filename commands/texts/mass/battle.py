"""The words of a battle turn: levels, situations, units, tactics."""

from __future__ import annotations

from commands.texts.marks import N_

ENGAGEMENTS: dict[str, str] = {
    "support": N_("Support"),
    "disengaged": N_("Disengaged"),
    "engaged": N_("Engaged"),
    "front": N_("Front"),
}
SITUATIONS: dict[str, str] = {
    "victory": N_("Victory"),
    "tie": N_("Tie"),
    "defeat": N_("Defeat"),
}
UNITS: dict[str, str] = {
    "infantry": N_("Infantry"),
    "cavalry": N_("Cavalry"),
    "artillery": N_("Artillery"),
}
TACTICS: dict[str, str] = {
    "MAR": N_("March"),
    "CHA": N_("Charge"),
    "ENV": N_("Envelopment"),
    "FLA": N_("Flank attack"),
    "RET": N_("Entrenchment"),
    "REG": N_("Regrouping"),
    "REC": N_("Reconnaissance"),
    "REC-CHA": N_("Receive charge"),
    "RAN": N_("In ranks"),
    "REP": N_("Withdrawal"),
}
# What is added to a personal roll.
ADDED: dict[str, str] = {
    "wits": N_("Wits"),
    "tactics": N_("Tactics"),
    "unit": N_("unit"),
    "command": N_("Command lent"),
    "modifier": N_("modifier"),
}
