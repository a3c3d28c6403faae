"""The script lane: well-formed calls are answered without loading Typer.

Both lanes read the same records (`ledger.grammar`); whatever is unusual here falls
through to Typer, which judges it.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.grammar import Record, Word

COMPLETION = "_INTENDANT_COMPLETE"  # set by the shell when Tab is pressed


class Unusual(Exception):  # noqa: N818 - not an error: Typer will answer
    """Something that only Typer can judge."""


def main(argv: Sequence[str] | None = None) -> int:
    """Answers one call of the program; the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by whoever called us
            setattr(sys, name, open(os.devnull, "r+"))  # noqa: SIM115 - for good
    try:
        status = carried_out(words)
        sys.stdout.flush()
    except BrokenPipeError:
        from commands.voice import hush

        hush(sys.stdout)
        return 0
    except KeyboardInterrupt:
        from commands.voice import refuse
        from ledger.errors import Interrupted

        return refuse(Interrupted(), argv=words)
    finally:
        late = sys.modules.get("ledger.store.interrupts")
        if late and argv is not None:  # the process goes on after this call
            late.forget()
    return status


def carried_out(words: list[str]) -> int:
    """Answers a call by the quickest way that understands it."""
    if COMPLETION not in os.environ:
        words = spelled_out(words)
        try:
            return quick(words)
        except Unusual:
            pass
    from commands.app import run

    return run(words)


def quick(words: Sequence[str]) -> int:
    """Answers what needs no Typer: help, the version, and calls with `--json`."""
    if not words or asks_for_help(words):
        from commands.manual import page

        if page(words):
            return 0
    elif words[0] == "--version":
        return version(as_json="--json" in words)
    elif words[0] in ("--install-completion", "--show-completion"):
        from commands.completion import asked

        return asked(words)
    elif "--json" in words:
        return answer(words)
    raise Unusual


def asks_for_help(words: Sequence[str]) -> bool:
    """Whether a call asks for a page of the manual."""
    options = words[: words.index("--")] if "--" in words else words
    return "--help" in options or words[-1] == "-h"


def spelled_out(words: Sequence[str]) -> list[str]:
    """The call in full: a group that is named alone lists ("players")."""
    from ledger.grammar import named

    alone = len(words) == 1 or (len(words) > 1 and words[1][:1] == "-")
    if alone and not asks_for_help(words) and named(f"{words[0]} list"):
        return [words[0], "list", *words[1:]]
    return list(words)


def version(*, as_json: bool) -> int:
    """Says which version of the program this is."""
    from ledger import __version__, wire

    told = wire.dumps(wire.envelope("version", {"version": __version__}))
    print(told if as_json else f"intendant {__version__}")
    return 0


def answer(words: Sequence[str]) -> int:
    """Answers a well-formed call."""
    from commands.calling import Call, perform
    from commands.voice import refuse
    from ledger.errors import Refusal

    try:
        call = Call(*parse(words))
    except Refusal as refusal:
        return refuse(refusal, argv=words)
    return perform(call)


def value_of(words: Sequence[str], *flags: str) -> str | None:
    """The value of an option in a call that is not parsed yet, or cannot be."""
    for index, word in enumerate(words):
        if word in flags and index + 1 < len(words):
            return words[index + 1]
        flag, equals, value = word.partition("=")
        if equals and flag in flags:
            return value
    return None


def parse(
    words: Sequence[str], missing: list[Word] | None = None
) -> tuple[Record, dict[str, Any], dict[str, Any]]:
    """The command that is called, its own words, and the common options.

    A word that must be there and is not is put into `missing`, should there be such a list.
    """
    from ledger.grammar import typed

    record, rest = command_in(words)
    flags = {
        flag: word for word in (*typed(record), *record.takes) for flag in word.flags
    }
    found, bare = _sorted(rest, flags)
    behind = sum(not word.flags for word in typed(record))
    args: dict[str, Any] = {}
    for word in typed(record):
        behind -= not word.flags
        args[word.name] = _value(word, found, bare, behind)
        if word.required and args[word.name] is None:
            if missing is None:
                raise Unusual
            missing.append(word)
    common = {word.name: _value(word, found, bare, 0) for word in record.takes}
    if bare:
        raise Unusual
    return record, args, common


def command_in(words: Sequence[str]) -> tuple[Record, list[str]]:
    """The longest command that the first words make, and what follows them."""
    from ledger.grammar import home, room

    known = room(home(" ".join(words[:2])))
    for length in (3, 2, 1):
        path = " ".join(words[:length])
        if len(words) >= length and path in known:
            return known[path], list(words[length:])
    raise Unusual


def _sorted(
    rest: list[str], flags: dict[str, Word]
) -> tuple[dict[str, list[str]], list[str]]:
    """Options with their values, and the bare words in order."""
    found: dict[str, list[str]] = {}
    bare: list[str] = []
    rest.reverse()
    while rest:
        word = rest.pop()
        if word == "--":
            bare += rest[::-1]
            break
        if len(word) < 2 or word[0] != "-":
            bare.append(word)
            continue
        flag, equals, value = word.partition("=")
        if flag not in flags and not word.startswith("--") and word[:2] in flags:
            flag, equals, value = word[:2], "=", word[2:]
        if flag not in flags:
            raise Unusual
        option = flags[flag]
        if option.kind.reads in ("flag", "count"):
            if equals:
                raise Unusual
            value = "yes"
        elif not equals:
            if not rest:
                raise Unusual
            value = rest.pop()
        found.setdefault(option.name, []).append(value)
    return found, bare


def _value(
    word: Word, found: dict[str, list[str]], bare: list[str], behind: int
) -> Any:
    """The value of a word; of several, that many belong to the words behind it."""
    kind = word.kind.reads
    if kind == "flag":
        return (word.name in found) != bool(word.default)
    if kind == "count":
        return len(found.get(word.name, ()))
    if word.flags:
        given = found.get(word.name, [])
    else:
        end = len(bare) - behind if word.many else 1
        given, bare[:] = bare[:end], bare[end:]
    if not given:
        return word.default
    from commands.kinds import parser

    read = parser(kind)
    return [read(one) for one in given] if word.many else read(given[-1])
