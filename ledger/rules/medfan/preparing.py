"""Before a battle: who fights, for what, and for how long."""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Refused
from ledger.record import NamedTuple
from ledger.rules.game import Outcome, warning
from ledger.rules.medfan import roster, scenarios
from ledger.rules.medfan.house import house
from ledger.rules.medfan.land import SIX, unoccupied
from ledger.rules.medfan.tables import OBJECTIVE
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.shapes.medfan.battle import Fielded, Prepared
    from ledger.state import State
    from ledger.table import Table

    Aim = tuple[str, str]  # a player, and what that player fights for

RESCUE = "rescue"
# What is settled about the coming battle, besides what each side fights for.
PREPARED = ("scenario", "fighters", "variable_length")
ROWS: tuple[str, ...] = OBJECTIVE["rows"]


class Wishes(NamedTuple):
    """What was settled by hand; the rest is kept from before, or rolled for.

    Attributes:
        scenario: the scenario.
        objectives: what each side fights for.
        attacker: who attacks.
        prisoner: the attacker's hero whose likeness is to be rescued, by name, since
            the attacker may have to be rolled for first (MED-BATTLE-10).
        variable: whether the length is variable.
        again: whether another scenario is drawn in place of an unplayable one.
        two_dice: whether the scenario is rolled with two six-sided dice.
    """

    scenario: str | None = None
    objectives: Sequence[Aim] = ()
    attacker: str | None = None
    prisoner: str | None = None
    variable: bool | None = None
    again: bool = False
    two_dice: bool = False


def prepare(  # noqa: PLR0913, PLR0917 - the words of the command
    state: State,
    table: Table,
    words: Mapping[str, Any],
    one: str,
    other: str,
    scenario: str | None = None,
    objectives: Sequence[Aim] = (),
    attacker: str | None = None,
    prisoner: str | None = None,
    variable: bool = False,
    fixed: bool = False,
    again: bool = False,
    two_dice: bool = False,
) -> Outcome[Prepared]:
    """Settles the coming battle of two players."""
    length = True if variable else False if fixed else None
    wishes = Wishes(scenario, objectives, attacker, prisoner, length, again, two_dice)
    outcome = settled(state, table, [one, other], wishes)
    return outcome._replace(asked={**outcome.asked, "scenario": words["scenario"]})


def settled(
    state: State, table: Table, players: list[str], wishes: Wishes
) -> Outcome[Prepared]:
    """The coming battle of two players.

    What was settled for these two stays; a prepared battle of others is put off, with
    its objectives. The dice give the objective of each player without one, the
    scenario, and the attacker in a Rescue.
    """
    step = state.text(CAMPAIGN, "step")
    if step:
        rule = "MED-SEQ-05"
        raise Refused("out_of_phase", "medfan.aftermath_open", rule=rule, step=step)
    if players[0] == players[1]:
        raise Refused("rule", "medfan.alone", rule="MED-AMB-WIN-3", player=players[0])
    objectives = _objectives(state, table, players, wishes)
    number, scenario = _scenario(state, table, players, wishes)
    attacker = _attacker(state, table, players, scenario, wishes)
    defender = players[players[0] == attacker]
    prisoner = _prisoner(state, attacker, scenario, wishes)
    variable = _variable(state, players, wishes)
    effects: list[Effect] = [
        changed(state, CAMPAIGN, "scenario", scenario)._replace(
            because=Because("MED-BATTLE-01")
        ),
        changed(state, CAMPAIGN, "fighters", (attacker, defender)),
        changed(state, CAMPAIGN, "variable_length", 1 if variable else None),
        changed(state, CAMPAIGN, "battle_turn", None),
    ]
    effects += [
        changed(state, player, "objective", objective)._replace(
            because=Because("MED-OBJ-01", player)
        )
        for player, objective in objectives.items()
        if objective or state.get(player, "objective")
    ]
    effects += [
        changed(state, player, "objective", None)
        for player in state.words(CAMPAIGN, "fighters")
        if player not in players and state.get(player, "objective")
    ]
    armies = [_army(state, player) for player in (attacker, defender)]
    unfit = scenarios.unplayable(state, scenario, attacker, defender)
    result: Prepared = {
        "scenario": scenario,
        "roll": number,
        "attacker": attacker,
        "defender": defender,
        "objectives": [
            {"player": player, "objective": objective}
            for player, objective in objectives.items()
        ],
        "prisoner": prisoner,
        "variable": variable,
        "length_roll": house(state, "length_roll_when") if variable else None,
        "armies": armies,
        "unoccupied": len(unoccupied(state)),
        "playable": not unfit,
    }
    warnings = _warnings(state, scenario, armies, unfit=unfit)
    asked = {"players": players, **_as_said(state, wishes)}
    return Outcome(asked, result, effects, warnings)


def _as_said(state: State, wishes: Wishes) -> dict[str, Any]:
    """What was settled by hand, with the names as given."""
    aims = [f"{state.name(p)}:{objective}" for p, objective in wishes.objectives]
    attacker = state.name(wishes.attacker) if wishes.attacker else None
    return wishes._asdict() | {"objectives": aims, "attacker": attacker}


def _settled(state: State, players: Sequence[str]) -> bool:
    """Whether the prepared battle is between these two."""
    fighters = state.words(CAMPAIGN, "fighters")
    return not fighters or set(fighters) == set(players)


def _variable(state: State, players: Sequence[str], wishes: Wishes) -> bool:
    """Whether the length is variable: as given now, before, or by house rule."""
    if wishes.variable is not None:
        return wishes.variable
    if state.get(CAMPAIGN, "scenario") and _settled(state, players):
        return state.get(CAMPAIGN, "variable_length") == 1
    return bool(house(state, "variable_length"))


def objectives_of(state: State) -> dict[str, str | None]:
    """What each side of the prepared battle fights for, as far as it is known."""
    fighters = state.words(CAMPAIGN, "fighters")
    return {player: state.text(player, "objective") for player in fighters}


def tell(objectives: dict[str, str], player: str, objective: str) -> None:
    """Adds what a player fights for: one objective each (MED-OBJ-03)."""
    if player in objectives:
        rule = "MED-OBJ-03"
        raise Refused("rule", "medfan.objective_twice", rule=rule, player=player)
    objectives[player] = objective


def _objectives(
    state: State, table: Table, players: Sequence[str], wishes: Wishes
) -> dict[str, str | None]:
    """Each player's objective: given now, before, or rolled for (MED-OBJ-03)."""
    announced: dict[str, str] = {}
    for player, objective in wishes.objectives:
        if player not in players:
            raise Refused(
                "rule", "medfan.not_fighting", rule="MED-OBJ-01", player=player
            )
        tell(announced, player, objective)
    secret = house(state, "objective_announced") == "secretly"
    by_player: dict[str, str | None] = {}
    for player in players:
        before = state.text(player, "objective") if _settled(state, players) else None
        by_player[player] = announced.get(player) or before
        if by_player[player] is None and not secret:
            (face,) = table.roll(player, "objective", SIX, 1)
            by_player[player] = ROWS[face - 1]
    return by_player


def _scenario(
    state: State, table: Table, players: Sequence[str], wishes: Wishes
) -> tuple[int | None, str]:
    if wishes.scenario:
        return None, wishes.scenario
    before = state.text(CAMPAIGN, "scenario") if _settled(state, players) else None
    if before and not wishes.again:
        return None, before
    fighters = state.words(CAMPAIGN, "fighters")
    if before and not (
        len(fighters) == 2
        and house(state, "reroll_unplayable_scenario")
        and scenarios.unplayable(state, before, *fighters)
    ):
        rule = "MED-AMB-BATTLE-3"
        table.object(Refused("rule", "medfan.playable", rule=rule, scenario=before))
    return scenarios.drawn(table, two_dice=wishes.two_dice)


def _attacker(
    state: State, table: Table, players: list[str], scenario: str, wishes: Wishes
) -> str:
    """The attacker: as given or settled; in a Rescue by the heroes, or by dice."""
    if wishes.attacker:
        if wishes.attacker not in players:
            facts = {"player": wishes.attacker}
            raise Refused("rule", "medfan.not_fighting", rule="MED-BATTLE-08", **facts)
        return wishes.attacker
    fighters = state.words(CAMPAIGN, "fighters")
    same = state.text(CAMPAIGN, "scenario") == scenario
    if same and fighters and _settled(state, players):
        return fighters[0]
    if scenario != RESCUE:
        return players[0]
    able = [p for p in players if scenarios.has_hero(state, p)]
    if len(able) == 1:
        return able[0]
    if house(state, "rescue_attacker") == "agreed":
        raise Refused("rule", "medfan.attacker_agreed", rule="MED-BATTLE-08")
    while True:
        faces = [table.roll(p, "attacker", SIX, 1)[0] for p in players]
        if faces[0] != faces[1]:
            return players[faces[1] > faces[0]]


def _prisoner(state: State, attacker: str, scenario: str, wishes: Wishes) -> str | None:
    """The hero of the attacker whose likeness is a prisoner."""
    if wishes.prisoner is None:
        return None
    if scenario != RESCUE:
        raise Refused("rule", "medfan.no_prisoner", rule="MED-BATTLE-10")
    figure = roster.find_figure(state, attacker, wishes.prisoner, "MED-BATTLE-10")
    if state.get(figure, "kind") != roster.HERO:
        raise Refused(
            "rule", "medfan.prisoner_hero", rule="MED-BATTLE-10", figure=figure
        )
    return figure


def _army(state: State, player: str) -> Fielded:
    fit = [f for f in roster.figures(state, player) if roster.ready(state, f)]
    total = sum(roster.cost(state, figure) for figure in fit)
    return {"player": player, "figures": len(fit), "total": total}


def _warnings(
    state: State, scenario: str, armies: list[Fielded], *, unfit: bool
) -> list[dict[str, Any]]:
    warnings = []
    if unfit:
        key = "medfan.unplayable"
        if house(state, "reroll_unplayable_scenario"):
            key = "medfan.unplayable_again"
        warnings.append(warning(key, rule="MED-AMB-BATTLE-3", scenario=scenario))
    limit = house(state, "battle_size_limit")
    warnings += [
        warning(
            "medfan.size",
            rule="MED-AMB-BATTLE-10",
            player=army["player"],
            total=army["total"],
            limit=limit,
        )
        for army in armies
        if limit and army["total"] > limit
    ]
    return warnings
