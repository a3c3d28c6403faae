"""The files that people write are as their schemas say, and as they are read."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from commands.texts.siege.listed import meant
from ledger.loading import load
from ledger.rules import game_named, games
from ledger.rules.common.schema import Section
from ledger.rules.siege import scorefile
from ledger.rules.siege.listreader import ListReader
from ledger.state import State
from tests.commands.test_mass_positions import MORE, POSITION, STILL
from tests.commands.test_siege_positions import EMPIRE, FULL, SHOWN
from tests.document import faults, files
from tests.ledger.rules.fief.positions import effect, person, text, village

HOME = Path(__file__).parent.parent
SCHEMAS = files()
SAMPLES = sorted((HOME / "campaigns").glob("*/*.toml"))
FORMS = {
    game: load(f"{game_named(game).read_position.__module__}:FORM") for game in games()
}
# Words under which each game says everything, or nearly so.
FULLEST = {
    "fief": text(
        village("Bourg", "Anne", "Anne.v1=2", building="city", guests=["Bruno"])
        + person("Arnaud", "Anne", "Bourg", titles=["Rouge"], bishop="Sigy", king=True)
        + effect("revolt", at="Bourg", player="Anne")
        + "[hands]\nAnne = 2\n[camps]\nAnne = 1\n"
    ),
    "mass": STILL,
    "siege": FULL,
}


def schema_of(sample):
    """The schema of a file of a sample campaign, by what it is called."""
    game = tomllib.loads((sample.parent / "begin.toml").read_text("utf-8"))["game"]
    kinds = {"begin": "position", "rules": "rules", "plateau": "map"}
    return SCHEMAS[f"{game}.{kinds.get(sample.stem, 'list')}"]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda one: "-".join(one.parts[-2:]))
def test_every_file_of_a_sample_is_as_its_schema_says(sample):
    """Positions, house rules, a map, lists."""
    found = tomllib.loads(sample.read_text("utf-8"))
    assert faults(found, schema_of(sample)) == []


@pytest.mark.parametrize(
    ("game", "page"),
    [*FULLEST.items(), ("siege", SHOWN + EMPIRE), ("mass", POSITION + MORE)],
)
def test_positions_with_every_word_are_as_their_schema_says(game, page):
    """What is written of them as well."""
    data = tomllib.loads(page)
    assert faults(data, SCHEMAS[f"{game}.position"]) == []
    state = State()
    state.put("campaign", "game", game)
    effects, found = game_named(game).read_position(data, state)
    assert found == []
    written = game_named(game).write_position(state.apply(effects))
    assert faults(written, SCHEMAS[f"{game}.position"]) == []


def words(form):
    """Each word of a form, with a file in which it is said wrongly."""
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
        if path not in (("game",), ("ids",))  # asked of before, and passed over
    ],
)
def test_a_word_said_wrongly_is_told_by_the_reader_and_the_schema(game, path, data):
    """No word is declared that is not read, and none is read otherwise."""
    state = State()
    state.put("campaign", "game", game)
    _, found = game_named(game).read_position(data, state)
    assert path in [place for place, _ in found]
    assert faults(data, SCHEMAS[f"{game}.position"]) != []


@pytest.mark.parametrize("game", sorted(FORMS))
def test_a_word_that_no_form_has_is_told_by_both(game):
    """At the top and in every table."""
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
    "field",
    [one for one in scorefile.SCORE if one.type != "any"],
    ids=lambda one: one.key,
)
def test_a_score_is_told_wrong_by_both(field):
    """Words of lists may be written in many ways; what they hold is declared as well."""
    reader = ListReader(meant)
    reader.told(scorefile.SCORE, {field.key: 1.5}, ())
    assert [path for path, _ in reader.faults] == [(field.key,)]
    assert faults({field.key: 1.5}, SCHEMAS["siege.score"]) != []
