"""The answers for one act: typed with it, kept from before, given at a prompt."""

from __future__ import annotations

from ledger import dice
from ledger.acting.answer import DICE_WORDS
from ledger.errors import UNFIT, Misuse, Refused
from ledger.journal import DROP
from ledger.questions import Choice, Throw
from ledger.rules.common import settings
from ledger.rules.game import warning
from ledger.store import drafts, entries
from ledger.table import Table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.acting.answer import Options
    from ledger.journal import Entry
    from ledger.questions import Missing, Reply, RollQuestion
    from ledger.state import State
    from ledger.store.book import Book


class Replies:
    """Makes the table for an act, again and again until nothing is missing."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.said: list[Reply] = []  # all answers so far
        self.begun: tuple[int, ...] = ()  # typed faces of an unfinished throw
        self.choices = dict(options.choices)
        self.draft: int | None = None
        self.of: int | None = None  # the entry with the throw that is being retyped
        self._later: Sequence[Reply] = ()  # the answers after that throw
        self._here: list[Reply] = []  # the answers given at the prompt just now
        self._typed = _typed(options)
        self._adopted: list[Throw] = []
        self._hand = dice.Hand(options.seed, options.used)

    def table(
        self, book: Book | None, kind: str, args: dict[str, Any], state: State
    ) -> Table:
        """A table that knows all answers given so far."""
        kept = self._kept(book, kind, args, state) if book else []
        return Table(
            self.said,
            typed=self._typed,
            choices=self.choices,
            kept=kept,
            anew=self.options.dice == "new",
            dropped=_dropped(book, kept) if book and self.options.asks else (),
            throw=self._hand if self._throws(book, state) else None,
            how="thrown" if self.options.seed is None else "seeded",
            ruled=self.options.ruling is not None,
            asks=self.options.asks,
        )

    def missed(self, table: Table, missing: Missing) -> None:
        """Remembers what a table had used when something was missing."""
        self.taken_over(table)
        self.begun = missing.begun

    def taken_over(self, table: Table | None) -> None:
        """Keeps all dice and choices of an act that has to be decided again."""
        if table is not None:
            stopped = [throw for throw in table.kept if throw.origin is None]
            self.said = [*table.given, *table.unused, *stopped]
            self.choices, self._typed = table.choices, table.left

    def add(self, reply: Reply) -> None:
        """Adds an answer to what was missing."""
        if self.of and isinstance(reply, Throw) and not self._here:
            reply = reply._replace(origin=self.of)
        self._here.append(reply)
        self.said, self.begun = [*self.said, reply, *self._later], ()
        self._later = ()

    def recall(
        self, replies: list[Reply], later: Sequence[Reply], of: int | None
    ) -> None:
        """Takes over an entry's answers from before and after the throw to be retyped.

        Where none is retyped, what was typed with the command is among them.
        """
        self.said, self._later, self.of = replies, later, of
        if of is None:
            self._typed, self.choices = None, {}

    @property
    def can_take_back(self) -> bool:
        """Whether the last answer was given just now, so that it may be corrected."""
        here = self._here
        if not (self.said and here and self.said[-1] == here[-1]):
            return False
        return not isinstance(here[-1], Throw) or here[-1].how == "typed"

    @property
    def typed_here(self) -> bool:
        """Whether dice were typed at the prompt just now."""
        dice = (one for one in self._here if isinstance(one, Throw))
        return any(throw.how == "typed" for throw in dice)

    @property
    def decided_here(self) -> bool:
        """Whether all answers are choices, and were given just now."""
        here = self._here
        return self.said == here and not any(isinstance(r, Throw) for r in here)

    def throw(self, question: RollQuestion) -> Throw:
        """Rolls for somebody at the table who has no such dice."""
        faces = tuple(self._hand(question.die) for _ in range(question.many))
        how = "thrown" if self.options.seed is None else "seeded"
        return Throw(question.who, question.why, question.die.name, faces, how)

    def take_back(self) -> Reply:
        """Removes and returns the last answer, which is to be given again."""
        self.said = self.said[:-1]
        return self._here.pop()

    @property
    def thrown(self) -> bool:
        """Whether the program has rolled dice, which must not be rolled again."""
        return any(isinstance(r, Throw) and r.how != "typed" for r in self.said)

    def saved(self) -> dict[str, Any]:
        """What a draft has to keep besides the replies."""
        typed = [self.begun, *(self._typed or ())]
        groups = (" ".join(map(str, group)) for group in typed if group)
        word = self.options.dice
        if word is not None and word not in DICE_WORDS:
            word = "ask"  # the person who typed the first faces will type the others
        return {
            "dice": " | ".join(groups) or word,
            "choices": self.choices,
            "ruling": self.options.ruling,
            "once": self.options.once,
            "seed": self.options.seed,
            "used": self._hand.used,
        }

    def _throws(self, book: Book | None, state: State) -> bool:
        """Whether the program rolls dice that are not typed."""
        options = self.options
        if options.dice == "ask":
            return False
        if options.seed is not None:
            return True
        typed = options.dice is not None and options.dice not in DICE_WORDS
        if options.dry_run or typed:
            return False
        if options.dice == "throw" or not options.terminal or book is None:
            return True
        return settings.word(state, "campaign.dice") == "throw"

    def _kept(
        self, book: Book, kind: str, args: dict[str, Any], state: State
    ) -> list[Throw]:
        """The dice rolled earlier for acts of this kind that do not count."""
        if self.of:
            return []  # they are already among the answers, each in its place
        if self.draft is None:
            self._adopt(book, kind, args)
        kept = self._adopted + entries.kept_throws(book, kind, max(state.turn, 1))
        for reply in self.said:
            if reply in kept:
                kept.remove(reply)
        return kept

    def _adopt(self, book: Book, kind: str, args: dict[str, Any]) -> None:
        """Takes over the dice of this same act if it was stopped before."""
        for draft in drafts.drafts(book, kind):
            if _same(draft["asked"], args):
                self.draft = draft["id"]
                self._adopted = [
                    reply._replace(how="kept", origin=None)
                    for reply in replies_from(draft["replies"])
                    if isinstance(reply, Throw)
                ]
                return


def _dropped(book: Book, kept: Sequence[Throw]) -> set[int]:
    """The entries with kept throws whose acts were dropped."""
    origins = entries.by_number(
        book, sorted({one.origin for one in kept if one.origin})
    )
    return {entry.seq for entry in origins if entry.kind == DROP}


def _same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two requests are the same, apart from the remark."""
    return {**one, "remark": None} == {**other, "remark": None}


def throws_of(table: Table) -> list[Throw]:
    """All dice of an act, including unused ones from when it was stopped before."""
    return [*table.throws, *(throw for throw in table.kept if throw.origin is None)]


def warnings_of(table: Table, ruling: str | None) -> list[dict[str, Any]]:
    """Warnings to everybody about the dice and rulings of an act."""
    warnings = [
        warning("ruled", rule=r.rule, key=r.key, facts=r.facts) for r in table.overruled
    ]
    for throw, kept in table.differs:
        warnings.append(
            warning(
                "dice.typed_again",
                faces=list(throw.faces),
                kept=list(kept.faces),
                entry=kept.origin,
            )
        )
    warnings += [
        warning("dice.anew", kept=list(kept.faces), entry=kept.origin)
        for kept in table.passed
    ]
    throws = (reply for reply in table.given if isinstance(reply, Throw))
    reused = [throw.origin for throw in throws if throw.how == "kept"]
    if reused:
        warnings.append(warning("dice.kept", entry=reused[0]))
    if ruling is not None and not table.overruled:
        warnings.append(warning("ruling.unneeded"))
    return warnings


def _typed(options: Options) -> list[list[int]] | None:
    if options.dice is None:
        return None
    if options.seed is not None:
        raise Misuse("usage", "dice.and_seed")
    if options.dice in DICE_WORDS:
        return None
    return dice.typed(options.dice)


def said_in(entry: Entry) -> tuple[list[Choice], dict[str, Any]]:
    """The choices and the words with which an act was asked for.

    Refused where another program wrote what cannot be such.
    """
    said = entry.said or {}
    try:
        return [Choice(*one) for one in said.get("choices", ())], {
            **said.get("words", {})
        }
    except UNFIT as error:
        raise Refused("nothing_to_undo", "undo.unsaid", entry=entry.seq) from error


def replies_from(saved: list[list[Any]]) -> list[Reply]:
    """The replies that a draft holds."""
    replies: list[Reply] = []
    for reply in saved:
        if len(reply) == len(Choice._fields):
            replies.append(Choice(*reply))
        else:
            who, why, die, faces, how, origin = reply
            replies.append(Throw(who, why, die, tuple(faces), how, origin))
    return replies
