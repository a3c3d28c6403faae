"""Asking somebody at a terminal, one question at a time.

Whatever asks goes through a `Prompter`. Here is that of a single call; a prompt that
stays open puts its own in its place (`prompted_by`).
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
    """Whoever sits at the terminal, and how something is got from them.

    Attributes:
        fills: whether the only thing that may be answered need not be said.
        asides: what is a question of its own wherever one of several is chosen.
    """

    fills = False
    asides = frozenset({keys.HELP})  # what is never one of several answers

    def __init__(self, words: Words) -> None:
        self.words = words

    def ask(
        self, asked: Asked, read: Callable[[str], Read], *, back: bool = False
    ) -> Read:
        """What is answered, asked again until it means something.

        `back`: whether the answer before may be taken back (`keys.TakenBack`).
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
                # What answers the question is no aside.
                if not self.aside(line, asked):
                    self.complain(refusal)

    def line(self, asked: Asked) -> str:
        """A line of any words."""
        return typed_line(asked.prompt)

    def choice(self, asked: Asked, *, back: bool = False) -> str:
        """A line that is to mean one of the options: its value, number or beginning."""
        if not keys.ready():
            return typed_line(asked.prompt)
        from commands.menu import Menu

        return Menu(asked).chosen(back=back)

    def faces(
        self, asked: Asked, die: Die, many: int, begun: list[int], *, back: bool = False
    ) -> None:
        """Takes the faces of a throw that are missing in `begun`, a key each.

        Where the terminal gives no keys, or one key is no face: a line of them.
        """
        if short(die) and keys.ready():
            row = keys.Row(
                asked.prompt,
                die,
                many,
                begun,
                self.complain,
                lambda: self.aside(keys.HELP, asked),
            )
            row.fill(back=back)
            return
        while (line := typed_line(asked.prompt)) == keys.HELP and self.aside(
            line, asked
        ):
            pass
        begun += faces_in(line, die, many)

    def unseen(self, asked: Asked) -> str:
        """A line that is typed without being shown."""
        return typed_unseen(asked.prompt)

    def aside(self, line: str, asked: Asked) -> bool:
        """Answers what is no answer but a question of its own; whether it was one.

        What is typed means something here, or it is given to this: `?` alone comes
        first. Then the question is put again.
        """
        if line != keys.HELP:
            return False
        from commands.explaining import explained

        self.tell(explained(asked, self.words))
        return True

    def beside(self, line: str, asked: Asked) -> None:
        """The same; what has no answer here is told."""
        if not self.aside(line, asked):
            self.complain(Misuse("usage", "shell.aside", letter=line))

    def tell(self, lines: list[Line]) -> None:
        """Says something beside the question."""
        from commands.show import talk

        talk(lines)

    def complain(self, refusal: Refusal) -> None:
        """Says what was wrong with an answer."""
        from commands.show import complain

        if refusal.key == "choice.unknown":  # what it is the choice of was just asked
            refusal = Misuse(refusal.code, "choice.none", **refusal.facts)
        complain(*refusing.refused(self.words, refusal), self.words)


_makes: Callable[[Words], Prompter] = Prompter


def prompter(words: Words) -> Prompter:
    """Whoever is to be asked now, in this language."""
    return _makes(words)


@contextmanager
def prompted_by(makes: Callable[[Words], Prompter]) -> Iterator[None]:
    """Whatever is asked meanwhile goes through prompters of another sort."""
    global _makes  # noqa: PLW0603 - there is one terminal
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
    """A line that is typed behind a prompt."""
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
    """Typed faces: apart, or in one row where no face has two digits."""
    from ledger.dice import typed

    groups = typed(line)
    numbers = [face for group in groups for face in group]
    if short(die) and len(numbers) == 1 and many > 1:
        return [int(digit) for digit in line.strip()]
    return numbers


def short(die: Die) -> bool:
    """Whether one key types a face; the ten of a ten-sided die is typed 0."""
    return max(die.faces) < 10 or die.name == "d10"
