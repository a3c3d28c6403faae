"""The words of Fief acts: the people and things that players may name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from ledger.rules.fief.board.places import villages
from ledger.rules.fief.families import lords
from ledger.rules.fief.turn import order

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hypothesis.strategies import SearchStrategy

    from ledger.state import State

    Words = SearchStrategy[dict[str, Any]]

NAMES = ("Anne", "Bruno", "Chloé", "Dora", "Émile du Bourg")
FEW = {"min_size": 0, "max_size": 2, "unique": True}


def args(**parts: Any) -> Words:
    """The arguments of an act, each of them drawn or plain."""
    made = {
        key: part if isinstance(part, st.SearchStrategy) else st.just(part)
        for key, part in parts.items()
    }
    return st.fixed_dictionaries(made)


def named(state: State, subjects: Iterable[str], *more: str) -> SearchStrategy[str]:
    """One of these by name; something else if there is none."""
    found = [*(state.name(subject) for subject in subjects), *more]
    return st.sampled_from(found or ["Vaux", "Arnaud"])


def maybe(words: SearchStrategy[Any]) -> SearchStrategy[Any]:
    """Mostly nothing, so that the act asks."""
    return st.sampled_from((False, False, True)).flatmap(
        lambda says: words if says else st.none()
    )


def a_player(state: State) -> SearchStrategy[str]:
    """Any player at the table."""
    return named(state, state.seats or (), *(() if state.seats else NAMES))


def an_actor(state: State) -> SearchStrategy[str]:
    """Mostly the player whose turn it is, or a later one."""
    order_now = order.playing(state)
    later = [player for player in order_now if not order.has_passed(state, player)]
    return named(state, (*(later * 5), *state.seats))


def a_village(state: State) -> SearchStrategy[str]:
    """Any village of the board."""
    return named(state, villages(state), *(() if villages(state) else ("Vaux",)))


def a_lord(state: State) -> SearchStrategy[str]:
    """Mostly a lord who is on the table."""
    return named(state, lords.every(state), "Arnaud", "Jeanne")


def one_of_own(state: State, player: str) -> SearchStrategy[str]:
    """A lord of this family."""
    return named(state, lords.family(state, player) or lords.every(state))
