"""Trouble with the file, the process and the system."""
