"""What a game is to the shared rooms of the face, as `Game` is to those of the rules."""

from __future__ import annotations

import commands
from ledger import rules
from ledger.loading import Naming, folders, load, named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from commands.blocks import Block
    from commands.columns import Column
    from commands.reports.document import Part
    from commands.texts import Words
    from ledger.state import State

    Facts = dict[str, Any]
    Screen = Callable[[Facts, Words], list[Block]]


def nothing(_result: Facts, _words: Words) -> list[Block]:
    """A game has nothing to add."""
    return []


def as_named(title: Mapping[str, Any], _words: Words) -> str:
    """A title is called by its name."""
    return str(title["title"])


class Face(Naming):
    """One game, as people meet it: what it shows and says of its own, by name.

    Attributes:
        status: what `status` shows, of what it shows in every game.
        clock: what the end of a phase or a turn has brought.
        titles: the columns of all titles with their holders.
        title: what a title is called.
        territory: what there is to show of a territory that lies on the game's board.
        tables: the tables that dice are read from, for sheets of paper.
        chances: how a battle could have ended, beside how it did.
        pictures: what reports show as a picture: by the path of a question what makes
            the picture of its answer, "module:function".
    """

    def __init__(
        self, *, pictures: tuple[tuple[str, str], ...] = (), **names: str
    ) -> None:
        super().__init__(**names)
        self.pictures = dict(pictures)

    status: Callable[[Facts, Words, list[Block]], list[Block]] = named(
        "commands.due:standing"
    )
    clock: Screen = named(nothing)
    titles: tuple[Column, ...] = named("commands.titles:TITLES")
    title: Callable[[Mapping[str, Any], Words], str] = named(as_named)
    territory: Screen = named(nothing)
    tables: Callable[[State, Words], Mapping[str, Facts]] = named(
        "commands.sheets.tables:of_cards"
    )
    chances: Callable[[Facts, Facts, Words], Part] = named()


FREE = Face()  # that of a game that shows no more than every game does


def face_of(game: str | None) -> Face:
    """What a game shows of its own."""
    own = game in rules.games() and game in folders(commands.__path__)
    found: Face = load(f"commands.{game}:FACE") if own else FREE
    return found
