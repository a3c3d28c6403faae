"""What becomes of crowns and royal guards when the wearer dies."""

from __future__ import annotations

from ledger.rules.fief.crown.ceremony import Ceremony
from ledger.rules.fief.crown.guarding import at_death, attend
from ledger.rules.fief.crown.guardsmen import inherits
from ledger.rules.fief.crown.reigning import becomes_queen, regency_ends
from ledger.rules.fief.facts import KING, QUEEN
from ledger.rules.fief.families import lords
from ledger.rules.fief.house import house
from ledger.rules.fief.tables import LIMITS
from ledger.rules.fief.variants.dungeon import opened

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.game import Outcome
    from ledger.state import State
    from ledger.table import Table


def falls_vacant(state: State, table: Table | None, lord: str) -> Outcome:
    """Passes a dead lord's offices to an heir, or back to the treasurer.

    To be called while the lord is still in play, with guards alongside. Where no table
    can be asked, a sovereign takes as many guardsmen as possible (FIEF-FIEF-29).
    """
    ceremony = Ceremony(state)
    for office, step in (
        ("prince", _prince),
        (QUEEN, _queen),
        ("regent", _regent),
        (KING, _king),
    ):
        if lords.office(ceremony.state, office) == lord:
            step(ceremony, table, lord)
    if state.get("campaign", "elected") == lord:
        ceremony.put("elected", None, "FIEF-LORD-05", lord)
    return ceremony.outcome()


def _prince(ceremony: Ceremony, _table: Table | None, lord: str) -> None:
    """Returns the Prince card to the treasurer (FIEF-PRINCE-06)."""
    ceremony.put("prince", None, "FIEF-PRINCE-06", lord)


def _queen(ceremony: Ceremony, _table: Table | None, lord: str) -> None:
    """Returns the Queen's card and guards to the treasurer (FIEF-GUARD-10)."""
    at_death(ceremony, QUEEN, heir=False)
    ceremony.put(QUEEN, None, "FIEF-LORD-05", lord)


def _regent(ceremony: Ceremony, table: Table | None, lord: str) -> None:
    """Lets a minor king rule himself from now on (FIEF-REGENCY-07)."""
    regency_ends(ceremony, table, "FIEF-REGENCY-07", lord)


def _king(ceremony: Ceremony, table: Table | None, lord: str) -> None:
    """Makes the prince king at once, and the queen regent (LORD-06, REGENCY-01, -03).

    The holder of the Queen card is regent, whether the prince's mother or not; if a
    minor king dies, his regent continues (AMB-130). Without a prince the king's guards
    go home, and the throne is vacant; with a prince but no woman left to rule for him,
    they are his, and he is king in his own right (FIEF-PRINCE-05, GUARD-13). His wife
    is then queen (CROWN-07); while a regent rules for him she waits or is queen at
    once, by house rule (AMB-128, FIEF-PRINCE-04, FIEF-REGENCY-05, -11).
    """
    state = ceremony.state
    prince, queen = lords.office(state, "prince"), lords.office(state, QUEEN)
    ruler = queen or lords.office(state, "regent")
    keeps = ruler is not None and bool(house(state, "guard.regent_keeps"))
    at_death(ceremony, KING, heir=bool(prince) or keeps)
    rule = "FIEF-PRINCE-04" if prince else "FIEF-LORD-06"
    ceremony.put(KING, prince, rule, prince or lord)
    ceremony.put("hereditary", 1 if prince else None, "FIEF-REGENCY-13", prince)
    ceremony.put("prince", None, "FIEF-PRINCE-06", prince)
    until = state.turn + LIMITS["regency_turns"] - 1 if prince and ruler else None
    rule = "FIEF-REGENCY-03" if prince else "FIEF-REGENCY-01"
    ceremony.put("regent", ruler, rule, ruler)
    ceremony.put("regent_until", until, rule)
    ceremony.tell(king=prince, regent=ruler, until=until)
    attend(ceremony, KING)
    if not prince:
        opened(ceremony, table)
    if prince and not ruler:
        inherits(ceremony, table)
    wife = lords.spouse(state, prince) if prince else None
    if wife and wife != ruler:
        becomes_queen(ceremony, table, wife, "FIEF-CROWN-07")
