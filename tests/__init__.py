"""The tests: the same tree as the code, and the laws that hold over all of it."""
