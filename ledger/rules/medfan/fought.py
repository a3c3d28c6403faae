"""A battle that is over: who fought, who won, who fell, and what for."""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Misuse, Refused
from ledger.record import NamedTuple
from ledger.rules.game import warning
from ledger.rules.medfan.finding import DRAW
from ledger.rules.medfan.house import house
from ledger.rules.medfan.preparing import tell
from ledger.rules.medfan.roster import owner
from ledger.rules.medfan.tables import SEQUENCE
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.rules.medfan.preparing import Aim
    from ledger.state import State
    from ledger.table import Table

ORDER = "MED-SEQ-05"
# The difference in battles fought beyond which players are warned.
MOST_APART = 2


class Battle(NamedTuple):
    """What the table reports about a battle that is over.

    Attributes:
        winner: a player, or a draw.
        attacker: one side.
        defender: the other side.
        dead: figures that were eliminated.
        fled: figures that fled or left the table.
        objectives: what each side fought for.
        absent: figures that could have fought but stayed away.
    """

    winner: str
    attacker: str
    defender: str
    dead: Sequence[str] = ()
    fled: Sequence[str] = ()
    objectives: Sequence[Aim] = ()
    absent: Sequence[str] = ()


class Fought(NamedTuple):
    """The same battle, judged.

    Attributes:
        facts: what was reported, with ids.
        effects: the effects that record it.
        warnings: what the table should know.
    """

    facts: dict[str, Any]
    effects: list[Effect]
    warnings: list[dict[str, Any]]


def battle_of(
    winner: str | None,
    attacker: str | None,
    defender: str | None,
    dead: Sequence[str] = (),
    fled: Sequence[str] = (),
    objectives: Sequence[Aim] = (),
    absent: Sequence[str] = (),
) -> Battle | None:
    """What the table reports about a battle; None where it reports nothing."""
    if winner and attacker and defender:
        return Battle(winner, attacker, defender, dead, fled, objectives, absent)
    if any((winner, attacker, defender, dead, fled, objectives, absent)):
        raise Misuse("usage", "medfan.battle_untold")
    return None


def sides_meant(
    state: State, attacker: str | None, defender: str | None
) -> tuple[str | None, str | None]:
    """The sides of a battle; where not given, those of the prepared one."""
    prepared = state.get(CAMPAIGN, "scenario") and not state.get(CAMPAIGN, "step")
    known = list(state.words(CAMPAIGN, "fighters")) if prepared else []
    for player in (attacker, defender):
        if player in known:
            known.remove(player)
    return (
        attacker or (known.pop(0) if known else None),
        defender or (known.pop() if known else None),
    )


def fought(state: State, table: Table, battle: Battle) -> Fought:
    """Judges what the table reports about a battle, and opens its aftermath."""
    step = state.text(CAMPAIGN, "step")
    if step:
        raise Refused("out_of_phase", "medfan.aftermath_open", rule=ORDER, step=step)
    attacker, defender = sides = (battle.attacker, battle.defender)
    if attacker == defender:
        raise Refused("rule", "medfan.two_sides", rule="MED-AMB-WIN-3", player=attacker)
    _need_winner(state, table, battle.winner, sides)
    if state.get(CAMPAIGN, "over"):
        table.object(Refused("rule", "medfan.over", rule="MED-WIN-08"))
    dead = _fielded(state, table, battle.dead, sides)
    fled = _fielded(state, table, battle.fled, sides, dead)
    absent = _each_once(state, battle.absent, sides, [*dead, *fled])
    if fled and house(state, "fled_counts_as_eliminated"):
        dead += fled
    effects: list[Effect] = [
        changed(state, subject, "battles", state.number(subject, "battles") + 1)
        for subject in (CAMPAIGN, attacker, defender)
    ]
    effects += [
        changed(state, CAMPAIGN, "fighters", sides),
        changed(state, CAMPAIGN, "winner", battle.winner),
        changed(state, CAMPAIGN, "step", SEQUENCE["steps"][0]),
    ]
    for figure in dead:
        because = Because("MED-SURV-01", figure)
        effects.append(changed(state, figure, "fallen", 1)._replace(because=because))
    effects += [changed(state, figure, "absent", 1) for figure in absent]
    for player, objective in _objectives(battle.objectives, sides).items():
        change = changed(state, player, "objective", objective)
        effects.append(change._replace(because=Because("MED-OBJ-01", player)))
    after = state.copy().apply(effects)
    facts = {
        "winner": battle.winner,
        "attacker": attacker,
        "defender": defender,
        "dead": dead,
        "fled": fled,
        "absent": absent,
        "objectives": {player: after.text(player, "objective") for player in sides},
    }
    return Fought(facts, effects, games_differ(state, after))


def _need_winner(state: State, table: Table, winner: str, sides: Sequence[str]) -> None:
    """Refuses a winner who is not a side, or a draw in a Rescue."""
    if winner != DRAW:
        _a_side(winner, sides)
    elif state.get(CAMPAIGN, "scenario") == "rescue":
        table.object(Refused("rule", "medfan.no_draw", rule="MED-BATTLE-14"))


def _a_side(player: str, sides: Sequence[str]) -> None:
    if player not in sides:
        rule = "MED-BATTLE-33"
        raise Refused("rule", "medfan.not_a_side", rule=rule, player=player)


def _each_once(
    state: State, named: Sequence[str], sides: Sequence[str], others: Sequence[str] = ()
) -> list[str]:
    """Refuses figures of other armies, or the same one twice."""
    figures: list[str] = []
    for figure in named:
        _a_side(owner(state, figure), sides)
        if figure in figures or figure in others:
            rule = "MED-SURV-01"
            raise Refused("rule", "medfan.fallen_twice", rule=rule, figure=figure)
        figures.append(figure)
    return figures


def _fielded(
    state: State,
    table: Table,
    named: Sequence[str],
    sides: Sequence[str],
    others: Sequence[str] = (),
) -> list[str]:
    """Refuses figures that had to rest, and so did not take the field."""
    figures = _each_once(state, named, sides, others)
    for figure in figures:
        battles = state.number(owner(state, figure), "battles")
        if state.get(figure, "rests") == battles + 1:
            rule = "MED-SURV-09"
            table.object(Refused("rule", "medfan.rested", rule=rule, figure=figure))
    return figures


def _objectives(aims: Sequence[Aim], sides: Sequence[str]) -> dict[str, str]:
    """The objectives given for the sides after the battle."""
    by_player: dict[str, str] = {}
    for player, objective in aims:
        _a_side(player, sides)
        tell(by_player, player, objective)
    return by_player


def games_differ(before: State, after: State) -> list[dict[str, Any]]:
    """A warning, given once, that more battles earn more (MED-AMB-INC-12)."""
    if _spread(before) > MOST_APART or _spread(after) <= MOST_APART:
        return []
    battles = _battles(after)
    facts = {"most": max(battles), "least": min(battles)}
    return [warning("medfan.games_differ", rule="MED-AMB-INC-12", **facts)]


def _battles(state: State) -> list[int]:
    return [state.number(seat, "battles") for seat in state.seats]


def _spread(state: State) -> int:
    """The greatest difference in battles fought between two players."""
    battles = _battles(state)
    return max(battles, default=0) - min(battles, default=0)
