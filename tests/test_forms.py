"""Files that people write agree with their schemas, and with how they are read."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
import tomlkit

from commands.texts.siege.listed import meant
from ledger.loading import load
from ledger.rules import game_named, games
from ledger.rules.common.schema import Section
from ledger.rules.fief.board.map_file import FORM as MAP
from ledger.rules.fief.board.map_file import read_map
from ledger.rules.settings import settings
from ledger.rules.settings_file import read
from ledger.rules.siege import tally_file
from ledger.rules.siege.listfile import LIST
from ledger.rules.siege.listreader import ListReader
from ledger.state import State
from tests.document import faults, files

HOME = Path(__file__).parent.parent
SCHEMAS = files()
SAMPLES = sorted((HOME / "campaigns").glob("*/*.toml"))
FORMS = {
    game: load(f"{game_named(game).read_position.__module__}:FORM") for game in games()
}
# Positions that use every word of their form.
FULLEST = {
    path.stem: tomllib.loads(path.read_text("utf-8"))
    for path in (HOME / "tests" / "fixtures" / "positions").glob("*.toml")
}
# Words of a position that are never needed: given in another way, or not at all.
PLAIN = {("ids",), ("holding",), ("fact",)}
PASSED = {
    "fief": {("territory",), ("title",)},
    "mass": {("phase",)},  # there are no phases
    "medfan": {("territory", "kind"), ("phase",)},
}


def schema_of(sample):
    """The schema of a sample campaign's file, by the file's name."""
    game = tomllib.loads((sample.parent / "begin.toml").read_text("utf-8"))["game"]
    kinds = {"begin": "position", "rules": "rules", "plateau": "map"}
    return SCHEMAS[f"{game}.{kinds.get(sample.stem, 'list')}"]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda one: "-".join(one.parts[-2:]))
def test_every_file_of_a_sample_is_as_its_schema_says(sample):
    """Positions, house rules, maps and lists agree with their schemas."""
    found = tomllib.loads(sample.read_text("utf-8"))
    assert faults(found, schema_of(sample)) == []


def said(page):
    """The words that a position uses, at the top and in its tables."""
    for key, value in page.items():
        yield (key,)
        for table in value if isinstance(value, list) else ():
            yield from ((key, word) for word in table if isinstance(table, dict))


@pytest.mark.parametrize("game", sorted(FORMS))
def test_every_word_of_a_form_is_read_and_written(game):
    """A position is written in its form's own words, as the schema says."""
    page, form = FULLEST[game], FORMS[game]
    state = State()
    state.put("campaign", "game", game)
    effects, found = game_named(game).read_position(page, state)
    written = game_named(game).write_position(state.apply(effects))
    every = {(part.key,) for part in form.parts} | {
        (part.key, field.key)
        for part in form.parts
        if isinstance(part, Section)
        for field in part.fields
    }
    unsaid = {path for path in every if path[:1] in PLAIN} | PASSED.get(game, set())
    assert set(said(page)) == every - unsaid
    assert found == []
    assert set(said(written)) == set(said(page))
    assert faults(page, SCHEMAS[f"{game}.position"]) == []
    assert faults(written, SCHEMAS[f"{game}.position"]) == []


def words(form):
    """Each word of a form, with a file in which its value is wrong."""
    for part in form.parts:
        if not isinstance(part, Section):
            if part.type != "any":
                yield (part.key,), {part.key: 1.5}
            continue
        yield (part.key,), {part.key: 1.5}
        for field in part.fields:
            if field.type != "any":
                yield (part.key, 0, field.key), {part.key: [{field.key: 1.5}]}


@pytest.mark.parametrize(
    ("game", "path", "data"),
    [
        pytest.param(game, path, data, id=f"{game}-{'.'.join(map(str, path))}")
        for game, form in FORMS.items()
        for path, data in words(form)
        if path not in (("game",), ("ids",))  # asked about before, and skipped
    ],
)
def test_a_word_said_wrongly_is_told_by_the_reader_and_the_schema(game, path, data):
    """Reader and schema refuse the same wrong values: each declared word is read."""
    state = State()
    state.put("campaign", "game", game)
    _, found = game_named(game).read_position(data, state)
    assert path in [place for place, _ in found]
    assert faults(data, SCHEMAS[f"{game}.position"]) != []


@pytest.mark.parametrize("game", sorted(FORMS))
def test_a_word_that_no_form_has_is_told_by_both(game):
    """A word that no form has is refused at the top and in every table."""
    for part in FORMS[game].parts:
        if isinstance(part, Section):
            data = {"colour": 1, part.key: [{"colour": 1}]}
            state = State()
            state.put("campaign", "game", game)
            _, found = game_named(game).read_position(data, state)
            places = [path for path, fault in found if fault.code == "position.key"]
            assert places == [("colour",), (part.key, 0, "colour")]
            assert faults(data, SCHEMAS[f"{game}.position"]) != []


@pytest.mark.parametrize(
    ("path", "data"),
    [
        pytest.param(path, data, id=".".join(map(str, path)))
        for path, data in words(MAP)
        if path != ("game",)
    ],
)
def test_a_word_of_a_map_said_wrongly_is_told_by_both(path, data):
    """Reader and schema refuse the same wrong values of a map, and words it lacks."""
    assert path in [place for place, _ in read_map(data, State())[1]]
    assert faults(data, SCHEMAS["fief.map"]) != []
    for wrong in ({"colour": 1}, {"game": "siege"}, {path[0]: [{"colour": 1}]}):
        assert read_map(wrong, State())[1] != []
        assert faults(wrong, SCHEMAS["fief.map"]) != []


# What no house rule of a type may have.
NEVER = {
    "word": ("no such word", 1, True),
    "text": (1, "x" * 81, []),
    "number": ("3", True, [3]),
    "word_or_number": ("no such word", True, []),
    "flag": (1, "true", 0),
    "words": ("x", [1], ["x", "x"]),
    "texts": ("x", [1], ["x" * 81]),
    "words_of_names": ("x", {"x": 1}),
    "fraction": ([1], [0, 1], [1, 1000], "1/2"),
    "numbers": ([], ["x"], 3),
    "counts": ([], ["x"], 3),
    "levels": (3, {"x": "y"}, ["x"]),
    "faces": (3, {"no such face": 1}, ["x"]),
    "span": ([1], [1, 2, 3], ["x", "y"]),
}
HOUSE_RULES = {
    f"{game}/{key}": one for game in games() for key, one in settings(game).items()
}


def nested(key, value):
    """What a line of a file of house rules says, as it is read."""
    for part in reversed(key.split(".")):
        value = {part: value}
    return value


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_a_house_rule_that_is_wrong_is_told_by_both(name):
    """The program refuses what the schema does: types, bounds and words of a value."""
    (game, _, key), one = name.partition("/"), HOUSE_RULES[name]
    beyond = (one.least - 1, one.most + 1) if one.type == "number" else ()
    for value in (1.5, *NEVER[one.type], *beyond):
        whole = nested(key, value)
        assert read(tomlkit.dumps(whole), game)[1] != [], value
        assert faults(whole, SCHEMAS[f"{game}.rules"]) != [], value


@pytest.mark.parametrize("game", sorted(FORMS))
def test_a_house_rule_that_no_game_has_is_told_by_both(game):
    """A key that is spelt wrong is refused at the top and in each table."""
    tables = {key.rpartition(".")[0] for key in settings(game)}
    for key in ("colour", *(f"{table}.colour" for table in tables)):
        assert read(f"{key} = 1\n", game)[1] != []
        assert faults(nested(key, 1), SCHEMAS[f"{game}.rules"]) != []


@pytest.mark.parametrize(
    "field",
    [one for one in LIST if one.type != "any"],
    ids=lambda one: one.key,
)
def test_a_list_is_told_wrong_by_both(field):
    """Words of a list with values of a wrong type are refused by reader and schema."""
    reader = ListReader(meant)
    reader.read_words(LIST, {field.key: 1.5}, ())
    assert [path for path, _ in reader.faults] == [(field.key,)]
    assert faults({field.key: 1.5}, SCHEMAS["siege.list"]) != []


@pytest.mark.parametrize(
    "field",
    [one for one in tally_file.SCORE if one.type != "any"],
    ids=lambda one: one.key,
)
def test_a_score_is_told_wrong_by_both(field):
    """List words may be written in many ways; their values are declared as well."""
    reader = ListReader(meant)
    reader.read_words(tally_file.SCORE, {field.key: 1.5}, ())
    assert [path for path, _ in reader.faults] == [(field.key,)]
    assert faults({field.key: 1.5}, SCHEMAS["siege.score"]) != []
