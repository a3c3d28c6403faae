"""Typer's commands, made from the records when they are named.

A record has the words and their kinds (`ledger.grammar`); its other half has the texts
that people read (`commands.shown`).
"""

from __future__ import annotations

import inspect
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from commands.call import Call
from commands.parsers import parser
from commands.shown import of_group, shown
from commands.shown.said import help_for
from ledger.grammar import named, typed
from ledger.grammar.listing import below

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.shown import Shown
    from ledger.grammar import Record
    from ledger.grammar.words import Word


class Group(TyperGroup):
    """A group of commands ("title"), or the root; commands are made when named."""

    path = ""

    def list_commands(self, ctx: object) -> list[str]:  # noqa: ARG002 - Typer's
        """The words of all commands, in the order of the manual."""
        return below(self.path)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command or group of this word, None if there is none."""
        if cmd_name not in self.commands and cmd_name in self.list_commands(ctx):
            self.commands[cmd_name] = grown(f"{self.path} {cmd_name}".strip())
        return super().get_command(ctx, cmd_name)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the first words name, which may be two: `import csv`."""
        both = f"{self.path} {' '.join(args[:2])}".strip()
        if named(f"{self.path} {args[0]}".strip()) and named(both):
            return both, grown(both), args[2:]
        return super().resolve_command(ctx, args)


def grown(path: str) -> Any:
    """Typer's command or group for a path."""
    record = named(path)
    if record is not None:
        return _command(record, shown(path))
    name = path.rpartition(" ")[2]
    group = Group(name=name, help=of_group(path), rich_markup_mode=None)
    group.path = path
    return group


def _command(record: Record, page: Shown) -> Any:
    """A command that Typer makes from a function's signature."""

    def run(**given: Any) -> Call:
        args = {word.name: _plain(word, given[word.name]) for word in typed(record)}
        common = {word.name: _plain(word, given[word.name]) for word in record.takes}
        return Call(record, args, common)

    words = [
        inspect.Parameter(
            word.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=_default(word),
            annotation=_annotated(word, page),
        )
        for word in (*typed(record), *record.takes)
    ]
    run.__signature__ = inspect.Signature(words)  # type: ignore[attr-defined]
    run.__annotations__ = {word.name: word.annotation for word in words}
    made = typer.Typer(rich_markup_mode=None, add_completion=False)
    name = record.path.rpartition(" ")[2]
    made.command(name, help=inspect.cleandoc(page.doc))(run)
    return typer.main.get_command(made)


def _default(word: Word) -> Any:
    """The default of a word for Typer, in the form in which it would be typed."""
    if word.required:
        return inspect.Parameter.empty
    if word.kind.reads == "flag":
        return False
    unread = word.default is None or word.kind.reads == "count"
    return word.default if unread else str(word.default)


def _annotated(word: Word, page: Shown) -> Any:
    """A word's annotation for Typer: its type, parser, help and placeholder."""
    metavar, help_ = help_for(word, page)
    if word.kind.reads == "flag":
        return Annotated[bool, typer.Option(*word.flags, help=help_)]
    if word.kind.reads == "count":
        return Annotated[int, typer.Option(*word.flags, help=help_, count=True)]
    more: dict[str, Any] = {
        "parser": parser(word.kind.reads),
        "help": help_,
        "metavar": metavar,
    }
    type_: Any = list[str] if word.many else str
    if not word.required:
        type_ |= None
    if word.flags:
        return Annotated[type_, typer.Option(*word.flags, **more)]
    return Annotated[type_, typer.Argument(**more)]


def _plain(word: Word, value: object) -> Any:
    """A value for the use cases: flags relative to their defaults, lists for tuples."""
    if word.kind.reads == "flag":
        return value != word.default
    return list(value) if isinstance(value, tuple) else value
