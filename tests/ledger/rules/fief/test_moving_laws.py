"""Any movements: no counter is lost or goes too far, and all can be undone."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from ledger.effects import inverse, set_off
from ledger.errors import Refusal
from ledger.journal import check
from ledger.questions import Choice, Missing
from ledger.rules.fief import GAME
from ledger.rules.fief.facts import VALUES
from ledger.rules.fief.movement import marching, moving
from ledger.rules.fief.tables import BOX, LIMITS
from ledger.table import Table
from tests.effort import examples
from tests.ledger.rules.fief.realm import ANNE, BRUNO, CHLOE, WAYS, realm
from tests.said import by_names

LORDS = {
    "Arnaud": {"player": "Anne", "at": "Bourg", "titles": ["Rouge"]},
    "Jeanne": {"player": "Anne", "at": "Bourg", "darc": True},
    "Othon": ("Bruno", "Gué"),
    "Henry": ("Chloé", "Lac"),
    "Eric": {"player": "Chloé", "at": "Gué", "prisoner_of": "Bruno"},
}
VILLAGES = {
    "Bourg": {"building": "city", "troops": {"Anne": {"v1": 4, "v3": 1}}},
    "Gué": {"owner": "Bruno", "building": "castle", "troops": {"Bruno": {"v1": 3}}},
    "Lac": {"owner": "Chloé", "mills": 1, "troops": {"Chloé": {"v6": 1}}},
}
PARTIES = st.fixed_dictionaries(
    {
        "lord": st.sampled_from(("Arnaud", "Jeanne", "Othon", "Henry", "rebels")),
        "others": st.sampled_from(((), ("Jeanne",))),
        "prisoners": st.sampled_from(((), ("Eric",))),
        "troops": st.sampled_from((None, "all", "v1=1", "v1=2,v3=1")),
        "drop": st.sampled_from((None, None, "v1=1")),
        "pick": st.sampled_from((None, None, "v1=1", "all")),
    }
)
AGAIN = 0.5  # the chance of a new turn before a move
# A party goes round the ring of villages, in either direction.
SIDES = st.lists(st.sampled_from((1, -1)), min_size=1, max_size=3)
MOVES = st.tuples(PARTIES, SIDES, st.randoms(use_true_random=False))


def way(place, sides):
    """The villages on a route from a place."""
    here, found = WAYS.index(place.partition("/")[0].partition(":")[2]), []
    for side in sides:
        here = (here + side) % len(WAYS)
        found.append(WAYS[here])
    return found


def act_of(state, party, sides):
    """The act that a party, or the rebels, carry out."""
    if party["lord"] == "rebels":
        place = state.text("campaign", "revolt_at")
        to = way(place, sides)
        return lambda now, table: by_names(marching.march, now, now, table, "Anne", to)
    lord = f"lord:{party['lord']}"
    player = state.name(state.text(lord, "player"))
    to = way(state.text(lord, "at"), sides)
    return lambda now, table: by_names(
        moving.move, now, now, table, player, to, **party
    )


def decided(act, state, chance):
    """The outcome of an act, with each question answered at random."""
    given = []
    while True:
        try:
            return act(state, Table(given))
        except Missing as missing:
            word = chance.choice(missing.question.options)
            given.append(Choice(missing.question.key, word))


@settings(max_examples=examples(80))
@given(st.lists(MOVES, min_size=1, max_size=9))
def test_moves_keep_every_counter_and_every_limit(moves):
    """Sums stay, the audit finds nothing, and undos restore the state."""
    state = realm(
        VILLAGES,
        LORDS,
        effect=[{"kind": "revolt", "player": "Anne", "at": "Mont"}],
        holding=[{"account": "rebels", "what": "v3", "amount": 2}],
    )
    for party, sides, chance in moves:
        if chance.random() < AGAIN:
            state.put("campaign", "turn", state.turn + 1)
        before = state.copy()
        try:
            outcome = decided(act_of(state, party, sides), state, chance)
        except Refusal:
            assert before == state
            continue
        effects = set_off(list(outcome.effects))
        check(state, effects, GAME.floors(state))
        state.apply(effects)
        assert GAME.audit(state) == []
        assert outcome.result["steps"] <= LIMITS["steps_darc"]
        for value in VALUES:
            for owner in (ANNE, BRUNO, CHLOE):
                held = sum(
                    amounts.get(value, 0)
                    for account, amounts in state.balances.items()
                    if account.endswith(f"/{owner}")
                )
                assert held == BOX["series"][value]
        assert state.copy().apply(map(inverse, effects)) == before
