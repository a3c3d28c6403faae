"""Choices at a prompt: a number that is typed means itself."""

from __future__ import annotations

import pytest

from commands.asked import Asked, numbered
from commands.interview import meant as answer_of
from commands.texts import Words
from commands.texts.questions import asked as put
from commands.texts.vocabulary import agreed
from ledger.errors import Misuse
from ledger.questions import ChoiceQuestion
from ledger.state import State
from tests.commands.test_fief_battle_extension import CALL, siege
from tests.trouble.terminal import Terminal

__all__ = ["siege"]
COUNTS = ChoiceQuestion("commit.Anne.0", ("0", "1", "2", "3"), "0")
DIE = ChoiceQuestion("reroll.attacker.1.2", ("stop", "1", "2"), "stop")
LORD = ChoiceQuestion("archers.attacker", ("shoot", "hold"), "hold")


def asked(question: ChoiceQuestion, lang: str = "en") -> str:
    """The prompt of a choice."""
    return put(Words(lang), question, State()).prompt


def test_a_number_among_numbers_means_itself():
    """2 means two mercenaries, not the second number of a list."""
    assert COUNTS.numbered() == {"0": "0", "1": "1", "2": "2", "3": "3"}
    assert asked(COUNTS) == "how many mercenaries join, Anne (0–3), Enter = 0 >"


def test_what_is_no_number_is_zero():
    """Dice are named by their places, and 0 means none of them."""
    assert DIE.numbered() == {"0": "stop", "1": "1", "2": "2"}
    expected = "which die to reroll, attacker (1, 2; 0 = no die (stop)), Enter = 0 >"
    assert asked(DIE) == expected


def test_words_are_numbered_in_their_row():
    """Words are in a numbered list, as ever, and Enter chooses the usual one."""
    assert LORD.numbered() == {"1": "shoot", "2": "hold"}
    assert asked(LORD).endswith("  2. do not shoot (hold)\nEnter = 2 >")


@pytest.mark.parametrize(
    ("key", "lang", "said"),
    [
        (
            "losses.Anne.archers.0",
            "en",
            "how many points are lost, Anne, archers (0–2)",
        ),
        ("losses.Anne.king.guard_knights.1", "fr", "garde du Roi, chevaliers de la"),
    ],
)
def test_whose_points_fall_is_told_in_words(key, lang, said):
    """No code appears in a sentence."""
    assert said in asked(ChoiceQuestion(key, ("0", "1", "2"), "0"), lang)


@pytest.mark.parametrize(
    ("key", "lang", "said"),
    [
        ("leave.Bruno", "en", "Bruno: permission:"),
        ("leave.Bruno", "fr", "Bruno\u00a0: autorisation\u00a0:"),
        ("heir.Arnaud", "en", "Bruno: who receives the titles, Arnaud:"),
    ],
)
def test_a_question_says_who_decides(key, lang, said):
    """The deciding player is named once before the question; then its purpose."""
    state = State()
    state.put("player:Bruno", "name", "Bruno")
    question = ChoiceQuestion(key, ("granted", "refused"), who="player:Bruno")
    assert put(Words(lang), question, state).prompt.splitlines()[0] == said


@pytest.mark.rule("TAC-MERC-17")
def test_as_many_mercenaries_come_as_are_typed(siege):
    """The number is typed at a terminal or in --commit; the plague takes one of 3."""
    with Terminal(*CALL, "--dice", "ask", "--lang", "en") as terminal:
        terminal.until("Anne: how many mercenaries join (0–3), Enter = 0 >")
        terminal.type("3\r")
        terminal.until("Bruno: how many mercenaries join (0–2), Enter = 0 >")
        terminal.type("0\r")
        sheet = terminal.until("Enter = 1 >")
        assert " 2 mercenaries" in " ".join(sheet.split())


@pytest.mark.parametrize(
    ("options", "word", "meant"),
    [
        *((("go", "stay"), word, "go") for word in ("y", "Y", "yes", "o", "oui")),
        *((("go", "stay"), word, "stay") for word in ("n", "no", "Non")),
        (("accepted", "refused"), "oui", "accepted"),
        (("no", "truce"), "no", "no"),
        (("no", "truce"), "y", "truce"),
        (("shoot", "aim", "hold"), "y", None),
        (("tower", "wall"), "y", None),
        (("0", "1"), "n", None),
        (("go", "stay"), "x", None),
    ],
)
def test_yes_and_no_answer_where_one_of_two_says_yes(options, word, meant):
    """Both languages are understood; if neither answer means yes, it is refused."""
    question = ChoiceQuestion("go_on", options)
    assert agreed(options, word) == meant
    if meant is None:
        with pytest.raises(Misuse):
            answer_of(question, word, Words("en"))
    else:
        assert answer_of(question, word, Words("en")).value == meant


def test_a_prompt_has_printed_apostrophes():
    """The question, its last line and its answers; what is answered stays as typed."""
    question = Asked("L'Empire\u00a0:\n1. L'Ours >", numbered(["L'Ours"]))

    assert question.shown == "L’Empire\u00a0:\n1. L’Ours >"
    assert question.last == "1. L’Ours >"
    assert question.options == (("L'Ours", "L’Ours", "1"),)
