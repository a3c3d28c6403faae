"""The records of commands and their other halves: none missing, none left over."""

from __future__ import annotations

import ast
import inspect
from operator import attrgetter
from pathlib import Path

import pytest

from commands import parsers
from commands.main import CALLING
from commands.offering import CALLED, Context, offered
from commands.shown import shown
from commands.shown.said import SAID, help_for
from commands.texts import Words
from commands.texts.registry import every as every_text
from ledger import rules
from ledger.acting.answer import Scene
from ledger.grammar import TEXT, Act, Question, games, home, named, typed
from ledger.grammar.choosing import all_choices
from ledger.grammar.listing import below, every, modules
from ledger.grammar.words import Word
from ledger.loading import load
from ledger.rules import game_named
from ledger.state import State
from tests.good_words import GOOD

RECORDS = every()
COMMANDS = pytest.mark.parametrize("path", RECORDS)
GAMES = games()
# Words that a call, a recorder and a script have of their own.
OWN = {
    "campaign",
    "json",
    "lang",
    "dry_run",
    "once",
    "ruling",
    "dice",
    "seed",
    "choose",
}
OWN |= {"recorder", "call", "book"}
NAME = attrgetter("name")
BEGINS = {"new", "fork", "salvage"}  # these begin a journal of their own


def words(record):
    """All words that a command takes."""
    return (*typed(record), *record.takes)


def every_word():
    """All words of all commands."""
    return [word for record in RECORDS.values() for word in words(record)]


def fits(path, given, words):
    """Whether a function takes words by name, after its first arguments."""
    function = inspect.signature(load(path))
    names = {word.name: None for word in words}
    try:
        function.bind(*[None] * given, **names)
    except TypeError:
        return False
    return True


@pytest.mark.parametrize("module", modules())
def test_both_halves_of_a_module_have_the_same_commands(module):
    """The order is the same, and each command is in its own module."""
    records = load(f"ledger.grammar.{module}:COMMANDS")
    pages = load(f"commands.shown.{module}:SHOWN")

    assert list(records) == list(pages)
    astray = [path for path in records if home(path) != module]
    assert astray == [], "`make tree` writes each into MODULES"


def test_every_command_is_found_by_its_words():
    """Each path is found once, and no entry of a table is without a command."""

    def leaves(path):
        inner = [f"{path} {word}".strip() for word in below(path)]
        own = [path] if named(path) or not inner else []  # some have others below them
        return [*own, *(leaf for one in inner for leaf in leaves(one))]

    assert sorted(leaves("")) == sorted(RECORDS)
    assert [named(path).path for path in RECORDS] == list(RECORDS)


@COMMANDS
def test_no_word_is_called_like_an_option_of_the_desk(path):
    """Nor do two words of a command share a name or a flag."""
    names = [word.name for word in words(RECORDS[path])]
    flags = [flag for word in words(RECORDS[path]) for flag in word.flags]

    assert {word.name for word in RECORDS[path].words} & OWN == set()
    assert len(set(names)) == len(names)
    assert len(set(flags)) == len(flags)


@COMMANDS
def test_a_use_case_takes_the_words_of_its_command(path):
    """The use case exists, takes all words, and needs no others."""
    record, page = RECORDS[path], shown(path)

    assert bool(page.flow) == record.face
    assert page.flow == "" or fits(page.flow, 1, typed(record))
    assert record.use == "" or callable(load(record.use))
    if isinstance(record, Act) and record.use.startswith("ledger.rules."):
        judged = [word for word in record.words if not word.kind.keeps]
        assert fits(record.use, len(record.needs), judged)
        assert all(hasattr(Scene, need) for need in record.needs)
    else:
        assert record.face or fits(record.use, 1, record.words)


@pytest.mark.parametrize("kind", sorted({word.kind for word in every_word()}, key=NAME))
def test_a_finder_takes_a_word_and_those_before_it(kind):
    """The finder exists; a kind that no rule judges has none."""
    finds = inspect.signature(load(kind.find)).parameters if kind.find else ()

    assert len(finds) == (3 if kind.find else 0)
    assert not (kind.find and kind.keeps)


def test_only_what_is_done_to_the_journal_itself_is_no_rule():
    """All other acts are carried out by a rule, which gets ids."""
    uses = {path: one.use for path, one in RECORDS.items() if isinstance(one, Act)}
    apart = [
        p for p, use in uses.items() if use and not use.startswith("ledger.rules.")
    ]

    assert sorted(apart) == ["drop", "redo", "undo"]


def test_no_word_is_merely_text():
    """Each word has a kind, unless it may be anything at all."""
    texts = {p for p, one in RECORDS.items() for word in one.words if word.kind is TEXT}

    assert texts == {"rules search"}


LOOK_UPS = {"find", "find_lord", "find_anybody", "find_figure"}
# Functions that look names up, but are no finders and not called only by one: and why.
BY_NAME = {
    "common.titles:_title": "a title may be new",
    "fief.families.honours:_fief": "a title is called as it was said",
    "medfan.preparing:_prisoner": "who attacks may have to be thrown for first",
    "siege.scenarios:side_named": "the sides have just been named",
    "common.sealing:_read": "what may be answered depends on the round",
    "common.csv_lines:_player": "a line of a table",
    "common.csv_lines:_territory": "a line of a table, where it may be new",
    "common.values:_one": "position files",
    "common.values:_by": "position files",
    "common.correcting:_by_name": "of the finder `meant`",
    "common.correcting:_text": "of the finder `value`",
    "common.correcting:_value": "of the finder `value`",
    "fief.war.decisions:_shooter": "of the finder `shooting`",
    "fief.families.lords:find_lord": "of finders",
    "fief.families.lords:find_anybody": "of finders",
    "medfan.roster:find_figure": "of finders",
}


def test_rules_look_no_names_up():
    """Only finders do; anything else has a listed reason."""
    home = Path(rules.__file__).parent
    found = set()
    for file in home.rglob("*.py"):
        module = ".".join(file.relative_to(home).with_suffix("").parts)
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and not module.endswith("finding"):
                calls = (
                    one.func for one in ast.walk(node) if isinstance(one, ast.Call)
                )
                named_ = {getattr(f, "attr", getattr(f, "id", "")) for f in calls}
                found |= {f"{module}:{node.name}"} if named_ & LOOK_UPS else set()
    finders = {
        kind.find.removeprefix("ledger.rules.")
        for kind in kinds_of(every_word()).values()
    }

    assert found - finders == set(BY_NAME)


@COMMANDS
def test_a_screen_shows_an_answer(path):
    """Each takes result, words and answer; a group shows what its commands answer."""
    screen = shown(path).screen

    assert (screen == "") == (path in CALLING)
    assert screen == "" or len(inspect.signature(load(screen)).parameters) == 3


@COMMANDS
def test_something_is_said_of_each_word_of_a_command(path):
    """Each word has a name and a purpose; no text is without a word."""
    record, page = RECORDS[path], shown(path)
    told = {word: help_for(word, page) for word in words(record)}
    silent = [
        word.name
        for word, one in told.items()
        if not one.help
        or (not one.metavar and word.kind.reads not in ("flag", "count"))
    ]

    assert silent == []
    assert set(page.helps) <= {word.name for word in words(record)}


@COMMANDS
def test_what_may_write_can_be_tried_before(path):
    """An act has `--dry-run`; a question has nothing of a writer."""
    record = RECORDS[path]
    writes = {word.name for word in record.takes} & {"dry_run", "once", "ruling"}

    assert isinstance(record, (Act, Question))
    assert ("dry_run" in writes or path in BEGINS) == isinstance(record, Act)
    assert isinstance(record, Act) or writes == set()


def test_each_kind_of_word_is_read_said_and_tried():
    """Each kind has one name, a parser, a text, and good words for tests."""
    found = {word.kind.name: word.kind for word in every_word()}
    alone = {"yes", "tally"}  # flags are not read

    assert [
        word.name for word in every_word() if found[word.kind.name] is not word.kind
    ] == []
    reads = {kind.reads for name, kind in found.items() if name not in alone}
    assert reads == set(GOOD)
    assert all(callable(parsers.parser(kind)) for kind in reads)


def test_nothing_is_said_of_what_is_no_kind_and_no_flag():
    """Each table has exactly the kinds and flags of its own commands."""
    tables = {"": SAID} | {g: load(f"commands.shown.{g}.said:SAID") for g in GAMES}
    for game, table in tables.items():
        own = [one for path, one in RECORDS.items() if path.startswith(game)]
        known = {word.kind.name for one in own for word in words(one)}
        known |= {flag for one in own for word in words(one) for flag in word.flags}
        for choice in (one for act in own for one in getattr(act, "choices", ())):
            known |= {choice.kind.name} | ({choice.of.name} if choice.of else set())
        assert set(table) - known == set()
    everything = {key for table in tables.values() for key in table}
    kinds_said = {word.kind.name for word in every_word()} - {"yes", "tally", "seed"}
    assert kinds_said - everything == set()


def kinds_of(words):
    """The kinds of these words and their parts, and those of all choices."""
    found = {}
    left = [one.kind for one in (*words, *all_choices(None))]
    left += [one.of for one in all_choices(None) if one.of]
    while left:
        kind = left.pop()
        found[kind.name] = kind
        left += [part for part in kind.parts if not isinstance(part, str)]
    return found


def test_what_fits_a_kind_can_be_asked_for():
    """Each function exists and fits its arguments; a category of things has names."""
    fits = [kind.fits for kind in kinds_of(every_word()).values() if kind.fits]
    functions = [path for path in fits if ":" in path]
    sorts = {sort for p in fits if ":" not in p and p[0] != "=" for sort in p.split()}

    named = {kind for game in GAMES for kind, field in game_named(game).fields}
    assert [
        p for p in functions if len(inspect.signature(load(p)).parameters) != 2
    ] == []
    assert sorts - named == {"bank"}


def test_words_of_the_rules_are_offered_in_the_readers_language():
    """French words give the same codes as English ones; all mean something."""
    kinds = kinds_of(every_word()).values()
    coded = [one for one in kinds if "code." in one.reads and one.name not in CALLED]
    french = 0
    for kind in coded:
        word = Word("word", kind)
        said, dit = (
            offered(Act("x", words=(word,)), word, {}, Context(None, Words(lang)))
            for lang in ("en", "fr")
        )
        read = parsers.parser(kind.reads)
        codes = [read(one) for one in dit]
        french += dit != said
        assert codes == [read(one) for one in said]
        if kind.reads != "code.cards":  # reference cards have ids of their own
            assert [one for one in said if "_" in one] == []
        for code in codes if kind.find else ():
            load(kind.find)(State(), code, {})

    assert 20 < french < len(coded)


@pytest.mark.parametrize("game", ["free", *GAMES])
def test_what_may_be_chosen_in_a_game_is_what_is_asked_in_its_words(game):
    """Each name has texts; each act with answers may list them."""
    asked = {key.partition(".")[0] for key in every_text("CHOICES", [game])}

    assert {choice.name for choice in all_choices(game)} == asked


@COMMANDS
def test_only_what_takes_answers_may_ask_for_them(path):
    """Choices are named only with `--choose`, and only once."""
    record = RECORDS[path]
    known = getattr(record, "choices", ())
    names = [choice.name for choice in known]

    assert known == () or "choose" in {word.name for word in record.takes}
    assert len(set(names)) == len(names)
