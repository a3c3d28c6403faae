"""Names that a game gives exist, and take the arguments of their calls."""

from __future__ import annotations

import ast
import inspect

import pytest

from ledger.loading import load
from ledger.registering import Naming
from ledger.rules import game_named, games
from ledger.rules.game import Game, Honours, Outcome, warning
from ledger.rules.topic import Answer, Topic
from ledger.state import State
from ledger.table import Table

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


def test_what_a_game_does_not_name_is_nothing():
    """Of no kind: no faults, effects, phases, views, odds."""
    plain, state, table = Game("plain", {}, {}), State(), Table()
    assert list(plain.faults(state)) == plain.begin(state, ["player:Anne"]) == []
    assert plain.end_phase(state, table) is plain.end_turn(state, table) is None
    assert plain.due(state) == plain.undone(state, turn=True) == []
    assert plain.to_act(state) == plain.acting(state) == plain.notes(state) == []
    assert (plain.under_way(state), plain.views(), plain.topics) == (False, "", {})
    assert plain.land("forest", lambda *_: "wood") == "forest"
    assert plain.may_change(state, table, "territory:Vaux") is None
    assert plain.leave(state, "player:Anne") == []
    assert plain.paying(state, table, "bank", "player:Anne") == []
    assert plain.bank_floor(state) is None
    assert plain.explains(state, "player:Anne") == []
    assert plain.decided(None, "") is plain.fight(None, state) is None
    shown = {}
    assert plain.status(shown, state, None) is None
    assert (shown, plain.board(state, "territory:Vaux")) == ({}, {})
    assert (plain.read_position, plain.write_position) == (None, None)


def test_a_territory_has_an_owner_and_a_kind_where_a_game_says_no_more():
    """Without a kind nothing is noted, and nobody may own it."""
    plain, state, table, land = (
        Game("plain", {}, {}),
        State(),
        Table(),
        "territory:Vaux",
    )
    assert plain.added(state, table, land, None) == []
    (kind,) = plain.added(state, table, land, "hill")
    assert kind[:4] == (land, "kind", None, "hill")
    (owner,) = plain.hand_over(state, land, "player:Anne")
    assert owner[:4] == (land, "owner", None, "player:Anne")
    assert plain.owner_of(state, land) is None
    state.apply([owner])
    assert plain.owner_of(state, land) == "player:Anne"
    assert plain.hand_over(state, land, None)[0].after is None


def test_a_topic_is_what_it_is_made_of():
    """What is not said is empty; everybody answers for himself, and nobody ties."""
    words = {"kind": "lord", "vocabulary": "tactic", "first": "vote", "second": "again"}
    topic = Topic("fief elect", "votes", ":", **words)
    assert {word: getattr(topic, word) for word in words} == words
    assert (topic.act, topic.word, topic.sign) == ("fief elect", "votes", ":")
    plain = Topic("fief auction", "bids")
    assert (plain.sign, {getattr(plain, word) for word in words}) == ("=", {""})
    assert plain.values is None
    assert plain.wanted(State()) is True
    assert plain.who(State(), "player:Anne", ()) == "player:Anne"
    assert plain.tied([Answer("player:Anne", "1"), Answer("player:Bruno", "1")]) == []


def test_an_outcome_has_no_effects_unless_it_says_so():
    """A warning has a key, a rule if there is one, and facts."""
    bare = Outcome({"a": 1}, {"b": 2})
    assert bare[2:] == ((), (), (), (), None, None)
    assert warning("x", near=1) == {"key": "x", "rule": None, "facts": {"near": 1}}
    assert warning("x", rule="R1") == {"key": "x", "rule": "R1", "facts": {}}
