"""The only JSON, and the hash that chains the journal."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.state import State
from ledger.wire import (
    GENESIS,
    Unreadable,
    canonical,
    digest,
    dumps,
    loads,
    named,
    restored,
    stored,
)

TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
WHOLE = st.integers(-(10**18), 10**18)
JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), WHOLE, TEXTS),
    lambda inner: st.lists(inner) | st.dictionaries(TEXTS, inner),
    max_leaves=12,
)
LINES = st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1)


@given(JSON)
def test_what_is_written_is_read_back(value):
    """Other programs read it as JSON, too."""
    for text in (dumps(value), canonical(value)):
        assert loads(text) == value == json.loads(text)
        assert "\n" not in text
    assert canonical(loads(dumps(value))) == canonical(value)


def test_there_is_one_spelling_of_a_value():
    """Keys are in order, letters unchanged, without spaces."""
    assert canonical({"b": [1, None], "a": "é\n"}) == '{"a":"é\\n","b":[1,null]}'
    assert canonical({"a": 1, "b": 2}) == canonical({"b": 2, "a": 1})


@pytest.mark.parametrize(
    "text",
    ["", " ", "{", "{}{}", "nul", "NaN", "Infinity", '{"a":1,"a":2}', "[1,]", "1 2",
     "'a'", "[" * 100_000, '"\n"', "\ufeff{}"],
)  # fmt: skip
def test_what_is_no_json_is_an_error(text):
    """There is one kind of error, whatever is wrong."""
    with pytest.raises(ValueError):  # noqa: PT011
        loads(text)


def test_what_follows_a_value_is_where_the_text_is_wrong():
    """The place is that of the first letter that should not be there."""
    with pytest.raises(Unreadable) as wrong:
        loads('{"a":1}\n  x y')

    assert (wrong.value.line, wrong.value.column) == (2, 3)


@given(TEXTS)
def test_any_text_is_json_or_an_error(text):
    """There is never any other result."""
    try:
        loads(text)
    except ValueError:
        assert text.strip() not in {"null", "0"}


@given(st.one_of(st.none(), WHOLE, LINES, st.lists(LINES, min_size=1).map(tuple)))
def test_a_fact_comes_back_from_the_file_as_it_was(value):
    """Words, numbers, several words in order, and null are restored."""
    assert restored(stored(value)) == value
    assert stored(()) is None


PARTS = ["at", 1, None, "", [["money", 5]], [], [[2, 1]]]


@pytest.mark.parametrize("index", range(len(PARTS)))
def test_any_other_part_is_another_hash(index):
    """A different previous hash, and one part more or less, also change the hash."""
    whole = digest(GENESIS, PARTS)
    for other in ("x", 0, [], [[]], "None", [["money", "5"]]):
        changed = [*PARTS[:index], other, *PARTS[index + 1 :]]
        assert (digest(GENESIS, changed) == whole) == (changed == PARTS)
    assert digest("1" * 64, PARTS) != whole
    assert digest(GENESIS, PARTS[:index]) != whole
    assert len(whole) == 64


def test_parts_cannot_flow_into_one_another():
    """The boundary between parts counts."""
    assert digest(GENESIS, ["ab", "c"]) != digest(GENESIS, ["a", "bc"])
    assert digest(GENESIS, [1]) != digest(GENESIS, ["1"])
    assert digest(GENESIS, [[], [1]]) != digest(GENESIS, [[1], []])


def test_ids_are_shown_by_their_names():
    """Keys and values at any depth are replaced; everything else is unchanged."""
    state = State()
    state.put("player:Anne", "name", "Zoé")
    told = {"player:Anne": [1, "player:Anne", {"x": "player:Bruno"}], "n": None}
    assert named(told, state) == {"Zoé": [1, "Zoé", {"x": "player:Bruno"}], "n": None}


def test_only_what_is_hashed_is_sorted():
    """What people and programs read keeps the order in which it was made."""
    value = {"b": 1, "a": {"d": 2, "c": 3}}
    assert dumps(value) == '{"b":1,"a":{"d":2,"c":3}}'
    assert canonical(value) == '{"a":{"c":3,"d":2},"b":1}'
