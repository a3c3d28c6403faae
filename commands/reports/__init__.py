"""Reports: facts become a document of sections, and the document becomes a page."""
