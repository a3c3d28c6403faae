"""The end of the game: victories, and the points."""
