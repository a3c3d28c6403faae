"""A question that a screen asks for its own viewer: of the board, or of a page."""

from __future__ import annotations

from commands.call import Call
from commands.main import carry_out
from ledger.grammar import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.call import Result
    from commands.texts import Words
    from ledger.store.book import Book


def ask(
    path: str, seen: Mapping[str, Any], words: Words, book: Book | None
) -> tuple[Call, Result]:
    """The call of a question, and its answer.

    `seen` holds arguments that say what the viewer may see; each question takes those
    that it has.
    """
    record = named(path)
    if record is None:
        raise LookupError(path)
    args = {word.name: seen.get(word.name, word.default) for word in record.words}
    call = Call(record, args, {"lang": words.lang})
    call.lend(book)
    call.speak(words)
    return call, carry_out(call)
