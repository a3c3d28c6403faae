"""The Heir Prince: a son of the royal couple, played from the King's or Queen's hand.

He belongs to the King's player, and counts among that player's lords; but if the King
dies, his mother, who is the other player's, rules for him as Regent (FIEF-PRINCE-02).
Both players announce at the table that they want him, as for a marriage (PRINCE-01).
"""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Refused
from ledger.rules.common.picking import pick
from ledger.rules.fief.audit import beyond
from ledger.rules.fief.cards.deck import leaves_hand
from ledger.rules.fief.cards.lord_card import free_card, place_for, placed, too_many
from ledger.rules.fief.cards.playing import murder_is_past
from ledger.rules.fief.crown.ceremony import Ceremony
from ledger.rules.fief.facts import KING, QUEEN, TABLE
from ledger.rules.fief.families import lords
from ledger.rules.fief.house import house, variant
from ledger.rules.fief.may import Lack, May
from ledger.rules.fief.turn import order, overtaking
from ledger.rules.game import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.shapes.fief.families import Born
    from ledger.state import State
    from ledger.table import Table

RULE = "FIEF-PRINCE-01"
# What no ruling can bring about: no father, or a second card.
NEVER = frozenset({"fief.prince_no_king", "fief.prince_twice"})


def born(
    state: State, table: Table, lord: str, by: str | None = None, at: str | None = None
) -> Outcome[Born]:
    """Plays a lord's card beside the King, over the Prince card (PRINCE-02).

    One of the two players, `by`, plays it in turn; by default, the King's. The counter
    is placed like that of any new lord (AMB-63).
    """
    order.need_phase(state, table, phase(state), "FIEF-AMB-63")
    for fault in faults(state):
        if fault.key in NEVER:
            raise fault
        table.object(fault)
    if lords.is_woman(lord):
        raise Refused("rule", "fief.prince_woman", rule="FIEF-PRINCE-02", lord=lord)
    free_card(state, lord)
    layer = _layer(state, table, by)
    _in_turn(state, table, layer)
    player = _kings(state)
    if full := too_many(state, player, "FIEF-PRINCE-09"):
        table.object(full)
    acts = not order.has_passed(state, layer)
    passed = overtaking.overtake(state, table, layer) if acts else []
    places = place_for(state, table, player, at)
    village = pick(state, table, "at", places, who=player) if at is None else at
    because = Because("FIEF-PRINCE-02", lord)
    ceremony = Ceremony(state)
    laid, notes = leaves_hand(state, layer, TABLE, because)
    ceremony.do(laid)
    ceremony.do(placed(ceremony.state, player, lord, village, because))
    ceremony.put("prince", lord, "FIEF-PRINCE-02", lord)
    ceremony.do(beyond(ceremony.state, table, player))
    if acts:
        ceremony.do(order.acts(state, layer))
    notes = [*notes, *passed]
    ceremony.do(murder_is_past(state, "prince"))
    king, queen = lords.office(state, KING), lords.office(state, QUEEN)
    answer: Born = {
        "lord": lord,
        "player": player,
        "by": layer,
        "at": village,
        "king": king,
        "queen": queen,
        "other": mothers_player(state),
    }
    asked = {"lord": lord, "by": layer, "at": village}
    return Outcome(asked, answer, ceremony.effects, notes)


def faults(state: State) -> Iterator[Refused]:
    """Why there can be no Prince: it takes a married King and Queen without one.

    See FIEF-VAR-23.
    """
    king, queen = lords.office(state, KING), lords.office(state, QUEEN)
    prince = lords.office(state, "prince")
    if king is None:
        yield Refused("rule", "fief.prince_no_king", rule=RULE)
        return
    if queen is None or lords.spouse(state, king) != queen:
        yield Refused("rule", "fief.prince_no_queen", rule=RULE, lord=king)
    elif variant(state, "surrender") and not lords.is_free(state, queen):
        rule = "FIEF-PRINCE-08"
        yield Refused("rule", "fief.prince_captive", rule=rule, lord=queen)
    if prince:
        yield Refused("rule", "fief.prince_twice", rule="FIEF-PRINCE-03", lord=prince)


def phase(state: State) -> str:
    """The phase in which a Prince is played (AMB-63)."""
    return order.ORDER[int(house(state, "prince.phase")) - 1]


def parents(state: State) -> list[str]:
    """The players of the King and of the Queen, who is his wife."""
    sovereigns = [one for name in (KING, QUEEN) if (one := lords.office(state, name))]
    return list(dict.fromkeys(lords.owner(state, lord) for lord in sovereigns))


def mothers_player(state: State) -> str | None:
    """The Queen's player, who has four turns of regency if the King dies."""
    queen = lords.office(state, QUEEN)
    return lords.owner(state, queen) if queen else None


def _kings(state: State) -> str:
    return lords.owner(state, lords.office(state, KING) or "")


def _layer(state: State, table: Table, by: str | None) -> str:
    """The player from whose hand the card comes."""
    if by is None:
        return _kings(state)
    if by not in parents(state):
        facts = {"player": by, "royals": parents(state)}
        rule = "FIEF-PRINCE-02"
        table.object(Refused("rule", "fief.prince_by", rule=rule, **facts))
    return by


def _in_turn(state: State, table: Table, layer: str) -> None:
    """Objects except on that player's turn; talks have no turns (AMB-63)."""
    if too_late(state, layer):
        table.object(order.too_late(state, layer, "fief.passed", "FIEF-AMB-63"))


def too_late(state: State, player: str) -> bool:
    """Whether a player's turn in the phase of the Prince is over."""
    now = phase(state)
    return state.phase == now != order.ORDER[-1] and order.has_passed(state, player)


def possible(state: State, player: str) -> Iterator[May]:
    """Whether the royal couple may have a son, shown to its two players."""
    king = lords.office(state, KING)
    if king is None or player not in parents(state):
        return
    lacking: list[Lack | Refused] = [*faults(state)]
    if too_many(state, _kings(state), "FIEF-PRINCE-09"):
        lacking.append(Lack("family", "FIEF-PRINCE-09"))
    if too_late(state, player):
        lacking.append(Lack("passed", "FIEF-AMB-63"))
    may = May(phase(state), "prince", RULE, None, king, missing=tuple(lacking))
    yield may._replace(most=0 if lacking else 1)
