"""Dice aimed at lords by name, in a battle on the board."""

from __future__ import annotations

from ledger.errors import Misuse, Refused
from ledger.record import NamedTuple
from ledger.rules.fief.families import lords
from ledger.rules.fief.war.aiming import Aim, check
from ledger.rules.fief.war.force import OTHER, SIDES
from ledger.rules.fief.war.uprising import fighter
from ledger.rules.fief.war.wishes import parts_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ledger.rules.common.finding import Before
    from ledger.rules.fief.war.customs import Customs
    from ledger.rules.fief.war.force import Force
    from ledger.rules.fief.war.ground import Ground
    from ledger.rules.fief.war.side import Side
    from ledger.state import State

LEAST, MOST = 2, 4  # parts of a word: PLAYER:LORD[:DICE[:ROUND]]


class Target(NamedTuple):
    """Dice that a player aims at a lord (FIEF-AIM-01, -08).

    Attributes:
        player: the player who aims.
        lord: the target.
        dice: how many.
        round: the round; None for every round.
    """

    player: str
    lord: str
    dice: int = 1
    round: int | None = None


def target(state: State, word: str, _before: Before) -> Target:
    """Who aims at whom: "Anne:Othon:1", in round 2 only "Anne:Othon:1:2"."""
    who, lord, *numbers = parts_of(word, LEAST, MOST)
    dice = [_number(part, word) for part in numbers]
    return Target(fighter(state, who), lords.find_lord(state, lord), *dice)


def need_foes(state: State, sides: Mapping[str, Side], aims: Sequence[Target]) -> None:
    """Refuses aims by those not fighting, or at lords not on the other side."""
    for player, lord, *_ in aims:
        side = side_of(sides, player, "FIEF-AIM-01")
        if lord not in sides[OTHER[side]].lords(state):
            raise Refused("rule", "fief.aim_elsewhere", rule="FIEF-AIM-01", lord=lord)


def side_of(sides: Mapping[str, Side], player: str, rule: str) -> str:
    """The side on which somebody fights."""
    for name in SIDES:
        if player in sides[name].players:
            return name
    raise Refused("rule", "fief.battle_bystander", rule=rule, player=player)


def _number(part: str, word: str) -> int:
    if part.isascii() and part.isdigit() and len(part) < 5 and int(part):
        return int(part)
    raise Misuse("usage", "fief.war_number", word=word)


def aimed(
    state: State,
    number: int,
    wishes: Sequence[Target],
    side: Side,
    other: Side,
) -> tuple[list[Aim], list[str]]:
    """The aims of a side in a round, and their targets, without the dead.

    By FIEF-AIM-08.
    """
    there = other.lords(state)
    dice: dict[str, int] = {}
    for wish in wishes:
        due = wish.round in (None, number)
        if due and wish.player in side.players and wish.lord in there:
            dice[wish.lord] = dice.get(wish.lord, 0) + wish.dice
    aims = [
        Aim(side.name, count, kind_of(state, lord, other))
        for lord, count in dice.items()
    ]
    return aims, list(dice)


def kind_of(state: State, lord: str, side: Side) -> str:
    """The kind of target that a lord of a side is in the battle rule."""
    if lord not in side.fighters(state):
        return "women"
    return "darc" if lords.is_darc(state, lord) else "lords"


def may_aim(
    number: int,
    wishes: Sequence[Target],
    aims: Sequence[Aim],
    forces: dict[str, Force],
    ground: Ground,
    customs: Customs,
) -> None:
    """Refuses dice that may not be aimed like this, when first declared (AIM-05)."""
    first = [wish.round or 1 for wish in wishes]
    if number in first:
        check(aims, forces, ground, customs)
