"""What the cards say of the rules that only concern the table, written out by hand."""
