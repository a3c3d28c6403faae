"""The seats at the table: players come, change their names, and leave."""

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
    from collections.abc import Callable, Sequence

    from ledger.rules.game import Game
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


def add(
    state: State,
    name: str,
    begin: Callable[[State, Sequence[str]], list[Effect]],
    *,
    entry: int,
    unused: Callable[[str], bool],
) -> Outcome:
    """A player joins at the end of the table, with what a new player gets."""
    name = state.free_name("player", name)
    subject = new_id("player", name, entry, unused)
    effects = seat(state, [(subject, name)])
    effects += begin(state.copy().apply(effects), [subject])
    return Outcome({"player": subject}, {"player": subject}, effects)


def rename(state: State, old: str, new: str) -> Outcome:
    """A player is called otherwise from now on, also in the past's reports."""
    subject = state.find("player", old)
    before = state.name(subject)
    name = state.free_name("player", new, besides=subject)
    if name == before:
        raise Refused("rule", "players.same_name", name=name)
    return Outcome(
        {"player": subject, "name": name},
        {"player": subject, "before": before, "after": name},
        [changed(state, subject, "name", name)],
    )


def retire(state: State, name: str, game: Game) -> Outcome:
    """A player leaves: money to the bank, titles vacant, territories unowned."""
    subject = state.find("player", name)
    seats = tuple(seat for seat in state.seats if seat != subject)
    titles, territories = held_by(state, subject), owned_by(state, subject, game)
    money = state.balance(subject, MONEY)
    effects: list[Effect] = [changed(state, subject, "retired", 1)]
    if subject in state.seats:
        effects.append(changed(state, CAMPAIGN, "seats", seats or None))
    if state.get(CAMPAIGN, "first_player") == subject:
        after = next_seat(state, subject)
        heir = after if after != subject else next(iter(seats), None)
        effects.append(changed(state, CAMPAIGN, "first_player", heir))
    effects += moved(MONEY, max(money, 0), subject, BANK)
    effects += [changed(state, title, "holder", None) for title in titles]
    for place in territories:
        effects += game.hand_over(state, place, None)
    effects += game.leave(state, subject)
    if game.honours:  # held by others than players: by the lords of a family
        titles = game.honours.held_by(state, subject)
    return Outcome(
        {"player": subject},
        {
            "player": subject,
            "money": money,
            "titles": titles,
            "territories": territories,
        },
        effects,
    )


def next_seat(state: State, player: str) -> str:
    """The player who sits to the left of this one and still plays."""
    seats = state.seats
    start = seats.index(player) + 1 if player in seats else 0
    around = (*seats[start:], *seats[:start])
    return next((p for p in around if not state.get(p, "out")), player)
