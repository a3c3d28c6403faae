"""The desk at which acts are written: the book, and what came with a command."""

from __future__ import annotations

from ledger import dice, journal, rules
from ledger.effects import set_off
from ledger.errors import FileTrouble, Misuse
from ledger.journal import Entry
from ledger.naming import clean_text
from ledger.record import NamedTuple
from ledger.rules.common import settings
from ledger.rules.game import warning
from ledger.state import State
from ledger.store import append, entries, rows
from ledger.table import Choice, Missing, Table, Throw
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from ledger.rules.game import Game, Outcome
    from ledger.store.book import Book
    from ledger.table import Reply

DICE_WORDS = frozenset({"ask", "throw", "new"})


class Options(NamedTuple):
    """What came along with a command.

    Attributes:
        dice: typed faces, or "ask", "throw", "new"; None: as the campaign says.
        seed: makes thrown dice repeatable.
        choices: what was chosen with the command, by key.
        dry_run: show what would be written, and write nothing.
        ruling: why the referee overrules a refusal by a rule.
        once: a key that lets the act be written only once.
        asks: whether somebody sits at a terminal and can be asked.
    """

    dice: str | None = None
    seed: int | None = None
    choices: Mapping[str, str] = {}
    dry_run: bool = False
    ruling: str | None = None
    once: str | None = None
    asks: bool = False


class Scene(NamedTuple):
    """What a rule decides upon.

    Attributes:
        state: the campaign as it stands.
        table: the table that answers.
        game: which game is played.
        entry: the number that the entry will have.
        unused: whether an id was never used.
    """

    state: State
    table: Table
    game: Game
    entry: int
    unused: Callable[[str], bool]


class Answer(NamedTuple):
    """What came of a command.

    Attributes:
        result: the facts, with the names shown now.
        entry: the entry that was written (or would be), None where none was.
        warnings: what the table should know, as facts with ids.
        state: the campaign after it.
        written: whether the entry stands in the journal.
    """

    result: dict[str, Any]
    entry: Entry | None
    warnings: list[dict[str, Any]]
    state: State
    written: bool = False


class Desk:
    """One command at one campaign; or, in a script, one line of it.

    Without a book nothing is recorded: resolvers need no campaign.
    """

    def __init__(self, book: Book | None, options: Options | None = None) -> None:
        self.book = book
        self.options = options or Options()
        self.replies: list[Reply] = []
        self.draft: int | None = None
        self.present: State | None = None  # kept between the lines of a script
        self._typed = _typed(self.options)
        self._choices = dict(self.options.choices)
        self._adopted: list[Throw] = []
        self._given: list[Reply] = []
        self._act: tuple[str, dict[str, Any]] = ("", {})
        seed = self.options.seed
        self._hand = dice.thrower(seed)
        self._how = "thrown" if seed is None else "seeded"

    @property
    def scripted(self) -> bool:
        """Whether a script holds the transaction open around this act."""
        return self.present is not None

    @property
    def campaign(self) -> Book:
        """The book, for acts that mean nothing without a campaign."""
        if self.book is None:
            raise FileTrouble("no_campaign", found=[])
        return self.book

    def state(self) -> State:
        """The campaign as it stands, read inside the transaction."""
        if self.present is not None:
            return self.present
        return rows.state_of(self.book) if self.book else State()

    def act(
        self,
        kind: str,
        args: dict[str, Any],
        decide: Callable[[Scene], Outcome],
        *,
        remark: str | None = None,
    ) -> Answer:
        """Decides, checks and writes one act in one transaction.

        Raises `Missing` where somebody has to be asked; nothing is held while
        waiting, and the act is tried again with one answer more.
        """
        self._act = kind, args
        if self.book is None:
            return self._decide(None, kind, decide, remark)
        if self.scripted:
            return self._decide(self.book, kind, decide, remark)
        with self.book.writing() as writing:
            answer = self._decide(self.book, kind, decide, remark)
            if not answer.written:
                writing.take_back()
        return answer

    def _decide(
        self,
        book: Book | None,
        kind: str,
        decide: Callable[[Scene], Outcome],
        remark: str | None,
    ) -> Answer:
        options = self.options
        once = clean_text(options.once) if options.once else None
        if book and once:
            found = entries.with_key(book, once)
            if found:
                return self._again(found, kind)
        state = self.state()
        table = self._table(book, kind, state)
        try:
            outcome = decide(self._scene(book, state, table))
        except Missing:
            self._given = table.given
            self._typed = table.left
            raise
        table.close()
        effects = set_off(list(outcome.effects))
        game = rules.game_named(state.game)
        journal.check(state, effects, game.floor)
        entry = Entry(
            kind=kind,
            asked=outcome.asked,
            outcome=outcome.result,
            effects=effects,
            throws=[*table.throws, *(t for t in table.kept if t.origin is None)],
            warnings=[*outcome.warnings, *_of_table(table, options)],
            turn=max(state.turn, 1),
            phase=state.phase,
            remark=clean_text(remark) if remark else None,
            ruling=clean_text(options.ruling or "") if table.overruled else None,
            once=once,
            undoes=outcome.undoes,
            redoes=outcome.redoes,
        )
        return self._write(book, state, entry)

    def _write(self, book: Book | None, state: State, entry: Entry) -> Answer:
        written = book is not None and not self.options.dry_run
        if book and written:
            seq, hashed = append.append(book, entry)
            entry = entry._replace(seq=seq, hash=hashed)
            if self.draft is not None:
                append.delete_draft(book, self.draft)
        after = (state if self.scripted and written else state.copy()).apply(
            entry.effects
        )
        result = named(entry.outcome, after)
        return Answer(result, entry, list(entry.warnings), after, written)

    def _again(self, found: Entry, kind: str) -> Answer:
        if found.kind != kind:
            raise Misuse(
                "usage", "once.other", once=found.once, kind=found.kind, entry=found.seq
            )
        state = self.state()
        result = named(found.outcome, state)
        return Answer(result, found, list(found.warnings), state)

    def _scene(self, book: Book | None, state: State, table: Table) -> Scene:
        if book is None:
            return Scene(state, table, rules.game_named("free"), 0, lambda _: True)
        number = rows.head(book)[0] + 1
        unused = lambda subject: entries.first_use(book, subject)  # noqa: E731 - one short question
        return Scene(state, table, rules.game_named(state.game), number, unused)

    # The table ---------------------------------------------------------------

    def _table(self, book: Book | None, kind: str, state: State) -> Table:
        kept = self._kept(book, kind, state)
        throws = self._throws(state)
        return Table(
            self.replies,
            typed=self._typed,
            choices=self._choices,
            kept=kept,
            anew=self.options.dice == "new",
            throw=self._hand if throws else None,
            how=self._how,
            ruled=self.options.ruling is not None,
        )

    def _throws(self, state: State) -> bool:
        """Whether the tool throws what nobody has typed."""
        options = self.options
        if options.dice == "ask":
            return False
        if options.seed is not None:
            return True
        if options.dry_run or self._typed_any:
            return False
        if options.dice == "throw" or not options.asks or self.book is None:
            return True
        return settings.word(state, "campaign.dice") == "throw"

    @property
    def _typed_any(self) -> bool:
        return self.options.dice is not None and self.options.dice not in DICE_WORDS

    def _kept(self, book: Book | None, kind: str, state: State) -> list[Throw]:
        """What was thrown before for an act of this kind that did not stand."""
        if book is None:
            return []
        if self.draft is None and not self.scripted:
            self._adopt(book, kind)
        kept = self._adopted + entries.kept_throws(book, kind, max(state.turn, 1))
        for reply in self.replies:
            if reply in kept:
                kept.remove(reply)
        return kept

    def _adopt(self, book: Book, kind: str) -> None:
        """Takes over the dice of an act of this kind that was stopped."""
        for draft in rows.drafts(book):
            if draft["kind"] == kind:
                self.draft = draft["id"]
                self._adopted = [
                    reply._replace(how="kept", origin=None)
                    for reply in replies_from(draft["replies"])
                    if isinstance(reply, Throw)
                ]
                return

    # Being asked -------------------------------------------------------------

    def answered(self, reply: Reply) -> None:
        """Somebody answered at the prompt: kept at once, so that nothing is lost."""
        self.replies = [*self._given, reply]
        self.save()

    def save(self) -> int | None:
        """Keeps the unfinished act as a draft; its number, None where it cannot be."""
        if self.book is None or self.options.dry_run or self.scripted:
            return None
        kind, args = self._act
        options = {
            "dice": _text_of(self._typed),
            "choices": self._choices,
            "ruling": self.options.ruling,
            "once": self.options.once,
        }
        self.draft = append.save_draft(
            self.book, self.draft, kind, args, options, self.replies or self._given
        )
        return self.draft

    def leave(self) -> int | None:
        """Leaves an act that nobody can be asked about; the draft's number.

        Dice that the tool threw are kept, for otherwise trying again were a
        secret re-roll.
        """
        if any(isinstance(r, Throw) and r.how != "typed" for r in self._given):
            self.replies = self._given
            return self.save()
        return None

    def forget(self, draft: int, kind: str) -> Answer:
        """Deletes a draft for which nothing was thrown: no entry tells of it."""
        book = self.campaign
        if not self.options.dry_run:
            with book.writing():
                append.delete_draft(book, draft)
        return Answer({"dropped": draft, "kind": kind}, None, [], self.state())


def _of_table(table: Table, options: Options) -> list[dict[str, Any]]:
    """What the table should know about its dice and rulings."""
    told = [
        warning("ruled", rule=r.rule, key=r.key, facts=r.facts) for r in table.overruled
    ]
    for throw, kept in table.differs:
        told.append(
            warning(
                "dice.typed_again",
                faces=list(throw.faces),
                kept=list(kept.faces),
                entry=kept.origin,
            )
        )
    told += [
        warning("dice.anew", kept=list(kept.faces), entry=kept.origin)
        for kept in table.passed
    ]
    if any(throw.how == "kept" for throw in table.throws):
        origin = next(t.origin for t in table.throws if t.how == "kept")
        told.append(warning("dice.kept", entry=origin))
    if options.ruling is not None and not table.overruled:
        told.append(warning("ruling.unneeded"))
    return told


def _typed(options: Options) -> list[list[int]] | None:
    if options.dice is None:
        return None
    if options.seed is not None:
        raise Misuse("usage", "dice.and_seed")
    if options.dice in DICE_WORDS:
        return None
    return dice.typed(options.dice)


def _text_of(groups: list[list[int]] | None) -> str | None:
    if not groups:
        return None
    return " | ".join(" ".join(map(str, group)) for group in groups) or None


def replies_from(saved: list[list[Any]]) -> list[Reply]:
    """The replies that a draft holds."""
    found: list[Reply] = []
    for reply in saved:
        if len(reply) == len(Choice._fields):
            found.append(Choice(*reply))
        else:
            who, why, die, faces, how, origin = reply
            found.append(Throw(who, why, die, tuple(faces), how, origin))
    return found
