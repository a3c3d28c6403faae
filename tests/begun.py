"""Campaigns that begin with a position: each is made once, and then copied."""

from __future__ import annotations

from pathlib import Path

from tests.face import ask

BEGUN: dict[str, bytes] = {}


def begun(page: str) -> None:
    """The campaign `c.db` in this folder, which begins with a position (`p.toml`)."""
    Path("p.toml").write_text(page, "utf-8")
    made = Path("c.db")
    if page in BEGUN:
        made.touch(0o600, exist_ok=False)
        made.write_bytes(BEGUN[page])
        return
    ask("new", "c.db", "--from", "p.toml")
    BEGUN[page] = made.read_bytes()
