"""Coins of several players counted at once: possible causes, and corrections."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.face import ask, at_terminal, intendant


@pytest.fixture
def loans(here):
    """Everybody has 1,000; in entry 5, Chloé has lent 100 to Bruno."""
    ask("new", "c.db", "--game", "free", "--players", "Anne,Bruno,Chloé")
    for player in ("Anne", "Bruno", "Chloé"):
        ask("pay", "bank", player, "1000")
    ask("pay", "Chloé", "Bruno", "100", "--for", "a loan")
    return here


def purses():
    """The money of each player in the book."""
    return [one["money"] for one in ask("treasury")["accounts"]]


def commands(*words):
    """The commands that correct the result of a count, in order."""
    return [mend["commands"] for mend in ask("count", *words)["mends"]]


def test_several_count_at_once(loans):
    """There is one entry, with the book's sum for each player."""
    told = ask("count", "Anne=1000", "Bruno=1100", "Chloé=900")
    assert [one["difference"] for one in told["counts"]] == [0, 0, 0]
    assert (told["suspects"], "mends" in told) == ([], False)
    (entry,) = ask("log", "--last", "1")["entries"]
    assert entry["text"] == "The coins are counted: Anne 1,000, Bruno 1,100, Chloé 900"
    assert entry["seq"] == 6


def test_with_a_sign_or_with_spaces(loans):
    """`Anne=800` means the same as `Anne 800`, before or after options."""
    told = ask("count", "Anne", "1000", "Bruno", "1100")
    assert told == ask("count", "Anne=1000", "Bruno=1100")
    single = intendant("count", "--json", "--once", "a=b", "Anne=1000").json
    assert single["result"]["player"] == "Anne"
    assert ask("count", "Anne=1000", "--once", "a=b")["counted"] == 1000


def test_the_loan_between_two_who_differ_is_suspected_first(loans):
    """After that come commands that make the book follow the table."""
    ask("pay", "bank", "Bruno", "50")
    ask("pay", "Anne", "bank", "100")
    told = ask("count", "Anne=900", "Bruno=1050", "Chloé=1000")
    assert told["suspects"][0] == {
        "entry": 5,
        "why": "missed",
        "amount": 100,
        "players": ["Bruno", "Chloé"],
    }
    first, *_, last = told["mends"]
    said = "[5] Chloé pays 100\u00a0coins to Bruno — a loan: never done at the table?"
    assert (first["text"], first["commands"]) == (said, ["undo 5"])
    assert last["commands"] == [
        "correct money Bruno 1050 --for counted",
        "correct money Chloé 1000 --for counted",
    ]


def test_a_good_count_of_several_clears_each_of_them(loans):
    """Older entries are not suspected for them, but still for a wrong purse."""
    ask("count", "Bruno=1100", "Chloé=800")
    assert ask("count", "Bruno", "1000")["suspects"] == []
    assert [s["entry"] for s in ask("count", "Chloé", "1000")["suspects"]] == [5]


@pytest.mark.parametrize(
    ("before", "counted", "first"),
    [
        ([], ["Bruno", "1000"], ["undo 5"]),
        ([], ["Bruno", "1200"], ["pay Chloé Bruno 100 --for 'a loan'"]),
        ([], ["Bruno", "900"], ["undo 5", "pay Bruno Chloé 100 --for 'a loan'"]),
        ([], ["Bruno", "1010"], ["undo 5", "pay Chloé Bruno 10 --for 'a loan'"]),
        ([], ["Anne", "1100"], ["undo 5", "pay Chloé Anne 100 --for 'a loan'"]),
        ([], ["Anne", "900"], ["undo 5", "pay Anne Bruno 100 --for 'a loan'"]),
        (["undo"], ["Bruno", "1100"], ["redo 5"]),
    ],
)
def test_what_mends_it_is_a_command(loans, before, counted, first):
    """Entries are found that were missed, doubled, reversed, mistyped or undone."""
    if before:
        ask(*before)
    assert commands(*counted)[0] == first
    for line in first:
        assert intendant("run", "-", stdin=line).status == 0
    assert ask("count", *counted)["difference"] == 0


def test_what_one_paid_another_and_nobody_wrote_is_a_payment(table):
    """Two purses differ by the same sum, and there is no entry between them."""
    assert commands("Anne=93", "Bruno=57")[0] == ["pay Anne Bruno 7"]


@pytest.mark.parametrize(
    ("paid", "counted", "right"),
    [
        ("Anne Bruno 77", ("Bruno=1100", "Chloé=977"), "pay Anne Chloé 77"),
        ("Bruno Anne 77", ("Bruno=1100", "Chloé=823"), "pay Chloé Anne 77"),
        ("bank Anne 40", ("Anne=1000", "Bruno=1140"), "pay bank Bruno 40"),
        ("Anne bank 25", ("Anne=1000", "Bruno=1075"), "pay Bruno bank 25"),
        ("Anne Bruno 7", ("Anne=993", "Bruno=1100", "Chloé=907"), "pay Anne Chloé 7"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whoever_got_or_paid_in_place_of_another_is_told(
    loans, paid, counted, right, lang
):
    """In whatever order they count, nobody pays themselves, and the mend is right."""
    ask("pay", *paid.split())
    for words in permutations(counted):
        told = ask("count", *words, "--dry-run", "--lang", lang)
        assert told["mends"][0]["commands"] == ["undo 6", right]
        assert (
            told["mends"]
            == ask("count", *counted, "--dry-run", "--lang", lang)["mends"]
        )
    intendant("run", "-", stdin=f"undo 6\n{right}")
    agreed = ask("count", *counted)["counts"]
    assert [one["difference"] for one in agreed] == [0] * len(counted)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("Anne=1 Bruno", "how many coins are in front of Bruno?"),
        ("Anne=1 Anne=2", "Anne is counted twice"),
        ("Anne=1 Bruno=2 bruno 3", "Bruno is counted twice"),
        ("Anne=x", "“x” is not an amount"),
        ("Anne=", "“” is not an amount"),
        ("Anne=1=2", "“1=2” is not an amount"),
        ("Anne=1 Bruno=x", "“x” is not an amount"),
        ("Anne=1 Dora=2", "no player is called “Dora”"),
        ("Anne=1 5", "no player is called “5”"),
        ("Anne", "AMOUNT is missing"),
    ],
)
def test_what_is_no_count_is_refused(loans, words, said):
    """Nothing is written for an invalid count."""
    refused = intendant("count", *words.split())
    assert (refused.status in (1, 2), said in refused.err) == (True, True), refused.err
    assert ask("verify")["entries"] == 5


def test_whoever_sits_there_mends_it_by_a_number(loans):
    """The chosen correction is carried out; if it has several commands, all are."""
    said = at_terminal("count", "Bruno=1000", "Chl=1000", lines=["1"])
    assert "never done at the table?" in said.out
    assert "Taken back: entry 5" in said.out
    assert purses() == [1000, 1000, 1000]
    at_terminal("count", "Anne=1100", "Bruno=900", lines=["2"])
    assert purses() == [1100, 900, 1000]


def test_enter_alone_does_nothing(loans):
    """A wrong number does nothing either, nor does stopping there."""
    said = at_terminal("count", "Bruno=1000", lines=["7", "", "1"])
    assert "“7” is not one of the numbers" in said.err
    assert at_terminal("count", "Bruno=1000").status == 130
    assert purses() == [1000, 1100, 900]
    assert ask("verify")["entries"] == 7


@pytest.mark.parametrize(
    "words",
    [("Anne=1000", "Bruno=1100"), ("Bruno=1", "--dry-run"), ("Bruno=1", "--json")],
)
def test_nobody_is_asked_where_nothing_is_to_be_mended(loans, words):
    """Nobody is asked if all agrees, in a dry run, or in a script."""
    before = purses()
    assert at_terminal("count", *words).status == 0
    assert before == purses()


def test_it_is_told_in_french(loans):
    """The screen uses idiomatic French."""
    said = intendant("count", "Bruno=1000", "Chloé=1000", "--lang", "fr").out
    first, second, *_ = said.splitlines()
    assert first == (
        "Les pièces sont comptées\u00a0: Bruno 1\u202f000 (registre\u00a0: 1\u202f100),"
        " Chloé 1\u202f000 (registre\u00a0: 900)  [6]"
    )
    assert second == (
        "  1  [5] Chloé verse 100\u00a0pièces à Bruno — a loan\u00a0:"
        " jamais fait à la table\u202f?"
    )
