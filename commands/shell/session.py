"""The prompt that stays open: a line is read, carried out, and the next one asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from commands.call import attended
from commands.keys import HELP
from commands.shell.campaign import Open
from commands.shell.menu import menu
from commands.shell.reading import read
from commands.show import show
from commands.voice import refuse
from ledger.errors import Interrupted, Refusal
from ledger.store import interrupts

if TYPE_CHECKING:
    from commands.call import Call
    from commands.shell.prompt import Prompt

ENDS = frozenset({"q", "quit", "exit", "quitter"})


def opened(call: Call) -> int:
    """Opens the prompt; who sends lines through a pipe has them run as a script."""
    if not attended():
        from commands.answers.script import run

        return run(call, "-", keep_going=False)
    from commands.prompting import prompted_by
    from commands.shell.prompt import Prompt
    from commands.shell.prompter import Prompter

    campaign = Open(call)
    prompt = Prompt(campaign)
    with prompted_by(lambda words: Prompter(words, campaign)):
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
            take(line, campaign, prompt)


def take(line: str, campaign: Open, prompt: Prompt) -> None:
    """Carries a line out, and says in full what was understood."""
    try:
        if line.strip() == HELP:
            show([*menu(campaign.lay(), campaign.here.words)], campaign.here.words)
            return
        words = read(line, campaign.here, prompt.word, campaign.menu)
        if words and prompt.accepts(line, words):
            campaign.carry_out(words)
    except Refusal as refusal:
        refuse(refusal, campaign.spoken)
    except (KeyboardInterrupt, EOFError):
        refuse(Interrupted(), campaign.spoken)
