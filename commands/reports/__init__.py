"""Reports: facts become a document of sections, a document becomes a page."""
