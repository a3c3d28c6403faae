"""What fits at the end of a line when Tab is pressed: commands, flags, words."""

from __future__ import annotations

from commands.call import Unusual, parse, spaced
from commands.offering import Context, offered
from ledger.errors import Refusal
from ledger.grammar import named, typed
from ledger.grammar.listing import below

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.grammar import Record
    from ledger.grammar.words import Word

HELP = "--help"
ROOT = ("--version", "--install-completion", "--show-completion", HELP)


def fitting(words: Sequence[str], begun: str) -> list[str]:
    """What fits after these words, and begins with a text."""
    path, rest = "", list(words)
    while rest and rest[0] in below(path):
        path = f"{path} {rest.pop(0)}".strip()
    rest, words = spaced(rest, path), spaced(words, path)
    record = named(path) if path else None
    if record is not None:
        return _of_command(record, list(words), rest, begun)
    known = (ROOT if not path else (HELP,)) if begun[:1] == "-" else below(path)
    return [] if rest else [one for one in known if one.startswith(begun)]


def _of_command(
    record: Record, words: list[str], rest: list[str], begun: str
) -> list[str]:
    """What fits after a command: the value of a flag, a flag, or the next word."""
    flags = {flag: one for one in _words(record) for flag in one.flags}
    plain = "--" not in rest
    flag, equals, value = begun.partition("=")
    if plain and rest and _takes_value(flags.get(rest[-1])):
        return _offered(record, flags[rest[-1]], words[:-1], begun)
    if plain and equals and flag in flags:
        return _offered(record, flags[flag], words, value)
    if plain and begun[:1] == "-":
        free = [one for one in flags if flags[one].many or one not in rest]
        return [one for one in (*free, HELP) if one.startswith(begun)]
    return _offered(record, None, words, begun)


def _words(record: Record) -> tuple[Word, ...]:
    return (*typed(record), *record.takes)


def _takes_value(word: Word | None) -> bool:
    return word is not None and word.kind.reads not in ("flag", "count")


def _offered(
    record: Record, word: Word | None, words: list[str], begun: str
) -> list[str]:
    """What fits a word, or the next positional one, after those already typed."""
    try:
        _, args, common = parse(words, [])
    except (Unusual, Refusal):
        return []
    if word is None:
        bare = [one for one in _words(record) if not one.flags]
        given = {**args, **common}
        word = next((one for one in bare if one.many or given[one.name] is None), None)
    return _from_campaign(record, word, {**args, **common}, begun) if word else []


def _from_campaign(
    record: Record, word: Word, args: Mapping[str, Any], begun: str
) -> list[str]:
    """What the campaign found offers; without one, what needs none."""
    from commands.finding import find_campaign
    from ledger.store.book import Book

    lang = args.get("lang")
    try:
        with Book(find_campaign(args.get("campaign")), patience=0.2) as book:
            return _joined(record, word, args, begun, Context(book, lang=lang))
    except Refusal:
        return offered(record, word, args, Context(None, lang=lang), begun)


def _joined(
    record: Record, word: Word, typed: Mapping[str, Any], begun: str, context: Context
) -> list[str]:
    """What fits; earlier parts of a joined word may be abbreviated, and are kept."""
    head, sign, last = begun.rpartition(word.kind.joins or "\0")
    if not sign:
        return offered(record, word, typed, context, begun)
    from commands.beginnings import whole

    full = whole(record, word, head, typed, context)
    offers = offered(record, word, typed, context, f"{full}{sign}{last}")
    return [f"{head}{one[len(full) :]}" for one in offers]
