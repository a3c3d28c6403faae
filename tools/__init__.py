"""Tools that generate files: the tree of calls, the help pages, the catalogue."""
