"""The code that only the tests of one rule run, among the tests of its game.

Where the code does not say which lines follow a rule, its tests show them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, TypeAlias

from tools import tables
from tools.breaks import watching
from tools.breaks.book import HERE, rules
from tools.breaks.places import Place, files, rules_proper
from tools.breaks.tables import Keys, named_by
from tools.breaks.trying import Copy
from tools.breaks.ways import Break

# How far beyond a rule's own code the search goes, in steps of rules that share it.
LEVELS = 3
# A game's code outside its folder. Code shared by all games belongs to a rule only
# where it names the rule: every test runs it, so it shows no rule of its own.
ELSEWHERE = {"medfan": ("ledger/names/",)}
Lines: TypeAlias = "dict[tuple[str, int], set[str]]"
Numbers: TypeAlias = "dict[tuple[str, Keys], set[str]]"


class Observed:
    """The lines and numbers that belong to each rule, learnt game by game.

    Attributes:
        copy: where the tests run.
        tests: the files with the tests of each rule.
    """

    def __init__(self, copy: Copy, tests: dict[str, list[str]]) -> None:
        self.copy = copy
        self.tests = tests
        self.learnt: dict[str, tuple[Lines, Numbers]] = {}

    def of(self, rule: str) -> Iterator[tuple[list[Place], list[tuple[str, Keys]]]]:
        """A rule's places and numbers, first those that fewest other rules share."""
        lines, read = self._game(rules()[rule].home)
        levels = {
            _many(who) for who in (*lines.values(), *read.values()) if rule in who
        }
        for level in sorted(levels)[:LEVELS]:
            by_file: dict[str, set[int]] = defaultdict(set)
            for (file, line), who in lines.items():
                if rule in who and _many(who) == level:
                    by_file[file].add(line)
            places = [
                Place(file, frozenset(line_numbers))
                for file, line_numbers in by_file.items()
            ]
            numbers = [
                at
                for at, who in read.items()
                if rule in who and _many(who) == level and _may_be_of(rule, *at)
            ]
            yield places, numbers

    def rivals(self, rule: str, one: Break) -> set[str]:
        """The other rules and rulings whose tests run the place of a break."""
        lines, read = self._game(rules()[rule].home)
        if one.line:
            return lines.get((one.file, one.line), set()) - {rule}
        others: set[str] = set()
        for (file, keys), who in read.items():
            if file == one.file and one.place.startswith(".".join(map(str, keys))):
                others |= who
        return others - {rule}

    def _game(self, game: str) -> tuple[Lines, Numbers]:
        """By each line and each number of a game, the rules whose tests use it."""
        if game not in self.learnt:
            learnt = self._learn(game)
            lines = {
                (file, int(line)): _rules(names)
                for file, numbers in learnt.get("lines", {}).items()
                for line, names in numbers.items()
            }
            read: Numbers = defaultdict(set)
            for names, file, keys in learnt.get("tables", ()):
                read[file, tuple(keys)] |= _rules([names])
            self.learnt[game] = lines, read
        return self.learnt[game]

    def _learn(self, game: str) -> dict[str, Any]:
        series = {key.partition("-")[0]: rule.home for key, rule in rules().items()}
        of_game = [key for key in self.tests if series[key.partition("-")[0]] == game]
        tests = sorted({file for key in of_game for file in self.tests.get(key, ())})
        # A test may also play other games.
        own = (f"ledger/rules/{game}/", *ELSEWHERE.get(game, ()))
        modules = {
            str(self.copy.root / file): file
            for file in files()
            if rules_proper(file) and file.startswith(own)
        }
        watched = {}
        for source in tables.sources():
            file = source.with_suffix(".py")
            name = str(file.relative_to(HERE))
            if name.startswith(own):
                watched[name] = file.read_text("utf-8") + watching.APPENDED
        with self.copy.changed(watched):
            _, answer = self.copy.run(tests, "Watched", of_game, list(modules))
        if answer is None:
            return {}
        answer["lines"] = {modules[file]: of for file, of in answer["lines"].items()}
        return dict(answer)


def _many(who: set[str]) -> int:
    """How many rules there are among these; rulings do not count."""
    return len(who & rules().keys())


def _may_be_of(rule: str, file: str, keys: Keys) -> bool:
    """Whether a number may be of this rule.

    Numbers under "tactics." belong only to rules of the extension; a table whose
    source names rules belongs only to those.
    """
    ways = any(str(key).startswith("tactics.") for key in keys)
    owners = named_by(file, keys[0])
    return (rules()[rule].game == "tac" or not ways) and (not owners or rule in owners)


def _rules(names: list[str]) -> set[str]:
    return {key for name in names for key in name.split()}
