"""The help pages of all commands, read from Typer's tree, in either language."""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from commands.app import tree
from commands.grown import grown
from commands.shown.said import answer
from commands.texts.marks import N_
from commands.texts.registry import text_of
from ledger.grammar import Act, home, named
from ledger.grammar.choosing import Choice
from ledger.grammar.listing import below

if TYPE_CHECKING:
    from commands.texts import Words

# The translatable parts of a choice: placeholders in capitals, and words to type.
CALLED = re.compile(r"[A-Z]{2,}|(?<==)[a-z|]+\|[a-z]+$|(?<=\|)[a-z]+$")
PART = {
    "campaign": N_("The campaign’s file"),
    "money": N_("Money"),
    "holdings": N_("Titles and territories"),
    "table": N_("The table"),
    "journal": N_("The journal"),
    "rules": N_("House rules"),
    "evening": N_("Reports, screens and sheets"),
    "scripts": N_("Scripts and exports"),
    "branches": N_("What if"),
}
GAMES = N_("Games")  # any module that is not among these is a game
Path = tuple[str, ...]
Rows = list[tuple[str, str]]


class Part(NamedTuple):
    """A list with its title: commands, arguments, options or choices."""

    title: str
    rows: Rows


class Page(NamedTuple):
    """The help page of one command or group."""

    path: Path
    group: bool  # of commands
    usage: str
    about: list[str]  # paragraphs
    parts: list[Part]


def pages(words: Words) -> dict[Path, Page]:
    """The pages of all groups and commands by path, the root first."""
    return {path: page(one, path, words) for path, one in walk(tree()).items()}


def walk(command: Any, path: Path = ()) -> dict[Path, Any]:
    """All groups and commands of Typer's tree by path, the root first."""
    commands = {path: command}
    if hasattr(command, "commands"):
        for name in command.list_commands(None):
            commands.update(walk(command.get_command(None, name), (*path, name)))
    else:  # a command may have others below it: `import`, `import csv`
        for name in below(" ".join(path)):
            commands.update(walk(grown(" ".join((*path, name))), (*path, name)))
    return commands


def page(command: Any, path: Path, words: Words) -> Page:
    """The page of one command or group."""
    about = [
        words.say(_braces(" ".join(paragraph.split())))
        for paragraph in (command.help or "").split("\n\n")
    ]
    group = hasattr(command, "commands")
    if group:
        parts = _commands(command, path, words)
    else:
        parts = [*_params(command, words), *_choices(" ".join(path), words)]
    return Page(path, group, _usage(command, path, words), about, parts)


def closing(words: Words) -> str:
    """The last paragraph of the page of all commands."""
    return words.say(
        "`intendant COMMAND --help` says more about a command. Options come after the command: -c FILE names the campaign, --json answers as JSON, --lang fr|en chooses the language. --version shows the version; --install-completion teaches the shell to complete names."
    )


def _braces(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")


def _usage(command: Any, path: Path, words: Words) -> str:
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
    return " ".join(parts)


def _commands(group: Any, path: Path, words: Words) -> list[Part]:
    names = group.list_commands(None)
    rows = {n: (n, _short(group.get_command(None, n), words)) for n in names}
    if path:
        return [Part(words.say("Commands"), [*rows.values()])]
    return [
        Part(words.say(part), [rows[name] for name in several])
        for part, several in groupby(names, lambda name: PART.get(home(name), GAMES))
    ]


def _short(command: Any, words: Words) -> str:
    first = (command.help or "").split("\n\n")[0]
    return words.say(_braces(" ".join(first.split()))).rstrip(".")


def _params(command: Any, words: Words) -> list[Part]:
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
    named_words = [Part(words.say("Arguments"), arguments)] if arguments else []
    return [*named_words, Part(words.say("Options"), options)]


def _flags(param: Any, words: Words) -> str:
    flags = ", ".join(param.opts)
    plain = param.is_flag or param.count
    return flags if plain else f"{flags} {words.say(param.metavar)}"


def _choices(path: str, words: Words) -> list[Part]:
    """The choices that a command may ask for, and how to give them on the line."""
    record = named(path)
    known = record.choices if isinstance(record, Act) else ()
    game = path.partition(" ")[0]
    rows = [
        (
            _answer(choice, path, words),
            words.say(text_of("CHOICES", choice.name, game) or ""),
        )
        for choice in known
    ]
    return [Part(words.say("Choices (--choose)"), rows)] if rows else []


def _answer(choice: Choice, path: str, words: Words) -> str:
    """How to give a choice, in the words of the language: "owner.VILLAGE=PLAYER"."""
    return CALLED.sub(lambda match: words.say(match[0]), answer(choice, path))
