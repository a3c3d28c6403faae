"""The help texts of a regatta."""

GROUPS = {"regatta": "A race of boats."}
