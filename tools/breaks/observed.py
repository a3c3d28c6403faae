"""What only the tests of a rule come by, among those of its game.

Where the code does not say which lines follow a rule, its tests show it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from tools import tables
from tools.breaks import watching
from tools.breaks.book import HERE, rules
from tools.breaks.places import Place, files, rules_proper
from tools.breaks.tables import Keys
from tools.breaks.trying import Copy

# How many steps away from what is its own a rule is still looked for.
LEVELS = 3


class Observed:
    """The lines and numbers of each rule, learnt game by game.

    Attributes:
        copy: where the tests run.
        tests: the files with the tests of each rule.
    """

    def __init__(self, copy: Copy, tests: dict[str, list[str]]) -> None:
        self.copy = copy
        self.tests = tests
        self.learnt: dict[str, dict[str, Any]] = {}

    def of(self, rule: str) -> Iterator[tuple[list[Place], list[tuple[str, Keys]]]]:
        """Its places and numbers: first those where fewest other rules come by."""
        game = rules()[rule].home
        if game not in self.learnt:
            self.learnt[game] = self._learn(game)
        told = self.learnt[game]
        lines = {
            (file, int(line)): _rules(names)
            for file, numbers in told.get("lines", {}).items()
            for line, names in numbers.items()
        }
        read: dict[tuple[str, Keys], set[str]] = defaultdict(set)
        for names, file, keys in told.get("tables", ()):
            read[file, tuple(keys)] |= _rules([names])
        levels = {len(who) for who in (*lines.values(), *read.values()) if rule in who}
        for level in sorted(levels)[:LEVELS]:
            by_file: dict[str, set[int]] = defaultdict(set)
            for (file, line), who in lines.items():
                if rule in who and len(who) == level:
                    by_file[file].add(line)
            places = [Place(file, frozenset(found)) for file, found in by_file.items()]
            numbers = [
                at for at, who in read.items() if rule in who and len(who) == level
            ]
            yield places, numbers

    def _learn(self, game: str) -> dict[str, Any]:
        of_game = [key for key, rule in rules().items() if rule.home == game]
        tests = sorted({file for key in of_game for file in self.tests.get(key, ())})
        modules = {
            str(self.copy.root / file): file for file in files() if rules_proper(file)
        }
        watched = {}
        for source in tables.sources():
            file = source.with_suffix(".py")
            text = file.read_text("utf-8") + watching.APPENDED
            watched[str(file.relative_to(HERE))] = text
        with self.copy.changed(watched):
            _, told = self.copy.run(tests, "Watched", of_game, list(modules))
        if told is None:
            return {}
        told["lines"] = {modules[file]: of for file, of in told["lines"].items()}
        return dict(told)


def _rules(names: list[str]) -> set[str]:
    return {key for name in names for key in name.split()}
