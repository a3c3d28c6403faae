"""Purchases: counters and buildings, the founding of fiefs, titles."""
