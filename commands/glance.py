"""The state of a campaign at a glance: in any game, no more than twelve lines.

First what is due, with the line to type for it; then a line for each player or side.
What does not fit is counted, with the command that shows it.
"""

from __future__ import annotations

from itertools import accumulate

from commands.blocks import Columns, Glance, Line
from commands.fitting import (
    APART,
    PAGE,
    aligned,
    narrowed,
    safe,
    shortened,
    width_of,
    wrapped,
)
from commands.line import written
from commands.texts.branches import BRANCH
from commands.texts.marks import N_
from commands.texts.reminders import parted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from commands.texts import Words

AS_IT_STOOD = N_("as things stood after entry {entry:plain}")
MOST = 12  # lines
FEW = 2  # at least this many lines for what is due
ACTS = "▶"  # marks who is to act
WIDEST = 24  # of a column that is not the last
LAST = 20  # at least this much room for the last column


def of_players(result: Mapping[str, Any], words: Words) -> Glance:
    """All players with their money, titles and territories."""
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
    return Glance(words.clock(result), Columns(heads, rows))


def in_columns(columns: Columns, room: int = PAGE) -> list[str]:
    """The lines of columns below their headings; the last shows as many names as fit.

    On a narrow screen the columns to the right are left out, and no number is cut.
    """
    rows_shown = [
        ([shortened(safe(one), WIDEST) for one in row], names)
        for row, names in columns.rows
    ]
    if not rows_shown:
        return []
    first = [head.lstrip(">") for head in columns.heads]
    cells = [first[:-1], *(row for row, _ in rows_shown)]
    widths = narrowed(cells, PAGE - APART - LAST)
    right = [head.startswith(">") for head in columns.heads]
    ends = list(accumulate(width + APART for width in widths))
    grid = [list(map(shortened, row, widths)) for row in cells]
    if room - ends[-1] < LAST:
        named = 1 + (not first[0])  # the name, and the mark before it
        many = max(named, sum(end - APART <= room for end in ends))
        grid, widths = [row[:many] for row in grid], widths[:many]
    else:
        widths.append(room - ends[-1])
        lasts = [first[-1], *(within(names, widths[-1]) for _, names in rows_shown)]
        grid = [[*row, last] for row, last in zip(grid, lasts, strict=True)]
    return [line for row in grid for line in aligned(row, widths, right[: len(widths)])]


def within(names: Sequence[str], room: int) -> str:
    """As many names as fit in a row, and how many more there are.

    >>> within(["Bourg", "Vaux", "Pré"], 20), within(["Bourg", "Vaux", "Pré"], 12)
    ('Bourg, Vaux, Pré', 'Bourg +2')
    """
    for left in range(len(names) + 1):
        shown = ", ".join(map(safe, names[: len(names) - left]))
        text = f"{shown} +{left}".lstrip() if left else shown
        if shortened(text, room) == text:
            return text
    return ""


def screen(
    result: Mapping[str, Any], words: Words, room: int = PAGE, most: int = MOST
) -> list[Line]:
    """What is due, then what everybody has, in no more than this many lines.

    Where there is little room, the first thing due is shown in full before all else.
    """
    glance: Glance = words.face.glance(result, words)
    due, people = _due(result, words, room), _people(glance, room)
    first = len(due[0]) + bool(due[1:]) if due else 0
    also = [*_then(result, words), *_drafts(result, words, room)]
    heading = wrapped(glance.heading, room, "", "  ")
    if room >= PAGE or len(heading) + len(also) + first > most:
        heading = [shortened(glance.heading, room)]
    top = [*(Line(line, "heading") for line in heading), *also]
    left = max(0, most - len(top))
    free = min(left, max(FEW, first, left - len(people)))
    lines_of_it = _only(due, free, room, words, written("next"))
    top += [Line(line, "hint") for line in lines_of_it]
    each = [people[:2], *([line] for line in people[2:])]
    left = most - len(top)
    lines_of_it = _only(each, left, room, words, written("status", full=True))
    top += [Line(line, "" if at else "heading") for at, line in enumerate(lines_of_it)]
    besides = [
        line for text in glance.besides for line in wrapped(text, room, "  ", "  ")
    ]
    if result.get("branch"):
        besides.append(shortened(words.say(BRANCH, **result["branch"]), room))
    left = max(0, most - len(top))
    if room < PAGE and len(besides) > left:
        besides = []
    return [*top, *(Line(line, "hint") for line in besides[:left])][:most]


def _people(glance: Glance, room: int) -> list[str]:
    """A line for each player, side or hero."""
    if isinstance(glance.people, Columns):
        return in_columns(glance.people, room)
    return [shortened(line, room) for line in glance.people]


def _then(result: Mapping[str, Any], words: Words) -> list[Line]:
    """A warning if this is not the present state."""
    if result["at"] is None:
        return []
    return [words.line(AS_IT_STOOD, "warning", entry=result["at"])]


def _due(result: Mapping[str, Any], words: Words, room: int) -> list[list[str]]:
    """The lines of each thing due, those with a command to type first."""
    lines: list[tuple[bool, list[str]]] = []
    for due in result.get("due", ()):
        text, typed = parted(words, due)
        lines_of_it = [f"→ {text} – {typed}"] if typed else []
        if not typed or width_of(lines_of_it[0]) > room:
            lines_of_it = wrapped(f"→ {text}", room, "", "  ")
            lines_of_it += wrapped(typed, room, "  ", "  ") if typed else []
        lines.append((not typed, lines_of_it))
    lines.sort(key=lambda one: one[0])
    return [lines_of_it for _, lines_of_it in lines]


def _drafts(result: Mapping[str, Any], words: Words, room: int) -> list[Line]:
    """Acts that were stopped in the middle, in one line."""
    if not result["drafts"]:
        return []
    first, *more = result["drafts"]
    text = words.say(
        "draft {number}: {kind} – `resume {number}` or `drop {number}`",
        number=str(first["id"]),
        kind=first["kind"],
    )
    if more:
        text += " · " + words.say("and {more} more", more=len(more))
    return [Line(shortened(text, room), "warning")]


def _only(
    parts: list[list[str]], lines: int, room: int, words: Words, call: str
) -> list[str]:
    """As many parts as there are lines for; the last line says how to see the rest."""
    if sum(map(len, parts)) <= lines:
        return [line for part in parts for line in part]
    if lines < 1:
        return []
    kept: list[str] = []
    left = len(parts)
    for part in parts:
        if len(kept) + len(part) >= lines:
            break
        kept += part
        left -= 1
    if not kept and lines > 1:  # the first part alone is too long
        kept, left = parts[0][: lines - (left > 1)], left - 1
    if not left:
        return kept
    more = words.say("and {more} more", more=left)
    return [*kept, shortened(f"… {more}{words.colon}`{call}`", room)]
