"""What two campaigns of one game have in common, and how they differ."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.naming import folded
from ledger.reading.treasury import Secrets
from ledger.reading.values import as_shown
from ledger.record import NamedTuple
from ledger.rules import game_named
from ledger.rules.game import warning
from ledger.state import RULES, WORLD, kind_of
from ledger.store import entries, rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.journal import Entry
    from ledger.rules.game import Game
    from ledger.state import State
    from ledger.store.book import Book

ACCOUNT = "account"  # the kind of an account that belongs to no named thing
OWNER = ("territory", "owner")


class Compared(NamedTuple):
    """Two campaigns side by side; their entries are read later.

    Attributes:
        facts: how many entries they share, and how the two differ.
        here: the entries that only the first one has.
        there: the entries that only the second one has.
        state: the state of the first one.
        other: the state of the second one.
        warnings: what everybody should know.
    """

    facts: dict[str, Any]
    here: list[Entry]
    there: list[Entry]
    state: State
    other: State
    warnings: list[dict[str, Any]]


def diff(
    here: Book,
    there: Book,
    last: int | None = None,
    viewer: str | None = None,
    all_: bool = False,
) -> Compared:
    """Common entries, entries of only one, and every balance and fact that differs.

    Where nothing is common, the entries are only counted. Purses that either campaign
    keeps closed are left out, except that of `viewer`, unless `all_` is set.
    """
    with here.reading(), there.reading():
        state, other = rows.state_of(here), rows.state_of(there)
        if state.game != other.game:
            facts = {"file": there.path, "game": other.game, "played": state.game}
            raise Refused("rule", "diff.game", **facts)
        common = _common(here, there)
        kept = Secrets(there, None, hide=False, opened=all_).closed
        secrets = Secrets(here, viewer, hide=kept, opened=all_)
        alone = [
            [secrets.veil(entry) for entry in _after(book, common, last)]
            for book in (here, there)
        ]
        differences = list(_differences(state, other, secrets))
        answer = {
            "file": there.path,
            "game": state.game,
            "common": common,
            "entries": {"here": rows.head(here)[0], "there": rows.head(there)[0]},
            "here": [],
            "there": [],
            "same": not differences,
            "differences": differences,
        }
    warned = [] if common else [warning("diff.unrelated", file=there.path)]
    return Compared(answer, alone[0], alone[1], state, other, warned)


def _common(here: Book, there: Book) -> int:
    """The number of the last entry that both share, by the chain of their hashes.

    An entry's hash covers all before it: where two agree, so do all earlier ones.
    """
    low, high = 0, min(rows.head(here)[0], rows.head(there)[0])
    while low < high:
        middle = (low + high + 1) // 2
        if entries.hash_of(here, middle) == entries.hash_of(there, middle):
            low = middle
        else:
            high = middle - 1
    return low


def _after(book: Book, common: int, last: int | None) -> list[Entry]:
    """The last entries after the common ones; none where nothing is common."""
    if not common or last == 0:
        return []
    return entries.entries(book, "seq > ?", (common,), last=last)


# Differences ---------------------------------------------------------------------------


def _differences(here: State, there: State, secrets: Secrets) -> Iterator[Any]:
    """Every fact and balance that differs, thing by thing in a stable order."""
    game = game_named(here.game)
    kinds = list(dict.fromkeys(kind for kind, _ in game.fields))
    order = {kind: at for at, kind in enumerate([*kinds, ACCOUNT, RULES])}
    fields = {key: at for at, key in enumerate(game.fields)}
    goods = {what: at for at, what in enumerate(game.commodities)}
    rows = [*_facts(here, there, game), *_heaps(here, there, game, secrets)]

    def place(row: tuple[str, dict[str, Any]]) -> tuple[Any, ...]:
        subject, difference = row
        kind, what, account = (
            difference["kind"],
            difference["what"],
            difference["account"],
        )
        turn = fields.get((kind, what), len(fields)) if account is None else goods[what]
        name = folded(_name(here, there, subject))
        return order.get(kind, len(order)), name, subject, account or "", turn, what

    for subject, difference in sorted(rows, key=place):
        difference["subject"] = _name(here, there, subject)
        unknown = here.get(subject, "unknown") or there.get(subject, "unknown")
        if difference["subject"] == subject and unknown:
            difference["subject"] = None
        yield difference


def _name(here: State, there: State, subject: str) -> str:
    """The name of a thing in the first campaign, or in the second if only there."""
    return here.name(subject) if subject in here.facts else there.name(subject)


def _facts(here: State, there: State, game: Game) -> Iterator[tuple[str, Any]]:
    for subject in sorted({*here.facts, *there.facts}):
        kind = kind_of(subject)
        one, two = here.facts.get(subject, {}), there.facts.get(subject, {})
        for field in sorted({*one, *two}):
            declared = game.field(subject, field)
            if game.keeps(subject, field):
                continue
            if (kind, field) == OWNER or one.get(field) == two.get(field):
                continue
            if isinstance(one.get(field), bytes) or isinstance(two.get(field), bytes):
                raise TypeError(field)  # no act has written that
            yield (
                subject,
                {
                    "kind": kind,
                    "subject": "",
                    "what": field,
                    "type": declared.type if declared else None,
                    "account": None,
                    "here": as_shown(here, one.get(field), subject),
                    "there": as_shown(there, two.get(field), subject),
                },
            )
        if kind == OWNER[0]:
            yield from _owner(here, there, game, subject)


def _owner(
    here: State, there: State, game: Game, subject: str
) -> Iterator[tuple[str, Any]]:
    """The owner of a territory, which not every game records."""
    follows = [
        game.owner_of(state, subject) if subject in state.facts else None
        for state in (here, there)
    ]
    if follows[0] == follows[1]:  # what is recorded may differ even so
        follows = [state.text(subject, OWNER[1]) for state in (here, there)]
    if follows[0] != follows[1]:
        difference = {
            "kind": OWNER[0],
            "subject": "",
            "what": OWNER[1],
            "type": "player",
            "account": None,
            "here": as_shown(here, follows[0]),
            "there": as_shown(there, follows[1]),
        }
        yield subject, difference


def _heaps(
    here: State, there: State, game: Game, secrets: Secrets
) -> Iterator[tuple[str, Any]]:
    """The balances of accounts; what left the world is shown where it is now."""
    for account in sorted({*here.balances, *there.balances} - {WORLD}):
        if secrets.hides(account):
            continue
        parts = account.split("/")
        things = [p for p in parts if p in here.facts or p in there.facts]
        subject = things[0] if things else account
        named = (here if _stands(here, parts) else there).account_name(account)
        for what in game.commodities:
            one, two = here.balance(account, what), there.balance(account, what)
            if one != two:
                difference = {
                    "kind": kind_of(subject) if things else ACCOUNT,
                    "subject": "",
                    "what": what,
                    "type": "amount",
                    "account": named,
                    "here": one,
                    "there": two,
                }
                yield subject, difference


def _stands(state: State, parts: list[str]) -> bool:
    return all(part in state.facts for part in parts if ":" in part)
