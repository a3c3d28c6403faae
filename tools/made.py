"""Files that tools make: written, or with `--check` compared with those on disk."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    Made = Mapping[Path, str | bytes]

HERE = Path(__file__).resolve().parent.parent


def stale(made: Made, there: Iterable[Path] = ()) -> list[Path]:
    """The files that are out of date.

    Args:
        made: what each file should hold.
        there: generated files on disk; those no longer made should be deleted.
    """
    wanted = {path: _bytes(held) for path, held in made.items()}
    held = {path: path.read_bytes() for path in {*wanted, *there} if path.exists()}
    return sorted(path for path in wanted | held if wanted.get(path) != held.get(path))


def keep(made: Made, there: Iterable[Path] = ()) -> int:
    """Writes or deletes stale files, or reports them (`--check`); the exit status."""
    old = stale(made, there)
    if "--check" in sys.argv:
        for path in old:
            name = path.relative_to(HERE)
            print(f"{name} is out of date: make tree", file=sys.stderr)
        return int(bool(old))
    for path in old:
        if path in made:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(_bytes(made[path]))
        else:
            path.unlink()
    return 0


def _bytes(held: str | bytes) -> bytes:
    return held.encode() if isinstance(held, str) else held
