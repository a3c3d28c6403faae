"""What people read of each act and question: the other half of its record.

It stands under the same path and in a module of the same name as in `ledger.grammar`.
Nothing here knows Typer, which makes its commands of both halves (`commands.grown`).
"""

from __future__ import annotations

from ledger.grammar import home
from ledger.loading import load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

# What a letter stands for at a prompt that stays open; a game's own stand in its module.
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
        screen: what shows its answer, "module:function"; "" where it does so itself.
        helps: by the name of a word, what is said of it where neither its flag nor its
            kind says it; what it is called may stand before a bar ("FROM|Who lends.").
        flow: the use case of the face, "module:function", where it has one of its own.
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
    """What is shown of the commands of a module."""
    return {one.path: one for one in shown}


def shown(path: str) -> Shown:
    """What people read of a command."""
    half: Shown = load(f"{__name__}.{home(path)}:SHOWN")[path]
    return half


def of_group(path: str) -> str:
    """What people read of a group of commands ("title")."""
    text: str = load(f"{__name__}.{home(path)}:GROUPS")[path]
    return text
