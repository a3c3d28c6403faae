"""The commands of a game: mass."""
