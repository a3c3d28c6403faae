"""What becomes of acts that do not fit the hub's head: answered before, or asked for."""

from __future__ import annotations

from ledger.acting.rejoining import KEEP, LEAVE
from ledger.errors import Interrupted, Misuse, Refusal
from ledger.naming import folded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from commands.call import Call
    from ledger.acting.answer import Answer
    from ledger.acting.rejoining import Misfit
    from ledger.store.book import Book

    Reply = str | Callable[[Book], Answer[Any]]


class Settling:
    """Answers for misfits: keep, leave, or a line that is carried out instead."""

    def __init__(self, call: Call, settled: Sequence[str]) -> None:
        self.call = call
        self.answers = dict(_answer(one) for one in settled)

    def __call__(self, misfit: Misfit, made: Book) -> Reply:
        """The answer for one; a user at a terminal is asked for it."""
        words = self.answers.get(misfit.entry.seq)
        if words is None:
            if not self.call.asks:
                raise self._unanswered(misfit)
            words = self._asked(misfit, made)
        return self._meant(misfit, words)

    def _meant(self, misfit: Misfit, words: str) -> Reply:
        from commands.texts.vocabulary import meant

        code = meant("league", words)
        if code in (KEEP, LEAVE):
            if code not in misfit.options:
                facts: dict[str, Any] = {
                    "entry": misfit.entry.seq,
                    "options": [*misfit.options],
                }
                raise Misuse("usage", "league.settled", **facts)
            return code
        return lambda made: self._done(words, made)

    def _done(self, line: str, made: Book) -> Answer[Any]:
        """Carries out a line in place of an act."""
        from commands.call import Call, Unusual, parse
        from commands.line import split
        from commands.main import carry_out
        from ledger.grammar import Act

        try:
            record, args, common = parse(split(line))
        except Unusual:
            raise Misuse("usage", "league.no_act", text=line) from None
        if not isinstance(record, Act):
            raise Misuse("usage", "league.no_act", text=line)
        call = Call(record, args, common)
        call.lend(made)
        call.speak(self.call.words)
        try:
            return carry_out(call)[3]  # type: ignore[no-any-return]
        finally:
            call.release()

    def _why(self, misfit: Misfit) -> str:
        from commands.texts.league import DIFFERS
        from commands.texts.refusing import refused

        words = self.call.words
        if misfit.refusal is None:
            return words.say(DIFFERS)
        return refused(words, misfit.refusal)[0]

    def _unanswered(self, misfit: Misfit) -> Refusal:
        facts: dict[str, Any] = {"key": "act", "options": list(misfit.options)}
        facts |= {"entry": misfit.entry.seq, "kind": misfit.entry.kind}
        return Misuse("missing_choice", "league.misfit", why=self._why(misfit), **facts)

    def _asked(self, misfit: Misfit, made: Book) -> str:
        """What somebody at the terminal answers."""
        from commands.blocks import Line
        from commands.show import show
        from commands.texts import league as texts
        from commands.texts.telling import sentence
        from commands.texts.vocabulary import vocabulary
        from ledger.store.rows import state_of

        words = self.call.words
        told = words.say(
            texts.MISFIT,
            entry=misfit.entry.seq,
            text=sentence(words, misfit.entry, state_of(self.call.book())),
        )
        lines = [Line(told, "heading"), Line(self._why(misfit), "warning")]
        if misfit.now is not None:
            now = sentence(words, misfit.now, state_of(made))
            lines.append(Line(words.say(texts.NOW, text=now)))
        show(lines, words)
        options = [words.say(vocabulary("league")[one]) for one in misfit.options]
        asked = words.say(texts.WHICH, options=options)
        while True:
            try:
                typed = input(f"{asked} ").strip()
            except (EOFError, KeyboardInterrupt):
                raise Interrupted from None
            if typed:
                return typed


def _answer(one: str) -> tuple[int, str]:
    number, equals, words = one.partition("=")
    if not (equals and number.strip().isdecimal() and folded(words)):
        raise Misuse("usage", "league.act", text=one)
    return int(number), words.strip()
