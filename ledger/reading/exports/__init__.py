"""The campaign in formats that other programs read."""
