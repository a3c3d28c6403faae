"""Where templates lie: inside the installed package, or beside it in a checkout."""

from __future__ import annotations

import os

import ledger


def template(*parts: str) -> str:
    """The path of a file under `templates/`."""
    home = os.path.dirname(os.path.abspath(ledger.__file__))
    beside = os.path.join(os.path.dirname(home), "templates")
    inside = os.path.join(home, "templates")
    # A checkout wins over the copy that an editable installation may hold.
    return os.path.join(beside if os.path.isdir(beside) else inside, *parts)
