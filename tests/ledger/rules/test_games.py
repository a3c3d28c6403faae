"""What a game names is there, and takes what it is called with."""

from __future__ import annotations

import ast
import inspect

import pytest

from ledger.loading import load
from ledger.registering import Naming
from ledger.rules import game_named, games
from ledger.rules.game import Game, Honours

# What one type may stand for another, as mypy has it.
STANDS_FOR = {
    "dict[str, Any]": {"Mapping[str, Any]"},
    "list[dict[str, Any]]": {"Warnings"},
    "Iterable[Finding]": {"list[Finding]", "Iterator[Finding]"},
}


def declared(record, name):
    """The types that a function of this name takes, and the one that it gives."""
    told = ast.parse(type(record).__annotations__[name], mode="eval").body
    takes, gives = told.slice.elts
    if isinstance(takes, ast.Constant):  # `Callable[...]`: told in the test below
        return None, ast.unparse(gives)
    return [ast.unparse(one) for one in takes.elts], ast.unparse(gives)


def named():
    """Each function that a game names, by the record that names it."""
    for game in map(game_named, games()):
        for record in filter(None, (game, game.honours)):
            for name, path in record.names.items():
                yield pytest.param(record, name, path, id=f"{game.name}-{name}")


@pytest.mark.parametrize(("record", "name", "path"), [*named()])
def test_what_a_game_names_takes_what_it_is_called_with(record, name, path):
    """As many things as the record declares, of the same types, and gives the same."""
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
    """The answers of its reports, the chances of its battles, the tables of its cards."""
    played = game_named(game)
    paths = [path for _, path in played.reports]
    paths += [path for path in (played.chances, played.cards) if path]
    assert [path for path in paths if load(path) is None] == []


def test_a_record_refuses_a_name_that_it_does_not_declare():
    """A slip of the pen is no silent default."""
    with pytest.raises(TypeError, match="names nothing like"):
        Game("none", {}, {}, audits="ledger.rules.free.beginning:begin")
    with pytest.raises(TypeError, match="names nothing like"):
        Naming(listed="ledger.rules.fief.families.honours:listed")


def test_what_is_named_is_loaded_once_and_the_usual_stands_for_the_rest():
    """The first game says that its phases are none, the second names them."""
    plain = Game("plain", {}, {})
    assert (plain.phases(None), plain.faults(None)) == ((), [])
    named = Game("named", {}, {}, phases="ledger.rules.fief.facts:phases")
    assert "phases" not in vars(named)
    assert named.phases(None)[0] == "cards"
    assert vars(named)["phases"] is load("ledger.rules.fief.facts:phases")


def test_every_function_of_the_honours_is_named():
    """There is no usual way to hold a title that is no thing of its own."""
    wanted = {name for name in vars(Honours) if not name.startswith("_")}
    assert [set(g.honours.names) for g in map(game_named, games()) if g.honours] == [
        wanted
    ]
