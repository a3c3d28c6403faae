"""The words for a side and for bands, as they are typed."""

from __future__ import annotations

import pytest

from ledger.rules.mass.specs import KEYS, army, bands, read
from ledger.rules.mass.strategy import Side
from ledger.rules.mass.volley import Band
from tests.ledger.rules.mass.vectors import refusal, state


def test_every_word_of_a_side_has_its_place():
    """Numbers, words, and sums with a plus; blanks and the order do not matter."""
    found = read(
        "6k3, wits=3 ,men=3000,front=2,down=1,both=1,raises=4,other=5,"
        "tactic=ENV,fort=large castle,terrain=difficult + high_ground,command=2+1"
    )
    assert found == Side(
        pool=(6, 3),
        wits=3,
        tactic="ENV",
        terrain=("difficult", "high_ground"),
        men=3000,
        fort="large castle",
        front=2,
        down=1,
        both=1,
        raises=4,
        command=(2, 1),
        other=5,
    )
    assert army(state(), "total=7", {}) == Side(total=7)


@pytest.mark.parametrize("word", ["6k3", "6K3", "6g3", "6G3"])
def test_a_pool_is_kept_or_retained(word):
    """English has k, French g."""
    assert read(word).pool == (6, 3)


@pytest.mark.parametrize(
    ("word", "value"), [("4", 4), ("+4", 4), ("-4", -4), ("−4", -4), ("0", 0)]
)
@pytest.mark.parametrize("key", ["other", "total"])
def test_what_may_be_below_nought(key, word, value):
    """Opportunities may subtract, and a total with its losses may be low."""
    assert getattr(read(f"{key}={word}"), key) == value


@pytest.mark.parametrize("word", ["-1", "−1", "--1", "+-1", "1.5", "1000000000", ""])
@pytest.mark.parametrize("key", ["men", "raises", "command"])
def test_other_numbers_are_whole_and_not_below_nought(key, word):
    """They have nine digits at most."""
    found = refusal(read, f"{key}={word}")
    assert (found.code, found.key) == ("usage", "usage.number")
    assert read("men=999999999").men == 999_999_999
    assert read("men=+5").men == 5


@pytest.mark.parametrize("word", ["-", "--4", "+-4", "-+4"])
def test_one_sign_is_enough(word):
    """Two signs are no number."""
    assert refusal(read, f"other={word}").key == "usage.number"


@pytest.mark.parametrize("word", ["", "6", "6k", "k3", "6x3", "6k3k2", "-6k3", "²k3"])
def test_what_is_no_pool(word):
    """The word is repeated in the refusal."""
    found = refusal(read, word)
    assert (found.key, found.facts) == ("mass.pool", {"word": word})


@pytest.mark.parametrize("key", ["total", "tactic", "terrain", "command"])
def test_nothing_is_said_twice(key):
    """The second one is refused."""
    found = refusal(read, f"{key}=1,{key}=1")
    assert (found.key, found.facts) == ("mass.twice", {"word": key})
    assert refusal(read, "6k3,6k3").facts == {"word": "pool"}


def test_an_unknown_word_of_a_side():
    """The nearest and all known words are named."""
    found = refusal(read, "6k3,tactics=ENV")
    assert (found.code, found.key) == ("usage", "mass.spec")
    assert found.facts["word"] == "tactics=ENV"
    assert "tactic" in found.facts["near"]
    assert found.facts["known"] == list(KEYS)
    for empty in ("tactic=", "fort=", "terrain="):
        assert refusal(read, empty).key == "mass.spec"


@pytest.mark.parametrize("text", ["6x1,4x3", " 6x1 , 4x3", "6×1,4×3"])
def test_bands(text):
    """Members times threat rating, by the letter or the sign."""
    assert bands(state(), text, {}) == (Band(6, 1), Band(4, 3))


@pytest.mark.parametrize("word", ["6", "6x", "x1", "6x1x1", "-6x1", "1000000x1"])
def test_what_is_no_band(word):
    """Up to six digits are allowed."""
    found = refusal(bands, state(), f"6x1,{word}", {})
    assert (found.code, found.key, found.facts) == (
        "usage",
        "mass.bands",
        {"word": word},
    )
    assert bands(state(), "999999x2", {}) == (Band(999_999, 2),)
    assert bands(state(), "", {}) == ()
