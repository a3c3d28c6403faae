"""The board, its map, and the setting up of a game."""
