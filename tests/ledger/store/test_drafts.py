"""What a draft must hold, so that its act can be resumed."""

from __future__ import annotations

import pytest

from ledger.content import is_time
from ledger.errors import FileTrouble
from ledger.store.book import Book
from ledger.store.drafts import delete, drafts, fits, heads, left, put, read, save
from tests.laws.evening import Evening

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
    assert fits(DRAFT | {part: value}) is False


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
        assert fits(DRAFT | {"options": OPTIONS | {option: value}}) is False, value


@pytest.mark.parametrize("option", ["dice", "choices", "ruling", "once"])
def test_an_option_that_is_missing_makes_it_unreadable(option):
    """All of them are written, even those that say nothing."""
    options = {key: value for key, value in OPTIONS.items() if key != option}
    assert fits(DRAFT | {"options": options}) is False


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
    assert fits(DRAFT | {"replies": [CHOICE, reply]}) is False


@pytest.mark.parametrize(
    "reply",
    [
        CHOICE,
        THROW,
        [None, *THROW[1:]],
        [*THROW[:3], [], *THROW[4:]],
        *([*THROW[:4], how, None] for how in ("thrown", "seeded", "kept")),
        [*THROW[:5], (1 << 63) - 1],
        [*THROW[:5], -(1 << 63)],
    ],
)
def test_a_choice_and_a_throw_are_replies(reply):
    """Each by itself, with the largest numbers that a file can hold."""
    assert fits(DRAFT | {"replies": [reply]})


def test_how_much_of_a_seed_was_used_is_a_count():
    """It may be as large as the file can hold."""
    for used in (0, 1, (1 << 63) - 1):
        assert fits(DRAFT | {"options": OPTIONS | {"used": used}})


# In a file -----------------------------------------------------------------------------


@pytest.fixture
def book(tmp_path):
    """A campaign without drafts."""
    evening = Evening(str(tmp_path / "c.db"))
    yield evening.book
    evening.close()


def saved(book, draft=None, kind="roll", replies=()):
    """Keeps a draft."""
    return save(book, draft, kind, DRAFT["asked"], OPTIONS, replies)


def test_a_draft_is_read_as_it_was_saved(book):
    """With the time of saving."""
    number = saved(book, replies=(CHOICE, THROW))
    found = read(book, number)

    assert found == {**DRAFT, "id": 1, "at": found["at"], "replies": [CHOICE, THROW]}
    assert is_time(found["at"])
    assert heads(book) == [{"id": 1, "kind": "roll", "at": found["at"]}]


def test_drafts_are_numbered_from_1_and_saved_again_under_their_number(book):
    """More answers replace those that were there; a number is the newest plus one."""
    assert [saved(book), saved(book, kind="pay"), saved(book)] == [1, 2, 3]
    assert saved(book, 2, "pay", (CHOICE,)) == 2
    with book.writing():
        delete(book, 1)

    assert [one["id"] for one in heads(book)] == [2, 3]
    assert read(book, 2)["replies"] == [CHOICE]
    assert read(book, 3)["replies"] == []
    assert saved(book) == 4


def test_the_drafts_of_one_kind(book):
    """Without a kind all are told, in order."""
    for kind in ("roll", "pay", "roll"):
        saved(book, kind=kind)

    assert [one["id"] for one in drafts(book)] == [1, 2, 3]
    assert [one["id"] for one in drafts(book, "roll")] == [1, 3]
    assert drafts(book, "note") == []


@pytest.mark.parametrize(
    ("column", "text"), [("replies", "[["), ("asked", "[]"), ("at", "today")]
)
def test_a_draft_that_cannot_be_read_is_refused(book, column, text):
    """The file and the draft are named; the others can be read."""
    good, bad = saved(book), saved(book)
    with book.writing():
        book.connection.execute(
            f"UPDATE draft SET {column} = ? WHERE id = ?",  # noqa: S608 - a name of ours
            (text, bad),
        )
    with pytest.raises(FileTrouble) as refused:
        read(book, bad)

    refusal = refused.value
    assert (refusal.code, refusal.key) == ("damaged", "damaged.draft")
    assert refusal.facts == {"file": book.path, "draft": bad}
    assert read(book, good)["id"] == good


def test_a_draft_of_elsewhere_is_written_as_it_is(book):
    """It keeps its number and its time."""
    draft = {"id": 7, **DRAFT}
    with book.writing():
        put(book, draft)
    with Book(book.path) as again:
        assert drafts(again) == [draft]


@pytest.mark.parametrize(
    "draft",
    [
        None,
        [],
        DRAFT,
        {"id": "7", **DRAFT},
        {"id": 1 << 63, **DRAFT},
        {"id": 7, **DRAFT, "at": "today"},
    ],
)
def test_what_is_no_draft_is_not_written(book, draft):
    """The file stays as it was."""
    with pytest.raises(ValueError), book.writing():  # noqa: PT011 - any will do
        put(book, draft)
    assert heads(book) == []


@pytest.mark.parametrize("name", ["check", "used", "dice"])
def test_unknown_options_are_damage(book, name):
    """A name in which a bit was flipped hides what it had."""
    options = {"dice": "3", "choices": {}, "ruling": None, "once": None, "used": 0}
    save(book, 7, "roll", {}, options, [])
    changed = "UPDATE draft SET options = replace(options, ?, ?)"
    damaged = name.replace(name[0], "x", 1)
    book.connection.execute(changed, (f'"{name}"', f'"{damaged}"'))
    with pytest.raises(FileTrouble) as refused:
        read(book, 7)
    assert refused.value.key == "damaged.draft"
    book.connection.execute("DELETE FROM draft")


def test_a_draft_of_an_old_version_has_no_hash(book):
    """It is read all the same, and gets one when it is left again."""
    options = {"dice": "3", "choices": {}, "ruling": None, "once": None}
    save(book, 7, "roll", {}, options, [])
    bare = "UPDATE draft SET options = json_remove(options, '$.check')"
    book.connection.execute(bare)
    assert read(book, 7)["options"] == options
    assert left(book.connection)[0][0]["id"] == 7
    with book.writing():
        delete(book, 7)


def test_what_was_changed_in_a_draft_is_noticed(book):
    """Whatever it is; the number is not given to another either."""
    options = {"dice": "3", "choices": {}, "ruling": None, "once": None}
    for change in (
        "UPDATE draft SET options = replace(options, '3', '6')",
        'UPDATE draft SET replies = \'[["heir","Bo"]]\'',
        "UPDATE draft SET asked = '{\"who\":null}'",
        "UPDATE draft SET at = '2026-01-02T03:04:05Z'",
        "UPDATE draft SET kind = 'note'",
        "UPDATE draft SET id = 8",
    ):
        save(book, 7, "roll", {}, options, [])
        book.connection.execute(change)
        assert left(book.connection) == (
            [],
            [8 if "id = 8" in change else 7],
        )
        book.connection.execute("DELETE FROM draft")
