"""Money: income, taxes, escrow, notes, loans."""
