"""The campaign as a report shows it: facts from the journal, turn by turn."""
