"""Shared campaigns at the face: what is asked of the hub, and how it is shown."""
