"""The whole campaign as tables: what each holds, and how it is made.

Headers are codes in every language; names are those shown now, with the ids, which
never change, beside them.
"""

from __future__ import annotations

from ledger import wire
from ledger.reading.exports import held, story
from ledger.reading.exports.held import Marks
from ledger.reading.exports.spreadsheets import Cells
from ledger.reading.holdings import title_rows
from ledger.record import NamedTuple
from ledger.rules import game_named
from ledger.rules.common.facts import MONEY
from ledger.store import rows, tables
from ledger.store.chapters import Chapters

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from ledger.journal import Entry
    from ledger.store.book import Book

    Row = tuple[Any, ...]
    # The sentence of an entry in each of the languages of the columns.
    Tell = Callable[[Entry], tuple[str, ...]]

HEADS: dict[str, tuple[str, ...]] = {
    name: tuple(heads.split())
    for name, heads in {
        "entries": "entry at turn phase kind cause once remark ruling undone_by"
        " chapter text_en text_fr",
        "battles": "entry at chapter turn kind dice text_en text_fr undone_by",
        "transfers": "entry n turn kind what amount source target source_id target_id"
        " rule about undone_by",
        "changes": "entry n turn kind subject field before after subject_id rule about"
        " undone_by",
        "payments": "entry n at turn kind payer payee amount remark rule about payer_id"
        " payee_id undone_by",
        "statement": "account entry n turn kind other amount balance remark rule about"
        " account_id",
        "throws": "entry n turn kind who why die faces how origin undone_by",
        "marks": "entry act undone",
        "balances": "turn account what amount account_id chapter",
        "accounts": "account what amount account_id",
        "facts": "subject field value entry subject_id",
        "things": "name kind in_play id",
        "players": "player seat money retired player_id",
        "titles": "title kind of holder player",
        "titles_held": "title holder from_entry from_turn to_entry to_turn title_id",
        "territories": "territory owner kind known territory_id",
        "territories_held": "territory owner from_entry from_turn to_entry to_turn"
        " territory_id",
    }.items()
}
LANGUAGES = ("en", "fr")  # of the columns text_en and text_fr
VIEWS = ("treasury",)  # of every campaign; games have more


class Table(NamedTuple):
    """A table: the names of its columns, and its rows, made on demand."""

    heads: tuple[str, ...]
    rows: Iterator[Row]


def names(game: str) -> tuple[str, ...]:
    """The tables of a campaign of this game."""
    return (*HEADS, *VIEWS, *game_named(game).tables)


class Tables:
    """The rows of every table, made on demand, with each text as `cell` has it."""

    def __init__(self, book: Book, tell: Tell, cell: Callable[[str], str]) -> None:
        self.book = book
        self.tell = tell
        self.guard = cell
        self.state = rows.state_of(book)
        self.chapters = Chapters(book)
        self.names = tables.names(book)
        self.cell = Cells(self._shown, cell)
        self.text = Cells(lambda text: text, cell)
        self.fought: list[Row] = []
        self.marks: dict[int, Marks] = {}
        self.owners: dict[tuple[str, str], list[tuple[int, int, Any]]] = {}
        self.totals: list[Row] = []

    def all(self) -> dict[str, Table]:
        """Every table, each after those it needs."""
        made = {name: Table(HEADS[name], own) for name, own in self._own().items()}
        views = (*VIEWS, *game_named(self.state.game).tables)
        return made | {name: self.view(name) for name in views}

    def _own(self) -> dict[str, Iterator[Row]]:
        return {
            "entries": self.entries(),
            "battles": iter(self.fought),
            "marks": self.named(),
            "transfers": self.transfers(),
            "balances": iter(self.totals),
            "payments": self.payments(),
            "statement": self.statement(),
            "changes": self.changes(),
            "throws": self.throws(),
            "accounts": self.accounts(),
            "facts": self.facts(),
            "things": self.things(),
            "players": self.players(),
            "titles": self.titles(),
            "titles_held": self.held("title"),
            "territories": self.territories(),
            "territories_held": self.held("territory"),
        }

    def _shown(self, value: object) -> Any:  # noqa: ANN401 - any fact
        """A value as people read it: names for ids, the words of a list in one text."""
        if not isinstance(value, str):
            return value
        if value[:1] == "\n":
            return ", ".join(self._named(one) for one in wire.restored(value))
        return self._named(value)

    def _named(self, text: str) -> str:
        """The name of an id; that of an account is its place and owner."""
        if text in self.names:
            return self.names[text]
        parts = text.split("/")
        if all(part in self.names for part in parts if ":" in part):
            return "/".join(self.names.get(part, part) for part in parts)
        return text

    def entries(self) -> Iterator[Row]:
        """The journal with its sentences; also notes the battles."""
        text, battles = self.text, game_named(self.state.game).battles
        listed = tables.rows(self.book, tables.ENTRIES)
        for row, entry in zip(listed, story.entries(self.book), strict=True):
            number, at, turn, phase, kind, cause, once, remark, ruling, undone = row
            told = tuple(map(self.guard, self.tell(entry)))
            if kind in battles:
                dice = sum(len(throw.faces) for throw in entry.throws)
                place = number, at, entry.chapter, turn, kind, dice
                self.fought.append((*place, *told, undone))
            # fmt: off
            yield (
                number, at, turn, text[phase], kind, cause, text[once], text[remark],
                text[ruling], undone, entry.chapter, *told,
            )
            # fmt: on

    def named(self) -> Iterator[Row]:
        """The acts that undos and redos name."""
        acts: dict[int, set[int]] = {}
        for row in tables.rows(self.book, tables.MARKS):
            acts.setdefault(row[0], set()).add(row[1])
            self.marks[row[0]] = Marks(frozenset(), bool(row[2]))
            yield row
        for entry, named in acts.items():
            self.marks[entry] = self.marks[entry]._replace(acts=frozenset(named))

    def transfers(self) -> Iterator[Row]:
        """Everything that moved; also notes the balances as each turn ended."""
        cell, text = self.cell, self.text
        now = self.chapters.now, self.state.turn
        ended = self.chapters.turn_ends(self.book).items()
        ends = {entry: turn for turn, entry in ended if turn != now}
        ahead = sorted(ends, reverse=True)
        held: dict[tuple[str, str], int] = {}
        take = held.get
        for (
            entry,
            n,
            turn,
            kind,
            what,
            amount,
            source,
            target,
            rule,
            about,
            undone,
        ) in tables.rows(self.book, tables.TRANSFERS):
            while ahead and ahead[-1] < entry:
                self._reached(ends[ahead.pop()], held)
            key = source, what
            held[key] = take(key, 0) - amount
            key = target, what
            held[key] = take(key, 0) + amount
            # fmt: off
            yield (
                entry, n, turn, kind, what, amount, cell[source], cell[target],
                text[source], text[target], text[rule], cell[about], undone,
            )
            # fmt: on
        while ahead:
            self._reached(ends[ahead.pop()], held)
        self._reached(now, held)

    def _reached(
        self, ended: tuple[int, int], held: dict[tuple[str, str], int]
    ) -> None:
        """Keeps the balances at the end of a turn, or now."""
        cell, text = self.cell, self.text
        chapter, turn = ended
        self.totals += [
            (turn, cell[account], what, amount, text[account], chapter)
            for (account, what), amount in sorted(held.items())
            if amount
        ]

    def payments(self) -> Iterator[Row]:
        """Everything that was paid, by whom and to whom."""
        cell, text = self.cell, self.text
        for row in tables.rows(self.book, tables.PAYMENTS):
            entry, n, at, turn, kind, amount, source, target = row[:8]
            remark, rule, about, undone = row[8:]
            # fmt: off
            yield (
                entry, n, at, turn, kind, cell[source], cell[target], amount,
                text[remark], text[rule], cell[about], text[source], text[target],
                undone,
            )
            # fmt: on

    def statement(self) -> Iterator[Row]:
        """Each payment twice, as either purse sees it, with the balance after it."""
        cell, text = self.cell, self.text
        lying: dict[str, int] = {}
        for row in tables.rows(self.book, tables.PAYMENTS):
            entry, n, _, turn, kind, amount, source, target = row[:8]
            remark, rule, about, _ = row[8:]
            for own, other, moved in (
                (source, target, -amount),
                (target, source, amount),
            ):
                lying[own] = lying.get(own, 0) + moved
                # fmt: off
                yield (
                    cell[own], entry, n, turn, kind, cell[other], moved, lying[own],
                    text[remark], text[rule], cell[about], text[own],
                )
                # fmt: on

    def view(self, name: str) -> Table:
        """A view of the campaign's file, as it stands there."""
        heads, shown = tables.view(self.book, name)
        text = self.text
        return Table(heads, (tuple(text[value] for value in row) for row in shown))

    def changes(self) -> Iterator[Row]:
        """Everything that was replaced; also notes the owners of each thing."""
        cell, text = self.cell, self.text
        for (
            entry,
            n,
            turn,
            kind,
            subject,
            field,
            was,
            is_now,
            rule,
            about,
            undone,
        ) in tables.rows(self.book, tables.CHANGES):
            self.owners.setdefault((subject, field), []).append((entry, turn, is_now))
            yield (
                *(entry, n, turn, kind, cell[subject], field, cell[was], cell[is_now]),
                *(text[subject], text[rule], cell[about], undone),
            )

    def throws(self) -> Iterator[Row]:
        """The dice."""
        cell, text = self.cell, self.text
        for (
            entry,
            n,
            turn,
            kind,
            who,
            why,
            die,
            faces,
            how,
            origin,
            undone,
        ) in tables.rows(self.book, tables.THROWS):
            yield (
                *(entry, n, turn, kind, cell[who], text[why], text[die], text[faces]),
                *(how, origin, undone),
            )

    def accounts(self) -> Iterator[Row]:
        """Every account ever used, with its balances now."""
        for account, what, amount in tables.rows(self.book, tables.BALANCES):
            yield self.cell[account], what, amount, self.text[account]

    def facts(self) -> Iterator[Row]:
        """All current facts, each with the entry it dates from."""
        for subject, field, value, entry in tables.rows(self.book, tables.FACTS):
            yield (
                *(self.cell[subject], self.text[field], self.cell[value], entry),
                self.text[subject],
            )

    def things(self) -> Iterator[Row]:
        """Everything that has a name, or had one."""
        for subject, name, shown in tables.rows(self.book, tables.NAMES):
            kind = _kind(subject)
            gone = self.state.get(subject, "retired") is not None
            yield (
                *(self.text[name or subject], kind),
                *(int(bool(shown) and not gone), self.text[subject]),
            )

    def players(self) -> Iterator[Row]:
        """Those at the table in seat order, then those who have left."""
        state, seats = self.state, self.state.seats
        everybody = (s for s in state.facts if s.startswith("player:"))
        gone = sorted(s for s in everybody if s not in seats and state.get(s, "name"))
        for number, player in enumerate((*seats, *gone), 1):
            yield (
                *(self.cell[player], number if player in seats else None),
                *(state.balance(player, MONEY), int(player not in seats)),
                self.text[player],
            )

    def titles(self) -> Iterator[Row]:
        """The titles, as `title list` shows them."""
        for one in title_rows(self.state):
            yield tuple(self.cell[one[head]] for head in HEADS["titles"])

    def territories(self) -> Iterator[Row]:
        """The map, including what is still unknown."""
        state = self.state
        game = game_named(state.game)
        unknown = sorted(s for s, facts in state.facts.items() if "unknown" in facts)
        for subject in [*state.subjects("territory"), *unknown]:
            known = state.get(subject, "unknown") is None
            kind = state.text(subject, "kind") or state.text(subject, "capability")
            yield (
                self.cell[subject] if known else None,
                self.cell[game.owner_of(state, subject)],
                *(self.text[kind], int(known), self.text[subject]),
            )

    def held(self, kind: str) -> Iterator[Row]:
        """The owners of each thing, since when and until when."""
        wanted = held.fields(self.state.game, kind)
        keys = (k for k in self.owners if (_kind(k[0]), k[1]) in wanted)
        for subject, field in sorted(keys):
            thing = field if wanted[_kind(subject), field] else self.cell[subject]
            for one in held.periods(self.owners[subject, field], self.marks):
                holder = one.holder if isinstance(one.holder, str) else subject
                until = one.until or (None, None)
                period = (thing, self.cell[holder], *one.since, *until)
                yield (*period, self.text[subject])


def _kind(subject: str) -> str:
    return subject.partition(":")[0]
