"""The prompt that stays open: reads a line, carries it out, and reads the next."""

from __future__ import annotations

import gc

from commands.call import attended
from commands.league.companion import beside
from ledger.store import interrupts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call
    from commands.shell.campaign import Open
    from commands.shell.prompt import Prompt

ENDS = frozenset({"q", "quit", "exit", "quitter"})


def opened(call: Call) -> int:
    """Opens the prompt; lines from a pipe are run as a script."""
    if not attended():
        from commands.handlers.script import run

        return run(call, "-", keep_going=False)
    campaign, prompt = begun(call)
    with beside(campaign.book.path):
        return _typed(campaign, prompt)


def _typed(campaign: Open, prompt: Prompt) -> int:
    """Carries out line after line."""
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


def begun(call: Call) -> tuple[Open, Prompt]:
    """The campaign and its prompt, loaded without garbage collection."""
    gc.disable()
    try:
        from commands.shell.campaign import Open
        from commands.shell.prompt import Prompt

        campaign = Open(call)
        return campaign, Prompt(campaign)
    finally:
        gc.enable()
