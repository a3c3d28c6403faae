"""A menu: acts that are possible now, each with its line, in every game."""

from __future__ import annotations

import re

import pytest

from commands.handlers.script import split
from commands.line import MORE
from commands.offers import offers
from commands.texts import choose
from ledger.store.book import Book
from tests.begun import begun
from tests.face import ask, at_terminal, intendant
from tests.ledger.rules.fief.positions import person, text
from tests.ledger.rules.fief.test_passing import BEFORE, HELD

BATTLE = "fief battle Bourg --attacker Anne --defender Bruno"


def offered(file, player=None, lang="en"):
    """The lines of a menu."""
    with Book(file) as book:
        return offers(book, choose(lang, book), player)


@pytest.fixture
def siege(here):
    """Anne is before Bourg, which Bruno holds, in the combat phase."""
    begun(text(HELD + BEFORE, phase="combat"))
    return "c.db"


def test_a_battle_that_is_due_is_the_first_line(siege):
    """The battle is offered to the attacker and the defender, but to nobody else."""
    first = {player: offered(siege, player)[0].line for player in ("Anne", "Bruno")}

    assert first == dict.fromkeys(("Anne", "Bruno"), BATTLE)
    assert BATTLE not in [one.line for one in offered(siege, "Chloé")]


def test_without_a_player_it_is_that_of_whoever_is_to_act(siege):
    """The menu is the first player's while nobody has acted, then the next one's."""
    assert offered(siege) == offered(siege, "Anne")
    ask("fief", "done", "Anne")
    assert offered(siege) == offered(siege, "Bruno")


def test_who_has_finished_is_not_offered_to_finish_again(siege):
    """Finishing is not offered again, whether or not somebody acts afterwards."""
    for name in ("Anne", "Bruno", "Chloé"):
        assert f"fief done {name}" in [one.line for one in offered(siege, name)]
        ask("fief", "done", name)
        assert f"fief done {name}" not in [one.line for one in offered(siege, name)]


def test_the_screen_of_fief_can_has_the_numbers_of_the_menu(siege):
    """A number typed at the prompt means the line beside it."""
    out = " ".join(intendant("fief", "can", "Anne", "--lang", "en").out.split())
    every = offered(siege, "Anne")
    for number, one in enumerate(
        every[:-1], 1
    ):  # the clock ends the menu, but not the screen
        assert f"{number} {one.what.split()[0]}" in out
    assert every[-1].line == "phase next"


def test_equal_things_are_one_line_which_leaves_open_what_differs(here):
    """Counters of three values in two places leave open the value, not the place."""
    begun(text(HELD + person("Arnaud", "Anne", "Vaux"), phase="purchases"))
    ask("pay", "bank", "Anne", "2000")
    (soldier,) = (one for one in offered("c.db", "Anne") if "soldier" in one.what)

    assert soldier.line == "fief buy Anne soldier --lord Arnaud --value …"
    assert soldier.note.startswith("100")


def test_what_is_missing_stands_behind_its_option(here):
    """The menu says how to see them; with the option it is as before."""
    begun(text(HELD, phase="purchases"))
    menu_ = intendant("fief", "can", "Anne", "--lang", "en").out
    whole = intendant("fief", "can", "Anne", "--missing", "--lang", "en").out

    assert "what the other actions still need" not in menu_
    assert "`fief can Anne --missing`" in menu_
    assert "what the other actions still need" in whole


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_place_is_named_once_in_a_row(fief, lang):
    """Counters of three values are one row, with each village and lord once."""
    fief()
    out = intendant("fief", "can", "Anne", "--missing", "--lang", lang).out
    rows = [re.split(r"\s{2,}", line) for line in out.splitlines()]
    places = [row[1].split(", ") for row in rows if len(row) > 1 and ", " in row[1]]

    assert any("Bourg" in named for named in places)
    assert [named for named in places if len(named) != len(set(named))] == []


def test_in_json_everything_stands_with_its_line(here):
    """An incomplete line is null; `--missing` changes only the screen."""
    begun(text(HELD, phase="purchases"))
    plain, whole = ask("fief", "can", "Anne"), ask("fief", "can", "Anne", "--missing")
    lines = [may["command"] for may in plain["may"] if may["now"]]

    assert {**whole, "told": "menu"} == plain
    assert [line for line in lines if line and MORE in line] == []


@pytest.mark.parametrize(
    ("begin", "lines"),
    [
        (("--game", "mass"), ["mass side …"]),
        (("--game", "siege"), ["siege start watchtower"]),
        (("--game", "medfan", "--players", "Anne,Bo"), ["medfan prepare …"]),
        (("--game", "free", "--players", "Anne,Bo"), ["turn next"]),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_has_a_menu(here, begin, lines, lang):
    """The menu has due acts, the acts of the phase, and the clock."""
    intendant("new", "c.db", *begin)
    found = [one.line for one in offered("c.db", lang=lang)]

    assert set(lines) <= set(found)
    assert len(found) == len(set(found))
    for line in found:
        if MORE not in line:
            said = intendant(*split(line), "--dry-run", "--json")
            assert said.status == 0, (line, said.err)


def test_what_is_placed_in_a_siege_is_offered_in_its_first_turn_only(here):
    """A list of units cannot be loaded any more in the second one."""
    ask("new", "c.db", "--game", "siege")
    ask("siege", "start", "3", "--attacker", "Nains", "--defender", "Empire")
    early = [one.line for one in offered("c.db")]
    ask("turn", "next")
    late = [one.line for one in offered("c.db")]
    assert ("siege load …" in early, "siege load …" in late) == (True, False)


def test_a_player_is_put_where_a_command_begins_with_one(here):
    """The player who asks for a menu is the one who acts."""
    intendant("new", "c.db", "--game", "medfan", "--players", "Anne,Bo")

    assert "medfan recruit Anne … --cost … --kind …" in [
        one.line for one in offered("c.db", "Anne")
    ]


def test_a_menu_fits_a_terminal(siege):
    """No line of a menu is wider than a screen."""
    out = at_terminal("fief", "can", "Anne", "--lang", "fr").out
    plain = re.sub(r"\x1b\[[0-9;]*m", "", out)

    assert max(map(len, plain.splitlines())) <= 80
