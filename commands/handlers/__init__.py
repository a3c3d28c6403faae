"""Commands that need more than one use case: words, files, moments."""
