"""How a battle is to be fought, in words: what each word means, and its refusals."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse
from ledger.rules.fief.war.aiming import Aim
from ledger.rules.fief.war.ground import Ground
from ledger.rules.fief.war.losses import POLICIES
from ledger.rules.fief.war.plan import Commitment
from ledger.rules.fief.war.wishes import (
    Wishes,
    each_side,
    need_extension,
    need_tactics,
    parts_of,
    planned,
    side_named,
    word_of,
)
from tests.ledger.rules.fief.war.fights import ways

TACTICS = ways(tactics=True)


def told(**wishes):
    """The plan of a battle with the extension."""
    return planned(Wishes(**wishes), TACTICS)


def misused(call, *args):
    """The key and facts of words that mean nothing."""
    with pytest.raises(Misuse) as refused:
        call(*args)
    assert refused.value.code == "usage"
    return refused.value.key, refused.value.facts


def test_no_words_leave_everything_as_usual():
    """An open field, no aims, no orders, a shot at any lord, no mercy."""
    plan = planned(Wishes(), TACTICS)
    assert plan.ground == Ground("open", False, False, False, False)
    assert (plan.aims, plan.losses, plan.rerolls) == ((), {}, {})
    assert (plan.archers, plan.target) == ({}, "lords")
    assert (plan.commitments, plan.mercy) == ((), None)
    assert plan.customs is TACTICS


@pytest.mark.parametrize("word", ["inside", "sortie", "passage", "plague"])
def test_each_word_about_the_ground_says_its_own(word):
    """One of them says nothing about the others."""
    assert told(site="city", **{word: True}).ground == Ground("city", **{word: True})


@pytest.mark.rule("FIEF-AIM-08")
def test_an_aim_is_a_side_its_dice_and_a_target():
    """Without a target, any lord is meant; up to 9999 dice are a number."""
    aims = told(aims=["attacker:2", "defender : 9999 : women"]).aims
    assert aims == (Aim("attacker", 2, "lords"), Aim("defender", 9999, "women"))


@pytest.mark.rule("TAC-MERC-18")
def test_a_commitment_is_a_side_a_round_and_a_number():
    """The round comes before the number, as for mercy after a round."""
    plan = told(commits=["attacker:2:1"], mercy="defender:3")
    assert plan.commitments == (Commitment("attacker", 2, 1),)
    assert plan.mercy == ("defender", 3)


@pytest.mark.parametrize("word", ["0", "-1", "x", "", "10000", "²", "１"])
@pytest.mark.parametrize(
    ("kind", "form"),
    [
        ("aims", "attacker:{}"),
        ("commits", "attacker:{}:1"),
        ("commits", "attacker:1:{}"),
        ("mercy", "attacker:{}"),
    ],
)
def test_a_number_is_of_one_to_four_digits_and_not_zero(kind, form, word):
    """The refusal has the whole word."""
    whole = form.format(word)
    wishes = Wishes(**{kind: whole if kind == "mercy" else [whole]})
    key, facts = misused(planned, wishes, TACTICS)
    assert (key, facts["word"]) == ("fief.war_number", whole)


@pytest.mark.parametrize(
    ("wishes", "word"),
    [
        (Wishes(aims=["attacker"]), "attacker"),
        (Wishes(aims=["attacker:1:lords:2"]), "attacker:1:lords:2"),
        (Wishes(commits=["attacker:1"]), "attacker:1"),
        (Wishes(commits=["attacker:1:1:1"]), "attacker:1:1:1"),
        (Wishes(mercy="attacker"), "attacker"),
        (Wishes(mercy="attacker:1:1"), "attacker:1:1"),
        (Wishes(losses=["attacker:guard:2"]), "attacker:guard:2"),
        (Wishes(archers=["defender:aim:lords:2"]), "defender:aim:lords:2"),
    ],
)
def test_a_word_has_as_many_parts_as_its_form(wishes, word):
    """One part more or less is refused."""
    key, facts = misused(planned, wishes, TACTICS)
    assert (key, facts["word"]) == ("fief.war_parts", word)


def test_parts_are_without_spaces():
    """The least and the most number of parts are both allowed."""
    assert parts_of(" a : b ", 2, 3) == ["a", "b"]
    assert parts_of("a:b:c", 2, 3) == ["a", "b", "c"]


def test_a_wrong_word_is_answered_with_near_ones_or_all():
    """A typing error is answered with what it is like; anything else with all."""
    key, facts = misused(word_of, "castel", ("open", "castle", "city"), "site")
    assert (key, facts["word"], facts["kind"]) == ("fief.war_word", "castel", "site")
    assert facts["near"] == ["castle"]
    _, facts = misused(word_of, "zzzzzz", ("open", "castle", "city"), "site")
    assert facts["near"] == ["castle", "city", "open"]
    assert word_of("city", ("open", "castle", "city"), "site") == "city"


@pytest.mark.parametrize(
    ("wishes", "kind", "word"),
    [
        (Wishes("hill"), "site", "hill"),
        (Wishes(aims=["us:1"]), "battle_side", "us"),
        (Wishes(aims=["attacker:1:king"]), "target", "king"),
        (Wishes(commits=["us:1:1"]), "battle_side", "us"),
        (Wishes(mercy="us:1"), "battle_side", "us"),
        (Wishes(losses=["lords"]), "losses", "lords"),
        (Wishes(losses=["us:guard"]), "battle_side", "us"),
        (Wishes(rerolls=["high"]), "rerolls", "high"),
        (Wishes(archers=["us:hold"]), "archers", "us"),
        (Wishes(archers=["attacker"]), "archers", ""),
        (Wishes(archers=["defender:aim:king"]), "target", "king"),
    ],
)
def test_an_unknown_word_is_told_with_its_kind(wishes, kind, word):
    """Each list of known words has a name."""
    key, facts = misused(planned, wishes, TACTICS)
    assert (key, facts["kind"], facts["word"]) == ("fief.war_word", kind, word)


def test_a_policy_is_of_one_side_or_both():
    """A later word replaces an earlier one."""
    assert each_side(["guard"], POLICIES, "losses") == {
        "attacker": "guard",
        "defender": "guard",
    }
    assert each_side(["guard", "attacker:darc"], POLICIES, "losses") == {
        "attacker": "darc",
        "defender": "guard",
    }
    assert each_side([], POLICIES, "losses") == {}
    assert side_named("defender") == "defender"


@pytest.mark.parametrize("kind", ["losses", "rerolls", "archers"])
def test_somebody_may_decide_later_only_where_somebody_can_be_asked(kind):
    """Odds ask nobody."""
    wishes = Wishes(**{kind: ["ask"]})
    both = {"attacker": "ask", "defender": "ask"}
    assert getattr(planned(wishes, TACTICS), kind) == both
    with pytest.raises(Misuse):
        planned(wishes, TACTICS, asks=False)


@pytest.mark.parametrize(
    ("words", "orders", "target"),
    [
        (["hold"], {"attacker": "hold", "defender": "hold"}, "lords"),
        (["aim"], {"defender": "aim"}, "lords"),
        (["aim:darc"], {"defender": "aim"}, "darc"),
        (["attacker:shoot"], {"attacker": "shoot"}, "lords"),
        (["defender:aim:women"], {"defender": "aim"}, "women"),
        (
            ["hold", "defender:aim:darc"],
            {"attacker": "hold", "defender": "aim"},
            "darc",
        ),
    ],
)
@pytest.mark.rule("TAC-ARCH-22")
def test_archers_of_both_sides_shoot_and_only_the_defenders_aim(words, orders, target):
    """Where no side is named, both are meant, except for the aimed shot."""
    plan = told(archers=words)
    assert (plan.archers, plan.target) == (orders, target)


@pytest.mark.rule("TAC-ARCH-19")
def test_the_attackers_archers_never_aim():
    """The refusal has the word."""
    key, facts = misused(planned, Wishes(archers=["attacker:aim"]), TACTICS)
    assert (key, facts["word"]) == ("fief.war_shot", "attacker:aim")


@pytest.mark.rule("TAC-GEN-10")
@pytest.mark.parametrize(
    ("wishes", "word"),
    [
        (Wishes(passage=True), "--passage"),
        (Wishes(plague=True), "--plague"),
        (Wishes(commits=["attacker:1:1"]), "--commit"),
    ],
)
def test_words_of_the_extension_are_refused_without_it(wishes, word):
    """With it they are allowed; words about archers mean nothing without any."""
    key, facts = misused(need_extension, wishes, ways())
    assert (key, facts["word"]) == ("fief.war_tactics", word)
    need_extension(wishes, TACTICS)
    need_extension(Wishes(archers=["hold"], rerolls=["low"]), ways())


@pytest.mark.rule("TAC-GEN-10")
def test_the_first_word_that_was_given_is_the_one_refused():
    """Words that were not given are no reason."""
    given = {"--passage": False, "--commit": ("x",), "--archers": ("y",)}
    key, facts = misused(need_tactics, given, ways(), "fief.battle_tactics")
    assert (key, facts["word"]) == ("fief.battle_tactics", "--commit")
