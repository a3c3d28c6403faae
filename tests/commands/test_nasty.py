"""Nasty words in every place: refused, or shown unchanged; never a traceback."""

from __future__ import annotations

import json
import os
import re
import shutil

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from commands.fitting import legible
from ledger.grammar.listing import every
from ledger.naming import clean_name
from tests.effort import examples, tally
from tests.evil_names import EVIL, some
from tests.face import ask, intendant
from tests.good_words import TAME

RECORDS = every()

# Other words that must be right for a call to reach the nasty word.
RIGHT = {
    ("pay", "source"): "bank",
    ("pay", "target"): "Anne",
    ("pay", "remark"): "x",
    ("roll", "expression"): "2d6",
    ("roll", "who"): "Anne",
    ("count", "player"): "Anne",
    ("statement", "player"): "Anne",
    ("treasury", "player"): "Anne",
    ("title grant", "person"): "Anne",
    ("title grant", "title"): "Abbot",
    ("title revoke", "title"): "Abbot",
    ("territory add", "name"): "Pré",
    ("territory add", "owner"): "Anne",
    ("territory claim", "player"): "Bruno",
    ("players add", "name"): "Dora",
    ("players rename", "old"): "Anne",
    ("players rename", "new"): "Anna",
    ("players retire", "name"): "Anne",
    ("correct", "what"): "territory:Vaux.kind",
    ("correct", "value"): "wood",
    ("rules set", "key"): "free.money.unit",
    ("rules set", "value"): "francs",
    ("diff", "file"): "c.db",
    ("log", "player"): "Anne",
    ("log", "kind"): "pay",
}


UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f]")
# These make files of any name.
FILES = {"new", "backup", "import", "export json", "export position", "rules export"}
FILES |= {"fork", "fief tree", "export csv", "export hledger", "export beancount"}
FILES |= {"export sqlite"}


@pytest.fixture(scope="module")
def untouched(tmp_path_factory):
    """A campaign in a folder of its own, which the nasty calls may change."""
    folder = tmp_path_factory.mktemp("nasty")
    file = str(folder / "first.db")
    ask("new", file, "--players", "Anne,Bruno")
    ask("title", "grant", "Abbot", "Anne", "-c", file)
    ask("territory", "add", "Vaux", "--kind", "mine", "--owner", "Anne", "-c", file)
    return folder / "first.db"


@pytest.fixture
def nasty(untouched, here):
    """A fresh copy of the campaign."""
    shutil.copy(untouched, here / "c.db")
    return here


def fresh(untouched):
    """Restores the beginning: everything that nasty calls made is gone."""
    for name in os.listdir():
        shutil.rmtree(name) if os.path.isdir(name) else os.unlink(name)
    shutil.copy(untouched, "c.db")


def tame(said):
    """Asserts what holds for every answer, and returns the answer."""
    tally("calls with nasty or random words")
    assert said.status in (0, 1, 2, 3)
    text = said.out + said.err
    assert "Traceback" not in text
    assert [line for line in text.split("\n") if UNSEEN.search(line)] == []
    return said


def places():
    """Every place for an argument or an option of a command.

    A common option is read by the same code in every place: one command of each
    group of commands stands for all.
    """
    seen = set()
    for path, record in RECORDS.items():
        group = path.split()[0] if " " in path else ""
        common = [word for word in record.takes if (group, word.name) not in seen]
        seen |= {(group, word.name) for word in common}
        for word in (*record.words, *common):
            if word.kind.reads != "flag":
                yield path, word.name, word.kind.name


KINDS = {(path, place): kind for path, place, kind in places()}
PLACES = list(KINDS)
# The first place of each command, and of each kind of word, has words of all groups.
WHOLE = {
    next(place for place in PLACES if same(place) == one)
    for same in (lambda place: place[0], KINDS.__getitem__)
    for one in map(same, PLACES)
}


def call_with(path, place, word):
    """A call of a command, with the nasty word in one place."""
    record = RECORDS[path]
    words = path.split()
    options = []
    for one in (*record.words, *record.takes):
        if one.kind.reads in ("flag", "count"):
            continue
        tame = RIGHT.get((path, one.name), TAME[one.kind.reads])
        said = word if one.name == place else tame
        if one.flags and (one.required or one.name == place):
            options.append(f"{one.flags[-1]}={said}")
        elif not one.flags and (one.required or one.name == place):
            words.append(said)
    return words, options


@pytest.mark.deep
@pytest.mark.parametrize(("path", "place"), PLACES, ids=str)
def test_no_nasty_word_breaks_a_command(nasty, untouched, path, place):
    """Each kind of nasty word is tried in each command, and for each kind of argument.

    Each is shown as text and as JSON, in both languages, if not in the same place.
    """
    length, at = len(path.split()), PLACES.index((path, place))
    words_here = some(at, whole=(path, place) in WHOLE)
    for number, word in enumerate(words_here, at // 2):
        words, options = call_with(path, place, word)
        if place not in ("lang", "language"):
            options.append(f"--lang={('en', 'fr')[number % 2]}")
        if number % 4 < 2:
            options.append("--json")
        said = tame(intendant(*words[:length], *options, "--", *words[length:]))
        if "--json" in options:
            json.loads(said.err or said.out or "{}")
        if path in FILES or number % 40 == 39:
            fresh(untouched)
    if not os.path.exists("c.db"):
        fresh(untouched)
    assert ask("verify", "-c", "c.db")["ok"] is True


PARTIES = 8  # number of tables for the words; similar ones are kept apart
# Screens that show the unit and the phase, of which there is only one at a time.
OF_NOW = ("status", "treasury", "phase")
SCREENS = (
    *("players list", "title list", "territory list", "statement Bruno", "log"),
    *("show 2", "show 3", "verify", "rules export", "export position", "export json"),
    *("export hledger", "export beancount", "rules list", *OF_NOW),
)


def on_screens(screens):
    """Asserts that each screen is tame in French, and a document for scripts."""
    for screen in screens:
        tame(intendant(*screen.split(), "--lang", "fr"))
        said = tame(intendant(*screen.split(), "--json"))
        assert said.status == 0, (screen, said.err)
        json.loads(said.out)


def entered(word):
    """Enters a word as a player, title, territory, kind, remark, unit and phase.

    Returns whether there is now a player of this name.
    """
    plays = intendant("players", "add", "--", word)
    for said in (
        plays,
        intendant("title", "grant", "--", word, "Anne"),
        intendant("territory", "add", "--kind", word, "--", f"{word}x"),
        intendant("pay", "bank", "Bruno", "1", f"--for={word}"),
        intendant("note", "--", word),
        intendant("rules", "set", "--", "free.money.unit", word),
        intendant("rules", "set", "--", "free.clock.phases", word),
        intendant("phase", "next"),
    ):
        assert tame(said).status in (0, 1, 2), (word, said)
    on_screens(OF_NOW)
    return plays.status == 0


@pytest.mark.long
@pytest.mark.parametrize("party", range(PARTIES))
def test_a_name_is_refused_or_shown_literally_everywhere(nasty, party):
    """All screens are tried after the word was used for all sorts of things."""
    names = {clean_name(word) for word in EVIL[party::PARTIES] if entered(word)}
    on_screens(SCREENS)
    assert names <= {*ask("players")["players"]}
    shown = intendant("players").out
    whole = {name for name in names if name.isprintable()}
    assert {name for name in whole if legible(name) not in shown} == set()
    assert len(names) > 5
    export_and_import_agree()


def export_and_import_agree():
    """JSON export and import give the same journal; a position, the same facts."""
    ask("export", "json", "-o", "all.json")
    ask("import", "all.json", "-o", "again.db")
    heads = [ask("verify", "-c", name)["head"] for name in ("c.db", "again.db")]
    assert heads[0] == heads[1]
    ask("export", "position", "-o", "p.toml", "-c", "c.db")
    ask("rules", "export", "-o", "r.toml", "-c", "c.db")
    ask("new", "p.db", "--from", "p.toml", "--rules", "r.toml")
    for question in ("treasury", "title list", "territory list", "players"):
        words = question.split()
        assert ask(*words, "-c", "p.db") == ask(*words, "-c", "c.db")


WORDS = st.one_of(
    st.sampled_from(sorted({part for path in RECORDS for part in path.split()})),
    st.sampled_from(
        ["--json", "--dry-run", "--for", "--dice", "--seed", "-c", "--", "-o"]
    ),
    st.sampled_from(
        ["--at", "--turn", "--to", "--once", "--ruling", "--lang=fr", "--last"]
    ),
    st.sampled_from(
        ["Anne", "Bruno", "bank", "Vaux", "1", "2", "2d6", "next", "money"]
    ),
    st.sampled_from(EVIL),
    st.text(max_size=5),
)


@given(
    st.one_of(
        st.lists(WORDS, max_size=8),
        st.builds(
            lambda path, words: [*path.split(), *words],
            st.sampled_from(sorted(RECORDS)),
            st.lists(WORDS, max_size=6),
        ),
    )
)
@example(["run", "-"])
@example(["run", "c.db"])
@example(["new", "x.db", "--from", "c.db"])
@example(["rules", "load", "c.db"])
@example(["import", "c.db"])
@settings(max_examples=examples(400))
def test_any_words_at_all_are_answered(nasty, untouched, words):
    """The status is one of ours, without an exception or invisible characters."""
    words = [word for word in words if not word.endswith("-completion")]
    tame(intendant(*words, stdin="treasury\nfrob\n"))
    if not os.path.exists("c.db") or os.path.getsize("c.db") > 300_000:
        fresh(untouched)


@given(st.text(max_size=40))
@settings(max_examples=examples(150))
def test_any_script_line_is_answered(nasty, text):
    """The line may hold anything."""
    tame(intendant("run", "-", "--json", stdin=f"pay bank Anne 1\n{text}\n"))


@given(st.binary(max_size=200))
@settings(max_examples=examples(100))
def test_any_file_is_answered(nasty, data):
    """The file is tried as position, house rules, script, export and campaign."""
    with open("file", "wb") as file:
        file.write(data)
    for call in (
        ["new", "x.db", "--from", "file"],
        ["new", "x.db", "--rules", "file"],
        ["rules", "load", "file", "--dry-run"],
        ["import", "file", "-o", "x.db"],
        ["treasury", "-c", "file"],
    ):
        tame(intendant(*call))
        tame(intendant(*call, "--json"))
        if os.path.exists("x.db"):
            os.unlink("x.db")
