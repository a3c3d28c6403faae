"""What people wait for at a screen: the open prompt, Tab in a shell, the page."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from typing import TYPE_CHECKING

from bench.long import HERE, TABLES
from bench.timing import paired, timed

if TYPE_CHECKING:
    from bench.setting import Setting

COMPLETING = (("intendant fief buy ", 3), ("intendant pay Player0 Pl", 3))


def prompted(to: Setting) -> None:
    """Measures the open prompt with 100,000 entries.

    Where a bare `import sqlite3` takes 17 ms, a ratio of 3 is 50 ms, and 1.2 is 20 ms.
    """
    made = to.made("realm", str(TABLES))
    env = {**os.environ, "XDG_STATE_HOME": str(to.folder)}
    typing = [to.python, HERE / "bench" / "prompt.py", made, to.program]
    found = []
    for _ in range(to.few):
        said = subprocess.run(
            typing, check=False, capture_output=True, env=env, text=True
        )
        if said.returncode:
            to.figures.left_out("shell", said.stderr.strip())
            return
        once = statistics.median(timed(to.base) for _ in range(5))
        found.append([float(line) / once for line in said.stdout.split()])
    ready, below, act, tab = map(statistics.median, zip(*found, strict=True))
    say = to.figures.say
    say(f"shell, ready, {TABLES:,} entries", ready, 8)
    say(f"shell, what stands below, {TABLES:,} entries", below, 11)
    say(f"shell, an act, {TABLES:,} entries, 95 %", act, 3)
    say(f"shell, a completion, {TABLES:,} entries, 95 %", tab, 1.2)


def completed(to: Setting) -> None:
    """Measures Tab in a shell, where a campaign has 100,000 entries."""
    asked = {"_INTENDANT_COMPLETE": "complete_bash"}
    asked["INTENDANT_CAMPAIGN"] = str(to.made("realm", str(TABLES)))
    for line, at in COMPLETING:
        os.environ |= {**asked, "COMP_WORDS": line, "COMP_CWORD": str(at)}
        ratio = paired([to.program], to.base, to.few)
        to.figures.say(f"Tab: {line.strip()}", ratio, 3)
    for name in (*asked, "COMP_WORDS", "COMP_CWORD"):
        del os.environ[name]


def followed(to: Setting) -> None:
    """Measures how soon a page shows an act, while 220 clients follow it.

    In seconds, as people wait for it; the page's packages are those of the developers.
    """
    made = to.made("realm", "1000")
    env = {**os.environ, "XDG_STATE_HOME": str(to.folder)}
    measuring = [sys.executable, "-m", "bench.page", made]
    said = subprocess.run(measuring, check=True, capture_output=True, cwd=HERE, env=env)
    soon = float(said.stdout)
    figure = "page, an act, 200 slow and 20 quick, 95 %, s"
    to.figures.say(figure, soon, 0.5, ratio=False)
