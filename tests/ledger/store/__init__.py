"""The file."""
