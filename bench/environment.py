"""The environments that are measured in: the program as users have it, and others' tools."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).resolve().parent.parent
INSTALLED = HERE / ".venv" / "bench"
TOOLS = HERE / ".venv" / "bench-tools"
WANTED = ("pip", "uv")  # their newest versions write launchers
OLD_PIP = "pip==24.0"  # so did this one, as many systems still have it


def installed() -> Path:
    """The python of an environment with the built wheel installed, as users have it."""
    python = INSTALLED / "bin" / "python"
    pinned = HERE / "requirements" / "base.txt"
    stamp = INSTALLED / "installed.txt"  # what it was made from
    if not stamp.exists() or stamp.read_bytes() != pinned.read_bytes():
        _environment(INSTALLED)
        pip(python, "--require-hashes", "-r", str(pinned))
        stamp.write_bytes(pinned.read_bytes())
    with wheel() as built:
        pip(python, "--no-deps", "--force-reinstall", str(built))
    return python


def tools() -> Path | None:
    """The python of an environment with the newest pip, uv, and an old pip in `old`.

    None where they cannot be installed.
    """
    python = TOOLS / "bin" / "python"
    if not (TOOLS / "bin" / "uv").exists():
        _environment(TOOLS)
        old = ("--target", str(TOOLS / "old"), OLD_PIP)
        if not all(
            pip(python, *words, check=False) for words in (old, ("--upgrade", *WANTED))
        ):
            return None
    return python


@contextmanager
def wheel() -> Iterator[Path]:
    """Our wheel, built from here."""
    with tempfile.TemporaryDirectory() as wheels:
        build = [
            sys.executable,
            "-m",
            "hatchling",
            "build",
            "-t",
            "wheel",
            "-d",
            wheels,
        ]
        subprocess.run(build, check=True, cwd=HERE, capture_output=True)
        yield next(Path(wheels).glob("*.whl"))


def pip(python: Path, *words: str, check: bool = True) -> bool:
    """Installs something with an environment's own pip; whether that went well."""
    command = [python, "-m", "pip", "install", "-q", *words]
    done = subprocess.run(command, check=check, capture_output=not check)
    return done.returncode == 0


def _environment(folder: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
