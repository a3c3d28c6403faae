"""Records acts: each is decided, checked and appended in one step."""

from __future__ import annotations

from functools import partial

from ledger import journal, rules
from ledger.acting.answer import Answer, Options, Scene
from ledger.acting.auditing import audited
from ledger.acting.keyed import lines_taken, own_key
from ledger.acting.overtaking import Overtaking
from ledger.acting.replies import Replies, throws_of, warnings_of
from ledger.effects import set_off
from ledger.errors import FileTrouble, Misuse, Overtaken, Refused
from ledger.grammar import named as command
from ledger.grammar import typed
from ledger.journal import Entry
from ledger.naming import clean_text
from ledger.questions import (
    BOOK,
    DROPPED,
    LEAGUE,
    MEND,
    Choice,
    Missing,
    Sheet,
    SheetLine,
)
from ledger.rules.game import warning
from ledger.state import State
from ledger.store import append, drafts, entries, rows
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.errors import Refusal
    from ledger.questions import Reply
    from ledger.record import Facts
    from ledger.rules.game import Outcome
    from ledger.shapes.journal import Dropped
    from ledger.store.book import Book
    from ledger.table import Table

MOST_OVERTAKEN = 100  # times that others may be quicker, one after the other


class Recorder:
    """One command for one campaign or, in a script, one line of it.

    Without a book nothing is recorded: some commands need no campaign.
    """

    def __init__(
        self,
        book: Book | None,
        options: Options | None = None,
        *,
        present: State | None = None,
    ) -> None:
        self.book = book
        self.options = options or Options()
        self.present = present  # the state that a script keeps between its lines
        self.replies = Replies(self.options)
        self.back: Sequence[Effect] = ()  # the effects of an undo in the same step
        self._act: tuple[str, dict[str, Any]] = ("", {})
        self.overtaking = Overtaking()

    @property
    def campaign(self) -> Book:
        """The book, for acts that are meaningless without a campaign."""
        if self.book is None:
            raise FileTrouble("no_campaign", found=[])
        return self.book

    def state(self) -> State:
        """The current state of the campaign, read inside the transaction."""
        if self.present is not None:
            return self.present
        return rows.state_of(self.book) if self.book else State()

    def act(
        self,
        kind: str,
        args: dict[str, Any],
        decide: Callable[[Scene], Outcome[Facts]],
        *,
        remark: str | None = None,
    ) -> Answer[Facts]:
        """Decides, checks and writes one act in one transaction.

        Raises `Missing` where somebody has to be asked; nothing is locked while
        waiting, and the act is tried again with one more answer.
        """
        self._act = kind, args
        if self.book is None or self.present is not None:
            return self._try(kind, decide, remark)
        for _ in range(MOST_OVERTAKEN):
            try:
                with self.book.writing() as writing:
                    answer = self._try(kind, decide, remark)
                    if not answer.written:
                        writing.take_back()
            except Overtaken:
                self.overtaking.once_more(self.campaign, self.replies)
            except Missing:
                news = not self.options.asks and self._news()
                if not news:
                    raise
            except (Refused, Misuse):
                if not self._news():
                    raise
            else:
                return self.overtaking.told(self.campaign, answer)
        raise FileTrouble("locked", file=self.book.path, detail="")

    def _news(self) -> bool:
        """Whether others have written what may change a refusal."""
        return self.overtaking.newer(self.campaign, self.replies)

    def _try(
        self, kind: str, decide: Callable[[Scene], Outcome[Facts]], remark: str | None
    ) -> Answer[Facts]:
        once = self.options.once
        once = own_key(self.book, *self._act) if once is None else clean_text(once)
        if once and self.book:
            written = entries.with_key(self.book, once)
            if written:
                return self._again(written, kind)
        state = self.state()
        table = self.replies.table(self.book, *self._act, state)
        self.overtaking.meant(self.book, kind, table, self.replies)
        try:
            outcome = decide(self._scene(state, table))
        except Missing as missing:
            self.replies.missed(table, missing)
            raise
        except Refused:
            self._refuse_foreign(kind, state)
            raise
        table.close()
        if outcome.effects or not table.throws:
            self._refuse_foreign(kind, state)
        entry = self._entry(kind, state, table, outcome)
        self._look_at(entry, state, table)
        self.overtaking.agree(self.book, entry, table, self.replies)
        entry = entry._replace(
            asked={**entry.asked, journal.SAID: self._retypable(table)}
        )
        remark = clean_text(remark) if remark else None
        return self._write(state, entry._replace(remark=remark, once=once))

    def _refuse_foreign(self, kind: str, state: State) -> None:
        """Refuses an act of one game in a campaign of another, but for mere rolls."""
        game = kind.partition(" ")[0]
        other = game != state.game and game in rules.games()
        if other and self.book:
            raise Refused("rule", "game.other", game=game, played=state.game)

    def _entry(
        self, kind: str, state: State, table: Table, outcome: Outcome[Any]
    ) -> Entry:
        game, effects = rules.game_named(state.game), set_off(list(outcome.effects))
        journal.check(state, effects, game.floors(state))
        effects = audited(state, table, game, outcome, effects)
        ruling = self.options.ruling
        return Entry(
            kind=kind,
            asked=outcome.asked,
            outcome=outcome.result,
            effects=effects,
            throws=throws_of(table),
            warnings=[*outcome.warnings, *warnings_of(table, ruling)],
            turn=outcome.turn or max(state.turn, 1),
            phase=outcome.phase or state.phase,
            ruling=clean_text(ruling) if ruling and table.overruled else None,
            undoes=outcome.undoes,
            redoes=outcome.redoes,
        )

    def _look_at(self, entry: Entry, state: State, table: Table) -> None:
        """Shows the result of a battle whose dice were typed here before it is written.

        So the last face can still be mended: nobody could see that it was the last.
        """
        battle = entry.kind in rules.game_named(state.game).battles
        mends = self.replies.typed_here and self.replies.can_take_back
        if self.book is None or self.options.dry_run or not (battle and mends):
            return

        def sheet() -> Sheet:
            after = state.copy().apply(entry.effects)
            shown = SheetLine("act", {"entry": self.by_hand(entry), "after": after})
            return Sheet(SheetLine("book.act"), (shown,))

        try:
            table.choose(BOOK, (BOOK, MEND), proposed=BOOK, sheet=sheet)
        except Missing as missing:
            self.replies.missed(table, missing)
            raise

    def by_hand(self, entry: Entry) -> Entry:
        """The entry as hands carry it out: if done again, the difference only."""
        if not self.back:
            return entry
        return entry._replace(effects=set_off([*self.back, *entry.effects]))

    def _retypable(self, table: Table) -> dict[str, Any]:
        """What is needed to do the act again, besides its dice: words and choices."""
        kind, args = self._act
        record = command(kind)
        words = {
            word.name: args.get(word.name)
            for word in (typed(record) if record else ())
            if not (word.kind.keeps or word.unsaid(args.get(word.name)))
        }
        chosen = [list(one) for one in table.given if isinstance(one, Choice)]
        asides = (BOOK, DROPPED, LEAGUE)  # these do not concern the act
        choices = [one for one in chosen if one[0].partition(".")[0] not in asides]
        parts = {"words": words, "choices": choices, "of": self.replies.of}
        return {part: part_held for part, part_held in parts.items() if part_held}

    def _write(self, state: State, entry: Entry) -> Answer[Any]:
        written = self.book is not None and not self.options.dry_run
        if self.book and written:
            seq, hashed = append.append(self.book, entry)
            entry = entry._replace(seq=seq, hash=hashed)
            if self.replies.draft is not None:
                drafts.delete(self.book, self.replies.draft)
        # A script goes on with this state, unless the line was a dry run.
        after = state if written or self.present is None else state.copy()
        after.apply(entry.effects)
        result = named(entry.outcome, after)
        return Answer(result, entry, list(entry.warnings), after, written)

    def _again(self, entry: Entry, kind: str) -> Answer[Any]:
        """The answer of the entry with this key, whatever is asked now."""
        warnings = list(entry.warnings)
        if entry.kind != kind:
            warnings.append(
                warning("once.other", once=entry.once, kind=entry.kind, entry=entry.seq)
            )
        state = self.state()
        return Answer(named(entry.outcome, state), entry, warnings, state)

    def _scene(self, state: State, table: Table) -> Scene:
        game, book, options = rules.game_named(state.game), self.book, self.options
        forecast = options.dry_run and not (options.ruling or options.exact)
        shared = forecast, options.meant, self._act[1]
        if book is None:
            return Scene(state, table, game, 0, lambda _: True, lambda _: (), *shared)

        def unused(subject: str) -> bool:
            return entries.first_use(book, subject)

        def moved(player: str) -> Sequence[Any]:
            from ledger.store.counts import movements_since_count

            return movements_since_count(book, player)

        def genesis() -> str:
            return entries.hash_of(book, 1) or ""

        head = rows.head(book)[0] + 1
        more = genesis, partial(lines_taken, book, self._act[0], self.options.once)
        return Scene(state, table, game, head, unused, moved, *shared, *more)

    # Stopping in the middle ---------------------------------------------------

    def answered(self, reply: Reply) -> None:
        """Keeps an answer given at the prompt at once, so that nothing is lost."""
        self.replies.add(reply)
        self.save()

    def take_back(self) -> Reply:
        """Takes back the last answer at the prompt, which is to be given again."""
        reply = self.replies.take_back()
        draft, now = self.replies.draft, not (self.options.dry_run or self.present)
        if self.save() is None and draft is not None and self.book and now:
            with self.book.writing():
                drafts.delete(self.book, draft)
            self.replies.draft = None
        return reply

    def save(self) -> int | None:
        """Keeps the unfinished act as a draft: its number, or None if there is none."""
        replies = self.replies.said
        answered = replies or self.replies.begun
        if not (answered and self.book) or self.options.dry_run or self.present:
            return None
        kind, args = self._act
        if kind in (journal.UNDO, journal.REDO):
            return None  # there is nothing in it to resume
        draft, saved = self.replies.draft, self.replies.saved()
        draft = drafts.save(self.book, draft, kind, args, saved, replies)
        self.replies.draft = draft
        return draft

    def leave(self) -> int | None:
        """Stops an act because nobody can be asked; returns the draft's number.

        Dice that the program rolled are kept, because otherwise trying again
        would be a secret re-roll.
        """
        return self.save() if self.replies.thrown else None

    def refused(self, refusal: Refusal) -> None:
        """Deletes the draft of a refused act that holds only choices made just now.

        A draft with dice stays, and the refusal says so. So does any draft where only
        the file gave trouble, and the act itself was in order.
        """
        replies = self.replies
        if replies.draft is None:
            return
        if replies.decided_here and not isinstance(refusal, FileTrouble):
            self.forget(replies.draft, self._act[0])
            replies.draft = None
        else:
            refusal.facts.setdefault("draft", replies.draft)

    def forget(self, draft: int, kind: str) -> Answer[Dropped]:
        """Deletes a draft for which nothing was rolled: no entry records it."""
        book = self.campaign
        if self.present is not None and not self.options.dry_run:
            drafts.delete(book, draft)
        elif not self.options.dry_run:
            with book.writing():
                drafts.delete(book, draft)
        return Answer({"dropped": draft, "kind": kind}, None, [], self.state())
