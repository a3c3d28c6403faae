"""Acts of the Med-Fan campaign."""
