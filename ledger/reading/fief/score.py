"""How close everybody is to victory, and what makes up their points."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.reading.played import state_played
from ledger.reading.treasury import Secrets, unit
from ledger.rules.fief.house import house, variant
from ledger.rules.fief.turn.order import playing
from ledger.rules.fief.winning import points, victory
from ledger.state import CAMPAIGN
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.shapes.fief.crown import Score
    from ledger.state import State
    from ledger.store.book import Book


@at_one_moment
def score(
    book: Book, viewer: str | None = None, hide: bool = False, all_: bool = False
) -> Score:
    """The points of each family now and when last counted, and what victory lacks.

    Where purses are kept closed, only `viewer` is shown what a purse is worth.
    """
    state = state_played(book, "fief")
    secrets = Secrets(book, viewer, hide=hide, opened=all_)
    return score_of(state, secrets, unit(book))


def score_of(state: State, secrets: Secrets, unit: str) -> Score:
    """The same in a state that has already been read."""
    facts: dict[str, Any] = {
        "turn": state.turn,
        "points_game": variant(state, "points"),
        "length": points.length(state),
        "scoring": house(state, "points.scoring"),
        "escrow": house(state, "points.escrow"),
        "normal_victory": not victory.plays_on(state),
        "over": state.get(CAMPAIGN, "over"),
        "winners": list(state.words(CAMPAIGN, "winners")),
        "players": [_player(state, player, secrets) for player in playing(state)],
        "unit": unit,
        "claims": [victory.facts_of(claim) for claim in victory.claims(state)],
    }
    answer: Score = named(facts, state)
    return answer


def _player(state: State, player: str, secrets: Secrets) -> dict[str, Any]:
    """A player's points; those of a closed purse are left out."""
    lines = points.lines(state, player)
    sum_: int | None = sum(line["points"] for line in lines)
    if secrets.hides(player):
        lines[0] |= {"money": None, "points": None}
        sum_ = None
    known = points.counted(state, player)
    return {
        "player": player,
        "lines": lines,
        "points": sum_,
        "counted": [
            {"turn": turn, "points": counted} for turn, counted in known.items()
        ],
        "total": points.total(state, player),
    }
