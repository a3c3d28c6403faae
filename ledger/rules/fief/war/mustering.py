"""What a side has in a battle on the board: its counters and lords by kind."""

from __future__ import annotations

from ledger.rules.fief.facts import ARCHER, GUARDS, GUARDSMEN
from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import (
    bombards,
    guards_at,
    mercenaries,
    of_value,
    points,
    stack,
)
from ledger.rules.fief.war.force import Force

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from ledger.rules.fief.war.customs import Customs
    from ledger.rules.fief.war.side import Side
    from ledger.state import State

SERGEANT, KNIGHT = "v1", "v3"  # the counters with these names (TAC 2.2)


def by_counter(customs: Customs) -> bool:
    """Whether knights and sergeants are counted separately.

    In the later edition, and wherever no change is given, each counter falls as a
    whole, and only when its full worth is lost at once (TAC-AMB-48). A counter of six,
    which that edition lacks, is neither, and falls when six are lost (TAC-AMB-66).
    """
    return customs.tactics and (customs.later or not customs.changes)


def idle(state: State, posts: Iterable[tuple[str, str]]) -> dict[str, int]:
    """The mercenaries at the posts who fought in an earlier battle (TAC-AMB-60)."""
    accounts = [stack(place, player) for player, place in posts]
    return {
        account: count for account in accounts if (count := mercenaries(state, account))
    }


def committed(state: State, side: Side, account: str) -> int:
    """The mercenaries on an account who were committed in this battle."""
    return mercenaries(state, account) - side.idle.get(account, 0)


def mustered(state: State, side: Side) -> Force:
    """What a side has (FIEF-FIGHT-04, -05, -30, TAC-GEN-06).

    Bombards count where they are played; every other counter fights wherever it is
    (FIEF-GUARD-03).
    """
    here = side.lords(state)
    fighting = side.fighters(state)
    darc = sum(lords.is_darc(state, lord) for lord in fighting)
    accounts = [stack(place, player) for player, place in side.posts]
    values = [of_value(state, account) for account in accounts]
    guards = [GUARDS[g] for g in guards_of(state, side)]
    knights = sergeants = 0
    if by_counter(side.customs):
        knights = sum(held.pop(KNIGHT, 0) for held in values)
        sergeants = sum(held.pop(SERGEANT, 0) for held in values)
    engines = side.customs.plays("bombards")
    guard_knights, guard = (
        sum(state.balance(account, kind) for account in guards) for kind in GUARDSMEN
    )
    return Force(
        soldiers=sum(map(points, values)),
        lords=len(fighting) - darc,
        darc=darc,
        women=len(here) - len(fighting),
        royal=sum(points(of_value(state, account)) for account in guards),
        knights=knights,
        sergeants=sergeants,
        archers=sum(state.balance(account, ARCHER) for account in accounts),
        guard=guard,
        guard_knights=guard_knights,
        mercenaries=sum(committed(state, side, account) for account in accounts),
        bombards=sum(bombards(state, account) for account in accounts)
        if engines
        else 0,
    )


def guards_of(state: State, side: Side) -> list[str]:
    """The royal guards with a side, each once."""
    guards = [g for who, place in side.posts for g in guards_at(state, place, who)]
    return list(dict.fromkeys(guards))
