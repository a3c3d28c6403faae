"""The program's way in: it takes the modules of this installation, and no others.

Where PYTHONPATH names a folder that has `commands` or `ledger` of its own, Python would
find those first. So ours are loaded from here; whatever they hold is then looked for
inside them.
"""

from __future__ import annotations

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def main() -> int:
    """Answers one call of the program; returns the exit status."""
    usual = sys.path[:]
    sys.path.insert(0, HERE)
    try:
        import commands
        import ledger  # noqa: F401
    finally:
        sys.path[:] = usual
    import commands.main

    return commands.main.main()


if __name__ == "__main__":
    sys.exit(main())
