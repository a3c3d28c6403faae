"""Opening the box: stock, decks and lords, and what each player begins with."""

from __future__ import annotations

from ledger.effects import Because, Effect, Transfer
from ledger.errors import Refused
from ledger.rules.common.facts import MONEY
from ledger.rules.common.settings import number
from ledger.rules.fief.facts import (
    ARCHER,
    BOMBARD,
    BUILDINGS,
    CARD,
    DECK,
    GUARDSMEN,
    KINDS,
    MERCENARY,
    STOCK,
    UNSEEN,
)
from ledger.rules.fief.forces import series
from ledger.rules.fief.house import house, variant
from ledger.rules.fief.tables import BLUE, BOX, LORDS, POINTS, VALUES
from ledger.rules.fief.war.tables import ARCHERS, BOMBARDS, GUARD, MERCENARIES
from ledger.rules.game import warning
from ledger.state import BANK, CAMPAIGN, WORLD, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.state import State

BANDS = ("king", "queen", "rebels")
# The counters of the Tactical extension: players' own, and neutral (TAC-GEN-02).
OWN = {ARCHER: ARCHERS["per_player"], BOMBARD: BOMBARDS["per_player"]}
SHARED = {
    MERCENARY: MERCENARIES["counters"],
    **dict(zip(GUARDSMEN, (GUARD["knights"], GUARD["sergeants"]), strict=True)),
}
NOTES = {"n100": 100, "n500": 500, "n1000": 1000}


def open_box(state: State) -> list[Effect]:
    """Everything at the treasurer's; nothing if the box is already open.

    By FIEF-SETUP-10, FIEF-CARD-01.
    """
    if state.get(CAMPAIGN, "box"):
        return []
    effects: list[Effect] = [changed(state, CAMPAIGN, "box", 1)]
    names = sorted((*LORDS["men"], *LORDS["women"]))
    effects += [changed(state, f"lord:{name}", "name", name) for name in names]
    because = Because("FIEF-STOCK-03")
    effects += [Transfer(k, BOX[k], WORLD, STOCK, because) for k in BUILDINGS]
    for band in BANDS:
        effects += _counters(band, BOX[band])
    effects += _extension(STOCK, SHARED)
    because = Because("FIEF-STOCK-07")
    effects += [Transfer(k, BLUE[k], WORLD, UNSEEN, because) for k in KINDS]
    effects.append(Transfer(CARD, BLUE["cards"], WORLD, DECK, because))
    if house(state, "bank.finite"):
        because = Because("FIEF-STOCK-06")
        effects.append(Transfer(MONEY, money_in_box(), WORLD, BANK, because))
    return effects


def _extension(account: str, held: dict[str, int]) -> list[Effect]:
    """The counters of the extension, which are in the box even if it is not played.

    So the table may start using it at any time (TAC-GEN-02, -03, TAC-MERC-01).
    """
    because = Because("TAC-GEN-02")
    return [
        Transfer(kind, count, WORLD, account, because) for kind, count in held.items()
    ]


def unpacked(state: State) -> list[Effect]:
    """The extension's counters, for a game whose box was opened without them."""
    if state.balance(WORLD, MERCENARY) or not state.get(CAMPAIGN, "box"):
        return []
    effects = _extension(STOCK, SHARED)
    for player in state.seats:
        band = f"/{player}"
        if not any(  # players who joined later have them already
            ARCHER in held for at, held in state.balances.items() if at.endswith(band)
        ):
            effects += _extension(series(player), OWN)
    return effects


def money_in_box() -> int:
    """The total value of the notes in the box (FIEF-STOCK-06)."""
    return sum(NOTES[note] * count for note, count in BOX["notes"].items())


def _counters(owner: str, held: dict[str, int]) -> list[Effect]:
    because = Because("FIEF-STOCK-01")
    return [
        Transfer(value, count, WORLD, series(owner), because)
        for value, count in held.items()
        if value in VALUES and count
    ]


def begin(state: State, players: Sequence[str]) -> list[Effect]:
    """The box, a series of soldiers and the starting sum for each new player.

    By FIEF-INC-01.
    """
    effects = open_box(state)
    most = min(BOX["most_series"], house(state, "setup.players")[1])
    if len(state.seats) > most:
        facts = {"players": len(state.seats), "most": most}
        raise Refused("rule", "fief.players_most", rule="FIEF-SETUP-11", **facts)
    start = number(state, "fief.money.start")
    for player in players:
        effects += _counters(player, BOX["series"])  # FIEF-STOCK-01
        effects += _extension(series(player), OWN)  # TAC-GEN-03
        if start:  # no income, whatever a village earns (FIEF-INC-01)
            because = Because("FIEF-SETUP-07", player)
            effects.append(Transfer(MONEY, start, BANK, player, because))
    return effects


def bank_floor(state: State) -> int | None:
    """The least that the bank may hold, as the box has only so many notes (AMB-37).

    A bank that becomes finite during the game has what is not in circulation.
    """
    if not house(state, "bank.finite"):
        return None
    return -money_in_box() - state.balance(WORLD, MONEY)


def notes(state: State) -> list[dict[str, Any]]:
    """Warnings about the number of players (FIEF-SETUP-11, AMB-06)."""
    count, least = len(state.seats), house(state, "setup.players")[0]
    warnings = []
    if 0 < count < least:
        facts = {"players": count, "least": least}
        warnings.append(warning("fief.players_few", rule="FIEF-AMB-06", **facts))
    if count == POINTS["players"] and not variant(state, "points"):
        warnings.append(warning("fief.points_proposed", rule="FIEF-SETUP-11"))
    return warnings
