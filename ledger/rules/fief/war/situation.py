"""Who fights in a village and where: the sides of a battle on the board."""

from __future__ import annotations

from ledger.errors import Misuse, Refused
from ledger.naming import near
from ledger.record import NamedTuple
from ledger.rules.fief.board.places import entrances
from ledger.rules.fief.cards.plague import is_zone
from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.fiefs import building, is_guest, owner_of
from ledger.rules.fief.forces import stands
from ledger.rules.fief.house import house
from ledger.rules.fief.movement.rebels import held_back
from ledger.rules.fief.movement.weather import is_stormy
from ledger.rules.fief.turn import order
from ledger.rules.fief.war import uprising
from ledger.rules.fief.war.assaults import STOPPED, noted
from ledger.rules.fief.war.customs import customs
from ledger.rules.fief.war.ground import OPEN, Ground
from ledger.rules.fief.war.mustering import idle
from ledger.rules.fief.war.relief import relief
from ledger.rules.fief.war.side import Side
from ledger.rules.game import warning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.rules.common.finding import Before
    from ledger.state import State
    from ledger.table import Table

JOINT, SEPARATE = "joint", "separate"
MODES = (JOINT, SEPARATE)


class Situation(NamedTuple):
    """A battle before its first round.

    Attributes:
        village: where it is fought.
        sides: both sides by name.
        ground: the effect of the ground on each.
        mode: "joint" or "separate".
        owner: the owner of the village before it.
        warnings: what the table should know.
    """

    village: str
    sides: dict[str, Side]
    ground: Ground
    mode: str
    owner: str | None
    warnings: list[dict[str, Any]]


def way(_state: State, word: str, _before: Before) -> str:
    """How several attackers fight."""
    if word not in MODES:
        raise Misuse("usage", "fief.battle_mode", word=word, near=near(word, MODES))
    return word


def situated(  # noqa: PLR0913 - each is a word of the command
    state: State,
    table: Table,
    village: str,
    attackers: Sequence[str],
    defenders: Sequence[str],
    *,
    mode: str = JOINT,
    inside: bool = False,
    sortie: bool = False,
    passage: bool = False,
) -> Situation:
    """The sides of a battle as they are now; refused if there can be none."""
    who = _players(attackers, defenders)
    uprising.need_time(state, table, village, who)
    uprising.need_allies(state, table, who)
    rebels = any(REBELS in players for players in who.values())
    if is_stormy(state, village) and not (rebels and not held_back(state, village)):
        rule = "FIEF-FIGHT-27"
        table.object(Refused("rule", "fief.battle_storm", rule=rule, village=village))
    for first in who["attacker"][:1]:
        player = uprising.speaker(state, first)
        at_once = state.phase == "cards"  # rebels wait for nobody's turn
        if player != REBELS and not at_once and order.has_passed(state, player):
            late = "fief.battle_late", "FIEF-FIGHT-32"
            table.object(order.too_late(state, player, *late, code="rule"))
    sides = {
        "attacker": _posted(state, village, "attacker", who["attacker"], apart=True),
        "defender": _posted(state, village, "defender", who["defender"], apart=sortie),
    }
    _nobody_fights(state, village, sides["attacker"])
    ground, notes = _ground(state, table, village, sides, inside=inside, sortie=sortie)
    if passage and not ground.walled:
        rule = "TAC-ARCH-20"
        raise Refused("rule", "fief.battle_no_walls", rule=rule, village=village)
    plague = is_zone(state, state.text(village, "region") or "")
    ground = ground._replace(passage=passage, plague=plague)
    _later(state, table, sides)
    _stopped(state, table, village, who["attacker"])
    return Situation(village, sides, ground, mode, owner_of(state, village), notes)


def _later(state: State, table: Table, sides: Mapping[str, Side]) -> None:
    """Objects to D'Arc, who is not in the edition with battle dice (FIEF-CARD-28)."""
    for side in sides.values():
        if side.customs.later and side.force(state).darc:
            rule = "FIEF-CARD-28"
            table.object(Refused("rule", "fief.battle_later", rule=rule))


def _stopped(
    state: State, table: Table, village: str, attackers: Sequence[str]
) -> None:
    """Objects to attackers whose last lord was shot there this turn (TAC-AMB-40)."""
    stopped = noted(state, village, STOPPED)
    for player in attackers:
        if player in stopped:
            facts = {"player": player, "village": village}
            rule = "TAC-AMB-40"
            table.object(Refused("rule", "fief.battle_stopped", rule=rule, **facts))


def _players(
    attackers: Sequence[str], defenders: Sequence[str]
) -> dict[str, tuple[str, ...]]:
    """Who fights on which side; refuses players on both."""
    sides = {
        side: tuple(dict.fromkeys(players))
        for side, players in (("attacker", attackers), ("defender", defenders))
    }
    for player in sides["attacker"]:
        if player in sides["defender"]:
            rule = "FIEF-FIGHT-01"
            raise Refused("rule", "fief.battle_self", rule=rule, player=player)
    return sides


def _posted(
    state: State, village: str, name: str, players: Sequence[str], *, apart: bool
) -> Side:
    """Where the players of a side are; with `apart`, also at the entrances.

    A defender with nobody in the village itself fights at its entrance.
    """
    posts: list[tuple[str, str]] = []
    for player in players:
        inner = [village] if stands(state, village, player) else []
        outer = [p for p in entrances(state, village) if stands(state, p, player)]
        places = [*inner, *outer] if apart or not inner else inner
        if not places and player == REBELS:
            rule = "FIEF-FIGHT-01"
            raise Refused("rule", "fief.rebels_absent", rule=rule, village=village)
        if not places:
            facts = {"player": player, "village": village}
            raise Refused("rule", "fief.battle_absent", rule="FIEF-FIGHT-01", **facts)
        posts += [(player, place) for place in places]
    return side_at(state, name, players, posts)


def side_at(
    state: State, name: str, players: Sequence[str], posts: Sequence[tuple[str, str]]
) -> Side:
    """A side at the beginning of a battle.

    A woman who is crowned during it fights from then on, or counts as she did at the
    beginning (FIEF-AMB-137).
    """
    side = Side(name, tuple(players), tuple(posts), customs(state), idle(state, posts))
    if house(state, "battle.heiress") == "fights":
        return side
    meek = frozenset(side.lords(state)).difference(side.fighters(state))
    return side._replace(meek=meek)


def _nobody_fights(state: State, village: str, side: Side) -> None:
    """Refuses a player with only women without a crown (FIEF-FIGHT-06)."""
    for player in side.players:
        force = side.alone(player).force(state)
        if not any(force._replace(women=0)):
            facts = {"player": player, "village": village}
            raise Refused("rule", "fief.battle_women", rule="FIEF-FIGHT-05", **facts)


def _ground(
    state: State,
    table: Table,
    village: str,
    sides: dict[str, Side],
    *,
    inside: bool,
    sortie: bool,
) -> tuple[Ground, list[dict[str, Any]]]:
    """The ground: which walls there are, and for whom (FIEF-FIGHT-21, AMB-86)."""
    notes: list[dict[str, Any]] = []
    site = building(state, village) or OPEN
    attacker, defender = sides["attacker"], sides["defender"]
    if inside and any(place != village for _, place in attacker.posts):
        rule = "FIEF-MOVE-17"
        raise Refused("rule", "fief.battle_outside", rule=rule, village=village)
    # Those who are inside by the referee's word are, guests or not (FIEF-MOVE-29).
    within = inside and any(place == village for _, place in defender.posts)
    if not within and not _walled(state, village, attacker, defender):
        return Ground(), notes
    # Guests and the owner fight inside by default; others who are there may, too.
    inner = inside or all(
        place == village and _admitted(state, village, who)
        for who, place in attacker.posts
    )
    newcomers = [] if site == OPEN else relief(state, village, attacker, defender)
    if sortie and site != OPEN:
        if not newcomers:
            _may_come_out(state, table, village, defender)
        if house(state, "fight.sortie") == "newcomers":
            return Ground(site, inside=inner), notes
        rule = "FIEF-FIGHT-25"
        notes.append(warning("fief.battle_sortie", rule=rule, village=village))
    elif newcomers and not inner:
        rule = "FIEF-FIGHT-25"
        facts = {"village": village, "lords": newcomers}
        notes.append(warning("fief.battle_relief", rule=rule, **facts))
    return Ground(site, inside=inner and not sortie, sortie=sortie), notes


def _admitted(state: State, village: str, player: str) -> bool:
    """Whether a player is inside the walls by right or by permission (AMB-86).

    Rebels are so only in a city of their own.
    """
    if player == REBELS:
        return uprising.holds_city(state, village)
    return owner_of(state, village) == player or is_guest(state, village, player)


def _walled(state: State, village: str, attacker: Side, defender: Side) -> bool:
    """Whether the defender holds the walls: by right, or because nobody else does."""
    if not any(place == village for _, place in defender.posts):
        return False
    if any(_admitted(state, village, player) for player in defender.players):
        return True
    if REBELS in defender.players:
        return False
    return not any(
        place == village and _admitted(state, village, who)
        for who, place in attacker.posts
    )


def _may_come_out(state: State, table: Table, village: str, defender: Side) -> None:
    """Objects to a sortie without newcomers outside, except by house rule."""
    outside = any(place != village for _, place in defender.posts)
    if outside or house(state, "fight.outside_choice"):
        return
    rule = "FIEF-AMB-86"
    table.object(Refused("rule", "fief.battle_no_sortie", rule=rule, village=village))
