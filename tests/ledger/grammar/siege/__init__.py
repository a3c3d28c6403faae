"""The commands of a game: siege."""
