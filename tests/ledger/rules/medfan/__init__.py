"""The rules of the Med-Fan campaign."""
