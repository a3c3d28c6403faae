"""Whole processes, cold, each against a bare `import sqlite3`."""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING

from bench import battle
from bench.timing import WARMING, memory, paired, timed

if TYPE_CHECKING:
    from bench.setting import Setting

SMALL = 1_000  # entries
PAY = ("pay", "bank", "Player1", "1", "--json")
TREASURY = ("treasury", "--json")


def cold(to: Setting) -> None:
    """Measures what is asked and done most, with few entries and with many."""
    say = to.figures.say
    at, at_large = (["-c", str(to.filled(size))] for size in (SMALL, to.most))
    for words, aim in ((TREASURY, 1.5), (PAY, 2.5)):
        name = f"{words[0]} --json{', durable' if words == PAY else ''}"
        say(name, to.ratio([*words, *at]), aim)
        many, few = ([to.program, *words, *file] for file in (at_large, at))
        figure = f"{words[0]} --json, many entries to few"
        say(figure, paired(many, few, to.rounds), 1.2)
        peak = memory([to.program, *words, *at_large])
        figure = f"{words[0]} --json, many entries: MB of memory"
        say(figure, peak, 100, ratio=False)
    say("status --json", to.ratio(["status", *at, "--json"]), 2.5)
    say("log --json", to.ratio(["log", "--last", "5", *at, "--json"]), 2.5)
    say("undo --json", to.ratio(["undo", *at, "--json"]), 2.5)
    say("status, plain", to.ratio(["status", *at]), 4)
    told = to.ratio([*PAY[:-1], *at], terminal=True)
    say("pay, told on a terminal", told, 2.5)
    table = to.ratio(["treasury", *at], terminal=True)
    say("treasury, a table on a terminal", table, 4)
    say("names 1000 --json", to.ratio(["names", "1000", "--json"]), 3)
    say("--help", to.ratio(["--help"]), 1.5)
    say("pay --help", to.ratio(["pay", "--help"]), 1.5)


def once_each(to: Setting) -> None:
    """Measures what a campaign does only once: a fresh copy each round.

    The income of six families on a full board of Fief; a battle turn of six heroes
    with typed dice.
    """
    for figure, maker, words in (
        ("fief income --json, six families", "realm", ["fief", "income"]),
        ("mass turn --json, six heroes", "battle", battle.TURN),
    ):
        made, ratios = to.made(maker), []
        for number in range(to.rounds + WARMING):
            copy = to.copied(made, f"{maker}-{number}")
            done = timed([to.program, *words, "--json", "-c", str(copy)])
            ratios.append(done / timed(to.base))
        to.figures.say(figure, statistics.median(ratios[WARMING:]), 4)
