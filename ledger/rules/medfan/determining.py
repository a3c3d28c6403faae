"""Determining an unknown territory: what it is, what is found there, its name."""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.errors import Refused
from ledger.rules.game import Outcome
from ledger.rules.medfan import naming
from ledger.rules.medfan.finding import need_unknown
from ledger.rules.medfan.house import house
from ledger.rules.medfan.land import SIX, kinds_of, rolled_capability, take, unknown
from ledger.rules.medfan.tables import CAPABILITY, DIE
from ledger.rules.medfan.words import chosen
from ledger.state import BANK, CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.effects import Effect
    from ledger.state import State
    from ledger.table import Table

COUNCIL = "council_of_archmages"
ANYBODY: tuple[str, ...] = ()


def discover(
    state: State,
    table: Table,
    name: str | None = None,
    player: str | None = None,
    called: str | None = None,
    by_dice: bool = False,
) -> Outcome:
    """Determines an unknown territory: one that is named, or the first.

    It goes to the player, if one is given.
    """
    territory = name or need_unknown(state)[0]
    after, effects = state.copy(), []
    if player:
        effects += take(state, territory, player, Because("MED-TERR-09", territory))
        after.apply(effects)
    effects_found, result = determine(
        after, table, territory, player, name=called, by_dice=by_dice
    )
    warnings = result.pop("warnings", [])
    asked = {"territory": territory, "player": player, "name": called}
    return Outcome(
        asked, {**result, "player": player}, [*effects, *effects_found], warnings
    )


def determine(
    state: State,
    table: Table,
    territory: str,
    player: str | None,
    *,
    name: str | None = None,
    rolls: int = 1,
    by_dice: bool = False,
) -> tuple[list[Effect], dict[str, Any]]:
    """What an unknown territory turns out to be (MED-TERR-06).

    The dice: the general table and the one that it names, until the result is
    valid; with more `rolls` (MED-TERR-03) this is repeated, and one result is kept;
    four for a treasure; then those for the name. Of several territories, each is
    determined on a state in which the one before is known (MED-TERR-46) and, if
    somebody captures it, taken. Jarring pairs in a name from a person's dice are
    listed under "warnings".

    Args:
        state: the current state.
        table: the table that answers.
        territory: the unknown one.
        player: who captures it; owned uniques are rolled again, and the treasure is
        this player's.
        name: its name, if that is chosen by hand.
        rolls: how many complete rolls are made, of which one is kept.
        by_dice: whether the name is drawn with several six-sided dice.
    """
    if not unknown(state, territory):
        raise Refused("rule", "medfan.known", rule="MED-TERR-08", territory=territory)
    category, kind = _rolled(state, table, player, rolls)
    effects, more = _recorded(state, table, territory, player, kind)
    result = {"territory": territory, "category": category, "id": kind, **more}
    if kind == COUNCIL and player:
        benefit = chosen(table, "council", CAPABILITY["council_benefits"], player)
        effects.append(changed(state, territory, "council", benefit))
        result["council"] = benefit
    warnings: list[dict[str, Any]] = []
    if name is None:
        name, warnings = naming.drawn(state, table, by_dice=by_dice)
    else:
        name = naming.given(state, name)
    effects += [
        changed(state, territory, "unknown", None),
        changed(state, territory, "name", name),
    ]
    result["name"] = name
    if warnings:
        result["warnings"] = warnings
    return effects, result


def _rolled(
    state: State, table: Table, player: str | None, rolls: int
) -> tuple[str, str]:
    """The capability: from the only roll, or the one that the player keeps."""
    owned = kinds_of(state, player) if player else ANYBODY
    # A dict: two equal results leave nothing to choose.
    rolled = {
        kind: category
        for category, kind in (
            rolled_capability(table, player, owned) for _ in range(rolls)
        )
    }
    kept = table.choose("keep", tuple(rolled), who=player)
    return rolled[kept], kept


def _recorded(
    state: State, table: Table, territory: str, player: str | None, kind: str
) -> tuple[list[Effect], dict[str, Any]]:
    """Records the capability; a cache is emptied at once (MED-TERR-34)."""
    treasure = CAPABILITY["found"].get(kind)
    if treasure is None:
        because = Because("MED-TERR-06", territory)
        change = changed(state, territory, "capability", kind)
        return [change._replace(because=because)], {"becomes": None, "treasure": 0}
    because = Because("MED-INC-09", territory)
    becomes = treasure["becomes"]
    change = changed(state, territory, "capability", becomes)
    effects: list[Effect] = [change._replace(because=because)]
    amount = 0
    if player:
        faces = table.roll(player, "treasure", SIX, treasure["dice"])
        amount = scaled(state, sum(faces) * DIE["times"])
        effects += moved("money", amount, BANK, player, because)
    if not house(state, "cache_pays_poor_same_phase"):
        battles = state.number(CAMPAIGN, "battles") or None
        effects.append(changed(state, territory, "blocked", battles))
    return effects, {"becomes": becomes, "treasure": amount}


def scaled(state: State, amount: int) -> int:
    """An amount for a territory, scaled for the campaign and rounded up."""
    above, below = house(state, "gain_scale")
    return int(-(-amount * above // below))
