"""What people read of sieges."""

GROUPS = {"siege": "Sieges for Warmaster: budgets, lists, three linked scenarios."}
