"""Luck on the command line: battles, families, the dice that were typed."""

from __future__ import annotations

import re
from itertools import product

import pytest

from tests.begun import begun
from tests.evil_names import some
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import text, village
from tests.ledger.rules.fief.war.board import waiting

BOARD = (
    village("Vaux", "Bruno", "Bruno.v1=2")
    + waiting("Vaux", "Bourg", "Anne.v1=3")
    + village("Lac", "Bruno", "Bruno.v1=4")
    + waiting("Lac", "Beaujeu", "Anne.v1=2 Chloé.v1=2")
    + village("Puy", "Bruno", "Bruno.v1=2")
    + waiting("Puy", "Mont", "Chloé.v1=2")
)
FIRST = ("Vaux", "--attacker", "Anne", "--defender", "Bruno", "--dice", "4 2")
SECOND = (
    *("Lac", "--attacker", "Anne", "--attacker", "Chloé", "--defender", "Bruno"),
    *("--dice", "4 2 5 2", "--choose", "losses.Anne.1=1"),
    *("--choose", "losses.Anne.2=0", "--choose", "owner.Lac=Anne"),
)
THIRD = ("Puy", "--attacker", "Chloé", "--defender", "Bruno", "--dice", "1 6")
KEYS = ["dice", "sum", "expected", "lower", "equal", "percentile"]
KEYS += ["harm", "harm_expected", "kills", "kills_expected"]


@pytest.fixture
def campaign(here):
    """Three battles with typed dice: entries 2, 3 and 4."""
    begun(text(BOARD, phase="combat"))
    for words in (FIRST, SECOND, THIRD):
        ask("fief", "battle", *words)
    return here


def share(total, dice):
    """The percentile, worked out by naming every roll; equal ones count half."""
    every = [sum(faces) for faces in product(range(1, 7), repeat=dice)]
    lower, equal = sum(s < total for s in every), every.count(total)
    return pytest.approx((lower + equal / 2) / len(every), abs=0.00006)


def test_three_battles_add_up_to_families(campaign):
    """The luckiest family comes first; each has the dice from its own hand."""
    found = ask("fief", "luck")
    assert [told["entry"] for told in found["battles"]] == [2, 3, 4]
    families = {one["player"]: one for one in found["families"]}
    told = {who: (f["battles"], f["dice"], f["sum"]) for who, f in families.items()}
    assert told == {"Bruno": (3, 4, 12), "Anne": (2, 2, 8), "Chloé": (2, 2, 6)}
    for one in families.values():
        assert list(one)[2:] == KEYS
        assert one["expected"] == 3.5 * one["dice"]
        assert one["percentile"] == share(one["sum"], one["dice"])
    order = [one["percentile"] for one in found["families"]]
    assert order == sorted(order, reverse=True)


def test_a_battle_is_told_by_side_and_by_hand(campaign):
    """Anne and Chloé roll in turns for one side."""
    (told,) = ask("fief", "luck", "--battle", "3")["battles"]
    assert (told["village"], told["attackers"]) == ("Lac", ["Anne", "Chloé"])
    attacker = told["sides"]["attacker"]
    assert (attacker["dice"], attacker["sum"], attacker["harm"]) == (2, 9, 4)
    assert attacker["percentile"] == share(9, 2)
    # One die in the open takes 0, 1, 1, 2, 2 or 3.
    assert attacker["harm_expected"] == 3.0
    hands = [(one["player"], one["side"], one["sum"]) for one in told["players"]]
    expected = [("Anne", "attacker", 4), ("Bruno", "defender", 4)]
    assert [*expected, ("Chloé", "attacker", 5)] == sorted(hands)


def test_a_battle_that_was_taken_back_does_not_count(campaign):
    """If redone, the battle counts again."""
    before = ask("fief", "luck")
    ask("undo")
    now = ask("fief", "luck")
    assert [told["entry"] for told in now["battles"]] == [2, 3]
    assert {f["player"]: f["dice"] for f in now["families"]}["Chloé"] == 1
    assert now["dice"]["sets"][0]["dice"] == 6
    refused = intendant("fief", "luck", "--battle", "4", "--json").refusal
    assert (refused["code"], refused["message"][:7]) == ("unknown_name", "entry 4")
    ask("redo")
    assert ask("fief", "luck") == before


def test_dice_that_are_used_again_count_once(campaign):
    """The dice were typed once, though they are in two entries."""
    before = ask("fief", "luck")["dice"]
    ask("undo")
    ask("fief", "battle", *THIRD[:-2])  # the same faces
    assert ask("fief", "luck")["dice"] == before


def test_dice_that_were_typed_wrongly_do_not_count(campaign):
    """After an undo, other typed faces are the ones that count."""
    ask("undo")
    ask("fief", "battle", *THIRD[:-1], "2 6")
    faces = ask("fief", "luck")["dice"]["sets"][0]["faces"]
    assert faces == {"1": 0, "2": 4, "3": 0, "4": 2, "5": 1, "6": 1}


def test_harm_is_judged_by_the_house_rules_of_its_day(campaign):
    """A later house rule changes no earlier battle."""
    words = "--attacker soldiers=12,darc --defender soldiers=1 --dice 6,6,6,1 --record"
    ask("fief", "resolve", *words.split())
    before = ask("fief", "luck", "--battle", "5")
    ask("rules", "set", "fief.darc.beyond_table", "cap18")
    ask("fief", "resolve", *words.split())
    assert ask("fief", "luck", "--battle", "5") == before
    first, second = (
        ask("fief", "luck", "--battle", seq)["battles"][0]["sides"]["attacker"]
        for seq in ("5", "7")
    )
    # Three dice and 6: half of 16.5 on average, rounded down; then 18 at most.
    assert (first["harm"], first["harm_expected"]) == (12, 8.0)
    assert (second["harm"], second["harm_expected"]) == (9, 7.787)


def test_one_player_is_told_alone(campaign):
    """Only battles and dice of that player's hand are listed."""
    found = ask("fief", "luck", "chloe")
    assert found["player"] == "Chloé"
    assert [told["entry"] for told in found["battles"]] == [3, 4]
    assert [one["player"] for one in found["families"]] == ["Chloé"]
    assert [one["player"] for one in found["dice"]["sets"]] == ["Chloé"]
    refused = intendant("fief", "luck", "Chloé", "--battle", "2", "--json").refusal
    assert "Chloé" in refused["message"]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("Zoé",), "unknown_name"),
        (("--battle", "99"), "unknown_name"),
        (("--battle", "1"), "unknown_name"),
        (("--battle", "x"), "usage"),
    ],
)
def test_what_is_not_there_is_refused(campaign, words, code):
    """The refusal has a hint and no traceback."""
    assert intendant("fief", "luck", *words, "--json").refusal["code"] == code


def test_a_recorded_battle_of_two_sides_counts_for_no_family(campaign):
    """Nobody was named, but the sides are judged all the same."""
    words = "--attacker soldiers=8 --defender soldiers=2 --dice 6,6,1 --record"
    families = ask("fief", "luck")["families"]
    ask("fief", "resolve", *words.split())
    found = ask("fief", "luck")
    assert found["families"] == families
    told = found["battles"][-1]
    assert (told["attackers"], told["players"]) == ([], [])
    assert told["sides"]["attacker"]["percentile"] == share(12, 2)


def test_dice_say_nothing_before_there_are_enough(campaign):
    """Each face must be expected five times; then loaded dice are unusual."""
    sets = ask("fief", "luck")["dice"]["sets"]
    assert {one["verdict"] for one in sets} == {"too_few"}
    assert sets[0]["all"] is True
    for _ in range(6):
        ask("roll", "5d6", "--who", "Anne", "--dice", "6 6 6 6 1")
        ask("roll", "6d6", "--who", "Bruno", "--dice", "1 2 3 4 5 6")
    dice = ask("fief", "luck")["dice"]
    verdicts = {one["player"]: (one["dice"], one["verdict"]) for one in dice["sets"]}
    assert verdicts["Anne"] == (32, "unusual")
    assert verdicts["Bruno"] == (40, "usual")
    assert verdicts["Chloé"] == (2, "too_few")
    assert dice["looked_at"] == 3


def test_dice_that_the_program_threw_are_not_tested(campaign):
    """Neither random nor seeded rolls are tested."""
    before = ask("fief", "luck")["dice"]
    ask("roll", "90d6", "--who", "Anne", "--seed", "3")
    ask("roll", "90d6", "--who", "Anne", "--dice", "throw")
    assert ask("fief", "luck")["dice"] == before


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("words", [(), ("Anne",), ("--battle", "3")])
def test_the_screens_fit(campaign, lang, words):
    """The screens have at most 80 columns, and the numbers of the answer."""
    ask("roll", "40d6", "--who", "Anne", "--dice", "6 5 " * 20)
    said = intendant("fief", "luck", *words, "--lang", lang)
    assert (said.status, said.err) == (0, "")
    assert max(map(len, said.out.splitlines())) <= 80
    assert re.search(r"\bAnne\b", said.out)


def test_no_battle_yet(here):
    """Having none is reported, and is not a fault."""
    begun(text(BOARD, phase="combat"))
    assert ask("fief", "luck")["battles"] == []
    assert "Nobody has rolled dice" in intendant("fief", "luck", "--lang", "en").out
    assert (
        "Bruno has rolled no" in intendant("fief", "luck", "Bruno", "--lang", "en").out
    )


def test_a_battle_tells_the_luck_of_its_sides(here):
    """The luck of the sides is a single line, in both languages."""
    begun(text(BOARD, phase="combat"))
    said = intendant("fief", "battle", *FIRST, "--lang", "en").out
    assert "Luck (lower rolls out of 100): Anne 58, Bruno 25" in said
    ask("undo")
    said = intendant("fief", "battle", *FIRST, "--lang", "fr").out
    assert "Anne 58, Bruno 25" in said


@pytest.mark.parametrize("place", range(6))
def test_nasty_names_are_shown_literally(here, place):
    """Any name of a player is shown unchanged."""
    begun(text(BOARD, phase="combat"))
    ask("fief", "battle", *FIRST)
    shown = 0
    for name in (*some(2 * place), *some(2 * place + 1)):
        if intendant("players", "rename", "--json", "--", "Anne", name).status:
            continue
        kept = ask("fief", "luck")["families"][0]["player"]
        shown += kept in intendant("fief", "luck").out
        ask("undo")
    assert shown
