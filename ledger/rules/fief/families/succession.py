"""What becomes of crowns and royal guards when whoever wears them dies."""

from __future__ import annotations

from ledger.effects import Because, Effect, moved
from ledger.rules.fief.facts import GUARDS, KING, QUEEN
from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import counters, series
from ledger.rules.fief.house import house
from ledger.rules.fief.tables import LIMITS
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State


def falls_vacant(state: State, lord: str) -> list[Effect]:
    """The offices of a dead lord go on to an heir, or back to the treasurer."""
    effects: list[Effect] = []
    now = state.copy()
    for office, step in (
        ("prince", _prince),
        ("queen", _queen),
        ("regent", _regent),
        ("king", _king),
    ):
        if lords.office(now, office) == lord:
            more = step(now, lord)
            now.apply(more)
            effects += more
    return effects


def _put(state: State, field: str, value: str | int | None, rule: str) -> Effect:
    change = changed(state, CAMPAIGN, field, value)
    return change._replace(because=Because(rule, str(value) if value else None))


def _prince(state: State, _lord: str) -> list[Effect]:
    """The card goes back to the treasurer (FIEF-PRINCE-06)."""
    return [_put(state, "prince", None, "FIEF-PRINCE-06")]


def _queen(state: State, _lord: str) -> list[Effect]:
    """Her card and her guards go back to the treasurer (FIEF-GUARD-10)."""
    return [_put(state, "queen", None, "FIEF-LORD-05"), *_disband(state, QUEEN)]


def _regent(state: State, _lord: str) -> list[Effect]:
    """A king under age rules himself from now on (FIEF-REGENCY-07)."""
    rule = "FIEF-REGENCY-07"
    effects = [_put(state, "regent", None, rule)]
    if state.get(CAMPAIGN, "regent_until"):
        effects.append(_put(state, "regent_until", None, rule))
    if lords.office(state, "king") is None:
        effects += _disband(state, KING)
    return effects


def _king(state: State, lord: str) -> list[Effect]:
    """The prince is king at once, the queen is regent (LORD-06, REGENCY-01, -03).

    Without a prince the king's guards go home, and the throne is vacant.
    """
    prince, queen = lords.office(state, "prince"), lords.office(state, "queen")
    queen = None if queen == lord else queen
    effects = [_put(state, "king", prince, "FIEF-LORD-06")]
    if prince:
        effects.append(_put(state, "prince", None, "FIEF-PRINCE-06"))
    until = state.turn + LIMITS["regency_turns"] - 1 if prince and queen else None
    if queen:
        rule = "FIEF-REGENCY-03" if prince else "FIEF-REGENCY-01"
        effects.append(_put(state, "regent", queen, rule))
    if state.get(CAMPAIGN, "regent_until") != until:
        effects.append(_put(state, "regent_until", until, "FIEF-REGENCY-03"))
    stays = prince or (queen and house(state, "guard.regent_keeps"))
    return effects if stays else [*effects, *_disband(state, KING)]


def _disband(state: State, guard: str) -> list[Effect]:
    """A royal guard goes back to the treasurer (FIEF-GUARD-04, -10)."""
    because = Because("FIEF-GUARD-04" if guard == KING else "FIEF-GUARD-10")
    account = GUARDS[guard]
    effects: list[Effect] = []
    for value, count in counters(state, account).items():
        effects += moved(value, count, account, series(guard), because)
    return effects
