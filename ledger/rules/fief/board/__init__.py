"""The board, its map, and setting up a game."""
