"""The heroic opportunities of a battle: pure rules, independent of storage."""
