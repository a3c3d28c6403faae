"""Money in a report: what everybody had turn by turn, and where it came from."""

from __future__ import annotations

from functools import partial

from commands.columns import UNIT, Column, figure, table
from commands.pictures.bars import bars
from commands.pictures.curves import curves
from commands.pictures.text_charts import bar
from commands.reports.figures import barred, by_turn
from commands.texts import report as texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from commands.reports.document import Part, Picture
    from commands.texts import Words

ROOM = 24  # characters of the longest bar on a terminal
SOURCES = (Column("player"), Column("purpose"), figure(UNIT))


def money(facts: dict[str, Any], words: Words) -> Iterator[Part]:
    """Curves of the balances; then what was received and paid, by kind of act."""
    sums = facts["money"]
    if any(any(one["money"]) for one in sums["accounts"]):
        yield _curves(sums, words.unit(facts["unit"]), words)
    for way, text in (("received", texts.RECEIVED), ("paid", texts.PAID)):
        yield from _sources(facts, way, words.say(text), words)


def _curves(sums: dict[str, Any], unit: str, words: Words) -> Picture:
    title = words.say(texts.BALANCES)
    series = [(one["name"], one["money"]) for one in sums["accounts"]]
    times = zip(sums["chapters"], sums["turns"], strict=True)
    turn_of = words.turns()
    turns = [turn_of({"chapter": chapter, "turn": turn}) for chapter, turn in times]
    draw = partial(curves, "money", title, turns, series, unit, words)
    return by_turn("money", title, draw, turns, series, words)


def _sources(
    facts: dict[str, Any], way: str, title: str, words: Words
) -> Iterator[Picture]:
    sums = [
        (
            one["name"],
            [
                (words.reason({"remark": None, "kind": each["kind"]}), each["amount"])
                for each in one["by"]
            ],
        )
        for one in facts["money"][way]
    ]
    every = [(who, *part) for who, parts in sums for part in parts]
    if not every:
        return
    most = max(amount for _, _, amount in every)
    unit = words.unit(facts["unit"])
    yield barred(
        way,
        title,
        partial(bars, way, title, sums, unit, words),
        table(
            SOURCES,
            every,
            words,
            words.say(texts.FIGURES),
            unit=unit,
        ),
        (bar(amount, most, ROOM) for _, _, amount in every),
    )
