"""What starts the program: pip and uv write a launcher each; that of old pips imports `re`.

Each is written by its own installer into the environment that is measured, so that
nothing differs but the launcher.
"""

from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING

from bench.cold import SMALL, TREASURY
from bench.environment import tools, wheel
from bench.timing import paired

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bench.setting import Setting

FIGURES = {
    "pip": "treasury --json, by the launcher of the newest pip",
    "uv": "treasury --json, by the launcher of uv",
    "old": "treasury --json, by the launcher of an old pip",
}
AIM = 1.5


def launched(to: Setting) -> None:
    """Measures one question by each launcher."""
    found = written(to)
    words = [*TREASURY, "-c", str(to.filled(SMALL))]
    for name, figure in FIGURES.items():
        if name in found:
            ours = [str(found[name]), *words]
            to.figures.say(figure, paired(ours, to.base, to.rounds), AIM)
        else:
            to.figures.left_out(figure, "it cannot be installed")


def written(to: Setting) -> dict[str, Path]:
    """The launchers by who wrote them; none where the installers cannot be had."""
    newest = tools()
    if newest is None:
        return {}
    here = ["--python", str(to.python)]
    again = ["install", "-q", "--no-deps", "--force-reinstall"]
    uv = [str(newest.parent / "uv"), "pip", "install", "-q", *here]
    installing = {
        "uv": [*uv, "--compile-bytecode", "--reinstall", "--no-deps"],
        "old": [str(newest), str(newest.parents[1] / "old" / "pip"), *here, *again],
        "pip": [str(newest), "-m", "pip", *here, *again],
    }
    with wheel() as built:
        return {
            name: _kept(to, name, [*words, str(built)])
            for name, words in installing.items()
        }


def _kept(to: Setting, name: str, installing: Sequence[str]) -> Path:
    """Installs the program, and keeps the launcher under another name."""
    subprocess.run(installing, check=True, capture_output=True)
    return shutil.copy(to.program, to.python.parent / f"intendant-by-{name}")
