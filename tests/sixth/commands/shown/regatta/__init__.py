"""What people read of a regatta."""

GROUPS = {"regatta": "A race of boats."}
