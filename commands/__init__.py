"""The face: each command parses its words, calls one use case, and shows the result."""
