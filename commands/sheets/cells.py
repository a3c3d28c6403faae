"""Cells for the words of a command on paper: one for each argument and option.

Their labels are taken from the command's help.
"""

from __future__ import annotations

import re
from itertools import takewhile

from commands.manual import pages
from ledger.grammar import commands_in, home
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

ROW = re.compile(r"^  (\S.*?)(?:  +|$)", re.MULTILINE)  # the left column of a list


class Cell(NamedTuple):
    """Room for one word.

    Attributes:
        param: the name of the command's word.
        flag: the flag typed before it; "" for an argument.
        label: the placeholder for what is to be written.
        given: the beginning that is already printed ("Aurore=").
        tick: whether the option takes no value, and is only ticked.
    """

    param: str
    flag: str
    label: str
    given: str = ""
    tick: bool = False

    @property
    def head(self) -> str:
        """The heading of the cell on paper."""
        if self.given:
            return f"{self.flag} {quoted(self.given)}"
        return f"{self.flag} {self.label}".strip()


class Help(NamedTuple):
    """The content of a command's help page.

    Attributes:
        does: what the command does, in a sentence.
        more: the paragraphs after it.
        words: the names of its arguments, in order.
        options: the placeholder after each of its options.
    """

    does: str
    more: tuple[str, ...]
    words: tuple[str, ...]
    options: Mapping[str, str]


def help_of(command: str, lang: str) -> Help:
    """The content of a command's help page in a language."""
    text = pages(lang)[command]
    _, does, *more = text.split("\n\n")
    paragraphs = tuple(" ".join(part.split()) for part in more if not ROW.search(part))
    lefts = ROW.findall(text)
    options = {}
    for left in lefts:
        flags, _, metavar = left.rpartition(" ")
        if not flags:
            flags, metavar = metavar, ""
        options.update(dict.fromkeys(flags.split(", "), metavar))
    words = tuple(takewhile(lambda left: not left.startswith("-"), lefts))
    return Help(" ".join(does.split()).rstrip("."), paragraphs, words, options)


def cells(
    command: str, wanted: Sequence[str], names: Mapping[str, Sequence[str]], lang: str
) -> list[Cell]:
    """The cells of a command's arguments, and of some of its options.

    `names` holds, by kind of thing, the names for which an option may be repeated.
    """
    help_text = help_of(command, lang)
    record = commands_in(home(command))[command]
    words = (*record.words, *record.takes)
    arguments = [word for word in words if not word.flags]
    several = [
        Cell(word.name, "", label)
        for word, label in zip(arguments, help_text.words, strict=True)
    ]
    options = {flag: word for word in words for flag in word.flags}
    for want in wanted:
        name, _, each = want.partition(":")
        flag = f"--{name}"
        param, label = options[flag].name, help_text.options[flag]
        if each and names[each]:
            several += [Cell(param, flag, label, f"{one}=") for one in names[each]]
        else:
            several.append(
                Cell(param, flag, label, tick=options[flag].kind.reads == "flag")
            )
    return several


def quoted(word: str) -> str:
    """A word as it is written in a script: in quotes if it has spaces."""
    if word and not any(sign.isspace() for sign in word) and word[0] not in "\"'":
        return word
    quote = "'" if '"' in word else '"'
    return f"{quote}{word}{quote}"
