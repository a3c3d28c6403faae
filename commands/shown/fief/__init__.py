"""What people read of Fief."""

GROUPS = {"fief": "A game of Fief: cards, income, purchases, movement, fiefs."}
