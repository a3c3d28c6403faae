"""Completion for bash, zsh and fish: put in place, shown, and answered.

What is offered says `commands.tab`; here it is put into the form that
each shell reads.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from typer import _completion_classes as shells
from typer._click.shell_completion import (
    CompletionItem,
    ShellComplete,
    add_completion_class,
)
from typer._completion_shared import _get_shell_name, get_completion_script, install

from commands.call import COMPLETION, value_of
from ledger.errors import FileTrouble, Misuse, Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

SHELLS = ("bash", "zsh", "fish")
INSTALL, SHOW = "--install-completion", "--show-completion"
PROGRAM: dict[str, Any] = {"prog_name": "intendant", "complete_var": COMPLETION}
# Whatever bash would not take for a part of a word.
APART = re.compile(r"([^\w@%+,./-])")


class Ours(ShellComplete):
    """The words that fit, of commands and of the campaign."""

    def get_completions(self, args: list[str], incomplete: str) -> list[Any]:
        """The words that fit."""
        from commands.tab import fitting

        return [CompletionItem(word) for word in fitting(args, incomplete)]


class Bash(Ours, shells.BashComplete):
    """Names of several words come with their spaces escaped."""

    def get_completion_args(self) -> tuple[list[str], str]:
        """The words before the one that is typed; none, if bash did not say."""
        try:
            return super().get_completion_args()
        except (LookupError, ValueError):
            return [], ""

    def format_completion(self, item: Any) -> str:
        """The word as bash puts it into the line."""
        from os import environ

        quoted = environ.get("COMP_WORDS", "").count('"') % 2
        return str(item.value) if quoted else APART.sub(r"\\\1", item.value)


class Zsh(Ours, shells.ZshComplete):
    """Commands with their descriptions, apostrophes as zsh reads them."""

    def get_completions(self, args: list[str], incomplete: str) -> list[Any]:
        """The words that fit."""
        return described(super().get_completions(args, incomplete), args)

    def format_completion(self, item: Any) -> str:
        """The word as `_arguments` takes it, inside single quotes."""
        return super().format_completion(item).replace("''", r"'\''")


class Fish(Ours, shells.FishComplete):
    """Commands with their descriptions."""

    def get_completions(self, args: list[str], incomplete: str) -> list[Any]:
        """The words that fit."""
        return described(super().get_completions(args, incomplete), args)


def described(items: list[Any], args: Sequence[str]) -> list[Any]:
    """The items with the descriptions of the manual, in its language."""
    from commands.manual import language, pages

    known = pages(language(value_of(args, "--lang")))
    for item in items:
        found = known.get(" ".join([*args, item.value]), "").split("\n\n")
        item.help = " ".join(found[1].split()) if len(found) > 1 else None
    return items


def register() -> None:
    """Lets Typer answer the shells in our forms."""
    for shell, form in zip(SHELLS, (Bash, Zsh, Fish), strict=True):
        add_completion_class(form, shell)


def asked(words: Sequence[str]) -> int:
    """Answers `--install-completion` and `--show-completion`, with a shell or without."""
    from commands.blocks import Line
    from commands.preference import preferred
    from commands.show import show
    from commands.texts import Words
    from commands.voice import refuse

    said = Words(preferred(value_of(words, "--lang")))
    try:
        shell = _shell(words)
        if words[0] == SHOW:
            print(get_completion_script(shell=shell, **PROGRAM))
            return 0
        _, path = install(shell=shell, **PROGRAM)
    except Refusal as refusal:
        return refuse(refusal, argv=words)
    except OSError as error:
        facts = {"file": str(error.filename), "detail": str(error.strerror)}
        return refuse(FileTrouble("read_only", "read_only.system", **facts), argv=words)
    told = said.say(
        "{shell} completes names from its next start on: {file}",
        shell=shell,
        file=str(path),
    )
    show([Line(told)], said)
    return 0


def _shell(words: Sequence[str]) -> str:
    named = words[1] if len(words) > 1 and words[1][:1] != "-" else None
    found = named or _get_shell_name() or ""
    if found not in SHELLS:
        raise Misuse("usage", "completion.shell", shell=found, shells=list(SHELLS))
    return found
