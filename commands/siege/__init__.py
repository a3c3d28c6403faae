"""The screens of sieges."""
