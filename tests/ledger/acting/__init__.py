"""Recording acts."""
