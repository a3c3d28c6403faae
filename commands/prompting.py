"""Asking the user at a terminal, one question at a time.

All questions go through a `Prompter`. The one here is for a single call; a prompt that
stays open replaces it with its own (`prompted_by`).
"""

from __future__ import annotations

import sys
from contextlib import contextmanager, suppress

from commands import keys
from commands.texts import refusing
from ledger.errors import Misuse, Refusal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import TypeVar

    from commands.asked import Asked
    from commands.blocks import Line
    from commands.texts import Words
    from ledger.dice import Die

    Read = TypeVar("Read")


class Prompter:
    """Asks the user at the terminal for answers of every kind.

    Attributes:
        fills: whether the only possible answer is given without asking.
        asides: the keys that ask something else wherever one of several is chosen.
    """

    fills = False
    asides = frozenset({keys.HELP})  # never one of several answers

    def __init__(self, words: Words) -> None:
        self.words = words

    def ask(
        self, asked: Asked, read: Callable[[str], Read], *, back: bool = False
    ) -> Read:
        """Asks until the answer means something, and returns it.

        `back`: whether the previous answer may be taken back (`keys.TakenBack`).
        """
        if self.fills and len(asked.options) == 1:
            only = asked.options[0].value
            with suppress(Refusal):
                if asked.proposed in (None, only):
                    return read(only)
        line = ""
        while True:
            try:
                some = bool(asked.options)
                line = self.choice(asked, back=back) if some else self.line(asked)
                if line not in (self.asides if some else Prompter.asides):
                    return read(line)
                self.beside(line, asked)
            except Refusal as refusal:
                # A valid answer is not an aside.
                if not self.aside(line, asked):
                    self.complain(refusal)

    def line(self, asked: Asked) -> str:
        """A line of any text."""
        return typed_line(asked.shown)

    def choice(self, asked: Asked, *, back: bool = False) -> str:
        """A line meant for one of the options: its value, number or beginning."""
        if not keys.ready():
            return typed_line(asked.shown)
        from commands.menu import Menu

        return Menu(asked).chosen(back=back)

    def faces(
        self, asked: Asked, die: Die, many: int, begun: list[int], *, back: bool = False
    ) -> None:
        """Adds the missing faces of a throw to `begun`, a key each.

        A line is read instead if keys are not reported, or faces have two digits.
        """
        if short(die) and keys.ready():
            row = keys.Row(
                asked.shown,
                die,
                many,
                begun,
                self.complain,
                lambda: self.aside(keys.HELP, asked),
            )
            row.fill(back=back)
            return
        while (line := typed_line(asked.shown)) == keys.HELP and self.aside(
            line, asked
        ):
            pass
        begun += faces_in(line, die, many)

    def unseen(self, asked: Asked) -> str:
        """A line that is typed without being shown."""
        return typed_unseen(asked.shown)

    def aside(self, line: str, asked: Asked) -> bool:
        """Handles a line that asks something else instead; whether it did.

        Lines that mean nothing here are passed to this; `?` alone is always passed.
        Then the question is asked again.
        """
        if line != keys.HELP:
            return False
        from commands.explaining import explained

        self.tell(explained(asked, self.words))
        return True

    def beside(self, line: str, asked: Asked) -> None:
        """The same; reports a letter that has no answer here."""
        if not self.aside(line, asked):
            self.complain(Misuse("usage", "shell.aside", letter=line))

    def tell(self, lines: list[Line]) -> None:
        """Prints lines beside the question."""
        from commands.show import talk

        talk(lines)

    def complain(self, refusal: Refusal) -> None:
        """Reports what was wrong with an answer."""
        from commands.show import complain

        if refusal.key == "choice.unknown":  # the question has just been asked
            some = str(refusal.facts["value"]).strip()
            key = "choice.none" if some else "choice.empty"
            refusal = Misuse(refusal.code, key, **refusal.facts)
        complain(*refusing.refused(self.words, refusal), self.words)


_makes: Callable[[Words], Prompter] = Prompter


def prompter(words: Words) -> Prompter:
    """The prompter to use now, in this language."""
    return _makes(words)


@contextmanager
def prompted_by(makes: Callable[[Words], Prompter]) -> Iterator[None]:
    """Uses prompters of another sort meanwhile."""
    global _makes  # noqa: PLW0603 - there is only one terminal
    usual, _makes = _makes, makes
    try:
        yield
    finally:
        _makes = usual


def typed_unseen(prompt: str) -> str:
    """A line that is typed without being shown."""
    if not keys.at_terminal():
        from getpass import getpass

        return getpass(f"{prompt.rstrip()} ", sys.stderr).strip()
    with keys.unseen():
        line = typed_line(prompt)
    print(file=sys.stderr)
    return line


def typed_line(prompt: str) -> str:
    """A line that is typed after a prompt."""
    print(prompt.rstrip(), end=" ", file=sys.stderr, flush=True)
    keys.attend()
    try:
        line = sys.stdin.readline()
    except UnicodeDecodeError:
        raise Misuse("usage", "usage.encoding") from None
    if not line:
        raise EOFError
    return line.strip()


def faces_in(line: str, die: Die, many: int) -> list[int]:
    """Typed faces: separated, or in one row if no face has two digits."""
    from ledger.dice import typed

    groups = typed(line)
    numbers = [face for group in groups for face in group]
    if short(die) and len(numbers) == 1 and many > 1:
        return [int(digit) for digit in line.strip()]
    return numbers


def short(die: Die) -> bool:
    """Whether one key types a face; the 10 of a ten-sided die is typed as 0."""
    return max(die.faces) < 10 or die.name == "d10"
