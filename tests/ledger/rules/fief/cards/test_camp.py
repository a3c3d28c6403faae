"""A revolt against a camp of mercenaries, throw by throw."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Transfer
from ledger.questions import Missing
from ledger.rules.fief.camp import waiting
from ledger.rules.fief.cards.playing import play
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    do,
    effect,
    position,
    refusal,
    refused,
)

PLAYED = {"variant.tactics": True}
LATER = {"tactics.profile": "fief2011"}
FOUGHT = {"tactics.merc.revolt_mode": "fief2_3d6"}
HUNGRY = effect("famine", region="Bleu")


def camped(count=5, more="", **house):
    """Anne's camp has so many mercenaries."""
    text = f"{more}[camps]\nAnne = {count}\n"
    return position(text, phase="cards", house={**PLAYED, **house})


def struck(state, *dice, **more):
    """The outcome of Bruno's revolt on Anne's camp."""
    return do(state, play, "Bruno", "revolt", on="Anne", dice=dice, **more)


@pytest.mark.rule("TAC-MERC-32", "TAC-MERC-34", "TAC-MERC-35")
def test_all_is_told_of_a_camp_that_is_struck():
    """Six is three in the open, and one more; the fallen are unemployed again."""
    state = camped()
    done = struck(state, 6)
    assert done.result == {
        "player": BRUNO,
        "card": "revolt",
        "on": ANNE,
        "faces": [6],
        "damage": 4,
        "eliminated": 4,
        "camp": 1,
    }
    fallen = Transfer(
        "mercenary", 4, f"camp/{ANNE}", "stock", Because("TAC-MERC-35", ANNE)
    )
    assert fallen in done.effects
    spent = Transfer("revolt", 1, "unseen", "discard", Because("TAC-MERC-32", ANNE))
    assert spent in done.effects
    assert waiting(state, ANNE) == 1


@pytest.mark.rule("TAC-MERC-34", "TAC-MERC-36")
@pytest.mark.parametrize(
    ("face", "harm"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)]
)
def test_a_plain_die_is_read_in_the_open_and_one_is_added(face, harm):
    """The later edition's own die is read as it is printed."""
    assert struck(camped(), face).result["damage"] == harm


@pytest.mark.rule("TAC-MERC-34")
@pytest.mark.parametrize(("face", "harm"), [(0, 1), (1, 2), (2, 3), (3, 4)])
@pytest.mark.parametrize("tactics", [True, False])
def test_a_die_of_the_later_edition_is_read_as_printed(face, harm, tactics):
    """Also where a referee lets the card strike without the extension."""
    house = {**LATER, "variant.tactics": tactics}
    done = struck(camped(**house), face, ruled=not tactics)
    assert (done.result["faces"], done.result["damage"]) == ([face], harm)


@pytest.mark.rule("TAC-MERC-35")
@pytest.mark.parametrize(("count", "lost", "left"), [(1, 1, 0), (4, 4, 0), (5, 4, 1)])
def test_no_more_fall_than_there_are(count, lost, left):
    """The harm that was done is told as it is."""
    told = struck(camped(count), 6).result
    assert (told["damage"], told["eliminated"], told["camp"]) == (4, lost, left)


@pytest.mark.ruling("TAC-AMB-68")
def test_an_empty_camp_is_told():
    """Its player is named, and no ruling helps."""
    said = refusal(do, camped(), play, "Anne", "revolt", on="Bruno", ruled=True)
    assert (said.key, said.facts) == ("fief.camp_empty", {"player": BRUNO})


def asked(state, *dice):
    """Who is to throw next, why, what about, and how many dice."""
    with pytest.raises(Missing) as caught:
        do(state, play, "Bruno", "revolt", on="Anne", dice=dice)
    question = caught.value.question
    return question.who, question.why, question.about, question.many


def test_who_throws_for_a_camp_that_is_struck():
    """The card's player, one battle die, about the camp's."""
    assert asked(camped()) == (BRUNO, "fief.camp_revolt", "Anne", 1)


@pytest.mark.ruling("TAC-AMB-36")
def test_who_throws_where_a_revolt_on_a_camp_is_fought():
    """Three dice of rebels, then both sides round by round, by their points."""
    state = camped(5, HUNGRY, **FOUGHT)
    assert asked(state) == (BRUNO, "fief.revolt", "Anne", 3)
    assert asked(state, 3, 3, 1) == (BRUNO, "fief.camp_fight", "Anne", 2)
    assert asked(state, 3, 3, 1, 1, 1) == (ANNE, "fief.camp_fight", "Anne", 1)
    # One mercenary has fallen, and one rebel: six are left, who throw one die.
    assert asked(state, 3, 3, 1, 1, 1, 2) == (BRUNO, "fief.camp_fight", "Anne", 1)


@pytest.mark.rule("FIEF-REVOLT-01", "TAC-MERC-33")
@pytest.mark.parametrize(
    ("dice", "faces", "lost", "left"),
    [
        # Three rebels: one of them is left after each throw of 4, none after 6.
        ((1, 1, 1, 2, 6), [1, 1, 1], 1, 4),
        ((1, 1, 1, 2, 4, 2, 4), [1, 1, 1], 2, 3),
        # All five fall in a single round; the camp's throw no longer matters.
        ((6, 6, 6, 6, 6, 6, 1), [6, 6, 6], 5, 0),
        ((1, 1, 1, 1, 6), [1, 1, 1], 0, 5),
    ],
)
def test_rounds_go_on_until_one_side_is_gone(dice, faces, lost, left):
    """Both strike in each round, with what they had at its beginning."""
    state = camped(5, HUNGRY, **FOUGHT)
    told = struck(state, *dice).result
    assert (told["faces"], told["eliminated"], told["camp"]) == (faces, lost, left)
    assert waiting(state, ANNE) == left


@pytest.mark.rule("FIEF-REVOLT-01")
def test_a_fight_needs_a_famine_somewhere():
    """A referee may have it without one, and a later die is read as printed."""
    words = {"on": "Anne", "dice": (1, 1, 1, 2, 6)}
    state = camped(5, **FOUGHT)
    found = refused(state, play, "Bruno", "revolt", **words)
    assert found == ("rule", "fief.no_famine", "FIEF-REVOLT-01")
    assert struck(state, 1, 1, 1, 2, 6, ruled=True).result["eliminated"] == 1
    for tactics in (True, False):
        house = {**FOUGHT, **LATER, "variant.tactics": tactics}
        later = camped(5, HUNGRY, **house)
        done = struck(later, 1, 1, 1, 2, 3, ruled=not tactics)
        assert done.result["eliminated"] == 2
