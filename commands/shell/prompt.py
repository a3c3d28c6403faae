"""The line typed at the prompt, and what is shown around it.

Only what the first line needs to appear is loaded before it; the rest while the user
types.
"""

from __future__ import annotations

import os
from asyncio import get_running_loop, sleep
from contextlib import suppress
from pathlib import Path

from prompt_toolkit import PromptSession
from prompt_toolkit.application import get_app
from prompt_toolkit.completion import DynamicCompleter
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.history import FileHistory, InMemoryHistory
from prompt_toolkit.shortcuts import CompleteStyle
from prompt_toolkit.styles import Style

from ledger.errors import Refusal
from ledger.home import state_folder
from ledger.loading import load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from prompt_toolkit.completion import Completer
    from prompt_toolkit.history import History

    from commands.shell.campaign import Open

SIGN = "▶ "
MOMENT = 0.03  # seconds
SOON = 0.1  # seconds between checks for what others have written
STYLE = Style.from_dict({"bottom-toolbar": "noreverse", "sign": "bold"})
# Loaded later: the line below, what a typed line needs, and what Tab needs.
TOOLBAR = "commands.shell.toolbar:toolbar"
TAKING, FITTING = "commands.shell.taking:take", "commands.shell.completer:Fitting"


class Prompt:
    """The prompt line, with completion and the line below it."""

    def __init__(self, campaign: Open) -> None:
        self._campaign = campaign
        self._toolbar: Callable[[Open], str] | None = None
        self._typed: PromptSession[str] = PromptSession(
            history=_history(campaign.book.path),
            completer=DynamicCompleter(self._completer),
            complete_style=CompleteStyle.COLUMN,
            complete_while_typing=False,
            bottom_toolbar=self._below,
            style=STYLE,
        )

    def line(self) -> str:
        """The next line."""
        sign = FormattedText([("class:sign", SIGN)])
        return self._typed.prompt(sign, pre_run=self._watch)

    def _completer(self) -> Completer:
        fitting: Completer = load(FITTING)(self._campaign)
        return fitting

    def _below(self) -> str:
        """The line below the prompt, as soon as the code for it is loaded."""
        return self._toolbar(self._campaign) if self._toolbar else ""

    def _watch(self) -> None:
        """Prepares what the line will need, and watches for what others write."""

        async def watched() -> None:
            seen: tuple[int, str] | None = None
            if self._toolbar is None:
                loop = get_running_loop()
                self._toolbar = await loop.run_in_executor(None, load, TOOLBAR)
                get_app().invalidate()
                for rest in (TAKING, FITTING):
                    await loop.run_in_executor(None, load, rest)
            await sleep(MOMENT)  # the line and the one below it are drawn first
            while True:
                if seen != (seen := self._made_ready()):
                    get_app().invalidate()
                await sleep(SOON)

        get_app().create_background_task(watched())

    def _made_ready(self) -> tuple[int, str] | None:
        """Reads what has been written, for Tab; the line below reports trouble."""
        with suppress(Refusal):
            self._campaign.offers()
            return self._campaign.head
        return None


def _history(campaign: str) -> History:
    """The lines typed before in this campaign, kept in the user's state folder."""
    folder = Path(state_folder("history"))
    name = os.path.abspath(campaign).replace("%", "%25").replace(os.sep, "%2F")
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError:
        return InMemoryHistory()
    return FileHistory(folder / name[-200:])
