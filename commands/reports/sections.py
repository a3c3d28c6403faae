"""What a report shows by the screens of other commands: what a game asks of its own."""

from __future__ import annotations

from inspect import signature
from typing import TYPE_CHECKING

from commands.blocks import Line, Table
from commands.pictures.shares import shares
from commands.pictures.signs import bar
from commands.reports.battles import plain
from commands.reports.document import Picture
from commands.shown import shown
from commands.texts import report as texts
from ledger.errors import Refusal
from ledger.loading import load
from ledger.rules import game_named

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from commands.blocks import Block
    from commands.reports.document import Part
    from commands.texts import Words
    from ledger.store.book import Book

ROOM = 40  # signs of 100 of 100 on a terminal


def asked(book: Book, game: str, secret: dict[str, Any]) -> dict[str, Any]:
    """What these commands answer; what they refuse is left out.

    `secret` says for whom it is, to those that ask.
    """
    found = {}
    for name, use in game_named(game).reports:
        question = load(use)
        taken = signature(question).parameters
        known = {key: value for key, value in secret.items() if key in taken}
        try:
            found[name] = question(book, **known)
        except Refusal:
            continue
    return found


def of_game(
    found: dict[str, Any], words: Words
) -> Iterator[tuple[str, Iterator[Part]]]:
    """What a game's own commands show."""
    for name, result in found.items():
        blocks = load(shown(name).screen)(result, words, None)
        if name in PICTURED:
            yield name, iter(PICTURED[name](blocks, result, words))
        else:
            yield name, plain(blocks)


def _families(blocks: list[Block], result: dict[str, Any], words: Words) -> list[Part]:
    """The families as a picture; a terminal shows their lines."""
    from commands.fief.tree_svg import drawn

    title, *lines = (block for block in blocks if isinstance(block, Line))
    return [
        Picture("tree", title.text, lambda: drawn(result, words), None, tuple(lines))
    ]


def _luck(blocks: list[Block], result: dict[str, Any], words: Words) -> list[Part]:
    """Whose dice fell how, as a picture; of dice that were never thrown, nothing."""
    from commands.blocks import Cells
    from commands.fief.luck_screens import lower

    families = [one for one in result["families"] if one["percentile"] is not None]
    if not families:
        return []
    title = words.say(texts.LUCK)
    rows = [(one["player"], one["percentile"]) for one in families]
    heads = (words.say("family"), ">" + words.say("of 100"))
    picture = Picture(
        "luck",
        title,
        lambda: shares(title, rows, words),
        Table(
            heads,
            tuple(Cells((who, lower(share))) for who, share in rows),
            words.say(texts.FIGURES),
        ),
        (Table((*heads, ""), tuple(Cells(_luck_of(*row)) for row in rows)),),
    )
    return [picture, *plain(blocks)]


def _luck_of(who: str, share: float) -> tuple[str, ...]:
    from commands.fief.luck_screens import lower

    return who, lower(share), bar(round(share * 100), 100, ROOM)


# What pages show as a picture, too.
PICTURED = {"fief tree": _families, "fief luck": _luck}
