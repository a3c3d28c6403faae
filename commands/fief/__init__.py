"""The screens of a game of Fief."""
