"""Reports and replays."""
