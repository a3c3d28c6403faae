"""How a campaign stands, at a glance: twelve lines at most, whoever plays what.

First what is due, with the line to type for it; then a line for each player, or side.
What finds no room is counted, and it is said where it stands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Glance, Line
from commands.fitting import APART, PAGE, aligned, narrowed, safe, shortened
from commands.line import written
from commands.texts.branches import BRANCH
from commands.texts.marks import N_
from commands.texts.reminders import parted

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from commands.texts import Words

AS_IT_STOOD = N_("as it stood after entry {entry:plain}")
MOST = 12  # lines
FEW = 2  # lines for what is due, at least
ACTS = "▶"  # beside whoever is to act
WIDEST = 24  # of a column that is not the last
LAST = 20  # room for the last column, at least


def of_players(result: Mapping[str, Any], words: Words) -> Glance:
    """Every player with money, titles and land."""
    titled = any(player["titles"] for player in result["players"])
    heads = [
        words.say("player"),
        f">{words.unit(result['unit'])}",
        *([words.say("titles")] if titled else []),
        words.say("territories"),
    ]
    rows = [
        (
            [
                player["name"],
                words.number(player["money"]),
                *([", ".join(player["titles"])] if titled else []),
            ],
            player["territories"],
        )
        for player in result["players"]
    ]
    return Glance(words.clock(result), in_columns(heads, rows))


def in_columns(
    heads: Sequence[str], rows: Iterable[tuple[Sequence[str], Sequence[str]]]
) -> list[str]:
    """Lines of columns, the heads above them; the names in the last as many as fit."""
    told = [
        ([shortened(safe(one), WIDEST) for one in row], names) for row, names in rows
    ]
    if not told:
        return []
    first = [head.lstrip(">") for head in heads]
    widths = narrowed([first[:-1], *(row for row, _ in told)], PAGE - APART - LAST)
    room = PAGE - sum(widths) - APART * len(widths)
    right = [head.startswith(">") for head in heads]
    every = [first, *([*row, within(names, room)] for row, names in told)]
    grid = [[*map(shortened, row[:-1], widths), row[-1]] for row in every]
    return [line for row in grid for line in aligned(row, [*widths, room], right)]


def within(names: Sequence[str], room: int) -> str:
    """Names in a row, as many as there is room for, and how many more there are.

    >>> within(["Bourg", "Vaux", "Pré"], 20), within(["Bourg", "Vaux", "Pré"], 12)
    ('Bourg, Vaux, Pré', 'Bourg +2')
    """
    for left in range(len(names) + 1):
        shown = ", ".join(map(safe, names[: len(names) - left]))
        told = f"{shown} +{left}".lstrip() if left else shown
        if shortened(told, room) == told:
            return told
    return ""


def screen(result: Mapping[str, Any], words: Words) -> list[Line]:
    """What is due, then who has what, in so many lines and no more."""
    glance: Glance = words.face.glance(result, words)
    heading = Line(shortened(glance.heading, PAGE), "heading")
    top = [heading, *_then(result, words), *_drafts(result, words)]
    due, people = _due(result, words), glance.lines
    room = MOST - len(top)
    most = max(FEW, room - len(people))
    due = _only(due, most, words, "next")
    people = _only(people, room - len(due), words, "status", full=True)
    told = [*top, *(Line(line, "hint") for line in due)]
    told += [Line(line, "" if at else "heading") for at, line in enumerate(people)]
    besides = [*glance.besides]
    if result.get("branch"):
        besides.append(words.say(BRANCH, **result["branch"]))
    left = MOST - len(told)
    return [*told, *(Line(shortened(line, PAGE), "hint") for line in besides[:left])]


def _then(result: Mapping[str, Any], words: Words) -> list[Line]:
    """That it is not how things stand now."""
    if result["at"] is None:
        return []
    return [words.line(AS_IT_STOOD, "warning", entry=result["at"])]


def _due(result: Mapping[str, Any], words: Words) -> list[str]:
    """What is due, that which can be done first, with what is typed for it."""
    lines: list[tuple[bool, list[str]]] = []
    for due in result.get("due", ()):
        said, typed = parted(words, due)
        whole = f"→ {said} – {typed}" if typed else f"→ {said}"
        fits = not typed or shortened(whole, PAGE) == whole
        lines.append((not typed, [whole] if fits else [f"→ {said}", f"  {typed}"]))
    lines.sort(key=lambda one: one[0])
    return [shortened(line, PAGE) for _, told in lines for line in told]


def _drafts(result: Mapping[str, Any], words: Words) -> list[Line]:
    """Acts that were stopped in the middle, in one line."""
    if not result["drafts"]:
        return []
    first, *more = result["drafts"]
    said = words.say(
        "draft {number}: {kind} – `resume {number}` or `drop {number}`",
        number=str(first["id"]),
        kind=first["kind"],
    )
    if more:
        said += " · " + words.say("and {more} more", more=len(more))
    return [Line(shortened(said, PAGE), "warning")]


def _only(
    lines: list[str], room: int, words: Words, path: str, **said: Any
) -> list[str]:
    """As many lines as there is room for; the last says how to see the rest."""
    if len(lines) <= room:
        return lines
    more = words.say("and {more} more", more=len(lines) - room + 1)
    return [*lines[: room - 1], f"… {more}{words.colon}`{written(path, **said)}`"]
