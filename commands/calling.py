"""From parsed words to a use case and back: the one way every command goes.

Imports only what a question on the fastest path needs; the rest comes when it
is called for.
"""

from __future__ import annotations

import os
import sys

from commands.finding import find_campaign
from ledger.errors import FileTrouble, Interrupted, Refusal
from ledger.store.book import PATIENCE, Book
from ledger.store.trouble import DAMAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, NamedTuple

    from commands.texts import Words

    class Spec(NamedTuple):
        """A command as the generated tree describes it.

        Attributes:
            use: the use case, "module:function".
            mode: "read" (book), "act" (desk), "own" (call), "plain" (nothing).
            screen: what shows it to people, "module:function".
            params: its own words and options.
            common: the common options that it takes.
        """

        use: str
        mode: str
        screen: str
        params: tuple[Any, ...]
        common: tuple[str, ...]

    class Told(NamedTuple):
        """What a command has to tell: facts, the entry written, warnings."""

        result: dict[str, Any]
        entry: int | None
        warnings: list[Any]
        answer: Any


class Call:
    """One call of a command: what it is, what came with it, the open book."""

    def __init__(
        self, path: str, spec: Spec, args: dict[str, Any], common: dict[str, Any]
    ) -> None:
        self.path = path
        self.spec = spec
        self.args = args
        self.common = common
        self.present: Any = None  # the state a script keeps between its lines
        self._book: Book | None = None
        self._words: Words | None = None

    @property
    def as_json(self) -> bool:
        """Whether a script asks."""
        return bool(self.common.get("json"))

    @property
    def asks(self) -> bool:
        """Whether somebody sits at a terminal and can be asked."""
        return not self.as_json and sys.stdin.isatty() and sys.stdout.isatty()

    def book(self, *, write: bool = False) -> Book:
        """The campaign, opened once."""
        if self._book is None:
            path = find_campaign(self.common.get("campaign"))
            self._book = Book(path, write=write, patience=patience())
            self._book.tells = True
        return self._book

    @property
    def opened(self) -> Book | None:
        """The campaign, if it was opened."""
        return self._book

    def lend(self, book: Book | None) -> None:
        """Uses a book that somebody else has opened, and will close."""
        self._book = book

    def speak(self, words: Words) -> None:
        """Answers in a language that was chosen already."""
        self._words = words

    @property
    def words(self) -> Words:
        """The language to answer in."""
        if self._words is None:
            from commands.texts import choose

            self._words = choose(self.common.get("lang"), self._book)
        return self._words

    @property
    def lang(self) -> str:
        """The language to answer in, without its words."""
        if self._words is None:
            from commands.preference import spoken

            return spoken(self.common.get("lang"), self._book)
        return self._words.lang

    def close(self) -> None:
        """Closes the campaign."""
        if self._book is not None:
            self._book.close()
            self._book = None


def patience() -> float:
    """How many seconds to wait for another process."""
    try:
        return max(0.0, float(os.environ.get("INTENDANT_WAIT", "")))
    except ValueError:
        return PATIENCE


def load(path: str) -> Any:
    """The function that "module:function" names."""
    module, _, name = path.partition(":")
    __import__(module)
    return getattr(sys.modules[module], name)


def carry_out(call: Call) -> tuple[dict[str, Any], int | None, list[Any], Any]:
    """Calls the use case: facts, entry, warnings, and the answer behind them."""
    spec = call.spec
    use = load(spec[0])
    if spec[1] == "read":
        return use(call.book(), **call.args), None, [], None
    if spec[1] == "plain":
        return use(**call.args), None, [], None
    if spec[1] == "own":
        found: tuple[dict[str, Any], int | None, list[Any], Any]
        found = use(call, **call.args)
        return found
    from commands.asking import at_desk

    return at_desk(call, use)


def perform(call: Call) -> int:
    """Carries a call out and prints what came of it; the exit status."""
    try:
        try:
            if call.spec[1] == "self":
                status: int = load(call.spec[0])(call, **call.args)
                return status
            return tell(call, *carry_out(call))
        except KeyboardInterrupt:
            raise Interrupted from None
    except Refusal as refusal:
        # The campaign is still open: it is refused in the campaign's language.
        return refuse(refusal, call)
    except DAMAGE as error:
        return refuse(damage(call, error), call)
    finally:
        call.close()


def damage(call: Call, error: Exception) -> Refusal:
    """What an error means that nobody expected: the file, or a fault of ours."""
    from ledger.reading.verify import verify

    book = call.opened
    if book is None:
        raise error
    try:
        found = verify(book)["findings"]
    except Refusal as refusal:
        return refusal
    if not found:
        raise error
    detail = call.words.finding(found[0])["message"]
    return FileTrouble("damaged", file=book.path, detail=detail)


def voice(speak: Callable[[], None], call: Call, entry: int | None) -> None:
    """Prints an answer. What was written stands, even if nobody can hear of it."""
    try:
        speak()
        sys.stdout.flush()
    except BrokenPipeError:
        hush(sys.stdout)  # whoever read our output has gone; nothing is left to say
    except OSError as error:
        hush(sys.stdout)
        failed = FileTrouble("disk_full", file="stdout", detail=str(error))
        if entry is None:
            raise failed from error
        from commands.show import complain

        complain(call.words.refusal(failed)[0], None, call.words)


def hush(stream: Any) -> None:
    """Nothing more is printed there, not even what Python still holds back."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def tell(
    call: Call,
    result: dict[str, Any],
    entry: int | None,
    warnings: list[Any],
    answer: Any,
) -> int:
    """Prints the answer, as JSON or as a screen; the exit status."""
    status = 0 if result.get("ok", True) or call.path != "verify" else 3
    if call.as_json:
        line = document(call, result, entry, warnings, answer)
        voice(lambda: write_out(line), call, entry)
    else:
        shown = screen(call, result, warnings, answer)
        voice(lambda: show_screen(call, *shown), call, entry)
    return status


def screen(
    call: Call, result: dict[str, Any], warnings: list[Any], answer: Any
) -> tuple[list[Any], list[Any]]:
    """What people are shown, with the names of this moment: blocks and warnings."""
    blocks = load(call.spec[2])(result, call.words, answer) if call.spec[2] else []
    warned = call.words.warnings(warnings, answer.state) if warnings else []
    return blocks, warned


def show_screen(call: Call, blocks: list[Any], warned: list[Any]) -> None:
    """Prints a screen, and its warnings beside it."""
    from commands.show import show, warn

    show(blocks, call.words)
    if warned:
        warn(warned, call.words)


def document(
    call: Call,
    result: dict[str, Any],
    entry: int | None,
    warnings: list[Any],
    answer: Any,
) -> str:
    """The envelope in which a script gets the answer."""
    from ledger import wire

    told = call.words.warnings(warnings, answer.state) if warnings else []
    ok = bool(result.get("ok", True)) or call.path != "verify"
    return wire.envelope(call.path, result, entry=entry, warnings=told, ok=ok)


def refuse(
    refusal: Refusal,
    call: Call | None = None,
    argv: Sequence[str] = (),
    stream: Any = None,
) -> int:
    """Prints a refusal, in words or as JSON; its exit status.

    Of a call that was not understood there is no more than `argv`.
    """
    words = call.words if call else _words_for(argv)
    message, hint = words.refusal(refusal)
    stream = stream or sys.stderr
    try:
        if call.as_json if call else "--json" in argv:
            from ledger import wire

            facts = refusal.facts
            asked = {}
            if refusal.code == "missing_choice":
                key = facts.get("key") or facts.get("choice")
                asked = {"key": key, "options": facts["options"]}
            line = wire.refusal(
                refusal.code, message, hint, refusal.rule, refusal.line, asked
            )
            write_out(line, stream)
        else:
            from commands.show import complain

            complain(message, hint, words, refusal.line, stream)
    except OSError:
        hush(stream)  # the status is left to tell it
    return refusal.status


def _words_for(argv: Sequence[str]) -> Words:
    """The language to answer a call in that was not understood."""
    from commands.lane import value_of
    from commands.texts import choose

    lang = value_of(argv, "--lang")
    try:
        path = find_campaign(value_of(argv, "-c", "--campaign"))
        with Book(path, patience=0) as book:
            return choose(lang, book)
    except (Refusal, ValueError):
        return choose(lang, None)


def write_out(line: str, stream: Any = None) -> None:
    """Prints JSON as UTF-8, whatever the terminal's encoding is set to."""
    stream = stream or sys.stdout
    if not line.isprintable():
        # JSON may hold these as they are, but a terminal would obey them.
        line = line.translate({sign: f"\\u{sign:04x}" for sign in range(127, 160)})
    stream.flush()
    buffer = getattr(stream, "buffer", None)
    if buffer is None:
        stream.write(line + "\n")
    else:
        buffer.write(line.encode(errors="backslashreplace") + b"\n")
    stream.flush()
