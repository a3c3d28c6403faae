"""Measures the speed of the program, as ratios taken side by side in one run.

BASE is a cold `python -c 'import sqlite3'` run by the same python as the installed
`intendant`. Every figure is the median of paired ratios, so that a machine that
slows down in the middle slows both sides. Nothing here is a test: a figure beyond
its aim is marked, and the run goes on.
"""

from __future__ import annotations

import argparse
import os
import pty
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from pathlib import Path

import battle
import peers
from figures import WIDTH, Figures

HERE = Path(__file__).resolve().parent.parent
ENVIRONMENT = HERE / ".venv" / "bench"
SMALL, LARGE = 1_000, 1_000_000
TABLES = 100_000
LINES, MOST_BYTES = 100_000, 256 * 1024  # of a hand-written file
PLAYERS = [f"Player{n}" for n in range(12)]
# Aims of the hub that are no ratio to a bare append, by a part of their names.
LEAGUE = {"pulled": 2, "beside": 1.3, "has an act": 0.2, "of an evening": 150}
LEAGUE |= {"bytes": 2000}


def main() -> None:
    """Measures everything, and prints a line for each figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=21)
    parser.add_argument("--entries", type=int, default=LARGE)
    chosen = parser.parse_args()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    python = installed()
    with tempfile.TemporaryDirectory(prefix="intendant-bench-") as folder:
        small, large = Path(folder, "small.db"), Path(folder, "large.db")
        print(f"{'figure':{WIDTH}} {'measured':>9} {'aim':>9}")
        for path, entries in ((small, SMALL), (large, chosen.entries)):
            subprocess.run(
                [python, HERE / "bench" / "fill.py", path, str(entries)], check=True
            )
        cold(python, small, large, chosen.rounds)
        once_each(python, Path(folder), chosen.rounds)
        exported(python, Path(folder), min(chosen.rounds, 7))
        prompted(python, Path(folder), min(chosen.rounds, 7))
        told(python, Path(folder), min(chosen.rounds, 7))
        followed(python, Path(folder))
        long(python, large)
        faulty(python, Path(folder), min(chosen.rounds, 7))
        warm(python, small, large, Path(folder))
        asked_of_others(python, Path(folder))
    FIGURES.keep()
    worse = FIGURES.worse()
    for line in worse:
        print(f"worse than before by more than a quarter: {line}")
    if chosen.entries == LARGE and worse:
        sys.exit(1)


def installed() -> Path:
    """The python of an environment with the built wheel installed, as users have it."""
    python = ENVIRONMENT / "bin" / "python"
    run = [sys.executable, "-m"]
    pinned = HERE / "requirements" / "base.txt"
    stamp = ENVIRONMENT / "installed.txt"  # what it was made from
    if not stamp.exists() or stamp.read_bytes() != pinned.read_bytes():
        subprocess.run([*run, "venv", "--clear", ENVIRONMENT], check=True)
        subprocess.run(
            [python, "-m", "pip", "install", "-q", "--require-hashes", "-r", pinned],
            check=True,
        )
        stamp.write_bytes(pinned.read_bytes())
    with tempfile.TemporaryDirectory() as wheels:
        build = [*run, "hatchling", "build", "-t", "wheel", "-d", wheels]
        subprocess.run(build, check=True, cwd=HERE, capture_output=True)
        wheel = next(Path(wheels).glob("*.whl"))
        subprocess.run(
            [
                python,
                "-m",
                "pip",
                "install",
                "-q",
                "--no-deps",
                "--force-reinstall",
                wheel,
            ],
            check=True,
        )
    return python


FIGURES = Figures()
say = FIGURES.say


# Whole processes ---------------------------------------------------------------


def cold(python: Path, small: Path, large: Path, rounds: int) -> None:
    """Measures cold commands against BASE."""
    command = [str(python.parent / "intendant")]
    base = [str(python), "-c", "import sqlite3"]

    def ratio(
        words: Sequence[str], *, terminal: bool = False, to: Sequence[str] = ()
    ) -> float:
        return paired([*command, *words], to or base, rounds, terminal=terminal)

    at = ["-c", str(small)]
    say("treasury --json", ratio(["treasury", *at, "--json"]), 1.6)
    at_large = ["treasury", "-c", str(large), "--json"]
    same = ratio(at_large, to=[*command, "treasury", *at, "--json"])
    say("treasury --json, many entries to few", same, 1.2)
    pay = ["pay", "bank", "Player1", "1", *at, "--json"]
    say("pay --json, durable", ratio(pay), 2.5)
    pay_large = ["pay", "bank", "Player1", "1", "-c", str(large), "--json"]
    say("pay --json, many entries to few", ratio(pay_large, to=[*command, *pay]), 1.2)
    say("status --json", ratio(["status", *at, "--json"]), 2.5)
    say("log --json", ratio(["log", "--last", "5", *at, "--json"]), 2.5)
    say("undo --json", ratio(["undo", *at, "--json"]), 2.5)
    say("status, plain", ratio(["status", *at]), 6)
    say("treasury, a table on a terminal", ratio(["treasury", *at], terminal=True), 8)
    say("names 1000 --json", ratio(["names", "1000", "--json"]), 4)
    for points, aim in ((40, 2.5), (200, 3.5)):
        for site in ("open", "castle"):
            sides = [f"--{side}=soldiers={points}" for side in ("attacker", "defender")]
            words = ["fief", "odds", *sides, "--site", site, "--json"]
            figure = f"fief odds --json, {points} against {points}, {site}"
            say(figure, ratio(words), aim)
    say("--help", ratio(["--help"]), 1.5)
    say("pay --help", ratio(["pay", "--help"]), 1.5)
    for words in (["treasury", "--json"], ["pay", "bank", "Player1", "1", "--json"]):
        peak = memory([*command, *words, "-c", str(large)])
        say(f"{words[0]} --json, many entries: MB of memory", peak, 100)


def asked_of_others(python: Path, folder: Path) -> None:
    """Measures one balance against the plain-text ledgers, at three sizes."""
    for figure, ratio, aim in peers.compared(python, folder, paired):
        if ratio is None:
            FIGURES.left_out(figure, "it is not installed")
        else:
            say(figure, ratio, aim, least=True)


def once_each(python: Path, folder: Path, rounds: int) -> None:
    """Measures what a campaign does only once, against BASE: a fresh copy each round.

    The income of six families on a full board of Fief; a battle turn of six heroes
    with typed dice.
    """
    for figure, maker, words, aim in (
        ("fief income --json, six families", "realm", ["fief", "income"], 4),
        ("mass turn --json, six heroes", "battle", battle.TURN, 4),
    ):
        made = folder / f"{maker}.db"
        making = [python, HERE / "bench" / f"{maker}.py", made]
        subprocess.run(making, check=True)
        command = [str(python.parent / "intendant"), *words, "--json", "-c"]
        base = [str(python), "-c", "import sqlite3"]
        ratios = []
        for number in range(rounds + 2):
            copy = folder / f"{maker}-{number}.db"
            shutil.copy(made, copy)
            done = timed([*command, str(copy)], terminal=False)
            ratios.append(done / timed(base, terminal=False))
        say(figure, statistics.median(ratios[2:]), aim)


def exported(python: Path, folder: Path, rounds: int) -> None:
    """Measures the CSV export of 100,000 entries against BASE, and its memory."""
    made = folder / "tables.db"
    filling = [python, HERE / "bench" / "fill.py", made, str(TABLES)]
    subprocess.run(filling, check=True)
    command = [str(python.parent / "intendant"), "export", "csv", "--json", "--force"]
    command += ["-o", str(folder / "tables"), "-c", str(made)]
    base = [str(python), "-c", "import sqlite3"]
    measured = paired(command, base, rounds, terminal=False)
    # Each entry is told in two languages.
    say(f"export csv, {TABLES:,} entries", measured, 1500)
    say("export csv: MB of memory", memory(command), 200)


def followed(python: Path, folder: Path) -> None:
    """Measures how soon a page shows an act, while 220 clients follow it.

    In seconds, as people wait for it; the page's packages are those of the developers.
    """
    made = folder / "page.db"
    making = [python, HERE / "bench" / "realm.py", made, str(SMALL)]
    subprocess.run(making, check=True)
    env = {**os.environ, "XDG_STATE_HOME": str(folder)}
    measuring = [sys.executable, HERE / "bench" / "page.py", made]
    said = subprocess.run(measuring, check=True, capture_output=True, env=env)
    soon = float(said.stdout)
    say("page, an act, 200 slow and 20 quick, 95 %, s", soon, 0.5, ratio=False)


def shared(folder: Path) -> None:
    """Measures the hub beside bare psycopg, and pulling 10,000 entries."""
    folder.chmod(0o755)
    measuring = [sys.executable, "-m", "bench.league", folder]
    said = subprocess.run(
        measuring, check=True, capture_output=True, cwd=HERE, text=True
    )
    for line in said.stdout.splitlines():
        figure, ratio, acts, late = line.split("|")
        aim = next((aim for part, aim in LEAGUE.items() if part in figure), 1.67)
        more = f" ({acts} a second, 95 % within {late} ms)" if float(acts) else ""
        same = not figure.endswith(", s")
        say(f"{figure}{more}", float(ratio), aim, ratio=same)


def prompted(python: Path, folder: Path, rounds: int) -> None:
    """Measures the open prompt with 100,000 entries, and Tab in a shell, against BASE.

    Where BASE takes 17 ms, a ratio of 3 is 50 ms, and 1.2 is 20 ms.
    """
    made = folder / "board.db"
    making = [python, HERE / "bench" / "realm.py", made, str(TABLES)]
    subprocess.run(making, check=True)
    program, base = (
        str(python.parent / "intendant"),
        [str(python), "-c", "import sqlite3"],
    )
    env = {**os.environ, "XDG_STATE_HOME": str(folder)}
    typing = [str(python), str(HERE / "bench" / "prompt.py"), str(made), program]
    found = []
    for _ in range(rounds):
        said = subprocess.run(typing, check=True, capture_output=True, env=env)
        once = statistics.median(timed(base, terminal=False) for _ in range(5))
        found.append([float(line) / once for line in said.stdout.split()])
    ready, below, act, tab = map(statistics.median, zip(*found, strict=True))
    say(f"shell, ready, {TABLES:,} entries", ready, 8)
    say(f"shell, what stands below, {TABLES:,} entries", below, 11)
    say(f"shell, an act, {TABLES:,} entries, 95 %", act, 3)
    say(f"shell, a completion, {TABLES:,} entries, 95 %", tab, 1.2)
    asked = {"_INTENDANT_COMPLETE": "complete_bash", "INTENDANT_CAMPAIGN": str(made)}
    for line, at in (("intendant fief buy ", 3), ("intendant pay Player0 Pl", 3)):
        os.environ |= {**asked, "COMP_WORDS": line, "COMP_CWORD": str(at)}
        say(f"Tab: {line}", paired([program], base, rounds, terminal=False), 3)
    for name in (*asked, "COMP_WORDS", "COMP_CWORD"):
        del os.environ[name]


def told(python: Path, folder: Path, rounds: int) -> None:
    """Measures the HTML and PDF reports of 3,000 entries, against BASE, and memory."""
    pinned = (HERE / "requirements" / "dev.txt").read_text("utf-8").splitlines()
    typst = next(line.split()[0] for line in pinned if line.startswith("typst=="))
    pip = [python, "-m", "pip", "install", "-q", "--no-deps", typst]
    subprocess.run(pip, check=False, capture_output=True)
    made = folder / "evening.db"
    making = [python, HERE / "bench" / "evening.py", made]
    subprocess.run(making, check=True, capture_output=True)
    base = [str(python), "-c", "import sqlite3"]
    for form, aim in (("html", 50), ("pdf", 100)):
        command = [str(python.parent / "intendant"), "report", "--force", "--json"]
        command += ["-o", str(folder / f"r.{form}"), "--format", form, "-c", str(made)]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            FIGURES.left_out(f"report {form}", "typst is not installed")
            continue
        measured = paired(command, base, rounds, terminal=False)
        say(f"report {form}, 3,000 entries", measured, aim)
        say(f"report {form}: MB of memory", memory(command), 200)


def long(python: Path, large: Path) -> None:
    """Measures the memory of the commands that show the whole of a long journal."""
    command = str(python.parent / "intendant")
    for words in (
        ["log"],
        ["statement", PLAYERS[3]],
        ["why", "money", "bank"],
        ["why", "money", PLAYERS[3], "--json"],
        ["report"],
        ["report", "--format", "html"],
        ["report", "--format", "json"],
    ):
        used = memory([command, *words, "-c", str(large)])
        say(f"{' '.join(words)}, all entries: MB of memory", used, 100)


def faulty(python: Path, folder: Path, rounds: int) -> None:
    """Measures the CPU time to refuse faulty files of 100,000 lines, against BASE."""
    file = folder / "faulty.toml"
    command = str(python.parent / "intendant")
    begin = [command, "new", str(folder / "faulty.db"), "--from", str(file)]
    rules = [command, "new", str(folder / "faulty.db"), "--rules", str(file)]
    base = [str(python), "-c", "import sqlite3"]
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
            processor(words) / processor(base) for _ in range(rounds)
        )
        say(f"{number:,} faulty {figure}, {LINES:,} lines", spent, 40)


def processor(words: Sequence[str]) -> float:
    """The CPU time that one process takes, in seconds."""
    process = subprocess.Popen(
        words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime


def paired(
    one: Sequence[str], other: Sequence[str], rounds: int, *, terminal: bool
) -> float:
    """The median ratio of the times of two commands that run alternately."""
    ratios = []
    for number in range(rounds + 2):
        first = timed(one, terminal=terminal)
        second = timed(other, terminal=False)
        if number >= 2:  # the first two only warm the caches
            ratios.append(first / second)
    return statistics.median(ratios)


def timed(words: Sequence[str], *, terminal: bool) -> float:
    """How long one process takes, in seconds."""
    begun = time.perf_counter()
    if terminal:
        ours, theirs = pty.openpty()
        process = subprocess.Popen(words, stdout=theirs, stderr=theirs, stdin=theirs)
        os.close(theirs)
        threading.Thread(target=drain, args=(ours,), daemon=True).start()
        process.wait()
    else:
        subprocess.run(words, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - begun


def drain(handle: int) -> None:
    """Reads a terminal until it is closed."""
    try:
        while os.read(handle, 1 << 16):
            pass
    except OSError:
        os.close(handle)


def memory(words: Sequence[str]) -> float:
    """The peak memory of one process, in MB."""
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_maxrss / 1024


# Inside one process ------------------------------------------------------------


def warm(python: Path, small: Path, large: Path, folder: Path) -> None:
    """Measures the rates of writing, of scripts and of `verify`."""
    for path, name in ((small, "few"), (large, "many")):
        copy = folder / f"append-{name}.db"
        shutil.copy(path, copy)
        ours = [str(python), str(HERE / "bench" / "append.py"), str(copy)]
        share = float(subprocess.run(ours, check=True, capture_output=True).stdout)
        say(f"append to a bare durable insert, {name} entries", share, 0.6, least=True)
    script = folder / "script.txt"
    script.write_text("pay bank Player1 1\n" * 10_000)
    command = str(python.parent / "intendant")
    run = [command, "run", str(script), "-c", str(small), "--json"]
    rate = 10_000 / measure(run)
    say("run: lines a second", rate, 2_000, least=True, ratio=False)
    entries = count(large)
    check = [command, "verify", "-c", str(large), "--json"]
    rate = entries / measure(check)
    say("verify: entries a second", rate, 50_000, least=True, ratio=False)
    bare = [str(python), str(HERE / "bench" / "bare.py"), str(large)]
    say("verify, to a bare read with hash and JSON", measure(check) / measure(bare), 3)


def measure(words: Sequence[str], runs: int = 3) -> float:
    """The median time of a command, in seconds."""
    return statistics.median(timed(words, terminal=False) for _ in range(runs))


def count(path: Path) -> int:
    """How many entries a campaign has."""
    connection = sqlite3.connect(path)
    (entries,) = connection.execute("SELECT max(seq) FROM entry").fetchone()
    connection.close()
    return int(entries)


if __name__ == "__main__":
    main()
