"""Movement: parties, roads, leave to pass, captures, the march of rebels."""
