"""The end of the game: a victory, or the points in a game of agreed length."""
