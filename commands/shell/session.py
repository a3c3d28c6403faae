"""The prompt that stays open: a line is typed, carried out, and the next one asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from commands.call import attended
from ledger.store import interrupts

if TYPE_CHECKING:
    from commands.call import Call

ENDS = frozenset({"q", "quit", "exit", "quitter"})


def opened(call: Call) -> int:
    """Opens the prompt; who sends lines through a pipe has them run as a script."""
    if not attended():
        from commands.answers.script import run

        return run(call, "-", keep_going=False)
    from commands.shell.campaign import Open
    from commands.shell.prompt import Prompt

    campaign = Open(call)
    prompt = Prompt(campaign)
    while True:
        interrupts.release()
        try:
            line = prompt.line()
        except KeyboardInterrupt:
            continue
        except EOFError:
            return 0
        if line.strip().casefold() in ENDS:
            return 0
        from commands.shell.taking import take  # loaded while the first line is typed

        take(line, campaign)
