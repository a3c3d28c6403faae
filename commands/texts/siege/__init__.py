"""The words of a siege, with a module for each noun."""
