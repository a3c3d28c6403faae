"""Scripts: one command per line; either all are carried out or none."""

from __future__ import annotations

import os
import re
import sys

from commands.call import Call, Unusual, asks_for_help, parse, spelled_out
from commands.line import pieces, split
from commands.main import carry_out, tell
from commands.output import deliver, refuse
from ledger.acting.answer import Answer
from ledger.errors import (
    FileTrouble,
    Interrupted,
    Misuse,
    Overtaken,
    Refusal,
    Refused,
)
from ledger.flow import whole
from ledger.store import interrupts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from commands.call import Result
    from ledger.state import State
    from ledger.store.book import Book

    Command = tuple[int, str, str | None]  # the number, the line, the text below it

# A word that stands for the text below; with ~ that ends without a line break.
HEREIN = re.compile(r"<<(~?)(\w+)")
FORBIDDEN = frozenset(
    {"run", "shell", "board", "serve", "new", "import", "backup", "fork", "salvage"}
)
ALLOWED = frozenset({"import csv"})  # although its first word is forbidden
FORBIDDEN_FLAGS = ("-c", "--campaign", "-o", "--output")


def run(call: Call, file: str, keep_going: bool) -> int:
    """Runs a script; returns the exit status."""
    lines = _lines(file)
    try:
        book = call.book(write=True)
    except FileTrouble as trouble:
        if trouble.code != "no_campaign" or call.common.get("campaign"):
            raise
        book = None  # resolvers need none; commands that do will refuse
    if keep_going:
        return _one_by_one(call, book, lines)
    return _together(call, book, lines)


def _lines(file: str) -> Iterator[Command]:
    """Yields the lines that hold a command, with their numbers."""
    from io import BytesIO

    from ledger.acting.given import read_script

    lines = enumerate(BytesIO(read_script(file).encode()), 1)
    for number, raw in lines:
        line = raw.decode().strip()
        if line and line[0] != "#":
            yield number, line, _text(number, line, (raw for _, raw in lines))


def _text(number: int, line: str, below: Iterator[bytes]) -> str | None:
    """The text of a file, given below a line and ended by a mark."""
    mark = _herein(line)
    if not mark:
        return None
    text = b""
    for raw in below:
        if raw.strip() == mark[2].encode():
            return (text.removesuffix(b"\n") if mark[1] else text).decode()
        text += raw
    endless = Misuse("usage", "script.endless", mark=mark[2])
    endless.line = number
    raise endless


def _herein(line: str) -> re.Match[str] | None:
    """The first word that means a text below; in quotes it is an ordinary word."""
    if "<<" not in line:
        return None
    try:
        words = [*pieces(line)][1:]
    except Misuse:
        return None  # carrying out the line will report the fault
    matches = (HEREIN.fullmatch(word) for word, quoted in words if not quoted)
    return next((one for one in matches if one), None)


def _call(script: Call, book: Book | None, line: str, text: str | None) -> Call:
    """The call of a line."""
    if text is None:
        return _called(script, book, split(line))
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as folder:
        file = os.path.join(folder, "text")
        with open(file, "w", encoding="utf-8", newline="") as written:
            written.write(text)
        mark = _herein(line)
        words = [
            file if mark and not quoted and word == mark[0] else word
            for word, quoted in pieces(line)
        ]
        return _called(script, book, words)


def _called(script: Call, book: Book | None, typed: list[str]) -> Call:
    """The call of these words."""
    words = spelled_out(typed)
    if words[0] in FORBIDDEN and " ".join(words[:2]) not in ALLOWED:
        raise Misuse("usage", "script.forbidden", word=words[0])
    if asks_for_help(words):
        raise Misuse("usage", "script.forbidden", word="--help")
    for word in words:
        flag = word.partition("=")[0]
        if flag in FORBIDDEN_FLAGS or word[:2] in FORBIDDEN_FLAGS:
            raise Misuse("usage", "script.forbidden", word=flag)
    if words[0].startswith("-"):
        raise Misuse("usage", "script.unusual", text=" ".join(typed))
    try:
        record, args, common = parse(words)
    except Unusual:
        from commands.app import judge

        raise judge(words) from None
    common["json"] = script.as_json
    common["lang"] = common.get("lang") or script.common.get("lang")
    common["campaign"] = script.common.get("campaign")
    call = Call(record, args, common)
    if book is not None:
        call.lend(book)
    if common["lang"] == script.common.get("lang"):
        call.speak(script.words)
    return call


def _together(script: Call, book: Book | None, lines: Iterator[Command]) -> int:
    """Runs all lines in one transaction, holding back answers until it is committed.

    Where others have written into a shared campaign meanwhile, all lines are carried out
    again, with the same dice; so are they before a refusal that rests on what is only here.
    """
    every = list(lines)
    recalled: dict[int, list[Any]] = {}
    while True:
        try:
            return _at_once(script, book, every, recalled)
        except Overtaken:
            continue
        except (Refused, Misuse):
            if book is None or not (book.is_shared() and book.upstream.catch_up()):
                raise


def _at_once(
    script: Call,
    book: Book | None,
    lines: Iterable[Command],
    recalled: dict[int, list[Any]],
) -> int:
    from commands.long_answers import Held

    held = Held(script)

    def carry_out_all(present: State | None) -> None:
        for number, line, text in lines:
            try:
                call = _call(script, book, line, text)
                call.present, call.line = present, number
                call.recalled = recalled.get(number, [])
                answer = _whole(carry_out(call))
                recalled[number] = _replies(answer)
                _refuse_findings(call, answer[0])
            except Refusal as refusal:
                refusal.line = number
                raise
            except KeyboardInterrupt:
                raise Interrupted from None
            held.hold(call, answer)

    with held:
        if book is None or book.backup:
            carry_out_all(None)
        else:
            from ledger.store.rows import state_of

            with book.writing():
                carry_out_all(state_of(book))
        deliver(held.speak, script, 1)
    return 0


def _replies(answer: Result) -> list[Any]:
    """The dice and choices of an act, by which it can be done again."""
    from ledger.questions import Choice

    entry = answer[3].entry if isinstance(answer[3], Answer) else None
    if entry is None:
        return []
    return [
        *(Choice(*one) for one in (entry.said or {}).get("choices", ())),
        *entry.throws,
    ]


def _whole(answer: Result) -> Result:
    """An answer read in full now, as later lines may change what it is about."""
    return whole(answer[0]), *answer[1:]


def _refuse_findings(call: Call, result: dict[str, Any]) -> None:
    """Refuses a damaged campaign or a faulty file, which ends the whole script."""
    if result.get("ok", True) or not call.record.fails:
        return
    if "damaged" in result:
        detail = result["findings"][0]["message"]
        key = "damaged" if result["damaged"] else "damaged.in_play"
        raise FileTrouble("damaged", key, file=call.book().path, detail=detail)
    faults = result["faults"]
    texts = call.words.semicolon.join(fault["text"] for fault in faults)
    raise Refused(
        "rule",
        call.path.replace(" ", "."),
        rule=faults[0]["rule"],
        count=len(faults) + result["more_faults"],
        faults=texts,
    )


def _one_by_one(script: Call, book: Book | None, lines: Iterator[Command]) -> int:
    """Runs and commits each line by itself; after a refusal, the rest goes on."""
    status = 0
    for number, line, text in lines:
        try:
            interrupts.release()
            call = _call(script, book, line, text)
            call.line = number
            exit_status = tell(call, carry_out(call))
        except Refusal as refusal:
            refusal.line = number
            exit_status = refuse(refusal, script, stream=sys.stdout)
        except KeyboardInterrupt:
            raise Interrupted from None
        status = status or exit_status
    return status
