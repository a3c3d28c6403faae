"""How a command is declared: a typed signature, and the use case behind it.

The function's signature and docstring are the command's grammar and help; its
body is never run. Common options are added here, so that they read the same
everywhere.
"""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Annotated, Any

import typer

from commands import complete, kinds
from commands.calling import Call, perform

if TYPE_CHECKING:
    from collections.abc import Callable

# What every command takes, and what the two sorts of commands add.
ALWAYS = ("campaign", "json", "lang")
READS = ALWAYS
ACTS = (*ALWAYS, "dry_run", "once")
RULED = (*ACTS, "ruling")
THROWS = (*ACTS, "dice", "seed")
PLAIN = ("json", "lang")


def option(*flags: str, kind: Callable[[str], Any], help: str, **more: Any) -> Any:  # noqa: A002 - Typer's own word
    """An option whose word is read by one of our parsers."""
    return typer.Option(*flags, parser=kind, help=help, **more)


def argument(name: str, kind: Callable[[str], Any], help: str, **more: Any) -> Any:  # noqa: A002 - Typer's own word
    """An argument whose word is read by one of our parsers."""
    return typer.Argument(metavar=name, parser=kind, help=help, **more)


Viewer = Annotated[
    str | None,
    option(
        "--as",
        kind=kinds.text,
        help="Show what this player may know: no purse but their own.",
        metavar="PLAYER",
        autocompletion=complete.players,
    ),
]
Everything = Annotated[
    bool,
    typer.Option("--all", help="Open every purse, though the house rules close them."),
]

COMMON: dict[str, Any] = {
    "campaign": Annotated[
        str | None,
        option(
            "-c",
            "--campaign",
            kind=kinds.text,
            help="The campaign's file; otherwise the only one here.",
            metavar="FILE",
        ),
    ],
    "json": Annotated[bool, typer.Option("--json", help="Answer as JSON.")],
    "lang": Annotated[
        str | None,
        option(
            "--lang",
            kind=kinds.language,
            help="Answer in French or in English.",
            metavar="fr|en",
            autocompletion=complete.languages,
        ),
    ],
    "dry_run": Annotated[
        bool,
        typer.Option("--dry-run", help="Show what would be written; write nothing."),
    ],
    "once": Annotated[
        str | None,
        option(
            "--once",
            kind=kinds.text,
            help="A key of your own: with it, the act is written only once.",
            metavar="KEY",
        ),
    ],
    "ruling": Annotated[
        str | None,
        option(
            "--ruling",
            kind=kinds.text,
            help="Overrule a refusal by a rule, and say why.",
            metavar="TEXT",
        ),
    ],
    "dice": Annotated[
        str | None,
        option(
            "--dice",
            kind=kinds.text,
            help='Faces in the order asked for, as "5 3 | 6"; or ask, throw, new.',
            metavar="FACES",
        ),
    ],
    "seed": Annotated[
        int | None,
        option(
            "--seed",
            kind=kinds.seed,
            help="Throw dice that come out the same each time.",
            metavar="N",
        ),
    ],
    "choose": Annotated[
        list[str] | None,
        option(
            "--choose",
            kind=kinds.pair,
            help="Answer a choice beforehand; may be given several times.",
            metavar="KEY=VALUE",
        ),
    ],
    "viewer": Viewer,
    "all_": Everything,
}


def command(
    app: typer.Typer,
    name: str,
    *,
    use: str,
    mode: str,
    screen: str = "",
    common: tuple[str, ...] = READS,
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Declares a command of `app`.

    Args:
        app: the group it belongs to.
        name: the command's word.
        use: the use case, "module:function".
        mode: what the use case wants: "read" (a book), "act" (a desk), "own"
            (the call), "plain" (nothing).
        screen: what shows the answer to people, "module:function".
        common: which of the common options it takes.
    """

    def declare(function: Callable[..., Any]) -> Callable[..., Any]:
        own = inspect.signature(function, eval_str=True)
        path = " ".join(part for part in (app.info.name, name) if part)

        def run(**given: Any) -> None:
            args = {key: _plain(given[key]) for key in own.parameters}
            options = {key: _plain(given[key]) for key in common}
            spec = use, mode, screen, (), common
            raise typer.Exit(perform(Call(path, spec, args, options)))  # type: ignore[arg-type]

        added = [
            inspect.Parameter(
                key,
                inspect.Parameter.KEYWORD_ONLY,
                default=False if key in ("json", "dry_run", "all_") else None,
                annotation=COMMON[key],
            )
            for key in common
        ]
        shared = [
            p.replace(kind=inspect.Parameter.KEYWORD_ONLY)
            for p in own.parameters.values()
        ]
        run.__signature__ = inspect.Signature([*shared, *added])  # type: ignore[attr-defined]
        run.__doc__ = function.__doc__
        run.__name__ = function.__name__
        run.__annotations__ = {p.name: p.annotation for p in (*shared, *added)}
        run.declared = {  # type: ignore[attr-defined]
            "use": use,
            "mode": mode,
            "screen": screen,
            "common": common,
        }
        app.command(name)(run)
        return function

    return declare


def _plain(value: Any) -> Any:
    """A value as the use cases take it: lists where Typer gives tuples."""
    return list(value) if isinstance(value, tuple) else value


Remark = Annotated[
    str | None,
    option(
        "--for",
        kind=kinds.text,
        help="What it is for, in your own words.",
        metavar="TEXT",
    ),
]
Player = Annotated[
    str,
    argument("PLAYER", kinds.text, "A player.", autocompletion=complete.players),
]
# What sheets and cards may be written as.
FORMS_TOLD = "text, md, html or pdf, to be printed; otherwise as the file's name ends."
Force = Annotated[
    bool, typer.Option("--force", help="Overwrite the file if it exists.")
]
Hide = Annotated[bool, typer.Option("--hide", help="Keep every purse closed.")]
