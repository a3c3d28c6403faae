"""Tests of the board of Fief, its map file and the setup."""
