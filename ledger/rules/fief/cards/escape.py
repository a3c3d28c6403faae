"""Escape: a captive, or all who are held together, go free (FIEF-CARD-59)."""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Refused
from ledger.rules.common.picking import agrees, pick
from ledger.rules.fief.board.places import villages
from ledger.rules.fief.cards.deck import spend
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.releasing import set_free
from ledger.rules.fief.house import house

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.fief.cards.wanted import Done, Wanted
    from ledger.state import State
    from ledger.table import Table


def captives(state: State) -> list[str]:
    """All who are held captive, by a player or by the rebels, or in the dungeon."""
    return [lord for lord in lords.everybody(state) if lords.captor(state, lord)]


def play(state: State, table: Table, wanted: Wanted) -> Done:
    """Frees captives, who go at once to a village of their choice."""
    held = captives(state)
    if not held:
        raise Refused("rule", "fief.no_captives", rule="FIEF-CARD-70")
    lord = (
        wanted.lord or wanted.on or pick(state, table, "lord", held, who=wanted.player)
    )
    if lord not in held:
        raise Refused("rule", "fief.no_captive", rule="FIEF-CARD-59", lord=lord)
    _helps(state, table, wanted.player, lord)
    group = _group(state, table, wanted.player, lord)
    because = Because("FIEF-CARD-59", lord)
    effects, notes = spend(state, wanted.player, wanted.card, because)
    freed = []
    for one, village in _places(state, table, wanted, group).items():
        now = state.copy().apply(effects)
        effects += set_free(now, one, village, "FIEF-CARD-59")
        freed.append({"lord": one, "player": lords.owner(state, one), "at": village})
    return effects, {"lord": lord, "freed": freed}, notes


def _helps(state: State, table: Table, player: str, lord: str) -> None:
    """Refuses to help a captive where only own and allied ones may be (AMB-20, -31)."""
    owner = lords.owner(state, lord)
    friends = (player, lords.ally(state, player))
    if house(state, "cards.parry_for") == "marriage" and owner not in friends:
        rule, facts = "fief.cards.parry_for", {"lord": lord, "player": player}
        table.object(Refused("rule", "fief.escape_for", rule=rule, **facts))


def _group(state: State, table: Table, player: str, lord: str) -> list[str]:
    """Those who escape: held in the same place, and with players who agree (AMB-31)."""
    place = _held_in(state, lord)
    others = [
        one for one in captives(state) if one != lord and _held_in(state, one) == place
    ]
    if others and table.choose("escape", ("group", "alone"), who=player) == "alone":
        others = []
    asked: dict[str, bool] = {}
    for one in (lord, *others):
        owner = lords.owner(state, one)
        if owner not in asked:
            asked[owner] = owner == player or agrees(state, table, "escapes", owner)
    if not asked[lords.owner(state, lord)]:
        facts = {"lord": lord, "player": lords.owner(state, lord)}
        raise Refused("rule", "fief.escape_refused", rule="FIEF-AMB-31", **facts)
    return [one for one in (lord, *others) if asked[lords.owner(state, one)]]


def _held_in(state: State, lord: str) -> tuple[str | None, str | None]:
    """Who holds a captive, and where; the dungeon is one place."""
    place = "dungeon" if lords.buried(state, lord) else state.text(lord, "at")
    return lords.captor(state, lord), place


def _places(
    state: State, table: Table, wanted: Wanted, group: list[str]
) -> dict[str, str]:
    """One village for the group, unless a house rule lets them split up (AMB-32)."""
    every = villages(state)
    if wanted.at:
        return dict.fromkeys(group, wanted.at)
    if house(state, "escape.split") and len(group) > 1:
        return {
            one: pick(state, table, f"at.{state.name(one)}", every) for one in group
        }
    return dict.fromkeys(group, pick(state, table, "at", every))
