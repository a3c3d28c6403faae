"""Territory names."""
