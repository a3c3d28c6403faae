"""Money in a report: what everybody had, turn by turn, and what it came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from commands.blocks import Cells, Table
from commands.pictures.bars import bars
from commands.pictures.curves import curves
from commands.pictures.signs import bar, curve
from commands.reports.document import Picture
from commands.texts import report as texts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from commands.reports.document import Part
    from commands.texts import Words

MOST = 13  # columns of figures that a terminal shows
ROOM = 24  # signs of the longest bar on a terminal


def money(facts: dict[str, Any], words: Words) -> Iterator[Part]:
    """The curves; what was received and paid, by kind of act."""
    found = facts["money"]
    if any(any(one["money"]) for one in found["accounts"]):
        yield _curves(found, words)
    for way, text in (("received", texts.RECEIVED), ("paid", texts.PAID)):
        yield from _sources(facts, way, words.say(text), words)


def _curves(found: dict[str, Any], words: Words) -> Picture:
    title = words.say(texts.BALANCES)
    series = [(one["name"], one["money"]) for one in found["accounts"]]
    times = zip(found["chapters"], found["turns"], strict=True)
    turn_of = words.turns()
    turns = [turn_of({"chapter": chapter, "turn": turn}) for chapter, turn in times]
    heads = (words.say("player"), *(f">{turn}" for turn in turns))
    rows = [(who, *(words.number(amount) for amount in sums)) for who, sums in series]
    most = max((amount or 0 for _, sums in series for amount in sums), default=0)
    drawn = [curve(sums, most) for _, sums in series]
    return Picture(
        "money",
        title,
        lambda: curves("money", title, turns, series, words),
        Table(heads, tuple(map(Cells, rows)), words.say(texts.FIGURES)),
        (with_curves(heads, rows, drawn, words),),
    )


def with_curves(
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    drawn: Sequence[str],
    words: Words,
) -> Table:
    """Figures turn by turn with their curves; of many turns the last one only."""
    if len(heads) > MOST:
        heads = (heads[0], heads[-1])
        rows = [(row[0], row[-1]) for row in rows]
    told = (Cells((*row, line)) for row, line in zip(rows, drawn, strict=True))
    return Table((*heads, words.say(texts.CURVE)), tuple(told))


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
    unit = ">" + words.unit(facts["unit"])
    heads = (words.say("player"), words.say("what for"), unit)
    rows = [(who, kind, words.number(amount)) for who, kind, amount in every]
    most = max(amount for _, _, amount in every)
    drawn = [
        Cells((*row, bar(amount, most, ROOM)))
        for row, (_, _, amount) in zip(rows, every, strict=True)
    ]
    yield Picture(
        way,
        title,
        lambda: bars(way, title, sums, words),
        Table(heads, tuple(map(Cells, rows)), words.say(texts.FIGURES)),
        (Table((*heads, ""), tuple(drawn)),),
    )
