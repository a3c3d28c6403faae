"""A game's own screens and texts: everything that its face names exists."""

from __future__ import annotations

import inspect
from collections.abc import Mapping

import pytest

from commands.faces import FREE, Face, face_of
from commands.handling import Hands
from ledger.loading import load
from ledger.rules import games
from tests.ledger.rules.test_games import declared

OTHERS = {"Hands": Hands}  # records of their own


def named():
    """Each name of each face, with its object."""
    for game in games():
        for name, path in face_of(game).names.items():
            yield pytest.param(face_of(game), name, load(path), id=f"{game}-{name}")


@pytest.mark.parametrize(("face", "name", "found"), [*named()])
def test_what_a_face_names_is_such_as_is_asked_for(face, name, found):
    """A function takes all arguments with which it is called; texts are a table."""
    kind = Face.__annotations__[name]
    if kind == "Screen" or "Callable" in kind:
        wanted = 2 if kind == "Screen" else len(declared(face, name)[0])
        taken = inspect.signature(found).parameters.values()
        assert len([p for p in taken if p.default is p.empty]) == wanted
    else:
        assert isinstance(
            found, OTHERS.get(kind, tuple if "tuple" in kind else Mapping)
        )


@pytest.mark.parametrize("game", games())
def test_pictures_are_made_by_somebody(game):
    """A picture is drawn by a function of the screen's facts, answer and words."""
    made = [load(path) for path in face_of(game).pictures.values()]
    assert [one for one in made if len(inspect.signature(one).parameters) != 3] == []


def test_a_game_without_a_face_shows_what_every_game_shows():
    """The same is true if there is no game at all."""
    assert [face_of(one) for one in ("free", None, "no such game")] == [FREE] * 3
