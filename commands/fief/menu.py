"""What a player of Fief may do now, as a menu: a number, a price, a line to type."""

from __future__ import annotations

from commands.blocks import Line
from commands.errand import Offer
from commands.errands import commanded, offer
from commands.fief.possible import closed, everything, missing_for, rows, where
from commands.line import written
from commands.offers import numbered, of_clock, of_due
from commands.texts.fief.board import PHASES
from commands.texts.fief.gathered import DOINGS
from ledger.reading.fief.possible import can
from ledger.rules.fief.turn.order import to_act
from ledger.store.rows import state_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from commands.blocks import Block
    from commands.fief.possible import Group
    from commands.texts import Words
    from ledger.shapes.fief.movement import Can
    from ledger.store.book import Book


def menu(book: Book, words: Words, player: str | None) -> list[Offer]:
    """What a player, or whoever is to act, may do now; then what may be done later."""
    state = state_of(book)
    acting = [state.find("player", player)] if player else to_act(state)
    who = acting[0] if acting else None
    clock = of_clock(state, words)
    if who is None:
        return [*of_due(state, words), *clock]
    answer = commanded({**can(book, state.name(who))}, book)
    return [*offers(answer, words), *clock, *_not_yet(answer, words)]


def _not_yet(result: Mapping[str, Any], words: Words) -> Iterator[Offer]:
    """What a player may do later, each with what is missing for it."""
    for may in result["may"]:
        line = None if may["now"] else offer(words.face, [may], result["player"])
        if line:
            reason = missing_for(may["missing"], words) if may["missing"] else ""
            note = reason or words.say(
                "in the phase “{phase}”", phase=words.say(PHASES[may["phase"]])
            )
            yield Offer("", note, line, now=False)


def offers(result: Mapping[str, Any], words: Words) -> list[Offer]:
    """What is due, then what a player may do by phases, and last to finish."""
    by_line = {
        due["command"]: Offer(words.face.reminded(words, due), "", due["command"])
        for due in (*result["due"], *result["due_besides"])
        if due["command"]
    }
    free = [may for may in result["may"] if may["now"]]
    for (what, price), alike in _alike(free, words).items():
        line = offer(words.face, alike, result["player"])
        if line:
            proposed = _offer(what, price, alike, line, words)
            by_line[line] = by_line.get(line, proposed)._replace(note=proposed.note)
    if not result["passed"]:
        line = written("fief done", player=result["player"])
        by_line[line] = Offer(words.say(DOINGS["done"]), "", line)
    return list(by_line.values())


def _alike(group: Group, words: Words) -> dict[tuple[str, str], Group]:
    """Acts grouped if they differ only in place, value of counter, or number."""
    by_head: dict[tuple[str, str], Group] = {}
    for (what, price, most, _), alike in rows(group, words).items():
        note = price or (f"({most})" if most else "")
        by_head.setdefault((what, note), []).extend(alike)
    return by_head


def _offer(what: str, note: str, alike: Group, line: str, words: Words) -> Offer:
    """An offer for something that may be done in these places, with its price."""
    places = where(alike)
    return Offer(f"{what}{words.colon}{places}" if places else what, note, line)


def screen(result: Can, words: Words, _: object) -> list[Block]:
    """The menu; on request, also what may not be done yet, and why."""
    if result["told"] == "missing":
        return everything(result, words)
    name = result["player"]
    title = words.say("what {name} may do now", name=name)
    blocks: list[Block] = [*numbered(offers(result, words), title, words)]
    if any(may["missing"] or not may["now"] for may in result["may"]):
        call = written("fief can", player=name, missing=True)
        text = words.say(
            "all other actions, and what they still need: `{call}`", call=call
        )
        blocks.append(Line(text, "hint"))
    return [*blocks, *closed(result, words)]
