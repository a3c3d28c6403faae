"""Calls LibreOffice, which opens our tables as spreadsheets do, and saves them anew."""

from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING

from tests.spreadsheet import LIKE
from tests.trouble.program import not_run

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

# The separator of cells (a character's number) comes first, then the quotes, UTF-8, the
# first line, and that what is in quotes is a text.
READ = "Text - txt - csv (StarCalc):{},34,76,1,,0,true,false"
WRITE = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,false,false"


def saved(files: Iterable[Path], flavour: str, sort: str, folder: Path) -> Path:
    """A folder of the same tables, once opened, saved as ods or xlsx, and opened again.

    They are plain CSV files then, with commas.
    """
    between, _ = LIKE[flavour]
    _call(folder, f"--infilter={READ.format(ord(between))}", sort, files)
    made = sorted((folder / sort).iterdir())
    _call(folder, "", WRITE, made)
    return folder / "csv"


def _call(folder: Path, reads: str, sort: str, files: Iterable[Path]) -> None:
    program = shutil.which("soffice")
    if program is None:
        not_run("soffice is missing")
    words = [
        *(str(program), f"-env:UserInstallation={(folder / 'profile').as_uri()}"),
        *("--headless", *([reads] if reads else []), "--convert-to", sort),
        *("--outdir", str(folder / sort.partition(":")[0]), *map(str, files)),
    ]
    called = subprocess.run(words, capture_output=True, check=False)
    assert called.returncode == 0, called.stderr.decode()
