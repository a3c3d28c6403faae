"""Which opportunities can be won while others run: the rule's answer in all cases."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from ledger.record import NamedTuple
from ledger.rules.mass.house import GAME
from ledger.rules.mass.opportunities.battle import Battle, Hero, Now, Running, Side
from ledger.rules.mass.opportunities.offering import conflicts, lasting
from ledger.rules.mass.opportunities.tables import OPPORTUNITY
from ledger.rules.mass.opportunities.windows import (
    CODES,
    at_once,
    demanded,
    distance,
    phase,
)
from ledger.rules.mass.personal import ENGAGEMENTS
from ledger.state import CAMPAIGN, RULES, State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.effects import Value

WON = 1  # the turn in which the running one was won
LATEST = WON + len(ENGAGEMENTS) + 1  # by then even a banner is home
SIDES = (Side("side:own"), Side("side:enemy"))
SOMEBODY = "hero:somebody"
LATELY = 256  # cached answers: all opportunities, for a few sets of house rules


class Beside(NamedTuple):
    """What keeps a hero from an opportunity.

    Attributes:
        never: those during which he can never have it.
        sometimes: those during which it depends on his place.
    """

    never: tuple[str, ...]
    sometimes: tuple[str, ...]


def beside(state: State, code: str) -> Beside:
    """Which running opportunities keep a hero from this one (MASS-OPP-GEN-09).

    It depends on nothing in a battle, and only on the house rules of mass combat.
    """
    rules = state.facts.get(RULES, {})
    own = (item for item in rules.items() if item[0].startswith(f"{GAME}."))
    return _beside(Table(state.game, tuple(sorted(own))), code)


class Table(NamedTuple):
    """A table of players, as far as the answer depends on it: its house rules."""

    game: str
    rules: tuple[tuple[str, Value], ...]

    def state(self) -> State:
        """The state of a new campaign with these house rules."""
        state = State()
        state.facts.update({CAMPAIGN: {"game": self.game}, RULES: dict(self.rules)})
        return state


@lru_cache(LATELY)  # thousands of cases, needed for every card
def _beside(table: Table, code: str) -> Beside:
    state = table.state()
    if at_once(state, code) or not OPPORTUNITY[code].get("force"):
        return Beside((), ())  # one that demands no place goes with any other
    kept = {
        running: {
            running in conflicts(state, battle, hero, code)
            for battle, hero in _lasting(table, running)
            if running != code
        }
        for running in CODES
    }
    return Beside(
        tuple(running for running, cases in kept.items() if cases == {True}),
        tuple(running for running, cases in kept.items() if cases == {True, False}),
    )


@lru_cache(LATELY)  # every opportunity is tested at the same moments
def _lasting(table: Table, running: str) -> tuple[tuple[Battle, Hero], ...]:
    """A demanding one that still runs, for every place and turn it was won in."""
    state, kind = table.state(), OPPORTUNITY[running]
    demands = kind.get("force") or kind.get("stays")
    if not demands or at_once(state, running):
        return ()
    return tuple(
        (battle, hero)
        for level, turn in product(ENGAGEMENTS, range(WON + 1, LATEST))
        for battle, hero in _moments(state, Running(running, WON, level), turn)
        if any(one.code == running for one in lasting(state, battle, hero))
    )


def _moments(
    state: State, running: Running, turn: int
) -> Iterator[tuple[Battle, Hero]]:
    """A hero who has it, in every situation possible after this turn's roll."""
    ten = int(OPPORTUNITY["MES"]["step_from"])
    carried, totals = 1, [ten]
    if running.code == "MES":
        carried, totals = min(distance(running.level), turn - WON), [ten - 1, ten]
    for steps, total in product(range(carried), totals):
        one = running._replace(tally=steps)
        bare = Hero(SOMEBODY, SIDES[0].id, running=(one,))
        battle = Battle(turn, SIDES, (bare,))
        if phase(state, one, turn) == "over":
            continue
        place = demanded(state, battle, bare, one, turn)
        for level in ENGAGEMENTS if place is None else (place,):
            hero = bare._replace(now=Now(level, total, total))
            yield battle.put(hero), hero
