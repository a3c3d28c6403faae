"""An unknown territory is determined: what it is, what is found there, its name."""

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
    """What an unknown territory is: one that is named, or the first of them.

    It goes to the player, if one is told.
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

    The dice: the general table and the one that it names, until the result
    stands; with more `rolls` (MED-TERR-03) so many times, of which one is kept;
    four for a treasure; then those of the name. Of several territories each is
    determined on a state that has the one before (MED-TERR-46), and that has been
    taken, if somebody captures it. What jars in a name that a person's dice show
    stands under "warnings".

    Args:
        state: the campaign.
        table: who answers.
        territory: the unknown one.
        player: who captures it; whose uniques are rolled again, whose treasure it is.
        name: its name, if that is chosen by hand.
        rolls: how many complete rolls are made, of which one is kept.
        by_dice: whether the name is drawn with several dice of six.
    """
    if not unknown(state, territory):
        raise Refused("rule", "medfan.known", rule="MED-TERR-08", territory=territory)
    category, kind = _rolled(state, table, player, rolls)
    effects, more = _found(state, table, territory, player, kind)
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
    """The capability: that of the only roll, or the one that the player keeps."""
    owned = kinds_of(state, player) if player else ANYBODY
    # A dict: two rolls that agree leave nothing to choose.
    rolled = {
        kind: category
        for category, kind in (
            rolled_capability(table, player, owned) for _ in range(rolls)
        )
    }
    kept = table.choose("keep", tuple(rolled), who=player)
    return rolled[kept], kept


def _found(
    state: State, table: Table, territory: str, player: str | None, kind: str
) -> tuple[list[Effect], dict[str, Any]]:
    """The capability is written down; a cache is emptied at once (MED-TERR-34)."""
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
    """An amount of a territory as the campaign scales them, rounded up."""
    above, below = house(state, "gain_scale")
    return int(-(-amount * above // below))
