"""The end of a battle: who has won it, what lapses, and what heroes take home."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.mass.house import house
from ledger.rules.mass.opportunities.battle import Ended
from ledger.rules.mass.opportunities.tables import END

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.rules.mass.opportunities.battle import Battle, Line
    from ledger.state import State

RUN: int = END["run"]


class Finished(NamedTuple):
    """The effect of a battle's end on the opportunities.

    Attributes:
        battle: the battle without any opportunities.
        ended: all those that were still open, and lapse.
        lapsed: modifiers of rolls that will no longer be made.
        booty: the heroes to whom a mage gives a share.
        reward: the share, in the words of the house rule.
    """

    battle: Battle
    ended: tuple[Ended, ...]
    lapsed: tuple[Line, ...]
    booty: tuple[str, ...]
    reward: str


def finished(state: State, battle: Battle) -> Finished:
    """Ends the battle, whose last turn has passed (MASS-END-06)."""
    ended: list[Ended] = []
    booty: list[str] = []
    for hero in battle.heroes:
        for one in hero.running:
            mage = one.code == "MAG" and not hero.out
            if mage:
                booty.append(hero.id)
            rule = "MASS-OPP-MAG-03" if mage else "MASS-END-06"
            why = "done" if mage else "battle_over"
            ended.append(Ended(hero.id, one.code, why, rule))
    heroes = tuple(hero._replace(running=()) for hero in battle.heroes)
    after = battle._replace(heroes=heroes, lines=(), duels=())
    reward = str(house(state, "opp.mag_reward"))
    return Finished(after, tuple(ended), battle.lines, tuple(booty), reward)


def run(state: State, winners: Sequence[str | None]) -> tuple[str | None, int]:
    """Who has won the latest of these turns, and how many in a row (MASS-END-01).

    None is a tie, which breaks a run unless a house rule has it ignored.
    """
    streak: tuple[str | None, int] = (None, 0)
    for winner in winners:
        if winner is not None:
            streak = (winner, streak[1] + 1 if streak[0] == winner else 1)
        elif house(state, "end.tie_breaks"):
            streak = (None, 0)
    return streak


def winner(state: State, winners: Sequence[str | None]) -> tuple[str | None, int]:
    """Which side has won the battle, and in which turn; (None, 0) if none has yet."""
    for turn in range(1, len(winners) + 1):
        side, count = run(state, winners[:turn])
        if count >= RUN:
            return side, turn
    return None, 0


def gained(state: State, score: int, *, won: bool, apart: int = 0) -> int:
    """What a hero's battle score adds to his reputation (MASS-END-03 to -05).

    A loss for refusing a duel counts in full, whoever won (MASS-OPP-DUE-05).
    """
    if not won:
        by = int(END["losers_divide"])
        score = -(-score // by) if house(state, "end.round") == "up" else score // by
    return score - apart
