"""Things that are made one at a time, so that a journal of any length fits."""

from __future__ import annotations

from itertools import islice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any


class Flow:
    """Things that are made on demand, afresh each time they are iterated."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[], Iterable[Any]]) -> None:
        self.make = make

    def __iter__(self) -> Iterator[Any]:
        return iter(self.make())

    def __bool__(self) -> bool:
        """Whether there is anything at all."""
        return more_than(self, 0)


class Spelled(Flow):
    """A text that is produced piece by piece."""

    __slots__ = ()


def more_than(things: Iterable[Any], few: int) -> bool:
    """Whether there are more than `few` things; the others are not asked for."""
    return any(True for _ in islice(things, few, None))


def whole(value: object) -> Any:
    """The same value with every flow turned into a list or a text."""
    if isinstance(value, Spelled):
        return "".join(value)
    if isinstance(value, dict):
        return {key: whole(one) for key, one in value.items()}
    if isinstance(value, (list, Flow)):
        return [whole(one) for one in value]
    return value
