"""The records of commands, where they are found, and what may follow a word."""

from __future__ import annotations

import pytest

from ledger.grammar import (
    ALWAYS,
    CHOOSE,
    HOMES,
    JSON,
    MODULES,
    OPEN,
    RULED,
    RULES,
    Act,
    Question,
    Record,
    by_path,
    commands_in,
    games,
    home,
    inside,
    listing,
    named,
    typed,
)
from ledger.grammar.choosing import GO_ON, Choice, all_choices, choices
from ledger.grammar.words import Kind, arg

TEXT = Kind("text")
WORDS = (arg("a", TEXT), arg("b", TEXT, offered=False))
GAMES = ("fief", "mass", "medfan", "siege")


# Records -------------------------------------------------------------------------------


def test_a_record_has_what_it_was_given():
    """Without a function it is the face's alone."""
    plain = Record("a b")
    assert (plain.path, plain.use, plain.words, plain.takes) == ("a b", "", (), ())
    assert (plain.face, plain.fails) == (True, 0)
    full = Record("a", "m:f", WORDS, (JSON,), fails=3)
    assert (full.path, full.use, full.words, full.takes) == ("a", "m:f", WORDS, (JSON,))
    assert (full.face, full.fails) == (False, 3)
    assert Record("a", "m:f", face=True).face is True
    assert Record("a", face=False).face is True


def test_acts_and_questions_take_their_usual_options():
    """Unless they say which, even none."""
    assert (Question("a").takes, Act("a").takes) == (ALWAYS, RULED)
    assert (Question("a", takes=()).takes, Act("a", takes=(JSON,)).takes) == (
        (),
        (JSON,),
    )


def test_an_act_has_what_it_was_given():
    """Usually its rule gets the state and the table."""
    plain = Act("a")
    assert (plain.needs, plain.actors, plain.closed) == (("state", "table"), None, None)
    assert (plain.purses, plain.choices, plain.keyed) == ("", (), "")
    assert plain.face is True
    full = Act(
        *("a b", "m:f", WORDS, (JSON,)),
        needs=("state",),
        actors=("who",),
        closed=OPEN,
        purses="amount",
        choices=(GO_ON,),
        keyed="a",
    )
    assert (full.path, full.use, full.words, full.takes) == (
        "a b",
        "m:f",
        WORDS,
        (JSON,),
    )
    assert (full.needs, full.actors, full.closed) == (("state",), ("who",), OPEN)
    assert (full.purses, full.choices, full.keyed) == ("amount", (GO_ON,), "a")
    assert (full.face, Act("a", "m:f", face=True).face) == (False, True)


@pytest.mark.parametrize(
    ("takes", "free"),
    [((RULES,), True), ((JSON, RULES), True), ((), False), (ALWAYS, False)],
)
def test_what_takes_house_rules_needs_no_campaign(takes, free):
    """A file of them takes its place."""
    assert Question("a", takes=takes).free is free


def test_only_what_is_offered_is_typed():
    """The rest is filled in."""
    assert typed(Record("a", words=WORDS)) == WORDS[:1]


def test_records_are_found_by_their_paths():
    """In the order in which they stand."""
    one, other = Record("a b"), Record("a")
    assert list(by_path(one, other).items()) == [("a b", one), ("a", other)]


# Where they are ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "module"),
    [
        ("pay", "money"),
        ("title grant", "holdings"),
        ("fork", "branches"),
        ("why", "journal"),
        ("fief", "fief"),
        ("fief move", "fief.movement"),
        ("fief card play", "fief.cards"),
        ("siege", "siege"),
        ("fief nothing", "fief"),
        ("fief pay", "fief"),
        ("title", "holdings"),
        ("nothing", ""),
        ("nothing pay", ""),
        ("move", ""),
        ("free", ""),
        ("", ""),
    ],
)
def test_the_module_of_a_command(path, module):
    """The first word leads to it; in a game, the second does."""
    assert home(path) == module


def test_tables_are_read_once():
    """What was looked up is remembered."""
    HOMES.clear()
    home("fief move")
    assert set(HOMES) == {"", "fief"}
    HOMES["fief"] = {"move": "elsewhere"}
    assert home("fief move") == "fief.elsewhere"
    HOMES.clear()
    assert home("fief move") == "fief.movement"


def test_the_games_that_have_commands():
    """The free game has none of its own."""
    assert games() == GAMES
    assert [list(inside(game)) != [] for game in (*games(), "money", "")] == [
        *(True for _ in GAMES),
        *(False, False),
    ]


def test_commands_are_found_in_their_module():
    """A group of them is none, and a game's folder holds none."""
    assert "pay" in commands_in("money")
    assert commands_in("fief") == commands_in("") == {}
    assert (named("pay").path, named("fief move").path) == ("pay", "fief move")
    assert [named(path) for path in ("title", "fief", "fief nothing", "x", "")] == [
        *(None,) * 5
    ]
    for path, record in listing.every().items():
        assert (record.path, named(path)) == (path, record)


def test_all_modules_are_listed():
    """Those of all games first, then each game's."""
    modules = listing.modules()
    assert modules[: len(MODULES)] == list(MODULES)
    assert modules[len(MODULES)] == "fief.board"
    assert [one.partition(".")[0] for one in modules[len(MODULES) :]] == [
        game for game in GAMES for _ in inside(game)
    ]
    every = listing.every()
    assert list(every)[:2] == ["new", "status"]
    assert {one.partition(" ")[0] for one in every} >= {*GAMES, "pay"}


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("title", ["list", "grant", "revoke", "history"]),
        ("sealed", ["ask", "put", "close", "open", "list"]),
        ("fief card", ["play"]),
        ("fief map", ["load"]),
        ("pay", []),
        ("title grant", []),
        ("tit", []),
        ("nothing", []),
        ("fief nothing", []),
    ],
)
def test_what_may_follow_a_word(path, words):
    """Each word once; nothing follows a whole command."""
    found = listing.below(path)
    assert found == words or (path.startswith("fief ") and set(words) <= set(found))
    assert len(found) == len(set(found))


def test_what_may_come_first_and_after_a_game():
    """In the manual's order: a game's words are those of its table."""
    first = listing.below("")
    assert (first[:2], first[-4:]) == (["new", "status"], list(GAMES))
    assert len(first) == len(" ".join(MODULES.values()).split()) + len(GAMES)
    assert listing.below("fief")[:4] == ["settle", "length", "map", "setup"]
    for game in GAMES:
        assert listing.below(game) == " ".join(inside(game).values()).split()


# Choices -------------------------------------------------------------------------------


def names(found):
    """The names of choices, each once."""
    return {one.name for one in found}


def test_a_choice_has_what_it_was_given():
    """It may be for nothing in particular."""
    one = Choice("at", TEXT, GO_ON.kind)
    assert (one.name, one.kind, one.of) == ("at", TEXT, GO_ON.kind)
    assert Choice("at", TEXT).of is None


def test_the_choices_of_all_games_or_of_one():
    """Acts of no game belong to all; questions have none."""
    every, fief, free = (all_choices(game) for game in (None, "fief", "free"))
    assert names(free) < names(fief) < names(every)
    assert {"undo", "redo", "book", "dropped"} <= names(free)
    assert "heir" in names(fief) - names(free)
    assert names(all_choices("mass")) - names(free) <= names(every) - {"heir"}
    for found in (every, fief, free):
        assert len(found) == len(set(found))


def test_an_act_of_a_game_may_ask_for_its_own_choices():
    """One that lists none, or that belongs to no game, for any choice of the game."""
    battle, undo, pay = (named(path) for path in ("fief battle", "undo", "pay"))
    assert choices(battle, "fief") == choices(battle, None) == list(battle.choices)
    assert choices(pay, "fief") == all_choices("fief")
    assert choices(pay, None) == all_choices(None)
    found = choices(undo, "fief")
    assert found[: len(undo.choices)] == list(undo.choices)
    assert set(found) == set(all_choices("fief"))
    assert len(found) == len(set(found))
    assert choices(named("log"), "free") == all_choices("free")
    new = Choice("odd", TEXT)
    own = Act("pay", "m:f", choices=(new,))
    assert choices(own, "free") == [new, *all_choices("free")]
    assert choices(Act("fief nothing", "m:f", choices=(new,)), "free") == [new]
    assert CHOOSE.many
