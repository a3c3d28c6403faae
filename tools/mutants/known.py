"""The breaks that change nothing anybody could see: listed by hand, with the reason."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tools.mutants.drawing import code, found

FILE = Path(__file__).with_name("known.toml")


def known() -> dict[tuple[str, str], str]:
    """By break and line, why no test can notice it."""
    return {key: why for key, (why, _) in reasons().items()}


def reasons() -> dict[tuple[str, str], tuple[str, str]]:
    """By break and line, the reason in English, and in French if it is told there, too."""
    rows = tomllib.loads(FILE.read_text("utf-8")).get("known", [])
    return {
        (one["break"], one["line"]): (one["why"], one.get("fr", "")) for one in rows
    }


def stale() -> list[str]:
    """The listed breaks that can no longer be made, as the code has changed."""
    rows = list(known())
    there = {(one.id, code(one)) for one in found(rows)}
    return [name for name, line in rows if (name, line) not in there]
