"""Dice: typed, rolled, written down."""

from __future__ import annotations

import os

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ledger import dice
from ledger.dice import MOST_DICE, MOST_SIDES, Die, Hand, Pool, d, notation, typed
from ledger.errors import Misuse

SIGNS = "0123456789dDkhlKL!+-* %x,\u0664\u00b2İ\t"


@pytest.mark.parametrize(
    ("text", "groups"),
    [
        ("5 3 | 6", [[5, 3], [6]]),
        ("5,3/6", [[5, 3, 6]]),
        (" 10 ", [[10]]),
        ("", [[]]),
    ],
)
def test_faces_are_typed_with_spaces_commas_and_bars(text, groups):
    """All three separators may be mixed."""
    assert typed(text) == groups


@pytest.mark.parametrize("text", ["5x", "-1", "1.5", "٣", "²", "1||2", "|", "99999"])
def test_what_is_no_face_is_refused(text):
    """The refusal names the wrong word."""
    with pytest.raises(Misuse) as caught:
        typed(text)
    assert caught.value.code == "bad_dice"


@given(st.text())
def test_typed_faces_never_crash(text):
    """Typed text is read as numbers, or refused."""
    try:
        assert all(isinstance(n, int) for group in typed(text) for n in group)
    except Misuse as misuse:
        assert misuse.status == 2  # noqa: PT017


def test_a_ten_may_be_typed_as_zero_on_a_ten_sided_die_only():
    """The dice are printed like that."""
    assert [d(10).face(n) for n in (0, 10, 1)] == [10, 10, 1]
    for die, face in ((d(6), 0), (d(6), 7), (d(20), 0), (d(10), 11)):
        with pytest.raises(Misuse):
            die.face(face)


def test_seeded_dice_are_the_same_for_ever():
    """A fixed vector: seeds in old notes still give their faces."""
    thrown = {
        seed: [Hand(seed)(d(6))]
        + [face(d(n)) for face in [Hand(seed)] for n in (6, 6, 10, 20, 100, 1000, 2)]
        for seed in (0, 1, 2024, -1, 2**70)
    }
    assert thrown == FROZEN


FROZEN = {
    0: [4, 4, 2, 2, 20, 64, 204, 2],
    1: [3, 3, 1, 10, 5, 94, 108, 2],
    2024: [1, 1, 1, 10, 5, 80, 728, 2],
    -1: [4, 4, 3, 4, 15, 30, 28, 2],
    1180591620717411303424: [6, 6, 2, 9, 13, 87, 18, 1],
}


@pytest.mark.parametrize("used", range(1, 10))
def test_a_hand_goes_on_where_another_stopped(used):
    """Neither a word of the stream is thrown twice nor left out."""
    first = Hand(7)
    for _ in range(used):
        first(d(2))
    second = Hand(7, used)

    assert first.used == second.used == used
    assert [first(d(999)) for _ in range(9)] == [second(d(999)) for _ in range(9)]


def test_a_stream_of_which_more_is_spent_than_anybody_throws_goes_on_at_once():
    """A file may say so."""
    assert 1 <= Hand(7, (1 << 63) - 1)(d(6)) <= 6


@pytest.mark.parametrize("sides", [*range(1, 41), 100, 333, 997, MOST_SIDES])
def test_every_face_has_as_many_words_as_any_other(sides, monkeypatch):
    """Words beyond the last whole multiple of the sides are discarded."""
    die, whole = d(sides), (1 << 64) // sides * sides
    beyond = [w for w in (whole, (1 << 64) - 1) if whole < 1 << 64]
    words = [*beyond, whole - 1, *beyond, whole - sides, *range(sides), sides]
    monkeypatch.setattr(dice, "_system_words", lambda: iter(words))
    throw = Hand()
    faces = [throw(die) for _ in range(sides + 3)]
    assert faces == [sides, 1, *range(1, sides + 1), 1]
    assert whole % sides == 0


def test_unseeded_dice_come_from_the_system():
    """Unseeded dice show faces of the die."""
    throw = Hand()
    assert {throw(d(2)) for _ in range(200)} == {1, 2}


@given(
    many=st.integers(1, MOST_DICE),
    sides=st.integers(2, MOST_SIDES),
    keep=st.none() | st.integers(1, MOST_DICE),
    which=st.sampled_from(("h", "l")),
    explodes=st.booleans(),
    factor=st.none() | st.integers(0, 999),
    number=st.none() | st.integers(-999, 999),
)
def test_notation_says_what_was_meant(
    many, sides, keep, which, explodes, factor, number
):
    """Any notation that can be written is read back."""
    keep = None if keep is None else min(keep, many)
    text = f"{many}d{sides}" + "!" * explodes
    text += "" if keep is None else f"k{which}{keep}"
    text += "" if factor is None else f"*{factor}"
    text += "" if number is None else f"{number:+}"
    pool, *rest = notation(text)
    assert (pool.many, pool.die, pool.keep, pool.explodes) == (
        many,
        d(sides),
        keep,
        explodes,
    )
    assert pool.number == (1 if factor is None else factor)
    assert keep is None or pool.which == which
    assert sum(p.sign * p.number for p in rest) == (number or 0)


@given(st.one_of(st.text(SIGNS, max_size=12), st.text()))
@example("d%!!")
@example("--d6")
@example("d")
def test_notation_never_crashes(text):
    """Any text is read, or refused as wrong usage."""
    try:
        pools = notation(text)
    except Misuse as misuse:
        assert misuse.code == "usage"  # noqa: PT017
    else:
        assert 1 <= sum(pool.many for pool in pools) <= MOST_DICE


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "roll.unreadable"),
        ("7", "roll.unreadable"),
        ("2d6+", "roll.unreadable"),
        ("2d6.5", "roll.unreadable"),
        ("d" * 65, "roll.unreadable"),
        ("101d6", "roll.many"),
        ("60d6+60d6", "roll.many"),
        ("0d6", "roll.none"),
        ("2d6+0d8", "roll.none"),
        ("d0", "roll.sides"),
        ("d1001", "roll.sides"),
        ("2d6k3", "roll.keep"),
        ("2d6k0", "roll.keep"),
        ("d1!", "roll.endless"),
    ],
)
def test_notation_refuses_what_nobody_can_throw(text, key):
    """Each refusal has its reason."""
    with pytest.raises(Misuse) as caught:
        notation(text)
    assert caught.value.key == key


@pytest.mark.parametrize("sides", range(1, 110))
def test_only_some_dice_lie_on_real_tables(sides):
    """The others are thrown by the program, or drawn from a hat."""
    die = d(sides)
    assert die == Die(f"d{sides}", tuple(range(1, sides + 1)))
    assert die.common is (sides in {2, 3, 4, 6, 8, 10, 12, 20, 100})


def test_a_face_that_a_die_lacks_is_refused_with_those_it_has():
    """Each of them is named once, in the order of the die."""
    die = Die("battle", (0, 2, 0, 1))
    assert [die.face(n) for n in (0, 1, 2)] == [0, 1, 2]
    with pytest.raises(Misuse) as caught:
        die.face(3)
    assert (caught.value.code, caught.value.key) == ("bad_dice", "bad_dice.face")
    assert caught.value.facts == {"face": 3, "die": "battle", "faces": "0 2 1"}


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("1 5x 6y", "5x"),
        ("1|2 |", "|"),
        (" , |1", "|"),
        ("/|1", "|"),
        ("10000", "10000"),
    ],
)
def test_the_word_that_is_no_face_is_told(text, word):
    """It is the first one; bars need faces on both sides."""
    with pytest.raises(Misuse) as caught:
        typed(text)
    assert caught.value.key == "bad_dice.word"
    assert caught.value.facts == {"word": word}
    assert typed("9999|/0,") == [[9999], [0]]


def test_dice_of_the_system_are_made_of_its_randomness(monkeypatch):
    """Eight bytes a word; once they are spent, more are asked for."""
    asked = []

    def random(many):
        asked.append(many)
        return b"".join(at.to_bytes(8, "little") for at in range(many // 8))

    monkeypatch.undo()  # else the dice of a test fall alike in every run
    monkeypatch.setattr(os, "urandom", random)
    hand = Hand()
    assert [hand(d(100)) for _ in range(40)] == [*range(1, 33), *range(1, 9)]
    assert (asked, hand.used) == ([256, 256], 40)


@pytest.mark.parametrize(
    ("text", "pools"),
    [
        ("d6", [Pool(1, 1, d(6))]),
        ("+D6", [Pool(1, 1, d(6))]),
        ("-d6", [Pool(-1, 1, d(6))]),
        ("2d6 - 1", [Pool(1, 2, d(6)), Pool(-1, 0, None, number=1)]),
        ("3*2+d8*10", [Pool(1, 0, None, number=6), Pool(1, 1, d(8), number=10)]),
        ("d%", [Pool(1, 1, d(100))]),
        ("2d%!", [Pool(1, 2, d(100), explodes=True)]),
        ("4d10k3", [Pool(1, 4, d(10), 3)]),
        ("4d10kh4", [Pool(1, 4, d(10), 4, "h")]),
        ("4d10kl1", [Pool(1, 4, d(10), 1, "l")]),
        ("4d10k3!", [Pool(1, 4, d(10), 3, "h", explodes=True)]),
        ("4d10!kl3*2", [Pool(1, 4, d(10), 3, "l", explodes=True, number=2)]),
        ("d2!", [Pool(1, 1, d(2), explodes=True)]),
        ("d1", [Pool(1, 1, d(1))]),
        ("d1000", [Pool(1, 1, d(1000))]),
        ("60d6+40d6", [Pool(1, 60, d(6)), Pool(1, 40, d(6))]),
        ("d6+999999", [Pool(1, 1, d(6)), Pool(1, 0, None, number=999_999)]),
        ("d6" + "+1" * 31 + " ", [Pool(1, 1, d(6)), *[Pool(1, 0, None)] * 31]),
    ],
)
def test_each_term_of_a_notation_is_read(text, pools):
    """Spaces and capital letters do not count."""
    assert notation(text) == pools


def test_a_term_counts_all_its_dice_once_unless_it_says_otherwise():
    """They do not explode, and of some that are kept it is the highest."""
    plain = Pool(1, 2, d(6))
    assert (plain.keep, plain.which, plain.explodes, plain.number) == (
        None,
        "h",
        False,
        1,
    )


@pytest.mark.parametrize(
    ("text", "key", "facts"),
    [
        ("60d6+41d6", "roll.many", {"most": 100}),
        ("d1001", "roll.sides", {"most": 1000}),
        ("0d6 + d8", "roll.none", {"text": "0d6 + d8", "most": 100}),
        ("3d6k4", "roll.keep", {"keep": 4, "dice": 3}),
        ("3d6k0", "roll.keep", {"keep": 0, "dice": 3}),
        ("d1!", "roll.endless", {}),
        ("d6+1000000", "roll.unreadable", {"text": "d6+1000000"}),
        ("d6*", "roll.unreadable", {"text": "d6*"}),
        ("d6k", "roll.unreadable", {"text": "d6k"}),
        ("d6!!", "roll.unreadable", {"text": "d6!!"}),
        ("d²", "roll.unreadable", {"text": "d²"}),
        ("3+4", "roll.unreadable", {"text": "3+4"}),
        ("d6" + "+1" * 32, "roll.unreadable", {"text": "d6" + "+1" * 31}),
    ],
)
def test_a_refused_notation_says_what_there_may_be(text, key, facts):
    """What is too long is told only by its beginning."""
    with pytest.raises(Misuse) as caught:
        notation(text)
    assert (caught.value.code, caught.value.key) == ("usage", key)
    assert caught.value.facts == facts
