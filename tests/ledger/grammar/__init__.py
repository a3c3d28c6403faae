"""Commands as records: their words, choices and modules."""
