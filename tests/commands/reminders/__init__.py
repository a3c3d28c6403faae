"""The texts of cards for rules that only concern the table, written out by hand."""
