"""Which opportunities a hero may have, and why not the others."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.record import NamedTuple
from ledger.rules.mass.house import demand, house, plays_with
from ledger.rules.mass.opportunities.battle import MEDIC, Running
from ledger.rules.mass.opportunities.tables import OPPORTUNITY
from ledger.rules.mass.opportunities.unit import dead_after, flees
from ledger.rules.mass.opportunities.windows import (
    CODES,
    UNSURE,
    at_once,
    demanded,
    distance,
    orders,
    phase,
    steps,
)
from ledger.rules.mass.personal import ENGAGEMENTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ledger.rules.mass.opportunities.battle import Battle, Hero
    from ledger.state import State

    Check = Callable[[State, Battle, Hero, str], "Reason | None"]

# The longest way home with a banner, after which its demands no longer change.
HORIZON = len(ENGAGEMENTS)
FIRED = ("CRG", "COM")


class Reason(NamedTuple):
    """Why an opportunity is not for a hero.

    Attributes:
        key: the key of its sentence.
        rule: the rule, or house rule, that forbids it.
        facts: what the sentence mentions.
    """

    key: str
    rule: str
    facts: dict[str, Any]

    def refusal(self) -> Refused:
        """The same as a refusal."""
        return Refused("rule", self.key, rule=self.rule, **self.facts)


class Offer(NamedTuple):
    """One of the opportunities, for one hero.

    Attributes:
        code: which one.
        reason: why he cannot have it; None where he can.
        order: whether it is an order, which he may not decline.
        drops: the running ones that it would replace.
    """

    code: str
    reason: Reason | None
    order: bool
    drops: tuple[str, ...] = ()


def offered(state: State, battle: Battle, who: str) -> tuple[Offer, ...]:
    """All opportunities in the order of the text, each legal or with its reason."""
    demand(state, "opportunities")
    hero = battle.hero(who)
    return tuple(offer(state, battle, hero, code) for code in CODES)


def offer(state: State, battle: Battle, hero: Hero, code: str) -> Offer:
    """One opportunity for one hero who has made his personal roll."""
    order = orders(code) or not house(state, "opp.decline")
    against = () if at_once(state, code) else conflicts(state, battle, hero, code)
    replaces = house(state, "opp.on_conflict") == "drop_old"
    for check in CHECKS:
        reason = check(state, battle, hero, code)
        if reason:
            return Offer(code, reason, order)
    if against and not replaces:
        facts = {"opportunity": code, "running": against[0]}
        return Offer(code, Reason("mass.opp.conflict", "MASS-OPP-GEN-09", facts), order)
    return Offer(code, None, order, against)


def legal(state: State, battle: Battle, who: str) -> tuple[str, ...]:
    """The codes of those that a hero may have."""
    return tuple(o.code for o in offered(state, battle, who) if o.reason is None)


def lasting(state: State, battle: Battle, hero: Hero) -> tuple[Running, ...]:
    """The opportunities that have turns left after the current one."""
    return tuple(
        one
        for one in hero.running
        if phase(state, one, battle.turn + 1) != "over"
        and not _closing(state, battle, hero, one)
    )


def _closing(state: State, battle: Battle, hero: Hero, running: Running) -> bool:
    """Whether it ends with this turn: a message delivered, a unit that flees."""
    if hero.now is None or phase(state, running, battle.turn) != "window":
        return False
    if running.code == "MES":
        made = steps(state, hero, running, battle.turn)
        return made >= distance(running.level)
    if running.code == "COM":
        return flees(state, dead_after(running.tally, hero.now.damage_dice))
    return False


def conflicts(state: State, battle: Battle, hero: Hero, code: str) -> tuple[str, ...]:
    """The running ones that rule it out (MASS-OPP-GEN-09)."""
    if hero.now is None or hero.now.level == MEDIC:
        return ()
    waits = code == "INF" and bool(house(state, "opp.inf_keep"))
    new = Running(code, battle.turn, hero.now.level, waits=waits)
    return tuple(
        one.code
        for one in lasting(state, battle, hero)
        if not together(state, battle, hero, (one, new), battle.turn + 1)
    )


def together(
    state: State,
    battle: Battle,
    hero: Hero,
    pair: tuple[Running, Running],
    start: int,
) -> bool:
    """Whether two may run at the same time from a turn on.

    In every turn that they share, both must certainly demand the same place, or one
    none; and a hero may not see a doctor while he has somebody to protect.
    """
    for turn in range(start, start + HORIZON):
        a, b = (demanded(state, battle, hero, one, turn) for one in pair)
        if a is not None and b is not None and (a != b or a == UNSURE):
            return False
        if MEDIC in (a, b) and any(_stays(state, one, turn) for one in pair):
            return False
    return True


def _stays(state: State, running: Running, turn: int) -> bool:
    stays = OPPORTUNITY[running.code].get("stays")
    return bool(stays) and phase(state, running, turn) == "window"


# Checks -----------------------------------------------------------------------


def _on_his_feet(state: State, _battle: Battle, hero: Hero, code: str) -> Reason | None:
    """The reason that he has fallen: damage comes first (MASS-OPP-GEN-06, -05)."""
    if hero.out and not (code == "INF" and house(state, "opp.when_ko")):
        return Reason("mass.opp.fallen", "MASS-OPP-GEN-06", {"hero": hero.id})
    return None


def _has_rolled(_: State, _battle: Battle, hero: Hero, _code: str) -> Reason | None:
    """The reason that he made no personal roll, which alone gives an opportunity."""
    if hero.now is None or hero.now.level == MEDIC:
        return Reason("mass.opp.no_roll", "MASS-OPP-INF-05", {"hero": hero.id})
    return None


def _commissioned(_: State, _battle: Battle, hero: Hero, code: str) -> Reason | None:
    if code == "COM" and not hero.commission:
        return Reason("mass.opp.commission", "MASS-OPP-COM-01", {"hero": hero.id})
    return None


def _of_montaigne(_: State, battle: Battle, hero: Hero, code: str) -> Reason | None:
    if code == "MAG" and not battle.side(hero.side).montaigne:
        return Reason("mass.opp.no_mage", "MASS-OPP-MAG-01", {"side": hero.side})
    return None


def _shots_are_fired(
    state: State, _battle: Battle, _hero: Hero, code: str
) -> Reason | None:
    if code in FIRED and not plays_with(state, "volley"):
        key = "mass.modules.volley"
        return Reason("mass.left_out", key, {"setting": key})
    return None


def _banner_is_free(
    state: State, battle: Battle, hero: Hero, code: str
) -> Reason | None:
    """The reason that a banner is not free: each side has one (MASS-OPP-GEN-14)."""
    if code not in {"BAN", "CAP"} or not house(state, "opp.one_banner"):
        return None
    rule = "MASS-OPP-GEN-14"
    own, enemy = battle.side(hero.side), battle.enemy(hero.side)
    for one in battle.of(own.id):
        if one.has(code) and not one.out:
            facts = {"opportunity": code, "hero": one.id}
            return Reason("mass.opp.banner_held", rule, facts)
    if code == "CAP" and enemy.banner_lost:
        return Reason("mass.opp.banner_home", rule, {"side": enemy.id})
    taken = any(one.has("CAP") and not one.out for one in battle.of(enemy.id))
    if code == "BAN" and (own.banner_lost or taken):
        return Reason("mass.opp.banner_taken", rule, {"side": own.id})
    return None


def _not_again(state: State, battle: Battle, hero: Hero, code: str) -> Reason | None:
    """The reason that the same opportunity is still running (MASS-OPP-GEN-08).

    That is one with turns left, or a charge until its own turn is over.
    """
    charging = (one for one in hero.running if one.won == battle.turn)
    for one in (*charging, *lasting(state, battle, hero)):
        stage = phase(state, one, battle.turn + 1)
        stacks = stage == "after" and house(state, "opp.cav_stack")
        if one.code == code and not stacks:
            facts = {"opportunity": code, "hero": hero.id}
            return Reason("mass.opp.running", "MASS-OPP-GEN-08", facts)
    return None


def _not_too_many(state: State, battle: Battle, hero: Hero, code: str) -> Reason | None:
    most = int(house(state, "opp.max_active"))
    if at_once(state, code) or not most:
        return None
    left = len(lasting(state, battle, hero))
    if house(state, "opp.on_conflict") == "drop_old":
        left -= len(conflicts(state, battle, hero, code))
    if left >= most:
        facts = {"most": most, "hero": hero.id}
        return Reason("mass.opp.most", "MASS-AMB-23", facts)
    return None


# First, what no ruling makes possible: the first reason is the one shown.
CHECKS: tuple[Check, ...] = (
    _has_rolled,
    _shots_are_fired,
    _not_again,
    _on_his_feet,
    _commissioned,
    _of_montaigne,
    _banner_is_free,
    _not_too_many,
)
