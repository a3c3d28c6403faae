"""Counters on the board: who is where, with how many points."""

from __future__ import annotations

from ledger.rules.fief.board.places import entrances, in_order, village_of
from ledger.rules.fief.facts import (
    ARCHER,
    BOMBARD,
    GUARDS,
    GUARDSMEN,
    MERCENARY,
    REBELS,
    SOLDIERS,
    STOCK,
    TROOPS,
    VALUES,
)
from ledger.rules.fief.families import lords
from ledger.rules.fief.house import tactic
from ledger.rules.fief.tables import VALUES as WORTH
from ledger.rules.fief.war.tables import TROOPS as KINDS
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ledger.state import State


# The points of each kind of soldier counter.
POINTS: dict[str, int] = {
    **{value: WORTH[value] for value in VALUES},
    ARCHER: KINDS["archers"],
    **dict(zip(GUARDSMEN, (KINDS["guard_knights"], KINDS["guard"]), strict=True)),
}
# What may be on a family's account on the map.
STANDING = (*SOLDIERS, BOMBARD, MERCENARY)


def stack(place: str, player: str) -> str:
    """The account of a player's soldiers, or the single band of rebels, at a place."""
    return REBELS if player == REBELS else f"{place}/{player}"


def series(owner: str) -> str:
    """The stock at the treasurer of a player's soldiers, of a guard, or of rebels."""
    return f"{STOCK}/{owner}"


def counters(state: State, account: str) -> dict[str, int]:
    """The soldier counters on an account: of each value, archers, and guardsmen.

    Counts of 0 are left out. Bombards and mercenaries are not soldiers: see `troops`,
    `bombards` and `mercenaries`.
    """
    held = state.balances.get(account, {})
    return {kind: held[kind] for kind in POINTS if held.get(kind)}


def of_value(state: State, account: str) -> dict[str, int]:
    """The counters on an account for which change is made: only 1, 3 and 6."""
    held = state.balances.get(account, {})
    return {value: held[value] for value in VALUES if held.get(value)}


def troops(state: State, account: str) -> dict[str, int]:
    """What marches from an account with a lord: soldiers and bombards.

    By TAC-ARCH-05, TAC-BOMB-03.
    """
    held = state.balances.get(account, {})
    return {kind: held[kind] for kind in TROOPS if held.get(kind)}


def everything(state: State, account: str) -> dict[str, int]:
    """All counters of any kind on a family's account on the map."""
    held = state.balances.get(account, {})
    return {kind: held[kind] for kind in STANDING if held.get(kind)}


def bombards(state: State, account: str) -> int:
    """How many bombards are on an account."""
    return state.balance(account, BOMBARD)


def mercenaries(state: State, account: str) -> int:
    """How many mercenaries are on an account; on the map, those who have fought."""
    return state.balance(account, MERCENARY)


def holding(state: State, account: str) -> bool:
    """Whether the counters on an account hold their place.

    A bombard alone does not, nor do mercenaries (TAC-AMB-35, -59).
    """
    if counters(state, account):
        return True
    if bombards(state, account) and tactic(state, "bombard.holds_village"):
        return True
    hired = mercenaries(state, account) > 0
    return hired and bool(tactic(state, "merc.hold_village"))


def points(held: Mapping[str, int]) -> int:
    """The total points of soldier counters (FIEF-FIGHT-04, TAC-ARCH-02).

    Bombards and mercenaries among them do not count.
    """
    return sum(POINTS.get(kind, 0) * count for kind, count in held.items())


def soldiers(state: State, place: str, player: str) -> int:
    """The points of a player's soldiers at a place, without royal guards."""
    return points(counters(state, stack(place, player)))


def places_with(state: State, player: str) -> list[str]:
    """The places where a player has any troops, in map order, entrances last.

    This includes lone bombards, and mercenaries who have fought.
    """
    if player == REBELS:
        at = state.text(CAMPAIGN, "revolt_at") or ""
        return [at] if stands(state, at, REBELS) else []
    ending = f"/{player}"
    places = [
        account.removesuffix(ending)
        for account, held in state.balances.items()
        if account.startswith("territory:")
        and account.endswith(ending)
        and any(held.get(kind) for kind in STANDING)
    ]
    return in_order(state, places)


def villages_with(state: State, *players: str) -> set[str]:
    """The villages in or before which these players have anything."""
    endings = tuple(f"/{player}" for player in players)
    heaps = (a for a in state.balances if a.startswith("territory:"))
    lead = (one for one in lords.everybody(state) if lords.owner(state, one) in players)
    places = (
        *(heap for heap in heaps if heap.endswith(endings)),
        *(state.text(lord, "at") or "" for lord in lead),
    )
    return set(map(village_of, places))


def lords_at(
    state: State, place: str, player: str | None = None, *, captives: bool = False
) -> list[str]:
    """The free lords at a place, of one player if given, or the captives there."""
    return [
        lord
        for lord in lords.every(state)
        if state.get(lord, "at") == place
        and lords.is_free(state, lord) is not captives
        and (player is None or lords.owner(state, lord) == player)
    ]


def guards_at(state: State, place: str, player: str) -> list[str]:
    """The royal guards ("king", "queen") that stand with this player at a place.

    They are beside their sovereign; the king's are beside a ruling regent.
    """
    return [
        name
        for name in _guards(state)
        if (lord := guarded(state, name))
        and state.get(lord, "at") == place
        and lords.owner(state, lord) == player
    ]


def _guards(state: State) -> list[str]:
    """The royal guards that have a counter on the map."""
    return [name for name, account in GUARDS.items() if counters(state, account)]


def guarded(state: State, name: str) -> str | None:
    """The lord beside whom a royal guard stands (FIEF-GUARD-02, -05, -09)."""
    if name == "king":
        return lords.office(state, "regent") or lords.office(state, "king")
    return lords.office(state, "queen")


def present(state: State, place: str) -> list[str]:
    """The players with a soldier, a guard or a free lord at a place, in seat order."""
    beside = {guarded(state, name) for name in _guards(state)}
    lead = {lords.owner(state, lord) for lord in lords_at(state, place)}
    lead |= {
        lords.owner(state, lord)
        for lord in beside
        if lord and state.get(lord, "at") == place
    }
    return [p for p in state.seats if p in lead or holding(state, stack(place, p))]


def stands(state: State, place: str, player: str) -> bool:
    """Whether a player, or the rebels, have a free counter at a place (AMB-90)."""
    if player == REBELS:
        there = state.get(CAMPAIGN, "revolt_at") == place
        return there and bool(counters(state, REBELS))
    return bool(
        holding(state, stack(place, player))
        or lords_at(state, place, player)
        or guards_at(state, place, player)
    )


def rebels_at(state: State, village: str) -> bool:
    """Whether the rebels are in a village."""
    return stands(state, village, REBELS)


def besiegers(state: State, village: str) -> dict[str, list[str]]:
    """The players at a village's entrances, by place."""
    camps = {place: present(state, place) for place in entrances(state, village)}
    return {place: players for place, players in camps.items() if players}


def counted(state: State, village: str, players: Iterable[str]) -> int:
    """How many counters are in a village (FIEF-VAR-10, AMB-82).

    Soldier and lord counters, of men and women, including guards and captives;
    those at the entrance belong to the village that they attack (AMB-30). Archers
    count as soldiers; bombards only by house rule, mercenaries never (TAC-AMB-49).
    """
    total = 0
    for place in (village, *entrances(state, village)):
        for player in players:
            heap = stack(place, player)
            total += sum(counters(state, heap).values())
            engines = bombards(state, heap)
            if engines and tactic(state, "plague.bombard"):
                total += engines
            for name in guards_at(state, place, player):
                total += sum(counters(state, GUARDS[name]).values())
            total += sum(
                state.get(lord, "at") == place for lord in lords.family(state, player)
            )
    return total


def on_map(state: State, player: str) -> bool:
    """Whether a player has a lord or a soldier left on the map (FIEF-WIN-05)."""
    if any(counters(state, stack(p, player)) for p in places_with(state, player)):
        return True
    return any(state.get(lord, "at") for lord in lords.family(state, player))
