"""What an entry may hold: what no act can have written is told."""

from __future__ import annotations

import pytest

from ledger.content import flaw, is_kind, is_throw, is_time

ROW = (2, "2026-07-01T20:15:00Z", "rules set", 1, None, None, None, None, None)
FACTS = ("{}", "{}", "[]")


def kept(before, after):
    """The flaw of an entry that changes a house rule from one text to another."""
    columns = (*ROW, *FACTS)
    change = (None, None, None, None, "rules", "free.turns", before, after, None, None)
    return flaw(columns, [change], [])


@pytest.mark.parametrize(
    ("month", "days"),
    list(enumerate((31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31), start=1)),
)
def test_an_entry_is_written_on_a_day_of_the_calendar(month, days):
    """Each month has its days, and no other."""
    there = [
        day for day in range(100) if is_time(f"2026-{month:02}-{day:02}T20:15:00Z")
    ]
    assert there == list(range(1, days + 1))


@pytest.mark.parametrize(
    ("year", "leaps"), [(2024, True), (2026, False), (1900, False), (2000, True)]
)
def test_a_leap_day_is_one_only_in_its_years(year, leaps):
    """Whole centuries have none, but for every fourth."""
    assert is_time(f"{year}-02-29T20:15:00Z") is leaps


@pytest.mark.parametrize("value", ["", "ten", "{", "1 2", "'x'", 5])
def test_the_value_of_a_house_rule_is_json(value):
    """Whatever else stands there, before or after, no act has written."""
    assert kept(None, "true") is None
    assert kept('["a","b"]', None) is None
    assert (kept(None, value), kept(value, None)) == ("effects", "effects")


GOOD = {
    "prev": 2,
    "at": "2026-07-01T20:15:00Z",
    "kind": "title grant",
    "turn": 1,
    "phase": "income",
    "cause": None,
    "once": "k-1",
    "remark": "for a horse",
    "ruling": None,
    "asked": "{}",
    "outcome": '{"a":[1]}',
    "warnings": '[{"key":"in_play","facts":{},"rule":null}]',
}
MOVED = {"what": "money", "amount": 3, "source": "bank", "target": "player:Anne"}
CHANGED = {"subject": "lord:Bo", "field": "where", "before": "Bourg", "after": "\na\nb"}
PLAIN = CHANGED | {"after": "Vaux"}
COLUMNS = (
    *("what", "amount", "source", "target"),
    *("subject", "field", "before", "after", "rule", "about"),
)
ROLLED = ("player:Anne", "strike", "d6", "1 6", "thrown", None)
BLANK, LINES, TURNED = "", "a\nb", "a\u202eb"


def told(effects=(), throws=(), **other):
    """The flaw of an entry with other columns, effects or throws."""
    rows = [[effect.get(column) for column in COLUMNS] for effect in effects]
    return flaw(list((GOOD | other).values()), rows, throws)


def test_what_acts_write_has_no_flaw():
    """Neither an entry with all its parts nor one with hardly any."""
    assert told([MOVED, CHANGED], [ROLLED]) is None
    assert told(phase=None, once=None, remark=None, ruling="so", warnings="[]") is None
    assert told(prev=2, cause=1) is None


@pytest.mark.parametrize(
    ("part", "value"),
    [
        *(("at", at) for at in (None, 5, "", "2026-07-01 20:15:00Z")),
        *(("kind", kind) for kind in ("", "Pay", "pay  all", None)),
        *(("cause", cause) for cause in (0, -3, 2, 3, "1", True, 1.0)),
        *(("turn", turn) for turn in (None, "1", True, 1.0, -1, 10**12 + 1)),
        *(
            (part, value)
            for part in ("asked", "outcome")
            for value in ("", "[]", "5", "{")
        ),
        *(
            (part, text)
            for part in ("phase", "once", "remark", "ruling")
            for text in (BLANK, LINES, TURNED, " a", "a  b", "e\u0301", 5, "x" * 1001)
        ),
    ],
)
def test_the_part_that_no_act_has_written_is_told(part, value):
    """Whatever the others are."""
    assert told(**{part: value}) == part


@pytest.mark.parametrize(
    "warnings",
    ["", "{}", "[1]", "[[]]", '["key"]', "[{}]", '[{"key":"x"}]', '[{"facts":{}}]',
     '[{"key":1,"facts":{}}]', '[{"key":"x","facts":[]}]',
     '[{"key":"x","facts":{},"rule":5}]',
     '[{"key":"x","facts":{}},{"key":"x"}]'],
)  # fmt: skip
def test_a_warning_has_a_key_facts_and_perhaps_a_rule(warnings):
    """Each of several is looked at."""
    assert told(warnings=warnings) == "warnings"
    good = '{"key":"x","facts":{}},{"key":"y","facts":{"a":1},"rule":"X-01"}'
    assert told(warnings=f"[{good}]") is None


def test_turns_begin_before_the_first_and_end_late():
    """A campaign that has not begun is in turn 0."""
    assert told(turn=0) is told(turn=10**12) is None


@pytest.mark.parametrize(
    ("effect", "columns"),
    [
        (MOVED, ("what", "source", "target", "rule", "about")),
        (CHANGED, ("subject", "field", "before", "after", "rule", "about")),
        (PLAIN, ("subject", "field", "before", "after", "rule", "about")),
    ],
)
def test_no_word_of_an_effect_hides_anything(effect, columns):
    """A line break is allowed between the words of a value, and nowhere else."""
    for column in columns:
        assert told([effect, effect | {column: "a\u200bb"}]) == "effects"
        broken = told([effect | {column: LINES}])
        assert broken == (None if column in {"before", "after"} else "effects")


def test_a_file_kept_as_people_wrote_it_may_hold_anything():
    """Its lines and tabs are those of its writer."""
    kept = CHANGED | {"field": "rules_text", "before": None, "after": "a\tb\r\n"}
    assert told([kept]) is None
    assert told([kept | {"field": "rules"}]) == "effects"
    assert told([kept | {"rule": "a\tb"}]) == "effects"


def test_a_name_is_a_word():
    """Or there was none, or is none any more."""
    named = CHANGED | {"field": "name", "before": "Bo", "after": "Bob"}
    for values in ((None, "Bo"), ("Bo", None), ("Bo", "Bob")):
        assert (
            told([named | dict(zip(("before", "after"), values, strict=True))]) is None
        )
    assert told([CHANGED | {"before": 5, "after": 7}]) is None
    assert told([named | {"before": 5}]) == told([named | {"after": 5}]) == "effects"


@pytest.mark.parametrize(
    "throw",
    [
        ("a\nb", "strike", "d6", "1"),
        (None, "a\nb", "d6", "1"),
        (None, "strike", "w6", "1"),
        (None, "strike", "6", "1"),
        (None, "strike", "d", "1"),
        (None, "strike", "d0", "1"),
        (None, "strike", "dd6", "1"),
        (None, "strike", "d²", "1"),
        (None, "strike", "d1000000", "1"),
        (None, "strike", None, "1"),
        (None, "strike", 6, "1"),
        (None, "strike", "d6", None),
        (None, "strike", "d6", "0"),
        (None, "strike", "d6", "1 7"),
        (None, "strike", "d6", "-1"),
        (None, "strike", "d6", "²"),
        (None, "strike", "d6", "x"),
        (None, "strike", "battle", "x"),
        (None, "strike", "d6", "1" + " " * 10_000),
    ],
)
def test_dice_that_cannot_have_fallen_so_are_told(throw):
    """Each of several is looked at."""
    assert not is_throw(throw)
    assert told(throws=[ROLLED, throw, ROLLED]) == "throws"


@pytest.mark.parametrize(
    ("die", "faces"),
    [("d6", "1 6"), ("d6", ""), ("d1", "1"), ("d999999", "999999"), ("battle", "0 99"),
     ("d6", "1 " * 5000)],
)  # fmt: skip
def test_dice_may_show_any_of_their_faces(die, faces):
    """How many sides a die of battle has its game decides."""
    assert is_throw((None, None, die, faces))
    assert told(throws=[(None, "strike", die, faces, "typed", 3)]) is None


@pytest.mark.parametrize(
    ("kind", "fits"),
    [
        ("pay", True), ("x", True), ("fief card play", True), ("x" * 40, True), ("x" * 41, False),
        ("", False), (" ", False), ("pay ", False), (" pay", False), ("pay2", False),
        ("Pay", False), ("écu", False), ("a_b", False), (None, False), (5, False),
    ],
)  # fmt: skip
def test_a_kind_is_a_few_small_words(kind, fits):
    """Whether there is such an act is another matter."""
    assert is_kind(kind) is fits


@pytest.mark.parametrize(
    ("at", "fits"),
    [
        ("2026-07-01T00:00:00Z", True), ("2026-07-01T23:59:60Z", True),
        ("0001-01-01T00:00:00Z", True), ("9999-12-31T23:59:59Z", True),
        ("0000-07-01T20:15:00Z", False), ("2026-00-01T20:15:00Z", False),
        ("2026-13-01T20:15:00Z", False), ("2026-07-00T20:15:00Z", False),
        ("2026-07-01T24:00:00Z", False), ("2026-07-01T20:60:00Z", False),
        ("2026-07-01T20:15:61Z", False), ("2026-07-01T20:15:00", False),
        ("2026-07-01T20:15:00Z ", False), ("٢026-07-01T20:15:00Z", False),
    ],
)  # fmt: skip
def test_a_time_is_one_of_the_clock(at, fits):
    """A leap second is one, too."""
    assert is_time(at) is fits
