"""Counters on the board: who stands where, with how many points."""

from __future__ import annotations

from ledger.rules.fief.board.places import entrances, village_of, villages
from ledger.rules.fief.facts import GUARDS, REBELS, STOCK, VALUES
from ledger.rules.fief.families import lords
from ledger.rules.fief.tables import VALUES as POINTS
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ledger.state import State


def stack(place: str, player: str) -> str:
    """The account of a player's soldiers at a place."""
    return f"{place}/{player}"


def series(owner: str) -> str:
    """The stock at the treasurer of a player's soldiers, of a guard, or of rebels."""
    return f"{STOCK}/{owner}"


def counters(state: State, account: str) -> dict[str, int]:
    """The soldier counters on an account, by value; none that are not there."""
    held = state.balances.get(account, {})
    return {value: held[value] for value in VALUES if held.get(value)}


def points(held: Mapping[str, int]) -> int:
    """What counters are worth together (FIEF-FIGHT-04)."""
    return sum(POINTS[value] * count for value, count in held.items())


def soldiers(state: State, place: str, player: str) -> int:
    """The points of a player's soldiers at a place, without royal guards."""
    return points(counters(state, stack(place, player)))


def places_with(state: State, player: str) -> list[str]:
    """The places where a player has soldiers, in map order, entrances last."""
    ending = f"/{player}"
    found = [
        account.removesuffix(ending)
        for account in state.balances
        if account.startswith("territory:")
        and account.endswith(ending)
        and counters(state, account)
    ]
    order = {village: at for at, village in enumerate(villages(state))}
    return sorted(found, key=lambda p: (order.get(village_of(p), 0), p))


def lords_at(
    state: State, place: str, player: str | None = None, *, captives: bool = False
) -> list[str]:
    """The free lords at a place, of one player if told; or the captives there."""
    return [
        lord
        for lord in lords.every(state)
        if state.get(lord, "at") == place
        and lords.is_free(state, lord) is not captives
        and (player is None or lords.owner(state, lord) == player)
    ]


def guards_at(state: State, place: str, player: str) -> list[str]:
    """The royal guards ("king", "queen") that stand with this player at a place.

    They are beside their sovereign; the king's beside the regent while she rules.
    """
    return [
        name
        for name, account in GUARDS.items()
        if counters(state, account)
        and (lord := guarded(state, name))
        and state.get(lord, "at") == place
        and lords.owner(state, lord) == player
    ]


def guarded(state: State, name: str) -> str | None:
    """Beside whom a royal guard stands (FIEF-GUARD-02, -05, -09)."""
    if name == "king":
        return lords.office(state, "regent") or lords.office(state, "king")
    return lords.office(state, "queen")


def present(state: State, place: str) -> list[str]:
    """The players with a soldier, a guard or a free lord at a place, in seat order."""
    return [p for p in state.seats if stands(state, place, p)]


def stands(state: State, place: str, player: str) -> bool:
    """Whether a player has an own free counter at a place (AMB-90)."""
    return bool(
        counters(state, stack(place, player))
        or lords_at(state, place, player)
        or guards_at(state, place, player)
    )


def rebels_at(state: State, village: str) -> bool:
    """Whether the rebels stand in a village."""
    return state.get(CAMPAIGN, "revolt_at") == village and bool(counters(state, REBELS))


def besiegers(state: State, village: str) -> dict[str, list[str]]:
    """Who stands at a village's entrances: the players by place."""
    found = {place: present(state, place) for place in entrances(state, village)}
    return {place: players for place, players in found.items() if players}


def counted(state: State, village: str, players: Iterable[str]) -> int:
    """How many counters stand in a village (FIEF-VAR-10, AMB-82).

    Soldier and lord counters, men and women, guards and captives among them;
    those at the entrance belong to the village that they attack (AMB-30).
    """
    total = 0
    for place in (village, *entrances(state, village)):
        for player in players:
            held = counters(state, stack(place, player))
            total += sum(held.values())
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
