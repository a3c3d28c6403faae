"""A line to type, as it is shown: its codes in the words of whoever reads it."""

from __future__ import annotations

from commands.line import MORE, split
from commands.texts.typed import typed as as_typed
from commands.texts.vocabulary import vocabulary
from ledger.grammar import named, typed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from commands.texts import Words
    from ledger.grammar.words import Kind, Word


def worded(words: Words, line: str) -> str:
    """A line of a command whose codes stand there by their names; English has the codes.

    What is typed so is read as well: each name is a word of its vocabulary.
    """
    parts = split(line)
    many = next((n for n in (3, 2, 1) if named(" ".join(parts[:n]))), 0)
    if words.lang == "en" or not many:
        return line
    record = named(" ".join(parts[:many]))
    known = typed(record) if record else ()
    said = [
        part if word is None or part == MORE else _told(words, word.kind, part)
        for part, word in _meant(parts[many:], known)
    ]
    return " ".join(
        [*parts[:many], *(one if one == MORE else as_typed(one) for one in said)]
    )


def _meant(
    parts: list[str], known: tuple[Word, ...]
) -> Iterator[tuple[str, Word | None]]:
    """Each part with the word of the command that it says; None for a flag."""
    behind = {flag: word for word in known for flag in word.flags}
    places = [word for word in known if not word.flags]
    said: Word | None = None
    for part in parts:
        if part in behind:
            said = behind[part]
            yield part, None
        elif said is not None:
            yield part, said
            said = None
        else:
            yield part, places[0] if places else None
            if places and not places[0].many:
                places = places[1:]


def _told(words: Words, kind: Kind, code: str) -> str:
    """A code by its name; what is none stays."""
    room, _, name = kind.reads.rpartition(".")
    return words.word(vocabulary(name).get(code) if room else None, code)
