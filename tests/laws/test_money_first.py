"""Money is checked before any question: a player who cannot pay is not asked first."""

from __future__ import annotations

import pytest

from commands.call import Call
from commands.dialogue import lacking
from ledger.acting import act_named
from ledger.acting.answer import Options
from ledger.acting.doing import bound
from ledger.acting.recorder import Recorder
from ledger.dice import d
from ledger.errors import Refusal, Refused
from ledger.grammar import named, typed
from ledger.questions import Missing
from ledger.table import Table
from tests.begun import begun
from tests.face import at_terminal, intendant
from tests.laws.test_each_kind import SAMPLES

KINDS = pytest.mark.parametrize("kind", sorted(SAMPLES))
SIX = d(6)
FREE_WITHOUT = {
    ("fief calm", "points"): "what nobody buys costs nothing",
    ("fief ransom", "amount"): "it is the price",
    ("fief seat", "winner"): "it says who pays",
    ("fief seat", "price"): "it is the price",
}


def outcome(evening, kind, said):
    """The refusal of an act with these words, or the question that it asks, or None."""
    recorder = Recorder(evening.book, Options(dry_run=True, dice="ask", asks=True))
    try:
        act_named(kind)(recorder, **said)
    except (Missing, Refusal) as found:
        return found
    return None


def asks_for(record, said, found):
    """Whether somebody at a terminal is asked for a word that the rule lacks."""
    refused = isinstance(found, Refusal)
    return refused and lacking(Call(record, said, {}), found) != []


@KINDS
def test_with_an_empty_purse_no_question_comes_before_the_refusal(evening, kind):
    """An act that costs more than the purse holds is refused, whatever is left out."""
    prepare, words = SAMPLES[kind]
    prepare(evening)
    record, meant = named(kind), bound(named(kind), words, {})
    state, asked = evening.state, []
    for player in state.seats:
        if not state.balance(player, "money"):
            continue
        poor = evening.act("correct", ["money", state.name(player)], "0", "poor")
        refusal = outcome(evening, kind, meant)
        if isinstance(refusal, Refusal) and refusal.code == "not_enough":
            for word in typed(record):
                said = meant | {word.name: [] if word.many else word.default}
                if word.required or (kind, word.name) in FREE_WITHOUT:
                    continue
                found = outcome(evening, kind, said)
                if isinstance(found, Missing) or asks_for(record, said, found):
                    asked.append(word.name)
        evening.undo(poor.entry.seq)
    assert asked == []


def test_what_comes_first_is_looked_at_before_a_question_and_before_a_die():
    """The first check comes before any question that has not been answered yet."""

    def empty():
        raise Refused("not_enough", "fief.purse")

    for table in (Table(), Table(throw=lambda _: 1)):
        table.first(empty)
        with pytest.raises(Refused):
            table.roll(None, "roll", SIX, 1)
        with pytest.raises(Refused):
            table.choose("at", ("a", "b"))
    told = Table(typed=[[3]], choices={"at": "b"})
    told.first(empty)
    assert (told.roll(None, "roll", SIX, 1), told.choose("at", ("a", "b"))) == (
        (3,),
        "b",
    )


REALM = """\
game = "fief"
players = ["Anne", "Bruno"]
phase = "purchases"
[money]
Anne = 50
Bruno = 50
[[region]]
name = "Rouge"
villages = ["Bourg", "Vaux", "Pré"]
[[village]]
name = "Bourg"
owner = "Anne"
building = "castle"
troops = { Anne = { v1 = 1 } }
[[village]]
name = "Vaux"
owner = "Anne"
building = "castle"
troops = { Anne = { v1 = 1 } }
[[village]]
name = "Pré"
owner = "Bruno"
troops = { Bruno = { v1 = 1 } }
[[lord]]
name = "Arnaud"
player = "Anne"
at = "Pré"
"""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("item", "where"),
    [("soldier", ()), ("soldier", ("--lord", "Arnaud")), ("mill", ())],
)
def test_a_soldier_that_nobody_can_pay_is_placed_nowhere(here, lang, item, where):
    """Neither the village nor Bruno's permission is asked for."""
    begun(REALM)
    said = at_terminal("fief", "buy", "Anne", item, *where, "--lang", lang)
    assert said.status == 1
    assert "50" in said.err
    assert ">" not in said.err
    intendant("pay", "bank", "Anne", "1000")
    asks = at_terminal("fief", "buy", "Anne", item, *where, "--lang", lang)
    assert (asks.status, ">" in asks.err) == (130, True)
