"""A single damaged bit is found by the hash of its entry."""

from __future__ import annotations

import pytest

from ledger.store import mending
from ledger.store.mending import Mender, is_bit_apart
from ledger.wire import GENESIS, digest

CONTENT = (7, "2026-07-01T20:15:00Z", None, "é “x” \\\n", 1, [["a", 40, None], []], [])
HASH = digest(GENESIS, CONTENT)
WHOLE = [GENESIS, *CONTENT[:5], [["a", 40, None], []], []]


def broken(place, value):
    """The content with another value in one place."""
    return (*CONTENT[:place], value, *CONTENT[place + 1 :])


def test_what_is_whole_needs_no_mending():
    """And is not found: none of its bits is wrong."""
    assert Mender().mended(GENESIS, CONTENT, HASH) is None


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (0, 5),
        (0, 7 | 1 << 47),
        (0, 7 - 128),
        (0, 7 - (1 << 47)),
        (1, "3026-07-01T20:15:00Z"),
        (3, "é “x“ \\\n"),
        (3, "é “x” \x1c"[:6] + "|\n"),
        (4, 0),
        (5, [["c", 40, None], []]),
        (5, [["a", 41, None], []]),
    ],
)
def test_a_flipped_bit_is_put_right(place, value):
    """Of a number or of a text, whatever signs stand in it."""
    assert Mender().mended(GENESIS, broken(place, value), HASH) == WHOLE


def test_a_bit_of_a_long_text_is_put_right():
    """Wherever it is: of letters of one, two, three and four bytes."""
    text = 'a“é𝄞"' * 40
    content = (7, text, [])
    hashed = digest(GENESIS, content)
    data = bytearray(text.encode())
    found = 0
    for at in range(0, len(data), 7):
        for bit in range(8):
            data[at] ^= 1 << bit
            try:
                wrong = data.decode()
            except UnicodeDecodeError:
                continue
            finally:
                data[at] ^= 1 << bit
            found += 1
            whole = Mender().mended(GENESIS, (7, wrong, []), hashed)
            assert whole == [GENESIS, *content]
    assert found > 100


@pytest.mark.parametrize(
    ("place", "value"),
    [(0, 7 | 1 << 48), (1, "3126-07-01T20:15:00Z"), (2, ""), (5, [["a", 40], []])],
)
def test_more_than_a_bit_stays_as_it_is(place, value):
    """Two of them, one beyond all numbers, or another kind of value."""
    assert Mender().mended(GENESIS, broken(place, value), HASH) is None


def test_what_has_no_text_is_left_alone():
    """Blobs, and halves of a sign."""
    assert Mender().mended(GENESIS, broken(0, b"x"), HASH) is None
    assert Mender().mended(GENESIS, broken(1, "\ud800"), HASH) is None


def test_the_hash_before_may_be_what_was_damaged():
    """It is told as it was."""
    wrong = "1" + GENESIS[1:]
    assert Mender().mended(wrong, CONTENT, HASH) == WHOLE


def test_two_texts_may_be_a_bit_apart():
    """Neither none, nor two, nor a sign more."""
    assert is_bit_apart("abc", "abb")
    assert is_bit_apart("a", "!")
    assert not any(map(is_bit_apart, ("abc",) * 4, ("abc", "abd", "bbb", "abcd")))


def test_the_effort_has_an_end(monkeypatch):
    """Where more and more is damaged, the rest stays as it is."""
    monkeypatch.setattr(mending, "MOST_EFFORT", 5_000_000 * len(str(CONTENT)))
    mender, tries = Mender(), 0
    while mender.mended(GENESIS, broken(0, 5), HASH):
        tries += 1
    assert 0 < tries < 200
    assert mender.mended(GENESIS, broken(0, 5), HASH) is None
    assert Mender().mended(GENESIS, broken(0, 5), HASH) == WHOLE
