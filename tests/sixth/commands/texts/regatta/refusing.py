"""The messages shown when a regatta refuses something."""

from __future__ import annotations

from commands.texts.marks import Texts

REFUSALS: Texts = {
    "regatta.sailed": "{boat} has sailed in this turn",
    "regatta.sailed.hint": "it sails again in the next",
    "unknown_name.boat": "there is no boat {name}",
    "name_taken.boat": "there is a boat {name} already",
}
FINDINGS: Texts = {"regatta.audit.sailed": "{about} sailed in a turn to come"}
IDS = {"boat": True}  # facts that hold ids
