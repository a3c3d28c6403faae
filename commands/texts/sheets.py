"""The sheet before a roll or a choice, in words: facts that a rule discloses."""

from __future__ import annotations

from commands.fitting import wrapped
from commands.texts import registry
from commands.texts.marks import N_, Texts
from commands.texts.questions import heap
from ledger.questions import SheetLine
from ledger.state import State
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence
    from typing import Any

    from commands.texts import Words
    from ledger.questions import Sheet

SHEETS: Texts = {  # shared by all games
    "clock.undone": "still to be done",
    "undo.acts": "to be taken back",
    "redo.acts": "to be brought back",
    "book.act": "the result",
    "league.others": "written by the others meanwhile",
    "league.sent": "already sent from here when this copy was stopped",
    "dropped.dice": "dice of the draft that entry {seq:plain} dropped: {die} {faces}",
    "acts.more": "and {count} more before these",
}
LATER = N_("later, but kept: {text}")
NOBODY = "–"
INDENT = "  "
NARROWEST = 24  # the least room for a line, however narrow the terminal


def laid(
    words: Words,
    sheet: Sheet,
    state: State,
    known: Collection[str],
    width: int,
) -> tuple[list[tuple[str, str]], set[str]]:
    """The lines of a sheet with their styles, and those on what happened before.

    Lines on what happened before are left out if the user has already seen them.
    """
    before = [_line(words, line, state) for line in sheet.before]
    fresh = [(label, text) for label, text in before if f"{label} {text}" not in known]
    rows = fresh + [_line(words, line, state) for line in sheet.lines]
    _, heading = _line(words, sheet.heading, state)
    wide = max((len(label) for label, _ in rows), default=0)
    lines = [(heading, "heading")]
    for label, text in rows:
        head = f"{INDENT}{label:{wide}}{INDENT}"
        room = max(width - len(head), NARROWEST)
        first, *more = wrapped(text, room) or [""]
        lines.append((head + first, ""))
        lines += [(" " * len(head) + line, "") for line in more]
    return lines, {f"{label} {text}" for label, text in before}


def in_a_row(words: Words, lines: Sequence[tuple[str, Mapping[str, Any]]]) -> str:
    """What an answer depends on, in one line, for scripts that lack the answer."""
    pairs = (_line(words, SheetLine(*line), State()) for line in lines)
    return words.semicolon.join(
        label + words.colon + text if label else text for label, text in pairs
    )


def _line(words: Words, line: SheetLine, state: State) -> tuple[str, str]:
    """The label of a line, and the line."""
    if line.key == "due":
        from commands.texts.reminders import reminded

        return "→", reminded(words, named(line.facts, state))
    if "entry" in line.facts:
        from commands.texts.telling import sentence

        entry = line.facts["entry"]
        text = sentence(words, entry, line.facts.get("after", state))
        later = line.key == "act.later"
        number = f"[{entry.seq}]" if entry.seq else ""
        return number, words.say(LATER, text=text) if later else text
    if line.key in SHEETS:
        return "", words.say(SHEETS[line.key], **line.facts)
    game = registry.named(line.key)
    own = registry.module_of(game, "sheets") if game else None
    if own is None:
        return "", line.key
    label, text = own.SHEETS.get(line.key, ("", line.key))
    facts = {
        key: _counted(words, value, own.PARTS) or [NOBODY]
        if isinstance(value, dict)
        else _fact(words, key, value, state, own.CODES.get(key, {}))
        for key, value in line.facts.items()
    }
    return words.say(label, **facts) if label else "", words.say(text, **facts)


def _fact(
    words: Words, key: str, value: object, state: State, codes: Mapping[str, str]
) -> Any:
    """A fact in a form for sentences: a list, a code, a name, a number."""
    if isinstance(value, (list, tuple)):
        return [_fact(words, key, one, state, codes) for one in value] or [NOBODY]
    if isinstance(value, str):
        if key == "heap":
            return heap(words, value)
        return words.say(codes[value]) if value in codes else state.name(value)
    return value


def _counted(
    words: Words, parts: Mapping[str, int], known: Mapping[str, str]
) -> list[str]:
    """The number of each kind, in words."""
    return [
        words.say(text, count=parts[kind])
        for kind, text in known.items()
        if parts.get(kind)
    ]
