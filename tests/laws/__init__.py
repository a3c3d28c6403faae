"""The laws: what holds over every kind of act, as properties."""
