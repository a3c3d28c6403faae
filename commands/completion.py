"""Completion for bash, zsh and fish: installed, or shown."""

from __future__ import annotations

from typer._completion_shared import _get_shell_name, get_completion_script, install

from commands.call import COMPLETION, value_of
from commands.preference import preferred
from ledger.errors import FileTrouble, Misuse, Refusal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

SHELLS = ("bash", "zsh", "fish")
INSTALL, SHOW = "--install-completion", "--show-completion"
PROGRAM: dict[str, Any] = {"prog_name": "intendant", "complete_var": COMPLETION}


def asked(words: Sequence[str]) -> int:
    """Answers `--install-completion` and `--show-completion`, perhaps for a shell."""
    from commands.blocks import Line
    from commands.output import refuse
    from commands.show import show
    from commands.texts import Words

    words_of_it = Words(preferred(value_of(words, "--lang")))
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
    message = words_of_it.say(
        "{shell} will complete names the next time it starts: {file}",
        shell=shell,
        file=str(path),
    )
    show([Line(message)], words_of_it)
    return 0


def _shell(words: Sequence[str]) -> str:
    named = words[1] if len(words) > 1 and words[1][:1] != "-" else None
    shell = named or _get_shell_name() or ""
    if shell not in SHELLS:
        raise Misuse("usage", "completion.shell", shell=shell, shells=list(SHELLS))
    return shell
