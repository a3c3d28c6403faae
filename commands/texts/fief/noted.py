"""Words of the notes that Fief keeps for itself; only `show` prints them."""

from __future__ import annotations

from commands.texts.marks import Texts

NOTES: Texts = {
    "acted_cards": "last turn acted in the card phase",
    "acted_income": "last turn acted in the income phase",
    "acted_purchases": "last turn acted in the purchase phase",
    "acted_movement": "last turn acted in the movement phase",
    "acted_combat": "last turn acted in the combat phase",
    "acted_negotiations": "last turn acted in the negotiation phase",
    "auctioned": "turn of the last auction of mercenaries",
    "ballot": "turn of the last ballot",
    "box": "box unpacked",
    "calmed": "turn of the last attempt to calm rebels",
    "chose": "place in the order of choice",
    "dealt": "turn of the last deal",
    "forfeit": "titles lost in the dungeon",
    "done_cards": "last turn the card phase was finished",
    "done_income": "last turn the income phase was finished",
    "done_purchases": "last turn the purchase phase was finished",
    "done_movement": "last turn the movement phase was finished",
    "done_combat": "last turn the combat phase was finished",
    "done_negotiations": "last turn the negotiation phase was finished",
    "fought": "turn of the last battle",
    "income": "turn of the last income",
    "revolt_fights": "whom the rebels must fight",
    "revolt_steps": "roads travelled by the rebels",
    "revolt_steps_in": "turn in which the rebels travelled them",
    "revolt_took": "titles of cities taken by rebels",
    "ruled": "a limit was waived by a ruling",
    "sale": "turn in which the bishop’s card is for sale",
    "steps": "roads travelled",
    "steps_darc": "roads travelled with D’Arc",
    "steps_in": "turn in which they were travelled",
    "stopped": "turn in which attackers were halted, and who",
    "upkept": "turn of the last upkeep",
    "walked": "how far its soldiers have travelled",
    "x": "place on the map, from the left",
    "y": "place on the map, from the top",
}
