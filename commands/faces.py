"""A game as the shared modules of the face see it, like `Game` for the rules."""

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
    Screen = Callable[[Any, Words], list[Block]]  # with the game's own, extended shape


ALWAYS = ("each",)  # the part of a turn sheet that applies in every phase


def plainly(words: Words, due: Facts) -> str:
    """A sentence for something that is due, from its facts alone."""
    text = words.known("DUE", due["code"])
    return words.say(text, **due) if text else str(due["code"])


class Face(Naming):
    """One game as people meet it: what it shows and says in its own way, by name.

    Attributes:
        status: the screen of `status`, from what it shows in every game.
        glance: the same at a glance: a line for each player or side.
        clock: the results of the end of a phase or a turn.
        titles: the columns of the list of titles with their holders.
        title: the name of a title.
        territory: the details of a territory that is on the game's board.
        tables: the tables in which dice are looked up, for sheets of paper.
        chances: how a battle could have ended, beside how it did.
        seated: whether the player in the first seat begins the turn.
        part: the name of an account, or a part of one, that has none of its own.
        note: the words for a note that the game keeps for itself.
        variants: by kind of act, the facts that choose one of several sentences.
        worded: the facts of an act that need words, by name.
        ended: the sentence, and its facts, for what ended with a turn or a phase.
        besides: sentences for side effects, added to that of the act.
        reminded: the sentence for something that is due.
        errands: by the code of something due, its command; None if there is none.
        doings: by what a player may do, the command for it.
        menu: all that a player, or whoever is to act, may do: first now, then later.
        clocked: whether the users themselves end the current phase or turn.
        moments: the parts of the turn sheet that apply now, apart from the phase.
        hands: what people do with its pieces after an act.
        odds: by the path of an act, the question for its chances, made from its words.
        board: the question that shows the board, for all to see.
        land: what the kind of a territory is called.
        first: the command that every campaign begins with; "" where players are enough.
        clerks: the acts that only record who is done, and who is next.
        pictures: the pictures in reports: by the path of a question, the function that
            makes the picture of its answer, "module:function".
    """

    def __init__(
        self,
        *,
        seated: bool = True,
        board: str = "territory list",
        land: str = "kind",
        first: str = "",
        clerks: frozenset[str] = frozenset(),
        pictures: tuple[tuple[str, str], ...] = (),
        **names: str,
    ) -> None:
        super().__init__(**names)
        self.seated = seated
        self.board = board
        self.land = land
        self.first = first
        self.clerks = clerks
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
    worded: Callable[[Words, str, Facts, State], Facts] = named(lambda *_: {})
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


FREE = Face()  # for a game that shows only what every game does


def face_of(game: str | None) -> Face:
    """The face of a game."""
    own = game in rules.games() and game in folders(commands.__path__)
    face: Face = load(f"commands.{game}:FACE") if own else FREE
    return face
