"""The face: each command parses, calls one use case, and shows what came of it."""
