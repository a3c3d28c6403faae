"""Which rules are tried, and where each is broken: drawn by a seed, the same each time."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import TypeVar

from tools.breaks import cards, tables
from tools.breaks.book import Rule, rules
from tools.breaks.observed import Observed
from tools.breaks.places import Place, everywhere, module
from tools.breaks.ways import Break, Python

T = TypeVar("T")


def shuffled(things: Iterable[T], seed: int) -> list[T]:
    """In an order that only the seed and the things themselves decide."""

    def place(thing: T) -> bytes:
        name = thing.id if isinstance(thing, Rule | Break) else str(thing)
        return hashlib.sha256(f"{seed} {name}".encode()).digest()

    return sorted(things, key=place)


def drawn(seed: int, many: int, game: str = "") -> list[Rule]:
    """So many of the rules of a game, or of all games."""
    meant = [rule for rule in rules().values() if game in {"", rule.game}]
    return shuffled(meant, seed)[:many]


def breaks(rule: Rule, observed: Observed, seed: int, many: int) -> list[Break]:
    """So many breaks of a rule, at different places if there are any.

    First where the code names it, then where a docstring does, at last where only its
    tests come by.
    """
    if rule.reminder:
        return shuffled(cards.breaks(rule), seed)[:many]
    found: list[Break] = []
    for pool in _pools(rule, observed):
        for one in _spread(shuffled(pool, seed)):
            if len(found) < many and one.id not in {other.id for other in found}:
                found.append(one)
        if len(found) >= many:
            break
    return found


def _pools(rule: Rule, observed: Observed) -> Iterator[list[Break]]:
    for places in everywhere().get(rule.id, ()):
        yield [*_python(places), *_numbers(chain(*map(tables.read_at, places)))]
    for places, numbers in observed.of(rule.id):
        own = [_without_others(place, rule.id) for place in places]
        inside = (one for one in _python(own) if one.place != "(module)")
        yield [*inside, *_numbers(numbers)]


def _without_others(place: Place, rule: str) -> Place:
    """Its lines without those where the code names another rule."""
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


def _numbers(found: Iterable[tuple[str, tables.Keys]]) -> Iterator[Break]:
    for file, keys in dict.fromkeys(found):
        yield from tables.breaks(file, keys)


def _spread(found: list[Break]) -> list[Break]:
    """The first of each line before the second of any."""
    seen: dict[object, int] = {}
    turns: list[tuple[int, int, Break]] = []
    for one in found:
        at = (one.file, one.line or one.place)
        seen[at] = seen.get(at, 0) + 1
        turns.append((seen[at], len(turns), one))
    return [one for *_, one in sorted(turns, key=lambda turn: turn[:2])]
