"""A prompt that stays open."""
