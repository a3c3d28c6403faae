"""What can be asked of a regatta."""
