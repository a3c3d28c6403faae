"""The breaks that change nothing, or nothing about the rule: listed by hand."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tools.breaks.book import HERE
from tools.breaks.places import module
from tools.breaks.ways import Python

FILE = Path(__file__).with_name("known.toml")


def known() -> dict[tuple[str, str], str]:
    """By rule and break, why no test (of that rule, if one is named) can notice it."""
    rows = tomllib.loads(FILE.read_text("utf-8")).get("known", [])
    return {(one.get("rule", ""), one["break"]): one["why"] for one in rows}


def stale() -> list[str]:
    """The listed breaks that can no longer be made, as the code has changed."""
    old = []
    for _, one in known():
        file = one.partition(" ")[0]
        if not (HERE / file).exists():
            old.append(one)
        elif file.endswith(".py"):
            lines = frozenset(range(1, module(file).text.count("\n") + 2))
            if one not in {each.id for each in Python(module(file)).at(lines)}:
                old.append(one)
    return old
