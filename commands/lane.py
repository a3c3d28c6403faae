"""The script lane: well-formed calls are answered without loading Typer.

The grammar is Typer's. What stands here is read from the tree of its commands
(`commands.tree`, generated); whatever is unusual falls through to Typer.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


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
    from commands.tree import TREE

    alone = len(words) == 1 or (len(words) > 1 and words[1][:1] == "-")
    if alone and f"{words[0]} list" in TREE and not asks_for_help(words):
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


def parse(words: Sequence[str]) -> tuple[str, Any, dict[str, Any], dict[str, Any]]:
    """The command that is called, its own words, and the common options."""
    from commands.tree import COMMON, TREE

    path, rest = command_in(words, TREE)
    spec = TREE[path]
    flags: dict[str, Any] = {}
    for param in (*spec[3], *(COMMON[name] for name in spec[4])):
        for flag in param[2]:
            flags[flag] = param
    found, bare = _sorted(rest, flags)
    args: dict[str, Any] = {}
    for param in spec[3]:
        args[param[0]] = _value(param, found, bare)
    if bare:
        raise Unusual
    common = {name: _value(COMMON[name], found, bare) for name in spec[4]}
    return path, spec, args, common


def command_in(words: Sequence[str], tree: Any) -> tuple[str, list[str]]:
    """The longest command that the first words make, and what follows them."""
    for length in (3, 2, 1):
        path = " ".join(words[:length])
        if len(words) >= length and path in tree:
            return path, list(words[length:])
    raise Unusual


def _sorted(
    rest: list[str], flags: dict[str, Any]
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
        param = flags[flag]
        if param[1] in ("flag", "count"):
            if equals:
                raise Unusual
            value = "yes"
        elif not equals:
            if not rest:
                raise Unusual
            value = rest.pop()
        found.setdefault(param[0], []).append(value)
    return found, bare


def _value(param: Any, found: dict[str, list[str]], bare: list[str]) -> Any:
    """The value of one argument or option."""
    name, kind, flags, required, many, default = param
    if kind == "flag":
        return name in found
    if kind == "count":
        return len(found.get(name, ()))
    if flags:
        given = found.get(name, [])
    elif many:
        # Words behind it belong to the arguments that follow.
        given, bare[:] = bare[: len(bare) - many + 1], bare[len(bare) - many + 1 :]
    else:
        given, bare[:] = bare[:1], bare[1:]
    if not given:
        if required:
            raise Unusual
        return default
    from commands.kinds import parser

    parse_word = parser(kind)
    if many:
        return [parse_word(word) for word in given]
    return parse_word(given[-1])
