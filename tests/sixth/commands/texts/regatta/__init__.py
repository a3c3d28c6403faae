"""The words of a regatta."""
