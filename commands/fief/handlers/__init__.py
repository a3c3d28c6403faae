"""Answers of Fief commands that take more than one use case: bids, files, trees."""
