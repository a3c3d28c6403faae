"""Movement: parties, roads, permission to pass, captures, the march of rebels."""
