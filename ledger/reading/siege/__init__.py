"""Questions to the rules of a siege."""
