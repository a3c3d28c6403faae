"""The prompt that stays open: a line is read, carried out, and the next one asked for."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from commands.call import Call, Unusual, attended, parse
from commands.offering import Here
from commands.shell.reading import read
from commands.voice import refuse
from ledger.errors import FileTrouble, Interrupted, Misuse, Refusal
from ledger.grammar import CAMPAIGN, Act
from ledger.store import interrupts, rows

if TYPE_CHECKING:
    from commands.shell.placing import Placing, Said
    from commands.shell.prompt import Prompt
    from ledger.grammar import Word
    from ledger.store.book import Book

ENDS = frozenset({"q", "quit", "exit", "quitter"})
ALONE = frozenset({"shell"})  # what makes no sense within


def opened(call: Call) -> int:
    """Opens the prompt; who sends lines through a pipe has them run as a script."""
    if not attended():
        from commands.answers.script import run

        return run(call, "-", keep_going=False)
    from commands.shell.prompt import Prompt

    session = Session(call)
    session.last(Prompt(session))
    return 0


class Session:
    """A campaign that stays open between the lines of a prompt.

    Attributes:
        menu: the lines that stand for numbers, as they were last shown.
    """

    def __init__(self, call: Call) -> None:
        self._call = call
        self.book, self._writes = _book(call)
        self.menu: list[str] = []
        self._here: tuple[tuple[int, str], Here] | None = None

    @property
    def here(self) -> Here:
        """The campaign as it stands, read again where somebody has written."""
        head = rows.head(self.book)
        if self._here is None or self._here[0] != head:
            words = Call(self._call.record, {}, self._call.common)
            words.lend(self.book)
            self._here = head, Here(self.book, words.words)
        return self._here[1]

    def last(self, prompt: Prompt) -> None:
        """Takes lines until there are no more."""
        while True:
            interrupts.release()
            try:
                line = prompt.line()
            except KeyboardInterrupt:
                continue
            except EOFError:
                return
            if line.strip().casefold() in ENDS:
                return
            self.take(line, prompt)

    def take(self, line: str, prompt: Prompt) -> None:
        """Carries a line out, and says in full what was understood."""

        def ask(placing: Placing, word: Word, said: Said) -> str | list[str]:
            return prompt.word(placing, word, said)

        try:
            words = read(line, self.here, ask, self.menu)
            if words:
                prompt.understood(line, words)
                self._carry_out(words)
        except Refusal as refusal:
            refuse(refusal, self._spoken())
        except (KeyboardInterrupt, EOFError):
            refuse(Interrupted(), self._spoken())

    def _spoken(self) -> Call:
        """The shell's own call, in the language that the campaign speaks now."""
        self._call.lend(self.book)
        self._call.speak(self.here.words)
        return self._call

    def _carry_out(self, words: list[str]) -> None:
        from commands.lane import performed, quick, spelled_out

        if words[0] in ALONE:
            raise Misuse("usage", "shell.alone", word=words[0])
        words = spelled_out(words)
        if "--json" not in words:  # which the lane below reads like any other
            with suppress(Unusual):
                quick(words)
                return
        try:
            call: Call | int = Call(*parse(words))
        except Unusual:
            from commands.app import heard

            call = heard(words)
        if isinstance(call, int):
            return
        lent = not call.common.get("campaign") and CAMPAIGN in call.record.takes
        lent = lent and (self._writes or not isinstance(call.record, Act))
        if lent:
            call.common["campaign"] = self.book.path
            call.lend(self.book)
        try:
            performed(call)
        finally:
            call.release()
            if not lent:
                call.close()


def _book(call: Call) -> tuple[Book, bool]:
    """The campaign, and whether it can be written."""
    try:
        return call.book(write=True), True
    except FileTrouble as trouble:
        if trouble.code == "no_campaign":
            raise
        return call.book(), False
