"""The position file of a game of Fief."""
