"""The archers' step of a battle on the board: who shoots at whom, by name."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.record import NamedTuple
from ledger.rules.common.picking import pick
from ledger.rules.fief.facts import ARCHER
from ledger.rules.fief.forces import stack
from ledger.rules.fief.war.archers import AIM, SHOOT
from ledger.rules.fief.war.force import SIDES
from ledger.rules.fief.war.opening import Volley, choice_of, loosed
from ledger.rules.fief.war.rounds import Stroke
from ledger.rules.fief.war.targets import kind_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.rules.fief.war.fight import Fight, Struck
    from ledger.rules.fief.war.side import Side
    from ledger.state import State

# The refusals of an aimed shot, as a battle on the board reports them.
ON_BOARD = {
    "fief.shot_archers": "fief.battle_shot_archers",
    "fief.shot_open": "fief.battle_shot_open",
    "fief.shot_passage": "fief.battle_shot_passage",
    "fief.aim_nobody": "fief.battle_shot_nobody",
}


class Shot(NamedTuple):
    """What one group of archers does.

    Attributes:
        by: those who shoot.
        at: those shot at.
        volley: the volley, for the battle rule.
        lord: the lord aimed at.
    """

    by: Side
    at: Side
    volley: Volley
    lord: str | None = None


def salvo(fight: Fight) -> dict[str, Any]:
    """The archers' step, once (TAC-ARCH-06): who shot; empty where nobody did.

    The choices: `archers.SIDE`, `target.SIDE` (the lord aimed at, announced before the
    die: TAC-ARCH-21), `opponent.0` (the one at whom the defender shoots).
    """
    if not fight.customs.plays("archers"):
        return {}
    shots = _decided(fight)
    first = [shot for shot in shots if shot.volley.does == AIM]
    if not first or fight.customs.tactic("archers.simultaneous_aimed"):
        return _by_side(_flown(fight, shots))
    # The aimed shot comes first; a side with no lord left does not shoot (TAC-AMB-39).
    flights = _flown(fight, first)
    if not fight.is_over():
        flights += _flown(fight, [shot for shot in shots if shot.volley.does != AIM])
    return _by_side(flights)


# Who does what ------------------------------------------------------------------------


def _decided(fight: Fight) -> list[Shot]:
    """What the archers of each group do, the attackers' first."""
    sides, shots = fight.sides, []
    groups = fight.armies(as_one=fight.customs.tactic("sides.separate_is_one"))
    for group in groups:
        stroke = _stroke(fight, group, sides["defender"], len(groups) > 1)
        wish = _wish(fight, group, stroke)
        shots.append(Shot(group, sides["defender"], Volley(stroke, wish)))
    return [*shots, *_defenders(fight, groups)]


def _defenders(fight: Fight, groups: Sequence[Side]) -> list[Shot]:
    """Besieged archers shoot or aim, all of them the same except by house rule."""
    whole, shots = fight.sides["defender"], []
    several = len(whole.players) > 1 and fight.customs.tactic("archers.split_choice")
    own = [whole.alone(player) for player in whole.players] if several else [whole]
    attackers = fight.sides["attacker"]
    by_wish: dict[str, list[Side]] = {}
    for group in own:
        stroke = _stroke(fight, group, attackers, several, _target(fight))
        by_wish.setdefault(_wish(fight, group, stroke), []).append(group)
    for does, those in by_wish.items():
        players = tuple(player for group in those for player in group.players)
        posts = tuple(post for group in those for post in group.posts)
        one = whole._replace(players=players, posts=posts)
        shots += _at_whom(fight, one, does, groups)
    return shots


def _at_whom(fight: Fight, own: Side, does: str, groups: Sequence[Side]) -> list[Shot]:
    """The defender's shot, at a named lord or a separate attacker (TAC-AMB-54)."""
    state, lord, at = fight.progress.state, None, groups[0]
    attackers = fight.sides["attacker"]
    if does == AIM:
        lord = fight.decisions.shot or pick(
            state, fight.table, "target.defender", targets_in(fight, attackers)
        )
        fight.aimed_at = lord
        at = next(group for group in groups if lord in group.lords(state))
    elif does == SHOOT and len(groups) > 1:
        likely = [group.players[0] for group in groups]
        player = pick(state, fight.table, "opponent.0", likely)
        at = groups[likely.index(player)]
    target = kind_of(state, lord, attackers) if lord else "lords"
    stroke = _stroke(fight, own, at, apart=False, target=target)
    return [Shot(own, at, Volley(stroke, does), lord)]


def targets_in(fight: Fight, attackers: Side) -> list[str]:
    """The lords at whom archers may aim (TAC-ARCH-30, TAC-AMB-58)."""
    state = fight.progress.state
    anybody = fight.customs.tactic("archers.noncombatant_target")
    return attackers.lords(state) if anybody else attackers.fighters(state)


def _target(fight: Fight) -> str:
    """The kind of target, in the battle rule, that archers aim at."""
    state, side = fight.progress.state, fight.sides["attacker"]
    if fight.decisions.shot:
        return kind_of(state, fight.decisions.shot, side)
    kinds = {kind_of(state, one, side) for one in targets_in(fight, side)}
    return next((kind for kind in ("lords", "darc", "women") if kind in kinds), "lords")


def _stroke(
    fight: Fight, own: Side, other: Side, apart: bool, target: str = "lords"
) -> Stroke:
    state = fight.progress.state
    forces = {side.name: side.force(state) for side in (own, other)}
    plan = fight.plan()._replace(target=target)
    label = state.name(own.players[0]) if apart else ""
    return Stroke(own.name, forces, plan, _archer(state, own), label)


def _archer(state: State, side: Side) -> str:
    """The player who rolls: the first on a side who has archers."""
    having = (
        player
        for player, place in side.posts
        if state.balance(stack(place, player), ARCHER)
    )
    return next(having, side.players[0])


def _wish(fight: Fight, group: Side, stroke: Stroke) -> str:
    words = fight.decisions.archers
    own = [words[player] for player in group.players if player in words]
    try:
        return choice_of(
            fight.table, stroke, own[0] if own else words[group.name], stroke.label
        )
    except Refused as refused:
        key = ON_BOARD.get(refused.key, refused.key)
        raise Refused(refused.code, key, rule=refused.rule, **refused.facts) from None


# Their effects ------------------------------------------------------------------------


def _flown(fight: Fight, shots: Sequence[Shot]) -> list[dict[str, Any]]:
    """Simultaneous arrows, and their effects (TAC-ARCH-08, -12, -13, -29)."""
    flights: list[dict[str, Any]] = []
    struck: dict[tuple[str, ...], Struck] = {}
    blows = loosed(fight.table, [shot.volley for shot in shots])
    for shot, blow in zip(shots, blows, strict=True):
        flight = {"player": shot.volley.stroke.who, "side": shot.by.name, **blow.facts}
        victims = [shot.lord] if shot.lord and blow.victims else []
        if shot.lord:
            flight |= {"targets": [shot.lord], "kills": victims}
        if blow.facts:
            flights.append(flight)
        harm, fallen, _ = struck.get(shot.at.players, (0, [], shot.at))
        struck[shot.at.players] = harm + blow.harm, [*fallen, *victims], shot.at
    led = fight.leads()
    fight.suffer(0, list(struck.values()))
    killed = any(flight.get("kills") for flight in flights)
    fight.unled = killed and led and not fight.leads()  # TAC-ARCH-25
    return flights


def _by_side(flights: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The shots by side; a side's further ones are listed separately."""
    by_side: dict[str, Any] = {}
    for shot in flights:
        side = shot.pop("side")
        if side in by_side:
            by_side.setdefault("others", []).append({"side": side, **shot})
        else:
            by_side[side] = shot
    return {side: by_side[side] for side in (*SIDES, "others") if side in by_side}
