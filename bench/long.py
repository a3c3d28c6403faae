"""What is long: whole journals that are exported, shown and told, files full of faults."""

from __future__ import annotations

import statistics
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

from bench.environment import pip
from bench.timing import memory, processor

if TYPE_CHECKING:
    from bench.setting import Setting

HERE = Path(__file__).resolve().parent.parent
TABLES = 100_000
LINES, MOST_BYTES = 100_000, 256 * 1024  # of a hand-written file
WHO = "Player3"
REFUSED = 2  # the status of a call with a faulty file


def exported(to: Setting) -> None:
    """Measures the CSV export of 100,000 entries, and its memory."""
    words = ["export", "csv", "--json", "--force", "-o", str(to.folder / "tables")]
    words += ["-c", str(to.filled(TABLES))]
    # Each entry is told in two languages.
    to.figures.say(f"export csv, {TABLES:,} entries", to.ratio(words, to.few), 1500)
    used = memory([to.program, *words])
    to.figures.say("export csv: MB of memory", used, 200, ratio=False)


def told(to: Setting) -> None:
    """Measures the HTML and PDF reports of 3,000 entries, and their memory."""
    pinned = (HERE / "requirements" / "dev.txt").read_text("utf-8").splitlines()
    typst = next(line.split()[0] for line in pinned if line.startswith("typst=="))
    pip(to.python, "--no-deps", typst, check=False)
    made = to.made("evening")
    for form, aim in (("html", 50), ("pdf", 100)):
        words = ["report", "--force", "--json", "--format", form, "-c", str(made)]
        words += ["-o", str(to.folder / f"report.{form}")]
        command = [to.program, *words]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            to.figures.left_out(f"report {form}", "typst is not installed")
            continue
        to.figures.say(f"report {form}, 3,000 entries", to.ratio(words, to.few), aim)
        used = memory(command)
        to.figures.say(f"report {form}: MB of memory", used, 200, ratio=False)


def shown(to: Setting) -> None:
    """Measures the memory of the commands that show the whole of a long journal."""
    for words in (
        ["log"],
        ["statement", WHO],
        ["why", "money", "bank"],
        ["why", "money", WHO, "--json"],
        ["report"],
        ["report", "--format", "html"],
        ["report", "--format", "json"],
    ):
        used = memory([to.program, *words, "-c", str(to.filled(to.most))])
        figure = f"{' '.join(words)}, all entries: MB of memory"
        to.figures.say(figure, used, 100, ratio=False)


def faulty(to: Setting) -> None:
    """Measures the CPU time to refuse faulty files of 100,000 lines."""
    file = to.folder / "faulty.toml"
    new = [to.program, "new", str(to.folder / "faulty.db")]
    begin, rules = ([*new, option, str(file)] for option in ("--from", "--rules"))
    for figure, words, head, again in (
        ("keys", begin, "", "k{n}=1\n"),
        ("owners", begin, 'players=["A"]\n', '[[territory]]\nname="T{n}"\nowner="Z"\n'),
        ("house rules", rules, "", "[a{n}]\nk=1\n"),
    ):
        text, number = head, 0
        while len(text) < MOST_BYTES - LINES:
            text += again.format(n=number)
            number += 1
        text += "\n" * (LINES - text.count("\n"))
        file.write_text(text, "utf-8")
        spent = statistics.median(
            processor(words, REFUSED) / processor(to.base) for _ in range(to.few)
        )
        to.figures.say(f"{number:,} faulty {figure}, {LINES:,} lines", spent, 40)
