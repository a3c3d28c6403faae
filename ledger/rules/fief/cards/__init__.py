"""The blue cards of Fief: dealing, playing, discarding, exchanging; their effects."""
