"""The points game: cash and cards, counted every fifth turn (FIEF-WIN-06 to -11)."""

from __future__ import annotations

from ledger.effects import Because, Effect
from ledger.rules.common.facts import MONEY
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import fiefs_of
from ledger.rules.fief.house import house, variant
from ledger.rules.fief.tables import POINTS
from ledger.rules.fief.treasury.escrow import held
from ledger.rules.fief.turn.order import playing
from ledger.rules.fief.winning.victory import ended, is_over
from ledger.rules.game import Outcome, warning
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State
    from ledger.table import Table

CASH, CARDS = "FIEF-WIN-08", "FIEF-WIN-09"
EVERY = int(POINTS["every_turns"])


def lines(state: State, player: str) -> list[dict[str, Any]]:
    """The parts of a family's points: its cash, then card by card."""
    cash = state.balance(player, MONEY)
    rows = [{"what": "cash", "money": cash, "points": of_cash(cash), "rule": CASH}]
    if house(state, "points.escrow"):
        aside = sum(held(state, lord) for lord in lords.family(state, player))
        both = of_cash(cash + aside)
        rows[0] |= {
            "money": cash + aside,
            "points": both,
            "rule": "fief.points.escrow",
        }
    return rows + _cards(state, player)


def of_cash(cash: int) -> int:
    """The points of cash: ten for each full 500 écus (FIEF-WIN-08).

    >>> [of_cash(cash) for cash in (0, 499, 500, 999, 1000, 1750)]
    [0, 0, 10, 10, 20, 30]
    """
    return int(cash // POINTS["cash_step"] * POINTS["per_step"])


def _cards(state: State, player: str) -> list[dict[str, Any]]:
    """The points of cards: all count, even several on one lord, and captives' (AMB-75).

    By FIEF-WIN-09.
    """
    rows = [
        _card(lords.title_rank(state, title), state.text(title, "holder"), title)
        for title in fiefs_of(state, player)
    ]
    for lord in lords.family(state, player):
        cards = [o for o in lords.offices_of(state, lord) if o in POINTS["cards"]]
        cards += ["bishop"] * len(lords.bishoprics(state, lord))
        cards += ["cardinal"] if state.get(lord, "cardinal") else []
        rows += [_card(card, lord) for card in cards]
    return sorted(rows, key=lambda line: -line["points"])


def _card(what: str, lord: str | None, title: str | None = None) -> dict[str, Any]:
    points = int(POINTS["cards"][what])
    facts = {"what": what, "lord": lord, "points": points, "rule": CARDS}
    return facts | ({"title": title} if title else {})


def points(state: State, player: str) -> int:
    """A family's current points."""
    return sum(line["points"] for line in lines(state, player))


# Earlier counts -----------------------------------------------------------------------


def counted(state: State, player: str) -> dict[int, int]:
    """A player's points by the turn at whose end they were counted (WIN-10)."""
    parts = (one.partition(":") for one in state.words(player, "counted"))
    return {int(turn): int(points) for turn, _, points in parts}


def total(state: State, player: str) -> int:
    """The sum of all counts or, by house rule, the last one (AMB-74)."""
    known = counted(state, player)
    if house(state, "points.scoring") == "last":
        return known[max(known)] if known else 0
    return sum(known.values())


def length(state: State) -> int | None:
    """The agreed number of turns."""
    return state.number(CAMPAIGN, "length") or None


def end_of_turn(state: State, _table: Table) -> Outcome | None:
    """Counts points at the end of every fifth turn; the last count decides.

    The player with most wins, and equal totals share it (FIEF-WIN-10, -11, AMB-76).
    Once the game is over, nothing more is counted (FIEF-TURN-11).
    """
    over = state.number(CAMPAIGN, "over")
    if not variant(state, "points") or (is_over(state) and over != state.turn):
        return None
    last = length(state)
    effects: list[Effect] = []
    result: dict[str, Any] = {}
    notes: list[dict[str, Any]] = []
    if state.turn % EVERY == 0:
        effects = _count(state)
        now = {player: points(state, player) for player in playing(state)}
        result["points"] = {"turn": state.turn, "players": now}
        facts = {"turn": state.turn, "totals": now}
        notes.append(warning("fief.points_counted", rule="FIEF-WIN-10", **facts))
    after = state.copy().apply(effects)
    if last and state.turn >= last and not is_over(state):
        totals = {player: total(after, player) for player in playing(state)}
        best = max(totals.values(), default=0)
        winners = tuple(p for p in state.seats if totals.get(p) == best)
        effects += ended(after, winners, "FIEF-WIN-11")
        facts = {"winners": list(winners), "turn": state.turn}
        result["victory"] = {**facts, "totals": totals, "claims": []}
        about = {"players": list(winners), "points": best}
        notes.append(warning("fief.victory_points", rule="FIEF-WIN-11", **about))
    return Outcome({}, result, effects, notes) if effects else None


def _count(state: State) -> list[Effect]:
    because = Because("FIEF-WIN-10")
    effects: list[Effect] = []
    for player in playing(state):
        known = (
            *state.words(player, "counted"),
            f"{state.turn}:{points(state, player)}",
        )
        change = changed(state, player, "counted", known)
        effects.append(change._replace(because=because))
    return effects
