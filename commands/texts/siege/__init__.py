"""The words of a siege, a module for each noun."""
