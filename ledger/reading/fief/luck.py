"""How lucky each side was in its battles, and each family over the campaign."""

from __future__ import annotations

from math import lcm

from ledger.dice import BATTLE
from ledger.errors import Refused
from ledger.naming import find
from ledger.reading import at_one_moment
from ledger.reading.fairness import fairness
from ledger.reading.played import state_played
from ledger.rules.common.contest import Lots
from ledger.rules.common.sums import mean, near, place
from ledger.rules.fief.war.force import SIDES
from ledger.rules.fief.war.luck import RULES, THROWN, customs_of, deeds
from ledger.store import rows, thrown
from ledger.wire import loads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from typing import Any

    from ledger.questions import Throw
    from ledger.rules.fief.war.luck import Customs, Deed
    from ledger.store.book import Book

    Thrown = tuple[str | None, str, str, tuple[int, ...]]  # who, why, die, faces


@at_one_moment
def luck(
    book: Book, player: str | None = None, battle: int | None = None
) -> dict[str, Any]:
    """The battles that count, the families by luck, and the typed dice."""
    state_played(book, "fief")
    names = rows.names_of(book, "player")
    subject = None
    if player is not None:
        subject = find("player", player, rows.players_by_name(book))
    reckoner = Reckoner(book, names)
    battles = [
        row
        for row in reckoner.battles(book, battle)
        if subject is None or subject in row["threw"]
    ]
    if battle is not None and not battles:
        raise _no_battle(book, battle, player)
    families = reckoner.families(subject)
    answer: dict[str, Any] = {
        "player": names[subject] if subject else None,
        "battle": battle,
        "battles": [_by_name(row, names) for row in battles],
        "families": [_by_name(row, names) for row in families],
    }
    if battle is None:  # one battle has too few dice to say anything about them
        dice = fairness(book, subject, {BATTLE: reckoner.customs_at(None).battle_die})
        dice["sets"] = [_by_name(row, names) for row in dice["sets"]]
        answer["dice"] = dice
    return answer


def lots(book: Book) -> Lots:
    """The dice of each family in all its battles, and the battle die."""
    reckoner = Reckoner(book, rows.names_of(book, "player"))
    for _ in reckoner.battles(book, None):
        pass
    return Lots(
        {who: (heap.dice, heap.total) for who, heap in reckoner.own.items()},
        {BATTLE: reckoner.customs_at(None).battle_die},
    )


def of_sides(throws: Iterable[Throw], customs: Customs) -> dict[str, float]:
    """How lucky each side was in one battle; a side without dice is left out."""
    heaps = {side: Heap() for side in SIDES}
    for throw in throws:
        if throw.why in THROWN:
            heaps[_side(throw.why)].lay(customs.faces(throw.die), throw.faces)
    return {
        side: place(heap.total, heap.dice).share
        for side, heap in heaps.items()
        if heap.dice
    }


def customs_now(settings: Mapping[str, Any]) -> Customs:
    """The current house rules, as literals."""
    known = {key: settings[key] for key in RULES if settings.get(key) is not None}
    return customs_of({key: loads(literal) for key, literal in known.items()})


class Heap:
    """The dice of several throws, and what they did.

    How many there are of each kind, and the sum of their faces; harm and kills, and
    the expected values as numerators by denominator.
    """

    def __init__(self) -> None:
        self.dice: dict[tuple[int, ...], int] = {}
        self.total = self.harm = self.kills = self.battles = 0
        self.usual: dict[int, int] = {}
        self.usual_kills: dict[int, int] = {}

    def lay(self, die: tuple[int, ...], faces: Sequence[int]) -> None:
        """Adds a throw of one kind of dice."""
        self.dice[die] = self.dice.get(die, 0) + len(faces)
        self.total += sum(faces)

    def do(self, deed: Deed) -> None:
        """Adds the deeds of a throw."""
        self.harm += deed.harm
        self.kills += deed.kills
        _put(self.usual, *deed.usual)
        _put(self.usual_kills, *deed.usual_kills)

    def add(self, other: Heap) -> None:
        """Adds the dice and deeds of another battle."""
        for die, many in other.dice.items():
            self.dice[die] = self.dice.get(die, 0) + many
        self.total += other.total
        self.harm += other.harm
        self.kills += other.kills
        for below, above in other.usual.items():
            _put(self.usual, above, below)
        for below, above in other.usual_kills.items():
            _put(self.usual_kills, above, below)
        self.battles += 1


def _put(fractions: dict[int, int], above: int, below: int) -> None:
    fractions[below] = fractions.get(below, 0) + above


def _sum(fractions: dict[int, int]) -> tuple[int, int]:
    together = lcm(*fractions)
    above = sum(above * (together // below) for below, above in fractions.items())
    return above, together


class Reckoner:
    """Calculates the luck of one battle after another, and adds it up by family."""

    def __init__(self, book: Book, names: Mapping[str, str]) -> None:
        self.names = names
        self.own: dict[str, Heap] = {}
        self._settings = thrown.settings(book, RULES)
        self._villages = rows.names_of(book, "territory")
        self._told: dict[Any, dict[str, Any]] = {}

    def battles(self, book: Book, seq: int | None) -> Iterator[dict[str, Any]]:
        """Each battle with the luck of its sides and of those who rolled for them."""
        throws = thrown.throws(book, THROWN, seq)
        for number, turn, kind, result in thrown.acts(book, THROWN, seq):
            yield self._battle(number, turn, kind, result, throws[number])

    def families(self, player: str | None) -> list[dict[str, Any]]:
        """All who rolled, or one of them, over all battles, luckiest first."""
        rows = [
            {"player": who, "battles": heap.battles, **self.judged(heap)}
            for who, heap in self.own.items()
            if player in (None, who)
        ]
        rows.sort(
            key=lambda one: (-one["percentile"], self.names.get(one["player"], ""))
        )
        return rows

    def customs_at(self, seq: int | None) -> Customs:
        """The house rules before an entry; without an entry, the current ones."""
        values: dict[str, Any] = {}
        for entry, key, value in self._settings:
            if seq is not None and entry >= seq:
                break
            values[key] = value
        return customs_of({k: v for k, v in values.items() if v is not None})

    def _battle(
        self,
        number: int,
        turn: int,
        kind: str,
        result: Mapping[str, Any],
        throws: Sequence[Thrown],
    ) -> dict[str, Any]:
        customs = self.customs_at(number)
        sides = {side: Heap() for side in SIDES}
        hands: dict[tuple[str, str], Heap] = {}
        rerolls = dict.fromkeys(SIDES, 0)
        for who, why, die, faces in throws:
            side = _side(why)
            heaps = [sides[side]]
            if who is not None:
                heaps.append(hands.setdefault((who, side), Heap()))
            for heap in heaps:
                heap.lay(customs.faces(die), faces)
            rerolls[side] += len(faces) if why.startswith("fief.reroll.") else 0
        later = any(die == BATTLE for _, _, die, _ in throws)
        for deed in deeds(result, customs, rerolls, later=later):
            sides[deed.side].do(deed)
            hand = _hand(hands, deed)
            if hand is not None:
                hand.do(deed)
        self._add_up(hands)
        village = result.get("village", "")
        return {
            "entry": number,
            "turn": turn,
            "kind": kind,
            "village": self._villages.get(village, village) or None,
            "attackers": result.get("attackers", []),
            "defenders": result.get("defenders", []),
            "winner": result.get("winner"),
            "sides": {side: self.judged(heap) for side, heap in sides.items()},
            "players": [
                {"player": who, "side": side, **self.judged(heap)}
                for (who, side), heap in hands.items()
            ],
            "threw": {who for who, _ in hands},
        }

    def _add_up(self, hands: Mapping[tuple[str, str], Heap]) -> None:
        together: dict[str, Heap] = {}
        for (who, _), heap in hands.items():
            # One battle, even if somebody rolled for both sides.
            together.setdefault(who, Heap()).add(heap)
        for who, heap in together.items():
            self.own.setdefault(who, Heap()).add(heap)

    def judged(self, heap: Heap) -> dict[str, Any]:
        """What is reported about dice and deeds: numbers, the same on every machine."""
        above, below = mean(heap.dice)
        key = heap.total, *sorted(heap.dice.items())
        if key not in self._told:  # many battles have the same number of dice
            rank = place(heap.total, heap.dice)
            self._told[key] = {
                "lower": near(rank.lower, rank.of),
                "equal": near(rank.equal, rank.of),
                "percentile": rank.share if heap.dice else None,
            }
        return {
            "dice": sum(heap.dice.values()),
            "sum": heap.total,
            "expected": near(above, below),
            **self._told[key],
            "harm": heap.harm,
            "harm_expected": near(*_sum(heap.usual)),
            "kills": heap.kills,
            "kills_expected": near(*_sum(heap.usual_kills)),
        }


def _side(why: str) -> str:
    return why.rpartition(".")[2]


def _hand(hands: Mapping[tuple[str, str], Heap], deed: Deed) -> Heap | None:
    """Who rolled for a deed: the player named, or the only one on the side.

    The player who controls the revolt rolls for the rebels.
    """
    own = [heap for (_, side), heap in hands.items() if side == deed.side]
    only = own[0] if len(own) == 1 else None
    return hands.get((deed.player or "", deed.side), only)


def _by_name(row: dict[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    """The same with the names shown now, without facts only for calculation."""

    def name(who: str | None) -> str | None:
        if who is None or ":" not in who:
            return who
        return names.get(who) or who.partition(":")[2].partition("#")[0]

    renamed = {key: value for key, value in row.items() if key != "threw"}
    for key in ("attackers", "defenders"):
        if key in row:
            renamed[key] = [name(who) for who in row[key]]
    if "player" in row:
        renamed["player"] = name(row["player"])
    if "players" in row:
        renamed["players"] = [_by_name(one, names) for one in row["players"]]
    return renamed


def _no_battle(book: Book, seq: int, player: str | None) -> Refused:
    """The refusal that says why there is nothing to report about an entry."""
    if seq > rows.head(book)[0]:
        return Refused("unknown_name", "unknown_name.entry", entry=seq)
    if player is not None and thrown.acts(book, THROWN, seq):
        return Refused("unknown_name", "fief.luck_absent", entry=seq, player=player)
    return Refused("unknown_name", "fief.luck_no_battle", entry=seq)
