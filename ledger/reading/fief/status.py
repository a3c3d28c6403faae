"""The state of a game of Fief: what `status` shows besides what all games have."""

from __future__ import annotations

from ledger.rules.fief.board.places import came_from, rank_of, regions, village_of
from ledger.rules.fief.camp import waiting
from ledger.rules.fief.facts import CARD, DECK, DISCARD, GUARDS
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import title_of
from ledger.rules.fief.forces import (
    counters,
    everything,
    guarded,
    places_with,
    points,
    stack,
)
from ledger.rules.fief.house import house
from ledger.rules.fief.treasury import lending
from ledger.rules.fief.treasury.escrow import held as set_aside
from ledger.rules.fief.turn.conditions import conditions
from ledger.rules.fief.turn.order import at_turn, playing
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.reading.treasury import Secrets
    from ledger.shapes.fief.shared import Debt
    from ledger.state import State


def add(answer: dict[str, Any], state: State, secrets: Secrets) -> None:
    """Adds whose turn it is, what is in force on the board, and each family."""
    answer["at_turn"] = named(at_turn(state), state)
    answer["order"] = named(playing(state), state)
    answer["conditions"] = named(conditions(state), state)
    answer["debts"] = owing(state, secrets)
    if house(state, "cards.hands") == "counted":
        answer["deck"] = state.balance(DECK, CARD)
        answer["discards"] = state.balance(DISCARD, CARD)
    for player, shown in zip(state.seats, answer["players"], strict=True):
        shown["out"] = bool(state.get(player, "out"))
        shown["hand"] = None
        if house(state, "cards.hands") == "counted":
            shown["hand"] = state.balance(f"hand/{player}", CARD)
        family = lords.household(state, player)
        shown["lords"] = [_lord(state, lord, secrets) for lord in family]
        shown["forces"] = _forces(state, player)
        shown["camp"] = waiting(state, player)


def owing(state: State, secrets: Secrets) -> list[Debt]:
    """Who owes whom how much; null where only those two may know."""
    debts: list[Debt] = [
        {
            "debtor": debtor,
            "creditor": creditor,
            "amount": None
            if secrets.hides(lending.account(debtor, creditor))
            else amount,
        }
        for debtor, creditor, amount in lending.debts(state)
    ]
    named_debts: list[Debt] = named(debts, state)
    return named_debts


def _lord(state: State, lord: str, secrets: Secrets) -> dict[str, Any]:
    """A lord with what is on the card, in the order of the rule (FIEF-CARD-18)."""
    place = state.text(lord, "at") or ""
    origin = came_from(place)
    sees = lords.bishoprics(state, lord)
    aside = set_aside(state, lord)
    facts: dict[str, Any] = {
        "name": lord,
        "woman": lords.is_woman(lord),
        "offices": lords.offices_of(state, lord),
        "titles": _titles(state, lord),
        "cardinal": bool(state.get(lord, "cardinal")),
        "bishop": sees[0] if sees else None,
        "darc": lords.is_darc(state, lord),
        "spouse": lords.spouse(state, lord),
        "at": village_of(place) or None,
        "from": origin,
        "captor": lords.captor(state, lord),
        "dungeon": lords.buried(state, lord),
        "escrow": secrets.of(lords.owner(state, lord), aside) if aside else 0,
    }
    row: dict[str, Any] = named(facts, state)
    return row


def _titles(state: State, lord: str) -> list[dict[str, Any]]:
    rows = []
    for region in regions(state):
        title = title_of(state, region)
        if title and state.get(title, "holder") == lord:
            capital = state.text(title, "capital")
            rank = rank_of(state, region)
            rows.append({"region": region, "rank": rank, "capital": capital})
    return rows


def _forces(state: State, player: str) -> list[dict[str, Any]]:
    """The soldiers of a player place by place, followed by royal guards."""
    rows: list[dict[str, Any]] = []
    for place in places_with(state, player):
        held = everything(state, stack(place, player))
        rows.append(_force(place, held))
    for name, account in GUARDS.items():
        lord, held = guarded(state, name), counters(state, account)
        if held and lord and lords.owner(state, lord) == player:
            rows.append({**_force(state.text(lord, "at") or "", held), "guard": name})
    named_rows: list[dict[str, Any]] = named(rows, state)
    return named_rows


def _force(place: str, held: dict[str, int]) -> dict[str, Any]:
    return {
        "village": village_of(place),
        "from": came_from(place),
        "points": points(held),
        "counters": held,
    }
