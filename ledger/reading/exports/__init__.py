"""The campaign in forms that other programs read."""
