"""How cost grows: with the entries of a campaign, the points of a battle, the campaigns."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from bench import peers
from bench.cold import PAY, SMALL, TREASURY
from bench.environment import pip

if TYPE_CHECKING:
    from bench.setting import Setting

ENTRIES = (1_000, 10_000, 100_000, 1_000_000)
POINTS = (10, 40, 100, 200, 400)
ODDS_AIMS = {40: 2.5, 200: 3}
BY_HAND = (3, 5, 10, 20, 40)
CAMPAIGNS = (1, 10, 100)


def journals(to: Setting) -> None:
    """Measures a balance and a payment in longer and longer journals."""
    for words in (TREASURY, PAY):
        for entries in (size for size in ENTRIES if size <= to.most):
            ratio = to.ratio([*words, "-c", str(to.filled(entries))])
            to.figures.point(f"{words[0]} --json, entries", entries, ratio)


def others(to: Setting) -> None:
    """Measures one balance as plain-text ledgers tell it, beside ours."""
    for entries in peers.SIZES:
        for name, ratio, aim in peers.compared(to, entries):
            series = f"one balance, entries: {name}"
            if ratio is None:
                to.figures.left_out(series, "it is not installed")
                continue
            aimed = aim if entries == peers.SIZES[-1] else None
            to.figures.point(series, entries, ratio, aimed, unit="ours", least=True)


def battles(to: Setting) -> None:
    """Measures the odds of larger and larger battles, in the open and at a castle."""
    for site in ("open", "castle"):
        for many in POINTS:
            sides = [f"--{side}=soldiers={many}" for side in ("attacker", "defender")]
            ratio = to.ratio(["fief", "odds", *sides, "--site", site, "--json"])
            series = f"fief odds --json, points: {site}"
            to.figures.point(series, many, ratio, ODDS_AIMS.get(many))


def chances(to: Setting) -> None:
    """Measures how much longer the same odds take by hand and with icepool."""
    pip(to.python, "--no-deps", "icepool", check=False)
    for line in to.printed("chances", *map(str, BY_HAND)).splitlines():
        many, *ratios = line.split()
        for way, ratio in zip(("every roll", "icepool"), ratios, strict=False):
            if ratio != "-":
                series = f"odds in the open, points: {way}"
                found = float(ratio)
                to.figures.point(series, int(many), found, unit="ours", least=True)


def folders(to: Setting) -> None:
    """Measures what is told of all the campaigns of a folder, of 1,000 entries each."""
    folder = to.folder / "campaigns"
    folder.mkdir()
    made = to.filled(SMALL)
    for many in CAMPAIGNS:
        names = [str(folder / f"{number}.db") for number in range(many)]
        for name in names:
            shutil.copy(made, name)
        ratio = to.ratio(["stats", *names, "--json"], to.few)
        to.figures.point("stats --json, campaigns", many, ratio)
