"""The words of mass combat, a module for each noun."""
