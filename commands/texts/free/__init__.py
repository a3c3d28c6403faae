"""The words of the free game."""
