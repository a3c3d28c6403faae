"""What holds in any game of Fief, and what no act of the game may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ledger.rules.common.facts import MONEY
from ledger.rules.fief.board.places import dioceses, regions, village_of, villages
from ledger.rules.fief.board.setup import OWN, SHARED, money_in_box
from ledger.rules.fief.cards.deck import cards_of, counts_hands, seen, total
from ledger.rules.fief.facts import (
    BUILDINGS,
    CARD,
    DECK,
    DISCARD,
    GUARDS,
    KINDS,
    NEUTRAL,
    REBELS,
    TABLE,
    TROOPS,
    UNSEEN,
)
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import owner_of
from ledger.rules.fief.forces import counters, everything, guarded, places_with, stands
from ledger.rules.fief.house import house
from ledger.rules.fief.position.reading import cards_laid
from ledger.rules.fief.tables import BLUE, BOX, LIMITS, RANKS, RED
from ledger.state import BANK, CAMPAIGN, WORLD
from tests.laws import fief_crown, fief_families, fief_heirs, fief_variants

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.journal import Entry
    from ledger.state import State

# The phase of each act (FIEF-TURN-01); acts of no phase are left out.
PHASES = {
    "fief deal": "cards",
    "fief card discard": "cards",
    "fief income": "income",
    "fief buy": "purchases",
    "fief found": "purchases",
    "fief upkeep": "purchases",
    "fief auction": "purchases",
    "fief move": "movement",
    "fief rebels march": "movement",
    "fief elect": "negotiations",
    "fief crown": "negotiations",
    "fief inherit": "negotiations",
}
ANY_TIME = ("justice", "escape")


def well(state: State, *, corrected: bool = False) -> None:
    """Checks what holds after every act or undo; a correction may add to the box."""
    if not state.get(CAMPAIGN, "box"):
        return
    if not corrected:
        assert _box(state) == totals(state)
        _cards(state)
    _limits(state)
    # Players, escrows and the bank together have all the money there ever was.
    assert -state.balance(WORLD, MONEY) in (0, money_in_box())
    for account, held in state.balances.items():
        assert account in (BANK, WORLD) or held.get(MONEY, 0) >= 0, account
    for title in state.subjects("title"):
        holder = state.text(title, "holder")
        assert holder is None or lords.owner(state, holder), title  # FIEF-LORD-05
    for lord in lords.every(state):
        place = state.text(lord, "at") or ""
        assert village_of(place) in villages(state), lord  # FIEF-CARD-20


def totals(state: State) -> dict[tuple[str, str], int]:
    """The number of each kind of counter, on the board and in stock together."""
    found: dict[tuple[str, str], int] = {}
    for account, held in state.balances.items():
        band = account.rpartition("/")[2]
        for what in (*TROOPS, *BUILDINGS, *KINDS, *NEUTRAL, CARD):
            if what in held and account != WORLD:
                assert held[what] > 0, (account, what)
                key = (band if what in TROOPS else "", what)
                found[key] = found.get(key, 0) + held[what]
    return found


def _box(state: State) -> dict[tuple[str, str], int]:
    """The contents of the box (FIEF-STOCK-01 to -04, -07, -10, -11)."""
    found = {("", what): BOX[what] for what in BUILDINGS}
    found |= {("", kind): BLUE[kind] for kind in KINDS}
    found["", CARD] = BLUE["cards"]
    bands = dict.fromkeys(state.seats, "series")
    for band, name in (bands | {b: b for b in ("king", "queen", REBELS)}).items():
        found |= {(band, value): n for value, n in BOX[name].items() if n}
    found |= {(p, kind): n for p in state.seats for kind, n in OWN.items()}
    found |= {("", kind): n for kind, n in SHARED.items()}
    return found


def _cards(state: State) -> None:
    """All cards are somewhere, and the number of red ones is right (STOCK-07, -08)."""
    for kind in KINDS:
        found = [seen(state, kind, where) for where in (UNSEEN, TABLE, DISCARD)]
        assert sum(found) == BLUE[kind], kind
    assert len(cards_of(state, "lord")) == total("lord")
    if len(regions(state)) == sum(RED[rank] for rank in RANKS["order"]):
        ranks = [lords.title_rank(state, t) for t in state.subjects("title")]
        for rank in RANKS["order"]:
            assert ranks.count(rank) <= RED[rank], rank
    hats = sum(bool(state.get(lord, "cardinal")) for lord in lords.every(state))
    assert hats <= RED["cardinal"]


def _limits(state: State) -> None:
    """Lords, castles, mills and presses (LORD-01, BUY-08, -09), unless overruled."""
    for player in state.seats:
        ruled = state.get(player, "ruled")
        assert ruled or len(lords.family(state, player)) <= LIMITS["lords"], player
    for village in villages(state):
        if state.get(village, "ruled"):
            continue
        made = state.balance(village, "mill") + state.balance(village, "press")
        built = state.balance(village, "castle") + state.balance(village, "city")
        assert made <= LIMITS["production"], village
        assert built <= LIMITS["castles"], village


# What the referee may overrule.
RULED = ("a hand too full", "two taxes")

# What no act may bring about ---------------------------------------------------------


def _odd_cards(state: State) -> Iterator[str]:
    if counts_hands(state):
        if state.balance(TABLE, CARD) != cards_laid(state):
            yield "another number of cards on the table than lie there"
        known = sum(seen(state, k, DISCARD) for k in (*KINDS, "lord", "bishop"))
        if state.balance(DISCARD, CARD) < known:
            yield "more cards seen in the discards than lie there"
        for player in state.seats:
            if state.balance(f"hand/{player}", CARD) > LIMITS["hand"]:
                yield f"a hand too full: {player}"
    darc = [lord for lord in lords.every(state) if lords.is_darc(state, lord)]
    if len(darc) != state.balance(TABLE, "darc"):
        yield "D'Arc without her card"
    for diocese in dioceses(state):
        if state.get(diocese, "bishop") and state.get(diocese, "discarded"):
            yield f"a bishop with his card in the discards: {diocese}"
    runs = state.get(CAMPAIGN, "revolt_at") is not None
    if runs != bool(state.balance(TABLE, "revolt")):
        yield "a revolt without its card"


def _odd_taxes(state: State) -> Iterator[str]:
    for kind, wholes in (("tithe", dioceses(state)), ("tallage", regions(state))):
        for whole in wholes:
            if bool(state.balance(whole, kind)) != bool(state.get(whole, kind)):
                yield f"a tax without its card: {whole}"
            if state.balance(whole, kind) > 1:
                yield f"two taxes: {whole}"  # FIEF-CARD-41, -46


def _odd_lords(state: State) -> Iterator[str]:
    for lord in state.subjects("lord"):
        aside = state.balance(f"escrow/{lord}", MONEY)
        if not state.get(lord, "player"):
            left = sorted(set(state.facts[lord]) - {"name", "discarded"})
            if left or aside:
                yield f"a lord out of play who has something: {lord} {left}"
            continue
        if state.get(lord, "discarded"):
            yield f"a lord in play and in the discards: {lord}"
        if aside and lords.captor(state, lord) is None:
            yield f"money set aside for a free lord: {lord}"  # FIEF-INC-17
    for player in state.seats:
        allies = {
            lords.owner(state, wed)
            for lord in lords.family(state, player)
            if (wed := lords.spouse(state, lord)) and lords.owner(state, wed) != player
        }
        if len(allies) > LIMITS["allies"]:
            yield f"more than one ally: {player}"


def _odd_captives(state: State) -> Iterator[str]:
    for lord in lords.every(state):
        captor, place = lords.captor(state, lord), state.text(lord, "at") or ""
        if captor in state.seats and not stands(state, place, str(captor)):
            yield f"a captive whom nobody guards: {lord}"  # FIEF-AMB-58
        if captor == REBELS and place != state.get(CAMPAIGN, "revolt_at"):
            yield f"a captive without the rebels: {lord}"  # FIEF-AMB-119


def _odd_titles(state: State) -> Iterator[str]:
    for title in state.subjects("title"):
        hands = [f for f in ("holder", "keeper", "aside") if state.get(title, f)]
        if len(hands) != 1:
            yield f"a title in so many hands: {title} {hands}"
        if state.get(title, "holder") and state.get(title, "heir"):
            yield f"an heir to a title that is held: {title}"


def _odd_board(state: State) -> Iterator[str]:
    for name, account in GUARDS.items():
        if counters(state, account) and not guarded(state, name):
            yield f"a guard beside nobody: {name}"
    for village in villages(state):
        for guest in state.words(village, "guests"):
            if not stands(state, village, guest):
                yield f"a guest who is not there: {village} {guest}"
            if owner_of(state, village) == guest:
                yield f"a guest at home: {village} {guest}"
    for player in state.seats:
        if state.get(player, "out"):
            left = [state.balance(player, MONEY), state.balance(f"hand/{player}", CARD)]
            left += [*lords.household(state, player), *places_with(state, player)]
            if any(left):
                yield f"a family that is out has something: {player}"


ODD = (_odd_cards, _odd_taxes, _odd_lords, _odd_captives, _odd_titles, _odd_board)
ODD += (fief_crown.odd, fief_families.odd, fief_heirs.odd)
ODD += (fief_variants.odd,)


def oddities(state: State) -> set[str]:
    """States that a correction may lead to, but no act of the game."""
    return {found for odd in ODD for found in odd(state)}


def lawful(before: State, after: State, entry: Entry) -> None:
    """What an act may do to a state; corrections may do anything."""
    new = oddities(after) - oddities(before)
    if entry.ruling:
        new = {odd for odd in new if not odd.startswith(RULED)}
    assert not new, (entry.kind, entry.asked, new)
    if before.seats == after.seats:
        assert totals(before) == totals(after)
    _timely(before, entry)
    own = {
        "fief move": _moved,
        "fief buy": _bought,
        "fief income": _paid,
        "fief deal": _dealt,
    }
    if entry.kind in own:
        own[entry.kind](before, after, entry)


def _timely(before: State, entry: Entry) -> None:
    """Each act happens in its phase, unless the referee has overruled it (TURN-01)."""
    phase = PHASES.get(entry.kind)
    if entry.ruling or not _checked(before):
        return
    assert phase in (None, before.phase), entry.kind
    if entry.kind == "fief card play":
        assert before.phase == "cards" or entry.asked["card"] in ANY_TIME


def _dealt(before: State, after: State, _: Entry) -> None:
    """Hands are full while cards last, and no fuller than before (TURN-08)."""
    if counts_hands(before):
        assert max(_hands(after)) <= max(LIMITS["hand"], *_hands(before))
        assert after.balance(DECK, CARD) == 0 or min(_hands(after)) >= LIMITS["hand"]


def _checked(state: State) -> bool:
    """Whether the ledger checks moves, or only records them."""
    return bool(house(state, "move.checked"))


def _hands(state: State) -> list[int]:
    playing = [p for p in state.seats if not state.get(p, "out")]
    return [state.balance(f"hand/{p}", CARD) for p in playing] or [LIMITS["hand"]]


def _on_board(state: State, player: str) -> dict[str, int]:
    """A player's counters on the board, by value."""
    found: dict[str, int] = {}
    for place in places_with(state, player):
        for value, count in everything(state, f"{place}/{player}").items():
            found[value] = found.get(value, 0) + count
    return found


def _moved(before: State, after: State, entry: Entry) -> None:
    """Nobody is lost on the way, or goes further than allowed (MOVE-06, CARD-27)."""
    for player in after.seats:
        assert _on_board(before, player) == _on_board(after, player)
        assert before.balance(player, MONEY) <= after.balance(player, MONEY)
    assert lords.every(before) == lords.every(after)
    for lord in lords.every(after):
        steps = after.number(lord, "steps")
        if steps == before.number(lord, "steps") or not _checked(before):
            continue
        darc = any(lords.is_darc(after, one) for one in lords.every(after))
        most = LIMITS["steps_darc"] if darc else LIMITS["steps"]
        assert entry.ruling or steps <= most, lord


def _bought(before: State, after: State, entry: Entry) -> None:
    """Money for a purchase goes to the bank, and nowhere else (FIEF-BUY-15)."""
    player, cost = entry.asked["player"], entry.outcome["cost"]
    assert before.balance(player, MONEY) - cost == after.balance(player, MONEY)
    assert before.balance(BANK, MONEY) + cost == after.balance(BANK, MONEY)


def _paid(before: State, after: State, _: Entry) -> None:
    """Nobody loses by income, and the bank pays all of it (FIEF-INC-01)."""
    accounts = {*before.balances, *after.balances} - {BANK}
    for account in accounts:
        assert before.balance(account, MONEY) <= after.balance(account, MONEY), account
    for whole in (*dioceses(after), *regions(after)):
        left = after.balance(whole, "tithe") + after.balance(whole, "tallage")
        assert not left, whole  # FIEF-CARD-14
