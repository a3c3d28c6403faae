"""A call as it is typed: the line that a screen offers or that a script holds."""

from __future__ import annotations

from commands.texts.typed import typed as as_typed
from ledger.errors import Misuse
from ledger.grammar import named, typed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from ledger.grammar.words import Word


MORE = "…"  # stands for what the user must still add


def written(
    path: str, /, *, quote: Callable[[str], str] = as_typed, **values: Any
) -> str:
    """The line of a command, given its words by name; those not needed are left out.

    "…" marks what must still be added: a required word, or one given as `...`.

    >>> written("pay", source="Anne", target="Le Gué", amount=15)
    "pay Anne 'Le Gué' 15"
    >>> written("fief battle", village="Bourg", attackers=["rebels"], defenders=["Anne"])
    'fief battle Bourg --attacker rebels --defender Anne'
    >>> written("fief upkeep", player="Anne"), written("siege end", winner=...)
    ('fief upkeep Anne --keep …', 'siege end --winner …')
    >>> written("fief settle"), written("note", remark="- rain")
    ('fief settle …', "note -- '- rain'")
    >>> written("mass roll", rolled=5, kept=5, explode=False)
    'mass roll 5 5 --no-explode'
    """
    return " ".join(w if w == MORE else quote(w) for w in called(path, **values))


def called(path: str, /, **values: Any) -> list[str]:
    """The same as a list of words."""
    record = named(path)
    if record is None:
        raise LookupError(path)
    words, behind = path.split(), list[str]()
    for word in (*typed(record), *record.takes):
        parts = [*_parts(word, values.pop(word.name, None))]
        dashed = not word.flags and any(one[:1] == "-" for one in parts)
        if behind or dashed:  # a bare word would be taken for an option
            words, behind = (
                (words + parts, behind) if word.flags else (words, behind + parts)
            )
        else:
            words += () if parts == words[-1:] == [MORE] else parts  # one "…" for all
    if values:
        raise LookupError(f"{path}: {', '.join(values)}")
    return [*words, "--", *behind] if behind else words


def _parts(word: Word, value: object) -> Iterator[str]:
    """The parts for one word: each of its values, after its flag if it has one."""
    if value in (None, word.default) or (value is False and not word.default):
        if not word.required:
            return
        value = ...
    flag = word.flags[-1:]
    if isinstance(value, bool) or word.kind.reads == "count":
        yield from flag * (1 if isinstance(value, bool) else int(str(value)))
        return
    for one in value if isinstance(value, list | tuple) else (value,):
        text = MORE if one is ... else str(one)
        yield from (f"{flag[0]}={text}",) if flag and text[:1] == "-" else (*flag, text)


def split(line: str) -> list[str]:
    r"""The words of a line. A quote counts only at the start of a word or after `=`.

    Another quoted part right after the first belongs to the same word, as in a shell.

    >>> split("territory claim L'Épervier \"Anne Marie\"")
    ['territory', 'claim', "L'Épervier", 'Anne Marie']
    >>> split("note \"L'\"'\"Œil\" noir'")
    ['note', 'L\'"Œil" noir']
    """
    if "'" not in line and '"' not in line:
        return line.split()
    return [word for word, _ in pieces(line)]


def pieces(line: str) -> Iterator[tuple[str, bool]]:
    """The words of a line, each with whether a part of it is in quotes."""
    at, end = 0, len(line)
    while at < end:
        if line[at].isspace():
            at += 1
            continue
        word, closed, quoted = "", False, False
        while at < end and not line[at].isspace():
            quotes = not word or word.endswith("=") or closed
            if line[at] in "\"'" and quotes:
                close = line.find(line[at], at + 1)
                if close < 0:
                    raise Misuse("usage", "script.quote", quote=line[at])
                word += line[at + 1 : close]
                at, closed, quoted = close + 1, True, True
                if word == "" or at >= end or line[at].isspace():
                    break
            else:
                word += line[at]
                at, closed = at + 1, False
        yield word, quoted
