"""What commands answer that takes more than one use case: words, files, moments."""
