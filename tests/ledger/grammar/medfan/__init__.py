"""The commands of a game: medfan."""
