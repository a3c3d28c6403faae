"""A player joins the campaign: a hoard, and five territories, one of them owned."""

from __future__ import annotations

from ledger.effects import Because, Effect, moved
from ledger.errors import Refused
from ledger.naming import same
from ledger.rules.common.facts import MONEY
from ledger.rules.common.ids import new_id
from ledger.rules.common.seats import seat
from ledger.rules.game import Outcome, warning
from ledger.rules.medfan.determining import determine
from ledger.rules.medfan.fought import games_differ
from ledger.rules.medfan.house import house, start_hoard
from ledger.rules.medfan.land import owned_by, take
from ledger.rules.medfan.tables import ARMY, LAND
from ledger.state import BANK, CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ledger.state import State
    from ledger.table import Table


def join(
    state: State,
    table: Table,
    entry: int,
    unused: Callable[[str], bool],
    player: str,
    name: str | None = None,
    by_dice: bool = False,
) -> Outcome:
    """A player joins, at the beginning or later (MED-TERR-01 to -05).

    Args:
        state: the current state.
        table: the table that answers.
        entry: the number that the entry will have.
        unused: whether an id has never been used.
        player: the player's name; one who has a seat already gets only the rest.
        name: the name of the player's first territory, if that is chosen.
        by_dice: whether its name is drawn with several six-sided dice.
    """
    after = state.copy()
    effects: list[Effect] = []

    def add(*more: Effect) -> None:
        effects.extend(more)
        after.apply(more)

    subject = _seated(state, player)
    if subject is None:
        shown = state.free_name("player", player)
        subject = new_id("player", shown, entry, unused)
        add(*seat(state, [(subject, shown)]))
    add(changed(state, subject, "joined", 1))
    hoard = starting_sum(state)
    add(*moved(MONEY, hoard, BANK, subject, Because("MED-ARMY-01", subject)))
    fresh = []
    for _ in range(LAND["per_player"]):
        territory = _unknown(after, entry, unused)
        add(changed(after, territory, "unknown", 1)._replace(because=_BROUGHT))
        fresh.append(territory)
    determined = []
    for territory in fresh[: LAND["determined_at_start"]]:
        # Taken first, because a new owner chooses the benefit of a Council.
        add(*take(after, territory, subject, Because("MED-TERR-02", territory)))
        rolls = house(state, "initial_territory_rolls")
        revealed, facts = determine(
            after, table, territory, subject, name=name, rolls=rolls, by_dice=by_dice
        )
        add(*revealed)
        determined.append(facts)
    treasure = sum(facts["treasure"] for facts in determined)
    if treasure:
        add(changed(after, subject, "treasure", treasure))
    asked = {"player": subject, "name": name}
    result = {
        "player": subject,
        "hoard": after.balance(subject, MONEY),
        "treasure": treasure,
        "owned": fresh[0],
        "territory": determined[0],
        "unknown": len(fresh) - len(determined),
    }
    warnings = [*_warnings(state, determined), *games_differ(state, after)]
    return Outcome(asked, result, effects, warnings)


_BROUGHT = Because("MED-TERR-01")


def starting_sum(state: State) -> int:
    """What a player begins with; a latecomer may get more (MED-AMB-TERR-7)."""
    start = start_hoard(state)
    if state.number(CAMPAIGN, "battles"):
        start += house(state, "late_joiner_extra_hoard")
    return start


def _seated(state: State, player: str) -> str | None:
    """The player with this name; refused if there is more than a seat yet."""
    for subject, shown in state.named("player").items():
        if same(shown) != same(player.strip()):
            continue
        figures = (state.get(f, "player") for f in state.subjects("figure"))
        begun = (
            state.get(subject, "joined")
            or owned_by(state, subject)
            or state.balance(subject, MONEY)
            or subject in figures
        )
        if begun:
            raise Refused(
                "name_taken", "medfan.joined", rule="MED-TERR-05", player=subject
            )
        return subject
    return None


def _unknown(state: State, entry: int, unused: Callable[[str], bool]) -> str:
    """The id of one more unknown territory."""
    number = 1
    while f"territory:unknown {number}" in state.facts:
        number += 1
    subject = new_id("territory", f"unknown {number}", entry, unused)
    while subject in state.facts:
        number += 1
        subject = new_id("territory", f"unknown {number}", entry, unused)
    return subject


def _warnings(state: State, determined: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Warnings, such as that yields are meant for a hoard of 500 (MED-ARMY-05)."""
    warnings = [warned for facts in determined for warned in facts.pop("warnings", ())]
    start, usual = start_hoard(state), ARMY["start_hoard"]
    if start != usual and house(state, "gain_scale") == [1, 1]:
        warnings.append(
            warning("medfan.scale_gains", rule="MED-ARMY-05", start=start, usual=usual)
        )
    return warnings
