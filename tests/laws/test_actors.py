"""The actor of each kind of act, as its record names it."""

from __future__ import annotations

import pytest

from ledger.acting import actors, acts
from ledger.reading.since import named_by
from tests.laws.test_each_kind import SAMPLES

ACTORS = actors()
UNNAMED = {"medfan length"}  # need not name the person who asks


def test_every_kind_of_act_has_an_actor_or_is_plainly_nobodys():
    """The record of each kind of act names its actor, or says that it has none."""
    assert [path for path, act in acts().items() if act.actors is None] == []


@pytest.mark.parametrize("kind", sorted(ACTORS))
def test_the_actors_of_each_kind_are_named_in_its_entries(evening, kind):
    """Each actor is a player, or belongs to a player or a side."""
    prepare, words = SAMPLES[kind]
    prepare(evening)
    before = evening.state
    entry = evening.act(kind, *words).entry
    facts = {**entry.asked, **entry.outcome}
    acting = named_by(facts, ACTORS[kind])
    after = evening.state
    owned = [
        one
        for one in acting
        if one.startswith(("player:", "side:"))
        or any(s.get(one, f) for s in (before, after) for f in ("player", "side"))
    ]
    assert owned or kind in UNNAMED
    assert {path.partition(".")[0] for path in ACTORS[kind]} <= set(facts)
