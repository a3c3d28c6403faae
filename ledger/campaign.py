"""The face for Python scripts: one object, the same words as on the command line.

Example:
    with Campaign.open("evening.db") as campaign:
        campaign.pay("bank", "Anne", 40, remark="spoils")
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from ledger.acting import (
    act_named,
    branching,
    clock,
    correcting,
    dice,
    drafts,
    files,
    history,
    house_rules,
    money,
    notes,
    players,
    territories,
    titles,
)
from ledger.acting.answer import Answer, Options
from ledger.acting.desk import Desk
from ledger.flow import whole
from ledger.reading import holdings, log, statement, status, treasury, verify
from ledger.store.book import Book
from ledger.store.rows import state_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Self

    from ledger.state import State


class Campaign:
    """An open campaign.

    Every act takes the options of its command as keywords (`dice`, `seed`,
    `choices`, `dry_run`, `ruling`, `once`), writes one durable entry and
    returns the facts that `--json` would print. A refusal is raised as
    `ledger.errors.Refusal`.
    """

    def __init__(self, book: Book) -> None:
        self._book = book
        self._present: State | None = None

    @classmethod
    def new(cls, file: str, game: str = "free", players: Sequence[str] = ()) -> Self:
        """Begins a campaign in a new file."""
        files.new(file, game, players)
        return cls.open(file)

    @classmethod
    def open(cls, file: str) -> Self:
        """Opens a campaign."""
        return cls(Book(file, write=True))

    def close(self) -> None:
        """Closes the file."""
        self._book.close()

    def __enter__(self) -> Self:
        """The campaign itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Closes the file."""
        self.close()

    @contextmanager
    def together(self) -> Iterator[Self]:
        """All acts inside `with campaign.together():` are written, or none."""
        with self._book.writing():
            self._present = state_of(self._book)
            try:
                yield self
            finally:
                self._present = None

    def _act(
        self, use: Callable[..., Answer], args: dict[str, Any], options: dict[str, Any]
    ) -> dict[str, Any]:
        desk = Desk(self._book, Options(**options), present=self._present)
        return use(desk, **args).result

    # Acts ---------------------------------------------------------------------

    def pay(
        self,
        source: str,
        target: str,
        amount: int,
        remark: str | None = None,
        **options: Any,
    ) -> dict[str, Any]:
        """Moves money from one purse to another."""
        args = {"source": source, "target": target, "amount": amount, "remark": remark}
        return self._act(act_named("pay"), args, options)

    def count(self, player: str, amount: int, **options: Any) -> dict[str, Any]:
        """Compares the coins on the table with the book."""
        return self._act(money.count, {"player": player, "amount": amount}, options)

    def grant(
        self, title: str, person: str, remark: str | None = None, **options: Any
    ) -> dict[str, Any]:
        """Gives a title to a person."""
        args = {"title": title, "person": person, "remark": remark}
        return self._act(titles.grant, args, options)

    def revoke(
        self, title: str, remark: str | None = None, **options: Any
    ) -> dict[str, Any]:
        """Takes a title from its holder."""
        return self._act(titles.revoke, {"title": title, "remark": remark}, options)

    def add_territory(
        self,
        name: str,
        kind: str | None = None,
        owner: str | None = None,
        **options: Any,
    ) -> dict[str, Any]:
        """Puts a territory on the map."""
        args = {"name": name, "kind": kind, "owner": owner}
        return self._act(territories.add, args, options)

    def claim(
        self, territory: str, player: str, remark: str | None = None, **options: Any
    ) -> dict[str, Any]:
        """Gives a territory to a player."""
        args = {"name": territory, "player": player, "remark": remark}
        return self._act(territories.claim, args, options)

    def release(
        self, territory: str, remark: str | None = None, **options: Any
    ) -> dict[str, Any]:
        """Takes a territory from its owner."""
        return self._act(
            territories.release, {"name": territory, "remark": remark}, options
        )

    def add_player(self, name: str, **options: Any) -> dict[str, Any]:
        """Seats a new player at the end of the table."""
        return self._act(players.add, {"name": name}, options)

    def rename_player(self, old: str, new: str, **options: Any) -> dict[str, Any]:
        """Calls a player otherwise from now on."""
        return self._act(players.rename, {"old": old, "new": new}, options)

    def retire_player(self, name: str, **options: Any) -> dict[str, Any]:
        """Takes a player from the table."""
        return self._act(players.retire, {"name": name}, options)

    def next_turn(self, **options: Any) -> dict[str, Any]:
        """Ends the turn and begins the next."""
        return self._act(clock.turn, {}, options)

    def next_phase(self, **options: Any) -> dict[str, Any]:
        """Goes on to the next phase."""
        return self._act(clock.phase, {}, options)

    def roll(
        self, expression: str, who: str | None = None, **options: Any
    ) -> dict[str, Any]:
        """Throws dice, and records them."""
        return self._act(dice.roll, {"expression": expression, "who": who}, options)

    def note(self, remark: str, **options: Any) -> dict[str, Any]:
        """Writes a remark into the journal."""
        return self._act(notes.note, {"remark": remark}, options)

    def correct(
        self, *what: str, value: str, remark: str, **options: Any
    ) -> dict[str, Any]:
        """Sets anything counted or recorded to what really lies on the table."""
        args = {"what": list(what), "value": value, "remark": remark}
        return self._act(correcting.correct, args, options)

    def set_rule(self, key: str, value: str, **options: Any) -> dict[str, Any]:
        """Sets one house rule."""
        return self._act(house_rules.put, {"key": key, "value": value}, options)

    def undo(
        self, act: int | None = None, to: int | None = None, **options: Any
    ) -> dict[str, Any]:
        """Takes back the latest act, one act, or all acts after an entry."""
        return self._act(history.undo, {"act": act, "to": to}, options)

    def redo(self, act: int | None = None, **options: Any) -> dict[str, Any]:
        """Brings back what was undone."""
        return self._act(history.redo, {"act": act}, options)

    def drop(self, draft: int | None = None, **options: Any) -> dict[str, Any]:
        """Forgets an act that was stopped in the middle."""
        return self._act(drafts.drop, {"number": draft}, options)

    # Questions ------------------------------------------------------------------

    def status(self) -> dict[str, Any]:
        """How the campaign stands."""
        return status.status(self._book)

    def treasury(
        self, player: str | None = None, at: int | None = None, turn: int | None = None
    ) -> dict[str, Any]:
        """Who has how much, now or then."""
        return treasury.treasury(self._book, player, at, turn)

    def statement(self, player: str) -> dict[str, Any]:
        """Every movement of a player's money."""
        found: dict[str, Any] = whole(statement.statement(self._book, player))
        return found

    def titles(self) -> list[dict[str, Any]]:
        """All titles with their holders."""
        found: list[dict[str, Any]] = holdings.titles(self._book)["titles"]
        return found

    def territories(self) -> list[dict[str, Any]]:
        """All territories with their owners."""
        found: list[dict[str, Any]] = holdings.territories(self._book)["territories"]
        return found

    def entries(self, last: int | None = None) -> list[dict[str, Any]]:
        """The journal, oldest entry first, with outcomes and effects."""
        found, state = log.log(self._book, last)
        return [{**log.facts(e), **log.in_full(e, state)} for e in found]

    def verify(self) -> dict[str, Any]:
        """Folds the whole journal again and compares."""
        return verify.verify(self._book)

    def backup(self, file: str) -> dict[str, Any]:
        """Copies the campaign, and checks the copy."""
        return files.backup(self._book, file).result

    def fork(self, file: str, at: int | None = None) -> dict[str, Any]:
        """Makes a branch of the campaign, as it is or as it was after an entry."""
        return branching.fork(self._book, file, at).result
