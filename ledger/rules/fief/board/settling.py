"""Before the first turn: who chooses first, and what each player puts on the board."""

from __future__ import annotations

from ledger.dice import d
from ledger.effects import Because, Effect, Transfer
from ledger.errors import Misuse, Refused
from ledger.rules.common.finding import NOTHING
from ledger.rules.common.picking import pick
from ledger.rules.fief.board.places import villages
from ledger.rules.fief.facts import CARD, DECK, STOCK, TABLE
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import owner_of
from ledger.rules.fief.forces import present, series, stack
from ledger.rules.fief.house import house, variant
from ledger.rules.fief.purchases.buying import over
from ledger.rules.fief.tables import DICE, POINTS, SETUP
from ledger.rules.fief.turn.order import playing
from ledger.rules.game import Outcome, warning
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.common.finding import Before
    from ledger.shapes.fief.board import Length, Order, Settling, Throw
    from ledger.state import State
    from ledger.table import Table


def roll(state: State, table: Table) -> Outcome[Order]:
    """Every player rolls the dice: the highest total chooses first (SETUP-02).

    Those who are tied roll again among themselves (AMB-07).
    """
    if not state.seats:
        raise Refused("rule", "fief.nobody", rule="FIEF-SETUP-02")
    chosen = [p for p in state.seats if state.get(p, "village")]
    if chosen:
        facts = {"player": chosen[0]}
        raise Refused("rule", "fief.chosen_already", rule="FIEF-SETUP-02", **facts)
    throws: list[Throw] = []
    order = _ranked(list(state.seats), table, throws)
    effects = [
        changed(state, player, "chose", place) for place, player in enumerate(order, 1)
    ]
    answer: Order = {"order": order, "throws": throws}
    return Outcome({}, answer, effects)


def _ranked(players: list[str], table: Table, throws: list[Throw]) -> list[str]:
    totals: dict[int, list[str]] = {}
    for player in players:
        faces = table.roll(player, "fief.setup", d(DICE["sides"]), SETUP["dice"])
        totals.setdefault(sum(faces), []).append(player)
        throws.append({"player": player, "faces": list(faces), "total": sum(faces)})
    order: list[str] = []
    for total in sorted(totals, reverse=True):
        tied = totals[total]
        order += tied if len(tied) == 1 else _ranked(tied, table, throws)
    return order


def settle(
    state: State, table: Table, player: str, village: str, lord: str | None = None
) -> Outcome[Settling]:
    """A player takes a village, with castle, lord and soldiers (SETUP-03 to -08)."""
    _refuse_settled(state, table, player, village)
    first = not any(state.get(p, "village") for p in state.seats)
    chosen = _lord(state, table, player, lord)
    because = Because("FIEF-SETUP-08", village)
    effects: list[Effect] = [
        changed(state, player, "village", village),
        changed(state, village, "owner", player)._replace(because=because),
        Transfer("castle", SETUP["castles"], STOCK, village, because),
        *(
            Transfer(value, count, series(player), stack(village, player), because)
            for value, count in SETUP["troops"].items()
        ),
        *laid(state, player, chosen, village),
    ]
    if not state.number(player, "chose"):
        chose = sum(bool(state.get(p, "village")) for p in state.seats) + 1
        effects.append(changed(state, player, "chose", chose))
    if first:
        rule = Because("FIEF-TURN-04", player)
        start = changed(state, CAMPAIGN, "first_player", player)
        effects.append(start._replace(because=rule))
    after = state.copy().apply(effects)
    left = [p for p in _choosing(after) if not after.get(p, "village")]
    asked = {"player": player, "village": village, "lord": chosen}
    answer: Settling = {
        "player": player,
        "village": village,
        "lord": chosen,
        "castle": SETUP["castles"],
        "troops": dict(SETUP["troops"]),
        "first_player": after.text(CAMPAIGN, "first_player"),
        "next": left[0] if left else None,
    }
    return Outcome(asked, answer, effects)


def home(state: State, word: str, _before: Before = NOTHING) -> str:
    """The village that a player takes; None where there is no board."""
    if not villages(state):
        raise Refused("rule", "fief.no_map", rule="FIEF-SETUP-03")
    return state.find("territory", word)


def _choosing(state: State) -> list[str]:
    """The players in the order in which they choose (SETUP-04: no seat order)."""
    return sorted(playing(state), key=lambda p: state.number(p, "chose") or 99)


def _refuse_settled(state: State, table: Table, player: str, village: str) -> None:
    if state.get(player, "village") or lords.family(state, player):
        facts = {"player": player, "village": state.text(player, "village")}
        raise Refused("rule", "fief.settled", rule="FIEF-SETUP-03", **facts)
    others = present(state, village)
    owner = owner_of(state, village) or (others[0] if others else None)
    if owner:
        facts = {"village": village, "player": owner}
        raise Refused("rule", "fief.village_taken", rule="FIEF-SETUP-03", **facts)
    built = over(state, village, "castle", SETUP["castles"])
    if built:  # left from an unfinished setup: no second castle beside it
        raise built
    waiting = [
        p
        for p in _choosing(state)
        if state.number(p, "chose") and not state.get(p, "village")
    ]
    if waiting and waiting[0] != player:
        facts = {"player": player, "first": waiting[0]}
        table.object(Refused("rule", "fief.choosing", rule="FIEF-SETUP-02", **facts))


def _lord(state: State, table: Table, player: str, lord: str | None) -> str:
    """The first lord: one already in play, drawn, or chosen (AMB-08)."""
    left = [s for s in state.subjects("lord") if unseen(state, s)]
    if lord is not None:
        if lord not in left:
            facts = {"lord": lord, "owner": lords.owner(state, lord)}
            raise Refused("rule", "fief.lord_gone", rule="FIEF-SETUP-06", **facts)
        return lord
    if not left:
        raise Misuse("usage", "fief.no_lord_left", rule="FIEF-STOCK-05")
    if house(state, "setup.first_lord") == "choice":
        return pick(state, table, "lord", left, who=player)
    names = [state.name(lord) for lord in left]
    (face,) = table.roll(player, "fief.first_lord", d(len(left)), 1, among=names)
    return left[face - 1]


def unseen(state: State, lord: str) -> bool:
    """Whether the card of a lord has not been seen yet."""
    return not state.get(lord, "player") and not state.get(lord, "discarded")


def laid(state: State, player: str, lord: str, place: str) -> list[Effect]:
    """Plays a lord's card face up and places the counter (FIEF-SETUP-07)."""
    because = Because("FIEF-SETUP-07", lord)
    effects: list[Effect] = [
        changed(state, lord, "player", player)._replace(because=because),
        changed(state, lord, "at", place)._replace(because=because),
    ]
    if house(state, "cards.hands") == "counted":
        effects.append(Transfer(CARD, 1, DECK, TABLE, because))
    return effects


def length(state: State, table: Table, turns: int) -> Outcome[Length]:
    """Sets the length of the points game, agreed before it begins (SETUP-12)."""
    rule = "FIEF-SETUP-12"
    if turns not in POINTS["lengths"]:
        facts = {"count": turns, "options": list(map(str, POINTS["lengths"]))}
        raise Refused("rule", "fief.length", rule=rule, **facts)
    if not variant(state, "points"):
        table.object(Refused("rule", "fief.no_points_game", rule=rule))
    if state.turn > 1:
        facts = {"turn": state.turn}
        table.object(Refused("out_of_phase", "fief.length_late", rule=rule, **facts))
    before = state.number(CAMPAIGN, "length") or None
    if before == turns:
        raise Refused("rule", "fief.length_same", rule=rule, count=turns)
    effects = [changed(state, CAMPAIGN, "length", turns)]
    notes_of = (
        [warning("fief.length_changed", rule=rule, count=before)] if before else []
    )
    return Outcome(
        {"turns": turns}, {"turns": turns, "before": before}, effects, notes_of
    )
