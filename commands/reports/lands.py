"""Land and titles in a report: the map, its shares, and who held what when."""

from __future__ import annotations

from functools import partial

from commands.blocks import Line
from commands.columns import Column, table
from commands.pictures.board import board
from commands.pictures.canvas import SLIM
from commands.pictures.columns import columns
from commands.reports.document import Picture
from commands.reports.figures import by_turn
from commands.texts import report as texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from commands.reports.document import Part
    from commands.texts import Words


def maps(facts: dict[str, Any], words: Words) -> Iterator[Part]:
    """A map at the end, or for each turn, in the owners' colours; then the shares."""
    places = facts["map"]
    if places is None:
        return
    every = places["owners"] if facts["maps"] else places["owners"][-1:]
    for one in every:
        yield _map(one, facts, words)
    yield _counted(facts, words)


def now(places: dict[str, Any], players: list[str], words: Words) -> Picture:
    """The map with its present owners."""
    title = words.say(texts.MAP_NOW)
    return _drawn(title, places, places["of"], players, words)


def _map(one: dict[str, Any], facts: dict[str, Any], words: Words) -> Picture:
    title = words.say(texts.MAP, turn=words.turns()(one))
    return _drawn(title, facts["map"], one["of"], facts["players"], words)


def _drawn(
    title: str,
    places: dict[str, Any],
    of: dict[str, str | None],
    players: list[str],
    words: Words,
) -> Picture:
    owners = list(dict.fromkeys([*players, *filter(None, of.values())]))
    nobody = words.say("nobody")
    lines = []
    for who in (*owners, None):
        held = [land for land, owner in of.items() if owner == who]
        if held:
            name = nobody if who is None else who
            lines.append(Line(f"{name}{words.colon}{', '.join(held)}"))
    draw = partial(board, title, places, of, owners, words)
    return Picture(
        "board",
        title,
        draw,
        table(OWNERS, of.items(), words, words.say(texts.FIGURES)),
        tuple(lines),
        partial(draw, width=SLIM),
    )


def _counted(facts: dict[str, Any], words: Words) -> Picture:
    every = facts["map"]["owners"]
    turns = [*map(words.turns(), every)]
    held = [
        (who, [list(one["of"].values()).count(who) for one in every])
        for who in facts["players"]
    ]
    title = words.say(texts.COUNTED)
    draw = partial(
        columns, "lands", title, turns, held, words.say("territories"), words
    )
    return by_turn("lands", title, draw, turns, held, words)


def lands(facts: dict[str, Any], words: Words) -> Iterator[Part]:
    """Every territory with its successive owners."""
    if facts["territories"]:
        yield table(LANDS, facts["territories"], words)


def titles(facts: dict[str, Any], words: Words) -> Iterator[Part]:
    """Every title with its successive holders."""
    if facts["titles"]:
        yield table(TITLES, facts["titles"], words)


def _spans(who: str, thing: dict[str, Any], words: Words) -> str:
    """The successive owners or holders of something, each with the turns."""
    periods, turn_of = [], words.turns()
    for span in thing["spans"]:
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
        periods.append(words.say(text, who=name, **ends))
    return words.semicolon.join(periods)


def _land(one: dict[str, Any], words: Words) -> str:
    return one["territory"] if one["known"] else words.say(texts.UNKNOWN)


OWNERS = (
    Column("territory"),
    Column("owner", how=lambda owner, words: owner or words.say("nobody")),
)
LANDS = (Column("territory", _land), Column(texts.HELD, partial(_spans, "owner")))
TITLES = (
    Column("title", lambda one, words: words.face.title(one, words)),
    Column(texts.BORNE, partial(_spans, "holder")),
)
