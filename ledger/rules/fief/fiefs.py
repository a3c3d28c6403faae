"""Fiefs and villages: who owns, occupies and controls them."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.rules.fief.board.places import region_of, villages
from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import present, rebels_at, stands
from ledger.rules.fief.house import house
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.effects import Effect
    from ledger.state import State
    from ledger.table import Table


def title_of(state: State, region: str | None) -> str | None:
    """The title of a region, if its fief has been founded (FIEF-FIEF-08)."""
    for title in state.subjects("title"):
        if region and state.get(title, "region") == region:
            return title
    return None


def title_over(state: State, village: str) -> str | None:
    """The title of the fief that a village belongs to."""
    return title_of(state, region_of(state, village))


def capital(state: State, title: str) -> str:
    """The capital of a fief, after which it is named (FIEF-FIEF-05)."""
    return state.text(title, "capital") or ""


def title_at(state: State, village: str) -> str | None:
    """The title of the fief whose capital a village is."""
    titles = state.subjects("title")
    return next((one for one in titles if capital(state, one) == village), None)


def lord_of_fief(state: State, title: str) -> str | None:
    """The player who owns a fief, through a lord or by keeping the card.

    While the card is set aside, because rebels hold the city, nobody does.
    """
    if state.get(title, "aside"):
        return None
    holder = state.text(title, "holder")
    return lords.owner(state, holder) if holder else state.text(title, "keeper")


def fiefs_of(state: State, player: str) -> list[str]:
    """The titles of the fiefs that belong to a player."""
    titles = state.subjects("title")
    return [title for title in titles if lord_of_fief(state, title) == player]


def owner_of(state: State, village: str) -> str | None:
    """The owner of a village.

    In a fief it is the fief's owner, whoever is there (FIEF-MOVE-12). Any other stays
    with its last taker (AMB-10) or, by house rule, becomes unowned when left.
    """
    title = title_over(state, village)
    if title is not None:
        return lord_of_fief(state, title)
    holder = state.text(village, "owner")
    if holder and house(state, "village.ownership") == "presence":
        return holder if stands(state, village, holder) else None
    return holder


def may_change(state: State, table: Table, village: str) -> None:
    """Refuses to change the owner of a fief's village alone (FIEF-FIEF-11)."""
    title = title_over(state, village)
    if title is None:
        return
    facts = {"village": village, "capital": capital(state, title)}
    table.object(Refused("rule", "fief.part_of_fief", rule="FIEF-FIEF-11", **facts))


def owned_by(state: State, player: str) -> list[str]:
    """The villages that a player owns, in map order."""
    return [v for v in villages(state) if owner_of(state, v) == player]


def capital_held(state: State, title: str) -> bool:
    """Whether the fief's own player occupies its capital (FIEF-FIEF-12)."""
    player = lord_of_fief(state, title)
    return player is not None and stands(state, capital(state, title), player)


def is_guest(state: State, village: str, player: str) -> bool:
    """Whether a player camps in another's village with permission (FIEF-MOVE-14)."""
    return player in state.words(village, "guests")


def enemies_in(state: State, village: str, player: str) -> list[str]:
    """Others with counters in a village who are neither allies nor guests (AMB-28)."""
    return [
        other
        for other in present(state, village)
        if other != player
        and other != lords.ally(state, player)
        and not is_guest(state, village, other)
    ]


def controls(state: State, player: str, village: str) -> bool:
    """Whether a player may buy in a village (AMB-12).

    Outside fiefs, the player must own it and have a counter there. In an own fief, the
    capital must be held, and there must be no enemy.
    """
    if owner_of(state, village) != player:
        return False
    title = title_over(state, village)
    if title is None:
        return stands(state, village, player)
    if not capital_held(state, title):
        return False
    if house(state, "buy.enemy_in_fief_village"):
        return True
    return not enemies_in(state, village, player) and not rebels_at(state, village)


def building(state: State, village: str) -> str | None:
    """The building beside a village: a city, a castle or neither (FIEF-MAP-07)."""
    for kind in ("city", "castle"):
        if state.balance(village, kind):
            return kind
    return None


def hand_over(state: State, territory: str, player: str | None) -> list[Effect]:
    """Changes a village's owner; permission given by the old one ends."""
    effects: list[Effect] = [changed(state, territory, "owner", player)]
    if state.words(territory, "guests"):
        effects.append(changed(state, territory, "guests", None))
    return effects
