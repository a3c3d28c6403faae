"""The optional rules: sales of sees, ransoms by rank, the dungeon."""
