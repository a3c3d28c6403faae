"""Writes the tables `MODULES` of the grammar: the words of each module's commands.

`python -m tools.modules` takes them from the records, in their order; the modules keep the
order that they have in the table, and new ones come last. With `--check` it writes
nothing and reports what is out of date.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from textwrap import wrap

from ledger import grammar
from ledger.loading import load
from tools.made import HERE, keep

TABLE = re.compile(r"^MODULES = \{(?:\n.*?^)?\}\n", re.DOTALL | re.MULTILINE)
WIDTH = 64  # of a line of words, without quotes and indentation


def modules(folder: Path, known: list[str]) -> dict[str, list[str]]:
    """The modules of a folder, each with the words by which its commands are found."""
    package = ".".join(folder.relative_to(HERE).parts)
    level = len(folder.relative_to(HERE / "ledger" / "grammar").parts)
    by_room = {}
    for name in sorted(path.stem for path in folder.glob("[a-z]*.py")):
        paths = getattr(load(f"{package}.{name}"), "COMMANDS", {})
        by_room[name] = list(dict.fromkeys(path.split()[level] for path in paths))
    order = [*(name for name in known if name in by_room), *by_room]
    return {name: by_room[name] for name in order if by_room[name]}


def table(modules: dict[str, list[str]]) -> str:
    """The table as Python source."""
    rows = [f'    "{name}": {quoted(words)},\n' for name, words in modules.items()]
    return "MODULES = {\n" + "".join(rows) + "}\n"


def quoted(words: list[str]) -> str:
    """Words as one string literal, over several lines if need be."""
    lines = wrap(" ".join(words), WIDTH)
    if len(lines) == 1:
        return f'"{lines[0]}"'
    rows = [*(f"{line} " for line in lines[:-1]), lines[-1]]
    return "(\n" + "".join(f'        "{row}"\n' for row in rows) + "    )"


def written(folder: Path) -> str:
    """The text that a folder's `__init__.py` should have."""
    text = (folder / "__init__.py").read_text("utf-8")
    known = load(".".join(folder.relative_to(HERE).parts)).MODULES
    return TABLE.sub(lambda _: table(modules(folder, known)), text)


def made() -> dict[Path, str]:
    """The text of each module of the grammar that has such a table, by its path."""
    home = HERE / "ledger" / "grammar"
    folders = (home, *(home / game for game in grammar.games()))
    return {folder / "__init__.py": written(folder) for folder in folders}


if __name__ == "__main__":
    sys.exit(keep(made()))
