"""The rules of Fief."""
