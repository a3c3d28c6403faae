"""The face: commands as people and scripts type them."""
