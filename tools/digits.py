"""How many digits a figure is told with."""

from __future__ import annotations


def digits(value: float, usual: int, aim: float | None = None) -> int:
    """How many stand behind the point: more than is usual if it seems to reach an aim else.

    Only where a figure misses its aim is it given.

    >>> [digits(value, 2, 0.75) for value in (0.74, 0.749, 0.7496)]
    [2, 3, 4]
    >>> digits(0.749, 2)
    2
    """
    if aim is None or value == aim:
        return usual
    while (round(value, usual) - aim) * (value - aim) <= 0:
        usual += 1
    return usual
