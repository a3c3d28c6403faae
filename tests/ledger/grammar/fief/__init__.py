"""The commands of a game: fief."""
