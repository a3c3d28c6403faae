"""What a user is asked: a question, its possible answers, and the usual one."""

from __future__ import annotations

from commands.fitting import legible
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


class Option(NamedTuple):
    """One possible answer.

    Attributes:
        value: the answer, as a script gives it.
        label: the answer as people read it.
        number: the number to type for it; "" where numbers mean something else.
    """

    value: str
    label: str
    number: str = ""


class Asked(NamedTuple):
    """A question as it is put to a user.

    Attributes:
        prompt: the question with its list of answers; the answer is typed at the end of
            its last line.
        options: the possible answers; empty where anything may be typed.
        proposed: the answer of an empty line, if there is one; "" for none of them.
        about: an explanation, in the reader's language.
        path: the command that asks.
        rule: the numbered rule that limits the answers, if there is one.
    """

    prompt: str
    options: tuple[Option, ...] = ()
    proposed: str | None = None
    about: str = ""
    path: str = ""
    rule: str | None = None

    @property
    def shown(self) -> str:
        """The prompt as it is printed: legible, line by line."""
        return "\n".join(map(legible, self.prompt.split("\n")))

    @property
    def last(self) -> str:
        """The beginning of the line in which the answer is typed."""
        return self.shown.rpartition("\n")[2].rstrip()

    def picked(self, line: str) -> str:
        """The answer with this number; any other line is returned as it is."""
        by_number = {one.number: one.value for one in self.options if one.number}
        return by_number.get(line, line)


def numbered(values: Iterable[str]) -> tuple[Option, ...]:
    """Options with numbers; without, if some of the values are numbers themselves."""
    options = [Option(one, legible(one), str(at)) for at, one in enumerate(values, 1)]
    if any(one.value.isdigit() for one in options):
        options = [one._replace(number="") for one in options]
    return tuple(options)
