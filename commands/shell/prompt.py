"""What is typed at the prompt, and what stands around it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from prompt_toolkit import PromptSession
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.history import FileHistory, InMemoryHistory
from prompt_toolkit.shortcuts import CompleteStyle
from prompt_toolkit.styles import Style

from commands.answers.script import split
from commands.blocks import Line
from commands.dialogue import prompt as asked
from commands.shell.completer import Fitting, Offers
from commands.shell.reading import OURSELVES
from commands.shell.toolbar import toolbar
from commands.show import complain, talk
from commands.texts import refusing
from ledger.errors import Misuse, Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from prompt_toolkit.history import History

    from commands.shell.placing import Placing, Said
    from commands.shell.session import Session
    from ledger.grammar import Word

SIGN = "▶ "
SOON = 0.5  # seconds until what others have written is seen beside the prompt
STYLE = Style.from_dict({"bottom-toolbar": "noreverse", "sign": "bold"})


class Prompt:
    """The line at which somebody types, with what fits it and how the campaign stands."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._typed: PromptSession[str] = PromptSession(
            history=_history(session.book.path),
            completer=Fitting(session),
            complete_style=CompleteStyle.MULTI_COLUMN,
            complete_while_typing=False,
            bottom_toolbar=lambda: toolbar(session),
            refresh_interval=SOON,
            style=STYLE,
        )
        self._asked: PromptSession[str] = PromptSession(history=InMemoryHistory())

    def line(self) -> str:
        """The next line."""
        return self._typed.prompt(FormattedText([("class:sign", SIGN)]))

    def understood(self, line: str, words: Sequence[str]) -> None:
        """Says the command in full, where less of it was typed."""
        said = split(line)
        if list(words) != said[said[:1] == [OURSELVES] :]:
            from commands.texts.typed import typed

            told = " ".join(map(typed, words))
            talk([Line(f"→ {told}", "hint")])

    def word(self, placing: Placing, word: Word, said: Said) -> str | list[str]:
        """One word of a command that nobody has said, asked for until it means something."""
        words = self._session.here.words
        offers = placing.offers(word, said)
        question = asked(placing.record, word, offers, words)
        while True:
            text = self._asked.prompt(f"{question} ", completer=Offers(offers)).strip()
            try:
                if not text:
                    raise Misuse("usage", "text.empty")
                if not word.many:
                    return str(placing.meant(word, text, said))
                return [str(placing.meant(word, one, said)) for one in split(text)]
            except Refusal as refusal:
                complain(*refusing.refused(words, refusal), words)


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
