"""A Revolt card played on a camp of mercenaries (TAC-MERC-32 to -36).

The camp is not on the map, so no famine is needed, no rebels are left behind, and a
revolt already under way does not matter (TAC-AMB-36, -37).
"""

from __future__ import annotations

from ledger.dice import d
from ledger.effects import Because
from ledger.errors import Refused
from ledger.rules.fief.camp import dismiss, waiting
from ledger.rules.fief.cards.deck import spend
from ledger.rules.fief.cards.wanted import unused
from ledger.rules.fief.cards.weather import under
from ledger.rules.fief.house import tactic
from ledger.rules.fief.purchases.extension import need_played
from ledger.rules.fief.tables import DICE
from ledger.rules.fief.war.customs import customs
from ledger.rules.fief.war.force import dice as dice_for
from ledger.rules.fief.war.ground import OPEN, read
from ledger.rules.fief.war.rolls import battle_die
from ledger.rules.fief.war.tables import MERCENARIES, TROOPS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.dice import Die
    from ledger.rules.fief.cards.wanted import Done, Wanted
    from ledger.rules.fief.war.customs import Customs
    from ledger.state import State
    from ledger.table import Table

RULE = "TAC-MERC-32"


def play(state: State, table: Table, wanted: Wanted) -> Done:
    """The whole camp of one player is struck at once (TAC-AMB-68)."""
    unused(wanted, "lord")
    need_played(state, table, "mercenaries")
    employer = wanted.on or ""
    camp = waiting(state, employer)
    if not camp:
        facts = {"player": employer}
        raise Refused("rule", "fief.camp_empty", rule="TAC-AMB-68", **facts)
    because = Because(RULE, employer)
    effects, notes = spend(state, wanted.player, "revolt", because)
    if tactic(state, "merc.revolt_mode") == "example":
        faces, harm = _struck(state, table, wanted.player, employer)
    else:
        faces, harm = _fought(state, table, wanted.player, employer)
    lost = min(harm, camp)
    effects += dismiss(employer, lost, "TAC-MERC-35")
    answer = {
        "on": employer,
        "faces": list(faces),
        "damage": harm,
        "eliminated": lost,
        "camp": camp - lost,
    }
    return effects, answer, notes


def _struck(
    state: State, table: Table, player: str, employer: str
) -> tuple[tuple[int, ...], int]:
    """One battle die and one more; the camp does not strike back (TAC-MERC-34, -36)."""
    ways, numbers = customs(state, tactics=True), MERCENARIES["revolt"]
    die, many = battle_die(ways), numbers["dice"]
    faces = table.roll(
        player, "fief.camp_revolt", die, many, about=state.name(employer)
    )
    return faces, _harm(faces, ways) + int(numbers["bonus"])


def _fought(
    state: State, table: Table, player: str, employer: str
) -> tuple[tuple[int, ...], int]:
    """Fights by house rule: three dice of rebels, against the camp, in the open.

    As in any revolt, there must be a famine somewhere (FIEF-REVOLT-01, TAC-MERC-33).
    """
    if not under(state, "famine"):
        table.object(Refused("rule", "fief.no_famine", rule="FIEF-REVOLT-01"))
    ways, name = customs(state, tactics=True), state.name(employer)
    plain, many = d(DICE["sides"]), DICE["in_box"]
    raised = table.roll(player, "fief.revolt", plain, many, about=name)
    rebels, left, lost = sum(raised), waiting(state, employer), 0
    die = battle_die(ways)
    while rebels > 0 and lost < left:
        theirs = _round(table, player, name, die, rebels, ways)
        own = _round(table, employer, name, die, _points(left - lost), ways)
        lost, rebels = lost + theirs, rebels - own
    return raised, lost


def _round(
    table: Table, who: str, about: str, die: Die, points: int, ways: Customs
) -> int:
    """The harm one side does to the other in a round (TAC-GEN-04)."""
    faces = table.roll(who, "fief.camp_fight", die, dice_for(points), about=about)
    return _harm(faces, ways)


def _points(count: int) -> int:
    """The points of a number of mercenaries (TAC-MERC-02)."""
    return int(TROOPS["mercenaries"]) * count


def _harm(faces: tuple[int, ...], ways: Customs) -> int:
    """The harm of faces in the open; a die of the later edition is read as printed."""
    return sum(faces) if ways.later else read(sum(faces), OPEN)
