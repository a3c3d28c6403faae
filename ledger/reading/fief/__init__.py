"""Questions about a game of Fief."""
