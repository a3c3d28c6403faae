"""A call as one types it: the line that a screen offers, and a script holds."""

from __future__ import annotations

from commands.texts.typed import typed as as_typed
from ledger.grammar import named, typed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from ledger.grammar import Word


MORE = "…"  # what somebody must still say


def written(
    path: str, /, *, quote: Callable[[str], str] = as_typed, **said: Any
) -> str:
    """The line of a command, given its words by name; what need not be said is left out.

    Where something must still be said stands "…": for a word that must be there, and for
    what is given as `...`.

    >>> written("pay", source="Anne", target="Le Gué", amount=15)
    "pay Anne 'Le Gué' 15"
    >>> written("fief battle", village="Bourg", attackers=["rebels"], defenders=["Anne"])
    'fief battle Bourg --attacker rebels --defender Anne'
    >>> written("fief upkeep", player="Anne"), written("siege end", winner=...)
    ('fief upkeep Anne --keep …', 'siege end --winner …')
    >>> written("fief settle")
    'fief settle …'
    """
    record = named(path)
    if record is None:
        raise LookupError(path)
    parts = [path]
    for word in (*typed(record), *record.takes):
        told = [*_said(word, said.pop(word.name, None), quote)]
        parts += (
            told if [parts[-1]] != told else ()
        )  # one "…" stands for all that follow
    if said:
        raise LookupError(f"{path}: {', '.join(said)}")
    return " ".join(parts)


def _said(word: Word, value: object, quote: Callable[[str], str]) -> Iterator[str]:
    """What is said of one word: its flag, if it has one, and each of its values."""
    if value in (None, False, word.default):
        if not word.required:
            return
        value = ...
    flag = word.flags[-1] if word.flags else None
    if value is True:
        yield flag or ""
        return
    for one in value if isinstance(value, list | tuple) else (value,):
        told = MORE if one is ... else quote(str(one))
        yield f"{flag} {told}" if flag else told
