"""What a draft must hold, so that its act can be resumed."""

from __future__ import annotations

import pytest

from ledger.store.drafts import fits

CHOICE = ["tie", "Anne"]
THROW = ["player:Anne", "roll", "d6", [5, 3], "typed", None]
OPTIONS = {
    "dice": "ask",
    "choices": {"tie": "Anne"},
    "ruling": None,
    "once": None,
    "seed": 7,
    "used": 3,
}
DRAFT = {
    "at": "2024-03-01T20:00:00Z",
    "kind": "roll",
    "asked": {"expression": "2d6!"},
    "options": OPTIONS,
    "replies": [CHOICE, THROW, [None, *THROW[1:5], 4]],
}


def test_a_draft_as_we_write_it_can_be_resumed():
    """Older ones know nothing of a seed."""
    fresh = {"seed": None, "used": 0}
    older = {key: value for key, value in OPTIONS.items() if key not in fresh}
    for options in (OPTIONS, OPTIONS | fresh, older):
        assert fits(DRAFT | {"options": options})


@pytest.mark.parametrize("part", DRAFT)
@pytest.mark.parametrize("value", [None, 5, "X 2"])
def test_a_part_of_another_kind_makes_it_unreadable(part, value):
    """Each has a form of its own."""
    assert not fits(DRAFT | {part: value})


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("dice", (5, [])),
        ("ruling", (5, [])),
        ("once", (5, [])),
        ("choices", (None, [], {"tie": 5})),
        ("seed", ("", "7", False, 0.0, [])),
        ("used", (None, "3", False, -1, 1 << 63)),
    ],
)
def test_an_option_of_another_kind_makes_it_unreadable(option, values):
    """A seed is a number, even where another value would count as none."""
    for value in values:
        assert not fits(DRAFT | {"options": OPTIONS | {option: value}}), value


@pytest.mark.parametrize("option", ["dice", "choices", "ruling", "once"])
def test_an_option_that_is_missing_makes_it_unreadable(option):
    """All of them are written, even those that say nothing."""
    options = {key: value for key, value in OPTIONS.items() if key != option}
    assert not fits(DRAFT | {"options": options})


@pytest.mark.parametrize(
    "reply",
    [
        "xy",
        ["tie"],
        ["tie", 5],
        [5, "Anne"],
        THROW[:5],
        *([*THROW[:at], {}, *THROW[at + 1 :]] for at in range(6)),
        [*THROW[:3], [5, "3"], *THROW[4:]],
        [*THROW[:5], "4"],
        ["\n", *THROW[1:]],
        [None, "roll", "d0", *THROW[3:]],
        [None, "roll", "d6", [7], *THROW[4:]],
        [*THROW[:4], "dreamt", None],
        [*THROW[:5], 1 << 63],
        [*THROW[:5], -(1 << 63) - 1],
    ],
)
def test_what_is_no_choice_and_no_throw_makes_it_unreadable(reply):
    """Nor can dice be dropped which no entry can hold."""
    assert not fits(DRAFT | {"replies": [CHOICE, reply]})
