"""What happens when things go wrong with the file, the process and the system."""
