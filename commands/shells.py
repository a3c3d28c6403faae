"""Tab in bash, zsh and fish: the request of each, and the answer to it."""

from __future__ import annotations

import os
import re

from commands.tab import fitting

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

# Characters that bash would not take as part of a word.
APART = re.compile(r"([^\w@%+,./-])")


def answered(asked: str) -> int:
    """Prints what fits at the end of a shell's line; returns the exit status."""
    shell = asked.removeprefix("complete_")
    words, begun = _asked() if shell == "bash" else _line()
    fits = fitting(words, begun)
    if shell == "bash":
        print("\n".join(map(_in_bash, fits)))
    elif shell == "zsh":
        print(_in_zsh(_described(words, fits)))
    elif os.environ.get("_TYPER_COMPLETE_FISH_ACTION") == "is-args":
        return 0 if fits else 1
    else:
        rows = _described(words, fits).items()
        print("\n".join(f"{word}\t{does}" if does else word for word, does in rows))
    return 0


def _asked() -> tuple[list[str], str]:
    """The words before the one being typed, and that one; empty if bash sent none."""
    try:
        words, at = _split(os.environ["COMP_WORDS"]), int(os.environ["COMP_CWORD"])
    except (LookupError, ValueError):
        return [], ""
    return words[1:at], words[at] if at < len(words) else ""


def _line() -> tuple[list[str], str]:
    """The words before the one being typed, and that one, from a whole line."""
    line = os.environ.get("_TYPER_COMPLETE_ARGS", "")
    words = _split(line)[1:]
    begun = words.pop() if words and not line.endswith(" ") else ""
    return words, begun


def _split(line: str) -> list[str]:
    """The words of a line, the last of which may be incomplete."""
    from shlex import shlex

    lexer = shlex(line, posix=True)
    lexer.whitespace_split, lexer.commenters = True, ""
    words: list[str] = []
    try:
        words.extend(lexer)
    except ValueError:
        words.append(lexer.token)
    return words


def _in_bash(word: str) -> str:
    """A word as bash inserts it into the line, with special characters escaped."""
    quoted = os.environ.get("COMP_WORDS", "").count('"') % 2
    return word if quoted else APART.sub(r"\\\1", word)


def _in_zsh(rows: Mapping[str, str]) -> str:
    """Words and their descriptions for `_arguments`, within single quotes."""
    lines = [":".join(_quoted(one) for one in row if one) for row in rows.items()]
    return "_arguments '*: :((" + "\n".join(lines) + "))'" if lines else "_files"


def _quoted(text: str) -> str:
    for sign, safe in (('"', '""'), ("'", r"'\''"), ("$", r"\$"), ("`", r"\`")):
        text = text.replace(sign, safe)
    return '"{}"'.format(text.replace(":", r"\\:"))


def _described(words: Sequence[str], fits: Sequence[str]) -> dict[str, str]:
    """What fits, with the manual's description of a command, in the right language."""
    from commands.call import value_of
    from commands.manual import pages
    from commands.preference import preferred

    known = pages(preferred(value_of(words, "--lang")))
    paragraphs = {
        one: known.get(" ".join([*words, one]), "").split("\n\n") for one in fits
    }
    return {
        one: " ".join("".join(page[1:2]).split()) for one, page in paragraphs.items()
    }
