"""The command line: draws rules, breaks them, and prints which tests notice what."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from itertools import islice
from typing import Any

from tools.breaks.book import Rule, rules
from tools.breaks.drawing import breaks, drawn
from tools.breaks.known import known, stale
from tools.breaks.observed import Observed
from tools.breaks.trying import Copy
from tools.breaks.ways import Break
from tools.counts import count

# The percentage of breaks that the tests which name the rule should notice.
GOAL = 95
NOT = ("not noticed", "nobody")
# The exit statuses of pytest where every test module could be loaded.
COLLECTED = (0, 5)
# A break that belongs to another rule; how many to try for each one wanted.
OTHERS = "another's"
TRIED = 4


def main() -> int:
    """0 if every break was noticed, and nearly all of them by the tests of the rule."""
    asked = _asked()
    for one in stale():
        print(f"no such break any more, in known.toml: {one}", file=sys.stderr)
    chosen = [rules()[key] for key in asked.rule] or drawn(
        asked.seed, asked.rules or len(rules()), asked.game
    )
    counts: Counter[str] = Counter()
    with Copy() as copy:
        bench = Bench(copy, chosen, suite=asked.suite)
        for rule in chosen:
            counts.update(bench.tried(rule, asked.seed, asked.breaks))
    return _summed(counts, len(chosen), suite=asked.suite)


def _asked() -> Any:
    parser = argparse.ArgumentParser(prog="python -m tools.breaks", description=__doc__)
    games = dict.fromkeys(rule.game for rule in rules().values())
    parser.add_argument(
        "--rules", type=count, default=0, help="how many to draw; else all"
    )
    parser.add_argument("--rule", action="append", default=[], help="this rule")
    parser.add_argument("--game", default="", choices=games, help="of this game only")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--breaks", type=count, default=3, help="how many for each rule"
    )
    parser.add_argument("--suite", action="store_true", help="try all other tests, too")
    return parser.parse_args()


class Bench:
    """A bench on which rules are broken, one after the other."""

    def __init__(self, copy: Copy, chosen: list[Rule], *, suite: bool) -> None:
        self.copy = copy
        self.suite = suite
        self.known = known()
        status, marked = copy.run(["--collect-only"], "Marked", whole=True)
        if status not in COLLECTED:
            sys.exit("the tests cannot be collected: make test")
        self.tests: dict[str, dict[str, None]] = {}
        for test, keys in marked:
            for key in keys:
                self.tests.setdefault(key, {})[test] = None
        files = {key: _files(tests) for key, tests in self.tests.items()}
        self.observed = Observed(copy, files)
        ids = [rule.id for rule in chosen]
        every = sorted({file for key in ids for file in files.get(key, ())})
        _, self.whole = copy.run(every, "Chosen", ids, {}, whole=True)

    def tried(self, rule: Rule, seed: int, many: int) -> Counter[str]:
        """Breaks one rule, prints the results, and returns their counts."""
        tests = self.tests.get(rule.id, {})
        if not tests or not tests.keys().isdisjoint(self.whole["failed"]):
            print(f"{rule.id}: its tests do not pass as it is", flush=True)
            return Counter({NOT[0]: 1})
        counts: Counter[str] = Counter()
        for one, sure in islice(breaks(rule, self.observed, seed), TRIED * many):
            who, test = self._noticed(rule, one, _files(tests), sure=sure)
            if who == OTHERS:
                continue
            counts[who] += 1
            line = f":{one.line}" if one.line else ""
            where = f"{one.file}{line} {one.place}"
            print(f"{rule.id}  {who:11}  {where}: {one.old} -> {one.new}", flush=True)
            if test:
                print(f"{'':{len(rule.id)}}  noticed by  {test}", flush=True)
            if counts.total() == many:
                break
        else:
            print(f"{rule.id}: no more to break was found", flush=True)
        return counts

    def _noticed(
        self, rule: Rule, one: Break, files: list[str], *, sure: bool
    ) -> tuple[str, str]:
        """Who notices a break: the tests of the rule, another one, or nobody.

        Where the code does not name the rule, a break that the tests of another rule or
        of a ruling notice belongs to that one.
        """
        if not {("", one.id), (rule.id, one.id)}.isdisjoint(self.known):
            return "known", ""
        took = self.whole["took"]
        with self.copy.changed({one.file: one.text()}):
            if self.copy.run([*files, "-x"], "Chosen", [rule.id], took)[0]:
                return "by its own", ""
            if not sure and self._of_others(rule, one):
                return OTHERS, ""
            if not self.suite:
                return NOT[0], ""
            status, answer = self.copy.run(["-x"], "Others", rule.id, rule.home)
        if not status:
            return NOT[1], ""
        test = answer["failed"][0] if answer and answer["failed"] else ""
        if test and self.copy.run([test], "Others", rule.id, rule.home)[0]:
            sys.exit(f"{test} fails as it is: make test")
        return "by others", test or "a crash"

    def _of_others(self, rule: Rule, one: Break) -> bool:
        """Whether the tests of other rules that run the same code notice the break."""
        rivals = sorted(self.observed.rivals(rule.id, one))
        if not rivals:
            return False
        files = sorted({file for key in rivals for file in _files(self.tests[key])})
        status, _ = self.copy.run([*files, "-x"], "Chosen", rivals, self.whole["took"])
        return status != 0


def _files(tests: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(test.partition("::")[0] for test in tests))


def _summed(counts: Counter[str], many: int, *, suite: bool) -> int:
    """Prints the summary; 0 if the goal is reached."""
    tried = counts.total() - counts["known"]
    own = counts["by its own"]
    share = 100 * own / tried if tried else 100
    parts = [
        f"{many} rules, {tried} breaks: {own} ({share:.1f} %) noticed by the tests of the rule"
    ]
    if suite:
        parts.append(
            f"{counts['by others']} by others only, {counts[NOT[1]]} by nobody"
        )
    if counts["known"]:
        parts.append(f"{counts['known']} known to change nothing of it")
    print("; ".join(parts))
    return int(share < GOAL or counts[NOT[1]] > 0)


if __name__ == "__main__":
    sys.exit(main())
