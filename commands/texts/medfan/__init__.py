"""The words of the Med-Fan campaign, with a module for each noun."""
