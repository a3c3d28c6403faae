"""Words for the notes that Fief keeps for itself; only `show` prints them."""

from __future__ import annotations

from commands.texts.marks import Texts

NOTES: Texts = {
    "acted_cards": "last turn played in the card phase",
    "acted_income": "last turn played in the income phase",
    "acted_purchases": "last turn played in the purchase phase",
    "acted_movement": "last turn played in the movement phase",
    "acted_combat": "last turn played in the combat phase",
    "acted_negotiations": "last turn played in the negotiation phase",
    "auctioned": "turn of the last auction of mercenaries",
    "ballot": "turn of the last ballot",
    "box": "box unpacked",
    "calmed": "turn of the last attempt to calm rebels",
    "chose": "place in the order of choice",
    "dealt": "turn of the last deal",
    "forfeit": "titles lost in the dungeon",
    "done_cards": "last turn in which the card phase was finished",
    "done_income": "last turn in which the income phase was finished",
    "done_purchases": "last turn in which the purchase phase was finished",
    "done_movement": "last turn in which the movement phase was finished",
    "done_combat": "last turn in which the combat phase was finished",
    "done_negotiations": "last turn in which the negotiation phase was finished",
    "fought": "turn of the last battle",
    "income": "turn of the last income",
    "revolt_fights": "whom the rebels must fight",
    "revolt_steps": "roads travelled by the rebels",
    "revolt_steps_in": "turn in which the rebels travelled these roads",
    "revolt_took": "titles of cities taken by rebels",
    "ruled": "a limit was waived by a ruling",
    "sale": "turn in which the bishop card is for sale",
    "steps": "roads travelled",
    "steps_darc": "roads travelled with D’Arc",
    "steps_in": "turn in which these roads were travelled",
    "stopped": "turn in which attackers were halted, and which ones",
    "upkept": "turn of the last upkeep",
    "walked": "distance travelled by the soldiers",
    "x": "position on the map, from the left",
    "y": "position on the map, from the top",
}
