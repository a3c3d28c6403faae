"""What was measured: shown, kept as JSON, drawn, and held against the last figures."""

from __future__ import annotations

import json
import os
import platform
import sqlite3
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
RESULTS = HERE / "build" / "bench.json"
LAST = HERE / "bench" / "last.json"  # the committed figures
WORSE = 1.25  # beyond which a ratio is a regression
WIDTH = 56


class Figures:
    """The figures of one run."""

    def __init__(self) -> None:
        self.rows: dict[str, dict[str, float | bool | str]] = {}

    def say(
        self,
        figure: str,
        measured: float,
        aim: float | None,
        *,
        least: bool = False,
        ratio: bool = True,
    ) -> None:
        """Shows a figure with its aim, and keeps it.

        `least` is for what should be large; only a ratio is compared with the last run's.
        """
        good = aim is None or (measured >= aim if least else measured <= aim)
        sign = "≥" if least else "≤"
        shown = f"{measured:,.0f}" if measured >= 100 else f"{measured:.2f}"
        told = "" if aim is None else f"{aim:,.0f}" if aim >= 100 else f"{aim:.2f}"
        beyond = "" if good else "  BEYOND"
        aimed = f"{sign}{told:>8}" if told else " " * 9
        print(f"{figure:{WIDTH}} {shown:>9} {aimed} {beyond}".rstrip(), flush=True)
        self.rows[figure] = {"measured": round(measured, 3), "ratio": ratio}
        self.rows[figure] |= {"least": least} | ({} if aim is None else {"aim": aim})

    def left_out(self, figure: str, why: str) -> None:
        """Shows that a figure was not measured."""
        print(f"{figure:{WIDTH}} not run: {why}", flush=True)

    def keep(self) -> None:
        """Writes all figures, with what they were measured on."""
        machine = {
            "python": platform.python_version(),
            "sqlite": sqlite3.sqlite_version,
            "system": platform.platform(terse=True),
            "cores": os.cpu_count(),
        }
        RESULTS.parent.mkdir(exist_ok=True)
        text = json.dumps(
            {"machine": machine, "figures": self.rows}, indent=1, ensure_ascii=False
        )
        RESULTS.write_text(text + "\n", encoding="utf-8")

    def worse(self) -> list[str]:
        """The ratios that are much worse than the committed ones."""
        if not LAST.exists():
            return []
        last = json.loads(LAST.read_text("utf-8"))["figures"]
        found = []
        for figure, row in self.rows.items():
            before = last.get(figure)
            if before is None or not row["ratio"]:
                continue
            now, then = float(row["measured"]), float(before["measured"])
            now, then = (then, now) if row["least"] else (now, then)
            if now > then * WORSE:
                found.append(f"{figure}: {before['measured']} → {row['measured']}")
        return found
