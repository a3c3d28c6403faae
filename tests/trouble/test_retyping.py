"""A roll with a typing error, mended after its act was booked: `undo --retype`."""

from __future__ import annotations

import pytest

from ledger.store.book import Book
from ledger.store.thrown import typed as counted
from tests.begun import begun
from tests.commands.test_fief_battle import BOARD, CALL
from tests.face import ask, intendant
from tests.laws.test_old_purses import FIXTURE as HOARDS
from tests.ledger.rules.fief.positions import text
from tests.trouble.terminal import CTRL_C, Terminal
from tests.trouble.test_prompts import faces, last

ENTER = "\r"
BATTLE = ("53", "6", ENTER, "33", "3", ENTER, "6", "6", ENTER)
RETYPE = ("undo", "--retype", "--lang", "en", "-c", "c.db")
ROLL = ("roll", "3d6!", "--who", "Anne", "--dice", "ask", "--lang", "en", "-c", "c.db")
DICE, CHOICE = "): ", "Enter = {} > "


def typed(words, answers):
    """Types answers, each at its prompt; the output after the last."""
    with Terminal(*words, "--lang", "en", "-c", "c.db") as terminal:
        for answer in answers:
            terminal.until(DICE if answer.isdigit() else "Enter = 1 > ")
            terminal.press(answer)
        assert terminal.ended() == 0


@pytest.fixture
def fought(here):
    """A battle whose dice were typed at a prompt."""
    begun(text(BOARD, phase="combat"))
    typed((*CALL, "--dice", "ask"), BATTLE)
    return here


@pytest.fixture
def rolled(here):
    """A roll whose dice were typed at a prompt."""
    ask("new", "c.db", "--game", "free", "--players", "Anne,Bruno")
    typed(("roll", "3d6", "--who", "Anne", "--dice", "ask"), ("523",))
    return here


@pytest.mark.rule("FIEF-FIGHT-11")
def test_a_throw_in_the_middle_is_mended_and_all_else_stays(fought):
    """The act ends as if this had been typed at once; only new dice are asked for."""
    with Terminal(*RETYPE) as terminal:
        said = terminal.until("Enter = 6 > ")
        assert "2. Bruno · the defender’s dice · d6: 6\n" in said
        terminal.press("2" + ENTER)
        assert "round 1: defender" in terminal.until(DICE)
        terminal.press("5")
        terminal.until("Anne rolls 2d6")  # there are more dice than before
        terminal.until(DICE)
        terminal.press("66")
        # Only the difference between the old act and the new is left for people to do.
        assert "mills" not in terminal.until("Enter = 1 > ")
        terminal.press(ENTER)
        assert terminal.ended() == 0
        assert " ".join(terminal.output.split()).count("dice of entry 2 retyped") == 1
    entry = last("c.db")
    assert (entry["seq"], entry["said"]["of"]) == (4, 2)
    hows = [(throw["faces"], throw["how"], throw["from"]) for throw in entry["throws"]]
    assert hows[:3] == [([5, 3], "kept", 2), ([5], "typed", 2), ([3, 3], "kept", 2)]
    assert hows[4] == ([6, 6], "typed", None)
    (ask_again,) = ask("log", "--last", "1")["entries"]
    assert ask_again["text"].endswith("dice of entry 2 retyped")
    assert ask("verify")["ok"]


def test_a_single_throw_is_asked_for_at_once(rolled):
    """There is nothing to choose; screen, log and report say what was retyped."""
    with Terminal(*RETYPE) as terminal:
        terminal.until(DICE)
        terminal.press("524")
        assert terminal.ended() == 0
        assert "[5 2 4]\ndice of entry 2 retyped\n" in terminal.output
    assert faces("c.db") == [5, 2, 4]
    entries = ask("log", "--lang", "fr")["entries"]
    assert [one["undone_by"] for one in entries] == [None, 3, None, None]
    assert entries[-1]["text"].endswith("dés de l’écriture 2 ressaisis")
    report = intendant("report", "--lang", "en").out
    assert "3d6: 11 (5 2 4), dice of entry 2 retyped  [4]" in report
    assert "Anne, roll: 5 2 4 (d6, typed (2))" in report


def test_it_can_be_mended_once_more_and_is_counted_once(rolled):
    """One correction may follow another; neither leaves dice to be used again."""
    for typed_anew in ("524", "525"):
        with Terminal(*RETYPE) as terminal:
            terminal.until(DICE)
            terminal.press(typed_anew)
            assert terminal.ended() == 0
    assert faces("c.db") == [5, 2, 5]
    with Book("c.db") as book:
        assert counted(book) == [("player:Anne", "d6", (5, 2, 5))]
    ask("undo")
    again = ask("roll", "3d6", "--who", "Anne")
    assert again["faces"] == [5, 2, 5]


def test_faces_that_are_none_are_asked_for_again(rolled):
    """As in any roll; the old act is not touched before the faces are right."""
    with Terminal(*RETYPE, env={"INTENDANT_KEYS": "line"}) as terminal:
        for wrong in ("5 2", "5 2 7", "five"):
            terminal.until(DICE)
            terminal.type(wrong)
            terminal.until("error")
        terminal.until(DICE)
        terminal.type("1 1 1")
        assert terminal.ended() == 0
    assert faces("c.db") == [1, 1, 1]


def test_who_stops_has_changed_nothing(rolled):
    """Neither an undo nor a draft is left."""
    with Terminal(*RETYPE) as terminal:
        terminal.until(DICE)
        terminal.press("11")
        terminal.until("1 1 ")
        terminal.type(CTRL_C)
        assert terminal.ended() == 130
    assert len(ask("log")["entries"]) == 2
    assert ask("status")["drafts"] == []


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("undo", "--retype", "--json"), "usage"),
        (("undo", "2", "--retype", "--dry-run", "--json"), "usage"),
    ],
)
def test_a_script_is_told_what_else_to_do(rolled, words, code):
    """A script cannot be asked, but is given another way."""
    said = intendant(*words)
    assert said.refusal["code"] == code
    assert "--dice" in said.refusal["hint"]
    assert len(ask("log")["entries"]) == 2


@pytest.mark.parametrize(
    ("number", "told"),
    [("3", "no dice were typed for entry 3"), ("9", "there is no entry 9")],
)
def test_an_act_without_typed_dice_is_refused(rolled, number, told):
    """The refusal says what is wrong, and nothing is done."""
    ask("roll", "2d6", "--seed", "3")
    with Terminal("undo", number, *RETYPE[1:]) as terminal:
        assert terminal.ended() == 1
        assert told in terminal.output
        hinted = "`undo 2 --retype`" in " ".join(terminal.output.split())
        assert hinted == (number == "3")
    assert len(ask("log")["entries"]) == 3


@pytest.fixture
def dropped(here):
    """A roll that was stopped at its exploding dice, and dropped."""
    ask("new", "c.db", "--game", "free", "--players", "Anne,Bruno")
    with Terminal(*ROLL) as terminal:
        terminal.until(DICE)
        terminal.press("562")
        terminal.until(DICE)
        terminal.type(CTRL_C)
        assert terminal.ended() == 130
    ask("drop")
    return here


def test_dice_of_a_dropped_draft_serve_again_where_somebody_says_so(dropped):
    """Enter uses them, and then the roll can be retyped like that of any act."""
    with Terminal(*ROLL) as terminal:
        said = terminal.until("Enter = 1 > ")
        assert "dice of the draft that entry 2 dropped: d6 5 6 2\n" in said
        assert "Anne: use these dice again:\n" in said
        terminal.press(ENTER)
        terminal.until("exploding dice")
        terminal.until(DICE)
        terminal.press("3")
        assert terminal.ended() == 0
    hows = [(one["faces"], one["how"], one["from"]) for one in last("c.db")["throws"]]
    assert hows == [([5, 6, 2], "kept", 2), ([3], "typed", None)]
    assert "choices" not in last("c.db")["said"]
    with Terminal(*RETYPE) as terminal:
        terminal.until("Enter = 2 > ")
        terminal.press("1" + ENTER)
        terminal.until(DICE)
        terminal.press("652")
        assert terminal.ended() == 0
    assert faces("c.db") == [6, 5, 2, 3]


def test_or_others_are_thrown_and_the_log_says_so(dropped):
    """After new dice the old ones are used up, and nobody asks about them again."""
    with Terminal(*ROLL) as terminal:
        terminal.until("Enter = 1 > ")
        terminal.press("2" + ENTER)
        terminal.until(DICE)
        terminal.press("552")
        assert terminal.ended() == 0
    assert faces("c.db") == [5, 5, 2]
    assert ask("log", "--last", "1")["entries"][0]["text"].endswith("rolled again")
    with Terminal(*ROLL) as terminal:
        assert "serve again" not in terminal.until(DICE)
        terminal.press("111")
        assert terminal.ended() == 0


def test_a_script_uses_dropped_dice_again_and_says_so(dropped):
    """Nobody can be asked there, so the dice are used as ever."""
    said = intendant("roll", "3d6!", "--who", "Anne", "--json")
    assert said.json["result"]["faces"][:3] == [5, 6, 2]
    assert [one["code"] for one in said.json["warnings"]] == ["dice.kept"]


def test_what_was_dropped_is_no_act_that_could_be_done_again(dropped):
    """The refusal says so; it does not name an earlier act in its place."""
    with Terminal(*RETYPE) as terminal:
        assert terminal.ended() == 1
        assert (
            "entry 2 dropped a draft: there is no action to repeat" in terminal.output
        )
    ask("note", "x")
    with Terminal(*RETYPE) as terminal:
        assert terminal.ended() == 1
        assert "no dice were typed for entry 3" in terminal.output
        assert "undo 2" not in terminal.output


def test_an_act_of_an_older_version_is_refused(here):
    """The entry kept no words; the refusal says so."""
    ask("import", str(HOARDS), "-o", "c.db")
    with Terminal(*RETYPE) as terminal:
        assert terminal.ended() == 1
        told = " ".join(terminal.output.split())
        assert "did not keep the words needed to repeat it" in told


def test_what_a_script_has_typed_can_be_mended_too(here):
    """The act is done again with the same words."""
    ask("new", "c.db", "--game", "free", "--players", "Anne,Bruno")
    ask("roll", "3d6", "--who", "Anne", "--dice", "5 2 3")
    with Terminal(*RETYPE) as terminal:
        terminal.until(DICE)
        terminal.press("524")
        assert terminal.ended() == 0
    assert faces("c.db") == [5, 2, 4]
    words = {"expression": "3d6", "who": "Anne"}
    assert last("c.db")["said"] == {"words": words, "of": 2}


def test_an_act_that_others_lean_on_stays(fought):
    """As for any undo, the acts that lean on it are named."""
    ask("correct", "territory:Vaux.owner", "Chloé", "--for", "a gift")
    with Terminal("undo", "2", *RETYPE[1:]) as terminal:
        terminal.until("Enter = 6 > ")
        terminal.press(ENTER)
        assert terminal.ended() == 1
        assert "was changed again by entry 3" in terminal.output
    assert len(ask("log")["entries"]) == 3
