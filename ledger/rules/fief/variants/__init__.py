"""The optional rules of the last chapter: each has a switch of its own."""
