"""A line to type, as it is shown, with codes in the reader's words."""

from __future__ import annotations

from commands.line import MORE, split
from commands.texts.typed import typed as as_typed
from commands.texts.vocabulary import plainly, vocabulary
from ledger.grammar import named, typed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from commands.texts import Words
    from ledger.grammar.words import Kind, Word


COUNTED = "corrected"  # the kind of word for what is counted, and where


def worded(words: Words, line: str) -> str:
    """A command line with names in place of codes; in English, only of several words.

    Such a line can be typed, as each name is a word of its vocabulary.
    """
    parts = split(line)
    many = next((n for n in (3, 2, 1) if named(" ".join(parts[:n]))), 0)
    if plainly(words, line) or not many:
        return line
    record = named(" ".join(parts[:many]))
    known = (*typed(record), *record.takes) if record else ()
    shown = [
        part if word is None or part == MORE else _code_name(words, word.kind, part)
        for part, word in _meant(parts[many:], known)
    ]
    return " ".join(
        [*parts[:many], *(one if one == MORE else as_typed(one) for one in shown)]
    )


def _meant(
    parts: list[str], known: tuple[Word, ...]
) -> Iterator[tuple[str, Word | None]]:
    """Each part with the word of the command it belongs to; None for a flag."""
    behind = {flag: word for word in known for flag in word.flags}
    places = [word for word in known if not word.flags]
    option: Word | None = None
    for part in parts:
        if part in behind:
            option = behind[part]
            yield part, None
        elif option is not None:
            yield part, option
            option = None
        else:
            yield part, places[0] if places else None
            if places and not places[0].many:
                places = places[1:]


def _code_name(words: Words, kind: Kind, code: str) -> str:
    """The name of a code; anything else stays as it is."""
    if plainly(words, code):
        return code
    if kind.name == COUNTED:
        return words.word(words.known("THINGS", code), code)
    name = kind.reads.rpartition(".")[2]
    known = vocabulary(name) or vocabulary(kind.name)
    return words.word(known.get(code), code)
