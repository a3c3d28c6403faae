"""What was measured: shown, kept as JSON, and held against the last figures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tools.digits import digits
from tools.machine import described

HERE = Path(__file__).resolve().parent.parent
RESULTS = HERE / "build" / "bench.json"
PART = HERE / "build" / "bench-part.json"  # of a run that did not measure everything
LAST = HERE / "docs" / "results" / "bench.json"  # the committed figures
WORSE = 1.25  # beyond which a ratio is a regression
WIDTH = 58


class Figures:
    """The figures of one run, and series of them: what something costs as it grows."""

    def __init__(self) -> None:
        self.rows: dict[str, dict[str, Any]] = {}
        self.series: dict[str, dict[str, Any]] = {}

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
        self.rows[figure] = _row(figure, measured, aim, least=least)
        self.rows[figure]["ratio"] = ratio

    def point(
        self,
        series: str,
        x: int,
        measured: float,
        aim: float | None = None,
        *,
        unit: str = "base",
        least: bool = False,
    ) -> None:
        """Shows one figure of a series, and keeps it.

        Its unit is "base", a bare `import sqlite3`, or "ours", what we take.
        """
        row = _row(f"{series}: {x:,}", measured, aim, least=least)
        known = self.series.setdefault(series, {"unit": unit, "points": []})
        known["points"].append({"x": x, **row})

    @staticmethod
    def left_out(figure: str, why: str) -> None:
        """Shows that a figure was not measured."""
        print(f"{figure:{WIDTH}} not run: {why}", flush=True)

    def keep(self, *, whole: bool) -> None:
        """Writes all figures, with what they were measured on."""
        file = RESULTS if whole else PART
        file.parent.mkdir(exist_ok=True)
        kept = {"machine": described(), "figures": self.rows, "series": self.series}
        text = json.dumps(kept, indent=1, ensure_ascii=False)
        file.write_text(text + "\n", encoding="utf-8")

    def worse(self) -> list[str]:
        """The ratios that are much worse than the committed ones."""
        if not LAST.exists():
            return []
        then = json.loads(LAST.read_text("utf-8"))
        before = _ratios(then["figures"], then["series"])
        found = []
        for figure, row in _ratios(self.rows, self.series).items():
            if figure not in before:
                continue
            last, now = float(before[figure]["measured"]), float(row["measured"])
            if (last > now * WORSE) if row["least"] else (now > last * WORSE):
                found.append(f"{figure}: {last} → {now}")
        return found


def _row(
    figure: str, measured: float, aim: float | None, *, least: bool
) -> dict[str, Any]:
    """A figure as it is kept; it is shown, too."""
    good = aim is None or (measured >= aim if least else measured <= aim)
    missed = None if good else aim
    told = "" if aim is None else _short(aim)
    aimed = f"{'≥' if least else '≤'}{told:>8}" if told else " " * 9
    beyond = "" if good else "  BEYOND"
    shown = f"{figure:{WIDTH}} {_short(measured, missed):>9} {aimed} {beyond}"
    print(shown.rstrip(), flush=True)
    row = {"measured": round(measured, digits(measured, 3, missed)), "least": least}
    return row | ({} if aim is None else {"aim": aim})


def _short(number: float, missed: float | None = None) -> str:
    return f"{number:,.{digits(number, 0 if number >= 100 else 2, missed)}f}"


def _ratios(rows: dict[str, Any], series: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """All ratios by name, those of series with their place."""
    found = {figure: row for figure, row in rows.items() if row["ratio"]}
    for name, known in series.items():
        found |= {f"{name}: {row['x']:,}": row for row in known["points"]}
    return found
