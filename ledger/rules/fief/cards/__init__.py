"""The blue cards of Fief: dealing, playing, discarding, exchanging; what each does."""
