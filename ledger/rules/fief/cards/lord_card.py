"""A lord's card: a new lord joins a family and is placed at once (FIEF-CARD-20 to -24)."""

from __future__ import annotations

from ledger.effects import Because, Effect, Transfer
from ledger.errors import Misuse, Refused
from ledger.rules.common.picking import agrees, pick
from ledger.rules.fief.audit import beyond
from ledger.rules.fief.board.places import villages
from ledger.rules.fief.cards.deck import (
    cards_of,
    counts_hands,
    leaves_hand,
)
from ledger.rules.fief.cards.wanted import unused
from ledger.rules.fief.facts import CARD, DISCARD, TABLE, UNSEEN
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import building, owner_of, title_over
from ledger.rules.fief.forces import present, rebels_at, stands
from ledger.rules.fief.house import house
from ledger.rules.fief.tables import LIMITS
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.fief.cards.wanted import Done, Wanted
    from ledger.state import State
    from ledger.table import Table


def play(state: State, table: Table, wanted: Wanted) -> Done:
    """Plays a lord's card face up, and places the counter."""
    if wanted.lord:
        unused(wanted, "on")
    player, lord = wanted.player, wanted.lord or wanted.on
    if lord is None:
        raise Misuse("usage", "fief.which_lord", rule="FIEF-CARD-20")
    free_card(state, lord)
    limit(state, table, player)
    village = wanted.at
    places = place_for(state, table, player, village)
    if village is None:
        village = pick(state, table, "at", places, who=player)
    because = Because("FIEF-CARD-20", lord)
    effects, notes = leaves_hand(state, player, TABLE, because)
    effects += placed(state, player, lord, village, because)
    titles = [t for t in state.subjects("title") if _waits(state, t, player)]
    effects += beyond(state, table, player)
    facts = {"lord": lord, "at": village, "titles": titles}
    return effects, facts, notes


def free_card(state: State, lord: str) -> None:
    """Refuses a lord who is in play or in the discards: each has one card."""
    if state.get(lord, "player"):
        facts = {"lord": lord, "owner": lords.owner(state, lord)}
        raise Refused("rule", "fief.lord_in_play", rule="FIEF-CARD-23", **facts)
    if cards_of(state, "lord")[lord] == DISCARD:
        rule = "FIEF-STOCK-11"
        raise Refused("out_of_stock", "fief.lord_discarded", rule=rule, lord=lord)


def limit(state: State, table: Table, player: str) -> None:
    """Objects to more than four lords, including captives (FIEF-CARD-22, LORD-01, -02).

    See FIEF-GRACE-15.
    """
    fault = too_many(state, player, "FIEF-CARD-22")
    if fault:
        table.object(fault)


def too_many(state: State, player: str, rule: str) -> Refused | None:
    """Why a family can take no more lords."""
    most = int(LIMITS["lords"])
    left = room(state, player)
    if left > 0:
        return None
    facts = {"player": player, "count": most - left, "most": most}
    return Refused("rule", "fief.lords_most", rule=rule, **facts)


def room(state: State, player: str) -> int:
    """How many more lords a family may take; those in the dungeon count (AMB-116)."""
    counts = house(state, "dungeon.counts_in_limit")
    own = lords.household(state, player) if counts else lords.family(state, player)
    return int(LIMITS["lords"]) - len(own)


def place_for(
    state: State, table: Table, player: str, village: str | None
) -> list[str]:
    """Where a new lord may be placed; refuses another village (FIEF-CARD-21).

    In the player's castles and cities; without any, where the player has somebody, in
    an ally's village, or in an empty one (AMB-24).
    """
    strong = [
        v
        for v in villages(state)
        if building(state, v) and owner_of(state, v) == player
    ]
    places = strong or [v for v in villages(state) if _open(state, player, v)]
    if village is None:
        return places
    if village not in places:
        near = [state.name(v) for v in places]
        facts = {"village": village, "player": player, "near": near}
        key = "fief.place_strong" if strong else "fief.place_open"
        table.object(Refused("rule", key, rule="FIEF-CARD-21", **facts))
    elif not strong:
        _consent(state, table, player, village)
    return places


def _open(state: State, player: str, village: str) -> bool:
    """Whether a lord without a castle or city may appear in a village."""
    if stands(state, village, player) or _empty(state, village):
        return True
    owner = owner_of(state, village)
    if owner is None:
        return False
    allied = lords.ally(state, player) == owner
    return allied or house(state, "cards.allied") == "consent"


def _empty(state: State, village: str) -> bool:
    return not present(state, village) and not rebels_at(state, village)


def _consent(state: State, table: Table, player: str, village: str) -> None:
    """An ally agrees to a lord in his village."""
    owner = owner_of(state, village)
    if stands(state, village, player) or _empty(state, village) or owner is None:
        return
    if not agrees(state, table, "leave", owner):
        facts = {"village": village, "player": player, "owner": owner}
        refusal = Refused("rule", "fief.lord_unwelcome", rule="FIEF-AMB-24", **facts)
        table.object(refusal)


def placed(
    state: State,
    player: str,
    lord: str,
    village: str,
    because: Because,
    *,
    source: str = UNSEEN,
) -> list[Effect]:
    """Places the counter in its village, and the card in front of its player.

    The lord gets the titles that the player kept for lack of one (FIEF-FIEF-32,
    AMB-41, -122). An empty village outside fiefs becomes the player's (MOVE-11).
    """
    effects: list[Effect] = [
        changed(state, lord, "player", player),
        changed(state, lord, "at", village),
        changed(state, lord, "laid", state.turn or None),
        changed(state, lord, "discarded", None),
    ]
    for title in state.subjects("title"):
        if _waits(state, title, player):
            effects += [
                changed(state, title, "holder", lord),
                changed(state, title, "keeper", None),
                changed(state, title, "heir", None),
            ]
    free = title_over(state, village) is None and _empty(state, village)
    if free and state.get(village, "owner") != player:
        effects.append(changed(state, village, "owner", player))
    effects = [e._replace(because=because) for e in effects]
    if source == DISCARD and counts_hands(state):
        effects.append(Transfer(CARD, 1, DISCARD, TABLE, because))
    return effects


def _waits(state: State, title: str, player: str) -> bool:
    """Whether a title waits for this player's next lord, rather than another heir."""
    if state.get(title, "holder") or state.get(title, "keeper") != player:
        return False
    heir = state.get(title, "heir")
    return heir in (None, player) or bool(house(state, "heir.new_lord_saves"))
