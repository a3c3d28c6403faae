"""What the dice of a battle did, and what the same throws do on average.

Only dice are judged: a re-roll is compared with what it does on average to the dice
before it, so that a good decision does not count as luck.
"""

from __future__ import annotations

from ledger.dice import BATTLE, d
from ledger.record import NamedTuple
from ledger.rules.common.sums import ways
from ledger.rules.fief.war.archers import AIM as AT_LORDS
from ledger.rules.fief.war.archers import SHOOT
from ledger.rules.fief.war.force import OTHER, SIDES
from ledger.rules.fief.war.ground import OPEN, Ground, read
from ledger.rules.fief.war.rolls import PLAIN
from ledger.rules.fief.war.tables import AIM, ARCHERS, GUARD, HOUSE, LOSSES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    Fraction = tuple[int, int]  # whole numbers: numerator, denominator
    Facts = Mapping[str, Any]

KINDS = ("dice", "aim", "archers", "shot", "reroll")
THROWN = tuple(f"fief.{kind}.{side}" for kind in KINDS for side in SIDES)
RULES = (  # the house rules that decide what a throw does
    "fief.darc.beyond_table",
    "tactics.battle_die.faces",
    "tactics.archers.fort_column",
)
SIDES_OF = len(PLAIN.faces)  # of the die that is aimed at lords
_USUAL: dict[tuple[Customs, str, bool, int, int, int], Fraction] = {}


class Customs(NamedTuple):
    """The house rules at the time of a battle.

    Attributes:
        battle_die: the faces of the later edition's die.
        capped: whether D'Arc's bonus ends with the printed table.
        fort_column: whether arrows are read in the other side's column.
    """

    battle_die: tuple[int, ...]
    capped: bool
    fort_column: bool

    def faces(self, die: str) -> tuple[int, ...]:
        """The faces of a die by its name."""
        if die == PLAIN.name:
            return PLAIN.faces
        return self.battle_die if die == BATTLE else d(int(die[1:])).faces


def customs_of(values: Mapping[str, Any]) -> Customs:
    """The house rules from their values, with defaults for those not set."""
    beyond, die, fort = (values.get(rule, HOUSE[rule]) for rule in RULES)
    return Customs(tuple(die), beyond == "cap18", bool(fort))


class Throw(NamedTuple):
    """One throw of a side, as the entry records it.

    Attributes:
        side: whose throw it is, "attacker" or "defender".
        player: who rolled; None where this was not recorded.
        dice: the final faces.
        again: place, old and new face of each die that was rolled again.
        bonus: what is added to the dice.
        besides: what is added to the harm itself.
        inflicts: the harm.
        arrows: whether it is the archers' special attack.
    """

    side: str
    player: str | None
    dice: tuple[int, ...]
    again: tuple[tuple[int, int, int], ...]
    bonus: int
    besides: int
    inflicts: int
    arrows: bool = False


class Deed(NamedTuple):
    """What a side or a player did with a throw, and what it does on average.

    Attributes:
        side: "attacker" or "defender".
        player: who rolled; None where this was not recorded.
        harm: the points that it took.
        usual: the points that such a throw takes on average.
        kills: lords killed by aimed dice.
        usual_kills: lords killed by such dice on average.
    """

    side: str
    player: str | None
    harm: int = 0
    usual: Fraction = (0, 1)
    kills: int = 0
    usual_kills: Fraction = (0, 1)


def deeds(
    result: Facts, customs: Customs, rerolls: Mapping[str, int], *, later: bool
) -> list[Deed]:
    """Everything that the dice of a battle did.

    Args:
        result: the outcome of the battle.
        customs: the house rules at that time.
        rerolls: how many dice each side rolled again, including aimed ones.
        later: whether battle dice of the later edition were used.
    """
    throws = [*_arrows(result), *_rounds(result)]
    done = []
    for side in SIDES:
        for arrows in (True, False):
            own = [t for t in throws if t.side == side and t.arrows is arrows]
            column = _column(own, side, result, customs, later=later)
            table = Harm(customs, column, later=later)
            done += [Deed(side, t.player, t.inflicts, table.usual(t)) for t in own]
        # An aimed die is rolled again only if all have missed so far.
        more = rerolls.get(side, 0) - sum(
            len(t.again) for t in throws if t.side == side
        )
        if more > 0:
            done.append(Deed(side, None, usual_kills=(more, SIDES_OF)))
    return [*done, *_kills(result)]


class Harm:
    """The harm of a throw, read in one column of the table of losses."""

    def __init__(self, customs: Customs, column: str, *, later: bool = False) -> None:
        self.customs = customs
        self.column = column
        self.later = later

    def of(self, shown: int, throw: Throw) -> int:
        """The harm for a sum of the dice."""
        total = shown + throw.bonus
        if self.customs.capped:
            total = min(total, LOSSES["printed"])
        return throw.besides + (total if self.later else read(total, self.column))

    def usual(self, throw: Throw) -> Fraction:
        """The average harm: of the first roll, and what each re-roll adds."""
        die = self.customs.battle_die if self.later else PLAIN.faces
        ways_of = self.customs, self.column, self.later
        key = *ways_of, len(throw.dice), throw.bonus, throw.besides
        if key not in _USUAL:
            low, by_sum = ways(die, len(throw.dice))
            sum_ = sum(many * self.of(at, throw) for at, many in enumerate(by_sum, low))
            _USUAL[key] = sum_, len(die) ** len(throw.dice)
        above, below = _USUAL[key]
        shown, added = sum(throw.dice), 0
        for _, before, after in reversed(throw.again):
            shown += before - after
            rest = shown - before
            added += sum(self.of(rest + face, throw) for face in die)
            added -= self.of(shown, throw) * len(die)
        return above * len(die) + added * below, below * len(die)


def _shots(result: Facts) -> Iterator[tuple[str, Facts]]:
    """What the archers of each side did, including those of separate attackers."""
    opening = result.get("archers", {})
    for side in SIDES:
        if side in opening:
            yield side, opening[side]
    for other in opening.get("others", ()):
        yield other["side"], other


def _arrows(result: Facts) -> Iterator[Throw]:
    for side, shot in _shots(result):
        if shot["does"] == SHOOT:
            again, bonus = _again(shot), shot["bonus"]
            dice, harm = (shot["die"],), shot["inflicts"]
            yield Throw(side, shot.get("player"), dice, again, 0, bonus, harm, True)


def _rounds(result: Facts) -> Iterator[Throw]:
    for side, one in _casts(result):
        dice, guard = tuple(one["dice"]), one.get("guard", 0)
        facts = one["bonus"], guard, one["inflicts"]
        yield Throw(side, one.get("player"), dice, _again(one), *facts)


def _casts(result: Facts) -> Iterator[tuple[str, Facts]]:
    """What each side rolled in each round, including separate attackers."""
    for one in result.get("rounds", ()):
        for side in SIDES:
            if side in one:
                yield side, one[side]
        for other in one.get("others", ()):
            yield "attacker", other


def _again(one: Facts) -> tuple[tuple[int, int, int], ...]:
    return tuple(
        (again["die"], again["before"], again["after"])
        for again in one.get("again", ())
    )


def _column(
    throws: Sequence[Throw], side: str, result: Facts, customs: Customs, *, later: bool
) -> str:
    """The column in which throws were read: the one that explains their harm.

    A record says what was defended, but not always who was inside.
    """
    site: str = result.get("site", OPEN)
    inside = result.get("inside", False)
    usual = Ground(site, inside, result.get("sortie", False)).column(OTHER[side])
    if throws and throws[0].arrows and not customs.fort_column:
        usual = OPEN
    for column in dict.fromkeys((usual, OPEN, site)):
        harm = Harm(customs, column, later=later)
        if all(harm.of(sum(t.dice), t) == t.inflicts for t in throws):
            return column
    return usual


def _kills(result: Facts) -> Iterator[Deed]:
    """The lords killed by aimed dice and aimed shots."""
    for side, shot in _shots(result):
        if shot["does"] == AT_LORDS:
            chance = SIDES_OF + 1 - int(ARCHERS["kills_on"]), SIDES_OF
            who, killed = shot.get("player"), len(shot["kills"])
            yield Deed(side, who, kills=killed, usual_kills=chance)
    for side, one in _casts(result):
        killed, aimed = len(one.get("kills", ())), one.get("aimed", ())
        if not aimed and "shot" not in one:
            continue
        shots = int("shot" in one)
        hits = one.get("shot", 0) >= ARCHERS["kills_on"]
        above, below = shots, SIDES_OF
        misses = _needs(aimed, killed - hits) - 1
        for faces in aimed:
            every = SIDES_OF ** len(faces)
            chance = every - misses ** len(faces)
            above, below = above * every + chance * below, below * every
        who = one.get("player")
        yield Deed(side, who, kills=killed, usual_kills=(above, below))


def _needs(aimed: Sequence[Sequence[int]], killed: int) -> int:
    """What an aimed die must show: one less where a guard adds to it (TAC-AMB-15)."""
    usual: int = AIM["kills_on"]
    for needs in (usual, usual - GUARD["bonus"]):
        if sum(max(faces) >= needs for faces in aimed) == killed:
            return needs
    return usual
