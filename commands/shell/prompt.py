"""What is typed at the prompt, and what stands around it."""

from __future__ import annotations

import os
from asyncio import sleep
from pathlib import Path
from typing import TYPE_CHECKING

from prompt_toolkit import PromptSession
from prompt_toolkit.application import get_app
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.history import FileHistory, InMemoryHistory
from prompt_toolkit.shortcuts import CompleteStyle
from prompt_toolkit.styles import Style

from commands.asked import Asked
from commands.blocks import Line
from commands.dialogue import asked as asked_for
from commands.line import split
from commands.shell.completer import Fitting
from commands.shell.prompter import Prompter
from commands.shell.reading import OURSELVES
from commands.shell.toolbar import toolbar
from commands.shell.weighing import weighed
from commands.show import talk
from commands.texts.typed import typed
from ledger.errors import Interrupted, Misuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from prompt_toolkit.history import History

    from commands.shell.campaign import Open
    from commands.shell.placing import Placing, Said
    from ledger.grammar.words import Word

SIGN = "▶ "
SOON = 0.5  # seconds until what others have written is seen beside the prompt
STYLE = Style.from_dict({"bottom-toolbar": "noreverse", "sign": "bold"})


class Prompt:
    """The line at which somebody types, with what fits it and how the campaign stands."""

    def __init__(self, campaign: Open) -> None:
        self._campaign = campaign
        self._typed: PromptSession[str] = PromptSession(
            history=_history(campaign.book.path),
            completer=Fitting(campaign),
            complete_style=CompleteStyle.COLUMN,
            complete_while_typing=False,
            bottom_toolbar=lambda: toolbar(campaign),
            style=STYLE,
        )

    def line(self) -> str:
        """The next line."""
        sign = FormattedText([("class:sign", SIGN)])
        return self._typed.prompt(sign, pre_run=self._watch)

    def _watch(self) -> None:
        """What others write meanwhile is seen beside the line."""

        async def watched() -> None:
            seen = self._campaign.head
            while True:
                await sleep(SOON)
                if seen != self._campaign.head:
                    seen = self._campaign.head
                    get_app().invalidate()

        get_app().create_background_task(watched())

    def accepts(self, line: str, words: Sequence[str]) -> bool:
        """Says a command in full where less of it was typed; what is rare or dear is shown.

        Enter accepts that; Ctrl-C leaves it.
        """
        said = split(line)
        if list(words) == said[said[:1] == [OURSELVES] :]:
            return True
        talk([Line(f"→ {' '.join(map(typed, words))}", "hint")])
        here = self._campaign.here
        if not weighed(words, self._campaign.book, here.state, here.words.played):
            return True
        asked = Asked(here.words.say("Enter does it, Ctrl-C leaves it"), path=words[0])
        if Prompter(here.words, self._campaign).line(asked):
            raise Interrupted
        return True

    def word(self, placing: Placing, word: Word, said: Said) -> str | list[str]:
        """One word of a command that nobody has said, asked for until it means something."""
        words = self._campaign.here.words
        question = asked_for(placing.record, word, placing.offers(word, said), words)

        def read(line: str) -> str | list[str]:
            if not line:
                raise Misuse("usage", "text.empty")
            if not word.many:
                return str(placing.meant(word, question.picked(line), said))
            lines = map(question.picked, split(line))
            return [str(placing.meant(word, one, said)) for one in lines]

        return Prompter(words, self._campaign).ask(question, read)


def _history(campaign: str) -> History:
    """What was typed before in this campaign: kept for whoever types, beside no file."""
    state = os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
    folder = Path(state, "intendant", "history")
    name = os.path.abspath(campaign).replace("%", "%25").replace(os.sep, "%2F")
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError:
        return InMemoryHistory()
    return FileHistory(folder / name[-200:])
