"""Battles in any position: nothing is lost, only fighters fight, no fault comes in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from ledger.effects import Transfer
from ledger.errors import Refusal
from ledger.questions import Choice, ChoiceQuestion, Missing, Throw
from ledger.rules.fief.audit import audit
from ledger.rules.fief.board.places import entrances, regions, villages
from ledger.rules.fief.camp import camp
from ledger.rules.fief.facts import ARCHER, BOMBARD, GUARDSMEN, MERCENARY, STOCK
from ledger.rules.fief.forces import places_with, present, series, stack
from ledger.rules.fief.house import variant
from ledger.rules.fief.war.fighting import battle
from ledger.rules.fief.war.force import SIDES
from ledger.table import Table
from tests.effort import examples
from tests.laws.fief_laws import oddities
from tests.ledger.rules.fief.scenes import scenes
from tests.ledger.rules.fief.war.board import counted
from tests.said import by_names

if TYPE_CHECKING:
    from ledger.rules.game import Outcome
    from ledger.state import State


RULES = {
    "profile": ('"fief2"', '"fief2011"'),
    "losses.change_allowed": ("true", "false"),
    "sides.separate_is_one": ("true",),
    "archers.split_choice": ("true",),
    "archers.aim_each_round": ("true",),
    "archers.simultaneous_aimed": ("false",),
    "bombard.scope": ('"player"',),
    "merc.plague_per": ('"side"',),
    "merc.commit_before_archers": ("false",),
    "merc.noncombatant_lord_ok": ("true",),
    "modules.archers": ("false",),
    "modules.bombards": ("false",),
    "modules.guard": ("false",),
}


def some(account: str, what: str, stock: str, most: int):
    """A number of counters of a kind from the stock."""
    return st.integers(0, most).map(lambda count: (what, count, stock, account))


@st.composite
def extended(draw, state: State) -> None:
    """Counters of the extension in some places, and some of its house rules."""
    state.put("rules", "fief.variant.tactics", "true")
    for key, options in RULES.items():
        if draw(st.booleans()):
            state.put("rules", f"tactics.{key}", draw(st.sampled_from(options)))
    gifts = []
    for player in state.seats:
        for place in places_with(state, player)[:2]:
            heap, own = stack(place, player), series(player)
            gifts += [draw(some(heap, kind, own, 3)) for kind in (ARCHER, BOMBARD)]
            gifts.append(draw(some(heap, MERCENARY, STOCK, 1)))
        gifts.append(draw(some(camp(player), MERCENARY, STOCK, 3)))
    for office in ("king", "queen"):
        gifts += [draw(some(f"guard/{office}", kind, STOCK, 2)) for kind in GUARDSMEN]
    for what, wanted, stock, account in gifts:
        count = min(wanted, state.balance(stock, what))
        if count:
            state.apply([Transfer(what, count, stock, account)])
    for region in regions(state):
        if draw(st.booleans()):
            state.put(region, "plague", state.turn)


@st.composite
def extension(draw, state: State, village: str, sides: list[list[str]]):
    """Decisions before a battle with the extension."""
    if not variant(state, "tactics"):
        return {}
    commits = []
    for name in (*sides[0], *sides[1]):
        there = state.balance(camp(state.find("player", name)), MERCENARY)
        if there and draw(st.booleans()):
            commits.append(f"{name}:{draw(st.integers(0, 2))}:1")
    return {
        "archers": draw(st.sampled_from(([], ["hold"], ["shoot"], ["aim"]))),
        "rerolls": [draw(st.sampled_from(("low", "none", "ask")))],
        "losses": [draw(st.sampled_from(("ask", "archers", "guard")))],
        "commits": commits,
    }


def fought(draw, state: State, village: str, sides: list[list[str]]) -> Outcome | None:
    """A battle with random dice and answers; None if it is refused."""
    separate, sortie = draw(st.booleans()), draw(st.booleans())
    mode = "separate" if separate else "joint"
    orders = {"sortie": sortie, **draw(extension(state, village, sides))}
    replies: list[Throw | Choice] = []
    asked = iter(range(2000))
    while True:
        next(asked)
        table = Table(replies, throw=lambda _: 1 + next(asked) % 6)
        try:
            return by_names(
                battle, state, state, table, village, *sides, mode, **orders
            )
        except Missing as missing:
            question = missing.question
            assert isinstance(question, ChoiceQuestion)
            value = draw(st.sampled_from(question.options))
            replies = [*table.given, Choice(question.key, value)]
        except Refusal:
            return None


@settings(max_examples=examples(60))
@given(st.data(), scenes())
def test_whatever_the_battle_nothing_is_lost(data, state):
    """Counters are conserved, a winner has somebody left, no fault comes in."""
    _nothing_is_lost(data, state)


@settings(max_examples=examples(100))
@given(st.data(), scenes())
def test_nothing_is_lost_with_the_extension_either(data, state):
    """Archers, bombards, guards and mercenaries go to the right places."""
    data.draw(extended(state))
    _nothing_is_lost(data, state)


def _nothing_is_lost(data, state):
    state.put("campaign", "phase", "combat")
    crowds = {}
    for village in villages(state):
        places = (village, *entrances(state, village))
        there = {p: None for place in places for p in present(state, place)}
        if len(there) > 1:
            crowds[village] = [state.name(player) for player in there]
    if not crowds:
        return
    village = data.draw(st.sampled_from(sorted(crowds)))
    first, *others = data.draw(st.permutations(crowds[village]))
    outcome = fought(data.draw, state, state.name(village), [others, [first]])
    if outcome is None:
        return
    before, faults = counted(state), {f.code for f in audit(state)}
    after = state.copy().apply(outcome.effects)
    assert counted(after) == before
    assert {f.code for f in audit(after)} <= faults
    # A random table may hold fewer cards than the lords on it have.
    new = oddities(after) - oddities(state)
    assert {odd for odd in new if "discards" not in odd} == set()
    winner = outcome.result["winner"]
    for side in SIDES:
        assert (outcome.result["survivors"][side]["points"] > 0) is (
            side == winner or outcome.result["end"] in ("truce", "unled")
        )
