"""Writes the help pages from Typer's tree, in both languages."""

from __future__ import annotations

import re
import sys
from itertools import groupby
from textwrap import wrap
from typing import Any

from commands.app import tree
from commands.manual import MARK
from commands.shown.said import answer
from commands.texts import Words
from commands.texts.marks import N_
from commands.texts.rooms import text_of
from ledger.grammar import Act, home, named
from ledger.grammar.choosing import Choice
from tools.made import HERE, keep

FOLDER = HERE / "templates" / "help"
WIDTH = 80
CAPITALS = re.compile("[A-Z]{2,}")
PART = {
    "campaign": N_("The campaign's file"),
    "money": N_("Money"),
    "holdings": N_("Titles and territories"),
    "table": N_("The table"),
    "journal": N_("The journal"),
    "rules": N_("House rules"),
    "evening": N_("The evening told"),
    "scripts": N_("Scripts and exports"),
    "branches": N_("What if"),
}
GAMES = N_("Games")  # whatever room is not among these is a game


def page(command: Any, path: tuple[str, ...], words: Words) -> str:
    """The help page of one command or group."""
    lines = [_usage(command, path, words), ""]
    for paragraph in (command.help or "").split("\n\n"):
        said = words.say(_braces(" ".join(paragraph.split())))
        lines += [*wrap(said, WIDTH - 2), ""]
    if hasattr(command, "commands"):
        lines += _commands(command, path, words)
    else:
        lines += _params(command, words) + _choices(" ".join(path), words)
    return "\n".join(lines).rstrip() + "\n"


def _braces(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")


def _usage(command: Any, path: tuple[str, ...], words: Words) -> str:
    parts = ["intendant", *path]
    if hasattr(command, "commands"):
        parts.append(words.say("COMMAND"))
    for param in command.params:
        if param.param_type_name == "argument":
            name = words.say(param.metavar)
            many = " ..." if param.nargs == -1 else ""
            parts.append(f"{name}{many}" if param.required else f"[{name}{many}]")
    if not hasattr(command, "commands"):
        parts.append(words.say("[options]"))
    return words.say("Usage") + words.colon + " ".join(parts)


def _commands(group: Any, path: tuple[str, ...], words: Words) -> list[str]:
    names = group.list_commands(None)
    rows = {n: (n, _short(group.get_command(None, n), words)) for n in names}
    if path:
        return [words.say("Commands") + words.colon.rstrip(), *_rows([*rows.values()])]
    lines: list[str] = []
    width = max(map(len, names))
    for part, several in groupby(names, lambda name: PART.get(home(name), GAMES)):
        lines += ["", words.say(part)]
        lines += _rows([rows[name] for name in several], width)
    end = words.say(
        "`intendant COMMAND --help` tells more of a command. Options stand after it: "
        "-c FILE names the campaign, --json answers as JSON, --lang fr|en chooses "
        "the language. --version says which version this is; --install-completion "
        "teaches the shell to complete names."
    )
    return [*lines[1:], "", *wrap(end, WIDTH - 2)]


def _short(command: Any, words: Words) -> str:
    first = (command.help or "").split("\n\n")[0]
    return words.say(_braces(" ".join(first.split()))).rstrip(".")


def _params(command: Any, words: Words) -> list[str]:
    arguments = [
        (words.say(p.metavar), words.say(_braces(p.help)))
        for p in command.params
        if p.param_type_name == "argument"
    ]
    options = [
        (_flags(p, words), words.say(_braces(p.help)))
        for p in command.params
        if p.param_type_name == "option" and p.name != "help"
    ]
    lines: list[str] = []
    if arguments:
        lines += [words.say("Words") + words.colon.rstrip(), *_rows(arguments), ""]
    lines += [words.say("Options") + words.colon.rstrip(), *_rows(options)]
    return lines


def _choices(path: str, words: Words) -> list[str]:
    """What the command may ask somebody to choose, and how it is said with it."""
    record = named(path)
    known = record.choices if isinstance(record, Act) else ()
    if not known:
        return []
    game = path.partition(" ")[0]
    rows = [
        (
            _answer(choice, path, words),
            words.say(text_of("CHOICES", choice.name, game) or ""),
        )
        for choice in known
    ]
    return ["", words.say("Choices (--choose)") + words.colon.rstrip(), *_rows(rows)]


def _answer(choice: Choice, path: str, words: Words) -> str:
    """How a choice is made, in words of the language: "owner.VILLAGE=PLAYER"."""
    return CAPITALS.sub(lambda found: words.say(found[0]), answer(choice, path))


def _flags(param: Any, words: Words) -> str:
    flags = ", ".join(param.opts)
    plain = param.is_flag or param.count
    return flags if plain else f"{flags} {words.say(param.metavar)}"


def _rows(rows: list[tuple[str, str]], least: int = 0) -> list[str]:
    width = max(least, *(len(left) for left, _ in rows)) + 2
    lines = []
    for left, right in rows:
        first, *more = wrap(right, WIDTH - width - 2) or [""]
        lines.append(f"  {left.ljust(width)}{first}".rstrip())
        lines += [" " * (width + 2) + line for line in more]
    return lines


def walk(command: Any, path: tuple[str, ...] = ()) -> dict[tuple[str, ...], Any]:
    """Every group and command by its words, the root first."""
    found = {path: command}
    if hasattr(command, "commands"):
        for name in command.list_commands(None):
            found.update(walk(command.get_command(None, name), (*path, name)))
    return found


def text(lang: str) -> str:
    """All pages of a language in one file."""
    words = Words(lang)
    pages = walk(tree())
    return "".join(
        f"{MARK}{' '.join(path)}\n{page(command, path, words)}"
        for path, command in pages.items()
    )


if __name__ == "__main__":
    sys.exit(keep({FOLDER / f"{lang}.txt": text(lang) for lang in ("en", "fr")}))
