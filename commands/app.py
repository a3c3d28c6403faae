"""The root of the command line: its groups are loaded when they are named."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from commands.call import Call, Unusual, attended, command_in, parse
from commands.grown import Group
from commands.misplaced import SIGNS
from commands.output import refuse
from ledger.errors import Interrupted, Misuse, Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.grammar.words import Word

PAYS = ("pay", "count", "correct")  # commands whose words include an amount

app = typer.Typer(cls=Group, rich_markup_mode=None, no_args_is_help=False)


@app.callback(invoke_without_command=True)
def root(
    ctx: typer.Context,
    version: Annotated[  # noqa: ARG001 - `commands.main` answers it
        bool, typer.Option("--version", help="Say which version this is.")
    ] = False,
) -> None:
    """Keeps a campaign’s ledger: money, titles, territories and battles."""
    if ctx.invoked_subcommand is None:
        from commands.manual import print_page

        print_page([], None)


@cache
def tree() -> Any:
    """Typer's tree of commands, made once per process."""
    return typer.main.get_command(app)


def heard(argv: Sequence[str], spoken: Sequence[str] = ()) -> Call | int:
    """The call that Typer makes of these words; an exit status where there is none.

    `spoken`: the language option, where the words do not have it.
    """
    command, typed = tree(), [*argv, *spoken]
    try:
        call = command.main(list(argv), prog_name="intendant", standalone_mode=False)
    except Refusal as refusal:
        return refuse(refusal, argv=typed)
    except typer.Exit as end:
        return end.exit_code
    except (typer.Abort, KeyboardInterrupt):
        return refuse(Interrupted(), argv=typed)
    except typer.TyperException as error:
        return _misused(error, argv, typed)
    return call if isinstance(call, (Call, int)) else 0


def _misused(error: Any, argv: Sequence[str], typed: Sequence[str]) -> Call | int:
    """The call with its missing words, if a user can be asked; else a refusal."""
    asks = "--json" not in argv and attended()
    if asks and type(error).__name__ in ("MissingParameter", "BadOptionUsage"):
        from commands.dialogue import heard as asked

        with suppress(Unusual):  # with words too many, nobody is asked for others
            return asked(argv)
    return refuse(misuse(error, argv), argv=typed)


def judge(argv: Sequence[str]) -> Refusal:
    """The fault of a call, found by parsing it without carrying it out."""
    command: Any = tree()
    rest = list(argv)
    try:
        context = command.make_context("intendant", rest)
        while isinstance(command, TyperGroup):
            left = [*context._protected_args, *context.args]  # noqa: SLF001 - Typer has no other way
            if not left:
                return _no_command(command, context)
            name, command, rest = command.resolve_command(context, left)
            context = command.make_context(name, rest, parent=context)
    except Refusal as refusal:
        return refusal
    except typer.TyperException as error:
        return misuse(error, argv)
    except typer.Exit:
        pass
    return Misuse("usage", "script.unusual", text=" ".join(argv))


def misuse(error: Any, argv: Sequence[str]) -> Refusal:
    """The refusal for a complaint of Typer's, according to its kind."""
    kind = type(error).__name__
    context = getattr(error, "ctx", None)
    path = context.command_path.partition(" ")[2] if context else ""
    facts = {"command": path}
    if kind == "NoSuchOption":
        return _option(error, argv)
    if kind == "MissingParameter":
        return Misuse("usage", "usage.missing", names=_missing(argv), **facts)
    if kind == "BadOptionUsage":
        return Misuse("usage", "usage.value", option=error.option_name, **facts)
    if kind == "UsageError" and context is not None:
        return _words_left(error, context, facts)
    return Misuse("usage", "usage.other", detail=error.format_message(), **facts)


def _missing(argv: Sequence[str]) -> list[str]:
    """The names of all words that a call lacks."""
    from commands.shown import shown
    from commands.shown.said import called

    missing: list[Word] = []
    with suppress(Unusual):  # there are also words too many
        parse(argv, missing)
    record, _ = command_in(argv)
    return [called(word, shown(record.path)) for word in missing]


def _option(error: Any, argv: Sequence[str]) -> Refusal:
    """The refusal of an unknown option; a number below zero only looks like one."""
    below_zero = [word for word in argv if word[:1] == "-" and word[1:2].isdigit()]
    if below_zero and below_zero[0].startswith(error.option_name):
        if argv[0] in PAYS:
            return Misuse("bad_amount", amount=below_zero[0])
        if argv[0] == "rules":
            return Misuse("usage", "usage.below_zero", word=below_zero[0])
        return Misuse("usage", "usage.number", word=below_zero[0])
    group, option = error.ctx.command, error.option_name
    if isinstance(group, TyperGroup) and _with_flag(option):
        at = next(n for n, word in enumerate(argv) if word.startswith(option))
        if not _is_command_in(argv[at:]):
            return _no_command(group, error.ctx)
        return Misuse("usage", "usage.option_first", option=option)
    near = sorted(error.possibilities or ())
    return Misuse("usage", "usage.option", option=error.option_name, near=near)


def _with_flag(option: str) -> list[Word]:
    """The words of all commands that follow this flag."""
    from ledger.grammar.listing import every

    words = (word for one in every().values() for word in (*one.words, *one.takes))
    return [word for word in words if option in word.flags]


def _is_command_in(argv: Sequence[str]) -> bool:
    """Whether there is more than options and their values."""
    left = iter(argv)
    for word in left:
        if word[:1] != "-":
            return True
        valued = (one.kind.reads not in SIGNS for one in _with_flag(word))
        if any(valued):
            next(left, None)
    return False


def _words_left(error: Any, context: Any, facts: dict[str, str]) -> Refusal:
    """The refusal of an unknown command, or of a word too many."""
    command = context.command
    left = [*context.args, *getattr(context, "protected_args", ())]
    if isinstance(command, TyperGroup):
        from ledger.naming import near

        known = command.list_commands(context)
        typed = _quoted(error.format_message()) or " ".join(left)
        if not typed:
            return _no_command(command, context)
        return Misuse(
            "usage", "usage.command", name=typed, near=near(typed, known), **facts
        )
    # The words are in brackets at the end of Typer's message.
    word = error.format_message().partition(" (")[2].rpartition(")")[0]
    return _extra(word, context.command_path.partition(" ")[2], facts)


def _extra(word: str, path: str, facts: dict[str, str]) -> Refusal:
    """The refusal of a word too many, with the options it may have been meant for."""
    from commands.misplaced import meant_for
    from ledger.grammar import named

    record = named(path)
    options = meant_for(record, word) if record and " " not in word else []
    if not options:
        return Misuse("usage", "usage.extra", word=word, **facts)
    key = "usage.extra_option"
    return Misuse("usage", key, word=word, options=options, **facts)


def _no_command(group: Any, context: Any) -> Refusal:
    """The refusal of a group, or of nothing at all, without one of its commands."""
    known = group.list_commands(context)
    path = context.command_path.partition(" ")[2]
    return Misuse("usage", "usage.no_command", known=known, command=path)


def _quoted(message: str) -> str:
    return message.partition("'")[2].rpartition("'")[0].partition("'. ")[0]
