"""A battle at a terminal: its roll sheet, with stops anywhere and resumption."""

from __future__ import annotations

import os
import shlex
import signal

import pytest

from tests.begun import begun
from tests.commands.test_fief_battle import BOARD, CALL
from tests.effort import DEEP
from tests.face import ask, intendant
from tests.guides import BLOCK, HOME
from tests.ledger.rules.fief.positions import text
from tests.trouble.terminal import CTRL_C, Terminal
from tests.trouble.test_prompts import faces, last

ENTER = "\r"
# The answers: the dice of both sides in each round, Enter where nobody asks for mercy,
# and where the battle is booked.
ANSWERS = ("53", "6", ENTER, "33", "3", ENTER, "6", "6", ENTER)
DICE = "5 3 6 3 3 3 6 6"
WORDS = (*CALL, "--dice", "ask", "--lang", "en")
PROMPTS = ("): ", "Enter = 1 > ")


@pytest.fixture
def siege(here):
    """Anne is before the castle of Vaux, in the combat phase."""
    begun(text(BOARD, phase="combat"))
    return here


def answered(terminal: Terminal, answers: tuple[str, ...]) -> str:
    """Gives answers, each at its prompt; the output meanwhile."""
    said = ""
    for answer in answers:
        said += terminal.until(PROMPTS[answer == ENTER])
        terminal.press(answer)
    return said


def prompted(terminal: Terminal, at: int) -> str:
    """The output up to the prompt for the answer with this number."""
    return terminal.until(PROMPTS[ANSWERS[at] == ENTER])


def stopped(at: int, how: str | signal.Signals = CTRL_C) -> None:
    """Stops the battle at the prompt for the answer with this number."""
    with Terminal(*WORDS) as terminal:
        answered(terminal, ANSWERS[:at])
        prompted(terminal, at)
        if how == CTRL_C:
            terminal.type(CTRL_C)
            assert terminal.ended() == 130
        else:
            terminal.process.send_signal(how)
            terminal.ended()


def outcome() -> tuple[object, object]:
    """The outcome and the effects of the newest entry."""
    entry = last("c.db")
    return entry["outcome"], entry["effects"]


@pytest.fixture
def whole(siege):
    """The outcome of the same battle, fought at once in another copy."""
    (siege / "d.db").write_bytes((siege / "c.db").read_bytes())
    ask(*CALL, "--dice", DICE, "-c", "d.db")
    entry = last("d.db")
    (siege / "d.db").unlink()
    return entry["outcome"], entry["effects"]


def test_the_sheet_tells_who_throws_how_many_dice_and_why(siege):
    """The sheet shows the points and their sources, the column, and the opponents."""
    with Terminal(*WORDS) as terminal:
        said = prompted(terminal, 0)
        assert "Battle in Vaux, round 1: attacker" in said
        assert "8 soldiers + 2 lords = 10 points: 2 dice" in said
        assert "read in the column “castle”" in said
        assert "5 soldiers and 1 lord" in said
        assert "Anne rolls 2d6" in said
        terminal.press("53")
        said = prompted(terminal, 1)
        assert "this round  attacker 5 3" in said
        assert "5 soldiers + 1 lord = 6 points: 1 die" in said
        assert "Bruno rolls 1d6" in said


def test_the_sheet_tells_the_round_before_once(siege):
    """The last round's total, harm, fallen and survivors are shown only once."""
    with Terminal(*WORDS) as terminal:
        answered(terminal, ANSWERS[:2])
        said = " ".join(prompted(terminal, 2).split())
        told = "attacker 5 3, total 8: the defender loses 2 (2 soldiers), left: 3"
        assert told in said
        assert "the attacker loses 3 (3 soldiers), left: 5 soldiers" in said
        terminal.press(ENTER)
        said = prompted(terminal, 3)
        assert "round 2: attacker" in said
        assert "total 8" not in said


HOWS = (CTRL_C, signal.SIGTERM, signal.SIGKILL)
# At each prompt, and by each means at several; in a deep run, by each at each.
STOPS = [
    (at, how)
    for at in range(1, len(ANSWERS) - 1)
    for how in (HOWS if DEEP > 1 else (HOWS[at % len(HOWS)],))
]


@pytest.mark.deep
@pytest.mark.parametrize(("at", "how"), STOPS)
def test_a_battle_stopped_at_any_prompt_goes_on_there(siege, whole, at, how):
    """However it was stopped, no question is repeated, and the end is the same."""
    stopped(at, how)
    assert len(ask("log")["entries"]) == 1
    (draft,) = ask("status")["drafts"]
    assert draft["kind"] == "fief battle"
    with Terminal("resume", "--lang", "en") as terminal:
        said = prompted(terminal, at)
        rounds = {3: 2, 4: 2, 6: 3, 7: 3}
        if at in rounds:
            assert f"round {rounds[at]}: " in said
            assert f"round {rounds[at] - 1}  " in said
        terminal.press(ANSWERS[at])
        answered(terminal, ANSWERS[at + 1 :])
        assert terminal.ended() == 0
    assert faces("c.db") == [5, 3, 6, 3, 3, 3, 6, 6]
    assert outcome() == whole
    assert ask("status")["drafts"] == []
    assert ask("verify")["ok"] is True


def test_a_battle_that_is_dropped_keeps_its_dice(siege):
    """The dice stay in the journal, and serve if the battle is fought after all."""
    stopped(4, signal.SIGKILL)
    ask("drop")
    assert last("c.db")["kind"] == "drop"
    assert faces("c.db") == [5, 3, 6, 3, 3]
    said = intendant(*CALL, "--seed", "3", "--lang", "en")
    assert "are used again" in said.err
    assert faces("c.db")[:5] == [5, 3, 6, 3, 3]


def test_a_slip_is_mended_from_the_next_prompt(siege, whole):
    """Backspace goes back to the previous roll, even if that was only one die."""
    with Terminal(*WORDS) as terminal:
        answered(terminal, ("52", "\x7f"))
        terminal.until("): 5 ")
        terminal.press("3")
        answered(terminal, ANSWERS[1:])
        assert terminal.ended() == 0
    assert outcome() == whole


@pytest.mark.parametrize(
    ("env", "keys"),
    [({}, "\x7f"), ({}, "2" + ENTER), ({"INTENDANT_KEYS": "line"}, "mend" + ENTER)],
)
def test_the_last_face_is_mended_before_it_is_booked(siege, whole, env, keys):
    """The result is shown with counters to move; going back asks for the die again."""
    with Terminal(*WORDS, env=env) as terminal:
        lines = ENTER if env else ""
        for answer in ANSWERS[:7]:
            terminal.until(PROMPTS[answer == ENTER])
            terminal.press(answer if answer == ENTER else answer + lines)
        terminal.until("): ")
        terminal.press("1" + lines)
        said = terminal.until("Enter = 1 > ")
        assert "the result\n    Anne attacks Bruno in Vaux and wins" in said
        assert "remove" in said
        terminal.press(keys)
        terminal.until("): ")
        assert len(ask("log")["entries"]) == 1
        terminal.press("6" + lines)
        terminal.until("Enter = 1 > ")
        terminal.press(ENTER)
        assert terminal.ended() == 0
    assert outcome() == whole
    assert {throw["how"] for throw in last("c.db")["throws"]} == {"typed"}


def test_what_is_no_answer_books_nothing(siege):
    """The question is repeated; stopping there leaves a draft that needs no dice."""
    with Terminal(*WORDS) as terminal:
        answered(terminal, ANSWERS[:-1])
        terminal.until("Enter = 1 > ")
        terminal.press("perhaps" + ENTER)
        terminal.until("Enter = 1 > ")
        assert len(ask("log")["entries"]) == 1
        terminal.type(CTRL_C)
        assert terminal.ended() == 130
    assert ask("resume")["winner"] == "attacker"
    assert ask("status")["drafts"] == []


def test_a_battle_that_is_taken_up_shows_what_a_battle_shows(siege):
    """A resumed battle shows its rounds, and below them the counters to move."""
    stopped(7)
    with Terminal("resume", "--lang", "en") as terminal:
        answered(terminal, ANSWERS[7:])
        assert terminal.ended() == 0
        rounds, _, hands = terminal.output.partition("Luck")
    assert "round" in rounds
    assert "  Vaux, Bruno: remove 2×1 + 1×3" in hands


@pytest.mark.parametrize("columns", [80, 40])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_sheet_fits_the_terminal(siege, lang, columns):
    """The sheet's lines are broken between words, and what follows is shown below."""
    env = {"NO_COLOR": "1", "TERM": "dumb"}
    words = (*CALL, "--dice", "ask", "--lang", lang)
    with Terminal(*words, env=env, columns=columns) as terminal:
        said = terminal.until("2d6")
        for keys, then in (("53", "1d6"), ("6", " 1 > "), (ENTER, "2d6")):
            terminal.press(keys)
            said += terminal.until(then)
        sheet = [line for line in said.splitlines() if line.startswith("  ")]
        assert len(sheet) > 8
        assert max(map(len, sheet)) <= columns


def test_losses_are_proposed_and_their_owner_may_change_them(here):
    """Enter accepts the usual losses; any others that the rules allow may be chosen."""
    sides = ("--attacker", "soldiers=6", "--defender", "soldiers=3,royal=3")
    words = (
        "fief",
        "resolve",
        *sides,
        "--rounds",
        "1",
        "--dice",
        "ask",
        "--lang",
        "en",
    )
    for keys, left in ((ENTER, "1 soldier and 3"), ("2" + ENTER, "2 soldiers and 2")):
        with Terminal(*words) as terminal:
            terminal.until("): ")
            terminal.press("4")
            terminal.until("): ")
            terminal.press("1")
            assert "2 points" in terminal.until("Enter = 1 > ")
            terminal.press(keys)
            assert "2 points, 1 of them still" in terminal.until("Enter = 1 > ")
            terminal.press(ENTER)
            assert terminal.ended() == 0
            assert left.replace(" and ", ", ") in terminal.output


def test_a_script_is_told_what_is_missing_as_before(siege):
    """Without a terminal there is no sheet and no key: one line, and one status."""
    said = intendant(*CALL, "--dice", "5 3", "--json")
    assert (said.status, said.refusal["code"]) == (2, "missing_dice")
    assert "5 soldiers + 1 lord = 6 points: 1 die" in said.refusal["hint"]
    assert said.out == ""
    questions = ask(*CALL, "--dice", "5 3", "--dry-run")["questions"]
    assert questions == [
        {
            "who": "Bruno",
            "why": "fief.dice.defender",
            "die": "d6",
            "count": 1,
            "about": "round:1",
        }
    ]


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGHUP])
def test_dice_of_the_program_outlive_a_window_at_the_first_question(siege, number):
    """Before any question was answered, the battle keeps the program's rolled dice."""
    words = (*CALL, "--seed", "1", "--lang", "en")
    with Terminal(*words) as terminal:
        first = terminal.until("> ")
        terminal.process.send_signal(number)
        terminal.ended()
    (draft,) = ask("status")["drafts"]
    with Terminal("resume", "--lang", "en") as terminal:
        again = terminal.until("> ")
    assert draft["kind"] == "fief battle"
    thrown = [line for line in first.splitlines() if "attacker" in line]
    assert thrown
    assert all(line in again for line in thrown)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_transcript_of_the_guide_is_what_a_terminal_shows(here, lang):
    """The terminal shows the guide's transcript sheet by sheet, as far as it goes."""
    page = HOME / "docs" / lang / "tutorial" / "fief.md"
    guide = page.read_text("utf-8")
    (shown,) = [
        body
        for kind, body in BLOCK.findall(guide)
        if kind == "text" and "--dice ask" in body
    ]
    command, _, transcript = shown.partition("\n")
    _, _, *words = shlex.split(command)
    prompt = "): " if lang == "en" else ")\N{NO-BREAK SPACE}: "
    with Terminal(*words, "--lang", lang, env={"NO_COLOR": "1"}) as terminal:
        said = ""
        for keys in ("53", "6", "33", "3"):
            said += terminal.until(prompt)
            terminal.press(keys)
        said += terminal.until(prompt)
    lines = [line.rstrip() for line in said.splitlines()]
    if os.environ.get("GOLDEN") == "update":
        block = "\n".join([command, *lines, "…", ""])
        page.write_text(guide.replace(shown, block), "utf-8")
        transcript = block.partition("\n")[2]
    assert transcript.splitlines() == [*lines, "…"]
