"""No act of any game leaves a fault that `verify` would report afterwards."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ledger.acting import act_named, acts
from ledger.errors import Refusal
from ledger.rules import game_named, games
from tests.effort import examples
from tests.laws.evening import Evening
from tests.laws.fief import FRESH, POSITION
from tests.laws.medfan_people import Questioned
from tests.laws.test_each_kind import SAMPLES

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

    from ledger.state import State

COMMON = [kind for kind in acts() if kind.partition(" ")[0] not in games()]
STRANGE = ("Zoé", "Trou", "city", "none", "bank")


def own(game: str) -> list[str]:
    """The acts of a game; if it has none of its own, those of every game."""
    return [kind for kind in acts() if kind.startswith(f"{game} ")] or COMMON


def begun(folder: str, game: str, kind: str) -> Evening:
    """A table at which acts of a kind could come next."""
    position = POSITION if game == "fief" and kind not in FRESH else None
    evening = Evening(os.path.join(folder, "e.db"), game=game, position=position)
    with suppress(Refusal):
        SAMPLES[kind][0](evening)
    return evening


def otherwise(state: State, word: Any) -> SearchStrategy[Any]:
    """Another word of the same sort: a name at this table, a number, a yes or no."""
    if isinstance(word, bool):
        return st.booleans()
    if isinstance(word, int):
        return st.sampled_from((1, 2, 3, 10, word + 1))
    if isinstance(word, str):
        names = {state.name(subject) for subject in state.facts}
        return st.sampled_from(sorted(names.union(STRANGE)))
    if isinstance(word, list):
        return st.tuples(*(otherwise(state, one) for one in word)).map(list)
    return st.just(word)


def spoken(data: Any, state: State, kind: str) -> list[Any]:
    """The words of an act's sample, some of them replaced."""
    words = list(SAMPLES[kind][1])
    for place in data.draw(st.sets(st.integers(0, 9), max_size=2), label="replaced"):
        if place < len(words):
            words[place] = data.draw(otherwise(state, words[place]), label=kind)
    return words


@pytest.mark.parametrize("game", sorted(games()))
@settings(max_examples=examples(5))
@given(data=st.data(), ruling=st.sampled_from((None, None, "so be it")))
def test_after_every_accepted_act_the_campaign_has_no_fault(game, data, ruling):
    """Acts of any kind, in any words and any order, leave no fault."""
    kinds = st.sampled_from([*COMMON, *own(game)])
    with tempfile.TemporaryDirectory() as folder:
        evening = begun(folder, game, data.draw(st.sampled_from(own(game))))
        for kind in data.draw(st.lists(kinds, min_size=4, max_size=15)):
            words, people = spoken(data, evening.state, kind), Questioned()
            recorder = evening.recorder(seed=7, ruling=ruling)
            act: Any = act_named(kind)
            with suppress(Refusal):
                people.through(data, recorder, lambda: act(recorder, *words))  # noqa: B023 - called at once
            assert game_named(game).audit(evening.state) == []
        evening.keep_the_laws()
        evening.close()


@pytest.mark.parametrize("game", sorted(games()))
def test_what_every_game_can_do_leaves_no_fault_in_any(tmp_path, game):
    """Acts that belong to no game leave no fault, one after another at its table."""
    evening = begun(str(tmp_path), game, own(game)[0])
    for kind in sorted(COMMON):
        recorder, people = evening.recorder(seed=7), Questioned(["tavern"])
        act: Any = act_named(kind)
        with suppress(Refusal):
            people.through(None, recorder, lambda: act(recorder, *SAMPLES[kind][1]))  # noqa: B023
        assert game_named(game).audit(evening.state) == [], kind
    evening.keep_the_laws()
    evening.close()
