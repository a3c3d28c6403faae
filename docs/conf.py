"""How Sphinx makes a web site of the guides: `make site`."""

from __future__ import annotations

import ledger

project = "Intendant"
version = release = ledger.__version__
copyright = "Intendant"  # noqa: A001 - Sphinx calls it so
extensions = ["myst_parser"]
myst_heading_anchors = 3
html_theme = "furo"
html_title = f"Intendant {version}"
html_copy_source = False
html_show_sphinx = False
html_static_path: list[str] = []
highlight_language = "none"
