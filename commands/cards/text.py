"""Cards as lines for a terminal: pages that fit its 24 lines of 80 characters."""

from __future__ import annotations

from commands.blocks import Line
from commands.fitting import WIDTH, aligned, folded, legible, narrowed, width_of
from commands.texts.cards import numbered
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from typing import Any

    from commands.texts import Words

HEIGHT = 22  # two lines are left for the prompts
HEAD = 2  # the title, and the line drawn below it
LABEL = 16  # longer labels have a line of their own
GAP = "  "


class Part(NamedTuple):
    """Lines that stay together on a page if they fit on one.

    Attributes:
        lines: the lines.
        first: how many of them are repeated on each page if one cannot hold them all.
        joined: whether the next part stays with it.
        apart: whether a blank line precedes it.
    """

    lines: list[Line]
    first: int = 0
    joined: bool = False
    apart: bool = False


def document(cards: Iterable[Mapping[str, Any]], words: Words) -> str:
    """The pages of all cards one below the other."""
    every = [page for card in cards for page in pages(card, words)]
    return "\n\n".join("\n".join(line.text for line in page) for page in every)


def pages(card: Mapping[str, Any], words: Words) -> list[list[Line]]:
    """The pages of a card, each with its title and number."""
    bodies = _filled(list(_parts(card, words)), HEIGHT - HEAD)
    many = len(bodies)
    return [
        [*_head(card, f"{number}/{many}" if many > 1 else ""), *body]
        for number, body in enumerate(bodies, 1)
    ]


def _head(card: Mapping[str, Any], number: str) -> list[Line]:
    """The title, and when the card is needed, with a line drawn below."""
    right = GAP.join(filter(None, (card["when"], number)))
    title = card["title"]
    space = max(WIDTH - width_of(title) - width_of(right), len(GAP))
    return [Line(title + " " * space + right, "heading"), Line("─" * WIDTH, "hint")]


def _parts(card: Mapping[str, Any], words: Words) -> Iterator[Part]:
    """Everything below the title, in order."""
    labels = [block.get("label") or "" for block in card["blocks"]]
    room = max((len(label) for label in labels if len(label) <= LABEL), default=0)
    above = ""
    for block in card["blocks"]:
        kind = block["kind"]
        if kind == "head":
            yield Part([Line(block["text"], "heading")], joined=True, apart=bool(above))
        elif kind == "table":
            head, *rows = table(block)
            lines = [Line(head, "heading"), *(Line(row) for row in rows)]
            yield Part(lines, first=1, apart=above not in ("", "head"))
        else:
            lines = [Line(line) for line in _text(block, room)]
            yield Part(lines, apart=above == "table")
        above = kind
    if card["rules"]:
        label = words.say("rules") + words.colon
        text = label + numbered(card["rules"])
        lines = [Line(line, "hint") for line in folded(legible(text), WIDTH)]
        yield Part(lines, apart=bool(above))


def _text(block: dict[str, Any], room: int) -> list[str]:
    """A text beside its label, which has a column of its own."""
    label, text = block["label"], legible(block["text"])
    if not label:
        return folded(text, WIDTH)
    space = " " * (room + len(GAP))
    lines = [space + line for line in folded(text, WIDTH - len(space))]
    if len(label) > room:
        return [label, *lines]
    return [label + lines[0][len(label) :], *lines[1:]]


def table(block: dict[str, Any]) -> list[str]:
    """A table in columns, its headings first; cells that are too long are folded."""
    grid = [[legible(cell) for cell in row] for row in (block["heads"], *block["rows"])]
    widths = narrowed(grid, WIDTH)
    return [line for row in grid for line in aligned(row, widths, block["numbers"])]


def _filled(parts: list[Part], room: int) -> list[list[Line]]:
    """Parts distributed over pages; those that are joined stay together."""
    pages: list[list[Line]] = [[]]
    for together in _together(parts):
        whole = [line for part in together for line in _set_off(part)]
        page = pages[-1]
        if page and len(page) + len(whole) > room:
            page = []
            pages.append(page)
        if not page and whole and not whole[0].text:
            whole = whole[1:]
        repeated = together[-1].lines[: together[-1].first]
        while len(whole) > room:
            page += whole[:room]
            whole = [*repeated, *whole[room:]]
            page = []
            pages.append(page)
        page += whole
    return pages


def _set_off(part: Part) -> list[Line]:
    return [Line(""), *part.lines] if part.apart else part.lines


def _together(parts: list[Part]) -> Iterator[list[Part]]:
    """Headings with the part below them, all others by themselves."""
    waiting: list[Part] = []
    for part in parts:
        waiting.append(part)
        if not part.joined:
            yield waiting
            waiting = []
    if waiting:
        yield waiting
