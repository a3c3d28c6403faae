"""The rules of the heroic opportunities."""
