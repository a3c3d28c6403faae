"""Territory names: their words, their grammar in two languages, how they are drawn."""
