"""The only JSON, and the hash that chains the journal."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.flow import Flow, Spelled
from ledger.state import State
from ledger.wire import (
    DEEPEST,
    ENTRY_FORMAT,
    GENESIS,
    Unreadable,
    canonical,
    deep,
    digest,
    dumps,
    envelope,
    hashed,
    linked,
    loads,
    named,
    pieces,
    refusal,
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


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", (1, 1)),
        ("  ", (1, 3)),
        ("{", (1, 2)),
        ('{"a":1,\n"a" 2}', (2, 5)),
        ("[1,\n 2,\n  x]", (3, 3)),
        ("\n 1 2", (2, 4)),
        ('\n {"a":1,"a":2}', (2, 2)),
        ("\n  [NaN]", (2, 3)),
        ("\n 1e999", (2, 2)),
        ("\n " + "[" * 100_000, (2, 2)),
        ("\n " + "[" * 65 + "]" * 65, (2, 2)),
        ('\n "\\ud800"', (2, 2)),
    ],
)
def test_a_text_that_is_no_json_is_so_at_a_place(text, place):
    """It is the beginning of the value where no nearer one is known."""
    with pytest.raises(Unreadable) as wrong:
        loads(text)
    assert (wrong.value.line, wrong.value.column) == place
    assert str(wrong.value) == f"no JSON: line {place[0]}, column {place[1]}"


def test_what_other_programs_write_is_read():
    """With spaces around it, escapes, and numbers that are not whole."""
    assert loads(' \t\r\n{"a" : [1.5, -2e3, true, null]} \n') == {
        "a": [1.5, -2000.0, True, None]
    }
    assert loads('"\\u00e9\\ud83d\\ude00\\n"') == "é\N{GRINNING FACE}\n"
    assert loads("0") == 0


def test_what_json_cannot_hold_is_not_written():
    """No set, and no number without end."""
    for value in ({1}, [object()], float("inf"), float("nan")):
        with pytest.raises((TypeError, ValueError)):
            dumps(value)
    with pytest.raises(TypeError, match="set"):
        dumps({1})


@pytest.mark.parametrize("pair", ["[]", "{}"])
def test_values_are_nested_so_deeply_and_no_deeper(pair):
    """Lists and tables alike; side by side there may be more."""
    opening = "[" if pair == "[]" else '{"a":'
    for levels, fits in ((DEEPEST - 1, True), (DEEPEST + 1, False)):
        value = 1
        for _ in range(levels):
            value = [value] if pair == "[]" else {"a": value}
        assert deep(value) is not fits
        text = opening * levels + "1" + pair[1] * levels
        if fits:
            assert dumps(loads(text)).count(pair[0]) == levels
        else:
            with pytest.raises(Unreadable):
                loads(text)
    assert deep([[]] * 99) is deep({}) is False
    many = "[" + ",".join([pair] * 99) + "]"
    assert len(loads(many)) == 99
    assert DEEPEST == 64


def made(value):
    """The same value with flows in place of its lists and texts."""
    if isinstance(value, str):
        return Spelled(lambda: [*value])
    if isinstance(value, list):
        return Flow(lambda: map(made, value))
    if isinstance(value, dict):
        return {key: made(one) for key, one in value.items()}
    return value


@given(JSON)
def test_a_flow_is_written_like_the_whole(value):
    """In pieces that make the same line."""
    assert "".join(pieces(made(value))) == dumps(value)


def test_a_flow_is_written_piece_by_piece():
    """Each thing as soon as it is there; a value without flows at once."""
    flow = Flow(lambda: [1, {"a": [2]}, Spelled(lambda: ('"', "é"))])
    assert list(pieces({"x": 1, "y": {"z": flow}})) == [
        *('{"x":', "1", ',"y":', '{"z":', "[", "1", ",", '{"a":[2]}'),
        *(",", '"', '\\"', "é", '"', "]", "}", "}"),
    ]
    assert list(pieces(Flow(lambda: ()))) == ["[]"]
    assert list(pieces({"a": {"b": [1, 2]}, "c": 3})) == ['{"a":{"b":[1,2]},"c":3}']
    assert list(pieces({})) == ["{}"]


def test_the_hash_of_an_entry_is_that_of_its_text():
    """Of the hash before it and its parts in their order, as one list."""
    assert (
        linked("ab", ["é", 1, {"b": 1, "a": None}]) == '["ab","é",1,{"b":1,"a":null}]'
    )
    text = linked(GENESIS, ["pay", 3])
    assert digest(GENESIS, ["pay", 3]) == hashed(text)
    assert hashed("é") == (
        "4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c"
    )
    assert (GENESIS, ENTRY_FORMAT) == ("0" * 64, 1)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (("a",), "\na"), (("a", "b"), "\na\nb"), (("",), "\n"),
        ("a", "a"), ("", ""), (0, 0), (None, None),
    ],
)  # fmt: skip
def test_several_words_are_stored_as_lines(value, text):
    """One alone has a line break before it, too."""
    assert stored(value) == text
    assert restored(text) == value
    assert restored("a\nb") == "a\nb"


def test_ids_are_shown_by_their_names_in_every_place():
    """Only what has a colon can be an id; a key that has none may hold one."""
    state = State()
    state.put("player:Anne", "name", "Zoé")
    state.put("bank", "name", "The bank")
    told = {
        "bank": "bank",
        "who": ("player:Anne", 5),
        "player:Anne": {"player:Anne": 1},
    }
    assert named(told, state) == {"bank": "bank", "who": ["Zoé", 5], "Zoé": {"Zoé": 1}}
    assert (named("player:Anne", state), named(None, state)) == ("Zoé", None)


def test_an_answer_stands_in_an_envelope():
    """Where there is no more to say, there is no entry and no warning."""
    assert list(envelope("pay", {"amount": 5}).items()) == [
        ("ok", True),
        ("command", "pay"),
        ("entry", None),
        ("result", {"amount": 5}),
        ("warnings", []),
    ]
    full = envelope("verify", {}, entry=3, warnings=({"key": "x"},), ok=False)
    assert (full["ok"], full["entry"], full["warnings"]) == (False, 3, [{"key": "x"}])


@pytest.mark.parametrize(
    ("line", "asked", "more"),
    [
        (None, None, ""),
        (3, None, ""),
        (0, {}, ""),
        (None, {"key": "heir", "options": ["a"], "who": 1},
         ',"key":"heir","options":["a"]'),
        (7, {"options": []}, ',"options":[]'),
    ],
)  # fmt: skip
def test_a_refusal_is_a_document_of_its_own(line, asked, more):
    """It says the choice that is missing, if one is, and the line of a script."""
    error = f'{{"code":"rule","message":"No.","hint":null,"rule":"X-01"{more}}}'
    end = "" if line is None else f',"line":{line}'
    told = refusal("rule", "No.", None, "X-01", line, asked)
    assert told == f'{{"ok":false,"error":{error}{end}}}'
