"""The real command, called inside this process: what it prints and its status."""

from __future__ import annotations

import io
import json
import sys
from typing import Any, NamedTuple

from commands.lane import main
from tests.shaped import shaped


class Said(NamedTuple):
    """What one call of the program said."""

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


class _Stream(io.TextIOWrapper):
    def __init__(self) -> None:
        super().__init__(io.BytesIO(), encoding="utf-8", write_through=True)

    def text(self) -> str:
        return self.buffer.getvalue().decode()


def intendant(*words: str, stdin: str = "") -> Said:
    """Calls `intendant WORDS`; nobody sits at a terminal."""
    kept = sys.stdin, sys.stdout, sys.stderr, sys.argv
    out, err = _Stream(), _Stream()
    piped = io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8")
    sys.stdin, sys.stdout, sys.stderr = piped, out, err
    sys.argv = ["intendant", *words]
    try:
        status = main(list(words))
    finally:
        sys.stdin, sys.stdout, sys.stderr, sys.argv = kept
    if "--json" in words:
        shaped(out.text())
    return Said(status, out.text(), err.text())


def ask(*words: str, stdin: str = "") -> dict[str, Any]:
    """The result of a call with `--json` that must succeed."""
    said = intendant(*words, "--json", stdin=stdin)
    assert said.status == 0, said.err + said.out
    return said.json["result"]
