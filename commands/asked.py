"""What somebody is asked: a question, what may be answered to it, and what is usual."""

from __future__ import annotations

from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


class Option(NamedTuple):
    """One thing that may be answered.

    Attributes:
        value: the answer, as a script gives it.
        told: how it is told to people.
        number: what may be typed for it; "" where numbers mean something else.
    """

    value: str
    told: str
    number: str = ""


class Asked(NamedTuple):
    """A question as it is put to somebody.

    Attributes:
        prompt: the question with its list of answers; its last line stands before the
            place where one types.
        options: what may be answered; nothing where anything may be said.
        proposed: the answer that an empty line takes, if there is one; "" is none of them.
        about: what is to be known of it, in the reader's language.
        path: the command that asks.
        rule: the numbered rule that bounds the answers, if there is one.
    """

    prompt: str
    options: tuple[Option, ...] = ()
    proposed: str | None = None
    about: str = ""
    path: str = ""
    rule: str | None = None

    @property
    def last(self) -> str:
        """The line in which one types, as it begins."""
        return self.prompt.rpartition("\n")[2].rstrip()

    def picked(self, line: str) -> str:
        """The answer that a number means; any other line is itself."""
        by_number = {one.number: one.value for one in self.options if one.number}
        return by_number.get(line, line)


def numbered(values: Iterable[str]) -> tuple[Option, ...]:
    """Words to choose from, each with its number; none where they are numbers themselves."""
    options = [Option(one, one, str(at)) for at, one in enumerate(values, 1)]
    if any(one.value.isdigit() for one in options):
        options = [one._replace(number="") for one in options]
    return tuple(options)
