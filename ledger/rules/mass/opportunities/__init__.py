"""The heroic opportunities of a battle: pure rules, apart from where it is stored."""
