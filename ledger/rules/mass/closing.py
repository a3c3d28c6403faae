"""After a turn's rolls: opportunities, the fallen, duels; the turn and the battle end."""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.errors import Misuse, Refused
from ledger.naming import clean_name
from ledger.record import NamedTuple
from ledger.rules.game import Outcome
from ledger.rules.mass.armies import of_side, refuse_over, sides
from ledger.rules.mass.facts import APART, RAISES, REPUTATION, SCORE
from ledger.rules.mass.falling import forfeited
from ledger.rules.mass.field import battle_of, recorded
from ledger.rules.mass.naming import known
from ledger.rules.mass.opportunities.choosing import chosen
from ledger.rules.mass.opportunities.duels import duelled
from ledger.rules.mass.opportunities.ending import finished, gained
from ledger.rules.mass.opportunities.leaving import given_up, visits
from ledger.rules.mass.opportunities.passing import turn_passed
from ledger.rules.mass.opportunities.taking import Choices, taken
from ledger.rules.mass.opportunities.unit import shots
from ledger.rules.mass.opportunities.windows import CODES
from ledger.rules.mass.spending import spend
from ledger.rules.mass.volley import volley
from ledger.state import CAMPAIGN, WORLD, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ledger.effects import Effect
    from ledger.rules.mass.opportunities.battle import Ended, Gain, Line
    from ledger.state import State
    from ledger.table import Table

NONE = "none"  # the game master gives no opportunity after all


class Closed(NamedTuple):
    """What the end of a turn brings.

    Attributes:
        effects: what it does to balances and facts.
        told: what came of it, as facts.
    """

    effects: list[Effect]
    told: dict[str, Any]


def open_turn(state: State) -> bool:
    """Whether a turn was fought that has not ended yet; a battle's end ends its last."""
    fought = state.number(CAMPAIGN, "fought") == state.turn
    return fought and not state.get(CAMPAIGN, "ended")


def waiting(state: State) -> list[str]:
    """The heroes who have won an opportunity that is not settled yet."""
    return [hero for hero in state.subjects("hero") if state.get(hero, "offered")]


def refuse_open(state: State) -> None:
    """Nothing goes on while an opportunity is not settled (MASS-TURN-10)."""
    heroes = waiting(state)
    if heroes:
        names = [state.name(hero) for hero in heroes]
        raise Refused("out_of_phase", "mass.pending", rule="MASS-TURN-10", names=names)


class Begun(NamedTuple):
    """The next turn, before anybody stands anywhere.

    Attributes:
        state: the campaign in it.
        effects: what it took to get there.
        before: the end of the turn that was fought; None if it had ended already.
    """

    state: State
    effects: list[Effect]
    before: Closed | None = None


def begun(state: State, table: Table) -> Begun:
    """Step 1 of a turn: the one before is closed first, if it is still open."""
    if state.get(CAMPAIGN, "victor"):
        raise Refused("out_of_phase", "mass.over", rule="MASS-END-01")
    if not open_turn(state):
        return Begun(state, [])
    refuse_open(state)
    before = closed(state, table)
    following = changed(state, CAMPAIGN, "turn", state.turn + 1)
    effects = [*before.effects, following]
    return Begun(state.copy().apply(effects), effects, before)


def closed(state: State, table: Table) -> Closed:
    """The end of the turn that was fought."""
    del table
    before = battle_of(state)
    passed = turn_passed(state, before)
    told = {
        "turn": before.turn,
        "gains": _gains_told(passed.gains),
        "lines": _lines_told(passed.lines),
        "ended": _ended_told(passed.ended),
        "healed": [{"hero": who, "dramatic": passed.dramatic} for who in passed.healed],
    }
    return Closed(
        [*_scored(passed.gains), *recorded(state, before, passed.battle)], told
    )


def _scored(gains: Iterable[Gain]) -> list[Effect]:
    """Reputation for the battle scores (MASS-OPP-GEN-04)."""
    return [
        effect
        for gain in gains
        for effect in moved(
            SCORE, gain.value, WORLD, gain.hero, Because(gain.rule, gain.hero)
        )
    ]


def _gains_told(gains: Iterable[Gain]) -> list[dict[str, Any]]:
    return [
        {"hero": g.hero, "reputation": g.value, "code": g.code, "rule": g.rule}
        for g in gains
    ]


def _lines_told(lines: Iterable[Line]) -> list[dict[str, Any]]:
    return [
        {
            "side": x.who,
            "value": x.value,
            "hero": x.hero,
            "code": x.code,
            "rule": x.rule,
        }
        for x in lines
    ]


def _ended_told(ended: Iterable[Ended]) -> list[dict[str, Any]]:
    return [
        {"hero": e.hero, "code": e.code, "why": e.why, "rule": e.rule} for e in ended
    ]


# What happens between the rolls and the end of a turn ------------------------------


def opportunity(
    state: State, table: Table, word: str, code: str | None, choices: Choices
) -> Outcome:
    """A hero who has won one receives an opportunity, or the game master gives none."""
    refuse_over(state)
    who = state.find("hero", word)
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
    choices = choices._replace(opponent=_opponent(state, choices.opponent))
    side = str(state.get(who, "side"))
    spent = spend(state, who, side, choices.raises if code == "TIR" else 0)
    found = taken(state, table, before, who, code, choices)
    volleys = []
    for shot in shots(state, found.battle, who) if found.how == "runs" else ():
        if shot.code == code == "CRG":
            name = state.name(who)
            fired = volley(state, table, shot.firing, shot.targets, about=name)
            volleys.append({"code": code, "rule": shot.rule, **fired.result})
    because = Because("MASS-OPP-DUE-05", who)
    effects = [
        done,
        *spent,
        *_scored(found.gains),
        *moved(APART, found.apart, WORLD, who, because),
        *recorded(state, before, found.battle),
    ]
    result = {
        "hero": who,
        "code": code,
        "how": found.how,
        "gains": _gains_told(found.gains),
        "lines": _lines_told(found.lines),
        "ended": _ended_told(found.ended),
        "apart": found.apart,
        "volleys": volleys,
        **({"roll": found.roll} if found.roll else {}),
    }
    return Outcome({"hero": who, "code": code}, result, effects)


def _opponent(state: State, word: str) -> str:
    """Whom a duel is fought with: a hero or champion, or any name."""
    heroes = {state.name(hero).casefold(): hero for hero in state.subjects("hero")}
    return heroes.get(word.casefold()) or (clean_name(word) if word else "")


def give_up(state: State, table: Table, word: str, code: str) -> Outcome:
    """A hero gives up a running opportunity (MASS-OPP-GEN-11)."""
    refuse_over(state)
    who = state.find("hero", word)
    code = known("opportunity", code, CODES)
    first = begun(state, table)
    before = battle_of(first.state)
    after, gone = given_up(first.state, table, before, who, code)
    result = {
        "hero": who,
        "code": code,
        "how": "given_up",
        "ended": _ended_told([gone]),
        "closed": first.before.told if first.before else None,
    }
    effects = [*first.effects, *recorded(first.state, before, after)]
    asked = {"hero": who, "code": code}
    return Outcome(asked, result, effects, turn=first.state.turn)


def visit(state: State, table: Table, word: str) -> Outcome:
    """A hero who has put it off sees the doctor now (MASS-AMB-56)."""
    refuse_over(state)
    who = state.find("hero", word)
    first = begun(state, table)
    before = battle_of(first.state)
    after = visits(first.state, table, before, who)
    told = first.before.told if first.before else None
    result = {"hero": who, "code": "INF", "how": "visits", "closed": told}
    effects = [*first.effects, *recorded(first.state, before, after)]
    asked = {"hero": who, "code": "INF"}
    return Outcome(asked, result, effects, turn=first.state.turn)


def duel(state: State, hero: str, loser: str) -> Outcome:
    """A duel is decided (MASS-OPP-DUE-04)."""
    refuse_over(state)
    before = battle_of(state)
    fallen = _opponent(state, loser)
    found = duelled(state, before, hero, fallen)
    result = {"hero": hero, "loser": loser, "lines": _lines_told(found.lines)}
    asked = {"hero": hero, "loser": loser}
    effects = [*forfeited(state, fallen), *recorded(state, before, found.battle)]
    return Outcome(asked, result, effects)


# The end of the battle -------------------------------------------------------------


def end(state: State, table: Table, winner: str | None) -> Outcome:
    """The battle is over: every hero takes home what he has gained (MASS-END-03)."""
    refuse_over(state)
    victor = state.text(CAMPAIGN, "victor")
    if winner is not None:
        if victor not in (None, winner):
            raise Refused("rule", "mass.other_won", rule="MASS-END-01", side=victor)
        victor = winner
    if victor is None:
        raise Misuse("usage", "mass.no_victor", rule="MASS-AMB-52")
    refuse_open(state)
    effects: list[Effect] = []
    now, told = state, None
    if open_turn(state):
        last = closed(state, table)
        effects, told = [*last.effects], last.told
        now = state.copy().apply(effects)
    before = battle_of(now)
    over = finished(now, before)
    effects += recorded(now, before, over.battle)
    for side in sides(now):
        effects += moved(RAISES, now.balance(side, RAISES), side, WORLD)
    heroes = [
        _home(now, hero, effects, won=side == victor)
        for side in sides(now)
        for hero in of_side(now, "hero", side)
    ]
    for field, value in (("victor", victor), ("ended", 1)):
        if now.get(CAMPAIGN, field) != value:
            effects.append(changed(now, CAMPAIGN, field, value))
    result = {
        "victor": victor,
        "closed": told,
        "heroes": heroes,
        "ended": _ended_told(over.ended),
        "booty": list(over.booty),
        "reward": over.reward if over.booty else None,
    }
    return Outcome({"winner": victor}, result, effects)


def _home(
    state: State, hero: str, effects: list[Effect], *, won: bool
) -> dict[str, Any]:
    """What one hero takes home: his whole score, or half of it."""
    score, apart = state.balance(hero, SCORE), state.balance(hero, APART)
    gain = gained(state, score, won=won, apart=apart)
    if gain:
        effects.append(changed(state, hero, "brought", gain))
    because = Because("MASS-END-03" if won else "MASS-END-04", hero)
    effects += moved(SCORE, score, hero, WORLD, because)
    effects += moved(APART, apart, hero, WORLD, because)
    effects += moved(REPUTATION, max(gain, 0), WORLD, hero, because)
    effects += moved(REPUTATION, max(-gain, 0), hero, WORLD, because)
    return {"name": hero, "score": score, "apart": apart, "won": won, "gain": gain}
