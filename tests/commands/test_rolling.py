"""Dice: typed, rolled, seeded, kept; `roll` for people and scripts."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.face import ask, intendant


def faces(*words):
    """The faces of a roll."""
    return ask("roll", *words)["faces"]


def refused(*words):
    """The code and status of a refused roll."""
    said = intendant("roll", *words, "--json")
    assert said.out == ""
    return said.refusal["code"], said.status


@pytest.mark.parametrize(
    ("expression", "dice", "rolled", "total"),
    [
        ("2d6+1", "5 3", [5, 3], 9),
        ("2d6+1", "5,3", [5, 3], 9),
        ("2d6+1", "5/3", [5, 3], 9),
        ("2d6 + 1", " 5 , 3 ", [5, 3], 9),
        ("d6", "4", [4], 4),
        ("4d10k3", "1 2 3 0", [1, 2, 3, 10], 15),
        ("4d10k3", "1 2 3 10", [1, 2, 3, 10], 15),
        ("4d6kl1", "3 2 5 6", [3, 2, 5, 6], 2),
        ("d6!", "6 6 2", [6, 6, 2], 14),
        ("3d6!", "6 1 6 | 6 2 | 3", [6, 1, 6, 6, 2, 3], 24),
        ("3d6!", "6 1 6 6 2 3", [6, 1, 6, 6, 2, 3], 24),
        ("2d10k1!", "0 3 4", [10, 3, 4], 14),
        ("2d6-d4", "5 3 | 2", [5, 3, 2], 6),
        ("1d6+1d6", "5 | 3", [5, 3], 8),
        ("2d6*10", "1 1", [1, 1], 20),
        ("d%", "100", [100], 100),
        ("1d3", "2", [2], 2),
    ],
)
def test_typed_faces_are_taken_in_order(here, expression, dice, rolled, total):
    """Whole pools come first, then exploding dice; the total follows from them."""
    told = ask("roll", expression, "--dice", dice)
    assert (told["faces"], told["total"]) == (rolled, total)
    assert told["expression"] == expression


@pytest.mark.parametrize(
    ("expression", "dice"),
    [
        ("2d6", "5 | 3"),  # the bar in the middle of a roll
        ("2d6", "5 3 |"),
        ("2d6", "| 5 3"),
        ("1d6+1d6", "5 || 3"),
        ("2d6", "|"),
        ("2d6", "5 3 1"),
        ("2d6", "5 3 | 1"),
        ("2d6", "5 7"),
        ("2d6", "5 0"),
        ("3d6", "5 7"),
        ("d10", "11"),
        ("d%", "0"),
        ("d12", "0"),
        ("2d6", "5 -3"),
        ("2d6", "5 x"),
        ("2d6", "5 3.0"),
        ("2d6", "٣ ٣"),
        ("2d6", "5 99999999999999999999"),
        ("2d6", "5;3"),
    ],
)
def test_impossible_faces_are_bad_dice(here, expression, dice):
    """Too many, an impossible face, a word or a misplaced bar are refused."""
    assert refused(expression, "--dice", dice) == ("bad_dice", 2)


@pytest.mark.parametrize(
    ("expression", "dice", "named"),
    [
        ("2d6", "", "2 d6|2d6"),
        ("2d6", "5", "2 d6|2d6"),
        ("2d6+d4", "5 3", "1 d4|1d4"),
        ("3d6!", "6 1 6 6", "2 d6|2d6"),
    ],
)
def test_too_few_faces_name_the_missing_throw(table, expression, dice, named):
    """Without a terminal, exit 2 comes with a message naming the dice."""
    said = intendant("roll", expression, "--dice", dice, "--json")
    assert (said.refusal["code"], said.status) == ("missing_dice", 2)
    assert any(name in said.refusal["message"] for name in named.split("|"))
    assert len(ask("log")["entries"]) == 1


def test_asked_for_dice_are_missing_where_nobody_can_be_asked(here):
    """`--dice ask` needs a terminal."""
    assert refused("2d6", "--dice", "ask") == ("missing_dice", 2)


def test_a_seed_makes_a_throw_repeatable(here):
    """Other seeds give other faces, and a seed excludes --dice."""
    assert faces("20d6", "--seed", "7") == faces("20d6", "--seed", "7")
    assert faces("20d6", "--seed", "7") != faces("20d6", "--seed", "-7")
    for dice in ("5", "ask", "throw", "new"):
        assert refused("d6", "--seed", "7", "--dice", dice) == ("usage", 2)


def test_a_seed_gives_these_very_faces_for_ever(here):
    """The faces of a seed are fixed in every version of Python and of the program."""
    assert faces("10d6", "--seed", "1") == [3, 1, 4, 5, 6, 4, 6, 4, 1, 6]


def test_without_dice_the_tool_throws_for_scripts(here):
    """Faces are possible and vary; --dice throw does the same."""
    seen = Counter()
    for words in ((), ("--dice", "throw")):
        rolled = faces("100d6", *words)
        assert set(rolled) <= set(range(1, 7))
        seen.update(rolled)
    assert len(seen) == 6


def test_no_campaign_is_needed(here):
    """Nothing is written then, and entry is null."""
    said = intendant("roll", "d6", "--dice", "4", "--json")
    assert (said.status, said.json["entry"]) == (0, None)
    assert list(here.iterdir()) == []


def test_several_campaigns_leave_a_doubt(here):
    """The campaign that is to record the roll must be named."""
    ask("new", "a.db")
    ask("new", "b.db")
    assert refused("d6") == ("no_campaign", 3)
    assert ask("roll", "d6", "--dice", "4", "-c", "a.db")["total"] == 4


def test_every_throw_is_kept_in_its_entry(table):
    """The entry has the player, reason, die, faces and their source."""
    ask("roll", "2d6!+1d4", "--dice", "6 1 | 3 | 2", "--who", "anne", "--for", "fun")
    ask("roll", "d6", "--seed", "1")
    ask("roll", "d8")
    throws = ask("show", "2")["throws"]
    told = [(t["who"], t["why"], t["die"], t["faces"], t["how"]) for t in throws]
    assert told == [
        ("Anne", "roll", "d6", [6, 1], "typed"),
        ("Anne", "explode", "d6", [3], "typed"),
        ("Anne", "roll", "d4", [2], "typed"),
    ]
    assert all(throw["from"] is None for throw in throws)
    assert [t["how"] for t in ask("show", "3")["throws"]] == ["seeded"]
    assert [t["how"] for t in ask("show", "4")["throws"]] == ["thrown"]


def test_where_faces_come_from_is_told_in_words(table):
    """Each language has words; a typed word works in either."""
    ask("roll", "d6", "--dice", "roll")
    ask("roll", "d6", "--dice", "lancer")
    for lang, word in (("en", "rolled"), ("fr", "lancé")):
        for entry in ("2", "3"):
            assert f" {word}\n" in intendant("show", entry, "--lang", lang).out


def test_an_undone_throw_is_kept_for_the_next_roll(table):
    """The same faces come again, marked `kept`, with the entry they come from."""
    first = ask("roll", "3d6")
    ask("undo")
    said = intendant("roll", "3d6", "--json")
    assert said.json["result"]["faces"] == first["faces"]
    assert said.json["warnings"][0]["code"] == "dice.kept"
    (throw,) = ask("show", "4")["throws"]
    assert (throw["how"], throw["from"]) == ("kept", 2)


def test_other_dice_are_no_way_around_kept_ones(table):
    """A seed does not reroll, and typing others is reported."""
    ask("roll", "2d6", "--dice", "1 1")
    ask("undo")
    said = intendant("roll", "2d6", "--dice", "6 6", "--json", "--dry-run")
    (warning,) = said.json["warnings"]
    assert warning["code"] == "dice.typed_again"
    assert "6" in warning["message"]
    assert faces("2d6", "--seed", "5") == [1, 1]


def test_dice_new_throws_anew_and_says_so(table):
    """The warning is in the envelope and in the entry."""
    ask("roll", "20d6", "--dice", " ".join("1" * 20))
    ask("undo")
    said = intendant("roll", "20d6", "--dice", "new", "--json")
    assert said.json["result"]["faces"] != [1] * 20
    (warning,) = said.json["warnings"]
    assert warning["code"] == "dice.anew"
    (throw,) = ask("show", "4")["throws"]
    assert throw["how"] == "thrown"
    said = intendant("log")
    assert said.status == 0


def test_the_log_says_that_dice_were_thrown_anew(table):
    """Later readers of the journal see it, too."""
    ask("roll", "2d6", "--dice", "1 1")
    ask("undo")
    ask("roll", "2d6", "--dice", "new")
    ask("roll", "2d6", "--dice", "3 4")
    texts = [entry["text"] for entry in ask("log", "--last", "2")["entries"]]
    assert ["rolled again" in text for text in texts] == [True, False]


def test_kept_dice_serve_only_the_same_throw(table):
    """Another die, or another player's roll, is rolled afresh."""
    ask("roll", "20d6", "--dice", " ".join("1" * 20), "--who", "Anne")
    ask("undo")
    assert faces("20d6", "--who", "Bruno") != [1] * 20
    assert faces("20d8", "--who", "Anne") != [1] * 20
    assert faces("20d6", "--who", "Anne") == [1] * 20


def test_a_dry_run_throws_nothing(table):
    """Missing facts stay a question, unless typed or seeded."""
    said = intendant("roll", "2d6", "--dry-run", "--json")
    assert (said.status, said.json["entry"]) == (0, None)
    (question,) = said.json["result"]["questions"]
    assert (question["count"], question["die"]) == (2, "d6")
    assert faces("2d6", "--dry-run", "--dice", "1 2") == [1, 2]
    assert len(faces("2d6", "--dry-run", "--seed", "4")) == 2
    assert len(ask("log")["entries"]) == 1
    assert "2" in intendant("roll", "2d6", "--dry-run").out


def test_scripts_are_never_asked(table):
    """The campaign's setting does not matter."""
    ask("rules", "set", "campaign.dice", "ask")
    assert len(faces("2d6")) == 2
    said = intendant("roll", "2d6")
    assert (said.status, said.err) == (0, "")


@given(
    st.integers(1, 9),
    st.sampled_from([2, 3, 4, 6, 8, 10, 12, 20, 100]),
    st.integers(0, 99),
    st.data(),
)
def test_whatever_is_typed_is_what_counts(here, many, sides, plus, data):
    """Total and faces follow from the typed ones."""
    typed = data.draw(
        st.lists(st.integers(1, sides), min_size=many, max_size=many), "faces"
    )
    keep = data.draw(st.integers(1, many), "keep")
    expression = f"{many}d{sides}k{keep}+{plus}"
    told = ask("roll", expression, "--dice", " ".join(map(str, typed)))
    assert told["faces"] == typed
    assert told["total"] == sum(sorted(typed)[-keep:]) + plus
