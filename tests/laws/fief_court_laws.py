"""The laws of a court: which crowns may go together, and who is bound to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.families import lords
from ledger.rules.fief.house import house
from ledger.rules.fief.tables import LIMITS
from ledger.state import CAMPAIGN
from tests.laws.fief_laws import oddities

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.state import State


def _throne(state: State) -> Iterator[str]:
    """King, Queen, Regent and Prince may be combined only like this."""
    king, queen, regent, prince = (lords.office(state, one) for one in lords.OFFICES)
    until, mother = state.number(CAMPAIGN, "regent_until"), queen
    if king and regent and not until:
        yield "a minority without end"
    if queen and not king and queen != regent:
        yield "a queen without a King who does not rule"  # FIEF-REGENCY-01
    wife = lords.spouse(state, king) if king else None
    kept = (
        state.get(CAMPAIGN, "hereditary")
        or house(state, "queen_mother.keeps") == "always"
    )
    if king and mother and mother not in (wife, regent) and not kept:
        yield "a queen who is nobody's wife or mother"  # FIEF-CROWN-09
    if king and wife and wife != queen and not regent:
        yield "a King's wife who is no queen"  # FIEF-CROWN-07
    if regent and regent == lords.office(state, "prince"):
        yield "a regent who is a prince"
    if prince and (not king or lords.owner(state, king) != lords.owner(state, prince)):
        yield "a Prince without his father"  # FIEF-PRINCE-02
    if prince and prince == king:
        yield "a Prince who is King"
    if state.get(CAMPAIGN, "hereditary") and not king:
        yield "a throne inherited by nobody"


def _people(state: State) -> Iterator[str]:
    for lord in lords.everybody(state):
        name = f": {lord}"
        wed, captor = lords.spouse(state, lord), lords.captor(state, lord)
        if wed and (not lords.owner(state, wed) or lords.spouse(state, wed) != lord):
            yield f"married to the dead{name}"
        if wed and lords.owner(state, wed) == lords.owner(state, lord):
            yield f"married in the family{name}"
        church = lords.bishoprics(state, lord)
        if wed and church and not house(state, "bishop.allow_married"):
            yield f"a married bishop{name}"
        if len(church) > LIMITS["bishop_cards"]:
            yield f"a bishop of several dioceses{name}"
        if captor and captor != REBELS and state.get(captor, "out"):
            yield f"held by nobody who plays{name}"
        if captor == lords.owner(state, lord):
            yield f"held by his own family{name}"
        king = lords.office(state, "king")
        if lords.buried(state, lord) and (
            king is None or lords.owner(state, king) != captor
        ):
            yield f"in the dungeon of no King{name}"  # FIEF-VAR-28, -34


def _titles(state: State) -> Iterator[str]:
    seen: set[object] = set()
    for title in state.subjects("title"):
        region = state.get(title, "region")
        if region in seen:
            yield f"a region with two titles: {region}"
        seen.add(region)
        keeper = state.text(title, "keeper")
        if keeper and keeper not in state.seats:
            yield f"kept by nobody: {title}"
        if keeper and state.get(keeper, "out"):
            yield f"kept by a family that is out: {title}"
        heir = state.text(title, "heir")
        if keeper and lords.family(state, keeper) and not heir:
            yield f"kept by a player who has lords: {title}"  # FIEF-FIEF-32
        if heir and heir in state.seats and state.get(heir, "out"):
            yield f"an heir who is out: {title}"


# Facts that may name a family that has left the game.
MEMORIES = ("seats", "first", "first_player", "winners")


def _words(state: State) -> Iterator[str]:
    """No fact treats the dead, or a family that is out, as if still in play."""
    for subject, facts in state.facts.items():
        for field, value in facts.items():
            if field in MEMORIES:
                continue
            for word in value if isinstance(value, tuple) else (value,):
                kind = str(word).partition(":")[0]
                if kind == "lord" and not lords.owner(state, str(word)):
                    yield f"{subject}.{field} is a dead lord: {word}"
                if kind == "player" and state.get(str(word), "out"):
                    yield f"{subject}.{field} is a family that is out: {word}"


def strange(state: State) -> set[str]:
    """States that no act at a court leads to."""
    laws = (_throne, _people, _titles, _words)
    return oddities(state) | {found for law in laws for found in law(state)}
