"""Which dice of an entry concern a thing."""

from __future__ import annotations

import pytest

from ledger.journal import Entry
from ledger.questions import Throw
from ledger.reading.dice import dice_of
from ledger.rules import game_named
from ledger.state import State

ANNE, BRUNO = "player:Anne", "player:Bruno"
ORK, ELF = "figure:Ork", "figure:Elf"
WHOSE = (None, ANNE, BRUNO, ORK, ELF)
ENTRY = Entry(
    "roll", {}, {}, throws=[Throw(w, "x", "d6", (1,), "typed") for w in WHOSE]
)


@pytest.fixture
def state():
    """Anne's Ork and Bruno's Elf."""
    made = State()
    for figure, player in ((ORK, ANNE), (ELF, BRUNO)):
        made.put(figure, "player", player)
        made.put(figure, "cost", 30)
        made.put(figure, "friends", (ANNE, BRUNO))
    return made


@pytest.mark.parametrize(
    ("things", "whose"),
    [
        ([ANNE], [None, ANNE, ORK]),
        ([ORK], [None, ANNE, BRUNO, ORK]),
        ([ANNE, ELF], [None, ANNE, ORK, ELF]),
        ([ANNE, BRUNO], list(WHOSE)),
        (["territory:Vaux"], list(WHOSE)),
        ([], list(WHOSE)),
    ],
)
def test_dice_of_another_of_its_kind_do_not_concern_a_thing(state, things, whose):
    """What a figure rolls concerns its player, and not the other player."""
    found = dice_of(ENTRY, things, state, game_named("free"))
    assert [throw.who for throw in found] == whose


def test_a_thrower_that_is_gone_is_still_of_its_kind(state):
    """Nothing is known about it but its id."""
    gone = ENTRY._replace(throws=[Throw("figure:Gone", "x", "d6", (1,), "typed")])
    game = game_named("free")
    assert dice_of(gone, [ORK], state, game) == []
    assert dice_of(gone, [ANNE], state, game) == gone.throws
    assert dice_of(gone, ["figure:Gone"], state, game) == gone.throws


def test_a_game_may_know_which_dice_decided_a_thing(state):
    """The dice of the first thing that it knows about are given, though they be none."""
    game = game_named("medfan")
    draws = [Throw(one, "draw", "d20", (1,), "typed") for one in (ANNE, BRUNO)]
    taken = [
        {"territory": f"territory:{name}", "to": player}
        for name, player in (("Vaux", ANNE), ("Gué", BRUNO))
    ]
    entry = ENTRY._replace(outcome={"territories": taken}, throws=draws)
    assert dice_of(entry, ["territory:Vaux"], state, game) == draws[:1]
    assert dice_of(entry, [ANNE, "territory:Gué"], state, game) == draws[1:]
    assert dice_of(entry, ["territory:Pré"], state, game) == []
    assert dice_of(entry, [BRUNO], state, game) == draws[1:]
    everything = entry._replace(outcome={})
    assert dice_of(everything, ["territory:Vaux"], state, game) == draws
