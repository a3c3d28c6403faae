"""The seats at the table: players join, change their names, and leave."""

from __future__ import annotations

from ledger.effects import Effect, moved
from ledger.errors import Refused
from ledger.rules.common.facts import MONEY
from ledger.rules.common.ids import new_id
from ledger.rules.common.territories import owned_by
from ledger.rules.common.titles import held_by
from ledger.rules.game import Outcome
from ledger.state import BANK, CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.rules.common.ids import Entering
    from ledger.rules.game import Game
    from ledger.shapes.table import Renamed, Retired, Seated
    from ledger.state import State

MOST_PLAYERS = 100


def seat(state: State, subjects: Sequence[tuple[str, str]]) -> list[Effect]:
    """The effects that seat new players, given as ids and names."""
    seats = (*state.seats, *(subject for subject, _ in subjects))
    if len(seats) > MOST_PLAYERS:
        raise Refused("rule", "players.many", most=MOST_PLAYERS)
    effects: list[Effect] = [
        changed(state, subject, "name", name) for subject, name in subjects
    ]
    if subjects:
        effects.append(changed(state, CAMPAIGN, "seats", seats))
        if state.get(CAMPAIGN, "first_player") is None:
            effects.append(changed(state, CAMPAIGN, "first_player", seats[0]))
    return effects


def add(state: State, game: Game, entering: Entering, name: str) -> Outcome[Seated]:
    """A player joins at the end of the table, with what a new player gets."""
    name = state.free_name("player", name)
    subject = new_id("player", name, *entering)
    effects = seat(state, [(subject, name)])
    effects += game.begin(state.copy().apply(effects), [subject])
    return Outcome({"player": subject}, {"player": subject}, effects)


def rename(state: State, old: str, new: str) -> Outcome[Renamed]:
    """Gives a player another name, which reports of the past show, too."""
    before = state.name(old)
    name = state.free_name("player", new, besides=old)
    if name == before:
        raise Refused("rule", "players.same_name", name=name)
    return Outcome(
        {"player": old, "name": name},
        {"player": old, "before": before, "after": name},
        [changed(state, old, "name", name)],
    )


def retire(state: State, game: Game, name: str) -> Outcome[Retired]:
    """A player leaves: money goes to the bank; titles and territories become free."""
    seats = tuple(seat for seat in state.seats if seat != name)
    titles, territories = held_by(state, name), owned_by(state, name, game)
    money = state.balance(name, MONEY)
    effects: list[Effect] = [changed(state, name, "retired", 1)]
    if name in state.seats:
        effects.append(changed(state, CAMPAIGN, "seats", seats or None))
    if state.get(CAMPAIGN, "first_player") == name:
        after = next_seat(state, name)
        heir = after if after != name else next(iter(seats), None)
        effects.append(changed(state, CAMPAIGN, "first_player", heir))
    effects += moved(MONEY, max(money, 0), name, BANK)
    effects += [changed(state, title, "holder", None) for title in titles]
    for place in territories:
        effects += game.hand_over(state, place, None)
    effects += game.leave(state, name)
    if game.honours:  # held not by players, but by the lords of a family
        titles = game.honours.held_by(state, name)
    return Outcome(
        {"player": name},
        {
            "player": name,
            "money": money,
            "titles": titles,
            "territories": territories,
        },
        effects,
    )


def next_seat(state: State, player: str) -> str:
    """The next player to the left who is still playing."""
    seats = state.seats
    start = seats.index(player) + 1 if player in seats else 0
    around = (*seats[start:], *seats[:start])
    return next((p for p in around if not state.get(p, "out")), player)
