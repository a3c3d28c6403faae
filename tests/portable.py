"""The tests that need no POSIX: `pytest -m portable`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
PORTABLE = ("commands", "laws", "ledger")
# These have a terminal, another process, or locks, of POSIX.
BUT = frozenset(
    f"{name}.py"
    for name in (
        "commands/shell/test_toolbar",
        "commands/test_as_script",
        "commands/test_attending",
        "commands/test_branches",
        "commands/test_choosing_numbers",
        "commands/test_diff",
        "commands/test_export_accounts",
        "commands/test_fief_auction",
        "commands/test_fief_war",
        "commands/test_hands",
        "commands/test_language",
        "commands/test_money_units",
        "commands/test_undoing",
        "laws/test_rebuilt",
        "ledger/store/test_making",
        "ledger/store/test_making_folders",
    )
)


@cache
def is_portable(path: Path) -> bool:
    """Whether a module of tests needs nothing that only POSIX has."""
    inside = path.relative_to(HERE)
    return inside.parts[0] in PORTABLE and inside.as_posix() not in BUT
