"""The campaign of the prompt, which stays open between the lines."""

from __future__ import annotations

import os
from contextlib import suppress

from commands.call import Call, Unusual, parse, spelled_out
from commands.main import aside, performed
from ledger.errors import FileTrouble, Misuse, Refusal
from ledger.grammar import CAMPAIGN, Act
from ledger.store import rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from commands.asked import Asked
    from commands.errand import Offer
    from commands.legal import Legal
    from commands.offering import Context
    from ledger.grammar import Record
    from ledger.grammar.words import Word
    from ledger.store.book import Book

CAN = "can"  # a question that is answered with a menu
ALONE = frozenset({"shell"})  # makes no sense within the prompt
STAYING = frozenset(
    {"board", "serve"}
)  # these open and close the file themselves, again and again


class Open:
    """A campaign that stays open between the lines of a prompt.

    Attributes:
        menu: the lines of the menu shown last, whose numbers may be typed.
    """

    def __init__(self, call: Call) -> None:
        self._call = call
        self._writes = False
        self._lies: tuple[int, int] | None = None
        self.menu: list[str] = []
        self._context: tuple[tuple[int, str], Context] | None = None
        self._running: Call | None = None
        self._offered: dict[str | None, list[Offer]] = {}

    @property
    def book(self) -> Book:
        """The campaign's book; opened again if the file was replaced."""
        held = self._call.opened
        if held is None or _lies(held.path) != self._lies:
            self._call.close()
            book, self._writes = _book(self._call)
            self._call.common["campaign"] = book.path
            self._lies = _lies(book.path)
        return self._call.book()

    @property
    def head(self) -> tuple[int, str]:
        """The last entry: its number and its hash."""
        return rows.head(self.book)

    @property
    def context(self) -> Context:
        """The present campaign, read again if somebody has written."""
        head = self.head
        if self._context is None or self._context[0] != head:
            from commands.offering import Context

            words = Call(self._call.record, {}, self._call.common)
            words.lend(self.book)
            self._context = head, Context(self.book, words.words)
            self._offered = {}
        return self._context[1]

    @property
    def spoken(self) -> Call:
        """The call of the shell itself, with the campaign's present language.

        Trouble with its file is reported in the last language known.
        """
        with suppress(Refusal):
            self._call.speak(self.context.words)
        return self._call

    def offers(self, player: str | None = None) -> list[Offer]:
        """What a player, or whoever is to act, may do now."""
        return [offer for offer in self.possible(player) if offer.now]

    def possible(self, player: str | None = None) -> list[Offer]:
        """The same, with what is not yet possible, and what is missing for it."""
        context = self.context
        if player not in self._offered:
            from commands.offers import offers

            self._offered[player] = offers(self.book, context.words, player, later=True)
        return self._offered[player]

    def legal(self, record: Record, word: Word, args: Mapping[str, Any]) -> Legal:
        """What the menu of the acting player says about a word of a command."""
        from commands.legal import actor, legal

        player = actor(record, args)
        own = player if player not in self.context.acting[:1] else None
        return legal(self.possible(own), record, word, args)

    def lay(self, player: str | None = None) -> list[Offer]:
        """The same as `offers`, whose numbers may be typed from now on."""
        offers = self.offers(player)
        self.menu = [offer.line for offer in offers]
        return offers

    def aside(self, key: str, asked: Asked) -> bool:
        """Answers a key pressed at another question; whether it has an answer."""
        line = self._asides(asked).get(key)
        if not line:
            return False
        from commands.line import split

        call = Call(*parse(split(line)))
        call.lend(self.book)
        self._speak(call)
        performed(call)
        call.release()
        return True

    def _speak(self, call: Call) -> None:
        """Gives a call without a language the one that the shell was started with."""
        call.common["lang"] = call.common.get("lang") or self._call.common.get("lang")

    def _asides(self, asked: Asked) -> dict[str, str | None]:
        """The line that each letter means while a question is being asked."""
        from commands.line import written

        errand = self.context.words.face.odds.get(asked.path)
        running = self._running
        return {
            "s": written("status"),
            "w": written("rules show", word=asked.rule) if asked.rule else None,
            "o": errand.line(running.args) if errand and running else None,
        }

    def carry_out(self, words: Sequence[str]) -> None:
        """Carries out a call with whole words, and prints the result."""
        if words[0] in ALONE:
            raise Misuse("usage", "shell.alone", word=words[0])
        words = spelled_out(words)
        with suppress(Unusual):
            if aside(words) is not None:
                return
        call = _call(words, self._call.common.get("lang") or self.context.lang)
        if isinstance(call, int):
            return
        lent = not call.common.get("campaign") and CAMPAIGN in call.record.takes
        lent = lent and (self._writes or not isinstance(call.record, Act))
        if lent:
            call.common["campaign"] = self.book.path
        lent = lent and call.path not in STAYING
        if lent:
            call.lend(self.book)
        self._speak(call)
        self._running = call
        if call.path == f"{self.context.words.played} {CAN}":
            self.lay(call.args["player"])
        try:
            performed(call)
        finally:
            self._running = None
            call.release()
            if not lent:
                call.close()


def _call(words: Sequence[str], lang: str) -> Call | int:
    """The call of these words; Typer handles unusual ones, and may print a refusal."""
    try:
        return Call(*parse(words))
    except Unusual:
        from commands.app import heard

        return heard(words, ("--lang", lang))


def _book(call: Call) -> tuple[Book, bool]:
    """The campaign, and whether it can be written to."""
    try:
        return call.book(write=True), True
    except FileTrouble as trouble:
        if trouble.code == "no_campaign":
            raise
        return call.book(), False


def _lies(path: str) -> tuple[int, int] | None:
    """The identity of a file, without opening it: closing would drop SQLite's locks."""
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_dev, status.st_ino
