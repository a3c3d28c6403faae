"""The screens of the Med-Fan campaign."""
