"""The tests: the same tree as the code, and the laws that hold for all of it."""
