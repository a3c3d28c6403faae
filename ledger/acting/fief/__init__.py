"""Acts of a game of Fief."""
