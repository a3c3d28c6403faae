"""Files that tools make: written, or with `--check` compared with what stands there."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    Made = Mapping[Path, str | bytes]

HERE = Path(__file__).resolve().parent.parent


def stale(made: Made, there: Iterable[Path] = ()) -> list[Path]:
    """Which files are not as they are to be.

    Args:
        made: what each file is to hold.
        there: files that a tool has made; what is not made any more is to go.
    """
    wanted = {path: _bytes(held) for path, held in made.items()}
    held = {path: path.read_bytes() for path in {*wanted, *there} if path.exists()}
    return sorted(path for path in wanted | held if wanted.get(path) != held.get(path))


def keep(made: Made, there: Iterable[Path] = ()) -> int:
    """Writes what is stale and takes away what is to go, or says it; the exit status."""
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
