"""Coins counted on the table against the book: who may be the culprit."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.common.facts import MONEY
from ledger.rules.game import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ledger.state import State

MOST_SUSPECTS = 5
# The likeliest mistakes first.
LIKELIHOOD = ("doubled", "sign", "digits", "player", "missed")


class Movement(NamedTuple):
    """Money that moved since the last good count.

    Attributes:
        entry: the entry that moved it.
        source: who gave.
        target: who received.
        amount: how much.
    """

    entry: int
    source: str
    target: str
    amount: int

    def gain(self, account: str) -> int:
        """What it brought this account: negative where the account paid."""
        return self.amount * ((self.target == account) - (self.source == account))


def count(
    state: State,
    word: str,
    counted: int,
    movements: Callable[[str], Sequence[tuple[int, str, str, int]]],
) -> Outcome:
    """Compares the coins on the table with the book."""
    player = state.find("player", word)
    booked = state.balance(player, MONEY)
    difference = counted - booked
    moved = [Movement(*row) for row in movements(player)] if difference else []
    found = suspects(player, difference, moved) if difference else []
    return Outcome(
        {"player": player, "amount": counted},
        {
            "player": player,
            "booked": booked,
            "counted": counted,
            "difference": difference,
            "suspects": found,
        },
    )


def suspects(
    player: str, difference: int, movements: Sequence[Movement]
) -> list[dict[str, object]]:
    """Entries that explain the difference if they are wrong, likeliest first."""
    found = [
        (LIKELIHOOD.index(why), -movement.entry, movement, why)
        for movement in movements
        for why in _mistakes(player, difference, movement, movements)
    ]
    named: dict[int, dict[str, object]] = {}
    for _, _, movement, why in sorted(found):
        suspect = {"entry": movement.entry, "why": why, "amount": movement.amount}
        named.setdefault(movement.entry, suspect)
    return list(named.values())[:MOST_SUSPECTS]


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
        twins = [m for m in movements if m[1:] == movement[1:]]
        # Booked twice, or never done at the table, or done by somebody else.
        yield "doubled" if len(twins) > 1 else "missed"
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
