"""Words of the notes that Fief keeps for itself, told by `show` alone."""

from __future__ import annotations

from commands.texts.marks import Texts

NOTES: Texts = {
    "acted_cards": "last turn of acting in the phase of the cards",
    "acted_income": "last turn of acting in the phase of income",
    "acted_purchases": "last turn of acting in the phase of purchases",
    "acted_movement": "last turn of acting in the phase of movement",
    "acted_combat": "last turn of acting in the phase of combat",
    "acted_negotiations": "last turn of acting in the phase of negotiations",
    "auctioned": "turn of the last auction of mercenaries",
    "ballot": "turn of the last ballot",
    "box": "box unpacked",
    "calmed": "turn of the last talk with rebels",
    "chose": "place in the order of choosing",
    "dealt": "turn of the last deal",
    "forfeit": "titles lost in the dungeon",
    "done_cards": "last turn of finishing the phase of the cards",
    "done_income": "last turn of finishing the phase of income",
    "done_purchases": "last turn of finishing the phase of purchases",
    "done_movement": "last turn of finishing the phase of movement",
    "done_combat": "last turn of finishing the phase of combat",
    "done_negotiations": "last turn of finishing the phase of negotiations",
    "fought": "turn of the last battle",
    "income": "turn of the last income",
    "revolt_fights": "whom the rebels must fight",
    "revolt_steps": "steps of the rebels",
    "revolt_steps_in": "turn of the rebels’ steps",
    "revolt_took": "titles of cities that rebels took",
    "ruled": "a limit was waived by a ruling",
    "sale": "turn in which the see is for sale",
    "steps": "steps walked",
    "steps_darc": "steps walked with D’Arc",
    "steps_in": "turn of these steps",
    "stopped": "turn in which attackers were halted, and who",
    "upkept": "turn of the last upkeep",
    "walked": "how far its soldiers have walked",
    "x": "place across the map",
    "y": "place down the map",
}
