"""A line in which one of several answers is typed, or found with Up and Down."""

from __future__ import annotations

import os

from commands import keys
from commands.beginnings import begun
from commands.fitting import width_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.asked import Asked, Option

CLEAR = "\x1b[K"  # clears the rest of the line


class Menu:
    """A line that is typed key by key; Enter takes what it shows.

    Up and Down go through the answers that begin with what was typed before.
    """

    def __init__(self, asked: Asked) -> None:
        self._asked = asked
        self._typed = ""
        self._at: Option | None = None  # the answer found with Up and Down

    def chosen(self, *, back: bool = False) -> str:
        """Takes keys until Enter; returns the value of an option, or what was typed.

        `back`: whether there is a previous answer that may be taken back.

        Raises:
            TakenBack: at a Backspace in the empty line.
            EOFError: at Ctrl-D, or if the terminal is gone.
        """
        with keys.pressed() as key:
            keys.write(f"{self._asked.shown.rstrip()} ")
            while (one := key()) not in keys.ENTER:
                if one == keys.END:
                    raise EOFError
                self._take(one, back=back)
        keys.write("\n")
        return self._at.value if self._at else self._typed.strip()

    def _take(self, key: str, *, back: bool) -> None:
        """Handles one key: a character, a step in the list, or a deletion."""
        before = width_of(self._line)
        if key in keys.STEPS:
            self._at = self._step(keys.STEPS[key])
        elif key in keys.BACK or key == keys.ALL_BACK:
            if not self._line and back:
                keys.write("\n")
                raise keys.TakenBack
            whole = self._at or key == keys.ALL_BACK
            self._typed, self._at = "" if whole else self._typed[:-1], None
        elif key.isprintable() and self._at is None:
            self._typed += key
            keys.write(key)
            return
        elif key.isprintable():
            self._typed, self._at = key, None
        else:
            keys.write(keys.BELL)
            return
        self._show(before)

    def _step(self, by: int) -> Option | None:
        """The next or the previous answer in the list, which is circular."""
        options = self._asked.options
        fits = [
            one
            for one in options
            if not self._typed or begun(self._typed, (one.label, one.value))
        ]
        if not fits:
            keys.write(keys.BELL)
            return None
        proposed = [one for one in fits if one.value == self._asked.proposed]
        at = self._at or (proposed[0] if proposed else None)
        if at is None:
            return fits[0 if by > 0 else -1]
        return fits[(fits.index(at) + by) % len(fits)]

    @property
    def _line(self) -> str:
        return self._at.label if self._at else self._typed

    def _show(self, before: int) -> None:
        """Writes the line again, on a new row if it reaches over the edge of one."""
        from commands.room import size

        head = f"{self._asked.last} "
        wide = width_of(head) + max(before, width_of(self._line))
        plain = os.environ.get("TERM") == "dumb" or wide >= size().columns
        start, end = ("\n", "") if plain else ("\r", CLEAR)
        keys.write(f"{start}{head}{self._line}{end}")
