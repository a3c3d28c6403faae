"""Fief commands that need more than one use case: bids, files, trees."""
