"""Tithe and tallage: which of the cards in play bring something, and to whom."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.fief.board.places import villages_of
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import capital_held, enemies_in, lord_of_fief, title_of
from ledger.rules.fief.forces import present, rebels_at
from ledger.rules.fief.house import house
from ledger.rules.fief.treasury.escrow import account as escrow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State

CROWN = "crown"


def tither(state: State, diocese: str | None) -> str | None:
    """Who gets the tithe of a diocese: the player whose free bishop levied it.

    If the bishop has since died or been captured, the card is void (CARD-43, -71); by
    house rule, a captive's tithe is set aside (AMB-27, FIEF-INC-11, FIEF-GRACE-10).
    """
    if diocese is None:
        return None
    player = state.text(diocese, "tithe")
    bishop = state.text(diocese, "bishop")
    if player is None or bishop is None or lords.owner(state, bishop) != player:
        return None
    if lords.is_free(state, bishop):
        return player
    return escrow(bishop) if house(state, "prisoner.escrow_all") else None


class Tallage(NamedTuple):
    """What a tallage card brings.

    Attributes:
        owner: the player who owns the fief.
        to: who gets it: a player, the escrow of a captive, or nobody.
        villages: the villages that pay.
        lost: the villages that do not, because of enemies there.
        rule: the rule that decides it.
        why: why nothing is due.
    """

    owner: str | None
    to: str | None = None
    villages: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    rule: str = "FIEF-CARD-47"
    why: str | None = None


def tallage(state: State, region: str) -> Tallage | None:
    """What the tallage of a region brings; None if none was played there.

    A village counts unless enemies are in it (FIEF-CARD-47); an empty capital, or a
    captive holder, brings nothing (FIEF-INC-07, CARD-71, FIEF-INC-11).
    """
    laid, title = state.text(region, "tallage"), title_of(state, region)
    if laid is None:
        return None
    if title is None:
        return Tallage(laid, rule="FIEF-CARD-45", why="no_fief")
    if state.get(title, "aside"):
        return Tallage(laid, rule="FIEF-AMB-67", why="aside")
    owner, holder = lord_of_fief(state, title), state.text(title, "holder")
    to, rule = _taker(state, title, owner, holder)
    if owner is None or to is None:
        return Tallage(owner or laid, rule=rule, why="captive" if holder else "no_heir")
    # FIEF-INC-07, FIEF-FIEF-26
    if not capital_held(state, title):
        return Tallage(owner, rule="FIEF-INC-07", why="empty_capital")
    every = villages_of(state, region)
    quiet = tuple(v for v in every if _quiet(state, v, owner))
    return Tallage(owner, to, quiet, tuple(v for v in every if v not in quiet), rule)


def _taker(
    state: State, title: str, owner: str | None, holder: str | None
) -> tuple[str | None, str]:
    """Who gets the tallage, and by which rule.

    If all lords of the family have since died, it is the heir (FIEF-CARD-48,
    FIEF-GRACE-10).
    """
    if holder is None:
        return heir(state, title), "FIEF-CARD-48"
    # The member of the family who has it by now (FIEF-CARD-50).
    if lords.is_free(state, holder):
        return owner, "FIEF-CARD-47"
    aside = house(state, "prisoner.escrow_all")
    return (escrow(holder) if aside else None), "FIEF-CARD-71"


def heir(state: State, title: str) -> str | None:
    """The player who will inherit a fief of an extinct family, if any.

    The death decided it: a player, or the crown, meaning the one who wears it now
    (FIEF-FIEF-30, -31, AMB-122).
    """
    settled = state.text(title, "heir")
    if settled != CROWN:
        return settled
    wearer = lords.office(state, "regent") or lords.office(state, "king")
    return lords.owner(state, wearer) if wearer else None


def _quiet(state: State, village: str, owner: str) -> bool:
    """Whether there is no enemy counter in a village (AMB-28)."""
    if rebels_at(state, village):
        return False
    if house(state, "tallage.enemy") == "foreign":
        return not any(other != owner for other in present(state, village))
    return not enemies_in(state, village, owner)
