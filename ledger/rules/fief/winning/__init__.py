"""The end of the game: a victory, or the points of a game of a certain length."""
