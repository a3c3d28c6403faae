"""`status`: twelve lines in any game; all of one player; any past board."""

from __future__ import annotations

import shutil

import pytest

from commands.fitting import width_of
from commands.glance import MOST
from tests import evenings
from tests.begun import begun
from tests.face import ask, at_terminal, intendant
from tests.ledger.rules.fief.positions import text
from tests.ledger.rules.fief.test_passing import BEFORE, HELD

NAMES = [f"Compagnie-{number}" for number in range(1, 13)]


def glanced(*words):
    """The lines of a status, each of which fits the screen."""
    said = intendant("status", *words)
    assert said.status == 0, said.err
    lines = said.out.splitlines()
    assert max(map(width_of, lines)) <= 80, lines
    assert len(lines) <= MOST, lines
    return lines


def moments(file):
    """Some entries of a journal: the first, some in the middle, the last."""
    last = ask("status", "-c", file)["entries"]
    return sorted({1, last // 4, last // 2, last * 3 // 4, last})


@pytest.fixture(params=evenings.CAMPAIGNS, ids=lambda folder: folder.name)
def sample(request, here):
    """The campaign of a sample after its evening."""
    file = evenings.played(request.param)
    shutil.copy(file, here / file.name)
    return file.name


def test_any_board_as_it_stood_is_that_of_a_branch_from_there(sample):
    """Only the journal is used: no other file, and nothing is written."""
    for seq in moments(sample):
        ask("fork", f"at-{seq}.db", "--at", str(seq), "-c", sample)
        branch = ask("status", "-c", f"at-{seq}.db")
        then = ask("status", "--at", str(seq), "-c", sample)
        own = ("branch", "at", "entries")

        assert {k: v for k, v in then.items() if k not in own} == {
            k: v for k, v in branch.items() if k not in own
        }
        assert (then["at"], then["entries"]) == (seq, seq)
    assert ask("verify", "-c", sample)["ok"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_glance_fits_twelve_lines_at_any_moment_of_any_game(sample, lang):
    """Each line has at most eighty columns."""
    for seq in moments(sample):
        glanced("--at", str(seq), "-c", sample, "--lang", lang)


@pytest.mark.parametrize("game", ["fief", "medfan", "siege", "mass", "free"])
def test_twelve_players_fit_too_and_the_rest_is_counted(here, game):
    """Players without room are counted, with the way to see them."""
    intendant("new", "c.db", "--game", game, "--players", ",".join(NAMES[:6]))
    if game == "fief":
        intendant("rules", "set", "fief.players.most", "12")
    for name in NAMES[6:]:
        intendant("players", "add", name)
    lines = glanced("--lang", "en")

    if len(ask("status")["players"]) == len(NAMES) and game != "mass":
        assert lines[-1].startswith("… and ")
        assert lines[-1].endswith("more: `status --full`")


def test_what_is_due_comes_first_with_the_line_to_type(here):
    """Then comes a line for each player, with a mark for the next to act."""
    begun(text(HELD + BEFORE, phase="combat"))
    heading, due, line, head, *players = glanced("--lang", "en")

    assert heading == "Turn 3 · combat · Anne begins"
    assert due == "→ Anne at the entrance to Bourg, from Vaux: a battle is due"
    assert line == "  `fief battle Bourg --attacker Anne --defender Bruno`"
    assert head.split() == ["player", "écus", "cards", "soldiers", "villages", "lords"]
    assert players[0].split() == ["▶", "Anne", "0", "0", "4", "0", "Arnaud"]


def test_where_much_is_due_the_rest_is_counted(here):
    """Players keep their lines; `next` shows all due acts."""
    intendant("new", "c.db", "--game", "siege", "--players", ",".join(NAMES[:9]))
    ask("siege", "start", "3", "--gate", "tower")
    due = [one["code"] for one in ask("status")["due"]]

    assert len(due) > 1
    assert len(glanced()) <= MOST


def test_all_of_one_player_is_told_by_the_name(here):
    """Nobody else's lords, soldiers or due acts are shown."""
    begun(text(HELD + BEFORE, phase="combat"))
    out = intendant("status", "Bruno", "--lang", "en").out

    assert "Bruno: 0 écus" in out
    assert "Charles in Bourg" in out
    assert "battle is due" in out
    assert ("Anne: " in out, "Chloé: " in out) == (False, False)
    assert "battle is due" not in intendant("status", "Chloé", "--lang", "en").out


def test_a_hero_and_a_side_have_a_name_too(here):
    """In games without purses, these are the subjects."""
    intendant("new", "m.db", "--game", "mass")
    for name in ("Eisen", "Montaigne"):
        ask("mass", "side", name, "--men", "900")
    ask(
        "mass",
        "hero",
        "Rodrigo",
        "--side",
        "Montaigne",
        "--wits",
        "3",
        "--tactics",
        "2",
    )
    out = intendant("status", "Rodrigo", "--lang", "en").out

    assert ("Rodrigo (Montaigne)" in out, "Eisen: " in out) == (True, False)
    assert "Eisen: " in intendant("status", "Eisen", "--lang", "en").out


def test_nobody_of_a_name_is_refused_with_the_nearest(here):
    """The refusal is the usual one."""
    intendant("new", "c.db", "--game", "free", "--players", "Anne,Bruno")
    said = intendant("status", "Bruna", "--json", "--lang", "en")

    assert (said.status, said.refusal["code"]) == (1, "unknown_name")
    assert "Bruno" in said.refusal["hint"]


def test_at_a_terminal_the_beginning_of_a_name_is_enough(here):
    """A beginning is enough as in any command; a script needs the whole name."""
    intendant("new", "c.db", "--game", "free", "--players", "Anne,Bruno")

    assert "Bruno" in at_terminal("status", "Br").out
    assert intendant("status", "Br").status == 1


def test_json_keeps_every_key_whatever_people_are_shown(here):
    """Differences between boards have a key of their own."""
    begun(text(HELD + BEFORE, phase="combat"))
    plain = ask("status")
    own = {"told", "about"}

    for words, told, about in (
        (("--full",), "full", None),
        (("Anne",), "about", "Anne"),
    ):
        found = ask("status", *words)
        assert {**found, **dict.fromkeys(own)} == {**plain, **dict.fromkeys(own)}
        assert (found["told"], found["about"]) == (told, about)


def test_what_was_secret_then_stays_secret(here):
    """Past secrets stay secret even if purses are open now; so do present ones."""
    begun(text(phase="cards"))
    ask("pay", "bank", "Anne", "40")
    ask("rules", "set", "fief.money.secret", "true")
    ask("pay", "bank", "Anne", "2")
    assert ask("status", "--at", "2")["players"][0]["money"] is None
    ask("rules", "set", "fief.money.secret", "false")

    assert ask("status")["players"][0]["money"] == 42
    assert ask("status", "--at", "2")["players"][0]["money"] == 40
    assert ask("status", "--at", "4")["players"][0]["money"] is None
    assert ask("status", "--at", "4", "--all")["players"][0]["money"] == 42


def test_a_turn_is_shown_as_it_ended(here):
    """The current turn is as it is now; turn and entry exclude each other."""
    intendant("new", "c.db", "--game", "free", "--players", "Anne,Bruno")
    ask("pay", "bank", "Anne", "40")
    ask("turn", "next")
    ask("pay", "bank", "Anne", "5")

    assert ask("status", "--turn", "1")["players"][0]["money"] == 40
    assert ask("status", "--turn", "2")["at"] is None
    both = intendant("status", "--turn", "1", "--at", "2", "--json")
    late = intendant("status", "--at", "99", "--json")
    assert (both.status, late.status) == (2, 1)


def test_a_past_board_says_that_it_is_past(here):
    """A terminal and a file both show it; drafts belong to the present."""
    intendant("new", "c.db", "--game", "free", "--players", "Anne,Bruno")
    ask("pay", "bank", "Anne", "40")

    assert "after entry 1" in intendant("status", "--at", "1", "--lang", "en").out
    assert "after entry 1" in at_terminal("status", "--at", "1", "--full").out
    assert "after entry" not in intendant("status", "--lang", "en").out


def test_on_a_narrow_screen_it_has_as_many_lines(here, monkeypatch):
    """No line is broken there; output to a pipe has the usual width."""
    begun(text(HELD + BEFORE, phase="combat"))
    monkeypatch.setenv("COLUMNS", "40")
    out = at_terminal("status", "--lang", "en").out.splitlines()

    assert (len(out) <= MOST, max(map(width_of, out)) <= 40) == (True, True)
    assert max(map(len, intendant("status").out.splitlines())) > 40
