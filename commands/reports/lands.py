"""Land and titles in a report: the map, who had how much, who held what when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from commands.blocks import Cells, Line, Table
from commands.pictures.board import board
from commands.pictures.columns import columns
from commands.pictures.signs import curve
from commands.reports.document import Picture
from commands.reports.money import with_curves
from commands.texts import report as texts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from commands.reports.document import Part
    from commands.texts import Words


def maps(facts: dict[str, Any], words: Words) -> Iterator[Part]:
    """The land in its owners' colours at the end; or a map for each turn."""
    places = facts["map"]
    if places is None:
        return
    every = places["owners"] if facts["maps"] else places["owners"][-1:]
    for one in every:
        yield _map(one, facts, words)
    yield _counted(facts, words)


def _map(one: dict[str, Any], facts: dict[str, Any], words: Words) -> Picture:
    places, of = facts["map"], one["of"]
    title = words.say(texts.MAP, turn=words.turns()(one))
    owners = list(dict.fromkeys([*facts["players"], *filter(None, of.values())]))
    nobody = words.say("nobody")
    heads = (words.say("territory"), words.say("owner"))
    rows = tuple(Cells((land, owner or nobody)) for land, owner in of.items())
    lines = []
    for who in (*owners, None):
        held = [land for land, owner in of.items() if owner == who]
        if held:
            name = nobody if who is None else who
            lines.append(Line(f"{name}{words.colon}{', '.join(held)}"))
    return Picture(
        "board",
        title,
        lambda: board(title, places, of, owners, words),
        Table(heads, rows, words.say(texts.FIGURES)),
        tuple(lines),
    )


def _counted(facts: dict[str, Any], words: Words) -> Picture:
    every = facts["map"]["owners"]
    turns = [*map(words.turns(), every)]
    held = [
        (who, [list(one["of"].values()).count(who) for one in every])
        for who in facts["players"]
    ]
    title = words.say(texts.COUNTED)
    heads = (words.say("player"), *(f">{turn}" for turn in turns))
    rows = [(who, *map(words.number, counts)) for who, counts in held]
    most = max((count for _, counts in held for count in counts), default=0)
    drawn = [curve(counts, most) for _, counts in held]
    return Picture(
        "lands",
        title,
        lambda: columns("lands", title, turns, held, words),
        Table(heads, tuple(map(Cells, rows)), words.say(texts.FIGURES)),
        (with_curves(heads, rows, drawn, words),),
    )


def lands(facts: dict[str, Any], words: Words) -> Iterator[Part]:
    """Every territory with its owners, one after the other."""
    rows = tuple(
        Cells(
            (
                one["territory"] if one["known"] else words.say(texts.UNKNOWN),
                _spans(one["spans"], "owner", words),
            )
        )
        for one in facts["territories"]
    )
    if rows:
        yield Table((words.say("territory"), words.say(texts.HELD)), rows)


def titles(facts: dict[str, Any], words: Words) -> Iterator[Part]:
    """Every title with those who bore it, one after the other."""
    rows = tuple(
        Cells((words.face.title(one, words), _spans(one["spans"], "holder", words)))
        for one in facts["titles"]
    )
    if rows:
        yield Table((words.say("title"), words.say(texts.BORNE)), rows)


def _spans(spans: list[dict[str, Any]], who: str, words: Words) -> str:
    """Who held it from when to when, one after the other."""
    told, turn_of = [], words.turns()
    for span in spans:
        name = span[who]
        if who == "holder" and span["player"] not in (None, name):
            name = f"{name} ({span['player']})"
        begun = span["since"], span["since_chapter"]
        if span["until"] is None:
            text = texts.SPAN_ON
        elif (span["until"], span["until_chapter"]) == begun:
            text = texts.SPAN
        else:
            text = texts.SPAN_TO
        ends = {
            end: turn_of({"turn": span[end], "chapter": span[f"{end}_chapter"]})
            for end in ("since", "until")
        }
        told.append(words.say(text, who=name, **ends))
    return words.semicolon.join(told)
