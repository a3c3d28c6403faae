"""Scenarios of battles: drawing one, and who wins it.

All scores are doubled, so that half the cost of a hero needs no rounding
(MED-AMB-BATTLE-6).
"""

from __future__ import annotations

from ledger.dice import d
from ledger.errors import Refused
from ledger.record import NamedTuple
from ledger.rules.medfan import roster
from ledger.rules.medfan.house import house
from ledger.rules.medfan.land import SIX
from ledger.rules.medfan.tables import SCENARIO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ledger.state import State
    from ledger.table import Table

ROWS: tuple[str, ...] = SCENARIO["rows"]
POINTS = SCENARIO["points"]
SIDES = ("attacker", "defender")
DRAW = "draw"
KILLED, WOUNDED = "killed", "wounded"
# What is counted for each side: a number for each word, or costs to be added.
COUNTS = {
    "pitched_battle": ("killed",),
    "holding_ground": ("pieces",),
    "king_of_the_hill": ("figures",),
    "rescue": (),
    "cursed_gem": (),
    "assassination": ("killed", "wounded"),
    "breakthrough": ("in_zone", "left"),
    "witch_hunt": ("killed", "wounded"),
    "decapitate": (
        *("general_killed", "general_wounded", "chief_killed", "chief_wounded"),
        *("both_killed", "both_wounded"),
    ),
    "sabotage": ("buildings",),
    "terror": ("failed",),
    "loot": ("treasures",),
}
TIEBREAK = "cost"  # the cost of enemies killed, where the house rule asks for it
FREE, LEFT, PRISON, DEAD = "free", "left", "prison", "dead"
PRISONER = (FREE, LEFT, PRISON, DEAD)
LINE = "line"
GEM = (*SIDES, LINE)
RULE = {
    "pitched_battle": "MED-BATTLE-03",
    "holding_ground": "MED-BATTLE-05",
    "king_of_the_hill": "MED-BATTLE-07",
    "rescue": "MED-BATTLE-14",
    "cursed_gem": "MED-BATTLE-18",
    "assassination": "MED-BATTLE-19",
    "breakthrough": "MED-BATTLE-21",
    "witch_hunt": "MED-BATTLE-23",
    "decapitate": "MED-BATTLE-24",
    "sabotage": "MED-BATTLE-27",
    "terror": "MED-BATTLE-28",
    "loot": "MED-BATTLE-30",
}


class Victim(NamedTuple):
    """A figure that was killed or wounded in the battle.

    Attributes:
        fate: "killed" or "wounded": the final state (MED-AMB-BATTLE-5).
        cost: what it is worth.
        hero: whether it is a hero.
        mage: whether it is a mage.
        general: whether it is the general.
        chief: whether it counts as a chief.
    """

    fate: str
    cost: int = 0
    hero: bool = False
    mage: bool = False
    general: bool = False
    chief: bool = False


# Drawing ---------------------------------------------------------------------


def drawn(table: Table, *, two_dice: bool = False) -> tuple[int, str]:
    """A scenario by the die: its number and its id (MED-BATTLE-02).

    Of two six-sided dice, the first gives the half and the second the place in it;
    their sum could never give 1.
    """
    if two_dice:
        half, place = table.roll(None, "scenario", SIX, 2)
        number = place + (len(SIX.faces) if half > len(SIX.faces) // 2 else 0)
    else:
        (number,) = table.roll(None, "scenario", d(len(ROWS)), 1)
    return number, ROWS[number - 1]


def unplayable(state: State, scenario: str, attacker: str, defender: str) -> bool:
    """Whether the armies lack what the scenario needs (MED-AMB-BATTLE-3)."""
    sides = {
        player: [f for f in roster.figures(state, player) if roster.ready(state, f)]
        for player in (attacker, defender)
    }
    both = [*sides[attacker], *sides[defender]]
    if scenario == "rescue":
        return not _heroes(state, sides[attacker])
    if scenario == "assassination":
        return not _heroes(state, both)
    if scenario == "witch_hunt":
        return not any(roster.has_role(state, f, "mage") for f in both)
    if scenario == "decapitate":
        return not any(
            roster.has_role(state, f, "general") or counts_as_chief(state, f)
            for f in both
        )
    return False


def _heroes(state: State, figures: Iterable[str]) -> list[str]:
    return [f for f in figures if state.get(f, "kind") == roster.HERO]


def has_hero(state: State, player: str) -> bool:
    """Whether a hero of this army may fight."""
    army = roster.figures(state, player)
    return bool(_heroes(state, (f for f in army if roster.ready(state, f))))


def counts_as_chief(state: State, figure: str) -> bool:
    """Whether it counts as a chief when killed (MED-AMB-TERR-4)."""
    if house(state, "academy_counts_for_decapitate"):
        return roster.is_chief(state, figure)
    return roster.has_role(state, figure, "chief")


def victim(state: State, figure: str, fate: str) -> Victim:
    """A figure of the campaign as a scenario counts it."""
    return Victim(
        fate,
        roster.cost(state, figure),
        hero=state.get(figure, "kind") == roster.HERO,
        mage=roster.has_role(state, figure, "mage"),
        general=roster.has_role(state, figure, "general"),
        chief=counts_as_chief(state, figure),
    )


# Scores ----------------------------------------------------------------------


def counted(scenario: str, victims: Iterable[Victim]) -> dict[str, int]:
    """What a side has scored, from the enemies it has killed and wounded.

    Only for scenarios that are decided by casualties alone.
    """
    counts = dict.fromkeys(COUNTS[scenario], 0)
    for one in victims:
        key, worth = _counts_as(scenario, one)
        if key in counts:
            counts[key] += worth
    return counts


def _counts_as(scenario: str, one: Victim) -> tuple[str, int]:
    if scenario == "pitched_battle":
        return one.fate, one.cost
    if scenario == "assassination" and one.hero:  # MED-BATTLE-19
        return one.fate, one.cost
    if scenario == "witch_hunt" and one.mage:  # MED-BATTLE-23
        return one.fate, 1
    if scenario == "decapitate":  # MED-BATTLE-24, -25
        offices = ("both", "general", "chief")
        held = (one.general and one.chief, one.general, one.chief)
        for office, holds in zip(offices, held, strict=True):
            if holds:
                return f"{office}_{one.fate}", 1
    return "", 0


def score(state: State, scenario: str, counts: Mapping[str, int]) -> int:
    """The doubled score of a side from its counts."""
    _check(scenario, counts)
    return 2 * sum(counts.get(k, 0) for k in COUNTS[scenario]) + sum(
        counts.get(key, 0) * more for key, more in _weights(state, scenario).items()
    )


def _weights(state: State, scenario: str) -> dict[str, int]:
    """The weight of each thing in a doubled score, where it is not 2."""
    if scenario == "assassination":  # MED-BATTLE-20
        return {"wounded": -1}
    if scenario == "breakthrough":  # MED-BATTLE-21, -22
        points = POINTS["breakthrough"]
        return {"left": 2 * points["left"] - 2, "in_zone": 2 * points["in_zone"] - 2}
    if scenario == "witch_hunt":  # MED-BATTLE-23
        return {fate: 2 * vp - 2 for fate, vp in POINTS["witch_hunt"].items()}
    if scenario == "decapitate":  # MED-BATTLE-24, -25
        weights = {}
        highest = house(state, "general_and_chief_vp") == "highest"
        for fate in (KILLED, WOUNDED):
            general, chief = POINTS["general"][fate], POINTS["chief"][fate]
            both = max(general, chief) if highest else general + chief
            for office, vp in (("general", general), ("chief", chief), ("both", both)):
                weights[f"{office}_{fate}"] = 2 * vp - 2
        return weights
    return {}


def _check(scenario: str, counts: Mapping[str, int]) -> None:
    for key in counts:
        if key not in (*COUNTS[scenario], TIEBREAK):
            known = list(COUNTS[scenario]) or ["–"]
            facts = {"scenario": scenario, "counted": key, "counts": known}
            raise Refused("rule", "medfan.not_counted", rule=RULE[scenario], **facts)
    most = SCENARIO["buildings"]
    if counts.get("buildings", 0) > most:
        raise Refused("rule", "medfan.buildings", rule="MED-BATTLE-26", most=most)


def held(pieces: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """How many pieces of scenery each side holds, by the figures on each.

    Equal numbers, or no figures, hold nothing (MED-BATTLE-34).
    """
    first = sum(one > other for one, other in pieces)
    second = sum(other > one for one, other in pieces)
    return first, second


def winner(
    state: State,
    scenario: str,
    attacker: Mapping[str, int],
    defender: Mapping[str, int],
) -> tuple[str, int, int]:
    """The winner by the counts, and both doubled scores.

    Equal scores are a draw, unless the house rule compares the cost of those killed
    (MED-AMB-BATTLE-1).
    """
    most = SCENARIO["treasures"]
    if (
        scenario == "loot"
        and sum(s.get("treasures", 0) for s in (attacker, defender)) > most
    ):
        raise Refused("rule", "medfan.treasures", rule="MED-BATTLE-29", most=most)
    first, second = score(state, scenario, attacker), score(state, scenario, defender)
    ours, theirs = first, second
    if ours == theirs and house(state, "battle_tiebreak") == "cost_killed":
        ours, theirs = (counts.get(TIEBREAK, 0) for counts in (attacker, defender))
    if ours == theirs:
        return DRAW, first, second
    return SIDES[ours < theirs], first, second


def rescued(prisoner: str) -> str:
    """The winner of a Rescue, in which there is no draw (MED-BATTLE-13, -14)."""
    return SIDES[prisoner not in (FREE, LEFT)]


def gem_winner(half: str) -> str:
    """The winner of the Cursed gem, by the half it is in (MED-BATTLE-18).

    The player who has brought it into the other's half; on the line, nobody.
    """
    if half == LINE:
        return DRAW
    return SIDES[half == SIDES[0]]
