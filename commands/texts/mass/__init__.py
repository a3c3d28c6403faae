"""The words of mass combat, with a module for each noun."""
