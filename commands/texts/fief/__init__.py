"""The words of Fief, with a module for each noun."""
