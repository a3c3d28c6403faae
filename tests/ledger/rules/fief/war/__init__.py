"""The battle of Fief2."""
