"""The questions that can be asked about a regatta."""
