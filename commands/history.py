"""The journal: log, show, undo, redo, note, resume, drop."""

from __future__ import annotations

from functools import wraps

from commands.blocks import Line, Text
from commands.columns import Column, bare, figure, table, turn
from commands.fitting import PAGE, folded
from commands.texts import telling
from ledger.flow import Flow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import Any, TypeVar

    from commands.blocks import Block, Piece
    from commands.texts import Words
    from ledger.acting.answer import Answer
    from ledger.shapes.journal import Entry, Log
    from ledger.state import State

    Shape = TypeVar("Shape", bound=Mapping[str, Any])
    Below = Callable[[Shape, Words, Any], Iterable[Block]]
    Screen = Callable[[Shape, Words, Answer], list[Block]]


def numbered(sentence: str, seq: int) -> str:
    """A sentence followed by the number of its entry."""
    return f"{sentence}  [{seq}]"


def act_screen(result: Mapping[str, Any], words: Words, answer: Answer) -> list[Block]:
    """What was done, in one sentence, with the entry's number."""
    if "questions" in result:
        from commands.texts import questions

        return [
            Line(questions.still_open(words, q), "hint") for q in result["questions"]
        ]
    if answer.entry is None:
        return [words.line("Draft {number} is dropped", number=result["dropped"])]
    text = telling.sentence(words, answer.entry, answer.state)
    if not answer.written and answer.entry.seq:
        return [words.line("already written: {text}", text=text)]
    if not answer.written:
        return [words.line("would be written: {text}", "hint", text=text)]
    return [Line(numbered(text, answer.entry.seq))]


def below_act(*keys: str) -> Callable[[Below[Shape]], Screen[Shape]]:
    """Makes the screen of an act: its sentence, with the results below it.

    Nothing is added if there are still questions, or if the answer lacks these facts.
    """

    def made(below: Below[Shape]) -> Screen[Shape]:
        @wraps(below)
        def screen(result: Shape, words: Words, answer: Answer) -> list[Block]:
            blocks = act_screen(result, words, answer)
            if "questions" in result or any(key not in result for key in keys):
                return blocks
            return [*blocks, *below(result, words, answer)]

        return screen

    return made


def log_screen(result: Log, words: Words, _: object) -> Sequence[Piece]:
    """The journal with one line per entry, or as a script."""
    if script := result.get("script"):
        return [Text((f"{line}\n" for line in script), exact=True)]
    columns = (
        figure("entry", "seq", bare),
        turn(words),
        Column("phase", "phase", lambda phase, words: words.phase(phase or "")),
        Column("what happened", "text"),
        Column("", _undone),
    )
    return [table(columns, Flow(lambda: result["entries"]), words)]


def _undone(entry: Entry, words: Words) -> str:
    if not entry["undone_by"]:
        return ""
    return words.say("undone by {entry}", entry=str(entry["undone_by"]))


def entry_screen(result: Entry, words: Words, state: State) -> list[Block]:
    """One entry in full, in lines folded for the page."""
    moment = f"{result['at'].replace('T', ' ').removesuffix('Z')} UTC"
    known = (words.clock(result), moment, result["kind"], result["id"])
    about = " · ".join(filter(None, known))
    blocks: list[Block] = [
        *_folded(f"[{result['seq']}] {result['text']}", "heading"),
        *_folded(about, "hint"),
    ]
    if result["undone_by"]:
        blocks.append(Line(_undone(result, words), "warning"))
    if result["ruling"]:
        blocks += _folded(words.say("ruling: {text}", text=result["ruling"]))
    if result["throws"]:
        thrown = map(words.throw, result["throws"])
        blocks.append(table(THROWS, thrown, words, words.say("dice"), PAGE))
    if result["effects"]:
        from commands.texts import effects

        rows = (effects.effect(words, effect, state) for effect in result["effects"])
        blocks.append(table(EFFECTS, rows, words, words.say("effects"), PAGE))
    return blocks


THROWS = (
    Column("who"),
    Column("purpose"),
    Column("die"),
    Column("faces"),
    Column("how"),
)
EFFECTS = (
    Column("what"),
    Column("from"),
    Column("to"),
    figure("amount", how=bare),
    Column("rule"),
)


def _folded(text: str, style: str = "") -> list[Line]:
    """A long text on lines of its own."""
    return [Line(line, style) for line in folded(text, PAGE)]
