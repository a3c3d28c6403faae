"""The words of Fief, a module for each noun."""
