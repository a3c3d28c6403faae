"""The user's own folder for what is kept between two calls, and in no campaign."""

from __future__ import annotations

import os


def state_folder(*parts: str) -> str:
    """A place in this folder."""
    home = os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
    return os.path.join(home, "intendant", *parts)
