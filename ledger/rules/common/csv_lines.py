"""The lines of a table that people keep, each carried out by the rule of its act."""

from __future__ import annotations

from collections import Counter
from functools import partial

from ledger.effects import MOST_AMOUNT
from ledger.errors import Misuse, Refusal, Refused
from ledger.journal import Finding
from ledger.naming import ALMOST_THE_SAME, clean_text, folded, near, same
from ledger.rules.common import csv_file, money, territories, titles
from ledger.rules.common.correcting import Balance, correct
from ledger.rules.common.csv_file import Wrong
from ledger.rules.common.facts import MONEY
from ledger.rules.common.finding import NOTHING, purse
from ledger.rules.common.settings import word
from ledger.rules.game import Outcome, warning
from ledger.state import BANK
from ledger.wire import dumps, hashed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Any

    from ledger.effects import Effect
    from ledger.rules.common.ids import Entering
    from ledger.rules.game import Game
    from ledger.state import State
    from ledger.table import Table

    Cells = Mapping[str, str]
    Facts = dict[str, Any]

KEY = 32  # digits of a hash: enough to tell lines apart
PARTIES = ("player", "from", "to", "other")  # the columns that name a purse
# Refusals that say that a title is held as the table has it.
AS_IT_IS = frozenset({"title.holds", "title.vacant"})


class Told(Exception):  # noqa: N818 - no error: the faults of a line are told already
    """A line cannot be carried out, and it is known why."""


class Taken(Exception):  # noqa: N818 - no error either
    """A line was taken over with an earlier table."""


class Lines:
    """The lines of a table, carried out one after another."""

    def __init__(
        self,
        state: State,
        table: Table,
        game: Game,
        entering: Entering,
        meant: Callable[[str, str], str],
    ) -> None:
        self.before = state
        self.state = state.copy()
        self.table = table
        self.game = game
        self.entering = entering
        self.meant = meant
        self.decimals: str | None = None  # what comes before decimals in it
        self.unit = folded(word(state, f"{state.game}.money.unit") or "")
        self.effects: list[Effect] = []
        self.warnings: list[dict[str, Any]] = []
        self.rows: list[dict[str, Any]] = []
        self.faults: list[Finding] = []
        self.seen: dict[str, int] = {}  # the lines on which things are told of
        self.spent: dict[str, int] = {}  # the last line on which a purse paid
        self.taken: Counter[str] = Counter()  # the hashes of lines of earlier tables
        self.hashes: list[str] = []  # those of the lines that are new
        self.skipped = 0

    def take(self, line: int, what: str, said: Cells) -> None:
        """Carries out a line; where it is refused, keeps the fault."""
        reads: dict[str, Callable[[int, Cells], dict[str, Any]]] = {
            "payments": self._payment,
            "balances": self._balance,
            "titles": self._title,
            "territories": self._territory,
        }
        try:
            if not said:
                raise Wrong("csv.cells")
            self.rows.append({"line": line, **reads[what](line, said)})
        except Refusal as refusal:
            self._tell(line, refusal)
        except Told:
            pass
        except Taken:
            self.skipped += 1

    def _tell(self, line: int, refusal: Refusal) -> None:
        """Keeps a refusal as a fault of its line."""
        facts = dict(refusal.facts)
        about = str(facts.pop("name", ""))
        told = (("line", line), *facts.items())
        self.faults.append(Finding(refusal.key, about, told, rule=refusal.rule))

    def _each(self, line: int, *reads: Callable[[], Any]) -> list[Any]:
        """The results of several functions; if some refuse, all of that is told."""
        results, before = [], len(self.faults)
        for read in reads:
            try:
                results.append(read())
            except Refusal as refusal:
                self._tell(line, refusal)
        if len(self.faults) > before:
            raise Told
        return results

    def look_at_floors(self) -> None:
        """Keeps a fault for every purse that in the end has less than it may."""
        floors = self.game.floors(self.before)
        for account, line in self.spent.items():
            least, have = floors(account, MONEY), self.state.balance(account, MONEY)
            if least is not None and have < least:
                before = self.before.balance(account, MONEY)
                key = "not_enough.bank" if account == BANK else "not_enough.money"
                short: Facts = {"have": before - least, "need": before - have}
                fault = csv_file.fault(line, key, account=account, what=MONEY, **short)
                self.faults.append(fault)

    def _do(self, outcome: Outcome[Any]) -> dict[str, Any]:
        """Carries out what a rule decides; its facts."""
        self.effects += outcome.effects
        self.state.apply(outcome.effects)
        self.warnings += [w for w in outcome.warnings if w not in self.warnings]
        facts: dict[str, Any] = dict(outcome.result)
        return facts

    def _once(self, line: int, subject: str, shown: str) -> None:
        """Refuses a thing that an earlier line has told of."""
        first = self.seen.setdefault(subject, line)
        if first != line:
            raise Wrong("csv.again", name=shown, first=first)

    # One line each --------------------------------------------------------------------

    def _payment(self, line: int, said: Cells) -> dict[str, Any]:
        """A payment: from one purse to another, or in or out of a player's."""
        day = partial(csv_file.look_at_date, said["date"])
        amount, *_ = self._each(
            line, partial(self._moved, said), day, *self._names(said, PARTIES)
        )
        ends = self._ends(said, amount > 0)
        payment = {
            "date": clean_text(said["date"]) if said["date"] else None,
            "from": ends[0],
            "to": ends[1],
            "amount": abs(amount),
            "for": clean_text(said["for"]) if said["for"] else None,
        }
        self._once_only(payment)
        self._do(money.pay(self.state, self.table, self.game, *ends, abs(amount)))
        self.spent[ends[0]] = line
        return payment

    def _once_only(self, payment: Facts) -> None:
        """Leaves out a payment that is taken already, as often as it is."""
        key = hashed(dumps(list(payment.values())))[:KEY]
        if self.taken[key]:
            self.taken[key] -= 1
            raise Taken
        self.hashes.append(key)

    def _moved(self, said: Cells) -> int:
        """What a player receives, or pays if it is below zero; never nothing."""
        into, out = (self._sum(said.get(head, "")) for head in ("in", "out"))
        amount = self._sum(said.get("amount", ""))
        given = [one for one in (amount, into, -abs(out)) if one]
        if len(given) != 1:
            raise Wrong("csv.several" if given else "csv.no_amount")
        if (amount < 0 and not said["player"]) or into < 0:
            raise Wrong("csv.below_zero")
        if abs(given[0]) > MOST_AMOUNT:
            raise Misuse("bad_amount", amount=str(given[0]))
        return given[0]

    def _names(self, said: Cells, heads: Iterable[str]) -> list[Callable[[], str]]:
        """What finds the purses that are named in these cells."""
        return [partial(self._purse, said[head]) for head in heads if said[head]]

    def _sum(self, typed: str) -> int:
        return csv_file.whole(typed, self.decimals, self._is_unit) if typed else 0

    def _is_unit(self, behind: str) -> bool:
        """Whether a word behind a sum is what the coins are called, or one of them."""
        units = {self.unit.replace(" ", ""), self.unit.removesuffix("s")}
        return folded(behind) in units or self.meant("heads", behind) == "money"

    def _ends(self, said: Cells, comes_in: bool) -> tuple[str, str]:
        """Who pays, and who is paid; whoever is not named is the bank."""
        player, other = said["player"], said["other"]
        if not player:
            if other or not (said["from"] or said["to"]):
                raise Wrong("csv.nobody")
            return self._purse(said["from"]), self._purse(said["to"])
        others = [one for one in (other, said["from"], said["to"]) if one]
        if len(others) > 1:
            raise Wrong("csv.three")
        if (said["from"] and not comes_in) or (said["to"] and said["in"]):
            raise Wrong("csv.which_way")
        own, theirs = self._purse(player), self._purse("".join(others))
        gets = comes_in and not said["to"]
        return (theirs, own) if gets else (own, theirs)

    def _purse(self, typed: str) -> str:
        return purse(self.state, typed) if typed else BANK

    def _player(self, typed: str) -> str:
        if not typed:
            raise Wrong("csv.nobody")
        return self.state.find("player", typed)

    def _balance(self, line: int, said: Cells) -> dict[str, Any]:
        """What a player has: the difference comes from the bank, or goes there."""
        player = self._player(said["player"])
        self._once(line, player, said["player"])
        if not said["money"]:
            raise Wrong("csv.no_amount")
        before, after = self.state.balance(player, MONEY), self._sum(said["money"])
        if abs(after) > MOST_AMOUNT:
            raise Misuse("bad_amount", amount=str(after))
        if after != before:
            self._do(correct(self.state, self.game, Balance(MONEY, player), after))
            self.spent[BANK] = line
        return {"player": player, "before": before, "after": after}

    def _title(self, line: int, said: Cells) -> dict[str, Any]:
        """A title with its holder; without one it is vacant."""
        title = self._thing(line, said["title"])
        who, state = said["holder"], self.state
        try:
            if who:
                holder = titles.person(state, who, NOTHING)
                outcome = titles.grant(
                    state, self.table, self.game, self.entering, title, holder
                )
            else:
                holder = None
                held = titles.held(state, title, NOTHING)
                outcome = titles.revoke(state, self.game, held)
        except Refused as refusal:
            if refusal.key not in AS_IT_IS:
                raise
            return {"title": title, "holder": holder, "before": holder}
        return self._do(outcome)

    def _territory(self, line: int, said: Cells) -> dict[str, Any]:
        """A territory with its owner; one that is unknown is put on the map."""
        typed = self._thing(line, said["territory"])
        kind = clean_text(said["kind"]) if said["kind"] else None
        owner = self._player(said["owner"]) if said["owner"] else None
        names = self.state.named("territory")
        try:
            land = self.state.find("territory", typed)
        except Refused as refusal:
            if refusal.code != "unknown_name":
                raise
            return self._new_land(typed, kind, owner, names.values())
        before = self.game.owner_of(self.state, land)
        known = self.state.text(land, "kind") or self.state.text(land, "capability")
        told = {"territory": land, "kind": known, "owner": owner, "before": before}
        kind = self.game.land(kind, self.meant) if kind else None
        if kind and not known:
            raise Wrong("csv.no_kind", territory=land)
        if kind and known and same(kind) != same(known):
            raise Wrong("csv.kind", territory=land, kind=known)
        if owner != before:
            shared = self.state, self.table, self.game, land
            claim, release = territories.claim, territories.release
            self._do(claim(*shared, owner) if owner else release(*shared))
        return {**told, "added": False}

    def _new_land(
        self, typed: str, kind: str | None, owner: str | None, known: Iterable[str]
    ) -> dict[str, Any]:
        told = self._do(
            territories.add(
                *(self.state, self.table, self.game, self.entering, self.meant),
                *(typed, kind, owner),
            )
        )
        alike = near(typed, known, least=ALMOST_THE_SAME)
        if alike:
            name = self.state.name(told["territory"])
            self.warnings.append(warning("territory.alike", territory=name, near=alike))
        return {**told, "before": None, "added": True}

    def _thing(self, line: int, typed: str) -> str:
        """What a line names, and no line before it."""
        if not typed:
            raise Wrong("csv.nothing_named")
        if not self.game.honours:  # elsewhere several may hold the same title
            self._once(line, folded(typed), typed)
        return typed
