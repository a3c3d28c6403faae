"""The machine on which something was measured or tried, and the day."""

from __future__ import annotations

import os
import platform
import re
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

CPU = Path("/proc/cpuinfo")  # of Linux; elsewhere Python knows a name


def described() -> dict[str, str | int | None]:
    """What a figure depends on, for the file that keeps it."""
    return {
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        "system": f"{platform.system()} {platform.release().partition('-')[0]}",
        "cores": os.cpu_count(),
        "cpu": _cpu(),
        "date": datetime.now(UTC).date().isoformat(),
    }


def _cpu() -> str:
    known = CPU.read_text("utf-8") if CPU.exists() else ""
    found = re.search(r"^model name\s*:\s*(.+)$", known, re.MULTILINE)
    return found[1] if found else platform.processor() or platform.machine()
