"""The end of a battle turn: what opportunities pay, what ends, what falls due."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.mass.house import house
from ledger.rules.mass.opportunities.battle import (
    Ended,
    Gain,
    Line,
    Running,
)
from ledger.rules.mass.opportunities.duels import stopped
from ledger.rules.mass.opportunities.modifiers import (
    HARMING,
    HELPING,
    OPPORTUNITY_KEY,
)
from ledger.rules.mass.opportunities.tables import OPPORTUNITY
from ledger.rules.mass.opportunities.unit import dead_after, flees, penalty
from ledger.rules.mass.opportunities.windows import (
    FORCING,
    demanded,
    distance,
    last,
    phase,
    steps,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.mass.opportunities.battle import Battle, Hero
    from ledger.state import State

# The rules by which each pays for a turn, and when it is done.
PAYING = {
    "BAN": "MASS-OPP-BAN-02",
    "TEN": "MASS-OPP-TEN-02",
    "PRE": "MASS-OPP-PRE-02",
    "POU": "MASS-OPP-POU-02",
    "AID": "MASS-OPP-AID-03",
    "CAP": "MASS-OPP-CAP-04",
    "COM": "MASS-OPP-COM-04",
}
REWARDING = {
    "CAP": "MASS-OPP-CAP-05",
    "CRG": "MASS-OPP-CRG-04",
    "MES": "MASS-OPP-MES-04",
}
ENDING = {
    "INF": "MASS-OPP-INF-04",
    "AID": "MASS-OPP-AID-02",
    "CRG": "MASS-OPP-CRG-04",
    "MES": "MASS-OPP-MES-03",
} | HELPING


class Passed(NamedTuple):
    """What the end of a turn brings.

    Attributes:
        battle: the battle at the beginning of the next turn.
        gains: reputation for the battle scores.
        lines: its modifiers of the next strategy rolls, also kept in the battle.
        ended: the opportunities that are over.
        healed: the heroes whom a doctor has seen, who have no flesh wounds left.
        dramatic: how many dramatic wounds the doctor heals for each of them.
    """

    battle: Battle
    gains: tuple[Gain, ...]
    lines: tuple[Line, ...]
    ended: tuple[Ended, ...]
    healed: tuple[str, ...]
    dramatic: int


def turn_passed(state: State, battle: Battle) -> Passed:
    """Ends the current turn; each hero has his `now`, and whether he is out."""
    reason = stopped(battle)
    if reason:
        raise reason.refusal()
    closing = Closing(state, battle)
    for hero in battle.heroes:
        closing.settle(hero)
    turn = battle.turn + 1
    due = (*(one for one in battle.lines if one.turn >= turn), *closing.lines)
    after = closing.after._replace(turn=turn, lines=due)
    return Passed(
        after,
        tuple(closing.gains),
        tuple(closing.lines),
        tuple(closing.ended),
        tuple(closing.healed),
        OPPORTUNITY["INF"]["heal_dramatic"],
    )


def earned(
    state: State, battle: Battle, hero: Hero, one: Running
) -> tuple[tuple[Gain, ...], tuple[Line, ...]]:
    """What an opportunity has earned this turn before another replaces it."""
    closing = Closing(state, battle)
    place = demanded(state, battle, hero, one, battle.turn)
    there = hero.now is not None and place in {None, hero.now.level}
    if there and phase(state, one, battle.turn) == "window":
        closing.pay(hero, one)
    return tuple(closing.gains), tuple(closing.lines)


class Closing:
    """Goes through each hero's running opportunities, and collects the results.

    Args:
        state: the campaign, for its house rules.
        battle: the battle at the end of the current turn.
    """

    def __init__(self, state: State, battle: Battle) -> None:
        self.state, self.battle, self.after = state, battle, battle
        self.gains: list[Gain] = []
        self.lines: list[Line] = []
        self.ended: list[Ended] = []
        self.healed: list[str] = []

    def settle(self, hero: Hero) -> None:
        """Settles one hero's opportunities, and how the next roll remembers him."""
        left = [self._turn(hero, one) for one in hero.running]
        fell = hero.out and not hero.gone
        healed = hero.id in self.healed
        self.after = self.after.put(
            hero._replace(
                running=tuple(one for one in left if one),
                stood=hero.now.level if hero.now else "",
                fell=fell and not hero.spared,
                gone=hero.out,
                spared=False,
                healed=healed,
                now=None,
            )
        )

    def _turn(self, hero: Hero, one: Running) -> Running | None:
        """What is left of an opportunity at the end of the turn."""
        code, turn = one.code, self.battle.turn
        counts = phase(self.state, one, turn) == "window"
        place = demanded(self.state, self.battle, hero, one, turn)
        if hero.out and not (code == "INF" and house(self.state, "opp.when_ko")):
            if counts:
                self.pay(hero, one)
            self._over(hero, code, "fallen", "MASS-OPP-GEN-12")
            return None
        if not counts:
            return one
        if place and (hero.now is None or hero.now.level != place):
            self._over(hero, code, "left", FORCING[code])
            return None
        self.pay(hero, one)
        further = {"MES": self._carried, "COM": self._suffered}.get(code)
        if further:
            return further(hero, one)
        return self._done(hero, one) if last(self.state, one) == turn else one

    def _over(self, hero: Hero, code: str, why: str, rule: str) -> None:
        self.ended.append(Ended(hero.id, code, why, rule))

    def _gain(self, hero: Hero, value: int, code: str, rule: str) -> None:
        if value:
            self.gains.append(Gain(hero.id, value, code, rule))

    def _line(self, hero: Hero, who: str, value: int, code: str, rule: str) -> None:
        turn = self.battle.turn + 1
        if value:
            facts = (who, value, OPPORTUNITY_KEY, rule, hero.id, code, turn)
            self.lines.append(Line(*facts))

    def pay(self, hero: Hero, one: Running) -> None:
        """Pays what the turn itself gives, to a fallen hero if he earned it before."""
        code, kind = one.code, OPPORTUNITY[one.code]
        fallen = bool(kind.get("rep_fallen"))
        if code == "AID":
            fallen = bool(house(self.state, "opp.aid_rep_on_ko"))
        if code not in PAYING or (hero.out and not fallen):
            return
        value = int(kind.get("rep_turn", 0))
        if "rep_by_level" in kind and hero.now:
            value = int(kind["rep_by_level"][hero.now.level])
        if code == "COM" and hero.now:
            value = penalty(hero.now.hits)
            enemy = self.battle.enemy(hero.side).id
            self._line(hero, enemy, -value, code, HARMING[code])
        self._gain(hero, value, code, PAYING[code])

    def _done(self, hero: Hero, one: Running) -> Running | None:
        """Completes an opportunity: its last turn is over, and he is on his feet.

        By MASS-OPP-TEN-03, MASS-OPP-PRE-03, MASS-OPP-POU-03, MASS-OPP-CRG-04.
        """
        code, kind = one.code, OPPORTUNITY[one.code]
        if "after" in kind:
            return one
        if code == "INF":
            self.healed.append(hero.id)
        if code == "CAP":
            lost = self.battle.enemy(hero.side)._replace(banner_lost=True)
            self.after = self.after.put_side(lost)
        self._succeed(hero, code, kind.get("rep_done", 0), kind.get("ally_next", 0))
        return None

    def _succeed(self, hero: Hero, code: str, value: int, ally: int) -> None:
        self._gain(hero, value, code, REWARDING.get(code, ""))
        self._line(hero, hero.side, ally, code, HELPING.get(code, ""))
        self._over(hero, code, "done", ENDING[code])

    def _carried(self, hero: Hero, one: Running) -> Running | None:
        """Moves a message, or delivers it (MASS-OPP-MES-03, -04, -02)."""
        made = steps(self.state, hero, one, self.battle.turn)
        if made < distance(one.level):
            return one._replace(tally=made)
        taken = self.battle.turn - one.won
        bonus = max(OPPORTUNITY["MES"]["ally_most"] - taken, 0)
        self._succeed(hero, one.code, bonus, bonus)
        return None

    def _suffered(self, hero: Hero, one: Running) -> Running | None:
        """Kills a brute for each die of damage; then the others may flee."""
        dice = hero.now.damage_dice if hero.now else 0
        dead = dead_after(one.tally, dice)
        if not flees(self.state, dead):
            return one._replace(tally=dead)
        self._over(hero, one.code, "fled", "MASS-OPP-COM-07")
        return None
