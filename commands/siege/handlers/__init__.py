"""Siege commands that need more than one use case: lists, names, sides."""
