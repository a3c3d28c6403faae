"""Settling opportunities and duels, between the rolls and the end of a turn."""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.errors import Misuse, Refused
from ledger.naming import clean_name
from ledger.rules.game import Outcome
from ledger.rules.mass.armies import refuse_over
from ledger.rules.mass.closing import (
    begun,
    ended_rows,
    gain_rows,
    line_rows,
    scored,
)
from ledger.rules.mass.facts import APART
from ledger.rules.mass.falling import forfeited
from ledger.rules.mass.field import battle_of, recorded
from ledger.rules.mass.naming import known
from ledger.rules.mass.opportunities.choosing import chosen
from ledger.rules.mass.opportunities.duels import duelled
from ledger.rules.mass.opportunities.leaving import given_up, visits
from ledger.rules.mass.opportunities.taking import Choices, taken
from ledger.rules.mass.opportunities.unit import shots
from ledger.rules.mass.opportunities.windows import CODES
from ledger.rules.mass.spending import spend
from ledger.rules.mass.volley import volley
from ledger.state import WORLD, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.shapes.mass.battle import Duelled
    from ledger.state import State
    from ledger.table import Table

NONE = "none"  # the game master gives no opportunity after all


def settle(  # noqa: PLR0913, PLR0917 - each is a word of the command
    state: State,
    table: Table,
    hero: str,
    code: str | None,
    decline: bool,
    give_up: bool,
    visit: bool,
    total: int | None,
    tn: int | None,
    lost: bool,
    opponent: str | None,
    loss: int | None,
    raises: int | None,
) -> Outcome:
    """A hero takes or declines an opportunity, gives one up, or sees the doctor."""
    refuse_over(state)
    if visit:
        return _visit(state, table, hero)
    if give_up:
        if code is None:
            command = "mass opportunity"
            raise Misuse("usage", "usage.missing", names=["CODE"], command=command)
        return _give_up(state, table, hero, code)
    choices = Choices(
        not decline, total, tn, not lost, opponent or "", loss, raises or 0
    )
    return _receive(state, table, hero, code, choices)


def _receive(
    state: State, table: Table, who: str, code: str | None, choices: Choices
) -> Outcome:
    """A hero who has won one receives an opportunity, or the game master gives none."""
    if not state.get(who, "offered"):
        table.object(Refused("rule", "mass.none_won", rule="MASS-OPP-GEN-01", hero=who))
    before = battle_of(state)
    if code is None:
        key = f"opportunity.{state.name(who)}"
        code = chosen(state, table, before, who, key) or NONE
    known("opportunity", code, (*CODES, NONE))
    done = changed(state, who, "offered", None)
    if code == NONE:
        nothing = {"hero": who, "code": NONE, "how": NONE}
        return Outcome({"hero": who, "code": code}, nothing, [done])
    choices = choices._replace(opponent=opponent_of(state, choices.opponent))
    side = str(state.get(who, "side"))
    spent = spend(state, who, side, choices.raises if code == "TIR" else 0)
    received = taken(state, table, before, who, code, choices)
    volleys = []
    for shot in shots(state, received.battle, who) if received.how == "runs" else ():
        if shot.code == code == "CRG":
            name = state.name(who)
            fired = volley(state, table, shot.firing, shot.targets, about=name)
            volleys.append({"code": code, "rule": shot.rule, **fired.result})
    because = Because("MASS-OPP-DUE-05", who)
    effects = [
        done,
        *spent,
        *scored(received.gains),
        *moved(APART, received.apart, WORLD, who, because),
        *recorded(state, before, received.battle),
    ]
    result = {
        "hero": who,
        "code": code,
        "how": received.how,
        "gains": gain_rows(received.gains),
        "lines": line_rows(received.lines),
        "ended": ended_rows(received.ended),
        "apart": received.apart,
        "volleys": volleys,
        **({"roll": received.roll} if received.roll else {}),
    }
    return Outcome({"hero": who, "code": code}, result, effects)


def opponent_of(state: State, word: str) -> str:
    """The opponent in a duel: a hero or champion, or any name."""
    heroes = {state.name(hero).casefold(): hero for hero in state.subjects("hero")}
    return heroes.get(word.casefold()) or (clean_name(word) if word else "")


def _give_up(state: State, table: Table, who: str, code: str) -> Outcome:
    """A hero gives up a running opportunity (MASS-OPP-GEN-11)."""
    code = known("opportunity", code, CODES)
    first = begun(state, table)
    before = battle_of(first.state)
    after, gone = given_up(first.state, table, before, who, code)
    result = {
        "hero": who,
        "code": code,
        "how": "given_up",
        "ended": ended_rows([gone]),
        "closed": first.before.facts if first.before else None,
    }
    effects = [*first.effects, *recorded(first.state, before, after)]
    asked = {"hero": who, "code": code}
    return Outcome(asked, result, effects, turn=first.state.turn)


def _visit(state: State, table: Table, who: str) -> Outcome:
    """A hero who has put it off sees the doctor now (MASS-AMB-56)."""
    first = begun(state, table)
    before = battle_of(first.state)
    after = visits(first.state, table, before, who)
    turn_end = first.before.facts if first.before else None
    result = {"hero": who, "code": "INF", "how": "visits", "closed": turn_end}
    effects = [*first.effects, *recorded(first.state, before, after)]
    asked = {"hero": who, "code": "INF"}
    return Outcome(asked, result, effects, turn=first.state.turn)


def duel(state: State, hero: str, loser: str) -> Outcome[Duelled]:
    """A duel is decided (MASS-OPP-DUE-04)."""
    refuse_over(state)
    before = battle_of(state)
    fallen = opponent_of(state, loser)
    decided = duelled(state, before, hero, fallen)
    result: Duelled = {"hero": hero, "loser": loser, "lines": line_rows(decided.lines)}
    asked = {"hero": hero, "loser": loser}
    effects = [*forfeited(state, fallen), *recorded(state, before, decided.battle)]
    return Outcome(asked, result, effects)
