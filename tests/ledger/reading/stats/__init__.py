"""Statistics over several files."""
