"""Who has how much, now or then. For speed, this imports next to nothing."""

from __future__ import annotations

from ledger import wire
from ledger.reading import at_one_moment
from ledger.store import rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.journal import Entry
    from ledger.shapes.money import Treasury
    from ledger.state import State
    from ledger.store.book import Book
    from ledger.store.chapters import Turned

MONEY = "money"
ESCROW = "escrow/"
DEBT = "debt"  # what players owe each other, on accounts debt/DEBTOR/CREDITOR


@at_one_moment
def treasury(
    book: Book,
    player: str | None = None,
    at: int | None = None,
    turn: Turned | None = None,
    viewer: str | None = None,
    hide: bool = False,
    all_: bool = False,
) -> Treasury:
    """Balances now, after an entry, or at the end of a turn.

    Where purses are kept closed, all but that of `viewer` are null, and so is the
    bank, which would give them away.
    """
    entry = moment(book, at, turn)
    balances = rows.balances_of(book, MONEY, entry)
    names = rows.names_of(book, "player")
    seats = _seats(book, entry)
    for seat in seats:  # a player seated then may have been taken back since
        names.setdefault(seat, seat.partition(":")[2])
    seats += sorted(s for s in names if s not in seats and balances.get(s))
    if player is not None:
        from ledger.naming import find

        seats = [find("player", player, {s: names[s] for s in seats})]
    lords = rows.names_of(book, "lord") if any(ESCROW in a for a in balances) else {}
    secrets = Secrets(book, viewer, hide=hide, opened=all_)
    return _told(seats, {**lords, **names}, balances, secrets, unit(book))


def treasury_of(state: State, secrets: Secrets, unit: str) -> Treasury:
    """Every balance in a state that has already been read."""
    balances = {
        account: held[MONEY]
        for account, held in state.balances.items()
        if MONEY in held
    }
    known = {s: state.name(s) for s in (*state.facts.of("player"), *state.seats)}
    seats = [*state.seats]
    seats += sorted(s for s in known if s not in seats and balances.get(s))
    lords = {lord: state.name(lord) for lord in state.facts.of("lord")}
    return _told(seats, {**lords, **known}, balances, secrets, unit)


def _told(
    seats: list[str],
    names: dict[str, str],
    balances: dict[str, int],
    secrets: Secrets,
    unit: str,
) -> Treasury:
    """The balances with the names of their owners."""
    return {
        "accounts": [
            {"name": names[s], "money": secrets.of(s, balances.get(s, 0))}
            for s in seats
        ],
        "bank": secrets.of("bank", balances.get("bank", 0)),
        "escrow": {
            names.get(owner, owner): amount
            for account, amount in sorted(balances.items())
            if account.startswith(ESCROW)
            for owner in (account.removeprefix(ESCROW),)
        },
        "unit": unit,
    }


class Secrets:
    """Who may look into which purse."""

    def __init__(
        self,
        book: Book,
        viewer: str | None,
        *,
        hide: bool,
        opened: bool,
        then: State | None = None,
    ) -> None:
        self.viewer = None
        if viewer is not None:
            from ledger.naming import find

            self.viewer = find("player", viewer, rows.players_by_name(book))
        game = rows.fact(book, "campaign", "game")
        literal = rows.fact(book, "rules", f"{game}.money.secret")
        kept = bool(literal and wire.loads(literal))
        if then is not None:  # what was secret then stays secret
            literal = then.text("rules", f"{game}.money.secret")
            kept = kept or bool(literal and wire.loads(literal))
        self.closed = hide or viewer is not None or (kept and not opened)
        self.game = str(game)

    def of(self, owner: str, amount: int) -> int | None:
        """An amount; None where only its owner may know it."""
        return None if self.closed and owner != self.viewer else amount

    def hides(self, account: str) -> bool:
        """Whether an account is a closed purse; what is set aside is open.

        A debt is known to the two players, and to nobody else.
        """
        kind, *parties = account.split("/")
        if kind == DEBT:
            return self.closed and self.viewer not in parties
        purse = account == "bank" or account.startswith("player:")
        return purse and self.of(account, 0) is None

    def veil(self, entry: Entry) -> Entry:
        """An entry without the contents of hidden purses."""
        if not self.closed:
            return entry
        from ledger.veil import veiled

        return veiled(entry, self.hides)

    def need_open(self, account: str) -> None:
        """Refuses to show the contents of a closed purse."""
        if self.hides(account):
            from ledger.errors import Refused
            from ledger.rules import game_named

            rule = game_named(self.game).closed_by
            raise Refused("rule", "why.closed", rule=rule, account=account)


def unit(book: Book) -> str:
    """What the coins are called."""
    game = rows.fact(book, "campaign", "game")
    literal = rows.fact(book, "rules", f"{game}.money.unit")
    return str(wire.loads(literal)) if literal else "coins"


def _seats(book: Book, entry: int | None) -> list[str]:
    if entry is None:
        return list(rows.fact(book, "campaign", "seats") or ())
    return list(rows.fact_at(book, "campaign", "seats", entry) or ())


def state_then(book: Book, entry: int | None) -> State:
    """The state of the campaign, now or after an entry."""
    if entry is None:
        return rows.state_of(book)
    return rows.state_at(book, moment(book, entry, None) or entry)


def moment(book: Book, at: int | None, turn: Turned | None) -> int | None:
    """The entry that the question is about the time after; None for now."""
    if at is None and turn is None:
        return None
    from ledger.errors import Misuse, Refused

    if at is not None and turn is not None:
        raise Misuse("usage", "at.both")
    if at is not None:
        if not 1 <= at <= rows.head(book)[0]:
            raise Refused("unknown_name", "unknown_name.entry", entry=at)
        return at
    from ledger.store.chapters import Chapters

    chapters = Chapters(book)
    asked, now = chapters.meant(turn or 0), rows.fact(book, "campaign", "turn")
    if asked == (chapters.now, now):
        return None
    ended = chapters.turn_ends(book).get(asked)
    if ended is None:
        facts = {
            "turn": chapters.turn_label(*asked),
            "now": chapters.turn_label(chapters.now, now),
        }
        raise Refused("unknown_name", "unknown_name.turn", **facts)
    return ended
