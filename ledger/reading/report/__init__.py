"""The campaign as a report tells it: facts, from the journal, turn by turn."""
