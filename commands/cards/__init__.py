"""Reference cards: for the terminal, as Markdown, and for paper."""
