"""Coins counted on the table against the book, and the entries that may be to blame."""

from __future__ import annotations

from itertools import combinations, permutations, zip_longest

from ledger.errors import Misuse
from ledger.record import NamedTuple
from ledger.rules.common.facts import MONEY
from ledger.rules.common.finding import player as player_named
from ledger.rules.game import Outcome
from ledger.state import BANK, kind_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from typing import Any

    from ledger.shapes.money import Counted, Counting, Suspect, Tally
    from ledger.state import State

    # How likely an entry is to blame: the smaller, the likelier.
    Likely = tuple[bool, int, int, int]

MOST_SUSPECTS = 5
# The likeliest mistakes first.
LIKELIHOOD = ("doubled", "sign", "digits", "player", "missed", "undone")
BY_HAND = "pay"  # the kind of entry in which people say who pays how much


class Movement(NamedTuple):
    """A movement of money made or taken back since the last good count.

    Attributes:
        entry: the entry that moved it.
        source: who gave.
        target: who received.
        amount: how much.
        kind: the kind of the entry.
        live: whether the entry counts.
    """

    entry: int
    source: str
    target: str
    amount: int
    kind: str = BY_HAND
    live: bool = True

    @property
    def private(self) -> bool:
        """Whether people gave the amount at the table, rather than a rule."""
        ends = (self.source, self.target)
        return self.kind == BY_HAND or all(kind_of(end) == "player" for end in ends)

    def gain(self, account: str) -> int:
        """What this account gained; negative where it paid."""
        return self.amount * ((self.target == account) - (self.source == account))


def others(
    state: State, pairs: Sequence[str | int], meant: Mapping[str, Any]
) -> dict[str, int]:
    """The coins of further players, from names and amounts in alternation."""
    amounts: dict[str, int] = {}
    for name, amount in zip_longest(pairs[::2], pairs[1::2]):
        who = player_named(state, str(name))
        if amount is None:
            raise Misuse("usage", "count.amount", player=who)
        if type(amount) is not int or amount < 0:
            raise Misuse("bad_amount", amount=str(amount))
        if who in amounts or who == meant["player"]:
            raise Misuse("usage", "count.twice", player=who)
        amounts[who] = amount
    return amounts


def count(
    state: State,
    moved: Callable[[str], Sequence[tuple[int, str, str, int, str, bool]]],
    player: str,
    amount: int,
    others: Mapping[str, int],
) -> Outcome[Counting]:
    """Compares the coins of one or several players with the book.

    `moved` gives the movements of money since a player's coins and the book agreed.
    """
    tallies = [_tally(state, *one) for one in ((player, amount), *others.items())]
    wrong = {one["player"]: one["difference"] for one in tallies if one["difference"]}
    off = {who: wrong[who] for who in sorted(wrong)}  # in whatever order they counted
    moves = {one: [Movement(*row) for row in moved(one)] for one in off}
    asked: dict[str, Any] = {"player": player, "amount": amount}
    if not others:
        likely = suspects(player, off[player], moves[player]) if off else []
        alone: Counted = {**tallies[0], "suspects": likely}  # type: ignore[typeddict-item] # the face adds `mends`
        return Outcome(asked, alone)
    asked["others"] = [{"player": one, "amount": n} for one, n in others.items()]
    return Outcome(asked, {"counts": tallies, "suspects": together(off, moves)})


def _tally(state: State, player: str, counted: int) -> Tally:
    booked = state.balance(player, MONEY)
    return {
        "player": player,
        "booked": booked,
        "counted": counted,
        "difference": counted - booked,
    }


def suspects(
    player: str, difference: int, movements: Sequence[Movement]
) -> list[Suspect]:
    """Entries that would explain the difference if they were wrong, likeliest first.

    Amounts given by people come before those from rules, because people make mistakes;
    newer ones come first. Each kind of mistake that fits gets a place.
    """
    explained = _explained(player, difference, movements)
    alone: dict[int, Likely] = {}  # the likeliest of each entry
    kinds: dict[int, Likely] = {}  # the likeliest of each kind
    for one in explained:
        alone.setdefault(one[1], one)
        kinds.setdefault(one[2], one)
    first = dict.fromkeys([*kinds.values(), *alone.values()])
    return [_suspect(one) for one in sorted(list(first)[:MOST_SUSPECTS])]


def together(
    off: Mapping[str, int], moves: Mapping[str, Sequence[Movement]]
) -> list[Suspect]:
    """Entries that explain what several players have in excess or lack.

    An entry that explains both one player's lack and another's excess comes first, as
    one mistake is likelier than two; then each player's suspects in turn.
    """
    shared: list[tuple[bool, Likely, list[str]]] = []
    for pair in combinations(off, 2):
        if sum(off[who] for who in pair) == 0:
            shared += _between(
                {who: _explained(who, off[who], moves[who]) for who in pair}
            )
    likely_by_entry: dict[int, Suspect] = {}
    for _, likely, both in sorted(shared):
        likely_by_entry.setdefault(likely[1], _suspect(likely, both))
    each = [[(one, who) for one in suspects(who, off[who], moves[who])] for who in off]
    for turn in zip_longest(*each):
        for one, who in filter(None, turn):
            one["players"] = [who]
            likely_by_entry.setdefault(-one["entry"], one)
    return list(likely_by_entry.values())[: max(MOST_SUSPECTS, len(off))]


def _between(
    explained: Mapping[str, Sequence[Likely]],
) -> Iterator[tuple[bool, Likely, list[str]]]:
    """What explains both sides, and whether it is that one was booked as the other.

    Whoever really paid or received it then comes before whoever is booked.
    """
    missed, instead = LIKELIHOOD.index("missed"), LIKELIHOOD.index("player")
    mine, theirs = explained.values()
    both = (one for one in mine if one in theirs and one[2] != instead)
    yield from ((False, one, [*explained]) for one in both)
    for real, booked in permutations(explained):
        lost = {one[1] for one in explained[booked] if one[2] == missed}
        swapped = (one for one in explained[real] if one[2] == instead)
        yield from ((True, one, [real, booked]) for one in swapped if one[1] in lost)


def _explained(
    player: str, difference: int, movements: Sequence[Movement]
) -> list[Likely]:
    """Every mistake that explains the difference, likeliest first."""
    every = [*movements, *_sums(player, movements)]
    return sorted(
        (not movement.private, -movement.entry, LIKELIHOOD.index(why), movement.amount)
        for movement in every
        for why in _mistakes(player, difference, movement, every)
    )


def _suspect(likely: Likely, players: Sequence[str] = ()) -> Suspect:
    _, entry, why, amount = likely
    suspect: Suspect = {"entry": -entry, "why": LIKELIHOOD[why], "amount": amount}
    if players:
        suspect["players"] = list(players)
    return suspect


def _sums(player: str, movements: Sequence[Movement]) -> Iterator[Movement]:
    """The total that an entry with several payments has brought a player."""
    own: dict[int, list[Movement]] = {}
    for movement in movements:
        if movement.gain(player):
            own.setdefault(movement.entry, []).append(movement)
    for several in own.values():
        gain = sum(movement.gain(player) for movement in several)
        if len(several) > 1 and gain:
            ends = (BANK, player) if gain > 0 else (player, BANK)
            yield several[0]._replace(source=ends[0], target=ends[1], amount=abs(gain))


def _mistakes(
    player: str,
    difference: int,
    movement: Movement,
    movements: Sequence[Movement],
) -> Iterator[str]:
    gain = movement.gain(player)
    if not movement.live:
        if gain == difference:
            yield "undone"  # taken back, but done at the table
        return
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
    """The amounts with two neighbouring digits swapped, or with a zero more or less."""
    digits = str(amount)
    pairs = range(len(digits) - 1)
    swapped = {digits[:i] + digits[i + 1] + digits[i] + digits[i + 2 :] for i in pairs}
    zeros = {amount * 10} if amount % 10 else {amount * 10, amount // 10}
    return ({int(s) for s in swapped} | zeros) - {amount}
