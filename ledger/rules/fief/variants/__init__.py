"""The optional rules of the last chapter, each with its own switch."""
