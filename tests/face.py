"""The real command, called inside this process, with its output and its status."""

from __future__ import annotations

import io
import json
import sys
from typing import TYPE_CHECKING, Any, NamedTuple

from commands.main import main
from tests.shaped import shaped

if TYPE_CHECKING:
    from collections.abc import Sequence


class Said(NamedTuple):
    """The output and the status of one call of the program."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> dict[str, Any]:
        """The one JSON document on stdout."""
        return json.loads(self.out)

    @property
    def refusal(self) -> dict[str, Any]:
        """The refusal on stderr."""
        return json.loads(self.err)["error"]


class Stream(io.TextIOWrapper):
    """What is typed, or what is said; `shown` at a terminal."""

    def __init__(self, text: str = "", *, shown: bool = False) -> None:
        held = io.BytesIO(text.encode())
        super().__init__(held, encoding="utf-8", write_through=True)
        self.shown = shown

    def isatty(self) -> bool:
        """Whether somebody is at the terminal; nobody could tell the difference."""
        return self.shown

    def text(self) -> str:
        return self.buffer.getvalue().decode()


def intendant(*words: str, stdin: str = "") -> Said:
    """Calls `intendant WORDS`, with nobody at a terminal."""
    return called(words, Stream(stdin), Stream())


def at_terminal(*words: str, lines: Sequence[str] = ()) -> Said:
    """Calls `intendant WORDS` at a terminal, where somebody types these lines."""
    typed = "".join(f"{line}\n" for line in lines)
    return called(words, Stream(typed, shown=True), Stream(shown=True))


def called(words: Sequence[str], stdin: Stream, out: Stream) -> Said:
    kept = sys.stdin, sys.stdout, sys.stderr, sys.argv
    err = Stream()
    sys.stdin, sys.stdout, sys.stderr = stdin, out, err
    sys.argv = ["intendant", *words]
    try:
        status = main(list(words))
    finally:
        sys.stdin, sys.stdout, sys.stderr, sys.argv = kept
    if "--json" in words:
        shaped(out.text() + err.text())
    return Said(status, out.text(), err.text())


def ask(*words: str, stdin: str = "") -> dict[str, Any]:
    """The result of a call with `--json` that must succeed."""
    said = intendant(*words, "--json", stdin=stdin)
    assert said.status == 0, said.err + said.out
    return said.json["result"]
