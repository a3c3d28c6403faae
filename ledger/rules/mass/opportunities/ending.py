"""The end of a battle: who has won it, what lapses, what everybody takes home."""

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
    """What the end of a battle does to the opportunities.

    Attributes:
        battle: the battle without any.
        ended: all that was still open, and lapses.
        lapsed: what would have changed a roll that nobody makes any more.
        booty: the heroes whom a mage gives his share.
        reward: what that share is, in the words of the house rule.
    """

    battle: Battle
    ended: tuple[Ended, ...]
    lapsed: tuple[Line, ...]
    booty: tuple[str, ...]
    reward: str


def finished(state: State, battle: Battle) -> Finished:
    """The battle is over, its last turn has passed (MASS-END-06)."""
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
    """Who wins at the end of these turns, and how many in a row (MASS-END-01).

    None is a tie; it breaks every run, unless a house rule has it pass over.
    """
    streak: tuple[str | None, int] = (None, 0)
    for winner in winners:
        if winner is not None:
            streak = (winner, streak[1] + 1 if streak[0] == winner else 1)
        elif house(state, "end.tie_breaks"):
            streak = (None, 0)
    return streak


def winner(state: State, winners: Sequence[str | None]) -> tuple[str | None, int]:
    """Which side has won the battle, and in which turn: (None, 0) if none has yet."""
    for turn in range(1, len(winners) + 1):
        side, count = run(state, winners[:turn])
        if count >= RUN:
            return side, turn
    return None, 0


def gained(state: State, score: int, *, won: bool, apart: int = 0) -> int:
    """What a hero's battle score adds to his reputation (MASS-END-03 to -05).

    What he lost by refusing a duel is taken in full, whoever won (MASS-OPP-DUE-05).
    """
    if not won:
        by = int(END["losers_divide"])
        score = -(-score // by) if house(state, "end.round") == "up" else score // by
    return score - apart
