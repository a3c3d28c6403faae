"""Names that a game gives exist, and take the arguments of their calls."""

from __future__ import annotations

import ast
import inspect

import pytest

from ledger.loading import load
from ledger.registering import Naming
from ledger.rules import game_named, games
from ledger.rules.game import Game, Honours

# Types that may replace another, as in mypy.
STANDS_FOR = {
    "dict[str, Any]": {"Mapping[str, Any]"},
    "list[dict[str, Any]]": {"Warnings"},
    "Iterable[Finding]": {"list[Finding]", "Iterator[Finding]"},
}


def declared(record, name):
    """The argument types and result type of a function with this name."""
    told = ast.parse(type(record).__annotations__[name], mode="eval").body
    takes, gives = told.slice.elts
    if isinstance(takes, ast.Constant):  # `Callable[...]` is covered by the test below
        return None, ast.unparse(gives)
    return [ast.unparse(one) for one in takes.elts], ast.unparse(gives)


def named():
    """Each function that a game names, with the record that names it."""
    for game in map(game_named, games()):
        for record in filter(None, (game, game.honours)):
            for name, path in record.names.items():
                if type(record).__annotations__[name].startswith("Callable"):
                    yield pytest.param(record, name, path, id=f"{game.name}-{name}")


@pytest.mark.parametrize(("record", "name", "path"), [*named()])
def test_what_a_game_names_takes_what_it_is_called_with(record, name, path):
    """Number and types of arguments agree with the record, and so does the result."""
    takes, gives = declared(record, name)
    signature = inspect.signature(load(path))
    needed = [p for p in signature.parameters.values() if p.default is p.empty]
    taken = [p.annotation for p in needed]
    assert signature.return_annotation in {gives, *STANDS_FOR.get(gives, ())}
    if takes is None:
        assert (name, taken, needed[1].kind) == ("undone", ["State", "bool"], 3)
        return
    assert len(taken) == len(takes)
    for given, wanted in zip(taken, takes, strict=True):
        assert wanted == "Any" or given in {wanted, *STANDS_FOR.get(wanted, ())}


@pytest.mark.parametrize("game", games())
def test_what_a_game_names_beside_its_functions_is_there(game):
    """Answers of reports, odds of battles and tables of cards exist."""
    played = game_named(game)
    paths = [path for _, path in played.reports]
    paths += [path for path in (played.chances, played.cards) if path]
    assert [path for path in paths if load(path) is None] == []


def test_a_record_refuses_a_name_that_it_does_not_declare():
    """A misspelt name is not silently ignored."""
    with pytest.raises(TypeError, match="names nothing like"):
        Game("none", {}, {}, audits="ledger.rules.free.beginning:begin")
    with pytest.raises(TypeError, match="names nothing like"):
        Naming(listed="ledger.rules.fief.families.honours:listed")


def test_what_is_named_is_loaded_once_and_the_usual_stands_for_the_rest():
    """The first game has no phases, the second names them."""
    plain = Game("plain", {}, {})
    assert (plain.phases(None), plain.faults(None)) == ((), [])
    named = Game("named", {}, {}, phases="ledger.rules.fief.facts:phases")
    assert "phases" not in vars(named)
    assert named.phases(None)[0] == "cards"
    assert vars(named)["phases"] is load("ledger.rules.fief.facts:phases")


def test_every_function_of_the_honours_is_named():
    """A title that is not a thing of its own has no default holder."""
    wanted = {name for name in vars(Honours) if not name.startswith("_")}
    assert [set(g.honours.names) for g in map(game_named, games()) if g.honours] == [
        wanted
    ]
