"""What is decided about a turn beforehand, and what is impossible."""

from __future__ import annotations

from ledger.errors import Misuse, Refused
from ledger.record import NamedTuple
from ledger.rules.mass.armies import general_himself
from ledger.rules.mass.facts import RAISES
from ledger.rules.mass.house import demand, house
from ledger.rules.mass.naming import known
from ledger.rules.mass.opportunities.windows import rolls
from ledger.rules.mass.personal import ENGAGEMENTS
from ledger.rules.mass.strategy import GROUND
from ledger.rules.mass.tactics import ORDER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import TypeVar

    from ledger.rules.mass.opportunities.battle import Battle
    from ledger.state import State

    Typed = TypeVar("Typed")
    Pairs = Sequence[tuple[str, Typed]]  # sides or heroes, and what is given for each

NONE = "none"  # no special terrain any more


class Wishes(NamedTuple):
    """What is decided about a turn beforehand, by hero or by side.

    Attributes:
        engage: the places of heroes.
        tactics: what the sides have chosen.
        lend: the heroes who lend their Command.
        raises: the free raises that are spent, by side; by hero, too, where the house
            rules let them be spent on any roll.
        totals: the totals of rolls that the generals made at the table.
        terrain: the terrain of the sides from now on.
        other: other modifiers of a general's roll.
    """

    engage: Mapping[str, str] = {}
    tactics: Mapping[str, str] = {}
    lend: tuple[str, ...] = ()
    raises: Mapping[str, int] = {}
    totals: Mapping[str, int] = {}
    terrain: Mapping[str, tuple[str, ...]] = {}
    other: Mapping[str, int] = {}


def once(state: State, pairs: Pairs[Typed]) -> dict[str, Typed]:
    """The value given for each, which may be given only once."""
    by_name: dict[str, Typed] = {}
    for who, wish in pairs:
        if who in by_name:
            raise Misuse("usage", "mass.said_twice", name=state.name(who))
        by_name[who] = wish
    return by_name


def check(state: State, battle: Battle, wishes: Wishes) -> None:
    """Refuses what no ruling makes possible, before anybody is asked anything."""
    for hero, level in wishes.engage.items():
        known("engagement", level, ENGAGEMENTS)
        _may_stand(state, battle, hero)
    for side, tactic in wishes.tactics.items():
        demand(state, "tactics")
        known("tactic", tactic, ORDER)
        before = kept_tactic(state, side)
        if before not in (None, tactic):
            rule = "mass.tactics.each_turn"
            facts = {"side": side, "tactic": before}
            raise Refused("rule", "mass.tactic_kept", rule=rule, **facts)
    for who in wishes.raises:
        _may_raise(state, battle, who)
    for army in battle.sides:
        _enough(state, battle, wishes, army.id)
    for grounds in wishes.terrain.values():
        demand(state, "terrain")
        for ground in grounds:
            known("terrain", ground, (*GROUND, NONE))
        if NONE in grounds and len(grounds) > 1:
            raise Misuse("usage", "mass.ground_alone", rule="MASS-TURN-05")


def _may_stand(state: State, battle: Battle, hero: str) -> None:
    """Refuses a level for those out of action, or leading the army from behind."""
    if battle.hero(hero).out:
        rule = "MASS-PERS-14"
        raise Refused("rule", "mass.out_of_action", rule=rule, hero=hero)
    if leads(state, hero):
        rule = "mass.general.personal_roll"
        raise Refused("rule", "mass.leads", rule=rule, hero=hero)


def _may_raise(state: State, battle: Battle, who: str) -> None:
    """Refuses raises for heroes' own rolls unless a house rule allows (MASS-AMB-09)."""
    if who in {side.id for side in battle.sides}:
        return
    if house(state, "raises.scope") != "any":
        rule = "mass.raises.scope"
        raise Refused("rule", "mass.raises_scope", rule=rule, setting=rule)
    if leads(state, who):
        rule = "mass.general.personal_roll"
        raise Refused("rule", "mass.leads", rule=rule, hero=who)
    without = rolls(state, battle, who)
    if without:
        raise Refused("rule", "mass.no_roll", rule=without, hero=who)


def _enough(state: State, battle: Battle, wishes: Wishes, side: str) -> None:
    """Refuses more raises than there are, and more lending heroes than allowed."""
    own = {side, *(hero.id for hero in battle.of(side))}
    need = sum(number for who, number in wishes.raises.items() if who in own)
    have = state.balance(side, RAISES)
    if need > have:
        facts = {"side": side, "have": have, "need": need}
        raise Refused("not_enough", "mass.raises", rule="MASS-PREP-05", **facts)
    most = int(house(state, "command.max"))
    if most and len(own & set(wishes.lend)) > most:
        raise Misuse("usage", "mass.many_lend", rule="mass.command.max", most=most)


def leads(state: State, hero: str) -> bool:
    """Whether a hero is his side's general, and so stays out of it (MASS-AMB-51)."""
    if house(state, "general.personal_roll"):
        return False
    return general_himself(state, str(state.get(hero, "side"))) == hero


def kept_tactic(state: State, side: str) -> str | None:
    """The tactic that a side may not change, where the table chooses once for all."""
    if house(state, "tactics.each_turn"):
        return None
    return state.text(side, "tactic")


def ground_of(state: State, side: str, wishes: Wishes) -> tuple[str, ...]:
    """The terrain of a side: as given, or else as before."""
    wished = wishes.terrain.get(side)
    if wished is None:
        return state.words(side, "terrain")
    return () if wished == (NONE,) else tuple(dict.fromkeys(wished))
