"""What people read about each act and question: the other half of its record.

It has the same path and is in a module of the same name as in `ledger.grammar`.
Nothing here knows Typer, which makes its commands from both halves (`commands.grown`).
"""

from __future__ import annotations

from ledger.grammar import home
from ledger.loading import load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

# The meaning of letters at the open prompt; a game's own are in its module.
LETTERS = {
    "s": "status",
    "n": "phase next",
    "p": "pay",
    "t": "treasury",
    "l": "log",
    "u": "undo",
    "w": "why",
}
ACT = "commands.history:act_screen"  # the sentence of the entry that was written


class Shown:
    """A command as people meet it.

    Attributes:
        path: its words.
        doc: its page in the manual, paragraph by paragraph.
        screen: the function that shows its answer, "module:function"; "" for none.
        helps: by the name of a word, its help text if that of its flag or kind does not
            fit; a placeholder may come before a bar ("FROM|Who lends.").
        flow: the face's own use case, "module:function", if it has one.
    """

    __slots__ = ("doc", "flow", "helps", "path", "screen")

    def __init__(
        self,
        path: str,
        doc: str,
        *,
        screen: str = ACT,
        helps: Mapping[str, str] | None = None,
        flow: str = "",
    ) -> None:
        self.path = path
        self.doc = doc
        self.screen = screen
        self.helps = helps or {}
        self.flow = flow


def by_path(*shown: Shown) -> dict[str, Shown]:
    """The commands of a module by path."""
    return {one.path: one for one in shown}


def shown(path: str) -> Shown:
    """What people read about a command."""
    half: Shown = load(f"{__name__}.{home(path)}:SHOWN")[path]
    return half


def of_group(path: str) -> str:
    """What people read about a group of commands ("title")."""
    text: str = load(f"{__name__}.{home(path)}:GROUPS")[path]
    return text
