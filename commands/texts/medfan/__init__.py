"""The words of the Med-Fan campaign, a module for each noun."""
