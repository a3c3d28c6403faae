"""Acts of a siege."""
