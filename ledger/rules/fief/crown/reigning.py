"""Who becomes queen and who stops being queen: the only place where either happens.

The Queen card goes to the wife of the King (FIEF-CROWN-09); a king's widow keeps it while
she is regent, and as the mother of a hereditary king until he marries (REGENCY-04).
"""

from __future__ import annotations

from ledger.rules.fief.crown.ceremony import Ceremony
from ledger.rules.fief.crown.guarding import attend, go_home, receive
from ledger.rules.fief.crown.guardsmen import inherits
from ledger.rules.fief.facts import KING, QUEEN
from ledger.rules.fief.families import lords
from ledger.rules.fief.house import house
from ledger.rules.game import Outcome, warning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State
    from ledger.table import Table


def wedding(state: State, table: Table, groom: str, bride: str) -> Outcome:
    """The effect of a newly recorded marriage on the throne.

    A king's bride is queen at once (FIEF-MARRY-05), a minor king's when he comes of age
    (AMB-128); a regent's second marriage may end her regency (AMB-107). To be called
    after every marriage, with the state in which the two are married (FIEF-CROWN-09).
    """
    ceremony = Ceremony(state)
    if lords.office(state, KING) == groom:
        becomes_queen(ceremony, table, bride, "FIEF-MARRY-05")
    if lords.office(state, "regent") == bride and lords.office(state, KING) != groom:
        if house(state, "regent.remarriage_ends"):
            regency_ends(ceremony, table, "fief.regent.remarriage_ends")
        else:
            note = warning("fief.regent_weds", rule="FIEF-AMB-107", lord=bride)
            ceremony.warnings.append(note)
    return ceremony.outcome()


def becomes_queen(
    ceremony: Ceremony, table: Table | None, lord: str, rule: str
) -> None:
    """Gives a king's wife the Queen card and counter, and ten guards (GUARD-08).

    The previous queen hands it on first, with her guards (AMB-110). While a regent
    rules for a minor king, his wife waits (AMB-128).
    """
    regent = lords.office(ceremony.state, "regent")
    minor = regent and lords.office(ceremony.state, KING)
    if minor and house(ceremony.state, "regency.minor_wife") == "at_majority":
        facts = {"lord": lord, "regent": regent}
        note = warning("fief.queen_waits", rule="FIEF-AMB-128", **facts)
        ceremony.warnings.append(note)
        return
    before = lords.office(ceremony.state, QUEEN)
    if before == lord:  # a regent who has married the new King is Queen again (AMB-107)
        go_home(ceremony, QUEEN, "FIEF-GUARD-11", "TAC-GUARD-13")
    elif before:
        no_longer_queen(ceremony, "FIEF-REGENCY-04")
    ceremony.put(QUEEN, lord, rule, lord)
    # Her own counter is replaced by the Queen's (FIEF-LORD-04).
    ceremony.tell(queen=lord)
    receive(ceremony, table, QUEEN)


def no_longer_queen(ceremony: Ceremony, rule: str) -> None:
    """Takes card, pension and guards; her own counter comes back (FIEF-LORD-12).

    She keeps her lord card, her fiefs and her place on the map.
    """
    lord = lords.office(ceremony.state, QUEEN)
    go_home(ceremony, QUEEN, "FIEF-GUARD-11", "TAC-GUARD-13")
    ceremony.put(QUEEN, None, rule, lord)
    ceremony.tell(queen_before=lord)
    note = warning("fief.queen_no_longer", rule="FIEF-LORD-12", lord=lord)
    ceremony.warnings.append(note)


def regency_ends(
    ceremony: Ceremony, table: Table | None, rule: str, dead: str | None = None
) -> None:
    """Ends a regency; a minor king rules in his own right (REGENCY-03, -07).

    His guards stand beside him from now on. His wife becomes queen; if he has none, his
    mother keeps the title until he marries, or by house rule (AMB-65). Without
    a king the throne is vacant, and nobody wears a crown (FIEF-REGENCY-10, -12).
    """
    state = ceremony.state
    regent, king = lords.office(state, "regent"), lords.office(state, KING)
    ceremony.tell(regent_before=regent)
    if king is None:
        go_home(ceremony, KING)
    ceremony.put("regent", None, rule, regent)
    ceremony.put("regent_until", None, rule)
    if king is None:
        if lords.office(state, QUEEN) == regent:
            no_longer_queen(ceremony, rule)
        return
    ceremony.tell(king=king)
    attend(ceremony, KING)
    inherits(ceremony, table)
    wife, queen = lords.spouse(state, king), lords.office(state, QUEEN)
    if wife == dead:  # a regent who had married him leaves a widower
        wife = None
    if wife and wife != queen:
        becomes_queen(ceremony, table, wife, "FIEF-AMB-128")
        note = warning("fief.queen_now", rule="FIEF-AMB-128", lord=wife)
        ceremony.warnings.append(note)
    elif queen and wife != queen and house(state, "queen_mother.keeps") == "never":
        no_longer_queen(ceremony, "fief.queen_mother.keeps")
