"""The rules of sieges."""
