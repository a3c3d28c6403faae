"""Which rules are tried, and where each is broken: a draw that a seed repeats."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import TypeVar

from tools.breaks import cards, tables
from tools.breaks.book import Rule, rules
from tools.breaks.observed import Observed
from tools.breaks.places import Place, everywhere, module, rules_proper
from tools.breaks.ways import Break, Python

T = TypeVar("T")


def shuffled(things: Iterable[T], seed: int) -> list[T]:
    """The things in an order that depends only on the seed and on themselves."""

    def place(thing: T) -> bytes:
        name = thing.id if isinstance(thing, Rule | Break) else str(thing)
        return hashlib.sha256(f"{seed} {name}".encode()).digest()

    return sorted(things, key=place)


def drawn(seed: int, many: int, game: str = "") -> list[Rule]:
    """This many rules of a game, or of all games, drawn at random."""
    meant = [rule for rule in rules().values() if game in {"", rule.game}]
    return shuffled(meant, seed)[:many]


def breaks(rule: Rule, observed: Observed, seed: int) -> Iterator[tuple[Break, bool]]:
    """All breaks of a rule in the seed's order, and whether each is certainly one.

    First those where the code names the rule, then where it probably follows it, then
    lines that only the rule's tests run; last, code that only explains the rules.
    """
    if rule.reminder:
        yield from ((one, True) for one in shuffled(cards.breaks(rule), seed))
        return
    given = set()
    for pool, sure in _pools(rule, observed):
        for one in _spread(shuffled(pool, seed)):
            if one.id not in given:
                given.add(one.id)
                yield one, sure


def _pools(rule: Rule, observed: Observed) -> Iterator[tuple[list[Break], bool]]:
    sure, likely = everywhere().get(rule.id, ([], []))
    proper = [
        [one for one in those if rules_proper(one.file)] for those in (sure, likely)
    ]
    for places in proper:
        yield _there(places), places is proper[0]
    for places, numbers in observed.of(rule.id):
        own = [_without_others(place, rule.id) for place in places]
        inside = (one for one in _python(own) if one.place != "(module)")
        yield [*inside, *_numbers(numbers)], False
    yield _there(one for one in (*sure, *likely) if not rules_proper(one.file)), True


def _there(known: Iterable[Place]) -> list[Break]:
    """The breaks of the code at these places, and of the tables that it reads."""
    places = list(known)
    return [*_python(places), *_numbers(chain(*map(tables.read_at, places)))]


def _without_others(place: Place, rule: str) -> Place:
    """The place without the lines where the code names another rule."""
    others = (
        one.lines
        for key, (named, _) in everywhere().items()
        for one in named
        if key != rule and one.file == place.file
    )
    return place._replace(lines=place.lines.difference(*others))


def _python(places: Iterable[Place]) -> Iterator[Break]:
    for place in places:
        yield from Python(module(place.file)).at(place.lines)


def _numbers(read: Iterable[tuple[str, tables.Keys]]) -> Iterator[Break]:
    for file, keys in dict.fromkeys(read):
        yield from tables.breaks(file, keys)


def _spread(breaks: list[Break]) -> list[Break]:
    """The breaks in another order: the first of each line, then all the second ones."""
    seen: dict[object, int] = {}
    turns: list[tuple[int, int, Break]] = []
    for one in breaks:
        at = (one.file, one.line or one.place)
        seen[at] = seen.get(at, 0) + 1
        turns.append((seen[at], len(turns), one))
    return [one for *_, one in sorted(turns, key=lambda turn: turn[:2])]
