"""Victory: having a crown and enough fiefs, alone or with an ally (FIEF-WIN-01 to -04).

It is tested only at the end of a turn. Nothing is forbidden once the game is over: a
table that plays on is reminded of who has won.
"""

from __future__ import annotations

from itertools import combinations

from ledger.effects import Because, Effect
from ledger.record import NamedTuple
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import fiefs_of
from ledger.rules.fief.house import house, variant
from ledger.rules.fief.tables import WIN
from ledger.rules.fief.turn.order import playing
from ledger.rules.game import Outcome, warning
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any

    from ledger.state import State
    from ledger.table import Table

SOLO, PAIR = "FIEF-WIN-02", "FIEF-WIN-03"
KING, QUEEN, CROWN, FIEF = "king", "queen", "crown", "fief"


class Claim(NamedTuple):
    """How close a player, or two allied by marriage, are to victory.

    Attributes:
        players: the players.
        rule: the rule that says what they need.
        king: their King, if they have one.
        queen: their Queen or Regent.
        fiefs: the titles that count.
        missing: what they lack, each with the amount.
    """

    players: tuple[str, ...]
    rule: str
    king: str | None
    queen: str | None
    fiefs: tuple[str, ...]
    missing: dict[str, int]

    @property
    def won(self) -> bool:
        """Whether nothing is missing."""
        return not self.missing

    @property
    def near(self) -> bool:
        """Whether only one step is missing: a crown or a fief."""
        return sum(self.missing.values()) == 1


def claims(state: State) -> list[Claim]:
    """Each player alone, then each allied pair, in turn order."""
    players = playing(state)
    single = [_claim(state, (player,)) for player in players]
    pairs = (
        pair
        for pair in combinations(players, 2)
        if pair[1] in lords.allies(state, pair[0])
    )
    return single + [_claim(state, pair) for pair in pairs]


def _claim(state: State, players: tuple[str, ...]) -> Claim:
    """A claim; King and Queen are cards, and count wherever they are (AMB-77).

    See FIEF-WIN-02, FIEF-MARRY-10.
    """
    king = _crown(state, players, (KING,))
    queen = _crown(state, players, (QUEEN, "regent"))
    fiefs = tuple(
        title
        for player in players
        for title in fiefs_of(state, player)
        if _counts(state, state.text(title, "holder"))
    )
    alone = len(players) == 1
    missing: dict[str, int] = {}
    if alone:
        missing[CROWN] = int(not (king or queen))
    else:
        missing |= {KING: int(not king), QUEEN: int(not queen)}
    needed = WIN["solo_fiefs"] if alone else WIN["pair_fiefs"]
    missing[FIEF] = max(needed - len(fiefs), 0)
    lacking = {what: count for what, count in missing.items() if count}
    return Claim(players, SOLO if alone else PAIR, king, queen, fiefs, lacking)


def _crown(state: State, players: Iterable[str], offices: Sequence[str]) -> str | None:
    """The member of these families who has one of these offices."""
    for office in offices:
        lord = lords.office(state, office)
        if lord and lords.owner(state, lord) in players and _counts(state, lord):
            return lord
    return None


def _counts(state: State, lord: str | None) -> bool:
    """Whether a lord's honours count; captives' may not, by house rule (AMB-77)."""
    if lord is None or lords.is_free(state, lord):
        return True
    return bool(house(state, "win.captive_counts"))


# The end of a turn ------------------------------------------------------------------


def is_over(state: State) -> bool:
    """Whether somebody has won."""
    return state.get(CAMPAIGN, "over") is not None


def plays_on(state: State) -> bool:
    """Whether a victory ends the game: a points game is played to its end (AMB-75)."""
    return variant(state, "points") and not house(state, "points.normal_victory")


def end_of_turn(state: State, _table: Table) -> Outcome | None:
    """Records who has won with this turn (FIEF-WIN-01, -04).

    All who qualify win; by house rule, a single player wins over a pair (AMB-76).
    """
    if is_over(state) or plays_on(state):
        return None
    won = [claim for claim in claims(state) if claim.won]
    alone = [claim for claim in won if claim.rule == SOLO]
    if alone and house(state, "win.tie") == "solo_first":
        won = alone
    if not won:
        return None
    winners = tuple(
        player
        for player in state.seats
        if any(player in claim.players for claim in won)
    )
    notes = [
        warning(
            "fief.victory" if claim.rule == SOLO else "fief.victory_pair",
            rule=claim.rule,
            players=list(claim.players),
            fiefs=len(claim.fiefs),
        )
        for claim in won
    ]
    answer = {
        "winners": list(winners),
        "turn": state.turn,
        "claims": [facts_of(claim) for claim in won],
    }
    effects = ended(state, winners, won[0].rule)
    return Outcome({}, {"victory": answer}, effects, notes)


def ended(state: State, winners: tuple[str, ...], rule: str) -> list[Effect]:
    """Ends the game, with these as winners."""
    because = Because(rule)
    return [
        changed(state, CAMPAIGN, field, value)._replace(because=because)
        for field, value in (("over", state.turn), ("winners", winners))
    ]


def facts_of(claim: Claim) -> dict[str, Any]:
    """A claim as facts."""
    return {
        "players": list(claim.players),
        "king": claim.king,
        "queen": claim.queen,
        "fiefs": list(claim.fiefs),
        "missing": [
            {"what": what, "count": count} for what, count in claim.missing.items()
        ],
        "won": claim.won,
        "near": claim.near,
        "rule": claim.rule,
    }


# What the table must not forget ---------------------------------------------------------


def due_over(state: State) -> Iterator[dict[str, Any]]:
    """A reminder, to those who play on, that the game is over (FIEF-WIN-04)."""
    if is_over(state):
        winners = list(state.words(CAMPAIGN, "winners"))
        turn = state.number(CAMPAIGN, "over")
        yield {"code": "won", "rule": "FIEF-WIN-04", "players": winners, "turn": turn}


def due_at_end(state: State) -> Iterator[dict[str, Any]]:
    """Reminders of who would win with this turn now, and who lacks one step."""
    if not is_over(state) and not plays_on(state):
        yield from (_ahead(one) for one in claims(state) if one.won or one.near)


def _ahead(claim: Claim) -> dict[str, Any]:
    facts: dict[str, Any] = {"rule": claim.rule, "players": list(claim.players)}
    if claim.won:
        return {"code": "winning", **facts}
    return {"code": "near", "what": next(iter(claim.missing)), **facts}
