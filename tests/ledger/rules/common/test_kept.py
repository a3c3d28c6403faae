"""Where words of files are kept, and how they are told from there."""

from __future__ import annotations

import pytest

from ledger.rules.common import kept
from ledger.rules.common.kept import Balance, Fact, Inner
from ledger.rules.common.reader import Reader
from ledger.rules.common.schema import (
    Field,
    Section,
    name,
    number,
    table,
    text,
    words,
    yes,
)
from ledger.rules.common.values import Parsed
from ledger.state import BANK, CAMPAIGN
from tests.ledger.rules.common.tables import ANNE, BRUNO, FREE, seated

VAUX = "territory:Vaux"


def kept_as(field, value, of=VAUX, state=None):
    """The state after a word with this value is read."""
    reader = Reader({}, state or seated(), FREE)
    reader.put((field,), Parsed(of, {field.key: value}, ()))
    return reader


@pytest.mark.parametrize(
    ("field", "value", "fact"),
    [
        (text("kind"), "hill", ("kind", "hill")),
        (text("hue", kept=Fact("colour")), "red", ("colour", "red")),
        (number("size"), 3, ("size", 3)),
        (yes("wild"), 1, ("wild", 1)),
        (words("tags", {"a": "x", "b": "y"}), ("y", "x"), ("tags", ("y", "x"))),
    ],
)
def test_a_word_is_a_fact_of_its_thing(field, value, fact):
    """It is kept under its own name, or under another; and told from there."""
    reader = kept_as(field, value)
    assert reader.state.facts[VAUX] == dict([fact])
    told = field.kept.tell(reader.state, field, VAUX)
    assert told == {"x": True, 1: True, ("y", "x"): ["b", "a"]}.get(value, value)


def test_what_goes_without_saying_is_neither_kept_nor_told():
    """A number may be told as 0 even so."""
    for field, value in (
        (text("kind"), ""),
        (number("size"), 0),
        (number("n", default=2), 2),
    ):
        reader = kept_as(field, value)
        assert VAUX not in reader.state.facts
        assert field.kept.tell(reader.state, field, VAUX) is None
    zero = number("size", kept=Fact(zero=True))
    assert zero.kept.tell(seated(), zero, VAUX) == 0


def test_a_fact_that_a_file_cannot_say_is_not_told():
    """A number beyond the limits, or a word that is none."""
    state = seated()
    size, hue = number("size", least=1, most=9), words("hue", {"a": "x"})
    one = Field("w", "word", options={"a": "x"})
    for value, told in ((1, 1), (9, 9), (10, None), (-1, None), ("x", None)):
        state.put(VAUX, "size", value)
        assert size.kept.tell(state, size, VAUX) == told
    for value, told in ((("x", "z"), ["a"]), ("x", [])):
        state.put(VAUX, "hue", value)
        assert hue.kept.tell(state, hue, VAUX) == told
    for value, told in (("x", "a"), ("z", None)):
        state.put(VAUX, "w", value)
        assert one.kept.tell(state, one, VAUX) == told
    for value, told in (("hill", "hill"), (3, None)):
        state.put(VAUX, "kind", value)
        assert text("kind").kept.tell(state, text("kind"), VAUX) == told


def test_an_inner_table_is_about_the_same_thing():
    """Empty tables are not written."""
    field = table("chest", number("size"), text("wood"), kept=Inner())
    reader = kept_as(field, {"size": 3, "wood": ""})
    assert reader.state.facts[VAUX] == {"size": 3}
    assert field.kept.tell(reader.state, field, VAUX) == {"size": 3}
    assert kept.table(reader.state, (field,), VAUX) == {"chest": {"size": 3}}
    assert kept.table(seated(), (field,), VAUX) == {}
    silent = text("kind", kept=None)
    assert kept.table(reader.state, (silent,), VAUX) == {}


def test_a_number_may_be_a_balance():
    """Below zero it is a debt; nothing is not told."""
    field = number("money", kept=Balance("money", source=BANK), least=-9)
    reader = kept_as(field, 4, ANNE)
    assert reader.state.balance(ANNE, "money") == 4
    assert field.kept.tell(reader.state, field, ANNE) == 4
    assert field.kept.tell(seated(), field, ANNE) is None
    owed = kept_as(field, -4, ANNE, seated(5))
    assert owed.state.balance(ANNE, "money") == 1
    both = Field("money", "by", Balance("money", source=BANK))
    reader = kept_as(both, [Parsed(ANNE, 4, ()), Parsed(BRUNO, 0, ())], CAMPAIGN)
    assert both.kept.tell(reader.state, both, CAMPAIGN) == {"Anne": 4}
    heap = Field(
        "stock", "by", Balance("", "{}/store", BANK), options={"coins": "money"}
    )
    reader = kept_as(heap, [Parsed("money", 3, ())], VAUX)
    assert reader.state.balance(f"{VAUX}/store", "money") == 3
    assert heap.kept.tell(reader.state, heap, VAUX) == {"coins": 3}


def test_things_in_a_file_know_where_they_were_made():
    """Later faults about them have that place."""
    data = {"territory": [{"name": "Vaux"}]}
    reader = Reader(data, seated(), FREE)
    (made,) = reader.things(Section("territory", (name("territory"),)))
    assert made.of == VAUX
    assert reader.places == {VAUX: ("territory", 0)}
    assert reader.reading == (reader.effects, [])
    assert reader.state.name(VAUX) == "Vaux"
