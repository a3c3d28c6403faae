"""The battle of Fief2: a pure rule, its resolver and its exact chances."""
