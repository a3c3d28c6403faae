"""The quick reader reads calls as Typer does, and generated files are up to date."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import commands
from commands import app, parsers
from commands.call import Call, Unusual, parse
from commands.manual import pages
from ledger.errors import Refusal
from ledger.grammar import typed
from ledger.grammar.listing import every
from tests.effort import examples
from tests.face import intendant
from tests.good_words import GOOD

HOME = Path(commands.__file__).parent.parent
RECORDS = every()
BAD = st.sampled_from(
    [
        "0",
        "-1",
        "x",
        "",
        "--frob",
        "-z",
        "next",
        "de",
        "9" * 30,
        "=",
        "--",
        "-5",
        "--for",
    ]
)


@pytest.fixture
def typer_reads():
    """Reads a call with Typer, which gives the command and its arguments."""

    def read(words):
        call = app.heard(list(words))
        assert isinstance(call, Call), words
        return call.path, call.args, call.common

    return read


def lane_reads(words):
    """Reads a call with the lane."""
    record, args, common = parse(words)
    return record.path, args, common


def good(kind):
    """Any good word of a kind."""
    return st.sampled_from(GOOD[kind.reads])


def _option(word, draw):
    """A way to write an option: apart, with =, or close to a short flag."""
    flag = draw(st.sampled_from(word.flags))
    if word.kind.reads == "flag":
        return [[flag]]
    if word.kind.reads == "count":
        return [[flag]] * draw(st.integers(1, 3))
    value = draw(good(word.kind))
    ways = [[flag, value]]
    if flag.startswith("--"):
        ways.append([f"{flag}={value}"])
    elif value and not value.startswith("="):
        ways.append([flag + value])
    return [draw(st.sampled_from(ways))]


@st.composite
def calls(draw):
    """A call of some command, with arguments and options in any order."""
    path = draw(st.sampled_from(sorted(RECORDS)))
    record = RECORDS[path]
    own = [*typed(record), *(word for word in record.takes if not word.flags)]
    places = [word for word in own if not word.flags]
    arguments, parts = [], []
    for word in own:
        if word.flags:
            if word.required or draw(st.booleans()):
                parts += _option(word, draw)
                if word.many and draw(st.booleans()):
                    parts += _option(word, draw)
        elif word.required or (
            len(arguments) == places.index(word) and draw(st.booleans())
        ):
            many = draw(st.integers(1, 3)) if word.many else 1
            arguments += [draw(good(word.kind)) for _ in range(many)]
    for word in record.takes:
        if word.flags and draw(st.integers(0, 3)) == 0:
            parts += _option(word, draw)
    # Arguments keep their order; options stand anywhere between them.
    for part in parts:
        at = draw(st.integers(0, len(arguments)))
        arguments.insert(at, part)
    flat = []
    for part in arguments:
        flat += part if isinstance(part, list) else [part]
    return [*path.split(), *flat]


@given(calls())
@settings(max_examples=examples(600))
def test_the_lane_reads_a_well_formed_call_as_typer_does(typer_reads, words):
    """The same command, the same words, the same common options."""
    assert lane_reads(words) == typer_reads(words)


@given(calls(), st.lists(st.tuples(BAD, st.integers(0, 8)), max_size=2))
@settings(max_examples=examples(600))
def test_what_the_lane_reads_at_all_typer_reads_alike(typer_reads, words, bad):
    """For malformed calls, the lane falls through, or both refuse, or both agree.

    Where a word is wrong and a file is missing, either may be told first.
    """
    for word, at in bad:
        words.insert(len(words) - min(at, len(words) - 1), word)
    both_read_alike(typer_reads, words)


def both_read_alike(typer_reads, words):
    """The lane leaves a call to Typer, or refuses or reads it as Typer does."""
    try:
        told = lane_reads(words)
    except Unusual:
        return
    except Refusal as refusal:
        told = refusal.status
    if isinstance(told, int):
        assert {told, app.judge(words).status} <= {2, 3}
        return
    assert told == typer_reads(words)


# No command begins with a letter, a flag or nothing, or is only the name of a group.
NO_CALL = ["a", "b", "c", "title", "siege", "--json", "-c", "--", ""]


@given(st.lists(st.sampled_from(NO_CALL)))
def test_words_that_are_no_call_fall_through(words):
    """Typer judges such words: the lane neither reads nor refuses anything."""
    with pytest.raises(Unusual):
        parse(words)


@given(st.lists(st.sampled_from([*RECORDS, *NO_CALL])))
def test_words_of_several_calls_are_read_as_typer_reads_them(typer_reads, words):
    """Words of several commands follow each other, with flags and others in between."""
    flat = [part for word in words for part in word.split(" ")]
    both_read_alike(typer_reads, flat)


@pytest.mark.parametrize("kind", GOOD)
def test_every_good_word_is_one(kind):
    """Calls drawn from these words are well formed."""
    assert [word for word in GOOD[kind] if refused(kind, word)] == []


def refused(kind, word):
    """Whether a word is not of its kind."""
    try:
        parsers.parser(kind)(word)
    except Refusal:
        return True
    return False


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_pages_of_the_manual_are_up_to_date(lang):
    """`templates/help` agrees with the records: `make tree`."""
    from commands.texts import Words
    from tools.manual import text

    file = HOME / "templates" / "help" / f"{lang}.txt"
    assert file.read_text("utf-8") == text(Words(lang))


def test_every_command_has_a_page():
    """Each page shows how its command is called."""
    found = pages("en")
    assert set(RECORDS) <= set(found)
    for path in RECORDS:
        assert found[path].startswith(f"Usage: intendant {path}")


def test_no_line_of_a_page_is_too_wide():
    """Pages fit a terminal of eighty columns."""
    for lang in ("en", "fr"):
        lines = "\n".join(pages(lang).values()).splitlines()
        assert [line for line in lines if len(line) > 80] == []


def test_pages_are_printed_without_any_file_but_their_own(here):
    """`--help` needs no campaign."""
    from tests.face import intendant

    for path in RECORDS:
        said = intendant(*path.split(), "--help")
        assert (said.status, said.out) == (0, pages("en")[path])


def test_what_a_command_does_not_use_it_does_not_offer():
    """A question takes no dice, no key and no ruling."""
    common = {path: {word.name for word in one.takes} for path, one in RECORDS.items()}
    assert common["treasury"] == {"campaign", "json", "lang"}
    assert "dice" not in common["pay"]
    assert {"dice", "seed", "dry_run", "once"} <= common["roll"]
    shows = {
        path for path, options in common.items() if not {"json", "lang"} <= options
    }
    assert shows == {
        "board",
        "league watch",
        "serve",
        "shell",
    }  # these groups call commands that ask
    assert json.dumps(sorted(common["new"])) == '["json", "lang"]'


@pytest.mark.parametrize(
    "words", ["--lang fr pay", "fief --lang=fr buy", "-c x.db pay"]
)
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            "must come after the command, not before it\nhint: as in `intendant COMMAND … ",
        ),
        (
            "fr",
            "doit se placer après la commande, et non avant\nconseil : par exemple `intendant COMMANDE … ",
        ),
    ],
)
def test_an_option_before_its_command_is_told_where_it_stands(
    here, monkeypatch, words, lang, told
):
    """An option before its command is refused with its place, unknown ones as such."""
    monkeypatch.setenv("INTENDANT_LANG", lang)
    said = intendant(
        *words.replace("fr ", f"{lang} ").replace("=fr", "=" + lang).split()
    )
    assert said.status == 2
    assert told in said.err.replace("\xa0", " ")
    assert told not in intendant("--bogus", "pay").err.replace("\xa0", " ")


@pytest.mark.parametrize(
    "words",
    ["fief --json", "medfan odds --json", "--json", "fief -c x.db", "fief --as=Anne"],
)
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "a command is missing\nhint: possible: "),
        ("fr", "il manque une commande\nconseil : choix possibles : "),
    ],
)
def test_an_option_without_any_command_is_told_that_one_is_missing(
    here, monkeypatch, words, lang, told
):
    """Options and their values are no command."""
    monkeypatch.setenv("INTENDANT_LANG", lang)
    said = intendant(*words.split())
    asked, hint = told.split("\n")[0], told.partition(": ")[2]
    assert said.status == 2
    if "--json" not in words:
        assert told in said.err.replace("\xa0", " ")
    else:
        assert said.refusal["message"] == asked
        assert said.refusal["hint"].replace("\xa0", " ").startswith(hint.rstrip())
