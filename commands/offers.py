"""What may be done now, line by line: for menus, and for their numbers."""

from __future__ import annotations

from commands.blocks import Line
from commands.errand import Offer
from commands.errands import command
from commands.fitting import PAGE, shortened, width_of
from commands.line import written
from commands.texts.paper import NEXT
from commands.texts.reminders import parted
from commands.worded import worded
from ledger.grammar import PLAYER, named, typed
from ledger.rules import game_named
from ledger.rules.common.due import due as due_now
from ledger.wire import named as as_shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from commands.sheets.sheet import SheetContext
    from commands.texts import Words
    from ledger.state import State
    from ledger.store.book import Book


def offers(
    book: Book, words: Words, player: str | None = None, *, later: bool = False
) -> list[Offer]:
    """All that may be done now: what is due, what a player may do, the clock.

    Without a player it is the menu of whoever is to act, if the game knows that; with
    `later`, it includes what is not yet possible, and what is missing for it.
    """
    with book.reading():
        menu = words.face.menu(book, words, player)
        return [offer for offer in menu if offer.now or later]


def numbered(offers_shown: Sequence[Offer], title: str, words: Words) -> Iterator[Line]:
    """The offers as lines, each with its number, its price, and the line to type."""
    yield Line(title, "heading")
    wide = len(str(len(offers_shown)))
    for number, one in enumerate(offers_shown, 1):
        head = f"{number:>{wide}}  "
        note = f"  {one.note}" if one.note else ""
        text = head + shortened(one.what, PAGE - len(head) - width_of(note)) + note
        typed = f"`{worded(words, one.line)}`"
        whole = f"{text} – {typed}"
        if width_of(whole) <= PAGE:
            yield Line(whole)
        else:
            yield Line(text)
            yield Line(f"{' ' * len(head)}{typed}", "hint")


def of_sheet(book: Book, words: Words, player: str | None) -> Iterator[Offer]:
    """What is due, then the acts on the turn sheet for this moment."""
    from commands.sheets.cells import help_of
    from commands.sheets.sheet import SheetContext

    context = SheetContext.at(book, words)
    due = of_due(context.state, words)
    yield from due
    begun = {offer.line.split(" …")[0] for offer in due}
    for path in dict.fromkeys(_on_sheet(context)):
        if not any(line.startswith(path) for line in begun):
            does, _, _ = help_of(path, words.lang).does.partition(". ")
            yield Offer(does, "", written(path, **_by(path, player)))
    yield from of_clock(context.state, words)


def of_due(state: State, words: Words) -> list[Offer]:
    """What is due, each with the line to type."""
    every = as_shown(due_now(state, game_named(state.game)), state)
    return [
        Offer(parted(words, due)[0], "", line)
        for due in every
        if (line := command(due, state.game))
    ]


def of_clock(state: State, words: Words) -> list[Offer]:
    """The end of the phase, or of a turn without phases; nothing without a clock."""
    if not words.face.clocked(state):
        return []
    step = "phase" if game_named(state.game).phases(state) else "turn"
    return [Offer(words.say(NEXT[step]), "", written(step, step="next"))]


def _on_sheet(context: SheetContext) -> Iterator[str]:
    """The commands of the parts of the turn sheet that apply now."""
    state, moments = context.state, context.words.face.moments(context.state)
    for part in context.layout["part"]:
        if part.get("phase", part.get("moment")) in (state.phase, *moments):
            yield from (
                line["command"] for line in filter(context.wants, part["lines"])
            )


def _by(path: str, player: str | None) -> dict[str, Any]:
    """The player as the first word, if the command begins with who acts."""
    record = named(path)
    first = next(iter(typed(record)), None) if record else None
    own = player and first and not first.flags and first.kind is PLAYER
    return {first.name: player} if first and own else {}
