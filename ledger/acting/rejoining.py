"""A campaign that went on without its hub comes back: its acts follow those of others.

Each act of the branch is done again at the hub's head, with its own dice. What comes to
the same goes in by itself; of the rest each is asked about once. Until the last is
decided the file stays as it is; what went in before a stop is recognised afterwards.
"""

from __future__ import annotations

import os
from tempfile import TemporaryDirectory

from ledger.acting import act_named
from ledger.acting.answer import Answer, Options
from ledger.acting.gist import same_gist
from ledger.acting.history import redo_these, undo_these
from ledger.acting.recorder import Recorder
from ledger.acting.replies import said_in
from ledger.acting.sharing import required
from ledger.errors import UNFIT, FileTrouble, Misuse, Refusal, Refused
from ledger.grammar import ENTRY, named
from ledger.journal import REDO, UNDO, Entry
from ledger.league.address import shown
from ledger.league.connecting import Away
from ledger.league.hub import Hub, Link
from ledger.league.pulling import pull, rewritten
from ledger.league.shared import Head, identity, keep
from ledger.questions import Missing
from ledger.record import NamedTuple
from ledger.rules import game_named
from ledger.store import copying, drafts, entries, rows
from ledger.store.book import Book
from ledger.store.branching import cut
from ledger.store.transactions import Alone
from ledger.store.walk import texts_after

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from ledger.league.shared import Shared

KEEP, LEAVE = "keep", "leave"
RULED = "league sync"  # the command, as the reason for what is kept against a rule


class Misfit(NamedTuple):
    """An act of the branch that does not go in by itself.

    Attributes:
        entry: the act as it stands in the branch.
        refusal: why it is refused now; None where only its result is another one.
        now: what would be written now; None where it is refused.
        options: what may be answered besides another act: keep, leave.
    """

    entry: Entry
    refusal: Refusal | None
    now: Entry | None
    options: tuple[str, ...]


if TYPE_CHECKING:
    # The face's answer to a misfit: keep, leave, or what does another act instead.
    Reply = str | Callable[[Book], Answer[Any]]
    Decide = Callable[[Misfit, Book], Reply]


def sync(book: Book, decide: Decide) -> Answer[Any]:
    """Brings file and hub together; returns what came, what went, what was decided."""
    while True:
        one = required(book)
        with Hub(one.url).checked() as hub:
            done = _once(book, hub, one, decide)
        if done is not None:
            return Answer(done, None, [], rows.state_of(book))


def _once(book: Book, hub: Hub, one: Shared, decide: Decide) -> dict[str, Any] | None:
    """One try; None where somebody has written into the file meanwhile."""
    there = hub.head(one.campaign)
    if there is None:
        raise FileTrouble("league", "league.denied", hub=shown(one.url))
    here = Head(*rows.head(book))
    result: dict[str, Any] = {"campaign": one.campaign, "came": [], "went": []}
    result |= {"kept": [], "changed": [], "left": [], "copy": None}
    base = _base(book, hub, one, here, there)
    if base == here:
        with Alone(book):
            if Head(*rows.head(book)) != here:
                return None
            keep(book.path, one.level(base))
        return {**result, "came": pull(book, hub, required(book)).all}
    links = [
        Link(seq, hashed, one.ticket(hashed), text)
        for seq, hashed, text in texts_after(book, base.seq)
    ]
    if base == there:
        went = _sent(book, hub, one, here, base, links)
        return {**result, "went": went} if went else None
    with TemporaryDirectory() as folder:
        path = os.path.join(folder, os.path.basename(book.path))
        branch = _Branch(book, hub, one, base, links)
        branch.rebase(path, decide, result)
        with Alone(book):
            if Head(*rows.head(book)) != here:
                return None
            if result["left"] or result["changed"] or result["kept"]:
                result["copy"] = _kept_copy(book, base.seq + 1, here.seq)
            with Book(path, write=True) as made:
                with made.writing(shared=False):
                    for draft in drafts.drafts(book):
                        drafts.put(made, draft)
                last = Head(*rows.head(made))
                # If it is stopped after the next step, the file says what it is now.
                keep(book.path, one._replace(next_seq=last.seq, next_hash=last.hash))
                copying.take_over(book, made)
            keep(book.path, one.level(last))
    hub.tell(one.campaign)
    return result


def _sent(
    book: Book, hub: Hub, one: Shared, here: Head, base: Head, links: Sequence[Link]
) -> list[list[int]] | None:
    """Sends a branch to which nobody has added; None where somebody has meanwhile."""
    with Alone(book):
        if Head(*rows.head(book)) != here:
            return None
        answer = hub.append(one.campaign, base, links)
        if not answer.written:
            return None
        keep(book.path, one.level(Head(answer.seq, answer.hash)))
    hub.tell(one.campaign)
    return [[link.seq, link.seq] for link in links]


def _base(book: Book, hub: Hub, one: Shared, here: Head, there: Head) -> Head:
    """The newest entry that both hold: an acknowledgement may have been lost."""
    base = one.head if one.away else here
    hashed = hub.hash_of(one.campaign, base.seq) if base.seq <= there.seq else None
    if hashed != base.hash:
        raise rewritten(one, base, there)
    held: list[Link] = []
    for link in hub.pull(one.campaign, base.seq):
        # Others may have done the same in the same second: the ticket says whose it is.
        ours = link.ticket in one.tickets(link.hash)
        if not ours or entries.hash_of(book, link.seq) != link.hash:
            break
        held.append(link)
    if held:  # asked for again, as it might be the answer that a replica has them
        hub.append(one.campaign, base, held)
        base = Head(held[-1].seq, held[-1].hash)
    return base


def _kept_copy(book: Book, first: int, last: int) -> str:
    """A backup of the branch, beside the campaign: what was left out stays readable."""
    stem, ending = os.path.splitext(book.path)
    number = 0
    while True:
        again = f"-{number}" if number else ""
        path = f"{stem}.apart-{first}-{last}{again}{ending}"
        if not os.path.lexists(path):
            copying.backup(book, path, lambda _: None)
            return path
        number += 1


class _Branch:
    """The acts of a branch, on their way to the hub's head."""

    def __init__(
        self, book: Book, hub: Hub, one: Shared, base: Head, links: Sequence[Link]
    ) -> None:
        self.book, self.hub, self.one, self.base = book, hub, one, base
        self.links = links
        self.numbers: dict[int, int] = {}  # where the acts of the branch are now
        self.left: set[int] = set()

    def rebase(self, path: str, decide: Decide, result: dict[str, Any]) -> None:
        """Makes a file of the hub's journal, with the acts of the branch after it."""
        open(path, "xb").close()
        played = game_named(rows.state_of(self.book).game)
        cut(self.book, self.base.seq, path, played.views())
        beside = self.one.level(self.base)._replace(at=identity(path))
        keep(path, beside)
        with Book(path, write=True) as made:
            result["came"] = pull(made, self.hub, beside).all
            there = self._there()
            for link in self.links:
                if link.hash in there:
                    self.numbers[link.seq] = there[link.hash]
                    result["went"].append([link.seq, there[link.hash]])
                    continue
                entry = entries.entry(self.book, link.seq)
                if entry is not None:
                    self._follow(made, entry, link, decide, result)

    def _there(self) -> dict[str, int]:
        """The numbers at the hub of what went in before a stop, by the hashes here."""
        tickets = [t for link in self.links for t in self.one.tickets(link.hash)]
        there = self.hub.tickets(self.one.campaign, tickets)
        return {ticket.partition(":")[2]: seq for ticket, seq in there.items()}

    def _follow(
        self,
        made: Book,
        entry: Entry,
        link: Link,
        decide: Decide,
        result: dict[str, Any],
    ) -> None:
        """Lets one act follow; asks where it does not go in by itself."""
        taken = self._taken(made, entry)
        refusal, now = self._tried(made, entry, keyed=not taken)
        fits = (
            not taken and refusal is None and now is not None and same_gist(entry, now)
        )
        reply: Reply = KEEP if fits else ""
        asked = not reply
        if asked:
            options = (KEEP, LEAVE) if now is not None else (LEAVE,)
            shown_now = None if refusal else now
            reply = decide(Misfit(entry, refusal, shown_now, options), made)
        if reply == LEAVE:
            self.left.add(entry.seq)
            result["left"].append(entry.seq)
            return
        made.is_shared()  # so that the act has its old ticket
        made.upstream.ticket_of, made.upstream.sent = link.hash, False
        if callable(reply):
            answer = reply(made)
            result["changed"].append(entry.seq)
        else:
            ruling = self._ruling(entry, refusal)
            answer = self._again(made, entry, ruling, keyed=not taken)
            if asked:
                result["kept"].append(entry.seq)
        if callable(reply) and not answer.written:
            raise Misuse("usage", "league.unwritten", entry=entry.seq)
        # What it wrote before a stop is there by its key of a script.
        there = answer.entry is not None and not answer.written
        if not (made.upstream.sent or there):
            raise Away("unreachable", shown(self.one.url))
        made.upstream.ticket_of = None
        seq = answer.entry.seq if answer.entry else rows.head(made)[0]
        self.numbers[entry.seq] = seq
        result["went"].append([entry.seq, seq])

    def _taken(self, made: Book, entry: Entry) -> bool:
        """Whether somebody else's other act has its key of a script meanwhile."""
        there = entries.with_key(made, entry.once) if entry.once else None
        return there is not None and not (
            there.kind == entry.kind and same_gist(there, entry)
        )

    def _tried(
        self, made: Book, entry: Entry, *, keyed: bool
    ) -> tuple[Refusal | None, Entry | None]:
        """What would come of the act now: why it is refused, and what would be written.

        Both, where only a rule refuses it, which the referee may overrule.
        """
        refusal: Refusal | None = None
        for ruling in dict.fromkeys((entry.ruling, entry.ruling or RULED)):
            try:
                return refusal, self._again(
                    made, entry, ruling, keyed=keyed, dry=True
                ).entry
            except Missing:
                return refusal, None
            except FileTrouble:
                raise
            except Refusal as refused:
                refusal = refusal or refused
        return refusal, None

    def _ruling(self, entry: Entry, refusal: Refusal | None) -> str | None:
        return entry.ruling or (RULED if refusal else None)

    def _again(
        self,
        made: Book,
        entry: Entry,
        ruling: str | None,
        *,
        keyed: bool,
        dry: bool = False,
    ) -> Answer[Any]:
        """Does the act again, with its dice and choices."""
        choices, words = said_in(entry)
        once = entry.once if keyed else None
        options = Options(dice="ask", ruling=ruling, once=once, dry_run=dry, exact=True)
        recorder = Recorder(made, options)
        kept = [
            one._replace(origin=self.numbers.get(one.origin or 0, one.origin))
            for one in entry.throws
        ]
        recorder.replies.recall([*choices, *kept], (), None)
        try:
            if entry.kind in (UNDO, REDO):
                acts = [self._number(one) for one in (*entry.undoes, *entry.redoes)]
                these = undo_these if entry.kind == UNDO else redo_these
                return these(recorder, acts)
            use, words = act_named(entry.kind), self._words(entry, words)
            if use is None:
                raise Refused("nothing_to_undo", "undo.unsaid", entry=entry.seq)
            if entry.remark:
                words["remark"] = entry.remark
            return use(recorder, **words)  # type: ignore[no-any-return]
        except UNFIT as error:
            raise Refused("nothing_to_undo", "undo.unsaid", entry=entry.seq) from error

    def _words(self, entry: Entry, words: Mapping[str, Any]) -> dict[str, Any]:
        """The words of an act, with the numbers that entries have now."""
        record, now = named(entry.kind), dict(words)
        for word in record.words if record else ():
            if word.kind is ENTRY and isinstance(now.get(word.name), int):
                now[word.name] = self._number(now[word.name])
        return now

    def _number(self, seq: int) -> int:
        """The number that an entry has now."""
        if seq in self.left:
            raise Refused("unknown_name", "unknown_name.entry", entry=seq)
        return self.numbers.get(seq, seq)
