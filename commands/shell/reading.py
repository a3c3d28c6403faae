"""A line of the prompt as a call with whole words."""

from __future__ import annotations

from commands.beginnings import commanded, of_program
from commands.call import Unusual, spaced, split_options
from commands.line import MORE, called, split
from commands.shell.letters import letters
from commands.shell.placing import Placing
from ledger.errors import Misuse, Refusal
from ledger.grammar import named, typed
from ledger.grammar.listing import below
from ledger.naming import folded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from commands.offering import Context
    from commands.shell.placing import Values
    from ledger.grammar import Record
    from ledger.grammar.words import Word

    Ask = Callable[[Placing, Word, Values], str | list[str]]

OURSELVES = "intendant"


def read(
    line: str, context: Context, ask: Ask | None = None, menu: Sequence[str] = ()
) -> list[str]:
    """The words of a call in full; empty if the line is.

    `ask` is called for missing words; `menu` holds the lines that numbers mean.
    """
    words = split(line)
    if words and words[0].isdigit():
        words = [OURSELVES, *_numbered(words, menu)]
    doubts = []
    for each in whole_commands(words, context):
        try:
            return _called(each, context, ask)
        except Refusal as refusal:
            doubts.append(refusal)
    if doubts:
        raise doubts[0]
    return []


def _called(words: list[str], context: Context, ask: Ask | None) -> list[str]:
    """A call with whole words for beginnings, and with the words left out."""
    path, rest = commanded(words)
    record = named(path)
    if record is None or "--help" in rest or rest[-1:] == ["-h"]:
        return [*path.split(), *rest]
    return [*path.split(), *_placed(record, spaced(rest, path), context, ask)]


def _numbered(words: Sequence[str], menu: Sequence[str]) -> list[str]:
    """The line that a number of the menu means, with the words added to it."""
    number = int(words[0])
    if not 0 < number <= len(menu):
        raise Misuse("usage", "shell.number", number=number, most=len(menu))
    line = split(menu[number - 1])
    offered = [
        w for w, before in zip(line, ["", *line], strict=False) if not _due(w, before)
    ]
    return [*offered, *words[1:]]


def _due(word: str, before: str) -> bool:
    """Whether it is a placeholder for a positional word, given the word before it."""
    return word == MORE and before[:2] != "--"


def whole_commands(words: Sequence[str], context: Context) -> list[list[str]]:
    """The possible calls of a line, without the program's name and with the game's.

    A command of both the game and all games is the game's, if that fits.
    """
    if not words:
        return []
    first, *rest = words
    if first == OURSELVES:
        return [rest] if rest else []
    game = context.words.played or ""
    short = letters(game)
    if first in short:
        return [[*short[first].split(), *rest]]
    own, shared = below(game) if game else [], below("")
    plain = folded(first)
    if plain in shared:
        return [*([[game, plain, *rest]] if plain in own else []), [plain, *rest]]
    command = of_program(first, dict.fromkeys((*own, *shared)))
    return [[game, command, *rest] if command in own else [command, *rest]]


def _placed(
    record: Record, rest: Sequence[str], context: Context, ask: Ask | None
) -> list[str]:
    """The words after a command, each in its place; unknown options are kept."""
    flags = {word: one for one in (*typed(record), *record.takes) for word in one.flags}
    words = [in_full(word, flags) for word in rest]
    # Options that a line of the menu leaves open are asked for.
    left = [
        flags[words[at - 1]] for at, word in enumerate(words) if word == MORE and at
    ]
    words = [
        w
        for at, w in enumerate(words)
        if MORE not in words[at : at + 2] or w[:2] != "--"
    ]
    words = [word for word in words if word != MORE]
    try:
        behind, bare = split_options([*words], flags)
    except Unusual:
        return words
    placing = Placing(record, behind, context)
    args = placing.best(bare)
    for word in (
        *placing.lacking(args),
        *(one for one in left if one.name not in args),
    ):
        if ask is None:
            return words
        args[word.name] = placing.only(word, args) or ask(placing, word, args)
    return called(record.path, **args)[len(record.path.split()) :]


def in_full(word: str, flags: Iterable[str]) -> str:
    """The name of an option in full."""
    if word[:2] != "--" or word == "--":
        return word
    flag, equals, value = word.partition("=")
    return of_program(flag, flags) + equals + value
