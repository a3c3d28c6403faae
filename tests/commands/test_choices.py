"""Choices given with the command, by the names and words of the game."""

from __future__ import annotations

import pytest

from commands.parsers import coded
from commands.texts.vocabulary import chosen
from tests.face import intendant


def refused(*words):
    """The refusal and its hint."""
    said = intendant(*words, "--json")
    assert said.status == 2
    return said.refusal["message"], said.refusal["hint"]


def test_a_choice_that_is_none_is_refused_with_the_nearest(fief):
    """The nearest choice comes before other faults; if none is near, all are named."""
    fief()
    buys = ("fief", "buy", "Anne", "soldier")
    message, hint = refused(*buys, "--choose", "lrod=Arnaud")
    assert message == "there is no choice called “lrod”"
    assert "lord" in hint
    _, hint = refused(*buys, "--choose", "zzz=1")
    assert [name for name in ("at", "lord", "leave", "guard") if name not in hint] == []


def test_a_choice_of_another_act_is_one_that_nobody_asked_for(fief):
    """The choice is reported as unused."""
    fief()
    words = ("fief", "buy", "Anne", "mill", "--at", "Val", "--choose", "heir=Arnaud")
    message, _ = refused(*words)
    assert message == "the choice “heir” is not asked for here"


@pytest.mark.parametrize("answer", ["granted", "accordé"])
def test_answers_are_read_in_both_languages(fief, answer):
    """An answer is read as the prompt shows it, or by its code."""
    fief()
    words = ("fief", "buy", "Anne", "soldier", "--lord", "Arnaud")
    told = intendant(*words, "--choose", f"leave={answer}", "--json")
    assert "is no choice" not in str(told.refusal)


@pytest.mark.parametrize(
    ("key", "said", "code"),
    [
        ("refused.Gué", "demi-tour", "back"),
        ("refused.Gué", "forcer", "force"),
        ("mercy.2", "trêve", "truce"),
        ("mercy.2", "non", "no"),
        ("garrison.Bourg", "trésorier", "treasurer"),
        ("escape", "groupe", "group"),
        ("escape", "seul", "alone"),
        ("guard", "reine", "queen"),
        ("lord.Anne", "aucun", "none"),
        ("archers.attacker", "tirer", "shoot"),
        ("archers.attacker", "retenir", "hold"),
        ("archers.attacker", "viser", "aim"),
        ("leave.Anne", "accordé", "granted"),
        ("captivity.Eric", "acceptée", "accepted"),
    ],
)
def test_short_answers_are_those_of_the_french_help(key, said, code):
    """The French names on a help page may be typed."""
    assert chosen(key, said, "fief") == code


@pytest.mark.parametrize(
    ("key", "said", "code"),
    [
        ("mercy.2", "the fight goes on", "no"),
        ("lord.Anne", "draw one", "draw"),
        ("lord.Anne", "en piocher un", "draw"),
        ("dropped.3", "anew", "anew"),
        ("go_on", "stay, and write nothing", "stay"),
        ("redo", "Stay, and write nothing", "stay"),
        ("undo", "stay, and write nothing", "stay"),
        ("lord.Anne", "draw one at random", "draw"),
        ("lord.Anne", "En tirer un au hasard", "draw"),
        ("refused.Gué", "force the way", "force"),
        ("undo", "take it back", "undo"),
        ("redo", "bring it back", "redo"),
        ("book", "book it", "book"),
        ("book", "l’inscrire", "book"),
        ("dropped.3", "use them again", "same"),
        ("dropped.3", "les reprendre", "same"),
        ("dropped.3", "roll again, and note it in the log", "anew"),
        ("dropped.3", "relancer, et le noter dans le journal", "anew"),
    ],
)
def test_an_answer_of_before_is_still_understood(key, said, code):
    """An answer that was shown once may be typed for ever."""
    assert chosen(key, said, "fief") == code


@pytest.mark.parametrize(
    ("game", "key", "said", "code"),
    [
        ("mass", "lend.Anne", "lend it", "lent"),
        ("mass", "lend.Anne", "le prêter", "lent"),
        ("mass", "lend.Anne", "keep it", "kept"),
        ("mass", "lend.Anne", "le garder", "kept"),
        ("medfan", "roll.Ada", "ne pas les lancer", "decline"),
    ],
)
def test_an_answer_of_before_is_understood_in_other_games(game, key, said, code):
    """An answer that was shown once may be typed for ever."""
    assert chosen(key, said, game) == code


@pytest.mark.parametrize(
    ("kind", "word", "code"),
    [
        ("dice", "anew", "new"),
        ("dropped", "anew", "anew"),
        ("counted", "total cost of the killed", "cost"),
        ("counted", "total cost of those killed", "cost"),
        ("counted", "general and chief killed", "both_killed"),
        ("counted", "general and chief wounded", "both_wounded"),
        ("goods", "archers", "archer"),
    ],
)
def test_a_word_of_before_is_still_understood(kind, word, code):
    """Old words are understood after an option, too, and not only as answers."""
    assert coded(kind, word) == code
