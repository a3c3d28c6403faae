"""Coins counted on the table against the book: who may be the culprit."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.common.facts import MONEY
from ledger.rules.game import Outcome
from ledger.state import BANK, kind_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ledger.shapes.money import Counted, Suspect
    from ledger.state import State

MOST_SUSPECTS = 5
# The likeliest mistakes first.
LIKELIHOOD = ("doubled", "sign", "digits", "player", "missed")
BY_HAND = "pay"  # the kind of an entry in which somebody says who pays how much


class Movement(NamedTuple):
    """Money that moved since the last good count.

    Attributes:
        entry: the entry that moved it.
        source: who gave.
        target: who received.
        amount: how much.
        kind: the kind of the entry.
    """

    entry: int
    source: str
    target: str
    amount: int
    kind: str = BY_HAND

    @property
    def private(self) -> bool:
        """Whether somebody said it at the table, and no rule has reckoned it."""
        ends = (self.source, self.target)
        return self.kind == BY_HAND or all(kind_of(end) == "player" for end in ends)

    def gain(self, account: str) -> int:
        """What it brought this account: negative where the account paid."""
        return self.amount * ((self.target == account) - (self.source == account))


def count(
    state: State,
    moved: Callable[[str], Sequence[tuple[int, str, str, int, str]]],
    player: str,
    amount: int,
) -> Outcome[Counted]:
    """Compares the coins on the table with the book.

    `moved` gives what moved money since a player's coins and the book agreed.
    """
    booked = state.balance(player, MONEY)
    difference = amount - booked
    movements = [Movement(*row) for row in moved(player)] if difference else []
    found = suspects(player, difference, movements) if difference else []
    return Outcome(
        {"player": player, "amount": amount},
        {
            "player": player,
            "booked": booked,
            "counted": amount,
            "difference": difference,
            "suspects": found,
        },
    )


def suspects(
    player: str, difference: int, movements: Sequence[Movement]
) -> list[Suspect]:
    """Entries that explain the difference if they are wrong, likeliest first.

    What people have said before what a rule has reckoned, the newest first: it is what
    they get wrong. One of each kind of mistake that fits has a place among them.
    """
    every = [*movements, *_sums(player, movements)]
    found = [
        (not movement.private, -movement.entry, LIKELIHOOD.index(why), movement.amount)
        for movement in every
        for why in _mistakes(player, difference, movement, every)
    ]
    alone: dict[int, tuple[bool, int, int, int]] = {}  # the likeliest of each entry
    kinds: dict[int, tuple[bool, int, int, int]] = {}  # the likeliest of each kind
    for one in sorted(found):
        alone.setdefault(one[1], one)
        kinds.setdefault(one[2], one)
    first = dict.fromkeys([*kinds.values(), *alone.values()])
    chosen = sorted(list(first)[:MOST_SUSPECTS])
    return [
        {"entry": -entry, "why": LIKELIHOOD[why], "amount": amount}
        for _, entry, why, amount in chosen
    ]


def _sums(player: str, movements: Sequence[Movement]) -> Iterator[Movement]:
    """What an entry of several payments has brought a player in all."""
    own: dict[int, list[Movement]] = {}
    for movement in movements:
        if movement.gain(player):
            own.setdefault(movement.entry, []).append(movement)
    for entry, several in own.items():
        gain = sum(movement.gain(player) for movement in several)
        if len(several) > 1 and gain:
            ends = (BANK, player) if gain > 0 else (player, BANK)
            yield Movement(entry, *ends, abs(gain), several[0].kind)


def _mistakes(
    player: str,
    difference: int,
    movement: Movement,
    movements: Sequence[Movement],
) -> Iterator[str]:
    gain = movement.gain(player)
    if not gain:
        # Booked to somebody else, but paid or received by this player.
        if abs(difference) == movement.amount:
            yield "player"
        return
    if difference == -gain:
        yield "missed"  # never done at the table, or by somebody else
        if sum(m[1:] == movement[1:] for m in movements) > 1:
            yield "doubled"  # booked twice
    if difference == gain:
        yield "doubled"  # done twice at the table
    if difference == -2 * gain:
        yield "sign"
    sign = 1 if gain > 0 else -1
    if difference in {sign * (s - movement.amount) for s in _swapped(movement.amount)}:
        yield "digits"


def _swapped(amount: int) -> set[int]:
    """The amounts that differ by two neighbouring digits or by a zero."""
    digits = str(amount)
    pairs = range(len(digits) - 1)
    swapped = {digits[:i] + digits[i + 1] + digits[i] + digits[i + 2 :] for i in pairs}
    zeros = {amount * 10} if amount % 10 else {amount * 10, amount // 10}
    return ({int(s) for s in swapped} | zeros) - {amount}
