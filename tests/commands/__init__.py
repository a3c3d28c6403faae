"""The interface: commands as people and scripts type them."""
