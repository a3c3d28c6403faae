"""What a game is to the shared modules of the face, as `Game` is to those of the rules."""

from __future__ import annotations

import commands
from ledger import rules
from ledger.loading import load
from ledger.registering import Naming, folders, named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Any

    from commands.blocks import Block, Glance
    from commands.columns import Column
    from commands.errand import Errand, Offer
    from commands.handling import Hands
    from commands.reports.document import Part
    from commands.texts import Words
    from commands.texts.variants import Variants
    from ledger.state import State
    from ledger.store.book import Book

    Facts = dict[str, Any]
    Screen = Callable[[Any, Words], list[Block]]  # of the game's own, wider shape


ALWAYS = ("each",)  # the part of a turn sheet for every phase


def plainly(words: Words, due: Facts) -> str:
    """What is due, by the facts of it alone."""
    text = words.known("DUE", due["code"])
    return words.say(text, **due) if text else str(due["code"])


class Face(Naming):
    """One game, as people meet it: what it shows and says of its own, by name.

    Attributes:
        status: what `status` shows, of what it shows in every game.
        glance: the same at a glance: a line for each player, or side.
        clock: what the end of a phase or a turn has brought.
        titles: the columns of all titles with their holders.
        title: what a title is called.
        territory: what there is to show of a territory that lies on the game's board.
        tables: the tables that dice are read from, for sheets of paper.
        chances: how a battle could have ended, beside how it did.
        seated: whether who sits first begins the turn.
        part: an account, or a part of one, that has no name of its own.
        note: a note that the game keeps for itself, in a form of its own.
        variants: which of several sentences tells an act, by the facts that choose it.
        told: what only words can say of the facts of an act.
        ended: the sentence and the facts of what ended with a turn or a phase.
        besides: what the sentence of any act is followed by, where it brought it about.
        reminded: what is due, in a sentence.
        errands: by the codes of what is due the command for it; None where there is none.
        doings: by what a player may do the command for it.
        menu: all that may be done, by a player or by whoever is to act: now, then later.
        clocked: whether people end phases or turns now.
        moments: the parts of the turn sheet for which it is the moment, besides the phase.
        hands: what people do with its pieces after an act.
        odds: by the path of an act how its chances are asked for, by the words of the act.
        board: the question that tells who or what lies where, for all to see.
        first: the command that every campaign begins with; "" where players are enough.
        pictures: what reports show as a picture: by the path of a question what makes
            the picture of its answer, "module:function".
    """

    def __init__(
        self,
        *,
        seated: bool = True,
        board: str = "territory list",
        first: str = "",
        pictures: tuple[tuple[str, str], ...] = (),
        **names: str,
    ) -> None:
        super().__init__(**names)
        self.seated = seated
        self.board = board
        self.first = first
        self.pictures = dict(pictures)

    status: Callable[[Any, Words, list[Block]], list[Block]] = named(
        "commands.due:status_lines"
    )
    glance: Callable[[Any, Words], Glance] = named("commands.glance:of_players")
    clock: Screen = named(lambda *_: [])
    titles: tuple[Column, ...] = named("commands.titles:TITLES")
    title: Callable[[Mapping[str, Any], Words], str] = named(
        lambda title, _: title["title"]
    )
    territory: Screen = named(lambda *_: [])
    tables: Callable[[State, Words], Mapping[str, Facts]] = named(
        "commands.sheets.tables:of_cards"
    )
    chances: Callable[[Facts, Facts, Words], Part] = named()

    part: Callable[[Words, str], str] = named(lambda _, part: part)
    note: Callable[[Words, str, Any, State], str | None] = named(lambda *_: None)

    variants: Variants = named({})
    told: Callable[[Words, str, Facts, State], Facts] = named(lambda *_: {})
    ended: Callable[[Words, Facts, State], tuple[str, Facts] | None] = named(
        lambda *_: None
    )
    besides: Callable[[Words, Facts], Iterable[str]] = named(lambda *_: ())
    reminded: Callable[[Words, Facts], str] = named(plainly)
    errands: Mapping[str, Errand | None] = named({})
    hands: Hands = named("commands.handling:MONEY_ONLY")
    odds: Mapping[str, Errand] = named({})
    doings: Mapping[str, Errand] = named({})
    menu: Callable[[Book, Words, str | None], Iterable[Offer]] = named(
        "commands.offers:of_sheet"
    )
    clocked: Callable[[State], bool] = named(lambda _: True)
    moments: Callable[[State], tuple[str, ...]] = named(lambda _: ALWAYS)


FREE = Face()  # that of a game that shows no more than every game does


def face_of(game: str | None) -> Face:
    """What a game shows of its own."""
    own = game in rules.games() and game in folders(commands.__path__)
    face: Face = load(f"commands.{game}:FACE") if own else FREE
    return face
