"""Writes `commands/codes.py`: the codes of every vocabulary, without the words of any.

A script writes codes, and they are read without loading the texts of all games. With
`--check` it writes nothing and reports what is out of date.
"""

from __future__ import annotations

import sys
from pathlib import Path

from commands.texts import registry
from commands.texts.vocabulary import COMMON, GAME, MODULE, vocabulary
from tools.made import HERE, keep
from tools.modules import quoted

WIDTH = 89  # of a line with its end
HEAD = '''"""The codes that each vocabulary has, as `make tree` wrote them."""

from __future__ import annotations

CODES = {
'''


def made() -> dict[Path, str]:
    """The module, by its path."""
    kinds = {*registry.every("VOCABULARIES", module=MODULE), *COMMON, GAME}
    rows = "".join(map(_row, sorted(kinds)))
    return {HERE / "commands" / "codes.py": f"{HEAD}{rows}}}\n"}


def _row(kind: str) -> str:
    """The codes of a vocabulary; one of several words is found with the texts."""
    codes = [code for code in vocabulary(kind) if " " not in code]
    words = " ".join(codes)
    row = f'    "{kind}": "{words}",\n'
    return row if len(row) <= WIDTH else f'    "{kind}": {quoted(codes)},\n'


if __name__ == "__main__":
    sys.exit(keep(made()))
