"""Questions to a Med-Fan campaign."""
