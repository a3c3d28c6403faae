"""Prints answers and refusals, as JSON or in words."""

from __future__ import annotations

import os
import sys

from commands.finding import find_campaign
from ledger.errors import FileTrouble, Refusal
from ledger.grammar import Act
from ledger.store.book import Book

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, TextIO

    from commands.call import Call, Result
    from commands.texts import Words


RESUME = "resume"


def deliver(speak: Callable[[], None], call: Call, entry: int | None) -> None:
    """Prints an answer. If that fails, what was written to the journal stays there."""
    try:
        speak()
        sys.stdout.flush()
    except BrokenPipeError:
        hush(sys.stdout)  # the reader has gone; nothing is left to say
    except OSError as error:
        hush(sys.stdout)
        if entry is None:
            raise FileTrouble("disk_full", file="stdout", detail=str(error)) from error
        from commands.show import complain
        from commands.texts import refusing

        unheard = FileTrouble("disk_full", "unheard", entry=entry)
        complain(refusing.refused(call.words, unheard)[0], None, call.words)


def hush(stream: TextIO) -> None:
    """Silences a stream, including what Python still holds in its buffer."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def screen(call: Call, outcome: Result) -> tuple[list[Any], list[Any]]:
    """The screen for people, with the present names: blocks and warnings."""
    from ledger.errors import UNFIT
    from ledger.loading import load

    result, _, warnings, answer = outcome
    try:
        shows = _screen_of(call, answer)
        blocks = load(shows)(result, call.words, answer) if shows else []
    except UNFIT:
        if not _again(answer):
            raise
        blocks = []  # written by another program, as its warnings say
    if call.asks and call.present is None and not _again(answer):
        blocks = [*blocks, *_by_hand(call, answer)]
    warned = _warned(call, warnings, answer)
    return blocks, warned


def _by_hand(call: Call, answer: Any) -> list[Any]:
    """What must be done at the table by hand after an act."""
    entry = getattr(answer, "entry", None)
    if entry is None or not entry.effects or call.opened is None:
        return []
    from commands.closing import secrets_of
    from commands.hands import at_table, by_hand
    from ledger.store.entries import by_number

    if acts := entry.undoes or entry.redoes:
        entry = at_table(entry, by_number(call.book(), acts))
    return list(by_hand(entry, answer.state, call.words, secrets_of(call).hides))


def _warned(call: Call, warnings: list[Any], answer: Any) -> list[dict[str, Any]]:
    """Warnings with their sentences."""
    if not warnings:
        return []
    from commands.texts.refusing import warned

    return [warned(call.words, one, _state(answer)) for one in warnings]


def _state(answer: Any) -> Any:
    """The state that comes with an answer; an empty one if none does."""
    state = getattr(answer, "state", None)
    if state is not None:
        return state
    from ledger.state import State

    return State()


def _screen_of(call: Call, answer: Any) -> str:
    """The function that shows an answer; a resumed or repeated act has its own."""
    kind = command_of(call, answer)
    if call.path == RESUME and getattr(answer, "entry", None) is not None:
        kind = answer.entry.kind
    from commands.shown import shown

    return shown(kind).screen


def show_screen(call: Call, blocks: list[Any], warned: list[Any]) -> None:
    """Prints a screen, and its warnings beside it."""
    from commands.show import show, warn

    # What an act answers is short; a question may want the pager.
    show(blocks, call.words, None if isinstance(call.record, Act) else call)
    if warned:
        warn(warned, call.words, call.line)


def document(call: Call, outcome: Result) -> str:
    """The answer for a script, in its envelope, as a text."""
    from ledger import wire

    return wire.dumps(envelope(call, outcome))


def envelope(call: Call, outcome: Result) -> dict[str, object]:
    """The same before it is turned into text."""
    from ledger import wire

    result, entry, warnings, answer = outcome
    warned = _warned(call, warnings, answer)
    ok = bool(result.get("ok", True)) or not call.record.fails
    command = command_of(call, answer)
    return wire.envelope(command, result, entry=entry, warnings=warned, ok=ok)


def command_of(call: Call, answer: Any) -> str:
    """The command that is answered; if `--once` answers again, the old one."""
    return str(answer.entry.kind) if _again(answer) else call.path


def _again(answer: Any) -> bool:
    """Whether an answer is about an entry that was written earlier."""
    entry = getattr(answer, "entry", None)
    return entry is not None and not answer.written and bool(entry.seq)


def refuse(
    refusal: Refusal,
    call: Call | None = None,
    argv: Sequence[str] = (),
    stream: TextIO | None = None,
) -> int:
    """Prints a refusal, in words or as JSON; returns its exit status.

    For a call that was not understood, there is only `argv`.
    """
    from commands.texts import refusing

    words = call.words if call else _words_for(argv)
    message, hint = refusing.refused(words, refusal)
    stream = stream or sys.stderr
    try:
        if call.as_json if call else "--json" in argv:
            from ledger import wire

            facts = refusal.facts
            asked = {}
            if refusal.code == "missing_choice":
                key = facts.get("key") or facts.get("choice")
                asked = {"key": key, "options": facts["options"]}
            elif facts.get("among"):
                from commands.texts.questions import drawn

                asked = {"options": [drawn(words, one) for one in facts["among"]]}
            line = wire.refusal(
                refusal.code, message, hint, refusal.rule, refusal.line, asked
            )
            write_out(line, stream)
        else:
            from commands.show import complain

            complain(message, hint, words, refusal.line, stream)
    except OSError:
        hush(stream)  # the status still reports it
    return refusal.status


def _words_for(argv: Sequence[str]) -> Words:
    """The language in which to answer a call that was not understood."""
    from commands.call import value_of
    from commands.preference import asked_for
    from commands.texts import choose

    lang = value_of(argv, "--lang")
    if asked_for(lang):
        return choose(lang, None)
    try:
        path = find_campaign(value_of(argv, "-c", "--campaign"))
        with Book(path, patience=0) as book:
            return choose(lang, book)
    except (Refusal, ValueError):
        return choose(lang, None)


def write_out(line: str, stream: TextIO | None = None) -> None:
    """Prints JSON as UTF-8, whatever the terminal's encoding is set to."""
    stream = stream or sys.stdout
    stream.flush()
    buffer = getattr(stream, "buffer", None)
    if buffer is None:
        stream.write(tame(line) + "\n")
    else:
        buffer.write(tame(line).encode(errors="backslashreplace") + b"\n")
    stream.flush()


def tame(line: str) -> str:
    """JSON with all characters escaped that a terminal would obey."""
    if line.isprintable():
        return line
    from ledger.naming import visible

    return "".join(s if s == "\n" or visible(s) else _escape(s) for s in line)


def _escape(sign: str) -> str:
    """The JSON escape of a character, as a surrogate pair if need be."""
    halves = sign.encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{halves[at : at + 4]}" for at in range(0, len(halves), 4))
